### The Diplomacy table in the browser. Places, units and powers come in as ready names.

## Map

web-dip-map = Európa térképe
web-dip-map-how = térkép; a nyilak a szomszédos tartományokra visznek, az Enter választ
web-dip-zoom = Nagyítás
web-dip-zoom-in = Nagyítás
web-dip-zoom-out = Kicsinyítés
web-dip-zoom-all = A teljes térkép
web-dip-orders-unfold = A parancsok kibontása
web-dip-no-map = A térkép nem érkezett meg
web-dip-no-map-about = A parancsaid megvannak ezen az eszközön.
web-dip-try-again = Újra
web-dip-legend-own = a tieid
web-dip-legend-expected = várt, nem ismert
web-dip-unit-title = { $kind ->
    [A] Hadsereg: { $place }
   *[F] Flotta: { $place }
}
web-dip-unit-of = { $dislodged ->
    [yes] { dip-unit-kind } ({ $power }, kiszorítva)
   *[no] { dip-unit-kind } ({ $power })
}
web-dip-province = { $place }, { $terrain ->
    [sea] tengeri tartomány
    [land] szárazföldi tartomány
   *[coast] part menti tartomány
}{ $centre ->
    [owned] , termelőközpont: { $owner }
    [free] , gazdátlan termelőközpont
   *[none] {""}
}{ $units ->
    [0] {""}
   *[other] , { $unit }
}{ $state ->
    [selected] , kiválasztva
    [target] , szabályos cél
    [warning] , szabályos cél, de kétséges
    [blocked] , nem lehet
   *[none] {""}
}

## Phases in the bar

web-dip-step = { $kind ->
    [M] Parancsok
    [R] Visszavonulás
   *[A] Kiigazítás
}
web-dip-go-to = { $kind ->
    [M] Tovább a parancsokhoz
    [R] Tovább a visszavonuláshoz
   *[A] Tovább a kiigazításhoz
}

## The question

web-dip-panel = Kérdés, üzenetváltás, napló
web-dip-panel-open = Oldalsáv megnyitása
web-dip-panel-close = Oldalsáv bezárása
web-dip-order-of = { $kind ->
    [orders] Parancs: { $number } / { $total }
    [retreats] Visszavonulás: { $number } / { $total }
   *[adjustments] Kiigazítás: { $number } / { $total }
}
web-dip-previous-unit = Előző lap
web-dip-next-unit = Következő lap
web-dip-ask = { $step ->
    [which] Melyik ezek közül?
    [other] { $verb ->
        [convoy] Melyik hadsereget szállítsa?
       *[support] Kit támogasson?
    }
    [target] { $verb ->
        [convoy] { $other }. Hová szállítsa?
       *[support] { $other }. Hol támogassa?
    }
   *[place] { $verb ->
        [hold] Az egység a helyén marad.
        [move] { $kind ->
            [A] Hová menjen a hadsereg, vagy kinek segítsen?
           *[F] Hová hajózzon a flotta, vagy kinek segítsen?
        }
        [retreat] Hová vonuljon vissza a kiszorított egység?
        [disband] Az egység lekerül a térképről.
        [build] Mi épüljön, és hol?
        [remove] Melyik egység kerüljön le?
       *[waive] Nem épül egység.
    }
}
web-dip-verbs = Mit tesz az egység
web-dip-verb = { $verb ->
    [hold] Tartás
    [move] Mozgás
    [support] Támogatás
    [convoy] Konvoj
    [retreat] Visszavonulás
    [disband] Feloszlatás
    [build] Építés
    [remove] Levétel
   *[waive] Lemondás
}
web-dip-verb-closed = most nem lehet; válaszd, ha tudni akarod, miért
web-dip-where-it-stands = ahol áll
web-dip-by-convoy = { $place }, konvojjal
web-dip-back = Vissza
web-dip-warning = { $warning ->
    [own-stays] ott áll egy egységed
    [own-comes] másik egységed is odamegy
    [no-fleet] konvoj kell hozzá
   *[no-match] nem illik a parancsához
}
web-dip-command = Parancssor
web-dip-all-written = { $kind ->
    [orders] Minden parancs megvan
    [retreats] Minden visszavonulás megvan
   *[adjustments] Minden kiigazítás megvan
}
web-dip-seal-now = Olvasd át őket, aztán pecsételd le: Enter.
web-dip-rule = Szabály: { $rule }
web-dip-rule-open = Megnyitás

