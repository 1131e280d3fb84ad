### The Napoleonic Wars: címek, táblázatok. A nevek készen jönnek.

nw-title = The Napoleonic Wars
nw-scenario = { $year }, játékosok: { $players }
nw-turn = { $year }. évi forduló
nw-moment = { $turn }, kör: { $round }, { $nation }
nw-question-cp = { $question } · maradék parancspont: { $cp }
nw-result-open = A parti még tart.
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
nw-do-consul-two = { $way ->
    [left] Konzul két oszloppal balra: { $nation } (sor: { $row })
   *[right] Konzul két oszloppal jobbra: { $nation } (sor: { $row })
}
nw-do-consul-alone = { $way ->
    [left] Konzul egy oszloppal balra: { $nation }
    [plus] Konzul a +1 oldalra: { $nation }
    [plain] Konzul le a +1 oldalról: { $nation }
   *[right] Konzul egy oszloppal jobbra: { $nation }
}
web-nw-ask-reserves = { $nation }: mely szétzilált erőpontok állnak újra rendbe?
