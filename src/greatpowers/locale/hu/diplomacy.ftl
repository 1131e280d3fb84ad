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
dip-reading = { $place } ({ $code })

## Turns and phases

dip-turn = { $kind ->
    [A] { $year } tele
   *[other] { $season ->
        [S] { $year } tavasza
       *[F] { $year } ősze
    }
}
dip-phase-kind = { $kind ->
    [M] parancsírási fázis
    [R] visszavonulási fázis
   *[A] kiigazítási fázis
}
dip-phase = { dip-turn }, { dip-phase-kind }

## Orders in words

dip-order = Parancs: { $order }.
dip-do-hold = { $unit } tart
dip-do-move = { $via ->
    [yes] { $unit } konvojjal mozog { TO($place) }
   *[no] { $unit } mozog { TO($place) }
}
dip-do-support-hold = { $unit } támogatja a tartást { IN($other) }
dip-do-support = { $unit } támogatja a mozgást { FROM($other) } { TO($place) }
dip-do-convoy = { $unit } hadsereget szállít { FROM($other) } { TO($place) }
dip-do-retreat = { $unit } visszavonul { TO($place) }
dip-do-disband = { $unit } feloszlik
dip-do-build = { $unit_kind ->
    [A] hadsereg épül
   *[F] flotta épül
} { IN($unit) }
dip-do-remove = { $unit_kind ->
    [A] hadsereg levétele
   *[F] flotta levétele
} { IN($unit) }
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

order-holds = Senki sem szorította ki (szabály: { $rule }).
order-supports = Senki sem szakította meg a támogatást (szabály: { $rule }).
order-convoys = Senki sem szorította ki a szállító flottát (szabály: { $rule }).
moved = Senki sem állt az útjába (szabály: { $rule }).
moved-by-sea = A konvoj átvitte a hadsereget (szabály: { $rule }).
driven-out = Támadás szorította ki { FROM($by) } (szabály: { $rule }).
convoy-fleet-driven-out = Támadás szorította ki a szállító flottát { FROM($by) }, a konvoj meghiúsult (szabály: { $rule }).
bounced-own-unit = Saját egység áll { IN($place) }, azt senki sem szorítja ki magának (szabály: { $rule }).
bounced-head-to-head = Szemből is támadtak { FROM($other) }: { $strength }, ellene { $against } (szabály: { $rule }).
bounced-held = Az egység kitartott { IN($other) }: { $strength }, ellene { $against } (szabály: { $rule }).
bounced-beaten = A szemközti támadás győzött { FROM($other) }, ezért ez a mozgás nem hat { IN($place) }: { $strength }, ellene { $against } (szabály: { $rule }).
bounced-standoff = Patthelyzet { IN($place) }: egyenlő erővel jöttek { FROM($other) } is, { $strength }, ellene { $against } (szabály: { $rule }).
bounced-outmatched = Erősebb támadás érkezett { FROM($other) } { TO($place) }: { $strength }, ellene { $against } (szabály: { $rule }).
convoy-paradox = Az út { TO($place) } konvojparadoxon, flottái nem szállítanak (szabály: { $rule }).
convoy-missing = Nincs teljes konvojlánc { TO($place) } a parancsokban (szabály: { $rule }).
convoy-broken = A flotta kiszorult { IN($fleet) }, a konvoj meghiúsult { TO($place) } (szabály: { $rule }).
support-cut = Támadás szakította meg a támogatást { FROM($by) } (szabály: { $rule }).
support-driven-out = Támadás szorította ki a támogató egységet { FROM($by) }, a támogatás megszakadt (szabály: { $rule }).
support-of-moving-unit = Ott nem volt kit támogatni: { $other } mozgási parancsot kapott (szabály: { $rule }).
support-not-matching = A támogatás nem illik a parancshoz: { $other } mást tesz (szabály: { $rule }).
convoy-not-used = Nem kellett konvoj: { $other } szárazföldi útvonalon megy (szabály: { $rule }).
convoy-not-matching = A konvoj nem illik a parancshoz: { $other } mást tesz (szabály: { $rule }).
removed-by-distance = Kevés levételi parancs érkezett, a legtávolabbi egység kerül le: { $unit } (szabály: { $rule }).

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

