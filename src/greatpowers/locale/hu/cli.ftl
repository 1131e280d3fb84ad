### The terminal: the greatpowers command. Names, files and orders come in ready to be shown.

## Failures, in one line

cli-check-only = Csak a --check kapcsolóval együtt adható meg: { $option }.
cli-check-line = { $number }. sor
cli-check-count = Érvényes parancs: { $good }. Nem hajtódna végre: { $bad }.
cli-file-missing = Nincs ilyen fájl: { $file }
cli-house-in-use = Ezen a fájlon már fut egy másik szerver: { $file }. Állítsd le, vagy válassz másik mappát: --data.
cli-file-unusable = A fájl nem használható: { $file } ({ $why })
cli-file-too-large = A fájl túl nagy: { $file }. Legfeljebb { $megabytes } MiB.
cli-bad-name = Mentett parti neve nem lehet: { $name }
cli-name-taken = Van már ilyen nevű mentett parti: { $file }
cli-save-exists = A fájl már létezik: { $file }. Annak a partinak a folytatása: --resume.
cli-resume-fixed = A mentett parti játékváltozata, beállításai és véletlenmagja rögzített: --resume mellett nem adhatók meg.
cli-seat-unknown = Nincs ilyen játékoshely: { $seat }. Játékoshelyek: { $seats }.
cli-bot-unreadable = Így kell írni: France=novice. Ez nem olyan: { $text }
cli-level-unknown = Nincs ilyen botszint: { $level }. Szintek: { $levels }.
cli-option-unreadable = Így kell írni: név=érték. Ez nem olyan: { $text }
cli-phase-missing = A partijegyzékben nincs ilyen fázis: { $phase }
cli-no-position = A fájlban nincs állás: { $file }

## Saved games

cli-film-form = A film .gif vagy .webp fájl; ez nem az: { $file }
cli-film-empty = A két pillanat között nincs mit mutatni.
cli-film-drawing = Rajzolás
cli-film-made = Film kiírva: { $file } ({ $frames ->
   *[other] { $frames } kép
}, { $kilobytes } kB)
cli-exported = Partijegyzék kiírva: { $file } ({ $decisions ->
    [one] { $decisions } döntés
   *[other] { $decisions } döntés
}).
cli-imported = Partijegyzék ellenőrizve és elmentve: { $file } ({ $decisions ->
    [one] { $decisions } döntés
   *[other] { $decisions } döntés
}).
cli-nothing-saved = Nincs mentett parti: { $folder }

## verify

cli-verify-replayed = Visszajátszva: { $game }, játékváltozat: { $scenario }, szabályverzió: { $version }, { $decisions ->
    [one] { $decisions } döntés
   *[other] { $decisions } döntés
}.
cli-verify-part = { $how ->
    [played] Döntések { $first } és { $last } között, { $version }. szabályváltozat: újra lejátszva.
    [compared] Döntések { $first } és { $last } között, { $version }. szabályváltozat: ezek a szabályok már nincsenek meg. A tárolt állások összevetve az ujjlenyomatukkal, a dobások újraszámolva.
   *[tried] Döntések { $first } és { $last } között: { $version }. szabályváltozat, a mostani szabályok szerint újra lejátszva.
}
cli-verify-hashes = Összevetett lenyomatok: { $count }. Mind egyezik.
cli-verify-seed = Véletlenmag: { $seed }
cli-verify-commitment = Közzétett lenyomat: { $commitment }. Illik a véletlenmaghoz.
cli-verify-no-commitment = A partijegyzékben nincs közzétett lenyomat. A véletlenmaghoz ez tartozik: { $commitment }.
cli-verify-dice = Újraszámolt dobások: { $count }.
cli-verify-die = Dobás: { $number }, döntés: { $decision }, cél: „{ $purpose }”. Eredmény: { $result }, felső határ: { $bound }.

## arena, soak, bench

