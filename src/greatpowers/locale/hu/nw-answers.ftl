### The Napoleonic Wars: a válaszok szavakkal, mindegyik fajtához egy. A nevek készen érkeznek.

nw-do-pass = Passz
nw-do-done = Többet nem költök
nw-do-keep = A kártyák megtartása
nw-do-mulligan = Újrahúzás: minden kártya eldobása, eggyel kevesebb húzásáért
nw-do-stand = Helyben maradás
nw-do-preempt = Megelőzés: impulzus most
nw-do-let-pass = Továbbengedés
nw-do-resource = Erőforrás felhasználása
nw-do-resource-draw = Erőforrás: kártyahúzás
nw-do-resource-winter = Erőforrás: kísérlet korai télre
nw-do-no-siege = Nincs ostrom
nw-do-go-on = Újabb támadás
nw-do-stop = Abbahagyás
nw-do-battle-flag = Zászló kitűzése
nw-do-leave = Maradjon így
nw-do-agree = Beleegyezés
nw-do-refuse = Elutasítás
nw-do-decline = Visszautasítás
nw-do-accept = Elfogadás
nw-do-none = Senki
nw-do-nothing = A kártya megtartása
nw-do-plus = +1 a békedobáshoz
nw-do-minus = −1 a békedobáshoz
nw-do-enough = Ennyi elég
nw-do-deploy = Felvonulás
nw-do-to-regroup = Újraszervezésbe
nw-do-no-offer = Harc tovább
nw-do-offer = Behódolás feltételek nélkül
nw-do-let-it-be = Ráhagyás
nw-do-no-intercept = Továbbengedés
nw-do-yes-intercept = Elfogás
nw-do-no-evade = Harc
nw-do-yes-evade = Kitérés
nw-do-cp = „{ $card }”: { $cp } PP
nw-do-event = „{ $card }” eseményként
nw-do-discard = Eldobás: „{ $card }”
nw-do-influence = „{ $card }”: { $cp } PP befolyás
nw-do-restore = „{ $card }”: { $cp } PP
nw-do-restore-with = „{ $card }” és „{ $second }”: { $cp } PP
nw-do-end-war = A külháború vége: „{ $card }”
nw-do-move = Menet { FROM($frm) } { TO($to) }: { $force }
nw-do-sail = Flotta { TO($to) }: { $fleet }
nw-do-patrol = Őrjárat: { $fleet }
nw-do-convoy = Konvoj { FROM($frm) } { TO($to) }: { $force } ({ $zones })
nw-do-build-sp = { $count ->
    [one] Egy erőpont felállítása { IN($area) }
   *[other] { $count } erőpont felállítása { IN($area) }
}
nw-do-build-leader = Tábornok behívása: { $leader }, { IN($area) }
nw-do-build-squadron = Hajóraj építése { IN($area) }
nw-do-regroup-sp = { $count ->
    [one] Egy erőpont visszatérése { TO($area) }
   *[other] { $count } erőpont visszatérése { TO($area) }
}
nw-do-regroup-leader = Tábornok visszatérése: { $leader }, { TO($area) }
nw-do-regroup-squadron = Hajóraj visszatérése { TO($area) }
nw-do-consul = { $way ->
    [left] Konzul egy oszloppal balra: { $nation }
    [plus] Konzul a +1 oldalra: { $nation }
    [plain] Konzul le a +1 oldalról: { $nation }
   *[right] Konzul egy oszloppal jobbra: { $nation }
}{ $placed ->
    [yes] {" "}(sor: { $row })
   *[no] {""}
}
nw-do-war = Háború: { $enemy }
nw-do-war-join = Háború: { $enemy }; belépés: { $camp }
nw-do-join = Belépés: { $camp }
nw-do-siege = Ostrom { IN($area) }: { $force }
nw-do-intercept = Elfogás { FROM($frm) }: { $force }
nw-do-intercept-flag = Elfogás: { $leader }
nw-do-evade = Kitérés { TO($to) }: { $force }
nw-do-lose = Megsemmisül: { $force }
nw-do-disrupt = Szétzilálódik: { $force }
nw-do-lose-sp = Egy erőpont
nw-do-lose-flag = A zászló
nw-do-sink = Elvész: { $squadron }
nw-do-flag = Zászló { IN($area) }
nw-do-refit = Felszerelés { IN($place) }
nw-do-armada = Armada alakítása { IN($place) }
nw-do-part = Kilépés az armadából: { $place }
nw-do-retreat = Visszavonulás { TO($area) }
nw-do-to = Ide: { $place }
nw-do-join-fleet = Hajórajok felvétele: { $place }
nw-do-winter = Tél: { $area }
nw-do-accept-area = Elfogadás: { $area }
nw-do-decline-area = Visszautasítás: { $area }
nw-do-stay = Maradás: { $area }
nw-do-regroup-from = Újraszervezésbe: { $area }
nw-do-place = Erőpont { IN($area) }
nw-do-place-from = Erőpont { IN($area) }, { FROM($frm) }
nw-do-take-sp = Magával visz { FROM($area) }: { $nation } { $count }
nw-do-take = Magával viszi: { $leader }
nw-do-deploy-army = Hadsereg: { $leader }
nw-do-deploy-convoy = Konvoj: { $port }
nw-do-deploy-fleet = Flotta: { $place }
nw-do-keep-area = Megtartás: { $area } ({ $nation })
nw-do-give-area = Visszaadás: { $area } ({ $nation })
nw-do-cede = Átengedés: { $area }
nw-do-cede-to = Átengedés: { $area } → { $taker }
nw-do-give-up = Erőpont feladása: { $area } ({ $nation })
nw-do-bid = { $strength ->
    [one] { $camp }, egy erőpontért
   *[other] { $camp }, { $strength } erőpontért
}
nw-do-resource-of = Erőforrás: { $nation }
nw-do-offer-terms = Behódolás felajánlása. Átengedve: { $cedes }. Visszaadva: { $returns }.
