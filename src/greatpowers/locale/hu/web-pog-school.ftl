### The school of Paths of Glory: lessons on live positions. A lesson has an opening (about), tasks with hints, and what each task has shown (told).

web-pog-school = Paths of Glory iskola
web-pog-lesson = { $lesson ->
    [cards] A kártyák és használatuk
    [moving] Mozgás
    [combat] Támadás
    [retreat] Veszteség és visszavonulás
    [flank] Szárnyi támadás
    [trenches] Lövészárok és erőd
    [supply] Ellátás
    [redeployment] Stratégiai átcsoportosítás
    [replacements] Utánpótlás
    [mandate] Utasított támadás
    [status] Események és háborús állapot
   *[victory] A háború megnyerése
}

web-pog-lesson-about-cards = Minden akciókörben egy kártyát használsz négy mód egyikén: eseményként, műveletekre, stratégiai átcsoportosításra (SR) vagy utánpótlás pontokért (RP). A Központi hatalmakkal játszol.
web-pog-task-cards-event = Vedd a kezedből a „Falkenhayn” kártyát, és játszd ki eseményként.
web-pog-hint-cards-event = Kattints a térkép alatti kártyára, válaszd az „Esemény” módot, majd nyomd meg a piros gombot.
web-pog-told-cards-event = Az oldalad háborús állapota kettővel nőtt: ennyi áll a kártyán. A kikerülő jelölésű kártya az eseménye után elhagyja a játékot. Ezután a Szövetségesek léptek, és újra te jössz.
web-pog-task-cards-ops = Most használj egy kártyát műveletekre. Az aranykörben álló szám mutatja, hány pontot ad.
web-pog-hint-cards-ops = Bármelyik kártya jó: válaszd ki, majd a „Műveletek” módot. Harci kártya, például a „von François” is használható így.
web-pog-told-cards-ops = Ha nem eseményként használod, a kártya a dobópakliba kerül, és visszajöhet. Most mezőket aktiválhatnál; erről szól a következő lecke.
web-pog-task-cards-rp = Fejezd be a műveleteket aktiválás nélkül. A következő körben végy utánpótlás pontot egy kártyáról.
web-pog-hint-cards-rp = Nyomd meg az aktiválást lezáró gombot, majd az elvesző pontokra figyelmeztetés után még egyszer. Ezután válassz kártyát és „Utánpótlás” módot.
web-pog-told-cards-rp = A pontokat most feljegyeztük, a forduló végén költöd el. Sem átcsoportosítás, sem utánpótlás nem választható két egymás utáni körben.

web-pog-lesson-about-moving = Az aktiválási pontok mezőket aktiválnak. Az aktivált mező minden egysége mozoghat a vonalak mentén, amennyit a jelző utolsó száma enged.
web-pog-task-moving-card = Használj egy kártyát műveletekre.
web-pog-hint-moving-card = Válassz kártyát a térkép alatt, majd a „Műveletek” módot.
web-pog-told-moving-card = Három pontod van. Egy mező annyi pontba kerül, ahány nemzet áll rajta.
web-pog-task-moving-activate = Aktiváld mozgásra Liège és Koblenz mezőket.
web-pog-hint-moving-activate = Kattints a mezőre a térképen; ahol támadni is lehet, a panelen válaszd a mozgást.
web-pog-told-moving-activate = Két pont elment, egy maradt. Egy mező egy körben vagy mozog, vagy támad.
web-pog-task-moving-march = Zárd le az aktiválást, és vezesd az 1. hadsereget Liège mezőről Cambrai mezőre.
web-pog-hint-moving-march = Fejezd be az aktiválást, kattints a hadseregre Liège mezőn, nyomd meg a „Mozgatás” gombot, majd kattints a két mezőre lévő Cambrai mezőre.
web-pog-told-moving-march = Aki ellenséges mezőre lép, az irányítja. Cambrai csillagot visel: győzelmi pontot ér, és a Központi hatalmak meg is kapják.
web-pog-task-moving-together = Vezesd a 2. és a 3. hadsereget együtt Koblenz mezőről Sedan mezőre. A hadtest marad.
web-pog-hint-moving-together = Kattints Koblenz mezőre, kapcsold ki a hadtestet, nyomd meg a „Mozgatás” gombot, majd kattints Sedan mezőre.
web-pog-told-moving-together = Egy mezőn legfeljebb három egység maradhat. A negyediket a játék elutasítaná, és az ellenség által megszállt mezőt is.

