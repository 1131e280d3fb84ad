# What the command for packs says.

cli-pack-new = The tables are in { $folder }; README.md there tells how to fill them in.
cli-pack-folder-full = { $folder } is not empty; nothing was written
cli-pack-not-folder = there is no folder { $folder }
cli-pack-unknown = there is neither a folder nor a pack called { $name }
cli-pack-sound = The pack “{ $name }” is sound: { $areas } areas, { $lines } lines, { $cards } cards, { $leaders } leaders. Hash { $hash }.
cli-pack-faults = { $count ->
    [one] One fault; the pack cannot be played with.
   *[other] { $count } faults; the pack cannot be played with.
  }
cli-pack-same = No difference.
cli-pack-differences = { $count ->
    [one] One difference.
   *[other] { $count } differences.
  }
cli-pack-used = Tables can now be played with the pack “{ $name }” (hash { $hash }).
cli-pack-unsound = the pack cannot be used: { $what }
cli-pack-no-inspect = this record is played with the pack “{ $name }”; inspect reads positions of the built-in tables only