cli-level-human = emberi játékos
cli-level-random = véletlen
cli-level-holder = tartó
cli-level-novice = újonc
cli-level-regular = rutinos
cli-level-regular-1 = 2026. novemberi rutinos
cli-level-veteran = veterán
cli-level-marshal = marsall
cli-level-dumbbot = DumbBot-mérce
cli-arena-playing = Partik
cli-arena-player = Játékos
cli-arena-seats = Helyek
cli-arena-wins = Győzelem
cli-arena-draws = Döntetlen
cli-arena-score = Pontszám
cli-arena-interval = 95%-os sáv
cli-arena-survival = Túlélés
cli-arena-played = { $games ->
    [one] { $games } parti
   *[other] { $games } parti
}, { $seconds } s.
cli-arena-error = Parti: { $number }. { $error }
cli-sprt-games = { $pairs } játszmapár az eredmény szerint, két vereségtől két győzelemig: { $results }. Pontarány { $score }, Élő { $elo } ({ $low } … { $high }).
cli-sprt-ratio = A valószínűségek hányadosának logaritmusa: { $ratio }, döntés: { $bounds }.
cli-sprt-stronger = Kiderült, hogy { $one } erősebb, mint { $other }: inkább { $elo1 } Élő-ponttal, mint { $elo0 } ponttal.
cli-sprt-not-stronger = Nem látszik, hogy { $one } erősebb volna, mint { $other }: a különbség inkább { $elo0 } Élő-pont, mint { $elo1 }.
cli-sprt-open = A játszmákból még nem derül ki, hogy { $one } { $elo0 } vagy { $elo1 } Élő-ponttal erősebb-e, mint { $other }.
cli-rerun-done = Újrajátszott játszmák: { $games }, közülük másként alakult: { $differing }.
cli-ladder-elo = Élő
cli-ladder-pace = Döntés, ms
cli-tune-features = Állások
cli-tune-generation = { $number }. nemzedék, összesen { $of }
cli-tune-written = Az új súlyok itt vannak: { $file }.
cli-tune-kept = A súlyok maradnak.
cli-soak-playing = Partik
cli-soak-done = Nincs hiba. Partik: { $games }, döntések: { $decisions }, alapos ellenőrzések: { $checks }.
cli-soak-cards = Önmagukért kijátszott kártyák: { $reached } / { $cards } legalább a kívánt számban ({ $each }).
cli-soak-lacking = Ritkábban: { $cards }.
cli-census-done = Partik: { $games }. A szabályokban szereplő fajták: { $kinds }, ebből sosem fordult elő: { $never }.
cli-census-unexplained = Sosem fordult elő, és nincs megírva az oka: { $kind }
cli-census-outdated = Meg van írva az oka, de előfordult, vagy már nem szerepel: { $kind }
cli-evaluate-about = Partik: { $games }, hibák: { $errors }. Játékosok: { $players }.
cli-evaluate-balance = Ki győz
cli-evaluate-seat = Hely
cli-evaluate-share = Győzelmi arány
cli-evaluate-ends = Miért ér véget a parti
cli-evaluate-why = Ok
cli-evaluate-winner = Győztes
cli-evaluate-nobody = senki
cli-evaluate-games = Partik
cli-evaluate-turn-of-end = Forduló, átlag
cli-evaluate-length = Hossz és eredmény
cli-evaluate-turns = Fordulók
cli-evaluate-decisions = Döntések
cli-evaluate-final = A végén: { $what }
cli-evaluate-mean = Átlag
cli-evaluate-median = Medián
cli-evaluate-lowest = Legkisebb
cli-evaluate-highest = Legnagyobb
cli-evaluate-by-turn = Fordulónként: átlag és 95%-os sáv
cli-evaluate-counts = Hogyan folyik a háború: átlag játszmánként
cli-evaluate-once = Kártyák és fővárosok: hány játszmában fordult elő, és azok átlaga
cli-evaluate-count = Mi
cli-evaluate-turn = Forduló
cli-evaluate-ended = A parti véget ért.
cli-evaluate-bids = Licitek
cli-evaluate-bid = Átengedett pont – { $seat }
cli-evaluate-even = Akkor egyenlő, ha az átengedett pont – { $seat }: { $points }.
cli-evaluate-no-even = Ezek közül egyik licit sem teszi egyenlővé.
cli-kept-unreadable = Fájl: { $file }, sor: { $line }. Ez nem megőrzött parti.
cli-measure-vp = Győzelmi pont
cli-measure-conquests = Meghódított nemzetek
cli-bench-phases-per-second = Kiértékelt mozgási fázis másodpercenként
cli-bench-stream-phases-per-second = Ugyanez JSON-folyamon át, másodpercenként
cli-bench-games-per-second = Teljes véletlen parti 1935-ig, másodpercenként
cli-bench-decisions-per-second = Véletlen játék döntései a lehetőségek felsorolásával, másodpercenként
cli-bench-random-games-per-second = Véletlen hadjáratok, másodpercenként
cli-bench-supply-us = Mindkét fél ellátása nulláról, µs
cli-bench-options-us = Minden, amire parancspont költhető, nulláról, µs
cli-bench-legal-orders-ms = Minden nagyhatalom összes szabályos parancsa, ms
cli-bench-copy-us = Állapot másolása, µs