web-pog-lesson-about-combat = A támadásra aktivált mező egységei szomszédos mezőt támadhatnak. A két oldal egyszerre tüzel; a jelző első száma a harci erő.
web-pog-task-combat-ready = Használj egy kártyát műveletekre, és aktiváld Brüsszel mezőt támadásra.
web-pog-hint-combat-ready = Válassz kártyát és „Műveletek” módot, kattints Brüsszel mezőre, majd a panelen válaszd a támadást.
web-pog-told-combat-ready = A Brüsszelben álló két hadsereg együtt támadhat egy szomszédot.
web-pog-task-combat-declare = Támadd meg Cambrai mezőt mindkét hadsereggel. Előbb nézd meg az esélyeket.
web-pog-hint-combat-declare = Kattints Cambrai mezőre, hagyd bekapcsolva mindkét hadsereget, és nyomd meg a „Támadás” gombot.
web-pog-told-combat-declare = Tíz erő négy ellen: mindkét oldal megkereste oszlopát a tüzelési táblázaton, és dobott. Hegy, mocsár és lövészárok eltolja az oszlopot.
web-pog-task-combat-fight = A veszteségszámod három. Válaszd ki, hogyan viseled: az egyik hadsereg veszít egy erősségszintet.
web-pog-hint-combat-fight = Egy erősségszint annyit ér, amennyi a jelző második száma. Válaszd az egyik képet, és hagyd jóvá.
web-pog-told-combat-fight = A te tüzed négyet, az övék hármat okozott: te győztél. A védők egy mezőt vonulnak vissza, mert a különbség egy.
web-pog-task-combat-follow = Nyomulj előre a teljes erejű hadsereggel.
web-pog-hint-combat-follow = Csak teljes erejű támadó nyomul előre. Válaszd a panel sorát, vagy a hadsereget és utána Cambrai mezőt.
web-pog-told-combat-follow = Cambrai a tiéd. Ha nem maradt volna teljes erejű támadód, senkinek sem kellett volna visszavonulnia.

web-pog-lesson-about-retreat = Most te védekezel a Szövetségesekkel: két német hadsereg támadta meg Cambrai mezőt.
web-pog-task-retreat-losses = Harci kártyád nincs: harcolj nélküle, majd válaszd ki a veszteséget.
web-pog-hint-retreat-losses = Zárd le a kártyákról szóló kérdést. Ezután válaszd ki, melyik hadsereg ereje csökken: a számból a lehető legtöbbet kell elszenvedni, de soha nem többet.
web-pog-told-retreat-losses = A németek nagyobb veszteséget okoztak, és maradt teljes erejű hadseregük: minden védőnek vissza kell vonulnia. A különbség legalább kettő, ezért két mezőt.
web-pog-task-retreat-retreat = Vezesd vissza mindkét hadsereget, akár Párizs felé.
web-pog-hint-retreat-retreat = Kattints egy hadseregre, majd arra a mezőre, ahol a visszavonulása véget ér. A baráti és ellátott mezők az elsők.
web-pog-told-retreat-retreat = Aki nem tud visszavonulni, elvész, a hadsereg végleg. Lövészárokban vagy nehéz terepen a védő még egy erősségszint árán maradhat.

web-pog-lesson-about-flank = Ha legalább két mezőről támadsz, megkísérelheted a szárnyi támadást. Ha sikerül, te tüzelsz elsőként, és csak az felel rá, ami az ellenségből maradt.
web-pog-task-flank-two = Használj egy kártyát műveletekre, és aktiváld támadásra Brüsszel és Sedan mezőket.
web-pog-hint-flank-two = Két pont elég: mezőnként egy.
web-pog-told-flank-two = A két mező hadseregei együtt támadhatják Cambrai mezőt.
web-pog-task-flank-declare = Támadd meg Cambrai mezőt mind a három hadsereggel, és ugyanott válassz szárnyi támadást.
web-pog-hint-flank-declare = Kattints Cambrai mezőre, hagyd bekapcsolva mind a hármat, válassz egy szárnyi támadást az esélyek alatt, majd nyomd meg a „Támadás” gombot.
web-pog-told-flank-declare = A szárnyi támadáshoz hadsereg és nyílt, lövészárok nélküli terep kell.
web-pog-task-flank-flank = Kíséreld meg a szárnyi támadást: nevezd meg az össztűz mezőt, amely leköti az ellenséget.
web-pog-hint-flank-flank = Válaszd az egyik össztűz mezőt, és hagyd jóvá. Minden további mező eggyel növeli a dobást.
web-pog-told-flank-flank = A módosított négyes vagy több siker. Kudarc esetén a védő tüzelt volna elsőként.
web-pog-task-flank-follow = Vívd végig a csatát, és nyomulj előre Cambrai mezőre.
web-pog-hint-flank-follow = Ne játssz ki több kártyát, szenvedd el a veszteséget, ha kérdeznek, majd válassz előrenyomuló hadsereget.
web-pog-told-flank-follow = A csökkent erejű védő gyengébben tüzel: erre való a szárnyi támadás.

