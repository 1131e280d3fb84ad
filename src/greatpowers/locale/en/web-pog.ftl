### The Paths of Glory table in the browser. Spaces, units, cards, nations and sides come in as ready names.

web-pog-board = { $board ->
    [europe] Europe
   *[near_east] Near East
}
web-pog-board-how = map; arrow keys go along the links, Enter chooses
web-pog-boards = Boards
web-pog-door = To the other board: { $to }
web-pog-overlays = Overlays
web-pog-overlay = { $overlay ->
    [supply] Supply
    [control] Control
    [victory] Victory
   *[forts] Forts
}
web-pog-reserves = Reserves
web-pog-zoom = Zoom
web-pog-zoom-in = Zoom in
web-pog-zoom-out = Zoom out
web-pog-zoom-all = Show the whole board
web-pog-percent = { $percent }%
web-pog-out-of-supply = out of supply
web-pog-oos = OOS
web-pog-turn = Turn
web-pog-phase = Phase
web-pog-round-of = { $phase } · round { $round } of { $rounds }
web-pog-turn-round = { $turn } · round { $round }/{ $rounds }
web-pog-vp-short = VP
web-pog-you = you
web-pog-seat = { $side } · { $name }
web-pog-status-of = { $label } { $side } { $number }
web-pog-tab = { $tab ->
    [map] Map
    [question] Question
    [hand] Hand
    [log] Log
   *[table] Table
}
web-pog-sheet = Draw the sheet up or down
web-pog-card-status = War status
web-pog-card-combat = Combat
web-pog-card-removed = Removed if event
web-pog-card-hidden = A card nobody shows you: { $side }
web-pog-card-of = Card { $number } of { $count } · swipe
web-pog-use = { $use ->
    [ops] Operations
    [sr] Redeployment
    [rp] Replacements
   *[event] Event
}
web-pog-use-how = { $card }: how?
web-pog-use-about = { $count ->
    [one] One way to use it.
   *[other] { $count } ways to use it.
} The map shows what the marked one allows.
web-pog-attackers = Attackers · { $strength }
web-pog-defenders = Defender · { $strength }
web-pog-you-fire = You fire
web-pog-they-fire = They fire
web-pog-flank = Flank attempt
web-pog-combat-cards = Combat cards
web-pog-odds = Odds
web-pog-die = die { $die }
web-pog-column = column
web-pog-before = Before
web-pog-after = After: choose one
web-pog-strength = strength { $strength }
web-pog-box = { $box ->
    [reserve] { $side ->
        [ap] Allied reserve
       *[cp] Central Powers reserve
    }
    [eliminated] { $side ->
        [ap] Allied units eliminated
       *[cp] Central Powers units eliminated
    }
   *[removed] { $side ->
        [ap] Allied units out of the game
       *[cp] Central Powers units out of the game
    }
}
web-pog-box-empty = Nobody here
web-pog-times = ×{ $count }
web-pog-events = Events in force
web-pog-key = Key
web-pog-supply-all = Every unit draws supply.
web-pog-supply-remedies = What would restore it
web-pog-supply-line = Supply line: { $side }
web-pog-supply-cut = Line cut here
web-pog-supply-source = Supply source
web-pog-victory-space = victory space
web-pog-neutral = neutral
web-pog-state = { $state ->
    [can] may be chosen
    [selected] chosen
    [target] legal target
    [attacked] under attack
    [blocked] not allowed
   *[acted] has acted
}
