### The Napoleonic Wars: what happens, in a line each. Names come ready.

nw-squadron = { $nation } { $number }
nw-strength = { $count } SP of { $nation }
nw-squadrons-of = { $count ->
    [one] one squadron of { $nation }
   *[other] { $count } squadrons of { $nation }
}
nw-event-turn-began = { $year }.
nw-event-phase-began = Phase: { $phase }.
nw-event-round-began = Round { $round }.
nw-event-impulse-began = Impulse of { $nation }.
nw-event-impulse-began-preempting = { $nation } preempts.
nw-event-impulse-passed = { $nation } passes.
nw-event-card-played = { $nation } plays “{ $card }” { $use }.
nw-event-card-discarded = { $nation } discards “{ $card }”.
nw-event-card-discarded-table = “{ $card }” goes to the discards.
nw-event-card-removed = “{ $card }” leaves the game.
nw-event-cards-drawn = { $nation } draws { $cards }.
nw-event-cards-taken = { $nation } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
nw-event-card-passed = { $frm } hands “{ $card }” to { $to }.
nw-event-card-passed-hidden = { $frm } hands one card to { $to }.
nw-event-card-shown = { $nation } turns up “{ $card }”.
nw-event-hand-shown = The hand of { $nation } was looked at: { $cards }.
nw-event-hand-shown-hidden = Somebody has looked at the hand of { $nation }.
nw-event-order-carried-out = By your order: “{ $card }” ({ $nation }).
nw-event-order-lapsed = Your order for “{ $card }” has ended: { $piece } is gone. You will be asked.
nw-event-response-returned = “{ $card }” was no longer possible and stays in the hand: { $nation }.
nw-event-hand-thrown-in = { $nation } throws { $count ->
    [one] one card
   *[other] { $count } cards
} in and draws one fewer.
nw-event-deck-shuffled = The deck is shuffled anew: { $count } cards.
nw-event-home-card-turned = The home card “{ $card }” is ready again.
nw-event-home-card-turned-used = The home card “{ $card }” rests until the next turn.
nw-event-parliament-handed = { $nation } now holds “{ $card }”.
nw-event-resources-changed = { $why_id ->
    [start] { $nation } begins with { $now ->
        [one] one resource
       *[other] { $now } resources
    }.
    [spent] { $nation } uses a resource and keeps { $now }.
   *[other] { $nation } now has { $now ->
        [one] one resource
       *[other] { $now } resources
    } ({ $by }: { $why }).
}
nw-event-strength-placed = { $why_id ->
    [build] { $nation } raises { $count } SP in { $area }.
    [regroup] { $nation } brings { $count } SP back from Regroup to { $area }.
    [survivors] { $count } SP of { $nation } return to { $area }.
   *[other] { $nation } puts { $count } SP in { $area } ({ $why }).
}
nw-event-strength-lost = { $why_id ->
    [battle] { $nation } loses { $count } SP in battle in { $area }.
    [rout] { $nation } loses { $count } SP in the rout in { $area }.
    [attrition] { $nation } loses { $count } SP to attrition in { $area }.
    [march] { $nation } loses { $count } SP on the march to { $area }.
    [retreat] { $nation } loses { $count } SP on the retreat to { $area }.
    [winter] { $nation } loses { $count } SP to the Russian winter in { $area }.
    [siege] { $nation } loses { $count } SP in the siege of { $area }.
   *[other] { $nation } loses { $count } SP in { $area } ({ $why }).
}
nw-event-strength-committed = { $nation } sends { $count } SP from { $area } to the foreign war “{ $card }”.
nw-event-strength-regrouped = { $nation } takes { $count } SP from { $area } to Regroup ({ $why }).
nw-event-force-moved = { $how_id ->
    [cancelled] The march from { $frm } to { $to } is called off: { $force }.
    [intercept] { $force } { $force_many ->
        [yes] intercept
       *[no] intercepts
    } in { $to }, coming from { $frm }.
    [evade] { $force } { $force_many ->
        [yes] evade
       *[no] evades
    } from { $frm } to { $to }.
    [retreat] { $force } { $force_many ->
        [yes] fall
       *[no] falls
    } back from { $frm } to { $to }.
    [withdraw] { $force } { $force_many ->
        [yes] withdraw
       *[no] withdraws
    } from { $frm } to { $to }.
    [conquest] { $force } { $force_many ->
        [yes] go
       *[no] goes
    } home from { $frm } to { $to } after the conquest.
    [convoy] { $force } { $force_many ->
        [yes] sail
       *[no] sails
    } from { $frm } to { $to }.
    [landing] { $force } { $force_many ->
        [yes] land
       *[no] lands
    } in { $to }, coming from { $frm }.
    [deployment] { $force } { $force_many ->
        [yes] are
       *[no] is
    } deployed from { $frm } to { $to }.
   *[move] { $force } { $force_many ->
        [yes] march
       *[no] marches
    } from { $frm } to { $to }.
}
nw-event-leader-placed = { $why_id ->
    [build] { $leader } takes the field in { $area }.
   *[other] { $leader } appears in { $area } ({ $why }).
}
nw-event-leader-lost = { $leader } leaves the map in { $area } ({ $why }). His place now: { $to }.
nw-event-squadron-placed = { $why_id ->
    [build] { $squadron_nation } lays down a squadron in { $place } ({ $status }).
   *[other] A squadron of { $squadron_nation } appears in { $place } ({ $status }; { $why }).
}
nw-event-fleet-moved = { $how_id ->
    [retreat] { $squadrons } { $squadrons_many ->
        [yes] fall
       *[no] falls
    } back from { $frm } to { $to }.
    [evade] { $squadrons } { $squadrons_many ->
        [yes] evade
       *[no] evades
    } from { $frm } to { $to }.
    [intercept] { $squadrons } { $squadrons_many ->
        [yes] intercept
       *[no] intercepts
    } in { $to }, coming from { $frm }.
    [driven-out] { $squadrons } { $squadrons_many ->
        [yes] flee
       *[no] flees
    } from { $frm } to { $to }: the port is lost.
   *[sail] { $squadrons } { $squadrons_many ->
        [yes] sail
       *[no] sails
    } from { $frm } to { $to }.
}
nw-event-squadron-lost = A squadron of { $squadron_nation } is lost in { $place } ({ $why }). Its place now: { $to }.
nw-event-squadron-refitted = A squadron of { $squadron_nation } is now: { $status }.
nw-event-flag-placed = { $why_id ->
    [flag] { $nation } sets a flag in { $area }.
   *[other] { $nation } sets a flag in { $area } ({ $why }).
}
nw-event-flag-removed = { $why_id ->
    [flag] { $nation }’s flag in { $area } comes down.
   *[other] { $nation }’s flag in { $area } comes down ({ $why }).
}
nw-event-camp-joined = { $nation } joins a Camp: { $camp } ({ $why }).
nw-event-camp-joined-none = { $nation } is neutral from now on ({ $why }).
nw-event-consul-moved = The consul of { $nation } stands in the row of { $row }: { $box }{ $plus ->
    [yes] {""}, +1 side
   *[no] {""}
} ({ $why }).
nw-event-consul-moved-none = The consul of { $nation } now stands in: { $box } ({ $why }).
nw-event-command-taken = { $power } takes command over { $nation }.
nw-event-command-taken-none = Nobody commands { $nation } any more.
nw-event-war-began = { $nation } and { $enemy } are at war.
nw-event-war-ended = { $nation } and { $enemy } are at war no more.
nw-event-truce-made = { $nation } and { $other } may not fight for a time.
nw-event-nation-conquered = { $conqueror } has conquered { $nation }.
nw-event-nation-conquered-none = { $nation } is conquered.
nw-event-foreign-war-began = Foreign war “{ $card }”: { $nations }.
nw-event-foreign-war-ended = End of the foreign war “{ $card }”.
nw-event-effect-began = From now on: { $effect }.
nw-event-effect-ended = No longer: { $effect }.
nw-event-plus-key-changed = { $nation } takes the +1 key marker.
nw-event-plus-key-changed-off = { $nation } gives up the +1 key marker.
nw-event-peace-modified = { $nation } moves the peace roll by { $by }.
nw-event-peace-modified-event = An event moves the peace roll by { $by }.
nw-event-peace-rolled = Peace roll: { $die }, modifier { $modifier }.
nw-event-bid-made = { $seat } bids for { $camp }: { $strength } units given up.
nw-event-bid-settled = The bid stands: { $camp }, { $strength } units given up.
nw-event-game-ended = End of the game: { $why }. Winner: { $winner }. Points: { $points }.
nw-event-conquest-rolled = Conquest roll for { $nation }: { $die }, modifier { $modifier }. { $falls ->
    [yes] The nation falls.
   *[no] The nation holds out.
}
nw-event-submission-offered = Offer of submission: { $nation } → { $to }. Ceded: { $ceded }. Given back: { $returned }.
nw-event-press-sent = { $seat } to all: “{ $text }”.
nw-event-submission-answered = Offer of submission accepted: { $nation }.
nw-event-submission-answered-refused = Offer of submission refused: { $nation }.
nw-event-march-roll-made = { $what ->
    [evade] { $nation } tries to evade from { $frm } to { $to }
   *[intercept] { $nation } tries to intercept from { $frm } in { $to }
} with { $force }: { $dice }, modifier { $modifier }. { $succeeded ->
    [yes] It succeeds.
   *[no] It fails.
}
nw-event-march-roll-made-card = { $what ->
    [evade] { $nation } evades from { $frm } to { $to }
   *[intercept] { $nation } intercepts from { $frm } in { $to }
} with { $force }. { $succeeded ->
    [yes] It succeeds
   *[no] It fails
} by a card.
nw-event-battle-began = Battle in { $area }: { $name_active } attacks with { $active }, { $name_other } defends with { $other }.
nw-event-battle-began-siege = Siege of { $area } by { $active }.
nw-event-battle-rolled = Round { $round } in { $area }: { $name_active } rolls { $active }; { $name_other } rolls { $other }.
nw-event-pieces-disrupted = { $force } { $force_many ->
    [yes] are
   *[no] is
} in disorder in { $area }.
nw-event-battle-ended = The battle in { $area } is over: { $who } is { $is_rout ->
    [yes] routed
   *[no] beaten
}. { $name_active } has lost { $losses_active }, { $name_other } { $losses_other }.
nw-event-battle-ended-none = The battle in { $area } is over, nobody is beaten. { $name_active } has lost { $losses_active }, { $name_other } { $losses_other }.
nw-event-annihilation-suffered = Nothing is left of { $who } in { $area }.
nw-event-attrition-rolled = Attrition in { $place }: { $nation } rolls { $faces } and loses { $lost }.
nw-event-siege-ended = { $fell ->
    [yes] { $area } surrenders
   *[no] { $area } holds out
}; sixes against it: { $sixes }.
nw-event-naval-roll-made = { $kind ->
    [evade] Naval evasion
    [patrol] Patrol
   *[intercept] Naval interception
} ({ $nation }) in { $place }. Total: { $total }. { $succeeded ->
    [yes] Success.
   *[no] Failure.
}
nw-event-battery-fired = { $sixes ->
    [0] { $fives ->
        [0] The guns of { $area } fire and miss.
       *[other] The guns of { $area } fire: no six, fives { $fives }.
    }
   *[other] The guns of { $area } fire: sixes { $sixes }, fives { $fives }.
}
nw-event-naval-round-fought = Battle at sea in { $place }, round { $round }: { $name_active } rolls { $dice_active } dice, sixes { $sixes_active }, fives { $fives_active }; { $name_other } rolls { $dice_other } dice, sixes { $sixes_other }, fives { $fives_other }.
nw-event-naval-battle-ended = The battle at sea in { $place } is won by { $who }.
nw-event-naval-battle-ended-none = The battle at sea in { $place } is over; nobody is left.

