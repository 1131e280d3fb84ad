### The Napoleonic Wars to be read: the rules in our own words by number, the cards, the player aid, where the data come from.

web-nw-chapter-2 = Tartozékok
web-nw-chapter-4 = Előkészület
web-nw-chapter-5 = A játék menete
web-nw-chapter-6 = Kártyák
web-nw-chapter-7 = Felállítás
web-nw-chapter-8 = Diplomácia
web-nw-chapter-9 = Mozgás
web-nw-chapter-10 = Elfogás és kitérés
web-nw-chapter-11 = Csata
web-nw-chapter-12 = Erődök
web-nw-chapter-13 = Tengeri ügyek
web-nw-chapter-14 = Köztes fázis
web-nw-chapter-15 = Hódítás és behódolás
web-nw-chapter-16 = Erőforrások
web-nw-chapter-17 = Különleges szabályok

web-nw-rule-2-1 = A játékhoz térkép, lapkák, 110 kártya és kockák tartoznak.
web-nw-rule-2-2 = Az 1, 2, 4, 6 és 8 erőpontos lapkák bármikor felválthatók. A tábornoknak harci és parancsnoki értéke van. Vannak hajórajok, és zászlók kilenc színben.
web-nw-rule-4-1 = A darabok ott állnak, ahová a kezdőállás teszi őket.
web-nw-rule-4-2 = Az első forduló 1805, az első impulzus francia, a konzulok és a táborok a helyükön vannak, és minden játékosnak egy nemzetnél van erőforrása.
web-nw-rule-4-3 = Kettő–öt játékos játszik. Öt alatt Poroszország képviselt ország, hárman egy játékosé Ausztria és Oroszország, ketten Nagy-Britannia, Ausztria és Oroszország. Ketten erőpontban licitálhatnak egy táborra.
web-nw-rule-4-4 = Kezdő kezek: hat kártya Franciaországnak, négy Nagy-Britanniának és Ausztriának, három Oroszországnak és Poroszországnak, kettő Spanyol- és Törökországnak, egy Svédországnak és Dániának. A hazai kártyák nyitva fekszenek.
web-nw-rule-4-5 = A sáv sorrendjében a kéz eldobható egy eggyel kisebbért, akár többször is.
web-nw-rule-5 = Legfeljebb öt kétéves forduló, mindegyik impulzuskörökkel és köztes fázissal.
web-nw-rule-5-1 = A nemzetek a sáv sorrendjében cselekszenek.
web-nw-rule-5-11 = Az impulzusában a nemzetnek kártyát kell kijátszania, ha tud: eseményként vagy parancspontért. Dánia után megint Franciaország jön.
web-nw-rule-5-12 = Impulzusonként egy kártya; második akkor, ha a kettő közül pontosan az egyik „+” jelű. A csata- és válaszkártyák nem számítanak.
web-nw-rule-5-2 = 1805 első köre után az egyedül legtöbb kijátszható kártyával bíró nemzet megelőzheti a soron lévőt, de sosem kétszer egymás után.
web-nw-rule-5-3 = A képviselt ország kártyáit szövetségese játssza ki. A semlegestől sorsolnak egyet: abból felállít, ha piros, végrehajtják.
web-nw-rule-5-4 = A kijátszható kártya nélküli nemzet passzol, de ostromolhat.
web-nw-rule-5-5 = A forduló annak a nemzetnek az impulzusa után ér véget, amelyiknek egyedül van kártyája; a maradékát megtartja.
web-nw-rule-5-6 = Az ellenőrizetlen területeken álló alakulatok lemorzsolódnak, a túlélők elfoglalják a területet. Az épülő hajórajok elkészülnek, és felszerelésre várnak.
web-nw-rule-5-7 = Eldőlnek a hódítások.
web-nw-rule-5-8 = A békedobás hatnál vagy többnél befejezi a játékot. Minden játékos eggyel módosíthatja következő kezének egy kártyájáért.
web-nw-rule-5-81 = Pont: a játékos nagyhatalmai és vazallusaik nyert kulcsai mínusz az elvesztettek, a paktumos kisebb országok és az erőforrások. Döntetlennél a sávon később álló nyer.
web-nw-rule-5-9 = A jelző egy mezővel előrébb lép; a köztes fázis után az a nemzet kezdi a fordulót.
web-nw-rule-6 = Egy kártya esemény vagy parancspont, nem mindkettő. A „Kimerült Európa” mindig esemény.
web-nw-rule-6-1 = A kártya erősebb a szabálynál, a későbbi esemény a korábbinál. A tartós események jelölve vannak.
web-nw-rule-6-11 = Ha nem maradt csapat, az eseménytől kapottak máshonnan is elvehetők a térképről.
web-nw-rule-6-12 = A fedezhetetlen veszteséget kártyából és erőforrásból kell felállítani és elveszíteni, különben a nemzet behódol.
web-nw-rule-6-13 = A külháború-kártyán álló darabok a végéig játékon kívül vannak. A hiányzókat azonnal fel kell állítani kártyákból, nyitott hazai kártyákból és erőforrásokból, különben a nemzet behódol.
web-nw-rule-6-14 = Válaszkártyát bárki bármely impulzusban kijátszhat; amelyikhez nem kell alkalom, saját impulzusban szokásos kártyaként is.
web-nw-rule-6-15 = Csatakártyát az a nemzet játszhat ki, akármennyit, amelynek alakulata van a csatában.
web-nw-rule-6-16 = Paktumból a konzul csak hódítással, behódolással vagy erről szóló eseménnyel kerül ki.
web-nw-rule-6-17 = A csapatok lemorzsolódása a zászlókra is dob. A tulajdonos területenként választja a veszteségét.
web-nw-rule-6-18 = Némelyik esemény 1805-ben nem játszható ki.
web-nw-rule-6-2 = A hazai kártya fordulónként egyszer használható, utána lefordul; sosem dobható el, nem sorsolható, és a köztes fázisban nem költhető el.
web-nw-rule-6-3 = A parancspont felállít, zászlót tűz, konzult és darabokat mozgat, külháborút zár le. Menet közben kell elkölteni; a maradék az impulzus második kártyájára vár, a következő impulzusra soha.
web-nw-rule-6-4 = A képviselt ország szövetségese játssza ki a kártyáit, előz meg és válaszol helyette.
web-nw-rule-6-5 = A kártyákat nem szabad megmutatni vagy átadni, hacsak esemény nem mondja.
web-nw-rule-7 = Alakulatot saját irányítású hazai vagy közös területen lehet felállítani, amíg van lapka.
web-nw-rule-7-1 = Egy erőpont két parancspont.
web-nw-rule-7-2 = A tábornok a parancsnoki értékébe kerül. Hárman 1807-től, ketten csak a kártyájukkal jönnek.
web-nw-rule-7-3 = A hajóraj négy parancspont, és hazai kikötőben, épülőként jelenik meg.
web-nw-rule-7-4 = Zászlót kitűzni vagy levenni egy parancspont. Az eredeti birtokosnak ott sosincs zászlója.
web-nw-rule-7-41 = Az alakulat az erődítetlen területen tűz zászlót, ahol áll. Baráti területen álló hadsereg üres szomszédosban is, ahová ellenséges hadsereg nem foghatna el, de mocsáron és tengerszoroson át nem.
web-nw-rule-7-42 = Erődre csak ostrommal kerül zászló.
web-nw-rule-7-43 = A közös terület kezdetben az alsó színé. Aki irányítja, ott felállíthat.
web-nw-rule-7-5 = A semleges képviselt ország a fővárosában állít fel: erőpontot, ha sok van, tábornokot, ha más nem lehet, hajórajt.
web-nw-rule-7-6 = Egy parancspontért egy dobás jár a saját külháború lezárására; hatos lezárja.
web-nw-rule-7-7 = Az újraszervezésből egy darab egy parancspontért tér vissza. A hajórajt utána fel kell szerelni.
web-nw-rule-8-1 = A konzul mezőnként lép a belépett oszlop számáért; a „+1” oldal olcsóbbá teszi jobbra. Mások sorában balra, a sajátban jobbra tolják.
web-nw-rule-8-2 = A paktumos képviselt ország szövetséges, saját kártyáival saját impulzusaiban működik.
web-nw-rule-8-21 = A felbomlott paktum azonnal helyreállítható. Különben az ország új kártyákat kap, semleges lesz, az idegen csapatok pedig újraszerveződnek.
web-nw-rule-8-22 = Franciaország és Nagy-Britannia sosem szövetséges. A szövetségesek nem harcolnak egymással és nem zászlózzák egymást, de felszabadíthatják egymás területeit.
web-nw-rule-8-23 = A vazallusok kulcsai annak számítanak, akinek a sorában állnak. Saját sorából senki sem viszi ki a konzult.
web-nw-rule-8-3 = A tábor kötelező szövetség. Nagyhatalom csak a másikért, vagy hódítás, behódolás miatt hagyja el.
web-nw-rule-8-31 = A tagok hadseregcsoportot és armadát alkotnak, egymás területe baráti, és nincs török háborújuk, amíg Törökország egyikük vazallusa.
web-nw-rule-8-32 = A megtámadott vazallus paktumot köt nagyhatalmával. Az el nem kötelezettet az agresszor legkevesebb kulcsú ellensége parancsnokolja.
web-nw-rule-8-33 = Semleges nagyhatalom csak hadüzenet után támadható, kisebb ország anélkül. Eseménnyel kitűzött zászló nem kezd háborút.
web-nw-rule-8-34 = A hadüzenet hét parancspont, a köztes fázisban ingyenes. A volt szövetségesek lemorzsolódnak, újraszerveződnek vagy zászlót tűznek, és harcolnak.
web-nw-rule-8-35 = Az a semleges nagyhatalom, amely csak semlegessel háborúzik, a táborokon kívül maradhat.
web-nw-rule-8-4 = Vazallus elleni külháború nem árt a táborának. Ellenség nem lehet vazallus.
web-nw-rule-8-5 = 1805 első körében Poroszország senkihez sem csatlakozik, és otthon marad, hacsak meg nem támadják.
web-nw-rule-8-6 = A tárgyalás nyilvános, és senkit sem köt. Kártyát nem mutatnak.
web-nw-rule-9-1 = A tábornok területenként egy parancspontot fizet, egyedül vagy parancsnoki értékéig hadsereggel. Tábornok nélkül lapkánként kell fizetni.
web-nw-rule-9-2 = Egy területen akárhány darab állhat.
web-nw-rule-9-3 = A mozgás szomszédos területre vezet.
web-nw-rule-9-4 = A lemorzsolódás erőpontonként és tábornokonként egy kocka; a hatos egyet visz el. Több oknál előbb minden dobás, aztán a veszteség.
web-nw-rule-9-41 = Ellenséges területre hágón vagy mocsáron át lépni okozza.
web-nw-rule-9-42 = Az impulzus ötödik és minden további területe is.
web-nw-rule-9-43 = Ellenőrizetlen területről ellenségesre lépni is.
web-nw-rule-9-44 = Az ellenséges területre, tengerszoroson át vagy a tengerre való visszavonulás is.
web-nw-rule-9-45 = A francia veszteség feleződik, kivéve Orosz-, Spanyol- és Törökország hazai területein.
web-nw-rule-9-51 = Ellenséges alakulat területére lépni csata, ha az nem tér ki. A győztes csak teljes megsemmisülés után mehet tovább.
web-nw-rule-9-52 = Az ellenséges erőd területére lépő hadsereg megáll.
web-nw-rule-9-53 = A tengerszorost a zónájában vagy kikötőjében álló ellenséges flotta zárja.
web-nw-rule-9-54 = Semleges területére lépni megtöri a semlegességet, vazallusét is.
web-nw-rule-9-6 = Egy területen két tábornok közül az egyik parancsnokol, a másik erőpontnak számít.
web-nw-rule-9-7 = Egy tábor hadseregei egy területen egy parancsnok alatt csoportot alkotnak, és hadseregenként fizetnek.
web-nw-rule-9-71 = A csoport parancsnoka impulzusában mozog, és alakulatokat hagyhat el vagy vehet fel.
web-nw-rule-9-72 = Egy nagyhatalom alakulatai a parancsnok akarata ellenére csak saját impulzusukban hagyják el a csoportot.
web-nw-rule-9-73 = A csata azonnal lezajlik; a később érkezők nem vesznek részt benne.
web-nw-rule-10-1 = A nem aktív hadsereg egy területnyit mozoghat a belépő ellenség elé. A támadó ekkor is az aktív fél.
web-nw-rule-10-11 = Két kocka és a harci érték, kilenc kell. Baráti területre +1, ellenőrizetlenről −1, mocsáron, hágón vagy tengerszoroson át −1.
web-nw-rule-10-12 = A sikeres elfogó a csata előtt belép, az esetleges lemorzsolódással.
web-nw-rule-10-13 = A csoport előbb megnevezi erejét, és parancsnoka értékét használja. Egy kudarc onnan minden elfogást lezár.
web-nw-rule-10-2 = A fenyegetett erő ugyanazzal a dobással másik szomszédos területre kitérhet. A kudarc elveszi a terepkockáit, és egy kockát ad az ellenségnek.
web-nw-rule-10-3 = Amelyik hadsereg kudarcot vallott, vagy teljes megsemmisülés nélkül harcolt, ebben az impulzusban többet nem fog el.
web-nw-rule-10-4 = Az aktív fél követheti a kitérőt, amíg van parancspontja.
web-nw-rule-10-5 = A kitérés és az elfogás megelőzi a mozgás lemorzsolódását.
web-nw-rule-10-6 = Az eseménnyel kitűzött zászlót szomszédos ellenséges hadsereg elfoghatja.
web-nw-rule-11-1 = A csataeseményeket a dobás előtt játsszák ki, az aktív nemzettől a sáv sorrendjében, egyenként végigvíve.
web-nw-rule-11-2 = Minden rendezett erőpontért és alárendelt tábornokért egy kocka, a parancsnok harci értéke, csapatbónusz, események és az első kör bónuszai.
web-nw-rule-11-21 = Csapatbónusz: két kocka, ha az erő több mint fele francia, semmi, ha legalább a fele kisebb országoké, egyébként egy.
web-nw-rule-11-22 = Baráti területen a védő az első körben egy kockát kap nehéz terepért, kettőt hágóért, hármat mocsárért.
web-nw-rule-11-3 = A hatos megsemmisít, az ötös szétzilál, egyszerre. Aki többet veszít, vesztett. Döntetlennél második kör jön, utána az aktív fél vonul vissza.
web-nw-rule-11-4 = A vesztes, ha tud, baráti területre vonul vissza, az aktív vesztes oda, ahonnan jött. Aki nem tud, megsemmisül.
web-nw-rule-11-5 = Három veszteségnyi győzelem megfutamodás: a szétziláltak megsemmisülnek.
web-nw-rule-11-6 = Teljes megsemmisülés után az aktív győztes továbbmehet, erődnél nem.
web-nw-rule-11-7 = Ha több a megsemmisítés, mint a vesztes darabja, ingyen zászló jár.
web-nw-rule-12-1 = Az erőd bárki ellenében irányítja a területét, és csak ostrommal esik el.
web-nw-rule-12-2 = Az ostrom ingyenes: egy hadsereg a soros impulzusában, ellenséges alakulat és nem megsemmisítő csata nélkül.
web-nw-rule-12-3 = Annyi hatosra esik el egy impulzusban, amennyi az ereje. Az ostromló folytathatja, amíg több hatost dob, mint az erőd.
web-nw-rule-12-4 = Ellenséges erődbe nem lehet visszavonulni. Onnan csak baráti vagy ellenőrizetlen területre vezet út.
web-nw-rule-13 = Egy parancspont két manőver.
web-nw-rule-13-1 = A flotta kikötők és zónák közt lépésenként egy manőverért mozog. A hátrahagyott hajórajok új flotta.
web-nw-rule-13-2 = Több nagyhatalom flottái armadát alkotnak, flottánként fizetnek, és egy parancsnokuk van.
web-nw-rule-13-21 = A hajórajok a parancsnok kockáival dobnak, ha az kevesebb. A külön csoportokat egyenként kell megtalálni.
web-nw-rule-13-3 = A nem aktív flotta elfoghatja a zónájába lépőt. Utána az aktív őrjáratozhat.
web-nw-rule-13-31 = Az elfogott flotta kitérhet; kudarca egy kockát ad az ellenségnek.
web-nw-rule-13-32 = Kikötőben álló flotta nem fog el és nem tér ki.
web-nw-rule-13-33 = Két kockán kilenc: kettővel több, ha többségében brit, eggyel, ha francia, eggyel blokádért.
web-nw-rule-13-4 = A tengeri csata olyan, mint a szárazföldi, megfutamodás nélkül: brit hajórajért három kocka, másért kettő vagy egy.
web-nw-rule-13-41 = A győztes továbbhajózhat; a vesztes a legközelebbi kikötőbe megy, és ott marad.
web-nw-rule-13-5 = Az ellenséges kikötőbe lépő flottát a csata előtt és közben ütegek lövik. A vesztes kikötő elveszti hajóit.
web-nw-rule-13-6 = A konvoj öt darabot visz baráti kikötőből baráti kikötőbe, impulzusonként egyszer, zónánként és kikötőnként egy parancspontért.
web-nw-rule-13-7 = Ellenséges kikötőben partra szállni a zóna uralmával lehet, ütegtűz alatt.
web-nw-rule-13-8 = Az ellenséges erőd őrizte tengerszoroson áthaladni tűzzel és dobás nélküli elfogással jár.
web-nw-rule-13-9 = Az eleső kikötő flottája kifut; az épülő hajók elvesznek.
web-nw-rule-14 = Fordulók közt senki sem játszik ki eseményt és nem fog el.
web-nw-rule-14-1 = A nagyhatalom ingyen tábort válthat, ha annak minden játékosa beleegyezik.
web-nw-rule-14-2 = Minden nemzet a fővárosában költi el az erősítési pontjait, ha az megszállt, egyetlen legközelebbi baráti hazai területen. Paktumot nem vesznek, külháborút nem zárnak le.
web-nw-rule-14-21 = Egy ingyenes felvonulás: tábornok, konvoj vagy flotta, ahol ellenség nem foghatna el. Nagyhatalom még egyet vehet.
web-nw-rule-14-3 = Előkészülnek a következő forduló kártyái.
web-nw-rule-14-31 = Az eldobottakat visszakeverik. Két kulcsért egy kártya, eggyel kevesebb a békedobás módosításáért; újrahúzás; a megtartottak hozzájönnek.
web-nw-rule-14-32 = Franciaország négy–nyolc, más nagyhatalom kettő–négy, kisebb ország egy–három kártyát húz.
web-nw-rule-14-33 = Akinek több van, egyet sorsolva erőforrásért eldob, és lecsökkenti kezét. Az eldobottak befolyást vehetnek.
web-nw-rule-14-34 = A hazai kártyákat felfordítják.
web-nw-rule-15 = Hódítás csak a forduló végén van.
web-nw-rule-15-1 = Meghódított az a nemzet, amelynek nincs kulcsa, vagy fővárosa az ellenségé, és a módosított kocka hat vagy több.
web-nw-rule-15-2 = Egy kocka mondja meg, hány terület kerül át, felváltva választva; a főváros sosem.
web-nw-rule-15-21 = A hódítók elhagyják a fővárost, az idegen csapatok újraszerveződnek, a területei barátiak a hódítóknak, és egy fordulóig nincs háború.
web-nw-rule-15-22 = A meghódított nagyhatalom semleges. A képviselt ország el nem kötelezett, konzulja a köztes fázisig pihen.
web-nw-rule-15-3 = Törökország meghódítása lezárja a külháborúit.
web-nw-rule-15-4 = Az a nagyhatalom, amelynek kevesebb darabja van, mint az agresszoroknak a földjén, impulzus végén behódolást ajánlhat.
web-nw-rule-15-41 = Impulzusonként egy ajánlat, a válasz igen vagy nem.
web-nw-rule-15-42 = A behódolásra kényszerült képviselt országot a legtöbb csapattal ott álló hódítja meg, vagy semleges lesz.
web-nw-rule-15-5 = A győztes egy erőforrást nyer. A vesztes elveszti erőforrásait és a +1 kulcs jelzőt.
web-nw-rule-16-1 = A kézkorlátot túllépő nemzet fordulónként egyet szerez.
web-nw-rule-16-2 = Impulzusban az erőforrás kártyát húz, amely egy másik mellett kijátszható, vagy korai telet próbál, önmagában vagy „+” kártyaként.
web-nw-rule-16-3 = Elköltetlenül egy pontot ér.
web-nw-rule-17-1 = Orosz tél: a kör számánál kisebb kocka egy orosz területen lemorzsolódást hoz, és veszteségenként egy parancspontot.
web-nw-rule-17-2 = A csoport egy része saját impulzusában, mások bónuszai nélkül ostromolhat. A fölös erőpontok pótolják a veszteséget.
web-nw-rule-17-3 = A legnagyobb kéz birtokosát a soros kártya felmutatása előtt kérdezik. A túl későn észrevett hiba marad.