web-pog-lesson-about-trenches = A „Beásás” eseményét már kijátszották, ezért a mozgásra aktivált mező egy hadserege mozgás helyett árkot áshat. Antwerpen belga erőd, egység nélkül.
web-pog-task-trenches-activate = Használd a kártyádat műveletekre, és aktiváld mozgásra Brüsszel és Sedan mezőket.
web-pog-hint-trenches-activate = Kattints a két mezőre; ha a panel kérdezi, válaszd a mozgást.
web-pog-told-trenches-activate = Az ellenséges erőd megállítja a belépőt. Egy hadsereg, vagy annyi hadtest ostromolja, amennyi az erőd száma.
web-pog-task-trenches-siege = Vezess egy hadsereget Brüsszel mezőről Antwerpen mezőre.
web-pog-hint-trenches-siege = Kattints Brüsszel mezőre, nyomd meg a „Mozgatás” gombot, majd kattints Antwerpen mezőre.
web-pog-told-trenches-siege = Antwerpen ostrom alatt áll. Elestéig szövetséges marad: az ostrom fázisban az erőd számánál nagyobb dobás semmisíti meg.
web-pog-task-trenches-dig = Ásson árkot a 3. hadsereg Sedan mezőn, majd fejezd be a mozgást.
web-pog-hint-trenches-dig = Kattints Sedan mezőre, csak a 3. hadsereget hagyd bekapcsolva, nyomd meg az „Árokásás” gombot, majd fejezd be a mozgást: a dobás a végén jön.
web-pog-told-trenches-dig = A dobás nem lehet nagyobb a hadsereg veszteség tényezőjénél, a második számnál. A lövészárok eltolja az ellenséges tüzet, és védői nem kötelesek visszavonulni.

web-pog-lesson-about-supply = A Varsóban álló 9. hadsereg ellátáson kívüli: baráti mezők lánca nem vezet ellátó központhoz. Nem mozoghat, nem támadhat, és a forduló végén végleg elveszne.
web-pog-task-supply-see = Használj egy kártyát műveletekre, és aktiváld Posen mezőt. Próbáld Varsót is: az asztal megmondja, miért nem.
web-pog-hint-supply-see = Válassz kártyát és „Műveletek” módot, majd kattints Posen mezőre.
web-pog-told-supply-see = Ami ellátáson kívüli, nem aktiválható. A Posen és Varsó közötti Łódź orosz kézen van.
web-pog-task-supply-open = Vezesd a hadtestet Posen mezőről Łódź mezőre, és nyisd meg az utat.
web-pog-hint-supply-open = Kattints a hadtestre, nyomd meg a „Mozgatás” gombot, majd kattints Łódź mezőre.
web-pog-told-supply-open = Łódź immár baráti: az ellátási útvonal Varsóból Łódźon át Breslauba, egy ellátó központhoz vezet.
web-pog-task-supply-free = Használd a második kártyádat műveletekre, és aktiváld Varsó mezőt.
web-pog-hint-supply-free = Válaszd a kártyát és a „Műveletek” módot, majd kattints Varsó mezőre.
web-pog-told-supply-free = A hadsereg újra cselekszik. A térkép feletti „Ellátás” réteg bármikor megmutatja az útvonalakat.

web-pog-lesson-about-redeployment = A stratégiai átcsoportosítás messzire küldi az egységeket a front mögött: baráti mezőkön át, ellátott helyről ellátott helyre. Egy hadtest egy pont, egy hadsereg négy.
web-pog-task-redeployment-card = Az oroszok Thorn előtt állnak, ahol csak egy hadtest maradt. Használd a „Reichstag tűzszünet” kártyát átcsoportosításra.
web-pog-hint-redeployment-card = Válaszd a kártyát, majd az átcsoportosítást: négy pontot ad.
web-pog-told-redeployment-card = Négy pont: egy hadsereg vagy négy hadtest. A hadtestek a tartalékba is mehetnek, és onnan is jöhetnek.
web-pog-task-redeployment-army = Küldd a 3. hadsereget Koblenz mezőről Thorn mezőre.
web-pog-hint-redeployment-army = Kattints Koblenz mezőre, válaszd a 3. hadsereget, majd kattints Thorn mezőre. A térkép egérrel mozgatható.
web-pog-told-redeployment-army = Egy kör alatt átszelte Németországot. Két egymás utáni körben nem lehet átcsoportosítani.

