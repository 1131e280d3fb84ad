### The Napoleonic Wars: what happens, in a line each. Names come ready.

nw-squadron = { $nation } { $number }
nw-strength = { $count } { $nation }
nw-event-turn-began = { $year }.
nw-event-phase-began = Phase: { $phase }.
nw-event-round-began = Round { $round }.
nw-event-impulse-began = Impulse: { $nation }.
nw-event-impulse-began-preempting = Preemption: { $nation }.
nw-event-impulse-passed = Pass: { $nation }.
nw-event-card-played = Card “{ $card }” ({ $nation }): { $use }.
nw-event-card-discarded = Discard ({ $nation }): “{ $card }”.
nw-event-card-discarded-table = Discard: “{ $card }”.
nw-event-card-removed = Card out of the game: “{ $card }”.
nw-event-cards-drawn = Cards drawn ({ $nation }): { $cards }.
nw-event-cards-taken = Cards drawn: { $nation }, { $count }.
nw-event-card-passed = Card handed over: “{ $card }”, { $frm } → { $to }.
nw-event-card-passed-hidden = One card handed over: { $frm } → { $to }.
nw-event-card-shown = Card shown ({ $nation }): “{ $card }”.
nw-event-hand-shown = Hand looked at ({ $nation }): { $cards }.
nw-event-hand-shown-hidden = Hand looked at: { $nation }.
nw-event-order-carried-out = By your order: “{ $card }” ({ $nation }).
nw-event-order-lapsed = Your order for “{ $card }” has ended: { $piece } is gone. You will be asked.
nw-event-response-returned = “{ $card }” was no longer possible and stays in the hand: { $nation }.
nw-event-hand-thrown-in = Mulligan: { $nation }, cards: { $count }.
nw-event-deck-shuffled = Deck shuffled, cards: { $count }.
nw-event-home-card-turned = Home card ready: “{ $card }”.
nw-event-home-card-turned-used = Home card used: “{ $card }”.
nw-event-parliament-handed = Card “{ $card }” is held by: { $nation }.
nw-event-resources-changed = Resources ({ $nation }): { $by }, now { $now }. Cause: { $why }.
nw-event-strength-placed = New units in { $area }: { $nation } { $count }. Cause: { $why }.
nw-event-strength-lost = Units lost in { $area }: { $nation } { $count }. Cause: { $why }.
nw-event-strength-committed = Units sent from { $area } to { $card }: { $nation } { $count }.
nw-event-strength-regrouped = Units to Regroup from { $area }: { $nation } { $count }. Cause: { $why }.
nw-event-force-moved = Troops, { $how }: { $force }, { $frm } → { $to }.
nw-event-leader-placed = General in { $area }: { $leader }. Cause: { $why }.
nw-event-leader-lost = General off the map: { $leader }, { $area } → { $to }. Cause: { $why }.
nw-event-squadron-placed = Squadron in { $place }: { $squadron }, { $status }. Cause: { $why }.
nw-event-fleet-moved = Fleet, { $how }: { $squadrons }, { $frm } → { $to }.
nw-event-squadron-lost = Squadron off the map: { $squadron }, { $place } → { $to }. Cause: { $why }.
nw-event-squadron-refitted = Squadron { $squadron }: { $status }.
nw-event-flag-placed = Flag in { $area }: { $nation }. Cause: { $why }.
nw-event-flag-removed = Flag removed from { $area }: { $nation }. Cause: { $why }.
nw-event-camp-joined = Camp of { $nation }: { $camp }. Cause: { $why }.
nw-event-camp-joined-none = Neutral from now on: { $nation }. Cause: { $why }.
nw-event-consul-moved = Consul of { $nation }: { $box }, row { $row }{ $plus ->
    [yes] {""}, +1 side
   *[no] {""}
}. Cause: { $why }.
nw-event-consul-moved-none = Consul of { $nation }: { $box }. Cause: { $why }.
nw-event-command-taken = Command over { $nation }: { $power }.
nw-event-command-taken-none = Command over { $nation }: nobody.
nw-event-war-began = War: { $nation } and { $enemy }.
nw-event-war-ended = End of war: { $nation } and { $enemy }.
nw-event-truce-made = Safe period: { $nation } and { $other }.
nw-event-nation-conquered = Conquered: { $nation }. Conqueror: { $conqueror }.
nw-event-nation-conquered-none = Conquered: { $nation }.
nw-event-foreign-war-began = Foreign war “{ $card }”: { $nations }.
nw-event-foreign-war-ended = End of the foreign war “{ $card }”.
nw-event-effect-began = In force: { $effect }.
nw-event-effect-ended = No longer in force: { $effect }.
nw-event-plus-key-changed = +1 key marker: { $nation }.
nw-event-plus-key-changed-off = +1 key marker removed: { $nation }.
nw-event-peace-modified = Modifier of the peace roll ({ $nation }): { $by }.
nw-event-peace-modified-event = Modifier of the peace roll by an event: { $by }.
nw-event-peace-rolled = Peace roll: { $die }, modifier { $modifier }.
nw-event-bid-made = Bid ({ $seat }): { $camp }, units given up: { $strength }.
nw-event-bid-settled = Bid accepted: { $camp }, units given up: { $strength }.
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
    [evade] Evasion
   *[intercept] Interception
} ({ $nation }): { $force }, { $frm } → { $to }. Dice: { $dice }, modifier { $modifier }. { $succeeded ->
    [yes] Success.
   *[no] Failure.
}
nw-event-march-roll-made-card = { $what ->
    [evade] Evasion
   *[intercept] Interception
} ({ $nation }): { $force }, { $frm } → { $to }. { $succeeded ->
    [yes] Success
   *[no] Failure
} by a card.
nw-event-battle-began = Battle in { $area }. Forces ({ $name_active }): { $active }. Forces ({ $name_other }): { $other }.
nw-event-battle-began-siege = Siege of { $area }: { $active }.
nw-event-battle-rolled = Battle in { $area }, round { $round }. Dice ({ $name_active }): { $active }. Dice ({ $name_other }): { $other }.
nw-event-pieces-disrupted = Disruption in { $area }, { $who }: { $force }.
nw-event-battle-ended = End of battle in { $area }. { $is_rout ->
    [yes] Rout
   *[no] Retreat
}: { $who }. Losses ({ $name_active }): { $losses_active }. Losses ({ $name_other }): { $losses_other }.
nw-event-battle-ended-none = End of battle in { $area }, nobody is beaten. Losses ({ $name_active }): { $losses_active }. Losses ({ $name_other }): { $losses_other }.
nw-event-annihilation-suffered = Annihilation in { $area }: { $who }.
nw-event-attrition-rolled = Attrition in { $place } ({ $nation }). Dice: { $faces }. Losses: { $lost }.
nw-event-siege-ended = End of siege in { $area }. Sixes: { $sixes }. { $fell ->
    [yes] The fortress surrenders.
   *[no] The fortress holds out.
}
nw-event-naval-roll-made = { $kind ->
    [evade] Naval evasion
    [patrol] Patrol
   *[intercept] Naval interception
} ({ $nation }) in { $place }. Total: { $total }. { $succeeded ->
    [yes] Success.
   *[no] Failure.
}
nw-event-battery-fired = Coastal battery fire from { $area }. Sixes: { $sixes }. Fives: { $fives }.
nw-event-naval-round-fought = Naval battle in { $place }, round { $round }. Roll ({ $name_active }): dice { $dice_active }, sixes { $sixes_active }, fives { $fives_active }. Roll ({ $name_other }): dice { $dice_other }, sixes { $sixes_other }, fives { $fives_other }.
nw-event-naval-battle-ended = End of naval battle in { $place }. Winner: { $who }.
nw-event-naval-battle-ended-none = End of naval battle in { $place }. Nobody is left.

nw-side-active = the active side
nw-side-other = the other side
nw-box-of-pieces-pool = pool
nw-box-of-pieces-regroup = Regroup
nw-box-of-pieces-foreign-war = foreign war
nw-box-of-pieces-gone = out of the game
nw-box-of-pieces-waiting = waiting for a card
nw-box-of-pieces-at-sea = at sea
nw-use-event = event
nw-use-cp = command points
nw-use-battle = battle event
nw-use-response = response
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
nw-how-move = movement
nw-how-cancelled = movement cancelled
nw-how-intercept = interception
nw-how-evade = evasion
nw-how-retreat = retreat
nw-how-conquest = after a conquest
nw-how-convoy = convoy
nw-how-landing = landing from the sea
nw-how-deployment = deployment
nw-how-sail = manoeuvre
nw-how-withdraw = retreat
nw-how-driven-out = loss of a port
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
