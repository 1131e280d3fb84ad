### Paths of Glory. Spaces, units, cards, nations and sides come in as ready names; `$rule` is the rule.

## Sides, nations

pog-side = { $side ->
    [ap] Szövetségesek
    [cp] Központi hatalmak
   *[other] { $side }
}
pog-side-short = { $side ->
    [ap] AL
   *[cp] CP
}
pog-nation = { $nation ->
    [be] Belgium
    [br] Nagy-Britannia
    [fr] Franciaország
    [it] Olaszország
    [ru] Oroszország
    [us] Egyesült Államok
    [sb] Szerbia
    [mn] Montenegró
    [ro] Románia
    [gr] Görögország
    [ge] Németország
    [ah] Ausztria-Magyarország
    [ah_it] Ausztria-Magyarország (Olaszország ellen)
    [tu] Törökország
    [bu] Bulgária
    [al] Albánia
    [ar] Arábia
    [eg] Egyiptom
    [kw] Kuvait
    [ly] Líbia
    [pe] Perzsia
    [ana] Arab északi sereg
    [sn] Senussi törzsek
    [allied] kisebb szövetséges nemzetek
   *[other] { $nation }
}
pog-nation-short = { $nation ->
    [be] BE
    [br] BR
    [fr] FR
    [it] IT
    [ru] RU
    [us] US
    [sb] SB
    [mn] SB-MN
    [ro] RO
    [gr] GR
    [ge] GE
    [ah] AH
    [tu] TU
    [bu] BU
    [ana] BR-ANA
    [sn] TU-SN
    [allied] AL
   *[other] { $nation }
}

## Units

pog-ordinal = { $number }.
pog-army = { $nation ->
    [be] { pog-ordinal } belga hadsereg
    [br] { pog-ordinal } brit hadsereg
    [fr] { pog-ordinal } francia hadsereg
    [it] { pog-ordinal } olasz hadsereg
    [ru] { pog-ordinal } orosz hadsereg
    [us] { pog-ordinal } amerikai hadsereg
    [sb] { pog-ordinal } szerb hadsereg
    [ge] { pog-ordinal } német hadsereg
   *[ah] { pog-ordinal } osztrák-magyar hadsereg
}
pog-corps = { $nation ->
    [be] belga hadtest
    [br] brit hadtest
    [fr] francia hadtest
    [it] olasz hadtest
    [ru] orosz hadtest
    [us] amerikai hadtest
    [sb] szerb hadtest
    [mn] montenegrói hadtest
    [ro] román hadtest
    [gr] görög hadtest
    [ge] német hadtest
    [ah] osztrák-magyar hadtest
    [tu] török hadtest
   *[bu] bolgár hadtest
}
pog-unit-br-bef-army = BEF hadsereg
pog-unit-br-bef-corps = BEF hadtest
pog-unit-br-mef = MEF hadsereg
pog-unit-br-ne = brit Közel-keleti sereg
pog-unit-fr-orient = Keleti sereg
pog-unit-ru-cau = Kaukázusi sereg
pog-unit-tu-yld = Szultáni seregcsoport
pog-unit-tu-aoi = Iszlám sereg
pog-unit-tu-sn-corps = Senussi törzsek
pog-unit-br-aus-corps = ausztrál hadtest
pog-unit-br-cnd-corps = kanadai hadtest
pog-unit-br-pt-corps = portugál hadtest
pog-unit-br-ana-corps = Arab északi sereg
pog-unit-pl-corps = lengyel hadtest
pog-unit-ru-cav-corps = orosz lovashadtest
pog-unit-ru-czech-legion = Cseh légió
pog-unit-reduced = { $unit } (csökkent erejű)
pog-unit-at = { $unit } ({ $space })
pog-unit-reduced-at = { $unit } (csökkent erejű, { $space })

## Turns, phases, actions