order-no-unit = { refused }: senki sem áll { IN($place) }.
order-no-unit-written = { refused }: a parancsban írt egység nincs a táblán. Parancs: „{ $text }”.
order-other-unit = { refused }: más egység áll { IN($unit) }.
order-foreign-unit = { refused }: nem a te egységed áll { IN($unit) }.
order-no-government = { refused }: polgári zavargások miatt nincs, aki parancsot adjon ({ $power }).
order-wrong-letter = { refused }: a betű nem illik az egységhez { IN($unit) }.
order-twice = { refused }: az egységnek két különböző parancsa van. Parancs: „{ $text }”.
order-twice-unnamed = { refused }: az egységnek két különböző parancsa van.

## Moves

move-own-province = { refused }: { $unit } már ott van.
move-barred = { refused }: { -italy } tartományai egyelőre zárva vannak, köztük { $place }.
move-army-at-sea = { refused }: hadsereg nem mehet { TO($place) }, az tengeri tartomány.
move-not-adjacent = { refused }: { $unit } és { $place } nem szomszédos.
move-no-chain = { refused }: nincs konvojlánc { FROM($unit) } { TO($place) }.
move-name-the-coast = { refused }: { FROM($unit) } mindkét part elérhető, nevezd meg a partot ({ $place }).
move-wrong-coast = { refused }: a flotta { FROM($unit) } nem éri el ezt a partot: { $place }.
move-fleet-inland = { refused }: flotta nem mehet { TO($place) }, az szárazföldi tartomány.
move-not-along-coast = { refused }: { $unit } és { $place } a partvonal mentén nem szomszédos.

## Supports and convoys

support-self = { refused }: { $unit } nem támogathatja önmagát.
support-own-province = { refused }: { $unit } nem támogathat támadást a saját tartománya ellen.
support-no-unit = { refused }: senki sem áll { IN($place) }, akit támogatni lehetne.
support-out-of-reach = { refused }: { $unit } maga sem mozoghat { TO($place) }, ezért ott nem is támogathat.
support-impossible-move = { refused }: { $other } nem mozoghat { TO($place) }.
convoy-by-army = { refused }: csak flotta szállít, és hadsereg áll { IN($unit) }.
convoy-from-coast = { refused }: flotta csak tengeri tartományból szállít, { $unit } pedig part.
convoy-no-army = { refused }: nincs szállítható hadsereg { IN($place) }.
convoy-no-chain = { refused }: a flották nem alkotnak konvojláncot { FROM($other) } { TO($place) }.

## Retreats

retreat-only = { refused }: most csak visszavonulás vagy feloszlatás lehetséges. Parancs: „{ $order }”.
retreat-not-dislodged = { refused }: senkit sem szorítottak ki { FROM($place) }.
retreat-out-of-reach = { refused }: { $unit } nem ér el { TO($place) }.
retreat-attacker-came-from = { refused }: onnan jött a támadás ({ $place }).
retreat-closed = { refused }: { $place } elfoglalt vagy vitatott tartomány.
retreat-clash = Több egység vonult vissza { TO($place) }, mind feloszlik (szabály: { $rule }).
retreat-clash-unnamed = Több egység vonult vissza egy tartományba, mind feloszlik (szabály: { $rule }).
retreat-no-place = Nem volt hova visszavonulnia (szabály: { $rule }).
retreat-no-government = Polgári zavargások idején a kiszorított egység feloszlik (szabály: { $rule }).
retreat-no-order = Nem kapott visszavonulási parancsot (szabály: { $rule }).
retreat-disbanded = Önként feloszlott (szabály: { $rule }).

## Builds and removals

