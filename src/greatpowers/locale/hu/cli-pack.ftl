# A tulajdonos példánya: mi a hiba egy csomagban, miben tér el két csomag, mit mond a parancs.

pack-at-line = { $file }, { $line }. sor: { $what }
pack-at-file = { $file }: { $what }
pack-by-rule = { $what } ({ $rule })

pack-file-missing = a fájl hiányzik
pack-file-unknown = ilyen fájl nem tartozhat csomaghoz
pack-file-large = a fájl nagyobb, mint { $most } KB
pack-file-unusable = a fájl nem olvasható
pack-link = más fájlra mutató hivatkozás nem fogadható el
pack-encoding = nem UTF-8 kódolású
pack-control = meg nem jeleníthető karakter
pack-not-csv = nem olvasható CSV-táblázatként
pack-column-missing = nincs „{ $column }” oszlop
pack-column-twice = egy oszlop kétszer szerepel
pack-lines = több mint { $most } sor
pack-cells = { $found } cella { $wanted } helyett
pack-twice = „{ $name }” már szerepel a(z) { $first }. sorban
pack-cell-long = { $column } hosszabb, mint { $most } betű
pack-cell-empty = { $column } üres
pack-number = { $column } értéke „{ $text }”; { $low } és { $high } közötti szám kell
pack-many-words = { $column }: túl sok szó, vagy egy kétszer; legfeljebb { $most }
pack-unknown = { $column } értéke „{ $text }”, ilyen nincs
pack-unknown-meant = { $column } értéke „{ $text }”, ilyen nincs; talán „{ $meant }”?
pack-id = { $column } értéke „{ $text }”; az azonosító a–z kisbetűkből, számjegyekből és _ jelből áll
pack-text = { $column } csak szóközökből áll
pack-card-number = { $column } értéke „{ $text }”; 1–999 vagy H1–H999 kell
pack-players = { $column } értéke „{ $text }”; játékosszámok kellenek, például „2 3”
pack-availability = { $column } értéke „{ $text }”; start, pool, 1807 vagy card:azonosító kell
pack-commitments = { $column } értéke „{ $text }”; bábuk kellenek, például russia:leader=1;sp=4
pack-place-twice = „{ $name }” terület is, zóna is
pack-shared = { $name } a saját tulajdonosával közös
pack-capital-abroad = { $name } { $nation } fővárosa, de nem az övé
pack-capital-missing = nincs fővárosa ennek: { $nation }
pack-line-to-itself = { $name } önmagával van összekötve
pack-strait-zone = a szoroshoz meg kell adni a zónáját
pack-not-strait = zónája és kikötői csak szorosnak lehetnek
pack-unconnected = { $name } nem érhető el a térkép többi részéről
pack-zone-alone = { $name } egyetlen zónával sem határos
pack-guard = { $name } átjárót őriz, de nem erőd
pack-point-of-nothing = nincs „{ $name }” nevű { $kind }
pack-point-missing = { $name } pontja hiányzik a layout.csv fájlból
pack-land = egy terület sem tartozik ehhez: „{ $land }”, pedig kártyák említik
pack-needed = nincs „{ $id }”, pedig kell ehhez: { $why }
pack-nations = az országok sorrendje kötött: { $nations }
pack-nation-kind = { $nation }: rossz fajta; előbb az öt hatalom, aztán a négy kisebb ország jön
pack-keys = { $nation } kezdő kulcsainak száma { $said }, az areas.csv szerint { $found }
pack-hand = { $nation }: a legkisebb kéz nagyobb a legnagyobbnál
pack-track = az oszlopok sorrendje kötött: { $boxes }
pack-counter-leader = mozgáshoz vezér csak a 6-os és 8-as jelzőnek kell
pack-no-counters = { $nation } egyetlen jelzővel sem rendelkezik
pack-leader-nation = { $name } csak ezt szolgálhatja: { $nation }
pack-leader-card = { $name } a(z) „{ $card }” kártyával jön, de ilyen nincs
pack-squadron-dice = { $column } értéke { $said }, a nations.csv szerint { $nation } esetében { $found }
pack-card-number-twice = a(z) { $number } számú kártya már szerepel a(z) { $first }. sorban
pack-deck = { $found } kártya { $wanted } helyett
pack-effect = egyik kártyánknak sincs „{ $text }” hatása
pack-effect-meant = egyik kártyánknak sincs „{ $text }” hatása; talán „{ $meant }”?
pack-amount = a(z) „{ $text }” hatásnak nincs módosítható száma; ezeknek van: { $known }
pack-effect-timing = a(z) „{ $text }” hatáshoz „{ $timing }” timing kell
pack-effect-home = a(z) „{ $text }” hatás hazai kártyáé
pack-war-effect = a külső háborúnak saját hatása van: { $name } effect cellája maradjon üres
pack-war-pieces = a(z) { $name } háború nem visz el bábut: az fw_commit cellát ki kell tölteni
pack-home-card = { $name } csak { $nation } hazai kártyája maradhat
pack-home-new = { $name } nem lehet hazai kártya: azok a játékban rögzítettek
pack-start-leader = a leader cella vezéreknél, és csak náluk, van kitöltve
pack-start-nation = { $name } nem ezt szolgálja: { $nation }
pack-start-one = vezért vagy zászlót egyesével kell felállítani
pack-start-zone = { $name } zóna; ott csak hajórajok kezdhetnek
pack-start-port = { $name } területén nincs kikötő a hajórajnak
pack-start-twice = { $name } kétszer van felállítva
pack-start-many = { $nation }: { $piece } – { $found }, a dobozban { $most } van
pack-standing = { $nation } { $found } helyen áll egy helyett ({ $scenario }, { $players } játékos)
pack-hash = „{ $name }” táblázatai nem illenek a lenyomatához
pack-name = a csomag neve legfeljebb { $longest } betű
pack-no-game = ehhez a játékhoz nincsenek csomagok: { $game }
pack-too-many = már { $most } csomaggal folyik játék; próbálja később
pack-unplayable = a(z) { $scenario } helyzet nem kezdhető el: { $problem }
pack-unreadable = { $problem }

pack-diff-gone = { $file }: { $name } kimaradt
pack-diff-new = { $file }: { $name } új
pack-diff-cell = { $file }: { $name }, { $column }: { $old } → { $new }

cli-pack-new = A táblázatok itt vannak: { $folder }; a kitöltésüket az ottani README.md írja le.
cli-pack-folder-full = { $folder } nem üres; nem íródott semmi
cli-pack-not-folder = nincs ilyen mappa: { $folder }
cli-pack-unknown = nincs ilyen nevű mappa vagy csomag: { $name }
cli-pack-sound = A(z) „{ $name }” csomag rendben van: { $areas } terület, { $lines } vonal, { $cards } kártya, { $leaders } vezér. Lenyomat: { $hash }.
cli-pack-faults = { $count ->
    [one] Egy hiba; a csomaggal nem lehet játszani.
   *[other] { $count } hiba; a csomaggal nem lehet játszani.
  }
cli-pack-same = Nincs eltérés.
cli-pack-differences = { $count ->
    [one] Egy eltérés.
   *[other] { $count } eltérés.
  }
cli-pack-used = Az asztaloknál már játszható a(z) „{ $name }” csomag (lenyomat: { $hash }).
cli-pack-unsound = a csomag nem használható: { $what }
cli-pack-no-inspect = ez a felvétel a(z) „{ $name }” csomaggal készült; az inspect csak a játék saját táblázatainak állásait olvassa
