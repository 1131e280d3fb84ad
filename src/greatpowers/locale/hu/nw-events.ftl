### The Napoleonic Wars: ami történik, eseményenként egy sorban. A nevek készen jönnek.

nw-squadron = { $number }. hajóraj ({ $nation })
nw-strength = { $count ->
    [one] { $count } erőpont ({ $nation })
   *[other] { $count } erőpont ({ $nation })
}
nw-event-turn-began = { $year }.
nw-event-phase-began = Fázis: { $phase }.
nw-event-round-began = Kör: { $round }.
nw-event-impulse-began = Impulzus: { $nation }.
nw-event-impulse-began-preempting = Megelőzés: { $nation }.
nw-event-impulse-passed = Passz: { $nation }.
nw-event-card-played = „{ $card }” kártya ({ $nation }): { $use }.
nw-event-card-discarded = Eldobás ({ $nation }): „{ $card }”.
nw-event-card-discarded-table = Eldobás: „{ $card }”.
nw-event-card-removed = Kártya a játékon kívül: „{ $card }”.
nw-event-cards-drawn = Húzott kártyák ({ $nation }): { $cards }.
nw-event-cards-taken = Húzott kártyák: { $nation }, { $count }.
nw-event-card-passed = Átadott kártya: „{ $card }”, { $frm } → { $to }.
nw-event-card-passed-hidden = Egy átadott kártya: { $frm } → { $to }.
nw-event-card-shown = Megmutatott kártya ({ $nation }): „{ $card }”.
nw-event-hand-shown = Megnézett kéz ({ $nation }): { $cards }.
nw-event-hand-shown-hidden = Megnézett kéz: { $nation }.
nw-event-order-carried-out = Parancsod szerint: „{ $card }” ({ $nation }).
nw-event-order-lapsed = A „{ $card }” kártyára adott parancsod megszűnt: { $piece } nincs többé a térképen. Kérdést fogsz kapni.
nw-event-response-returned = A „{ $card }” már nem játszható ki, a kézben marad: { $nation }.
nw-event-hand-thrown-in = Újrahúzás: { $nation }, kártyák: { $count }.
nw-event-deck-shuffled = Pakli keverése, kártyák: { $count }.
nw-event-home-card-turned = Hazai kártya készen: „{ $card }”.
nw-event-home-card-turned-used = Hazai kártya felhasználva: „{ $card }”.
nw-event-parliament-handed = „{ $card }” kártya, birtokos: { $nation }.
nw-event-resources-changed = Erőforrás ({ $nation }): { $by }, most { $now }. Ok: { $why }.
nw-event-strength-placed = Új erőpont, terület: { $area }. { $nation }: { $count }. Ok: { $why }.
nw-event-strength-lost = Elveszett erőpont, terület: { $area }. { $nation }: { $count }. Ok: { $why }.
nw-event-strength-committed = Erőpont külháborúba („{ $card }”), terület: { $area }. { $nation }: { $count }.
nw-event-strength-regrouped = Erőpont újraszervezésbe, terület: { $area }. { $nation }: { $count }. Ok: { $why }.
nw-event-force-moved = Csapatok, { $how }: { $force }, { $frm } → { $to }.
nw-event-leader-placed = Tábornok a térképen: { $leader }. Terület: { $area }. Ok: { $why }.
nw-event-leader-lost = Tábornok lekerül a térképről: { $leader }, { $area } → { $to }. Ok: { $why }.
nw-event-squadron-placed = Felkerül: { $squadron }, { $status }. Hely: { $place }. Ok: { $why }.
nw-event-fleet-moved = Flotta, { $how }: { $squadrons }, { $frm } → { $to }.
nw-event-squadron-lost = Lekerül a térképről: { $squadron }, { $place } → { $to }. Ok: { $why }.
nw-event-squadron-refitted = { $squadron }: { $status }.
nw-event-flag-placed = Zászló, terület: { $area }. Nemzet: { $nation }. Ok: { $why }.
nw-event-flag-removed = Levett zászló, terület: { $area }. Nemzet: { $nation }. Ok: { $why }.
nw-event-camp-joined = Tábor ({ $nation }): { $camp }. Ok: { $why }.
nw-event-camp-joined-none = Mostantól semleges: { $nation }. Ok: { $why }.
nw-event-consul-moved = Konzul ({ $nation }): { $box }, sor: { $row }{ $plus ->
    [yes] {""}, +1 oldal
   *[no] {""}
}. Ok: { $why }.
nw-event-consul-moved-none = Konzul ({ $nation }): { $box }. Ok: { $why }.
nw-event-command-taken = Parancsnokság ({ $nation }): { $power }.
nw-event-command-taken-none = Parancsnokság ({ $nation }): senki.
nw-event-war-began = Háború: { $nation } és { $enemy }.
nw-event-war-ended = Háború vége: { $nation } és { $enemy }.
nw-event-truce-made = Védett időszak: { $nation } és { $other }.
nw-event-nation-conquered = Meghódítva: { $nation }. Hódító: { $conqueror }.
nw-event-nation-conquered-none = Meghódítva: { $nation }.
nw-event-foreign-war-began = Külháború: „{ $card }”. Nemzetek: { $nations }.
nw-event-foreign-war-ended = Külháború vége: „{ $card }”.
nw-event-effect-began = Érvényben: { $effect }.
nw-event-effect-ended = Már nincs érvényben: { $effect }.
nw-event-plus-key-changed = +1 kulcs jelző: { $nation }.
nw-event-plus-key-changed-off = Levett +1 kulcs jelző: { $nation }.
nw-event-peace-modified = Békedobás módosítója ({ $nation }): { $by }.
nw-event-peace-modified-event = Békedobás módosítója eseményből: { $by }.
nw-event-peace-rolled = Békedobás: { $die }, módosító: { $modifier }.
nw-event-bid-made = Licit ({ $seat }): { $camp }, feladott erőpont: { $strength }.
nw-event-bid-settled = Elfogadott licit: { $camp }, feladott erőpont: { $strength }.
nw-event-game-ended = A játék vége: { $why }. Győztes: { $winner }. Pontok: { $points }.
nw-event-conquest-rolled = Hódítási dobás ({ $nation }): { $die }, módosító: { $modifier }. { $falls ->
    [yes] A nemzet elesik.
   *[no] A nemzet kitart.
}
nw-event-submission-offered = Behódolási ajánlat: { $nation } → { $to }. Átengedett területek: { $ceded }. Visszaadott területek: { $returned }.
nw-event-press-sent = { $seat } mindenkinek: „{ $text }”.
nw-event-submission-answered = Elfogadott behódolási ajánlat: { $nation }.
nw-event-submission-answered-refused = Elutasított behódolási ajánlat: { $nation }.
nw-event-march-roll-made = { $what ->
    [evade] Kitérés
   *[intercept] Elfogás
} ({ $nation }): { $force }, { $frm } → { $to }. Kockák: { $dice }, módosító: { $modifier }. { $succeeded ->
    [yes] Siker.
   *[no] Kudarc.
}
nw-event-march-roll-made-card = { $what ->
    [evade] Kitérés
   *[intercept] Elfogás
} ({ $nation }): { $force }, { $frm } → { $to }. { $succeeded ->
    [yes] Siker
   *[no] Kudarc
} kártya miatt.
nw-event-battle-began = Csata, terület: { $area }. Erők ({ $name_active }): { $active }. Erők ({ $name_other }): { $other }.
nw-event-battle-began-siege = Ostrom, terület: { $area }. Ostromló: { $active }.
nw-event-battle-rolled = Csata, terület: { $area }, kör: { $round }. Kockák ({ $name_active }): { $active }. Kockák ({ $name_other }): { $other }.
nw-event-pieces-disrupted = Szétzilálva ({ $who }): { $force }. Terület: { $area }.
nw-event-battle-ended = Csata vége, terület: { $area }. { $is_rout ->
    [yes] Megfutamodás
   *[no] Visszavonulás
}: { $who }. Veszteség ({ $name_active }): { $losses_active }. Veszteség ({ $name_other }): { $losses_other }.
nw-event-battle-ended-none = Csata vége, terület: { $area }, vesztes nincs. Veszteség ({ $name_active }): { $losses_active }. Veszteség ({ $name_other }): { $losses_other }.
nw-event-annihilation-suffered = Teljes megsemmisülés: { $who }. Terület: { $area }.
nw-event-attrition-rolled = Lemorzsolódás, hely: { $place }. Nemzet: { $nation }. Kockák: { $faces }. Veszteség: { $lost }.
nw-event-siege-ended = Ostrom vége, terület: { $area }. Hatosok: { $sixes }. { $fell ->
    [yes] Az erőd elesik.
   *[no] Az erőd kitart.
}
nw-event-naval-roll-made = { $kind ->
    [evade] Tengeri kitérés
    [patrol] Őrjárat
   *[intercept] Tengeri elfogás
} ({ $nation }), hely: { $place }. Összeg: { $total }. { $succeeded ->
    [yes] Siker.
   *[no] Kudarc.
}
nw-event-battery-fired = Parti ütegek tüze, terület: { $area }. Hatosok: { $sixes }. Ötösök: { $fives }.
nw-event-naval-round-fought = Tengeri csata, hely: { $place }, kör: { $round }. Dobás ({ $name_active }): kockák – { $dice_active }, hatosok – { $sixes_active }, ötösök – { $fives_active }. Dobás ({ $name_other }): kockák – { $dice_other }, hatosok – { $sixes_other }, ötösök – { $fives_other }.
nw-event-naval-battle-ended = Tengeri csata vége, hely: { $place }. Győztes: { $who }.
nw-event-naval-battle-ended-none = Tengeri csata vége, hely: { $place }. Senki sem maradt.