## Slips and the seal

web-dip-orders = Parancsok
web-dip-does = { $order ->
    [hold] tart
    [move] mozog
    [move-by-sea] tengeren mozog
    [support-hold] tartás támogatása:
    [support] támogatás:
    [convoy] konvoj:
    [retreat] visszavonul
    [disband] feloszlatás
    [build] építés
    [remove] levétel
   *[waive] lemondás az építésről
}
web-dip-goal = → { $place }
web-dip-way = { $from } → { $to }
web-dip-slip-open = nyitott
web-dip-slip-waits = parancsodra vár…
web-dip-erase = Parancs visszavonása: { $unit }
web-dip-nothing-asked = Ebben a fázisban nincs teendőd.
web-dip-watching-about = Azt látod, ami az asztalnál mindenkinek nyilvános. A parancsok felfedés után látszanak.
web-dip-seal = Parancsok lepecsételése
web-dip-seal-note = Megírva: { $written } / { $total } · a pecsét a fázis végéig feltörhető
web-dip-seal-note-last = Megírva: { $written } / { $total } · a parancsok azonnal felnyílnak
web-dip-seal-idle = Nincs mit lepecsételni
web-dip-sealed = Lepecsételt parancsok
web-dip-sealed-note = Lepecsételve. Akkor nyílnak fel, ha mindenkié beérkezett.
web-dip-break = Pecsét feltörése
web-dip-sending = Küldés…
web-dip-not-sealed = A parancsok nincsenek lepecsételve
web-dip-open-left = { $kind ->
    [retreats] Nyitott lap: { $open }. Ezek az egységek feloszlanak.
    [adjustments] Nyitott lap: { $open }. Az építés elmarad, a levétel a szabály szerint történik.
   *[orders] Nyitott lap: { $open }. Ezek az egységek tartanak.
}
web-dip-seal-anyway = Lepecsételés így is
web-dip-go-on-writing = Írás folytatása

## Waiting

web-dip-waiting = { $state ->
    [sealed] A parancsaid le vannak pecsételve
    [conceded] Feladtad a partit
    [watching] Nézőként vagy itt
   *[free] Most nincs döntenivalód
}
web-dip-waiting-for = Várakozás: { $seats }
web-dip-bots-follow = A botok akkor írják meg a parancsaikat, ha minden ember lepecsételte a sajátját.
web-dip-review-last = Az utolsó kiértékelés
web-dip-end-talk = Tárgyalás korábbi befejezése
web-dip-talk-goes-on = Tárgyalás folytatása
web-dip-agreed = Egyetért: { $agreed } / { $total }

## Resolution

web-dip-filter = Mely parancsok
web-dip-filter-by = { $filter ->
    [mine] Enyém
    [failures] Sikertelen
   *[all] Mind
}
web-dip-no-lines = Itt nincs parancs.
web-dip-verdict = { $unit } – { $outcome }
web-dip-stage = { $stage ->
    [orders] Felfedés
    [convoys] Konvojok
    [supports] Támogatások
    [conflicts] Ütközések
    [moves] Mozgás
   *[retreats] Kiszorítás
}
web-dip-stage-news = { $stage ->
    [orders] Minden parancs nyilvános.
    [convoys] { $count ->
        [0] Egy konvoj sem hiúsult meg.
       *[other] Meghiúsult konvoj – { $units }.
    }
    [supports] { $count ->
        [0] Egy támogatás sem szakadt meg.
       *[other] Elveszett támogatás – { $units }.
    }
    [conflicts] { $count ->
        [0] Senki sem akadt el.
       *[other] Elakadt mozgás – { $units }.
    }
    [moves] { $count ->
        [0] Senki sem mozog.
       *[other] Mozgás – { $units }.
    }
   *[retreats] { $count ->
        [0] Senkit sem szorítottak ki.
       *[other] Kiszorítás – { $units }.
    }
}
web-dip-and-more = még { $more }
web-dip-play-controls = Lejátszás
web-dip-play = Lejátszás
web-dip-pause = Szünet
web-dip-to-start = Az elejére
web-dip-to-end = A végére

