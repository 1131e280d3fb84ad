### Diplomacy. Places, units and powers come in as ready names; `$rule` is the number of the rule.

## Powers

-austria = Ausztria
-england = Anglia
-france = Franciaország
-germany = Németország
-italy = Olaszország
-russia = Oroszország
-turkey = Törökország

dip-power = { $power ->
    [Austria] { -austria }
    [England] { -england }
    [France] { -france }
    [Germany] { -germany }
    [Italy] { -italy }
    [Russia] { -russia }
    [Turkey] { -turkey }
   *[other] { $power }
}
dip-title = Diplomacy
dip-everybody = mindenki

## Units and places

dip-unit-kind = { $kind ->
    [A] hadsereg
   *[F] flotta
}
dip-coast = { $coast ->
    [NC] északi part
    [SC] déli part
   *[EC] keleti part
}
dip-place-on-coast = { $place } ({ dip-coast })
dip-unit = { dip-unit-kind } ({ $place })
dip-unit-on-coast = { dip-unit-kind } ({ $place }, { dip-coast })
dip-reading = { $place } ({ $code })

## Turns and phases

dip-turn = { $season ->
    [S] { $year } tavasza
   *[F] { $year } ősze
}
dip-phase-kind = { $kind ->
    [M] parancsírási fázis
    [R] visszavonulási fázis
   *[A] kiigazítási fázis
}
dip-phase = { dip-turn }, { dip-phase-kind }

## Orders in words

dip-order = Parancs: { $order }.
dip-do-hold = { $unit } – tartás
dip-do-move = { $via ->
    [yes] { $unit } – mozgás konvojjal → { $place }
   *[no] { $unit } – mozgás → { $place }
}
dip-do-support-hold = { $unit } – tartás támogatása: { $other }
dip-do-support = { $unit } – támadás támogatása: { $other } → { $place }
dip-do-convoy = { $unit } – konvoj: { $other } → { $place }
dip-do-retreat = { $unit } – visszavonulás → { $place }
dip-do-disband = { $unit } – feloszlatás
dip-do-build = { $unit } – építés
dip-do-remove = { $unit } – egység levétele
dip-do-waive = lemondás az építésről

## What became of an order

dip-outcome-holds = tart
dip-outcome-moves = mozog
dip-outcome-bounces = visszapattan
dip-outcome-no-convoy = nincs konvoj
dip-outcome-supports = támogat
dip-outcome-cut = megszakítva
dip-outcome-convoys = szállít
dip-outcome-disrupted = meghiúsult
dip-outcome-void = érvénytelen
dip-outcome-dislodged = kiszorítva
dip-outcome-retreats = visszavonul
dip-outcome-disbands = feloszlatva
dip-outcome-builds = felépült
dip-outcome-removes = levéve
dip-outcome-waives = lemond az építésről

## Why an order ended as it did

