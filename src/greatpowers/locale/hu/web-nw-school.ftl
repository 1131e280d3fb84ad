### The school of The Napoleonic Wars: lessons on live positions. A lesson has an opening (about), tasks with hints, and what each task has shown (told).

web-nw-school = The Napoleonic Wars iskola
web-nw-lesson = { $lesson ->
    [cards] Kártyák és parancspontok
    [marching] Hadseregek és menetek
    [battle] Elfogás és csata
    [siege] Erődök és ostromok
    [sea] Flották, őrjáratok, konvojok
    [building] Felállítás és újraszervezés
    [diplomacy] Konzulok, paktumok, táborok
   *[victory] Behódolás, béke, győzelem
}
web-nw-lesson-about-cards = Minden nemzet az impulzusában egy kártyát játszik ki: eseményként vagy a rányomtatott parancspontokért (PP). Te Franciaország vagy.
web-nw-task-cards-event = Játszd ki a „Ludditák” kártyát eseményként.
web-nw-hint-cards-event = Válaszd ki a kártyát a kezedből, majd az eseményt. Rajta áll, mit tesz.
web-nw-told-cards-event = Nagy-Britannia elvesztett egy kártyát. A „Ludditák” kártyán plusz van: vele ugyanabban az impulzusban egy második kártya is kijátszható.
web-nw-task-cards-points = Használd a „Talleyrand” kártyát a parancspontjaiért.
web-nw-hint-cards-points = Válaszd ki a kártyát, majd a parancspontjait. „Napóleon” csatára vár.
web-nw-told-cards-points = Hat pont van az erszényedben. Egyesével, műveletenként költöd el őket, és nem tartalékolhatod.
web-nw-task-cards-build = Állíts fel erőpontot Párizsban: mindegyik két pontba kerül.
web-nw-hint-cards-build = Válaszd a felállítást a műveletek listájáról, aztán Párizst. Vagy kattints Párizsra: a sereg alatt ott áll, mi más tehető még.
web-nw-told-cards-build = A pontokból felállítasz, menetelsz, hajózol, zászlót tűzöl és konzult mozgatsz. Folytathatod, amíg az erszény ki nem ürül.
web-nw-task-cards-home = Fejezd be az impulzust. Nálad van a legtöbb kártya, ezért megelőzhetsz mást: vedd el a következő impulzust, és használd a „Grande Armée” hazai kártyát a pontjaiért.
web-nw-hint-cards-home = Válaszd, hogy kész vagy, aztán a megelőzést, végül a hazai kártyát.
web-nw-told-cards-home = A hazai kártya fordulónként egyszer használható, utána lefordul; a nemzetét sosem hagyja el.

web-nw-lesson-about-marching = A hadseregek tábornokkal menetelnek, területenként egy parancspontért. A tábornok annyi erőpontot és más tábornokot vezet, amennyi a parancsnoki értéke.
web-nw-task-marching-card = Használj egy kártyát a parancspontjaiért.
web-nw-hint-marching-card = Válaszd a „Talleyrand” kártyát és a parancspontjait.
web-nw-told-marching-card = Hat pont: egy hadseregnek hat terület, többnek kevesebb.
web-nw-task-marching-march = Vonulj Davout-val és hat erőponttal Ulmból Münchenbe.
web-nw-hint-marching-march = Kattints Ulmra, vedd Davout-t és hat erőpontot, aztán kattints Münchenre. Héttel a szabály nem enged: a parancsnoki értéke 6.
web-nw-told-marching-march = München baráti, az út szabad volt. Murat és három erőpont Ulmban marad.
web-nw-task-marching-pass = Menj tovább Innsbruckba a hágón át.
web-nw-hint-marching-pass = Vedd ugyanazt a hadsereget Münchenben, és kattints Innsbruckra. Ellenséges területre hágón át lépni lemorzsolódással jár: a kockázat előre látszik.
web-nw-told-marching-pass = Minden erőpontért és tábornokért egy kockadobás járt, minden hatos egyet visz el. A francia veszteség feleződik, felfelé kerekítve.
web-nw-task-marching-flag = Viseld el a veszteséget, és tűzz zászlót Innsbruckban.
web-nw-hint-marching-flag = Veszíts egy erőpontot, aztán tűzz zászlót ott, ahol a hadsereged áll: egy pontba kerül.
web-nw-told-marching-flag = Innsbruck kulcsterület. A kulcsok kártyát hoznak a következő fordulóban, és pontot a játék végén.