nw-side-active = the active side
nw-side-other = the other side
nw-box-of-pieces-pool = the pool
nw-box-of-pieces-regroup = Regroup
nw-box-of-pieces-foreign-war = the foreign war
nw-box-of-pieces-gone = out of the game
nw-box-of-pieces-waiting = waiting for a card
nw-box-of-pieces-at-sea = at sea
nw-use-event = as an event
nw-use-cp = for command points
nw-use-battle = in battle
nw-use-response = as a response
nw-phase-rounds = rounds of impulses
nw-phase-attrition = attrition
nw-phase-conquest = conquests
nw-phase-peace = peace roll
nw-phase-camps = Interphase, Camps
nw-phase-reinforcements = Interphase, reinforcements and deployment
nw-phase-cards = Interphase, cards
nw-status-ready = ready
nw-status-building = naval build
nw-status-refitting = refit
nw-how-move = march
nw-how-cancelled = march called off
nw-how-intercept = interception
nw-how-evade = evasion
nw-how-retreat = retreat
nw-how-conquest = way home after a conquest
nw-how-convoy = convoy
nw-how-landing = landing
nw-how-deployment = deployment
nw-how-sail = voyage
nw-how-withdraw = retreat
nw-how-driven-out = flight from a lost port
nw-why-card = card “{ $card }”
nw-why-setup = set-up
nw-why-build = building
nw-why-event = event
nw-why-regroup = Regroup
nw-why-attrition = attrition
nw-why-march = attrition on the march
nw-why-evasion = attrition after evasion
nw-why-interception = attrition after interception
nw-why-retreat = attrition in retreat
nw-why-no-retreat = no way to retreat
nw-why-winter = Russian winter
nw-why-parting = end of an alliance
nw-why-battle = battle
nw-why-rout = rout
nw-why-battery = coastal battery fire
nw-why-storm = storm
nw-why-siege = siege
nw-why-flag = command points
nw-why-survivors = survivors at the end of the turn
nw-why-allied = ally
nw-why-ceded = ceded area
nw-why-conquest = conquest
nw-why-submission = submission
nw-why-intercepted = interception of a flag
nw-why-foreign-war = foreign war
nw-why-surgeons = surgeons
nw-why-bid = bid
nw-why-cashed = command points for units
nw-why-moved = moved elsewhere
nw-why-broken = broken alliance
nw-why-no-port = no port left
nw-why-port = loss of a port
nw-why-excess = excess cards
nw-why-reparations = reparations
nw-why-spent = resource used
nw-why-start = start of the game
nw-why-attacked = attack
nw-why-influence = influence
nw-why-declared = declaration of war
nw-end-conquest = France is conquered
nw-end-submission = France has submitted
nw-end-peace = peace
nw-end-last-turn = the last turn is over
nw-end-conceded = a player has conceded
nw-effect-about = { $effect } ({ $about })
nw-effect-impulse-cancelled = event cancelled
nw-effect-impulse-roll-fails = the next roll fails
nw-effect-impulse-roll-bonus = modifier of the next roll
nw-effect-impulse-sure-evasion = the next evasion succeeds
nw-effect-impulse-sure-interception = the next interception succeeds
nw-effect-impulse-move-cancelled = movement cancelled
nw-effect-impulse-no-battle = no battle
nw-effect-impulse-no-flag = no flag may be placed
nw-effect-impulse-closed = way closed
nw-effect-impulse-jealous = armies move and fight one at a time
nw-effect-impulse-forced-march = no attrition for forced marches
nw-effect-impulse-free-areas = areas entered for nothing
nw-effect-impulse-free-zones = sea zones entered for nothing
nw-effect-impulse-home-bound = units bound to home areas
nw-effect-impulse-ends = no further card in this impulse
nw-effect-turn-russian-winter = Russian winter
nw-effect-turn-armistice = armistice
nw-effect-turn-no-convoy = no convoys
nw-effect-turn-mutiny = mutiny
nw-effect-turn-raided = general who may not intercept
nw-effect-turn-unit-bonus = unit bonus
nw-effect-turn-orders-in-council = Orders in Council
nw-effect-turn-europe-exhausted = Europe exhausted
nw-effect-turn-mud = mud: marches cost twice
nw-effect-turn-pauses = passes over its next impulse
nw-effect-game-crop-failure = crop failure
nw-effect-game-continental-system = Continental System
nw-effect-game-reforms = reforms
nw-effect-game-entrusted = command
nw-effect-game-draw-fewer = fewer cards to draw
nw-purpose-about = { $purpose } ({ $about })
nw-purpose-armada = armada
nw-purpose-armistice = armistice
nw-purpose-attrition = attrition
nw-purpose-battery = coastal battery fire
nw-purpose-battle = battle
nw-purpose-bidding = bid
nw-purpose-ceded-areas = ceded areas
nw-purpose-conquest = conquest
nw-purpose-guard = dice of the Guard
nw-purpose-dutch-revolt = Orange rising
nw-purpose-early-winter = early winter
nw-purpose-evade = evasion
nw-purpose-excess-card = excess card
nw-purpose-finnish-peace = peace in Finland
nw-purpose-foreign-war = end of a foreign war
nw-purpose-fouche = card taken
nw-purpose-infernal-machine = infernal machine
nw-purpose-intercept = interception
nw-purpose-luddites = Luddites
nw-purpose-ministry = ministry
nw-purpose-naval = naval battle
nw-purpose-naval-evade = naval evasion
nw-purpose-naval-intercept = naval interception
nw-purpose-naval-patrol = patrol
nw-purpose-nelson = Nelson
nw-purpose-neutral-card = card of a neutral Proxy
nw-purpose-peace = peace
nw-purpose-rockets = rockets
nw-purpose-russian-winter = Russian winter
nw-purpose-storm = storm