order-holds = Az egységet senki sem szorítja ki (szabály: { $rule }).
order-supports = A támogatást semmi sem szakítja meg (szabály: { $rule }).
order-convoys = A szállító flottát senki sem szorítja ki (szabály: { $rule }).
moved = A mozgást semmi sem akadályozza (szabály: { $rule }).
moved-by-sea = A hadsereg konvojjal érkezik meg (szabály: { $rule }).
driven-out = Az egység kiszorítva (szabály: { $rule }). Támadás: { $by }.
convoy-fleet-driven-out = Meghiúsult konvoj: a szállító flotta kiszorítva (szabály: { $rule }). Támadás: { $by }.
bounced-own-unit = Saját egység kiszorítása nem lehetséges (szabály: { $rule }). Tartomány: { $place }. Ott áll: { $other }.
bounced-head-to-head = A szemközti támadás nem sikerül (szabály: { $rule }). Tartomány: { $place }. Erő: { $strength }, ellene: { $against }. Másik egység: { $other }.
bounced-held = Az ott álló egység nem enged (szabály: { $rule }). Tartomány: { $place }. Erő: { $strength }, ellene: { $against }. Ott áll: { $other }.
bounced-beaten = A szemközti támadás vesztese ott már nem hat (szabály: { $rule }). Tartomány: { $place }. Erő: { $strength }, ellene: { $against }. Győztes: { $other }.
bounced-standoff = Patthelyzet, egyenlő erő (szabály: { $rule }). Tartomány: { $place }. Erő: { $strength }, ellene: { $against }. Másik egység: { $other }.
bounced-outmatched = Egy másik támadás erősebb (szabály: { $rule }). Tartomány: { $place }. Erő: { $strength }, ellene: { $against }. Másik egység: { $other }.
convoy-paradox = Konvojparadoxon: az érintett flották nem szállítanak (szabály: { $rule }). Célpont: { $place }.
convoy-missing = Nincs teljes konvojlánc a parancsokban (szabály: { $rule }). Célpont: { $place }.
convoy-broken = Meghiúsult konvoj: egy szükséges flotta kiszorítva (szabály: { $rule }). Egység: { $fleet }. Célpont: { $place }.
support-cut = A támogatás megszakadt, ok: támadás (szabály: { $rule }). Támadás: { $by }.
support-driven-out = A támogatás megszakadt: a támogató egység kiszorítva (szabály: { $rule }). Támadás: { $by }.
support-of-moving-unit = A támogatás érvénytelen: az egység mozgási parancsot kapott (szabály: { $rule }). Egység: { $other }.
support-not-matching = A támogatás nem illik a parancshoz (szabály: { $rule }). Egység: { $other }.
convoy-not-used = A konvoj felesleges: a hadsereg szárazföldi útvonalon megy (szabály: { $rule }). Egység: { $other }.
convoy-not-matching = A konvoj nem illik a hadsereg parancsához (szabály: { $rule }). Egység: { $other }.
removed-by-distance = Kevés levételi parancs érkezett, a legtávolabbi egység kerül le (szabály: { $rule }). Egység: { $unit }.

## Orders that cannot be read

order-empty = { unclear }: a parancs üres. Parancs: „{ $text }”.
order-incomplete = { unclear }: a parancs végéről hiányzik valami. Parancs: „{ $text }”.
order-unreadable = { unclear }: ez a szó nem illik ide. Szó: „{ $word }”, karakter: { $position }. Parancs: „{ $text }”.
order-unreadable-whole = { unclear }: itt nincs parancs. Szöveg: „{ $text }”.
order-unknown-place = { unclear }: ismeretlen tartomány. Szó: „{ $word }”. Hasonló nevek: { $readings }. Parancs: „{ $text }”.
order-unknown-place-alone = { unclear }: ismeretlen tartomány. Szó: „{ $word }”. Parancs: „{ $text }”.
order-ambiguous-place = { unclear }: több tartomány is lehet. Szó: „{ $word }”. Lehetséges: { $readings }. Parancs: „{ $text }”.
order-wrong-phase = { refused }: ebben a fázisban nincs ilyen parancs. Fázis: { $phase }. Parancs: „{ $text }”.
order-without-letter = { refused }: hiányzik az A vagy F betű. Parancs: „{ $text }”.
order-too-long = { unclear }: a parancs túl hosszú. Karakterek száma: { $length }, legfeljebb: { $limit }.
order-control-character = { unclear }: a parancsban vezérlőkarakter van. Kód: { $code }, karakter: { $position }.

## Whose unit it is

order-no-unit = { refused }: nincs egység a tartományban. Tartomány: { $place }.
order-no-unit-written = { refused }: a parancsban írt egység nincs a táblán. Parancs: „{ $text }”.
order-other-unit = { refused }: másik egység áll a tartományban. Egység: { $unit }.
order-foreign-unit = { refused }: ez nem a te egységed. Egység: { $unit }.
order-no-government = { refused }: polgári zavargások, nincs, aki parancsot adjon. Ország: { $power }.
order-wrong-letter = { refused }: az egység betűje hibás. Egység: { $unit }.
order-twice = { refused }: az egységnek két különböző parancsa van. Parancs: „{ $text }”.
order-twice-unnamed = { refused }: az egységnek két különböző parancsa van.

## Moves