web-nw-rules-part = { $part ->
    [rules] Szabályok
    [cards] Kártyák
    [aid] Segédlet
   *[provenance] Honnan az adatok
}

web-nw-cards-about = Mind a 110 kártya. Egy kártya eseményként vagy parancspontért (PP) játszható ki, mindkettőért nem.
web-nw-cards-search = Keresés nevekben és szövegekben
web-nw-cards-none = Nincs megfelelő kártya.
web-nw-cards-count = { $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
}
web-nw-filter-all = Mind
web-nw-filter-kind = Fajta
web-nw-filter-nation = Kinek
web-nw-filter-mark = Jel
web-nw-filter-source = Forrás
web-nw-card-marked = { $mark ->
    [red] Piros
    [plus] „+” jel
    [naval] Tengeri
    [not_1805] 1805-ben nem
    [must] Mindig esemény
   *[removed] Esemény után kikerül
}

web-nw-aid-about = Árak parancspontban (PP), kockák és módosítók egy pillantásra. A számok a szabályokhoz vezetnek.
web-nw-aid = { $table ->
    [costs] Mire jó a parancspont
    [consuls] Konzulok: a mezőbe lépés ára
    [attrition] Lemorzsolódás
    [rolls] Elfogás és kitérés a szárazföldön
    [battle] Csatakockák
    [naval] A tengeren
    [end] Hódítás, behódolás és béke
   *[nations] A nemzetek
}
web-nw-aid-costs-march = Tábornok vagy hadsereg, területenként
web-nw-aid-costs-unit = Erőpont felállítása
web-nw-aid-costs-general = Tábornok behívása
web-nw-aid-costs-squadron = Hajóraj építése
web-nw-aid-costs-flag = Zászló kitűzése vagy levétele
web-nw-aid-costs-regroup = Darab visszahozása az újraszervezésből
web-nw-aid-costs-manoeuvre = Tengeri manőver: lépés, őrjárat, felszerelés
web-nw-aid-costs-convoy = Konvoj, zónánként és a kikötőért
web-nw-aid-costs-war = Hadüzenet impulzusban
web-nw-aid-costs-foreign = Dobás külháború lezárására
web-nw-aid-by-rating = parancsnoki érték
web-nw-aid-half = ½
web-nw-aid-attrition-terrain = Ellenséges területre hágón vagy mocsáron át
web-nw-aid-attrition-forced = Az impulzus ötödik és minden további területe
web-nw-aid-attrition-ambush = Ellenséges területre ellenőrizetlenről
web-nw-aid-attrition-retreat = Visszavonulás ellenséges területre, szoroson át vagy tengerre
web-nw-aid-attrition-end = Forduló vége ellenőrizetlen területen
web-nw-aid-attrition-die = Erőpontonként és tábornokonként egy kocka: a hatos egyet visz
web-nw-aid-attrition-french = A francia veszteség feleződik, Orosz-, Spanyol-, Törökországban nem
web-nw-aid-rolls-need = Két kocka és a harci érték, kell
web-nw-aid-rolls-friendly = Baráti területre
web-nw-aid-rolls-uncontrolled = Ellenőrizetlen területről (kitérve: nem saját földről)
web-nw-aid-rolls-line = Mocsáron, hágón, tengerszoroson át
web-nw-aid-rolls-failed = Sikertelen kitérés: kocka az ellenségnek, a terep nem számít
web-nw-aid-battle-unit = Minden rendezett erőpont és alárendelt tábornok
web-nw-aid-battle-commander = A parancsnok: a harci értéke
web-nw-aid-battle-french = Csapatbónusz: franciák
web-nw-aid-battle-power = Csapatbónusz: más nagyhatalom
web-nw-aid-battle-rough = Védő, első kör: nehéz terep
web-nw-aid-battle-pass = Védő, első kör: hágó
web-nw-aid-battle-marsh = Védő, első kör: mocsár
web-nw-aid-battle-fortress = Ostromlott erőd: az ereje
web-nw-aid-battle-hits = Hatos megsemmisít, ötös szétzilál; hárommal több veszteség megfutamodás
web-nw-aid-naval-need = Elfogás, őrjárat, kitérés: két kocka, kell
web-nw-aid-naval-british = Többségében brit hajórajok
web-nw-aid-naval-french = Többségében francia hajórajok
web-nw-aid-naval-blockade = Blokád
web-nw-aid-naval-convoy = Darab egy konvojon, legfeljebb
web-nw-aid-end-conquest = Hódítás: kocka, a nemzet módosítója és minden elvesztett kulcs, kell
web-nw-aid-end-lost-key = Minden 1805 óta elvesztett kulcs
web-nw-aid-end-submission = Behódolás: kevesebb darab, mint az agresszoroknak a földjén
web-nw-aid-end-peace = Békedobás, kell
web-nw-aid-end-push = A békedobás módosítása a következő kéz egy kártyájáért
web-nw-aid-end-resource = Erőforrás: kártya, korai tél próbája vagy pont a végén
web-nw-aid-column = { $column ->
    [nation] Nemzet
    [keys] Kulcs 1805
    [first_hand] Kezdő kéz
    [hand] Kéz
    [reinforcements] Erősítési PP
    [conquest] Hódítás
    [unit_bonus] Csapatbónusz
    [squadron_dice] Hajóraj kockái
   *[naval_roll] Tengeri dobás
}