## Log and notes

web-dip-log = Napló
web-dip-log-more = Korábbi fázisok
web-dip-log-quiet = Még semmi.
web-dip-show-phase = Megjelenítés a térképen: { $phase }
web-dip-notes = Jegyzetek
web-dip-notes-about = Csak neked, ezen az eszközön.

## While away

web-dip-away = Amíg távol voltál
web-dip-away-phases = Kiértékelve: { $phases }
web-dip-away-failures = Sikertelen: { $count ->
    [one] { $count } parancsod
   *[other] { $count } parancsod
}
web-dip-away-dislodged = Kiszorítva: { $count ->
    [one] { $count } egységed
   *[other] { $count } egységed
}
web-dip-away-gained = Új termelőközpontok: { $places }
web-dip-away-lost = Elveszett termelőközpontok: { $places }
web-dip-away-tell = Meséld el innen: { $turn }

## Press

web-dip-press = Üzenetek
web-dip-press-open = nyitva
web-dip-press-shut = zárva
web-dip-press-watching = Nézőként vagy itt: leveleket a játékosok írnak.
web-dip-press-past = A múltat nézed: leveleket a jelenben lehet írni.
web-dip-press-over = A parti véget ért.
web-dip-everyone = Mindenki
web-dip-one-to-one = Négyszemközt
web-dip-circles = Körök
web-dip-new-circle = Új kör
web-dip-new-circle-about = A kör leveleit minden kiválasztott nagyhatalom olvassa.
web-dip-make-circle = Kör létrehozása
web-dip-choose-thread = Válassz egy levelezést.
web-dip-all-threads = Minden levelezés
web-dip-open-wide = Nagyobb ablak
web-dip-no-letters = Még nincs levél
web-dip-first-word = Még nincs levél. Tiéd az első szó.
web-dip-mute = Bot: nem olvas levelet
web-dip-mute-about = { $count ->
    [one] Itt bot játszik. Nem olvas levelet, és nem fog válaszolni.
   *[other] Itt csak botok játszanak. Nem olvasnak levelet, és nem fognak válaszolni.
}
web-dip-you-said = Te: { $text }
web-dip-said = { $who }: { $text }
web-dip-unread = { $count ->
    [one] { $count } olvasatlan levél
   *[other] { $count } olvasatlan levél
}
web-dip-correspondent = { $who ->
    [bot] Bot · { $centres ->
        [one] { $centres } központ
       *[other] { $centres } központ
    }
   *[other] { $name } · { $centres ->
        [one] { $centres } központ
       *[other] { $centres } központ
    } · { $online ->
        [yes] az asztalnál
       *[no] távol
    }
}
web-dip-attach = Parancsok csatolása
web-dip-unsign = feladó nélkül
web-dip-proposed = Javasolt parancsok
web-dip-yours = a tied
web-dip-write-mine = Parancsom megírása
web-dip-proposal-preview = A javaslat előnézete
web-dip-preview = Előnézet

## Draw and giving up

web-dip-draw = Szavazás döntetlenről
web-dip-draw-about = Ha mindenki döntetlenre szavaz, akinek egysége van a térképen, a parti megosztott döntetlennel ér véget. A szavazatok a kiértékeléskor elvesznek.
web-dip-for-draw = Döntetlenre szavazott: { $seats }
web-dip-voted = döntetlenre szavazott
web-dip-not-voted = nincs szavazat
web-dip-vote = Szavazás a döntetlenre
web-dip-withdraw-vote = Szavazat visszavonása
web-dip-concede = Feladás
web-dip-concede-about = Nagyhatalmaid kormány nélkül maradnak: egységeik tartanak. Ezt nem lehet visszavonni.
web-dip-concede-sure = Feladás most
web-dip-play-on = Játék folytatása
web-dip-letters-on-counters = A és F betű a bábukon