move-own-province = { refused }: az egység már ebben a tartományban áll. Egység: { $unit }. Tartomány: { $place }.
move-barred = { refused }: { -italy } tartományai egyelőre zárva vannak. Egység: { $unit }. Tartomány: { $place }.
move-army-at-sea = { refused }: hadsereg nem lép tengeri tartományba. Egység: { $unit }. Tartomány: { $place }.
move-not-adjacent = { refused }: a tartományok nem szomszédosak. Egység: { $unit }. Tartomány: { $place }.
move-no-chain = { refused }: oda nem vezet konvojlánc. Egység: { $unit }. Tartomány: { $place }.
move-name-the-coast = { refused }: nevezd meg a partot, mindkettő elérhető. Egység: { $unit }. Tartomány: { $place }.
move-wrong-coast = { refused }: a flotta ezt a partot nem éri el. Egység: { $unit }. Tartomány: { $place }.
move-fleet-inland = { refused }: flotta nem lép szárazföldi tartományba. Egység: { $unit }. Tartomány: { $place }.
move-not-along-coast = { refused }: a tartományok a partvonal mentén nem szomszédosak. Egység: { $unit }. Tartomány: { $place }.

## Supports and convoys

support-self = { refused }: egység nem támogatja önmagát. Egység: { $unit }. Tartomány: { $place }.
support-own-province = { refused }: egység nem támogat támadást a saját tartománya ellen. Egység: { $unit }. Tartomány: { $place }.
support-no-unit = { refused }: nincs ott támogatható egység. Egység: { $unit }. Tartomány: { $place }.
support-out-of-reach = { refused }: a támogató egység maga nem mozoghat abba a tartományba. Egység: { $unit }. Tartomány: { $place }.
support-impossible-move = { refused }: a támogatott egység nem mozoghat oda. Egység: { $unit }. Támogatott egység: { $other }. Tartomány: { $place }.
convoy-by-army = { refused }: csak flotta szállít. Egység: { $unit }. Célpont: { $place }.
convoy-from-coast = { refused }: flotta csak tengeri tartományból szállít. Egység: { $unit }. Célpont: { $place }.
convoy-no-army = { refused }: nincs ott szállítható hadsereg. Egység: { $unit }. Tartomány: { $place }.
convoy-no-chain = { refused }: a flották nem alkotnak konvojláncot. Egység: { $unit }. Szállítandó: { $other }. Célpont: { $place }.

## Retreats

retreat-only = { refused }: most csak visszavonulás vagy feloszlatás lehetséges. Parancs: „{ $order }”.
retreat-not-dislodged = { refused }: nincs kiszorított egység a tartományban. Tartomány: { $place }.
retreat-out-of-reach = { refused }: az egység nem mozoghat abba a tartományba. Egység: { $unit }. Tartomány: { $place }.
retreat-attacker-came-from = { refused }: abból a tartományból jött a támadás. Egység: { $unit }. Tartomány: { $place }.
retreat-closed = { refused }: elfoglalt vagy vitatott tartomány. Egység: { $unit }. Tartomány: { $place }.
retreat-clash = Több egység visszavonulása egy tartományba: mind feloszlatva (szabály: { $rule }). Tartomány: { $place }.
retreat-clash-unnamed = Több egység visszavonulása egy tartományba: mind feloszlatva (szabály: { $rule }).
retreat-no-place = Nincs hova visszavonulni (szabály: { $rule }).
retreat-no-government = Polgári zavargások: a kiszorított egység feloszlatva (szabály: { $rule }).
retreat-no-order = Nincs visszavonulási parancs (szabály: { $rule }).
retreat-disbanded = Önkéntes feloszlatás (szabály: { $rule }).

## Builds and removals