## Board, supply, threats

cli-board-power = Ország
cli-board-count = Központ
cli-board-units = Egységek
cli-board-centres = Termelőközpontok
cli-board-unowned = gazdátlan
cli-supply-title = Termelőközpontok és egységek
cli-supply-centres = Központ
cli-supply-units = Egység
cli-supply-balance = Különbség
cli-supply-builds = Építés
cli-threats-title = Fenyegetések
cli-threats-place = Tartomány
cli-threats-owner = Ország
cli-threats-unit = Egység
cli-threats-attackers = Támadhatja
cli-threats-defenders = Támogathatja
cli-legal-count = Szabályos parancs: { $count }

## A game at the terminal

cli-seated = Játékosok, { $player }: { $seats }.
cli-commitment = Közzétett lenyomat: { $commitment }
cli-saved-in = A parti fájlja: { $file }
cli-help-hint = Írj parancsokat, például: A Par - Bur. Tab: kiegészítés, ?: súgó.
cli-answer-hint = Válaszolj számmal vagy szöveggel, például ops cp_12. A Tab kiegészít, a ? segít.
cli-pass-device = Add tovább az eszközt. Következik: { $seat }.
cli-press-enter-or-undo = Nyomj Entert. (visszavonás: az utoljára beküldött parancsok visszavétele)
cli-press-enter = Nyomj Entert.
cli-watching = Már csak botok játszanak. Enter: következő fázis, kilépés: vége.
cli-draw-votes = Szavazat döntetlenre: { $seats }.
cli-results = Eredmények: { $phase }
cli-record-is-at = Partijegyzék: { $file }
cli-farewell = A parti elmentve. Folytatás: greatpowers play --resume { $file }

## The question

cli-question-orders = { $seat }: mit tegyenek az egységeid?
cli-question-retreats = { $seat }: hova vonuljanak vissza a kiszorított egységeid?
cli-question-adjustments = { $seat }: mely egységeket építed vagy veszed le?
cli-units-waiting = Parancs nélkül: { $units }
cli-unit-dislodged = Kiszorítás: { $unit }. Támadás innen: { $origin }. Visszavonulási lehetőségek: { $places }
cli-builds-due = Esedékes építések: { $count }. Szabad hazai termelőközpontok: { $places }
cli-removals-due = Esedékes feloszlatások: { $count }. Egységek: { $units }
cli-footer = Parancsok: { $written } / { $wanted } · Tab: kiegészítés · kész: beküldés · ?: súgó

## Writing orders