web-nw-provenance-lead = A szabálykönyv nem közli a térképet, a kártyákat és a kezdőállást. Amit nyilvános szövegben találtunk, tényként használjuk; a többi saját rekonstrukciónk, amely illik a szabályokhoz és a történelemhez. Nem a kiadott térkép vagy pakli másolata.
web-nw-provenance-class = { $kind ->
    [rulebook] szabálykönyv
    [public] nyilvános tény
    [recalled] emlékezet
    [mixed] vegyes
   *[reconstruction] rekonstrukció
}
web-nw-provenance-class-about = { $kind ->
    [rulebook] maguk a szabályok mondják
    [public] a játékról szóló nyilvános szövegben található
    [recalled] játékosok emlékezete, írott forrás nélkül
    [mixed] részben ismert, részben a mi munkánk
   *[reconstruction] a szabályokhoz és a történelemhez illesztve mi készítettük
}
web-nw-provenance-column = { $column ->
    [table] Adat
    [what] Mi ismert
   *[lines] Soronként
}
web-nw-provenance-lines = { $kind ->
    [rulebook] szabálykönyv { $count }
    [public] nyilvános tény { $count }
    [recalled] emlékezet { $count }
    [mixed] vegyes { $count }
   *[reconstruction] rekonstrukció { $count }
}
web-nw-provenance-table = { $table ->
    [areas] Területek
    [zones] Tengeri zónák
    [zone_borders] Zónahatárok
    [connections] Összeköttetések
    [nations] A nemzetek számai
    [counters] Lapkák
    [lands] A kártyák földjei
    [leaders] Tábornokok
    [squadrons] Hajórajok
    [setup] Kezdőállás
    [cards] Kártyák
    [track] Diplomáciai sáv
   *[standings] Az 1812-es és 1813-as táborok és konzulok
}
web-nw-provenance-note-areas = Néhány terület neve, az 58-ból a 13 francia kulcs, a közös területek, egyes kikötők, Lisszabon erődje és a térkép széle ismert. A többi név, birtokos, kulcs, erőd és kikötő a miénk, valós helyeken.
web-nw-provenance-note-zones = Hogy tizenöt van, a szabály mondja; hat név nyilvános.
web-nw-provenance-note-zone_borders = Hogy mely zónák érintkeznek, a miénk; hogy erődök őrzik a szorosokat, a szabályból való.
web-nw-provenance-note-connections = Az ötféle vonal a szabályból való; hat összeköttetés nyilvános, a többi a miénk.
web-nw-provenance-note-nations = A kezek, erősítések, kockák és hódítási módosítók a szabályból valók; a kulcsok elosztása és a lapkák száma a miénk.
web-nw-provenance-note-counters = Az értékük a szabályból való, a számuk a miénk.
web-nw-provenance-note-lands = Hogy egy kártyán említett föld mely területeket jelenti, a mi döntésünk.
web-nw-provenance-note-leaders = Négy név a szabályból, tizenhét nyilvános, ahogy a 3-as és 4-es harcértékek, Moore és Castaños értéke, valamint a brit és francia tábornokok száma is; a többi érték a miénk.
web-nw-provenance-note-squadrons = A kockák és módosítók a szabályból valók; a helyek és számok részben nyilvánosak.
web-nw-provenance-note-setup = Az egyes hatalmak 1805-ös ereje, a frontok és a britek tartotta helyek nyilvánosak; a csoportok elosztása a miénk, ahogy 1812 és 1813 is, amelyeknek csak a címe ismert.
web-nw-provenance-note-cards = A számuk, a hazai kártyák és nyolc név a szabályból, tizenhét név nyilvános; az is, hogy van sártenger, ír és párizsi felkelés. A legtöbb hatás és érték a miénk.
web-nw-provenance-note-track = A mezők sorrendje a szabályból, az oszlopok száma a miénk.
web-nw-provenance-note-standings = A mieink, a történelem nyomán.
