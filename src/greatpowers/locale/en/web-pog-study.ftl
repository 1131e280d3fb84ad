### Studying Paths of Glory in the browser: looking back, dice, odds, positions.

## Dice

web-pog-study-side = Side
web-pog-study-good-about = Result: losses inflicted by fire; successes of flank attacks, entrenching and sieges.
web-pog-study-purpose = { $purpose ->
    [fire] Fire
    [flank] Flank attacks
    [entrench] Entrenching
    [siege] Sieges
    [offensive] Mandated offensives
    [peace] Peace offers
   *[solo] Solo mode
}

## Odds

web-pog-study-odds-about = Put an attack together and read its columns, losses and exact chances. Nobody lays further cards, and reserves are empty.
web-pog-study-place = Place and time
web-pog-study-terrain = Terrain
web-pog-study-space = Space
web-pog-study-trench = Trench
web-pog-study-none = none
web-pog-study-fort = Fort { $strength } stands
web-pog-study-attacker = Attacker: { $side }
web-pog-study-defender = Defender: { $side }
web-pog-study-swap = Change sides
web-pog-study-add = Counters to add: { $side }
web-pog-study-flank = Kind of attack
web-pog-study-frontal = Frontal
web-pog-study-pinning = Flank attack, pinning space { $space }
web-pog-study-no-attackers = Add a unit that attacks.
web-pog-study-flip = Flip
web-pog-study-from = Attacks from: { $unit }
web-pog-study-nobody = No units.
web-pog-study-attack = Attacker fires
web-pog-study-defence = Defender fires
web-pog-study-holds = Defender need not retreat
web-pog-study-may-stand = The defender may cancel the retreat by losing one more step.
web-pog-study-losses = Losses
web-pog-study-loses = { $who ->
    [attacker] Attacker loses, on average { $mean }
   *[defender] Defender loses, on average { $mean }
}

## Positions

web-pog-study-position-title = Position, turn { $turn }
web-pog-study-page = { $page ->
    [space] Space
    [tracks] Tracks
    [cards] Cards
   *[file] File
}
web-pog-study-sandbox = Play both sides
web-pog-study-boxes = Boxes beside the map
web-pog-study-box = { $box ->
    [eliminated] Eliminated units
   *[removed] Removed from the game
}
web-pog-study-pick-space = Choose a space on the map, or a box above.
web-pog-study-add-here = Counters to add here
web-pog-study-control = Control
web-pog-study-scenario = Scenario
web-pog-study-round = Action round
web-pog-study-commitment = Commitment
web-pog-study-mandated = Offensive owed
web-pog-study-at-war = Entered the war
web-pog-study-rp = Replacement points
web-pog-study-pile = { $pile ->
    [hands] Hand
    [discards] Discards
   *[removed_cards] Removed from the game
}
web-pog-study-deal = Deal both hands
web-pog-study-add-card = Add a card…
web-pog-study-events = Events in force
web-pog-study-on-turn = turn { $turn }
web-pog-study-reset = August 1914
web-pog-study-fault-10-1-1 = More than three units stand in a space.
web-pog-study-fault-10-1-5 = Units of both sides stand in a space.
web-pog-study-fault-11-1-10 = Units stand on a beach without a beachhead.
web-pog-study-fault-11-1-14 = Units stand in a space the other side controls.
web-pog-study-fault-12-4-4 = A unit outside the map is reduced.
web-pog-study-fault-13-1-9 = An army lies in the reserve box.
web-pog-study-fault-15-2-1 = A fort is besieged by nobody.
web-pog-study-fault-15-2-4 = Too few units besiege a fort.
web-pog-study-fault-17-1-7 = A unit that cannot be rebuilt lies among the eliminated ones.
web-pog-study-fault-5 = The scenario is over by this turn.
web-pog-study-fault-5-3-2 = In this scenario the commitment does not rise.
web-pog-study-fault-6-0 = A hand holds too many cards.
web-pog-study-fault-9-1-2 = A card is not in play at this commitment, or lies in two places.