pog-turn = { $season ->
    [august] { $year }. augusztus
    [september] { $year }. szeptember
    [fall] { $year } ősze
    [winter] { $year } tele
    [spring] { $year } tavasza
   *[summer] { $year } nyara
}
pog-turn-numbered = { $number }. forduló: { $turn }
pog-moment = { $turn }, { $phase }
pog-moment-round = { $turn }, { $round }. akciókör ({ $side })
pog-phase = { $phase ->
    [opening] előkészítés
    [mandated_offensives] utasított támadások fázisa
    [actions] akciófázis
    [attrition] veszteség fázis
    [sieges] ostrom fázis
    [war_status] háborús állapot fázis
    [replacements] utánpótlás fázis
    [draw] kártyahúzás fázis
    [end] forduló vége
   *[other] { $phase }
}
pog-action = { $action ->
    [ops] műveletek
    [sr] stratégiai átcsoportosítás
    [rp] utánpótlás pont
    [event] esemény
    [reinforcement] erősítés
    [neutral_entry] semleges belépése
    [auto] automatikus művelet
    [peace] békeajánlat
   *[other] { $action }
}
pog-level = { $level ->
    [mobilization] Mozgósítás
    [limited] Korlátozott háború
    [total] Totális háború
   *[other] { $level }
}
pog-purpose-of = { $purpose ->
    [move] mozgás
   *[attack] támadás
}
pog-how = { $how ->
    [move] menetel
    [sr] átcsoportosul
    [retreat] visszavonul
    [advance] előrenyomul
    [replacement] a helyére lép
    [event] átkerül
   *[other] { $how }
}
pog-table = { $table ->
    [army] sereg tüzelési táblázat
   *[corps] hadtest/erőd tüzelési táblázat
}
pog-track = { $track ->
    [us_entry] USA belépése
   *[russian_capitulation] Oroszország fegyverletétele
}
pog-box = { $box ->
    [none] kezdet
    [zimmermann_allowed] Zimmermann távirat kijátszható
    [zimmermann_telegram] Zimmermann távirat
    [over_there] Odaát
    [tsar_takes_command_allowed] A cár átveszi a hatalmat kijátszható
    [tsar_takes_command] A cár átveszi a hatalmat
    [fall_of_the_tsar_allowed] A cár bukása kijátszható
    [fall_of_the_tsar] A cár bukása
    [bolshevik_revolution_allowed] Bolsevik forradalom kijátszható
    [bolshevik_revolution] Bolsevik forradalom
    [treaty_of_brest_litovsk] Brest-Litovsk-i békeszerződés
   *[other] { $box }
}
pog-terrain = { $terrain ->
    [clear] síkság
    [mountain] hegy
    [swamp] mocsár
    [forest] erdő
   *[desert] sivatag
}
pog-points-of = { pog-nation-short } { $count }

## Texts that cannot be read

pog-space-unknown = { unclear }: nincs ilyen mező. Szöveg: „{ $text }”.
pog-unit-unknown = { unclear }: nem ismerhető fel egység. Írd így: ge_1@aachen. Szöveg: „{ $text }”.
pog-unit-not-there = { unclear }: nincs ott ilyen egység. Szöveg: „{ $text }”.

## Results

pog-result-open = A parti még tart.
pog-result-win = Győztes: { $winner }. { $why } Győzelmi pont: { $vp }.
pog-result-draw = Döntetlen. { $why } Győzelmi pont: { $vp }.
pog-result-both-lose = Mindkét oldal veszít. { $why } Győzelmi pont: { $vp }.

## Scenarios

pog-title = Paths of Glory
pog-scenario-historical = Történelmi játékváltozat
pog-scenario-historical-about = Az egész háború húsz fordulóban, olyan megkötésekkel, amelyek az első hónapokat történelmi mederben tartják. Nyolc kártya a kézben; a háborút az Augusztusi fegyverek nyitja.
pog-scenario-campaign = Hadjárat játékváltozat
pog-scenario-campaign-about = Az egész háború húsz fordulóban, vagy amíg automatikus győzelem, tűzszünet vagy béke véget nem vet neki.
pog-scenario-limited = Korlátozott háború játékváltozat
pog-scenario-limited-about = Tíz forduló 1916 nyaráig, vagy amíg valamelyik oldal totális háborúba nem lép. Egy estére.
pog-scenario-introductory = Kezdő játékváltozat
pog-scenario-introductory-about = 1914 három fordulója, csak mozgósítási kártyákkal. Első partinak.

