### The Napoleonic Wars: címek, táblázatok, fő események. A nevek készen jönnek.

nw-title = The Napoleonic Wars
nw-scenario = { $year }, játékosok: { $players }
nw-turn = Forduló: { $year }
nw-moment = { $turn }, kör: { $round }, { $nation }
nw-question = Válaszod ezért a nemzetért: { $nation }. Maradék parancspont: { $cp }.
nw-result = Győztes: { $winner }. Pontok: { $points }.
nw-camp = { $camp ->
    [imperial] császári tábor
   *[coalition] koalíció
}
nw-box = { $box ->
    [friend] barát
    [aide] segítő
    [partner] partner
    [pact] szövetség
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
nw-event-round-began = Kör: { $round }.
nw-event-impulse-began = Impulzus: { $nation }.
nw-event-impulse-passed = Passz: { $nation }.
nw-event-card-played = „{ $card }” kártya ({ $nation }): { $use }.
nw-event-strength-placed = Új erőpont, terület: { $area }. Nemzet: { $nation } { $count }.
nw-event-strength-lost = Veszteség, terület: { $area }. Nemzet: { $nation } { $count }.
nw-event-force-moved = Mozgás: { $force }, { $frm } → { $to }.
nw-event-leader-lost = Tábornok lekerül a térképről: { $leader }, { $area }.
nw-event-flag-placed = Zászló, terület: { $area }. Nemzet: { $nation }.
nw-event-flag-removed = Levett zászló, terület: { $area }. Nemzet: { $nation }.
nw-event-nation-conquered = Meghódítva: { $nation }. Hódító: { $conqueror }.
nw-event-peace-rolled = Békedobás: { $die }, módosító: { $modifier }.