web-nw-lesson-about-battle = A közeli hadseregek elfoghatják a menetet, a fenyegetett hadsereg pedig kitérhet: két kocka és a tábornok harci értéke, kilenc vagy több kell.
web-nw-task-battle-meet = Használd a „Talleyrand” kártyát a pontjaiért, és vonulj Napóleonnal, Murat-val és hét erőponttal Münchenből Linzbe. Ney kettővel marad.
web-nw-hint-battle-meet = Kattints Münchenre, vedd a két tábornokot és hét erőpontot, aztán kattints Linzre.
web-nw-told-battle-meet = Károly főherceg elfogott Bécsből. Aki mozgott, az a támadó; a csata azonnal lezajlik.
web-nw-task-battle-card = A dobás előtt játszd ki a „Lovastüzérség” csatakártyát.
web-nw-hint-battle-card = A kártyát válaszd, ne a passzt. Az első körben három kockát ad.
web-nw-told-battle-card = Mindkét fél dob erőpontonként és alárendelt tábornokonként egy kockát, ehhez jön a parancsnok harci értéke, a csapatbónusz és a kártyák.
web-nw-task-battle-losses = Viseld el a veszteségeket.
web-nw-hint-battle-losses = Egy erőpontot adj oda: a tábornok drágább.
web-nw-told-battle-losses = A hatos megsemmisít, az ötös a csata végéig szétzilál. Aki többet veszít, vesztett; hárommal több megfutamodás, és a szétziláltak is elvesznek.
web-nw-task-battle-evade = Fejezd be az impulzust. Ausztria megtámadja Ney-t Münchenben: térj ki.
web-nw-hint-battle-evade = Válaszd, hogy kész vagy, aztán a kitérést Ulmba.
web-nw-told-battle-evade = A sikertelen kitérés elveszi a terepkockákat, és eggyel többet ad az ellenségnek. Kis erőnek jó tábornokkal érdemes megpróbálni.

web-nw-lesson-about-siege = Az erőd tartja a területét, bárki áll ott. Csak ostrommal esik el, annyi hatossal, amennyi az ereje.
web-nw-task-siege-march = Használd a „Talleyrand” kártyát a pontjaiért, és vonulj Massénával és hat erőponttal Veronából Velencébe.
web-nw-hint-siege-march = Kattints Veronára, végy mindenkit, aztán kattints Velencére.
web-nw-told-siege-march = Az ellenséges erőd területére lépő hadsereg ott megáll.
web-nw-task-siege-begin = Fejezd be a műveleteket, és ostromold meg Velencét.
web-nw-hint-siege-begin = Jelezd, hogy végeztél a pontokkal és a kártyákkal; akkor jön az ostrom kérdése, ez ingyenes.
web-nw-told-siege-begin = Az ostromot egy hadsereg vívja a saját soros impulzusában, ha nincs ellenség a területen.
web-nw-task-siege-card = Játszd ki az „Ostromtüzérség” csatakártyát.
web-nw-hint-siege-card = A kártyát válaszd, ne a passzt.
web-nw-told-siege-card = Kettőből egy hatos. Több hatost dobtál, mint az erőd, így azonnal folytathatod.
web-nw-task-siege-storm = Támadj újra, amíg Velence el nem esik.
web-nw-hint-siege-storm = Válaszd a folytatást, a veszteséget erőpontban viseld.
web-nw-told-siege-storm = Velence elesett, a zászló ingyen jár. A legtöbb erőd ereje 2, Gibraltáré 4.

web-nw-lesson-about-sea = Egy parancspont két tengeri manőver. A flották kikötőben vagy a tizenöt zóna egyikében állnak. Te Nagy-Britannia vagy.
web-nw-task-sea-sail = Használd a „Brit segélypénz” kártyát a pontjaiért, és fuss ki mind a négy hajórajjal Portsmouthból a La Manche zónába.
web-nw-hint-sea-sail = Kattints a portsmouthi hajókra, vedd mind a négyet, aztán kattints a zónára.
web-nw-told-sea-sail = Egy lépés kikötőből zónába vagy zónából zónába az egész flottának egy manőver.
web-nw-task-sea-patrol = Hajózz a Vizcayai-öbölbe, és őrjáratozz, amíg le nem győzöd a francia flottát.
web-nw-hint-sea-patrol = Vidd tovább a flottát, aztán válaszd az őrjáratot: két kocka, kilenc kell, a brit flotta kettőt hozzáad.
web-nw-told-sea-patrol = Egy brit hajóraj három kockával dob, a többi kettővel vagy eggyel. A vesztes a legközelebbi kikötőbe megy, és ott marad.
web-nw-task-sea-convoy = Küldj konvojt: Moore és három erőpont Portsmouthból Lisszabonba.
web-nw-hint-sea-convoy = Válaszd a portsmouthi darabok konvoját Lisszabonba. A La Manche, a megtisztított öböl és a Közép-Atlanti-óceán felé megy.
web-nw-told-sea-convoy = A konvoj legfeljebb öt darabot visz, impulzusonként egyszer, zónánként és kikötőnként egy pontért. Hadihajó nem kell hozzá, de ellenséges flotta nem állhat az útjában.