adjustment-only = { refused }: most csak építés vagy egység levétele lehetséges. Parancs: „{ $order }”.
adjustment-twice = { refused }: a tartomány kétszer szerepel. Tartomány: { $place }.
adjustment-too-many = { refused }: több a parancs, mint amennyi esedékes. Parancs: „{ $order }”.
adjustment-none-due = { refused }: az országnak annyi egysége van, ahány termelőközpontja, semmi sem épül és semmi sem oszlik fel. Ország: { $power }. Parancs: „{ $text }”.
waive-nothing-to-build = { refused }: nincs esedékes építés, nincs miről lemondani. Ország: { $power }.
remove-not-yours = { refused }: nincs egységed ebben a tartományban. Tartomány: { $place }.
remove-not-needed = { refused }: nincs esedékes feloszlatás. Egység: { $unit }.
build-none-due = { refused }: nincs esedékes építés. Ország: { $power }. Tartomány: { $place }.
build-not-home = { refused }: ez nem hazai termelőközpont. Ország: { $power }. Tartomány: { $place }.
build-not-owned = { refused }: a hazai termelőközpont más birtokában van. Ország: { $power }. Tartomány: { $place }.
build-occupied = { refused }: a hazai termelőközpont elfoglalt. Ország: { $power }. Tartomány: { $place }.
build-fleet-inland = { refused }: flotta csak part menti tartományban épül. Ország: { $power }. Tartomány: { $place }.
build-name-the-coast = { refused }: flotta építéséhez nevezd meg a partot. Ország: { $power }. Tartomány: { $place }.

## Press, draw vote, giving up

press-unreadable = { unclear }: az üzenet így kezdődik: „press all:” vagy „press France, Italy:”.
press-none = { refused }: a parti üzenetváltás nélkül folyik.
press-closed = { refused }: ebben a fázisban nincs üzenetváltás. Fázis: { $phase }.
press-closed-writing = { refused }: parancsírás közben nincs üzenetváltás.
press-public-only = { refused }: csak nyilvános üzenetváltás lehetséges.
press-no-grey = { refused }: feladó nélküli üzenet nem küldhető.
press-to-nobody = { refused }: az üzenetnek nincs más címzettje.
press-too-long = { refused }: az üzenet túl hosszú. Karakterek száma legfeljebb: { $longest }.
draw-not-on-board = { refused }: egység nélkül nincs részesedés a döntetlenből. Játékoshely: { $seat }.
draw-all-share = { refused }: a döntetlen mindenkié, akinek egysége van a táblán.
concede-unreadable = { unclear }: a feladáshoz írd azt, hogy „concede”, mást ne.
concede-already = { refused }: ez a játékoshely már nincs a játékban. Játékoshely: { $seat }.

## What happened

dip-event-phase-began = Új fázis: { $phase }.
dip-event-orders-revealed = Parancsok ({ $power }): { $orders }.
dip-event-orders-revealed-none = Nem érkezett parancs: { $power }.
dip-event-order-resolved = Parancs ({ $power }): { $order }. Eredmény: { $outcome }. { $reason }
dip-event-order-passed-over = Nem hajtódik végre ({ $power }): „{ $order }”. { $reason }
dip-event-line-passed-over = Nem hajtódik végre ({ $power }): egy olvashatatlan sor.
dip-event-unit-dislodged = Kiszorítás ({ $power }): { $unit }. Támadás: { $attacker }. Visszavonulási lehetőségek: { $retreats }.
dip-event-unit-dislodged-none = Kiszorítás ({ $power }): { $unit }. Támadás: { $attacker }. Nincs hova visszavonulni.
dip-event-unit-retreated = Visszavonulás ({ $power }): { $unit } → { $to }.
dip-event-unit-disbanded = Feloszlatás ({ $power }): { $unit }. { $reason }
dip-event-centre-taken = Termelőközpont: { $centre }. Új birtokos: { $power }. Korábbi birtokos: { $previous }.
dip-event-centre-taken-none = Gazdátlan termelőközpont: { $centre }. Új birtokos: { $power }.
dip-event-unit-built = Építés ({ $power }): { $unit }.
dip-event-builds-waived = Lemondás az építésről ({ $power }): { $count ->
    [one] { $count } egység
   *[other] { $count } egység
}.
dip-event-unit-removed = Egységek levétele ({ $power }): { $unit }.
dip-event-unit-removed-none = Egységek levétele parancs nélkül ({ $power }): { $unit }.
dip-event-government-lost = Polgári zavargások: { $power }.
dip-event-power-eliminated = Kiesett nagyhatalom: { $power }.
dip-event-coin-tossed = Pénzfeldobás, tét: { -italy }. Győztes: { $winner }.
dip-event-italy-joined = { -italy } csatlakozik: { $seat }.
dip-event-press-sent = Üzenet ({ $phase }): { $sender } → { $to }: { $text }
dip-event-press-sent-none = Üzenet feladó nélkül ({ $phase }): → { $to }: { $text }
dip-event-draw-voted = Szavazás döntetlenről: { $seat } – megosztott döntetlen mellett: { $powers }.
dip-event-draw-voted-none = Szavazás döntetlenről: { $seat } – szavazat visszavonva.
dip-event-voted-secretly = Szavazás döntetlenről: titkos szavazat.
dip-event-seat-conceded = Feladás: { $seat }.
dip-event-game-drawn = Megosztott döntetlen: { $seats }.
dip-event-game-drawn-none = Döntetlen: senki sem maradt a játékban.
dip-event-game-won = Egyéni győzelem: { $seat }, { $centres ->
    [one] { $centres } termelőközpont
   *[other] { $centres } termelőközpont
}.
dip-purpose-italy = pénzfeldobás, tét: { -italy }

