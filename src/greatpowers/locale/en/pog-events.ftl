### What happened in Paths of Glory, one line an event, and why. Names come in ready.

## Turn and round

pog-event-turn-began = Turn { $number }: { $turn }.
pog-event-phase-began = Phase: { $phase }.
pog-event-round-began = Action round { $round }: { $side }.
pog-event-action-taken = { $side } play “{ $card }”: { $action }.
pog-event-action-taken-none = { $side } act without a card: { $action }.
pog-event-offensive-mandated = { $side } owe an offensive this turn, die { $die }: { $nation }.
pog-event-offensive-mandated-none = { $side } owe no offensive this turn, die { $die }.
pog-event-offensive-made = { $side } have made the offensive they owed: { $nation }.
pog-event-victory-points-changed = Victory points { $by }, now { $now }: { $why }.
pog-event-war-status-raised = War status ({ $side }) +{ $by }: now { $now }, combined { $combined }.
pog-event-commitment-raised = War commitment ({ $side }): { $level }.
pog-event-nation-entered = { $nation } enters the war: { $side }.
pog-event-game-ended = Game over. Winner: { $winner }. { $why } Victory points: { $vp }.
pog-event-game-ended-none = Game over without a winner. { $why } Victory points: { $vp }.

## Map

pog-event-control-changed = { $space } is now held by { $side }.
pog-event-unit-placed = { $who } comes to { $space }.
pog-event-unit-moved = { $who } { $how }: { $path }.
pog-event-unit-reduced = { $unit } loses a step in { $space }.
pog-event-unit-restored = { $unit } is at full strength again in { $space }.
pog-event-unit-eliminated = { $unit } is destroyed in { $space }: { $why }.
pog-event-unit-eliminated-for-good = { $unit } is lost for good in { $space }: { $why }.
pog-event-trench-changed = { $side } hold a trench of level { $level } in { $space }.
pog-event-trench-changed-none = The trench in { $space } is gone.
pog-event-fort-destroyed = The fort of { $space } is destroyed.
pog-event-siege-began = { $side } besiege { $space }.
pog-event-siege-lifted = The siege of { $space } is lifted.
pog-event-beachhead-placed = MEF beachhead: { $space }.
pog-event-beachhead-lost = MEF beachhead lost: { $space }.
pog-event-marker-moved = { $track }: { $box }.

## Operations and combat

pog-event-space-activated = { $space } is activated for { $purpose }{ $cost ->
    [0] , at no cost.
    [one] , for one operation.
   *[other] , for { $cost } operations.
}
pog-event-entrench-tried = Entrench roll { $die } of at most { $needed }, { $unit } ({ $space }): { $succeeded ->
    [yes] success
   *[no] failure
}.
pog-event-siege-rolled = Siege roll { $die }, modified { $modified }, at least { $needed } needed ({ $space }): { $fell ->
    [yes] the fort falls
   *[no] the fort holds
}.
pog-event-attack-declared = { $side } attack { $target } with { $force }.
pog-event-attack-cancelled = The attack on { $target } is called off: { $why }.
pog-event-flank-tried = Flank attack, { $pinning } pins: die { $die }, modifier { $modifier }, it { $succeeded ->
    [yes] succeeds
   *[no] fails
}.
pog-event-combat-card-played = { $side } lay “{ $card }”.
pog-event-fire-resolved = { $side } fire and roll { $die }: losses of { $loss } for the enemy (strength { $factors } on column { $column }, { $table }, shift { $shift }, modifier { $drm }).
pog-event-fire-resolved-plain = { $side } fire and roll { $die }: losses of { $loss } for the enemy (strength { $factors } on column { $column }, { $table }).
pog-event-combat-decided = { $winner } win: losses of { $defender_loss } for the defenders, { $attacker_loss } for the attackers{ $retreat ->
    [0] .
    [one] ; the defenders must retreat one space.
   *[other] ; the defenders must retreat { $retreat } spaces.
}
pog-event-combat-decided-none = Nobody wins: losses of { $defender_loss } for the defenders, { $attacker_loss } for the attackers.
pog-event-retreat-cancelled = Nobody retreats from { $space }: { $why }.

