### The Napoleonic Wars: ami történik, eseményenként egy sorban. A nevek készen jönnek.

nw-squadron = { $number }. hajóraj ({ $nation })
nw-strength = { $count ->
    [one] { $count } erőpont ({ $nation })
   *[other] { $count } erőpont ({ $nation })
}
nw-squadrons-of = { $nation } { $count ->
    [one] egy hajóraja
   *[other] { $count } hajóraja
}
nw-event-turn-began = { $year }.
nw-event-phase-began = Fázis: { $phase }.
nw-event-round-began = Kör: { $round }.
nw-event-impulse-began = { $nation } impulzusa.
nw-event-impulse-began-preempting = { $nation } megelőzi a soron következőt.
nw-event-impulse-passed = { $nation } passzol.
nw-event-card-played = { $nation } kijátssza: „{ $card }”, { $use }.
nw-event-card-discarded = { $nation } eldobja: „{ $card }”.
nw-event-card-discarded-table = „{ $card }” a dobott kártyák közé kerül.
nw-event-card-removed = „{ $card }” kikerül a játékból.
nw-event-cards-drawn = { $nation } húz: { $cards }.
nw-event-cards-taken = { $nation } { $count } kártyát húz.
nw-event-card-passed = { $frm } átadja: „{ $card }”. Megkapja: { $to }.
nw-event-card-passed-hidden = { $frm } átad egy kártyát. Megkapja: { $to }.
nw-event-card-shown = { $nation } felfordítja: „{ $card }”.
nw-event-hand-shown = { $nation } kártyáit megnézték: { $cards }.
nw-event-hand-shown-hidden = Valaki megnézte { $nation } kártyáit.
nw-event-order-carried-out = Parancsod szerint: „{ $card }” ({ $nation }).
nw-event-order-lapsed = A „{ $card }” kártyára adott parancsod megszűnt: { $piece } nincs többé a térképen. Kérdést fogsz kapni.
nw-event-response-returned = A „{ $card }” már nem játszható ki, a kézben marad: { $nation }.
nw-event-hand-thrown-in = { $nation } bedobja minden kártyáját ({ $count }), és eggyel kevesebbet húz.
nw-event-deck-shuffled = A pakli újrakeverve, { $count } kártya.
nw-event-home-card-turned = A „{ $card }” hazai kártya újra készen áll.
nw-event-home-card-turned-used = A „{ $card }” hazai kártya a következő fordulóig pihen.
nw-event-parliament-handed = A „{ $card }” kártyát most { $nation } tartja.
nw-event-resources-changed = { $why_id ->
    [start] { $nation } { $now } erőforrással kezd.
    [spent] { $nation } felhasznál egy erőforrást, { $now } marad.
   *[other] { $nation } erőforrása most { $now } ({ $by }: { $why }).
}
nw-event-strength-placed = { $why_id ->
    [build] { $nation } { $count } erőpontot állít fel { IN($area) }.
   *[other] { $nation } { $count } erőpontot kap { IN($area) } ({ $why }).
}
nw-event-strength-lost = { $nation } { $count } erőpontot veszít { IN($area) }{ $why_id ->
    [battle] {" "}a csatában.
    [rout] {" "}futás közben.
    [attrition] {" "}a lemorzsolódás miatt.
    [march] {" "}menet közben.
    [retreat] {" "}visszavonulás közben.
    [siege] {" "}az ostromban.
   *[other] {" "}({ $why }).
}
nw-event-strength-committed = { $nation } { $count } erőpontot küld { FROM($area) } a külháborúba („{ $card }”).
nw-event-strength-regrouped = { $nation } { $count } erőpontot von ki { FROM($area) } újraszervezésre ({ $why }).
nw-event-force-moved = { $how_id ->
    [cancelled] Elmarad a menet { FROM($frm) } { TO($to) }: { $force }.
    [intercept] { $force } { FROM($frm) } érkezve elfogja az ellenséget { IN($to) }.
    [evade] { $force } kitér { FROM($frm) } { TO($to) }.
    [retreat] { $force } visszavonul { FROM($frm) } { TO($to) }.
    [withdraw] { $force } visszavonul { FROM($frm) } { TO($to) }.
    [conquest] { $force } a hódítás után hazatér { FROM($frm) } { TO($to) }.
    [convoy] { $force } áthajózik { FROM($frm) } { TO($to) }.
    [landing] { $force } partra száll { IN($to) }, { FROM($frm) } érkezve.
    [deployment] { $force } átvonul { FROM($frm) } { TO($to) }.
   *[move] { $force } { $force_many ->
        [yes] vonul
       *[no] menetel
    } { FROM($frm) } { TO($to) }.
}
nw-event-leader-placed = { $why_id ->
    [build] { $leader } hadba száll { IN($area) }.
   *[other] { $leader } megjelenik { IN($area) } ({ $why }).
}
nw-event-leader-lost = { $leader } lekerül a térképről { IN($area) } ({ $why }); ide: { $to }.
nw-event-squadron-placed = { $why_id ->
    [build] { $squadron_nation } hajórajt épít { IN($place) } ({ $status }).
   *[other] { $squadron_nation } egy hajóraja megjelenik { IN($place) } ({ $status }; { $why }).
}
nw-event-fleet-moved = { $how_id ->
    [retreat] { $squadrons } visszavonul { FROM($frm) } { TO($to) }.
    [evade] { $squadrons } kitér { FROM($frm) } { TO($to) }.
    [intercept] { $squadrons } { FROM($frm) } érkezve elfogja az ellenséget { IN($to) }.
    [driven-out] { $squadrons } menekül { FROM($frm) } { TO($to) }: a kikötő elveszett.
   *[sail] { $squadrons } { $squadrons_many ->
        [yes] hajózik
       *[no] vitorlázik
    } { FROM($frm) } { TO($to) }.
}
nw-event-squadron-lost = { $squadron_nation } egy hajóraja odavész { IN($place) } ({ $why }); ide: { $to }.
nw-event-squadron-refitted = { $squadron_nation } egy hajóraja most: { $status }.
nw-event-flag-placed = { $why_id ->
    [flag] { $nation } kitűzi zászlaját { IN($area) }.
   *[other] { $nation } kitűzi zászlaját { IN($area) } ({ $why }).
}
nw-event-flag-removed = { $why_id ->
    [flag] { $nation } zászlaja lekerül { IN($area) }.
   *[other] { $nation } zászlaja lekerül { IN($area) } ({ $why }).
}
nw-event-camp-joined = { $nation } tábort választ: { $camp } ({ $why }).
nw-event-camp-joined-none = { $nation } mostantól semleges ({ $why }).
nw-event-consul-moved = { $nation } konzulja { $row } sorában áll: { $box }{ $plus ->
    [yes] {""}, +1 oldal
   *[no] {""}
} ({ $why }).
nw-event-consul-moved-none = { $nation } konzulja most itt áll: { $box } ({ $why }).
nw-event-command-taken = { $power } átveszi { $nation } csapatainak vezérletét.
nw-event-command-taken-none = { $nation } csapatait már senki sem vezérli.
nw-event-war-began = { $nation } és { $enemy } háborúban áll.
nw-event-war-ended = { $nation } és { $enemy } háborúja véget ért.
nw-event-truce-made = { $nation } és { $other } egy ideig nem harcolhat egymással.
nw-event-nation-conquered = { $conqueror } meghódította ezt a nemzetet: { $nation }.
nw-event-nation-conquered-none = { $nation } meghódítva.
nw-event-foreign-war-began = Külháború: „{ $card }”. Nemzetek: { $nations }.
nw-event-foreign-war-ended = Külháború vége: „{ $card }”.
nw-event-effect-began = Mostantól: { $effect }.
nw-event-effect-ended = Már nem érvényes: { $effect }.
nw-event-plus-key-changed = { $nation } megkapja a +1 kulcs jelzőt.
nw-event-plus-key-changed-off = { $nation } leadja a +1 kulcs jelzőt.
nw-event-peace-modified = { $nation } módosítja a békedobást: { $by }.
nw-event-peace-modified-event = Egy esemény módosítja a békedobást: { $by }.
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
    [evade] { $nation } kitérni próbál
   *[intercept] { $nation } elfogni próbálja az ellenséget
} ({ FROM($frm) } { TO($to) }): { $force }. Dobás { $dice }, módosító { $modifier }: { $succeeded ->
    [yes] sikerül.
   *[no] nem sikerül.
}
nw-event-march-roll-made-card = { $what ->
    [evade] { $nation } kitér
   *[intercept] { $nation } elfogja az ellenséget
} ({ FROM($frm) } { TO($to) }): { $force }. Kártya által: { $succeeded ->
    [yes] sikerül.
   *[no] nem sikerül.
}
nw-event-battle-began = Csata { IN($area) }: { $name_active } támad, ereje { $active }; { $name_other } védekezik, ereje { $other }.
nw-event-battle-began-siege = Ostrom { IN($area) }, ostromló: { $active }.
nw-event-battle-rolled = { $round }. kör { IN($area) }: { $name_active } dobása { $active }; { $name_other } dobása { $other }.
nw-event-pieces-disrupted = { $force } { $force_many ->
    [yes] zilált rendben marad
   *[no] szétzilálódik
} { IN($area) }.
nw-event-battle-ended = Eldőlt a csata { IN($area) }: { $who } { $is_rout ->
    [yes] megfutott
   *[no] vereséget szenvedett
}. { $name_active } vesztesége { $losses_active }, { $name_other } vesztesége { $losses_other }.
nw-event-battle-ended-none = Vége a csatának { IN($area) }, vesztes nincs. { $name_active } vesztesége { $losses_active }, { $name_other } vesztesége { $losses_other }.
nw-event-annihilation-suffered = { $who } seregéből semmi sem maradt { IN($area) }.
nw-event-attrition-rolled = Lemorzsolódás { IN($place) }: { $nation } dobása { $faces }, vesztesége { $lost }.
nw-event-siege-ended = Az ostrom vége ({ $area }): { $fell ->
    [yes] az erőd megadja magát
   *[no] az erőd kitart
}; hatosok: { $sixes }.
nw-event-naval-roll-made = { $kind ->
    [evade] Tengeri kitérés
    [patrol] Őrjárat
   *[intercept] Tengeri elfogás
} ({ $nation }), hely: { $place }. Összeg: { $total }. { $succeeded ->
    [yes] Siker.
   *[no] Kudarc.
}
nw-event-battery-fired = { $sixes ->
    [0] { $fives ->
        [0] A parti ütegek tüzelnek { IN($area) }, de nem találnak.
       *[other] A parti ütegek tüzelnek { IN($area) }: hatos nincs, ötös { $fives }.
    }
   *[other] A parti ütegek tüzelnek { IN($area) }: hatos { $sixes }, ötös { $fives }.
}
nw-event-naval-round-fought = Tengeri csata { IN($place) }, { $round }. kör: { $name_active } { $dice_active } kockával dob, hatos { $sixes_active }, ötös { $fives_active }; { $name_other } { $dice_other } kockával dob, hatos { $sixes_other }, ötös { $fives_other }.
nw-event-naval-battle-ended = A tengeri csatát { IN($place) } megnyerte: { $who }.
nw-event-naval-battle-ended-none = Vége a tengeri csatának { IN($place) }; senki sem maradt.

nw-side-active = aktív oldal
nw-side-other = másik oldal
nw-box-of-pieces-pool = készlet
nw-box-of-pieces-regroup = újraszervezés
nw-box-of-pieces-foreign-war = külháború
nw-box-of-pieces-gone = játékon kívül
nw-box-of-pieces-waiting = kártyára vár
nw-box-of-pieces-at-sea = tengeren
nw-use-event = eseményként
nw-use-cp = parancspontokért
nw-use-battle = csatában
nw-use-response = válaszként
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
nw-how-move = menet
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