web-pog-lesson-about-replacements = A forduló végén a feljegyzett pontokból erősségszint lesz. Három német pontod van.
web-pog-task-replacements-flip = Hozd vissza teljes erőre az 1. hadsereget Sedan mezőn.
web-pog-hint-replacements-flip = Kattints Sedan mezőre, és válaszd a hadsereget. Egy pontba kerül.
web-pog-told-replacements-flip = Egy pont egy hadsereget vagy két hadtestet hoz helyre.
web-pog-task-replacements-army = Gyártsd újra a megsemmisült 4. hadsereget.
web-pog-hint-replacements-army = Válaszd ki a panelen, majd egy ellátó központot vagy a fővárost, például Essen mezőt.
web-pog-told-replacements-army = Csökkent erővel tér vissza. A végleg – ellátás vagy visszavonulási út nélkül – elveszett hadsereg sohasem.
web-pog-task-replacements-corps = A maradékot költsd hadtestre.
web-pog-hint-replacements-corps = Hozz helyre egy csökkent erejű hadtestet, vagy gyárts újra egyet: egy erősségszint fél pont.
web-pog-told-replacements-corps = Az el nem költött pont elvész, és az a nemzet, amelynek fővárosa elesett, semmit sem kap.

web-pog-lesson-about-mandate = Minden fordulóban kocka nevezi meg oldalanként azt a nemzetet, amelynek kormánya támadást akar. A Szövetségeseknél most Franciaország az; velük játszol a forduló utolsó körében.
web-pog-task-mandate-ready = Használj egy kártyát műveletekre, és aktiválj támadásra egy francia mezőt.
web-pog-hint-mandate-ready = Válassz kártyát és „Műveletek” módot, majd Verdun vagy Nancy mezőt támadásra. Mindkettő aktiválható.
web-pog-told-mandate-ready = A franciáknak németeket kell támadniuk Franciaországban, Belgiumban vagy Németországban.
web-pog-task-mandate-attack = Támadj a franciákkal.
web-pog-hint-mandate-attack = Fejezd be az aktiválást, kattints Metz vagy Strassburg mezőre, kapcsold az egységeket, és nyomd meg a „Támadás” gombot.
web-pog-told-mandate-attack = A támadás teljesítettnek számít, bárhogy végződik. Elmulasztva egy győzelmi pontba került volna a Szövetségeseknek a háborús állapot fázisban.
web-pog-task-mandate-fight = Vívd végig a csatát.
web-pog-hint-mandate-fight = A szárnyról, a kártyákról és a veszteségről szóló kérdésekre tetszésed szerint felelj.
web-pog-told-mandate-fight = Az erőd a számával segíti a védőket, és sértetlen, amíg egyikük él.

web-pog-lesson-about-status = Egyes eseményeken háborús állapot szám áll. Ez dönti el, milyen mélyen van az oldalad a háborúban, és mely kártyák kerülnek a paklijába.
web-pog-task-status-event = A háborús állapotod 2. Játszd ki eseményként a „Falkenhayn” kártyát.
web-pog-hint-status-event = Válaszd a kártyát, majd az „Esemény” módot. Ez a forduló utolsó köre.
web-pog-told-status-event = Háborús állapot 4: az oldalad készen áll a Korlátozott háborúra.
web-pog-task-status-limited = Fejezd be a fordulót.
web-pog-hint-status-limited = Felelj arra, amit kérdeznek.
web-pog-told-status-limited = A háborús állapot fázisban az oldalad Korlátozott háborúra váltott: kártyái a pakliba keveredtek, és Törökország belépett a háborúba. 11-es háborús állapotnál a Totális háború következik. Játssz ki korán eseményeket.

web-pog-lesson-about-victory = A háborút győzelmi pontok mérik: minden csillagos mező egyet ér. A Központi hatalmaknak 19 van. Ha a forduló végén, a háborús állapot fázisban 20 pontjuk van, győznek; 0 pontnál a Szövetségesek győznek.
web-pog-task-victory-space = Ez az utolsó kör. Foglalj el még egy csillagos mezőt: Cambrai vagy Bar-le-Duc.
web-pog-hint-victory-space = Használd a kártyát műveletekre, aktiváld Sedan vagy Verdun mezőt mozgásra, és menj oda.
web-pog-told-victory-space = Húsz pont. A jelző azonnal mozdul, de a győzelmet csak a forduló végén vizsgáljuk.
web-pog-task-victory-end = Fejezd be a mozgást.
web-pog-hint-victory-end = Nyomd meg a mozgást lezáró gombot.
web-pog-told-victory-end = A Központi hatalmak megnyerték a háborút. Különben az utolsó forduló utáni pontok döntenek, és tűzszünet vagy béke hamarabb is véget vethet neki. Az első játékhoz eleget tudsz: a kezdő játékváltozat három forduló.
