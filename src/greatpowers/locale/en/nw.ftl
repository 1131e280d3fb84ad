### The Napoleonic Wars: titles and tables. Names come ready.

nw-title = The Napoleonic Wars
nw-scenario = { $year }, { $players } players
nw-turn = Turn { $year }
nw-moment = { $turn }, round { $round }, { $nation }
nw-question-cp = { $question } Command points left: { $cp }.
nw-result-open = The match is not over.
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
nw-do-consul-two = { $way ->
    [left] Consul of { $nation } two boxes left (row { $row })
   *[right] Consul of { $nation } two boxes right (row { $row })
}
nw-do-consul-alone = { $way ->
    [left] Consul of { $nation } one box left
    [plus] Consul of { $nation } to its +1 side
    [plain] Consul of { $nation } off its +1 side
   *[right] Consul of { $nation } one box right
}
web-nw-ask-reserves = { $nation }: which disrupted units are in order again?