## Options

pog-option-edition = A szabályok kiadása
pog-option-edition-about = Melyik kiadás érvényes, ahol a kettő eltér.
pog-option-edition-2018 = 2018-as kiadás
pog-option-edition-2010 = 2010-es szabályok
pog-option-tournament = Versenyjáték
pog-option-tournament-about = A játékosok győzelmi pontokkal licitálnak az oldalért; pontokon a döntetlen a Szövetségeseké; az elfogadott békét mindkettő elveszti.
pog-option-eight-cards = Nyolckártyás kéz
pog-option-eight-cards-about = A kéz nyolc kártyáig töltődik hét helyett.
pog-option-trench-modifier = Árokásási módosító
pog-option-trench-modifier-about = Az a brit, francia, német vagy olasz hadsereg, amelynek nem sikerült árkot ásnia, a következő körben könnyebben ás.
pog-option-alternative-setup = Alternatív kezdő felállás
pog-option-alternative-setup-about = A 2010-es szabályokhoz: egy-egy hadtest Stanislauban és Luckban kezd, nem tartalékban. A 2018-as szabályokban mindig így van.
pog-option-optional-cards = Opcionális kártyák
pog-option-optional-cards-about = Részt vesz-e mindkét oldal további tíz kártyája.
pog-option-optional-cards-none = egyik sem
pog-option-optional-cards-all = mind, nyolckártyás kézzel
pog-option-optional-cards-selected = egy az egyben csere a játék előtt
pog-option-stripe-ops-everywhere = A csíkos események műveletet adnak
pog-option-stripe-ops-everywhere-about = A sárga csíkos események minden játékváltozatban aktiválási pontot is adnak, nem csak a történelmiben.
pog-option-peace-terms = Békeajánlat
pog-option-peace-terms-about = Tehető-e akcióként békeajánlat, ahol a játékváltozat megengedi.
pog-option-solo = Egyszemélyes mód
pog-option-solo-about = Egy ember játssza mindkét oldalt; kéz helyett mindkettőnek öt rekesze van, és kocka dönti el, hogy a kártya engedelmeskedik-e.
pog-option-solo-range = A kártyák aktiválási tartománya (egyszemélyes)
pog-option-solo-range-about = A szürke kocka mely értékéig engedelmeskedik a kiválasztott kártya.
pog-option-solo-range-ops = a műveleti értéke
pog-option-solo-range-inverse-ops = minél kisebb a műveleti értéke, annál tágabb
pog-option-solo-range-mat = a rekesze szerint
pog-option-solo-range-fixed = minden kártyának ugyanaz
pog-option-solo-fixed = Minden kártya tartománya (egyszemélyes)
pog-option-solo-fixed-about = A tartomány, ha minden kártyáé ugyanaz.
pog-option-solo-mat-a = Az A rekesz tartománya (egyszemélyes)
pog-option-solo-mat-a-about = A kártya tartománya az A rekeszben, ha a rekesz dönt.
pog-option-solo-mat-b = A B rekesz tartománya (egyszemélyes)
pog-option-solo-mat-b-about = A kártya tartománya a B rekeszben, ha a rekesz dönt.
pog-option-solo-mat-c = A C rekesz tartománya (egyszemélyes)
pog-option-solo-mat-c-about = A kártya tartománya a C rekeszben, ha a rekesz dönt.
pog-option-solo-mat-d = A D rekesz tartománya (egyszemélyes)
pog-option-solo-mat-d-about = A kártya tartománya a D rekeszben, ha a rekesz dönt.
pog-option-solo-mat-e = Az E rekesz tartománya (egyszemélyes)
pog-option-solo-mat-e-about = A kártya tartománya az E rekeszben, ha a rekesz dönt.
pog-option-solo-free-auto = Szabad automatikus művelet (egyszemélyes)
pog-option-solo-free-auto-about = Választható-e automatikus művelet kártya megnevezése nélkül.
pog-option-solo-keeps-cards = A győztes megtartja a harci kártyát (egyszemélyes)
pog-option-solo-keeps-cards-about = Az asztalon marad-e a győztes harci kártya a forduló egy másik csatájához.
pog-solo-box = { $box ->
    [a] A
    [b] B
    [c] C
    [d] D
   *[e] E
}

