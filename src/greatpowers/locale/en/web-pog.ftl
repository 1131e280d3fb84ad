### The Paths of Glory table in the browser. Spaces, units, cards, nations and sides come in as ready names.

web-game-paths-of-glory = Paths of Glory
web-about-paths-of-glory = The Great War for two, by cards: operations, reinforcements or events, never all at once.
web-length-paths-of-glory = 2–8 h

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
    [front] Front line
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
web-pog-oos = cut off
web-pog-turn = Turn
web-pog-phase = Phase
web-pog-round-of = { $phase } · round { $round } of { $rounds }
web-pog-turn-round = { $turn } · round { $round }/{ $rounds }
web-pog-vp-short = VP
web-pog-seat = { $side } · { $name }
web-pog-status-of = { $label } { $side } { $number }
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

## Playing

web-pog-not-together = These units cannot do this together.
web-pog-pick-attackers = Switch units on and off, here or on the map.
web-pog-attack-on = Attack on { $space }
web-pog-fort-alone = the fort alone
web-pog-shot = strength { $factors }, shift { $shift }, DRM { $drm }
web-pog-odds-win = attacker wins
web-pog-odds-tie = equal
web-pog-odds-lose = defender wins
web-pog-odds-flank = Flank succeeds
web-pog-odds-retreat = Defender must retreat
web-pog-odds-losses = Expected losses: attacker { $attacker }, defender { $defender }
web-pog-take = Take { $number } in losses
web-pog-take-about = { $space }: { $units }
web-pog-units-left = { $count ->
    [one] One unit left
   *[other] { $count } units left
}
web-pog-points = Points: { $points }
web-pog-points-left = Points left: { $points }
web-pog-use-it = { $use ->
    [ops] Spend { $points } on operations
    [sr] Redeploy with { $points }
    [rp] Take the replacement points
   *[event] Play the event
}
web-pog-how-action = Choose a card of your hand; it shows how it can be used.
web-pog-how-activation = Click a mark on the map: MOVE is round and green, ATTACK is square and red. A coin is what it costs.
web-pog-how-movers = Click a stack, switch its units on and off, then move or entrench.
web-pog-waiting = To move: { $side }
web-pog-waiting-about = The board is yours to study meanwhile.
web-pog-nobody = Nobody is to move
web-pog-waste-ops = { $points } operations points would be lost.
web-pog-waste-sr = { $points } redeployment points would be lost.
web-pog-waste-rp = Replacement points would be lost: { $points }.
web-pog-no-combat-card = None of your cards fits this battle. Whether you hold one stays your secret.
web-pog-end-anyway = End anyway
web-pog-act = { $verb ->
    [move] Move ({ $count })
    [entrench] Entrench ({ $count })
    [flank] Attack with a flank ({ $count })
   *[with] Attack ({ $count })
}
web-pog-confirm = { $kind ->
    [losses] Take these losses
    [stand] So be it
    [flank] Attack so
    [combat-card] Play this card
    [nomination] Roll the dice
   *[other] Do it
}
web-pog-done = { $kind ->
    [activation] No more activations
    [movers] End movement
    [target] No more attacks
    [combat-card] No card
    [advance] No more advances
    [redeployment] End redeployment
    [replacement] End replacements
    [discard] Discard nothing more
   *[other] No more
}
web-pog-give-up = Give up
web-pog-give-up-about = The other side wins at once. This cannot be taken back.
web-pog-starving = out of supply: lost in the Attrition Phase unless supply is restored
web-pog-seat-state = { $seat }: { $player }{ $presence ->
    [away] , away
   *[here] {""}
}{ $state ->
    [writing] , to move
   *[other] {""}
}

## Movement, attacks, overlays

web-pog-op-cost = { $cost ->
    [one] { $cost } op
   *[other] { $cost } ops
}
web-pog-view = How the board is shown
web-pog-close = Close
web-pog-bare = Hide the counters
web-pog-bare-about = ground, control and trenches alone
web-pog-names = Names on the board
web-pog-overlay-close = Close the overlay
web-pog-networks = Whose supply is drawn
web-pog-network = { $network ->
    [all] All
    [ap] Allies
    [cp] Central Powers
    [tu] Turkey
    [west] Western Allies
    [it] Italy
    [br] Britain
    [mef] British corps
    [ana] Arab Northern Army
    [ru] Russia, Romania
   *[sb] Serbia
}
web-pog-network-about = { $network ->
    [tu] From the sources of the Central Powers, and on to Medina.
    [west] From London, by sea to every usable port and on by land; never over dashed links.
    [it] As the Western Allies, and over the Strait of Otranto to Albania.
    [br] As the Western Allies, and over the dashed links of the British.
    [mef] As the British; the beachhead is a port of theirs.
    [ana] As the Western Allies, and over the dashed links of the Arabs.
    [ru] From the Russian sources and Belgrade, by land alone.
    [sb] From the Russian sources, Belgrade and Salonika, by land alone.
   *[all] Lines run from a source through spaces their side controls; a thicker line feeds more units.
}
web-pog-supply-sea = By sea, from port to port
web-pog-cut-at = Cut at: { $spaces }.
web-pog-remedy = Take back: { $space }
web-pog-remedy-about = supply runs up to it
web-pog-arrow = { $part ->
    [pins] pins
   *[flanks] flanks
}
web-pog-flank-try = Try it: { $sixths } in 6 ({ $chance })
web-pog-flank-try-about = { $space } pins the enemy. Die { $modifier ->
    [0] without modifiers
   *[other] +{ $modifier }
}, 4 is needed (12.3.2). If it fails, the enemy fires first.
web-pog-flank-not = Do not try
web-pog-flank-not-about = both sides fire together
web-pog-how-opening = Played first, the card throws down the fort of Liege, and three German armies attack at once. In the draw pile it comes when chance will have it.
web-pog-how-path = Click where they go, or drag them there. The way is shown before you click.
web-pog-how-own-way = Click space after space; the last one clicked again is left out.
web-pog-own-way = Way of my own
web-pog-march = March: { $space }