## Replay

web-dip-look-back = Visszalépés az időben
web-dip-looking-back = A múltat nézed
web-dip-to-present = Vissza a jelenbe
web-dip-leave = Felállás az asztaltól
web-dip-replay = Visszajátszás
web-dip-seen-as = Kinek a szemével
web-dip-open-board = Nyílt térkép
web-dip-fork = Homokozóba
web-dip-verify = Ellenőrzés
web-dip-record = Jegyzék
web-dip-step-of = Lépés: { $step } / { $total }
web-dip-timeline = A parti fázisa
web-dip-centres-of = Termelőközpontok, összesen { $centres }
web-dip-speed = Sebesség
web-dip-previous-phase = Előző fázis
web-dip-previous-step = Előző lépés
web-dip-next-step = Következő lépés
web-dip-next-phase = Következő fázis

## Phone

web-dip-pages = Az asztal részei
web-dip-page-map = Térkép
web-dip-sheet = { $stop ->
    [peek] Kérdés, összecsukva. Kinyitás
    [half] Kérdés, félig nyitva. Teljes megnyitás
   *[full] Kérdés, nyitva. Összecsukás
}

## Guided first game

web-dip-school = Első játék
web-dip-leave-school = Kilépés a leckékből
web-dip-lesson-of = Lecke: { $number } / { $total }
web-dip-lesson = { $lesson ->
    [move] Mozgás
    [bounce] Patthelyzet
    [support] Támogatás
    [cut] Megszakított támogatás
    [convoy] Konvoj
    [retreat] Visszavonulás és építés
    [goal] A cél
    [talk] Tárgyalás
   *[build] Építés
}
web-dip-lesson-task = { $lesson ->
    [move] Franciaországgal vagy. Hadsereged Párizsban áll. Kattints rá, aztán Burgundiára: ez mozgási parancs. Utána hajtasd végre.
    [bounce] A müncheni német hadsereg is Burgundiába tart. Küldd Párizst újra Burgundiába, és nézd meg, mit tesz egymással két egyenlő erő.
    [support] Ketten erősebbek. Küldd Párizst Burgundiába, Marseille pedig támogassa: válaszd a támogatást, kattints a párizsi hadseregre, aztán Burgundiára.
    [cut] Most a német hadsereg áll Burgundiában, és München támogatja. Támadd meg Burgundiát támogatással, és üss a Ruhr-vidékről Münchenre: akit támadnak, nem támogat.
    [convoy] Angliával vagy. Hadsereg csak flottával kel át a tengeren. Küldd Yorkshire-t Norvégiába, az északi-tengeri flotta pedig szállítsa.
    [retreat] Olaszország elfoglalta Marseille-t, hadseregedet kiszorították. Mennie kell: válaszd ki, hová vonul vissza. Spanyolországban közel marad.
    [goal] Tizenhét termelőközpontod van a 34-ből. Tizennyolc nyeri meg a partit annak, aki egy ősz után birtokolja őket. Belgium termelőközpont (a karika), és üres: menj be Burgundiából vagy Párizsból, mielőtt vége az évnek.
    [talk] Minden tavasz és ősz előtt a hatalmak leveleznek. Németország ezt írta: „Támadd meg Belgiumot Burgundiából, a Ruhr-vidéki hadseregem támogat. Münchent hagyd nekem.” Egyedül visszapattannál az angol flottáról. Bízz a levélben, és küldd Burgundiát Belgiumba.
   *[build] Vége az évnek. Több termelőközpontod van, mint egységed, ezért otthon építhetsz: Párizsban hadsereget, Brestben hadsereget vagy flottát.
}
web-dip-lesson-learnt = { $lesson ->
    [move] Senki sem állt az útjában, a hadsereg Burgundiában van. Egy egység fordulónként egy tartományt lép.
    [bounce] Egy egy ellen: senki sem jut be, mindketten maradnak. Ez a patthelyzet.
    [support] Kettő egy ellen: a támogatott hadsereg elfoglalja Burgundiát, a német Münchenben marad.
    [cut] A München elleni támadás visszapattant, de megszakította a támogatást. Így kettő állt egy ellen, és a német hadsereget kiszorították.
    [convoy] A flotta a tengeren maradt, és egyetlen fordulóban átvitte a hadsereget Norvégiába.
    [retreat] A hadsereg megmenekült. Nem vonulhat oda, ahonnan a támadás jött, sem elfoglalt tartományba.
    [goal] Ez a tizennyolcadik központ: egyéni győzelem. Minden más a játékban, háború és szövetség, ezt az egy számot szolgálja.
    [talk] Németország megtartotta a szavát, és ketten álltak egy ellen. Az ígéret senkit sem köt: legközelebb Németország talán Angliát támogatja. Írj hát gyakran, kérj néven nevezett parancsokat, és csak annyira bízz a levelekben, amennyire a térképen ellenőrizhetők. Eleget tudsz a játékhoz.
   *[build] Építeni csak otthon lehet, saját és üres központban.
}
web-dip-lesson-not-yet = { $lesson ->
    [move] A hadsereg nem ért Burgundiába. Próbáld újra.
    [bounce] A patthelyzethez küldd Párizst Burgundiába. Próbáld újra.
    [support] Mindkettő kell: az egyik hadsereg mozgása és a másik támogatása, ugyanabba a tartományba. Próbáld újra.
    [cut] Három parancs kell: egy hadsereg támadja Burgundiát, egy támogatja, a Ruhr-vidék pedig Münchenre üt. Próbáld újra.
    [convoy] A két parancsnak egyeznie kell: a hadsereg Norvégiába mozog, a flotta oda szállítja. Próbáld újra.
    [retreat] A feloszlatott egység elveszett. Próbáld újra, és vonulj vissza.
    [goal] Nincs hadsereged Belgiumban. Próbáld újra.
    [talk] A hadsereg nem ért Belgiumba: add ki azt a parancsot, amelyről a levél szól. Próbáld újra.
   *[build] Építs legalább egy egységet. Próbáld újra.
}
web-dip-lesson-carry-out = Parancsok végrehajtása
web-dip-written-of = Megírva: { $written } / { $total }
web-dip-lesson-again = Még egyszer
web-dip-lesson-go-on = Tovább
web-dip-lesson-next = Következő lecke
web-dip-lesson-play = Igazi parti
web-dip-lesson-lost = A játékvezető nem érhető el
web-dip-seat-state = { $seat }, { $player }{ $presence ->
    [away] , nincs itt
   *[here] {""}
}, termelőközpontok: { $points }{ $state ->
    [ready] , parancsok beküldve
    [writing] , parancsot ír
    [idle] , várakozik
   *[over] {""}
}