## The end

dip-result-win = Egyéni győzelem: { $seats }. { $why } Termelőközpontok: { $centres }.
dip-result-draw = Megosztott döntetlen: { $seats }. { $why } Termelőközpontok: { $centres }.
dip-result-nobody = Döntetlen. { $why } Termelőközpontok: { $centres }.
dip-result-open = A parti folytatódik.
dip-centre-count = { $power } – { $count }
dip-why-centres = Megvannak a győzelemhez szükséges termelőközpontok.
dip-why-conceded = Mindenki más feladta.
dip-why-agreed = A játékosok megállapodtak.
dip-why-nobody-left = Senki sem maradt a játékban.
dip-why-last-year = Az utolsó év véget ért.

## Scenarios

dip-scenario-seven = Hét játékos
dip-scenario-seven-about = Mindenkinek egy nagyhatalma van, kezdet: 1901 tavasza. A győzelemhez 18 termelőközpont kell.
dip-scenario-six = Hat játékos
dip-scenario-six-about = { -italy } játékos nélküli nagyhatalom: az egységei tartanak. A győzelemhez 18 termelőközpont kell.
dip-scenario-five = Öt játékos
dip-scenario-five-about = { -italy } és { -germany } játékos nélküli nagyhatalom: az egységeik tartanak. A győzelemhez 18 termelőközpont kell.
dip-scenario-four = Négy játékos
dip-scenario-four-about = Egy játékosé { -england }, a többieknek két-két nagyhatalma van. Minden nagyhatalom maga számolja a termelőközpontjait.
dip-scenario-three = Három játékos
dip-scenario-three-about = Egy játékosnak három nagyhatalma van, kettőnek két-kettő. Minden nagyhatalom maga számolja a termelőközpontjait.
dip-scenario-two = Két játékos
dip-scenario-two-about = Mindkettőnek három nagyhatalma van, kezdet: 1914 tavasza. { -italy } semleges, később pénzfeldobás dönt. A győzelemhez 24 termelőközpont kell.

## Options