## The board

pog-front-west = Nyugati front
pog-front-italy = Olasz front
pog-front-balkans = Balkán
pog-front-east = Keleti front
pog-front-near-east = Közel-Kelet
pog-front-boxes = Mezők a térképen kívül
pog-board-space = Mező
pog-board-units = Egységek
pog-board-works = Árkok, erődök
pog-mark-trench = árok { $level }
pog-mark-fort = erőd { $strength }
pog-mark-siege = ostromlott erőd { $strength }
pog-mark-destroyed = megsemmisült erőd
pog-mark-beachhead = hídfőállás
pog-track-vp = Győzelmi pont
pog-track-status = Háborús állapot
pog-track-status-of = { $side } { $number } ({ $level })
pog-track-combined = kombinált { $number }
pog-track-mandated = Utasított támadások
pog-track-mandated-open = { $side }: { $nation }
pog-track-mandated-done = { $side }: { $nation }, teljesítve
pog-track-mandated-none = { $side }: nincs
pog-track-rp = Utánpótlás pont
pog-track-cards = Kártyák
pog-track-cards-of = { $side }: kéz { $hand }, húzópakli { $pile }, dobópakli { $discards }
pog-track-russia = A Központi hatalmak VP mezői Oroszországban
pog-track-actions = A forduló akciói
pog-track-none = nincs
pog-hand = Kéz
pog-hand-empty = Nincs kártya a kézben.
pog-hand-card = Kártya
pog-hand-ops = OPS
pog-hand-sr = SR
pog-hand-rp = RP
pog-hand-notes = Esemény
pog-hand-combat = harci kártya
pog-hand-starred = utána kikerül
pog-hand-status = háborús állapot +{ $number }
pog-hand-box = { $box } rekesz
pog-hand-table = Az asztalon

## Units on the board

pog-short-army = { pog-nation-short } { $number }
pog-short-corps = { pog-nation-short } ht
pog-short-br-bef-army = BEF
pog-short-br-bef-corps = BEF ht
pog-short-br-mef = MEF
pog-short-br-ne = NE
pog-short-fr-orient = OR
pog-short-ru-cau = CAU
pog-short-tu-yld = YLD
pog-short-tu-aoi = AoI
pog-short-tu-sn-corps = SN ht
pog-short-br-aus-corps = AUS ht
pog-short-br-cnd-corps = CND ht
pog-short-br-pt-corps = PT ht
pog-short-br-ana-corps = ANA ht
pog-short-pl-corps = PL ht
pog-short-ru-cav-corps = RU lov
pog-short-ru-czech-legion = CZ ht
pog-counter = { $unit ->
    [br_bef_army] BEF
    [br_bef_corps] BEF
    [br_mef] MEF
    [br_ne] NE
    [fr_orient] OR
    [ru_cau] CAU
    [tu_yld] YLD
    [tu_aoi] AoI
    [tu_sn_corps] SN
    [br_aus_corps] AUS
    [br_cnd_corps] CND
    [br_pt_corps] PT
    [br_ana_corps] ANA
    [pl_corps] PL
    [ru_cav_corps] LOV
    [ru_czech_legion] CZ
    [mn_corps] MN
   *[other] { pog-nation-short }
}
pog-short-several = { $count } × { $unit }
pog-taken = Elfoglalt, üres: { $spaces }