nw-side-active = aktív oldal
nw-side-other = másik oldal
nw-box-of-pieces-pool = készlet
nw-box-of-pieces-regroup = újraszervezés
nw-box-of-pieces-foreign-war = külháború
nw-box-of-pieces-gone = játékon kívül
nw-box-of-pieces-waiting = kártyára vár
nw-box-of-pieces-at-sea = tengeren
nw-use-event = esemény
nw-use-cp = parancspont
nw-use-battle = csataesemény
nw-use-response = válasz
nw-phase-rounds = impulzusok körei
nw-phase-attrition = lemorzsolódás
nw-phase-conquest = hódítások
nw-phase-peace = békedobás
nw-phase-camps = köztes fázis, táborok
nw-phase-reinforcements = köztes fázis, erősítések és felvonulás
nw-phase-cards = köztes fázis, kártyák
nw-status-ready = kész
nw-status-building = hajóépítés
nw-status-refitting = felszerelés
nw-how-move = mozgás
nw-how-cancelled = elmaradt mozgás
nw-how-intercept = elfogás
nw-how-evade = kitérés
nw-how-retreat = visszavonulás
nw-how-conquest = hódítás után
nw-how-convoy = konvoj
nw-how-landing = partraszállás
nw-how-deployment = felvonulás
nw-how-sail = manőver
nw-how-withdraw = visszavonulás
nw-how-driven-out = kikötő elvesztése
nw-why-card = „{ $card }” kártya
nw-why-setup = kezdőállás
nw-why-build = felállítás
nw-why-event = esemény
nw-why-regroup = újraszervezés
nw-why-attrition = lemorzsolódás
nw-why-march = lemorzsolódás menet közben
nw-why-evasion = lemorzsolódás kitérés után
nw-why-interception = lemorzsolódás elfogás után
nw-why-retreat = lemorzsolódás visszavonuláskor
nw-why-no-retreat = nincs visszavonulási út
nw-why-winter = orosz tél
nw-why-parting = szövetség vége
nw-why-battle = csata
nw-why-rout = megfutamodás
nw-why-battery = parti ütegek tüze
nw-why-storm = vihar
nw-why-siege = ostrom
nw-why-flag = parancspont
nw-why-survivors = túlélők a forduló végén
nw-why-allied = szövetséges
nw-why-ceded = átengedett terület
nw-why-conquest = hódítás
nw-why-submission = behódolás
nw-why-intercepted = zászlókitűzés elfogása
nw-why-foreign-war = külháború
nw-why-surgeons = sebészek
nw-why-bid = licit
nw-why-cashed = parancspont erőpontért
nw-why-moved = áthelyezés
nw-why-broken = szövetség felbontása
nw-why-no-port = nincs kikötő
nw-why-port = kikötő elvesztése
nw-why-excess = fölös kártyák
nw-why-reparations = jóvátétel
nw-why-spent = felhasznált erőforrás
nw-why-start = a játék kezdete
nw-why-attacked = támadás
nw-why-influence = befolyás
nw-why-declared = hadüzenet
nw-end-conquest = Franciaország meghódítása
nw-end-submission = Franciaország behódolása
nw-end-peace = béke
nw-end-last-turn = véget ért az utolsó forduló
nw-end-conceded = egy játékos feladta
nw-effect-about = { $effect } ({ $about })
nw-effect-impulse-cancelled = esemény törölve
nw-effect-impulse-roll-fails = a következő dobás kudarc
nw-effect-impulse-roll-bonus = a következő dobás módosítója
nw-effect-impulse-sure-evasion = a következő kitérés sikerül
nw-effect-impulse-sure-interception = a következő elfogás sikerül
nw-effect-impulse-move-cancelled = elmaradt mozgás
nw-effect-impulse-no-battle = nincs csata
nw-effect-impulse-no-flag = nem tűzhető ki zászló
nw-effect-impulse-closed = lezárt út
nw-effect-impulse-jealous = a hadseregek egyenként mozognak és harcolnak
nw-effect-impulse-forced-march = erőltetett menet lemorzsolódás nélkül
nw-effect-impulse-free-areas = ingyen bejárt területek
nw-effect-impulse-free-zones = ingyen bejárt tengeri zónák
nw-effect-impulse-home-bound = erőpont csak hazai területen
nw-effect-impulse-ends = nincs több kártya ebben az impulzusban
nw-effect-turn-russian-winter = orosz tél
nw-effect-turn-armistice = fegyverszünet
nw-effect-turn-no-convoy = nincs konvoj
nw-effect-turn-mutiny = zendülés
nw-effect-turn-raided = tábornok, aki nem foghat el
nw-effect-turn-unit-bonus = csapatbónusz
nw-effect-turn-orders-in-council = királyi tanácsi rendeletek
nw-effect-turn-europe-exhausted = kimerült Európa
nw-effect-turn-mud = sár: a menet kétszeresbe kerül
nw-effect-turn-pauses = kihagyja következő impulzusát
nw-effect-game-crop-failure = rossz termés
nw-effect-game-continental-system = kontinentális zárlat
nw-effect-game-reforms = reformok
nw-effect-game-entrusted = parancsnokság
nw-effect-game-draw-fewer = kevesebb kártya
nw-purpose-about = { $purpose } ({ $about })
nw-purpose-armada = armada
nw-purpose-armistice = fegyverszünet
nw-purpose-attrition = lemorzsolódás
nw-purpose-battery = parti ütegek tüze
nw-purpose-battle = csata
nw-purpose-bidding = licit
nw-purpose-ceded-areas = átengedett területek
nw-purpose-conquest = hódítás
nw-purpose-guard = a gárda kockái
nw-purpose-dutch-revolt = orániai felkelés
nw-purpose-early-winter = korai tél
nw-purpose-evade = kitérés
nw-purpose-excess-card = fölös kártya
nw-purpose-finnish-peace = finnországi béke
nw-purpose-foreign-war = külháború vége
nw-purpose-fouche = elvett kártya
nw-purpose-infernal-machine = pokolgép
nw-purpose-intercept = elfogás
nw-purpose-luddites = ludditák
nw-purpose-ministry = kormány
nw-purpose-naval = tengeri csata
nw-purpose-naval-evade = tengeri kitérés
nw-purpose-naval-intercept = tengeri elfogás
nw-purpose-naval-patrol = őrjárat
nw-purpose-nelson = Nelson
nw-purpose-neutral-card = semleges képviselt ország kártyája
nw-purpose-peace = béke
nw-purpose-rockets = rakéták
nw-purpose-russian-winter = orosz tél
nw-purpose-storm = vihar