dip-option-as-reading = az értelmezés szerint
dip-option-reading = Értelmezés
dip-option-reading-about = A nem egyértelmű szabályok értelmezése.
dip-option-reading-rulebook = szabálykönyv
dip-option-reading-datc3 = DATC
dip-option-unlawful-orders = Szabálytalan parancsok
dip-option-unlawful-orders-about = Elutasítja-e a program a szabálytalan parancsot már íráskor, vagy elfogadja, de nem hajtja végre, miközben a többi parancs érvényben marad.
dip-option-unlawful-orders-refused = azonnal elutasítva
dip-option-unlawful-orders-hold = elfogadva, de nem hajtódik végre
dip-option-strict-unit-letter = Szigorú egységbetű
dip-option-strict-unit-letter-about = Sikertelen-e a parancs, ha az A vagy F betű hibás.
dip-option-retreat-to-convoy-origin = Visszavonulás a szállított hadsereg kiindulási helyére
dip-option-retreat-to-convoy-origin-about = Szabad-e abba a tartományba visszavonulni, ahonnan a támadó konvojjal jött.
dip-option-head-to-head-only = 4.14 csak szemközti támadásra
dip-option-head-to-head-only-about = Csak szemközti támadás után veszti-e el hatását a kiszorított egység ott, ahonnan a támadója jött.
dip-option-removal-distance = Távolság egységek levételekor
dip-option-removal-distance-about = Honnan számít a távolság, ha az egységek parancs nélkül kerülnek le.
dip-option-removal-distance-country = az ország bármely tartománya
dip-option-removal-distance-home-centre = legközelebbi hazai termelőközpont
dip-option-removal-distance-owned-centre = legközelebbi saját termelőközpont
dip-option-press = Üzenetváltás
dip-option-press-about = Milyen üzeneteket küldhetnek a játékosok.
dip-option-press-none = üzenetváltás nélkül
dip-option-press-public = nyilvános üzenetváltás
dip-option-press-private = nyilvános üzenetváltás és titkos üzenetváltás
dip-option-press-grey = nyilvános üzenetváltás és titkos üzenetváltás, feladó nélkül is
dip-option-press-closed-after-moves = Nincs üzenetváltás a mozgás után
dip-option-press-closed-after-moves-about = Zárva van-e az üzenetváltás a visszavonulási és a kiigazítási fázisban.
dip-option-hidden-votes = Titkos szavazás döntetlenről
dip-option-hidden-votes-about = Rejtve marad-e, ki szavaz döntetlenre.
dip-option-draw-includes-all = Döntetlen mindenkinek
dip-option-draw-includes-all-about = Mindenki osztozik-e a döntetlenen, akinek egysége van a táblán.
dip-option-count-all-powers = Egy játékos nagyhatalmai együtt
dip-option-count-all-powers-about = Összeadódnak-e egy játékos összes nagyhatalmának termelőközpontjai.
dip-option-last-year = Utolsó év
dip-option-last-year-about = A parti ez után az év után megosztott döntetlennel ér véget.
dip-option-last-year-none = nincs utolsó év

## Why a bot decided so

bot-endgame = Közel a vég. Termelőközpontok: { $centres }, cél: { $needed }.
bot-order = Parancs: { $order }.
bot-goal = Cél: { $unit } → { $place }. Esély: { $chance }%.
bot-goal-simple = Cél: { $unit } → { $place }.
bot-supported-attack = Támadás: { $unit } → { $place }, { $supports ->
    [one] { $supports } támogatás
   *[other] { $supports } támogatás
}. Esély: { $chance }%.
bot-supported-attack-simple = Támadás támogatással: { $unit } → { $place }.
bot-guard = Védelem: { $unit }, { $supports ->
    [one] { $supports } támogatás
   *[other] { $supports } támogatás
}.
bot-guard-simple = Védelem: { $unit }.
bot-support = Támogatás: { $unit }.
bot-holds = Minden egység tart.
bot-convoy = Konvoj: { $unit } → { $place }, { $fleets ->
    [one] { $fleets } flotta
   *[other] { $fleets } flotta
}.

## Amit a parancsok ellenőrzése a játékvezetőnek mond.

check-in-disorder = Nincs kormány: a parancsokat senki sem olvassa, a kiszorított egységek feloszlanak, semmi sem épül (szabály: { $rule }). Ország: { $power }.
check-no-orders = Nem jött parancs, minden egység tart (szabály: { $rule }). Ha nincs kormánya, az országot a disorder mezőben kell megadni. Ország: { $power }.
check-unit-holds = Nincs érvényes parancs: az egység tart (szabály: { $rule }). Egység: { $unit }.
check-unit-disbands = Nincs érvényes visszavonulási parancs: az egység feloszlik (szabály: { $rule }). Egység: { $unit }.
check-nowhere-to-go = Nincs hova visszavonulni: az egység feloszlik (szabály: { $rule }). Egység: { $unit }.
check-builds-open = A meg nem parancsolt építésről az ország lemond (szabály: { $rule }). Szám: { $count }.
check-removed-by-distance = Nincs megnevezett feloszlatás: ez az egység a távolság szerint oszlik fel (szabály: { $rule }). Egység: { $unit }.