web-dip-not-carried-out = Nem hajtódik végre.
web-dip-referee = Játékvezető
web-dip-referee-about = Játékvezetőknek: egy állás és minden nagyhatalom parancsai be, az eredményük ki. Előbb ellenőrizhető, mi lenne érvénytelen, azután jöhet a végrehajtás.
web-dip-referee-orders = Parancsok
web-dip-referee-orders-about = A nagyhatalom neve és kettőspont, azután a parancsai pontosvesszővel vagy új sorral elválasztva.
web-dip-referee-check = Parancsok ellenőrzése
web-dip-referee-resolve = Végrehajtás
web-dip-referee-position = Állás
web-dip-referee-position-about = A „greatpowers adjudicate” parancs formátumában.
web-dip-referee-start = Kezdőállás
web-dip-referee-answer = Válasz
web-dip-referee-nothing-yet = Írd be a parancsokat és ellenőrizd őket: ettől még semmi sem hajtódik végre.
web-dip-referee-count = Érvényes parancs: { $good }. Nem hajtódik végre: { $bad }.
web-dip-referee-next = Következik: { $phase }
web-dip-referee-go-on = Tovább innen
web-dip-referee-unreadable = Az állás nem olvasható: nem JSON phase és units mezőkkel.
web-dip-referee-stray = Egy sor bármely nagyhatalom neve előtt áll: „{ $line }”.
