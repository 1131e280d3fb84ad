### The Napoleonic Wars: címek, táblázatok. A nevek készen jönnek.

nw-title = The Napoleonic Wars
nw-scenario = { $year }, játékosok: { $players }
nw-turn = Forduló: { $year }
nw-moment = { $turn }, kör: { $round }, { $nation }
nw-question = Válaszod ezért a nemzetért: { $nation }. Maradék parancspont: { $cp }.
nw-result = Győztes: { $winner }. Pontok: { $points }.
nw-camp = { $camp ->
    [imperial] birodalmi tábor
   *[coalition] koalíciós tábor
}
nw-box = { $box ->
    [friend] barát
    [aide] segítő
    [partner] partner
    [pact] paktum
   *[unaligned] el nem kötelezett
}
nw-column-nation = nemzet
nw-column-standing = helyzet
nw-column-keys = kulcsok
nw-column-cards = kártyák
nw-column-pieces = tábornokok és erőpontok
nw-column-fleets = hajórajok
nw-column-flags = zászlók
nw-column-card = kártya
nw-column-points = PP
nw-column-effect = Hatás