## Bidding

web-pog-bidding = Bids for the sides
web-pog-bidding-about = The higher die bids first: victory points offered for playing a side. The other player accepts, or offers more for the same side.
web-pog-bid-sits = sits with: { $side }
web-pog-bid-made = bids { $points } for { $side }
web-pog-bid-accept = Accept the bid
web-pog-bid-play = Play { $side }
web-pog-bid-play-about = the other player has { $side } and cedes { $points }
web-pog-bid-name = Name a side and a bid
web-pog-bid-raise = Or bid more
web-pog-bid-side = Side
web-pog-bid-less = Less
web-pog-bid-more = More
web-pog-bid-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-pog-bid-cost = You would play { $side }; at the end { $points } victory points count for { $other }.
web-pog-bid-do = Bid { $points } for { $side }
web-pog-bid-waits = To bid: { $name }
web-pog-bid-settled = The bids are settled: { $side } for { $points }. You play { $mine }.
web-pog-bid-exchanged = The players have changed seats.

## Solo mode

web-pog-solo-boxes = Boxes of both sides
web-pog-solo-how = Name a card of an open box. The grey die tells whether it obeys; if not, the blue die points at another one.
web-pog-solo-use-how = The dice have spoken. Use the card they chose.
web-pog-solo-hidden = a card face down
web-pog-solo-empty = empty
web-pog-solo-range = obeys up to { $range }
web-pog-solo-grey = grey die: { $die }
web-pog-solo-blue = blue die: { $die }
web-pog-solo-outcome = { $outcome ->
    [refuses] The card does not obey.
    [obeys] The card obeys: “{ $card }”.
    [random] A double, so a random event: “{ $card }” is played as an event if it can be.
    [random-none] A double, so a random event; but there is no card left to draw.
    [drawn] The blue six draws a card from the pile: “{ $card }”.
    [other] The card does not obey; box { $box } comes in its place: “{ $card }”.
   *[none] The card does not obey and the blue die points at it again: one operation, no card.
}

## Pace

web-pog-pace-untimed-about = everybody takes the time he needs
web-pog-pace-live-about = { $talk } min for an action round
web-pog-pace-slow-about = { $hours ->
    [one] { $hours } hour for an action round
   *[other] { $hours } hours for an action round
}
web-pog-pace-fixed-about = action rounds end at fixed hours
web-pog-pace-later = Time for an action round, min
web-pog-pace-hours = Time for an action round
web-pog-missed-disorder-about = who lets the time run out has given up

## Cards and marks of an operation

web-pog-whole-card = Whole card
web-pog-use-title = { $use ->
    [ops] Operations: { $points }
    [sr] Redeployment: { $points }
    [rp] Replacements
   *[event] Event
}
web-pog-use-stacks = { $count ->
    [one] One stack can act; the map shows it.
   *[other] { $count } stacks can act; the map shows them.
}
web-pog-use-sr = An army costs 4 points, a corps 1.
web-pog-given = Given
web-pog-can-act = { $count ->
    [one] { $count } stack can act
   *[other] { $count } stacks can act
}
web-pog-purpose-mark = { $purpose ->
    [move] Move
   *[attack] Attack
}
web-pog-barred-supply = Out of supply: may neither move nor attack (14.3.1).
web-pog-your-hand = Your hand
web-pog-chip = { $purpose ->
    [move] MOVE
   *[attack] ATTACK
}
web-pog-chip-label = { $space }: { $purpose ->
    [move] { $state ->
        [open] activate for movement, cost { $cost }
        [chosen] will move
       *[done] has moved
    }
   *[attack] { $state ->
        [open] activate for attack, cost { $cost }
        [chosen] will attack
       *[done] has attacked
    }
}

## What threatens, and where the cards are

web-pog-starving-units = { $count ->
    [one] Out of supply: 1 unit
   *[other] Out of supply: { $count } units
}
web-pog-all-fed = All fed again
web-pog-lost-when = lost when this turn ends
web-pog-lost-last = lost when this turn ends: last round
web-pog-show-lines = Show lines
web-pog-danger = { $kind ->
    [supply] { $units }, { $space }
    [capital] { $space } stands open: the enemy could walk in
    [source] { $space } stands open, and with it a source of supply
    [mandate] Mandated offensive still owed: { $nation }
   *[reserve] No corps in reserve: { $nation }
}
web-pog-before-last = Before your last round ends
web-pog-will-be-lost = { $count ->
    [one] 1 unit will be lost
   *[other] { $count } units will be lost
}
web-pog-will-be-lost-about = The Attrition Phase follows. Armies out of supply are then gone for good (14.3.5).
web-pog-no-remedy = Nothing near can open a line this round.
web-pog-do-it = Do it
web-pog-show = Show
web-pog-stay = Go on with the round
web-pog-lose-them = { $count ->
    [one] End the round and lose 1 unit
   *[other] End the round and lose { $count } units
}
web-pog-pile = { $pile ->
    [coming] { $mine ->
        [yes] Still to come
       *[no] Not seen yet: in hand or still to come
    }
    [discarded] Discarded
   *[removed] Out of the game
}