web-nw-lesson-about-building = A pontokból otthon új csapatok állnak fel, és visszatér, ami az újraszervezésben vár. Te Franciaország vagy.
web-nw-task-building-unit = Használd a „Ludditák” pluszos kártyát két pontjáért, és állíts fel egy erőpontot.
web-nw-hint-building-unit = Válaszd a kártyát és a pontjait, aztán állíts fel egy erőpontot bármelyik hazai területen.
web-nw-told-building-unit = Egy erőpont két pont, saját irányítású hazai vagy közös területen, amíg van lapka.
web-nw-task-building-regroup = Játszd ki másodikként a „Talleyrand” kártyát a pontjaiért, és hozd vissza Ney-t az újraszervezésből.
web-nw-hint-building-regroup = Válaszd a kártyát és a pontjait, aztán az újraszervezést és egy hazai területet Ney számára.
web-nw-told-building-regroup = Darabonként egy pont. Egy új tábornok a parancsnoki értékébe kerülne.
web-nw-task-building-squadron = Kezdd el egy hajóraj építését egy hazai kikötőben.
web-nw-hint-building-squadron = Az öt pontodból négybe kerül. Brest megfelel.
web-nw-told-building-squadron = A hajók épülnek. A forduló végén elkészülnek, és felszerelésre várnak.
web-nw-task-building-refit = Szereld fel a Brestben váró hajórajt.
web-nw-hint-building-refit = Válaszd a felszerelést Brestben: egy manőver.
web-nw-told-building-refit = Most már kifuthat. Az újraszervezésből visszatérő hajórajokat is fel kell szerelni.

web-nw-lesson-about-diplomacy = A játékos nélküli nemzeteknek konzuljuk van a diplomáciai sávon. Minél jobbra áll egy sorban, annál közelebb van ahhoz a nagyhatalomhoz; az utolsó mező a paktum. Te az eddig semleges Poroszország vagy.
web-nw-task-diplomacy-pact = Használd a „Metternich” kártyát a pontjaiért, és told a dán konzult paktumba veled.
web-nw-hint-diplomacy-pact = Told Dánia konzulját egy oszloppal jobbra: a paktum négy pont.
web-nw-told-diplomacy-pact = Dánia most a szövetségesed. Az impulzusaiban te játszod ki a kártyáit, és a kulcsai neked számítanak.
web-nw-task-diplomacy-push = Told ki a svéd konzult a brit sorból.
web-nw-hint-diplomacy-push = Mások sorában balra tolsz. Az utolsó pontod elég.
web-nw-told-diplomacy-push = Svédország el nem kötelezett. Innen bármelyik sorba tolható.
web-nw-task-diplomacy-camp = Senkinek sincs több kártyája: a forduló véget ér. Hagyd a békedobást, aztán a köztes fázisban csatlakozz egy táborhoz.
web-nw-hint-diplomacy-camp = A békedobásnál ne válassz semmit, aztán válaszd a birodalmi vagy a koalíciós tábort. A tagjai beleegyeznek.
web-nw-told-diplomacy-camp = A tábor kötelező szövetség: tagjai együtt menetelnek, és hadban állnak a másikkal. Impulzusban a hadüzenet hét pontba kerülne.

web-nw-lesson-about-victory = Az ellenséges kulcsokban álló zászlók pontot érnek, és a fővárosát vesztett nemzet meghódítható. A játéknak békedobás vagy az 1813. évi forduló vet véget. Te Franciaország vagy, Bécsben.
web-nw-task-victory-capital = Használd az utolsó kártyádat a pontjaiért, és tűzz zászlót Bécsben.
web-nw-hint-victory-capital = Válaszd a „Talleyrand” kártyát és a pontjait, aztán a zászlót Bécsben.
web-nw-told-victory-capital = A forduló végén Ausztriának hódítási dobás járna: hat vagy több, módosítva azzal, amit még tart.
web-nw-task-victory-accept = Fejezd be az impulzust. Ausztria gyengébb, mint csapataid a földjén, és behódolást ajánl: fogadd el.
web-nw-hint-victory-accept = Válaszd, hogy kész vagy, aztán fogadd el.
web-nw-told-victory-accept = Salzburg a tiéd. Impulzusonként egy ajánlat tehető, átengedett vagy visszaadott területekkel; a válasz igen vagy nem.
web-nw-task-victory-leave = A hódító elhagyja a fővárost. Vonulj ki, és dönts, ki marad Ausztriában.
web-nw-hint-victory-leave = Menj Linzbe, ahol a zászlód áll, és maradj ott.
web-nw-told-victory-leave = Ausztria semleges, a következő köztes fázisig béke van vele, és kaptál egy erőforrást. Senkinek sincs kártyája, a forduló véget ér.
web-nw-task-victory-peace = Béke hatos vagy több esetén jön. Adj egyet a dobáshoz.
web-nw-hint-victory-peace = Válaszd a pluszt: a következő kezedből egy kártyába kerül, ha lesz ilyen.
web-nw-told-victory-peace = Béke. A pont a nyert kulcsok mínusz az elvesztettek, a paktumos kisebb országok és az erőforrások. Eleget tudsz az első játékhoz: kezdd robotokkal.