cli-orders-kept = Korábban írt parancsok:
cli-instead-of = (előtte: { $order })
cli-sheet-complete = Minden parancs megvan. Enter: beküldés; addig módosíthatók.
cli-how-to-finish-orders = A „kész” beküldi, ami le van írva: a parancs nélküli egységek tartanak.
cli-how-to-finish-retreats = A „kész” beküldi, ami le van írva: a parancs nélküli egységek feloszlanak.
cli-how-to-finish-adjustments = A „kész” beküldi, ami le van írva: több építés nincs, a hiányzó feloszlatásokról a távolság dönt.
cli-nothing-written-orders = Nincs leírva parancs. Írj egyet, vagy ezt: none – minden egység tart.
cli-nothing-written-retreats = Nincs leírva parancs. Írj egyet, vagy ezt: none – minden kiszorított egység feloszlik.
cli-nothing-written-adjustments = Nincs leírva parancs. Írj egyet, vagy ezt: none – nincs építés, a feloszlatásokról a távolság dönt.
cli-sealed = Parancsok beküldve: { $seat }.
cli-struck = Törölt parancs: { $order }
cli-cleared = A parancslista üres.
cli-no-orders-yet = Még nincs parancs.
cli-no-unit-of-yours = Ott nem adhatsz parancsot: { $text }
cli-why-what = Írj utána parancsot: miért A Par - Lon
cli-why-option = Írj utána egy lehetőséget: why activate sedan attack
cli-more-options = További lehetőségek: { $count }. A legal mindet felsorolja, a legal SZÓ azokat, amelyekben a szó szerepel.
cli-order-allowed = { $order }: lehet.
cli-concede-sure = A parti végleges feladásához írd be még egyszer: { $word }.
cli-not-inspected = Ennek a játéknak nincsenek megnézhető állásai. Játék: { $game }
cli-not-measured = Ennek a játéknak nincsenek sebességi adatai. Játék: { $game }
cli-map-written = Térkép megrajzolva: { $file }
cli-copy-saved = Másolat elmentve: { $file }
cli-saved-already = Minden döntés mentve van itt: { $file }
cli-language-now = A nyelv mostantól magyar.
cli-language-unknown = Nyelvek: { $languages }

## Commands: the words for them, and what they do

cli-word-done = kész
cli-word-orders = parancsok
cli-word-undo = visszavonás
cli-word-clear = törlés
cli-word-legal = szabályos
cli-word-why = miért
cli-word-board = tábla
cli-word-map = térkép
cli-word-log = napló
cli-word-hand = kéz
cli-word-press = üzenet
cli-word-draw = döntetlen
cli-word-concede = feladás
cli-word-language = nyelv
cli-word-save = mentés
cli-word-quit = kilépés
cli-word-help = súgó

cli-how-to-write =
    Parancsok, egyenként vagy több, ; jellel elválasztva:
      A Par - Bur · A Par H · A Lon - Bel via convoy · F Nth C A Lon - Bel
      A Par S A Mar - Bur · A Par S A Mar
      Visszavonulás: A Tri - Ven · A Tri D
      Építés: B A Par · Waive · Levétel: R A Gal
    Üres sor beküldi a teljes listát. Utasítások:
cli-how-to-answer =
    Válaszolj egy lehetőség számával vagy szövegével. Szöveggel az is megadható, ami szabályos, de nincs a
    listán, például egy másik útvonal. Parancsok:
cli-help-done = a parancsok beküldése így, ahogy vannak
cli-help-orders = ami eddig le van írva
cli-help-undo = az utoljára írt parancs törlése
cli-help-clear = minden parancs törlése
cli-help-legal = szabályos parancsok, mind vagy egy egységé: szabályos Par
cli-help-why = adható-e ez a parancs, és ha nem, miért: miért A Par - Lon
cli-help-board = országok, egységek, termelőközpontok
cli-help-map = térkép a parancsaiddal (SVG és PNG), vagy fájlba: térkép itt.png
cli-help-log = ami történt; napló 50, napló all
cli-help-hand = a kártyáid
cli-help-press = üzenet: üzenet all: …, üzenet France, Italy: …
cli-help-draw = szavazat döntetlenre: döntetlen yes, döntetlen no
cli-help-concede = a parti feladása
cli-help-language = más nyelv: nyelv en
cli-help-save = hol van a parti; mentés FÁJL másolatot ír
cli-help-quit = kilépés; a parti megmarad
cli-help-help = ez az oldal
cli-say-again = Ha tényleg így gondoltad, írd be újra.

## Stores that cannot be opened

cli-store-damaged = A(z) { $where } adatbázis sérült, vagy nem is adatbázis. Állítson vissza egy mentést.
cli-store-unreachable = A(z) { $where } adatbázis nem nyitható meg: { $problem }
cli-store-newer = Az adatbázis a program újabb változatából való (séma: { $found }, itt: { $known }). Használd az újabb változatot.
cli-store-address = Nincs ilyen fajta adatbázis, vagy hibás a címe.
