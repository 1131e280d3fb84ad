# The owner's copy: what is wrong with a pack, what two packs differ in, what the command says.

pack-at-line = { $file }, line { $line }: { $what }
pack-at-file = { $file }: { $what }
pack-by-rule = { $what } ({ $rule })

pack-file-missing = the file is missing
pack-file-unknown = no such file belongs to a pack
pack-file-large = the file is larger than { $most } KB
pack-file-unusable = the file cannot be read
pack-link = a link to another file is not taken
pack-encoding = not written in UTF-8
pack-control = a character that cannot be shown
pack-not-csv = cannot be read as a CSV table
pack-column-missing = there is no column “{ $column }”
pack-column-twice = a column stands there twice
pack-lines = more than { $most } lines
pack-cells = { $found } cells instead of { $wanted }
pack-twice = “{ $name }” stands already in line { $first }
pack-cell-long = { $column } is longer than { $most } letters
pack-cell-empty = { $column } is empty
pack-number = { $column } is “{ $text }”, a number from { $low } to { $high } is needed
pack-many-words = { $column } has too many words, or one twice; { $most } at most
pack-unknown = { $column } is “{ $text }”, which is not known
pack-unknown-meant = { $column } is “{ $text }”, which is not known; did you mean “{ $meant }”?
pack-id = { $column } is “{ $text }”; small letters a–z, digits and _ make an id
pack-text = { $column } is blank
pack-card-number = { $column } is “{ $text }”; 1 to 999, or H1 to H999, is needed
pack-players = { $column } is “{ $text }”; numbers of players such as “2 3” are needed
pack-availability = { $column } is “{ $text }”; start, pool, 1807 or card:id is needed
pack-commitments = { $column } is “{ $text }”; pieces such as russia:leader=1;sp=4 are needed
pack-place-twice = “{ $name }” is an area and a Zone
pack-shared = { $name } is shared with its own owner
pack-capital-abroad = { $name } is the capital of { $nation }, which does not own it
pack-capital-missing = no area is the capital of { $nation }
pack-line-to-itself = { $name } is joined to itself
pack-strait-zone = a strait needs its Zone
pack-not-strait = only a strait has a Zone and ports
pack-unconnected = { $name } cannot be reached from the rest of the map
pack-zone-alone = { $name } borders no other Zone
pack-guard = { $name } guards a passage but is no Fortress
pack-point-of-nothing = there is no { $kind } “{ $name }”
pack-point-missing = { $name } has no point in layout.csv
pack-land = no area belongs to “{ $land }”, which cards speak of
pack-needed = there is no “{ $id }”, which { $why } needs
pack-nations = the nations must be, in this order: { $nations }
pack-nation-kind = { $nation } is of the wrong kind; the five Powers come first, then the four Minors
pack-keys = { $nation } has { $said } Keys at the start, areas.csv gives it { $found }
pack-hand = { $nation } has a least hand that is larger than the largest
pack-track = the columns must be, in this order: { $boxes }
pack-counter-leader = counters of 6 and 8, and only they, need a leader to move
pack-no-counters = { $nation } has no counters
pack-leader-nation = { $name } must serve { $nation }
pack-leader-card = { $name } comes with the card “{ $card }”, which is not there
pack-squadron-dice = { $column } is { $said }, nations.csv says { $found } for { $nation }
pack-card-number-twice = the card number { $number } stands already in line { $first }
pack-deck = { $found } cards instead of { $wanted }
pack-effect = no card of ours has the effect “{ $text }”
pack-effect-meant = no card of ours has the effect “{ $text }”; did you mean “{ $meant }”?
pack-amount = the effect “{ $text }” has no number to change; these have one: { $known }
pack-effect-timing = the effect “{ $text }” needs the timing “{ $timing }”
pack-effect-home = the effect “{ $text }” belongs to a Home card
pack-war-effect = a Foreign War has its own effect: leave the effect of { $name } empty
pack-war-pieces = the Foreign War { $name } takes no pieces: fill in fw_commit
pack-home-card = { $name } must stay a Home card of { $nation }
pack-home-new = { $name } cannot be a Home card: those of the game are fixed
pack-start-leader = leader is filled in for leaders, and only for them
pack-start-nation = { $name } does not serve { $nation }
pack-start-one = a leader or a Flag is placed one at a time
pack-start-zone = { $name } is a Zone; only Squadrons begin there
pack-start-port = { $name } has no port for a Squadron
pack-start-twice = { $name } is placed twice
pack-start-many = { $found } of { $piece } for { $nation }, the box has { $most }
pack-standing = { $nation } stands { $found } times instead of once in { $scenario } for { $players }
pack-hash = the tables of “{ $name }” do not fit its hash
pack-name = a pack needs a name of at most { $longest } letters
pack-no-game = { $game } takes no packs
pack-too-many = { $most } packs are being played already; try again later
pack-unplayable = the scenario { $scenario } cannot begin: { $problem }
pack-unreadable = { $problem }

pack-diff-gone = { $file }: { $name } is left out
pack-diff-new = { $file }: { $name } is new
pack-diff-cell = { $file }: { $name }, { $column }: { $old } → { $new }

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