## Cards and replacements

pog-event-cards-drawn = { $side } draw { $cards }.
pog-event-cards-drawn-none = { $side } draw no cards.
pog-event-cards-drawn-unseen = { $side } draw cards: { $count }.
pog-event-card-discarded = { $side } discard “{ $card }”.
pog-event-card-removed = “{ $card }” leaves the game ({ $side }).
pog-event-card-kept = { $side } keep “{ $card }” on the table.
pog-event-deck-shuffled = Draw pile shuffled ({ $side }): { $count }.
pog-event-hand-shown = Hand shown ({ $side }): { $cards }.
pog-event-hand-shown-none = Empty hand shown ({ $side }).
pog-event-replacements-gained = Replacement points: { $points }. Reason: { $why }.
pog-event-replacements-lost = Replacement points lost: { $points }. Reason: { $why }.
pog-event-peace-offered = { $side } offer peace.
pog-event-peace-answered = Peace accepted.
pog-event-peace-answered-refused = Peace refused, die { $die }.
pog-event-side-bid = Bid ({ $seat }): { $side }, victory points { $points }.
pog-event-sides-settled = Bid accepted: { $side }, victory points { $points }.
pog-event-card-swapped = Optional card “{ $optional }” instead of “{ $out }” ({ $side }).
pog-event-opening-chosen = The Central Powers begin with the Guns of August in hand.
pog-event-opening-chosen-none = The Central Powers leave the Guns of August in the draw pile.
pog-event-boxes-turned-up = Cards turned up ({ $side }): { $cards }.
pog-event-boxes-turned-up-none = Every box is empty ({ $side }).
pog-event-box-filled = A card lies face down in box { $box } ({ $side }).
pog-event-box-filled-none = Box { $box } stays empty ({ $side }).
pog-event-solo-rolled = Box { $box } ({ $side }): grey die { $grey }, blue die { $blue }. Card: “{ $card }”.
pog-event-solo-rolled-none = Box { $box } ({ $side }): grey die { $grey }, blue die { $blue }. The card does not obey.

## Causes

pog-why-vp-space-taken = a victory point space changed hands
pog-why-french-mutiny = the French attack in spite of the mutiny
pog-why-no-advance = the attack brought no advance
pog-why-americans-missing = American reinforcements that never came
pog-why-tsar-never-fell = the Tsar never fell
pog-why-bid = the bid for a side
pog-why-peace-refused = peace was refused
pog-why-offensive-not-made = a mandated offensive was not made
pog-why-blockade = the blockade in winter
pog-why-italy-neutral = Italy is neutral in the Total War of the Allies
pog-why-attrition = attrition
pog-why-card = a card
pog-why-replacement-phase = the Replacement Phase
pog-why-haig = entrenched Germans hold against the British
pog-why-stood = the defenders stood and lost one more step
pog-why-lost-in-combat = losses in combat
pog-why-lost-retreated = attacked again after its retreat
pog-why-lost-no-retreat = no way to retreat
pog-why-lost-stand-in = its replacement corps could not retreat
pog-why-lost-overstacked = too many units in the space

## Ends of a game

pog-end-automatic = Automatic victory.
pog-end-armistice = An armistice ends the war.
pog-end-last-turn = The last turn is over.
pog-end-total-war = A side has reached Total War.
pog-end-peace = Peace was accepted.
pog-end-conceded = The other side gave up.

## Purposes of dice

pog-purpose-about = { $purpose } ({ $about })
pog-purpose-fire-attacker = fire of the attacker
pog-purpose-fire-defender = fire of the defender
pog-purpose-flank = flank attack
pog-purpose-mandate = mandated offensive
pog-purpose-bidding = bidding
pog-purpose-siege = siege
pog-purpose-peace = peace terms
pog-purpose-sixtus-affair = The Sixtus Affair
pog-purpose-entrench = entrenching
pog-purpose-solo-grey = grey die
pog-purpose-solo-blue = blue die
pog-purpose-shuffle = shuffling
pog-purpose-deck = shuffling