adjustment-only = { refused }: most csak építés vagy egység levétele lehetséges. Parancs: „{ $order }”.
adjustment-twice = { refused }: { $place } kétszer szerepel.
adjustment-too-many = { refused }: több a parancs, mint amennyi esedékes. Parancs: „{ $order }”.
adjustment-none-due = { refused }: { $power } annyi egységet tart, ahány termelőközpontja van, nincs építés és nincs levétel. Parancs: „{ $text }”.
waive-nothing-to-build = { refused }: nincs építés, amelyről le lehetne mondani ({ $power }).
remove-not-yours = { refused }: nem a te egységed áll { IN($place) }.
remove-not-needed = { refused }: { $unit } maradhat, nincs esedékes levétel.
build-none-due = { refused }: nincs esedékes építés ({ $power }).
build-not-home = { refused }: { $place } nem hazai termelőközpont.
build-not-owned = { refused }: { $place } már más nagyhatalomé.
build-occupied = { refused }: már egység áll { IN($place) }.
build-fleet-inland = { refused }: flotta csak part menti tartományban épül, { $place } pedig szárazföldi.
build-name-the-coast = { refused }: flottához meg kell nevezni a partot ({ $place }).

## Press, draw vote, giving up

press-unreadable = { unclear }: az üzenet így kezdődik: „press all:” vagy „press France, Italy:”.
press-none = { refused }: a parti üzenetváltás nélkül folyik.
press-closed = { refused }: ebben a fázisban nincs üzenetváltás. Fázis: { $phase }.
press-closed-writing = { refused }: parancsírás közben nincs üzenetváltás.
press-public-only = { refused }: csak nyilvános üzenetváltás lehetséges.
press-no-grey = { refused }: feladó nélküli üzenet nem küldhető.
press-to-nobody = { refused }: az üzenetnek nincs más címzettje.
press-too-long = { refused }: az üzenet túl hosszú. Karakterek száma legfeljebb: { $longest }.
press-huh = { unclear }: Az üzenet a következő helytől ({ $position }. jel) nem olvasható: { $text }
press-meaning-unreadable = { unclear }: az üzenet jelentése nem a javaslatok jelölésével van leírva. Szöveg: { $text }.
press-alone = { refused }: a megállapodás senki mást, vagy semmit sem nevez meg.
press-against-itself = { refused }: a szövetség nem irányul saját tagja ellen. Játékoshely: { $seat }.
press-not-theirs = { refused }: a megállapodás olyat köt, aki nem olvassa az üzenetet.
press-eliminated = { refused }: ez a játékoshely kiesett. Játékoshely: { $seat }.
press-no-centre = { refused }: itt nincs termelőközpont. Tartomány: { $place }.
press-no-movement = { refused }: csak mozgási fázis parancsa javasolható. Parancs: { $order }.
press-other-unit = { refused }: az egység nem ezé a játékoshelyé. Egység: { $unit }. Játékoshely: { $seat }.
press-two-orders = { refused }: egy egység két parancsot kapna. Egység: { $unit }.
draw-not-on-board = { refused }: egység nélkül nincs részesedés a döntetlenből. Játékoshely: { $seat }.
draw-all-share = { refused }: a döntetlen mindenkié, akinek egysége van a táblán.
concede-unreadable = { unclear }: a feladáshoz írd azt, hogy „concede”, mást ne.
concede-already = { refused }: ez a játékoshely már nincs a játékban. Játékoshely: { $seat }.

## What happened

