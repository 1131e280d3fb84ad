### The Napoleonic Wars: titles, tables, main events. Names come ready.

nw-title = The Napoleonic Wars
nw-scenario = { $year }, { $players } players
nw-turn = Turn { $year }
nw-moment = { $turn }, round { $round }, { $nation }
nw-question = Your answer for: { $nation }. Command points left: { $cp }.
nw-result = Winner: { $winner }. Points: { $points }.
nw-camp = { $camp ->
    [imperial] Imperial
   *[coalition] Coalition
}
nw-box = { $box ->
    [friend] Friend
    [aide] Aide
    [partner] Partner
    [pact] Pact
   *[unaligned] Unaligned
}
nw-column-nation = nation
nw-column-standing = standing
nw-column-keys = Keys
nw-column-cards = cards
nw-column-pieces = generals and strength
nw-column-fleets = squadrons
nw-column-flags = flags
nw-column-card = card
nw-column-points = CP
nw-column-effect = Effect
nw-event-round-began = Round { $round }.
nw-event-impulse-began = Impulse: { $nation }.
nw-event-impulse-passed = Pass: { $nation }.
nw-event-card-played = Card “{ $card }” ({ $nation }): { $use }.
nw-event-strength-placed = New strength in { $area }: { $nation } { $count }.
nw-event-strength-lost = Lost in { $area }: { $nation } { $count }.
nw-event-force-moved = Move: { $force }, { $frm } → { $to }.
nw-event-leader-lost = General off the map: { $leader }, { $area }.
nw-event-flag-placed = Flag in { $area }: { $nation }.
nw-event-flag-removed = Flag removed from { $area }: { $nation }.
nw-event-nation-conquered = Conquered: { $nation }. Conqueror: { $conqueror }.
nw-event-peace-rolled = Peace roll: { $die }, modifier { $modifier }.