dip-event-phase-began = { $phase } kezdődik.
dip-event-orders-revealed = { $power } parancsai: { $orders }.
dip-event-orders-revealed-none = { $power } nem adott parancsot.
dip-event-order-resolved = { $power }: { $order } – { $outcome }. { $reason }
dip-event-order-passed-over = { $power } sora nem teljesül: „{ $order }”. { $reason }
dip-event-line-passed-over = { $power } egyik sora olvashatatlan, nem teljesül.
dip-event-unit-dislodged = { $power } kiszorul { FROM($unit) } a támadás miatt { FROM($attacker_from) }. Visszavonulhat ide: { $retreats }.
dip-event-unit-dislodged-none = { $power } kiszorul { FROM($unit) } a támadás miatt { FROM($attacker_from) }. Nincs hova visszavonulni.
dip-event-unit-retreated = { $power } visszavonul { FROM($unit) } { TO($to) }.
dip-event-unit-disbanded = { $power } elveszít egy { $unit_kind ->
    [A] hadsereget
   *[F] flottát
} { IN($unit) }. { $reason }
dip-event-centre-taken = { $centre } gazdát cserél: { $previous } után { $power }.
dip-event-centre-taken-none = { $centre } gazdára talál: { $power }.
dip-event-unit-built = { $power } { $unit_kind ->
    [A] hadsereget
   *[F] flottát
} épít { IN($unit) }.
dip-event-builds-waived = { $power } lemond { $count ->
    [one] { $count } építésről
   *[other] { $count } építésről
}.
dip-event-unit-removed = { $power } leveszi egységét { IN($unit) }: { $unit_kind ->
    [A] hadsereg
   *[F] flotta
}.
dip-event-unit-removed-none = { $power } nem nevezett meg levételt, elveszti egységét { IN($unit) }: { $unit_kind ->
    [A] hadsereg
   *[F] flotta
}.
dip-event-government-lost = { $power } polgári zavargásba süllyed.
dip-event-power-eliminated = { $power } kiesett.
dip-event-coin-tossed = Érmedobás dönt, kié { -italy }. Győztes: { $winner }.
dip-event-italy-joined = { -italy } csatlakozik: { $seat }.
dip-event-press-sent = Üzenet ({ $phase }): { $sender } → { $to }: { $text }
dip-event-press-sent-none = Üzenet feladó nélkül ({ $phase }): → { $to }: { $text }
dip-event-draw-voted = { $seat } megosztott döntetlenre szavaz: { $powers }.
dip-event-draw-voted-none = { $seat } visszavonja szavazatát a döntetlenre.
dip-event-voted-secretly = Valaki titkosan szavaz a döntetlenről.
dip-event-seat-conceded = { $seat } feladja a partit.
dip-event-game-drawn = A parti megosztott döntetlennel ér véget: { $seats }.
dip-event-game-drawn-none = Döntetlen: senki sem maradt a játékban.
dip-event-game-won = { $seat } egyéni győzelmet arat: { $centres ->
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

bot-endgame = Közel a vég: a győzelemhez szükséges { $needed } termelőközpontból { $centres } már megvan.
bot-order = Parancs: { $order }.
bot-goal = Az egység { FROM($unit) } indul { TO($place) }, és { $chance }% eséllyel ér oda.
bot-goal-simple = Az egység { FROM($unit) } indul { TO($place) }.
bot-supported-attack = A támadás { FROM($unit) } { TO($place) } { $supports } támogatást kap, és { $chance }% eséllyel sikerül.
bot-supported-attack-simple = A támadás { FROM($unit) } { TO($place) } támogatást kap.
bot-guard = Az egység { IN($unit) } őrségben marad, { $supports } támogatással.
bot-guard-simple = Az egység { IN($unit) } őrségben marad.
bot-support = Az egység { IN($unit) } egy másikat segít.
bot-holds = Minden egység tart.
bot-convoy = A hadsereget { FROM($unit) } { TO($place) } { $fleets } flotta szállítja.
bot-weighed = A bot { $sets } parancskészletet mérlegelt { $results } közös kimenetelben.
bot-promise = Ezekkel a parancsokkal a parti { $share }%-ára számít.
bot-runner-up = A következő legjobb készlettel { $share }%-ra számítana.
bot-sets = A bot { $sets } lehetséges választ mérlegelt.

## Amit a parancsok ellenőrzése a játékvezetőnek mond.

check-in-disorder = Nincs kormány: a parancsokat senki sem olvassa, a kiszorított egységek feloszlanak, semmi sem épül (szabály: { $rule }). Ország: { $power }.
check-no-orders = Nem jött parancs, minden egység tart (szabály: { $rule }). Ha nincs kormánya, az országot a disorder mezőben kell megadni. Ország: { $power }.
check-unit-holds = Nincs érvényes parancs: az egység tart (szabály: { $rule }). Egység: { $unit }.
check-unit-disbands = Nincs érvényes visszavonulási parancs: az egység feloszlik (szabály: { $rule }). Egység: { $unit }.
check-nowhere-to-go = Nincs hova visszavonulni: az egység feloszlik (szabály: { $rule }). Egység: { $unit }.
check-builds-open = A meg nem parancsolt építésről az ország lemond (szabály: { $rule }). Szám: { $count }.
check-removed-by-distance = Nincs megnevezett feloszlatás: ez az egység a távolság szerint oszlik fel (szabály: { $rule }). Egység: { $unit }.
