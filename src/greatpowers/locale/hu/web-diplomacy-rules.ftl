### The rules of Diplomacy in our own words, by the numbers that refusals cite.

## Chapter 1

web-dip-chapter-1 = Előkészítés és a játék menete
web-dip-rule-1-1 = Hét nagyhatalom, sorsolással kiosztva; más nem múlik a véletlenen, csak a pénzfeldobás a kétszemélyes játékban.
web-dip-rule-1-2 = Az egységek a könyv táblázata szerinti helyükön kezdenek; Oroszország északi flottája Szentpétervár déli partján áll.
web-dip-rule-1-3 = Minden nagyhatalom a hazai termelőközpontjaival kezd; tizenkét központ gazdátlan és üres.
web-dip-rule-1-4 = Tavaszi és őszi forduló váltakozik, 1901 tavaszától (a kétszemélyes játékban 1914-től).
web-dip-rule-1-5 = Egy forduló tárgyalás, írás, végrehajtás és visszavonulás; az őszi forduló után kiigazítják az egységek számát.
web-dip-rule-1-6 = Visszavonulási fázis csak akkor van, ha valaki választhat; aminek nincs hova mennie, rögtön eltűnik.
web-dip-rule-1-7 = Egy tartományban legfeljebb egy egység áll; a két part egy tartomány.
web-dip-rule-1-8 = A kiigazítás után legfeljebb 34 egység van a táblán.
web-dip-rule-1-9 = A játékosok az írás előtt tárgyalnak, visszavonulás és kiigazítás közben nem. Az időt a parti szabja meg, nem a szabály.
web-dip-rule-1-10 = Semmilyen ígéret nem köt senkit, sem szóban, sem írásban.
web-dip-rule-1-11 = Az győz, akinek az őszi forduló és visszavonulásai után tizennyolc termelőközpontja van.
web-dip-rule-1-12 = A játékosok megegyezhetnek döntetlenben; mindenki osztozik, akinek van egysége a táblán.
web-dip-rule-1-13 = A parancsok titkosak, amíg mind meg nem érkezik; akkor együtt fedik fel őket.

## Chapter 2

web-dip-chapter-2 = Parancsírás
web-dip-rule-2-1 = A parancs megnevezi az egység fajtáját, a helyét és a tennivalóját; a parancslista dátumot visel.
web-dip-rule-2-2 = A parancsolt egység A vagy F betűje nélkül a parancs nem teljesül.
web-dip-rule-2-3 = A szabályos parancs teljesül, tévedésből írva is.
web-dip-rule-2-4 = A szabálytalan parancs nem teljesül; az egység tart, és támogatható.
web-dip-rule-2-5 = A parancs nélküli egység tart.
web-dip-rule-2-6 = Az ügyetlen parancs teljesül, ha csak egyféleképpen érthető.
web-dip-rule-2-7 = A rövidítések a táblázatéi; más írásmód is jó, amíg egyértelmű, latin és orosz betűkkel is.
web-dip-rule-2-8 = Ha a parancs két tartományt is jelenthet, nem teljesül.
web-dip-rule-2-9 = A játékos minden, néhány vagy egyetlen egységének sem ad parancsot; idegen egységnek soha.
web-dip-rule-2-10 = A támogatásban vagy konvojban megnevezett nemzet megengedett, és nem változtat semmin.
web-dip-rule-2-11 = A parancsok: tartás, mozgás, támogatás, konvoj; csak flotta szállít.
web-dip-rule-2-12 = A támogatott vagy szállított egység betűje elmaradhat.
web-dip-rule-2-13 = Egy egység két különböző szabályos parancsa kioltja egymást.

## Chapter 3

web-dip-chapter-3 = Mozgás
web-dip-rule-3-1 = A hadsereg szomszédos szárazföldi vagy part menti tartományba lép, tengerre soha.
web-dip-rule-3-2 = A flotta szomszédos tengerre vagy partra lép, a szárazföld belsejébe soha.
web-dip-rule-3-3 = Partról partra a flotta csak a partvonal mentén megy.
web-dip-rule-3-4 = Bulgáriában, Spanyolországban és Szentpéterváron a flotta egy parton áll, onnan indul, de az egész tartományt elfoglalja.
web-dip-rule-3-5 = Ha mindkét part elérhető, egyet meg kell nevezni, különben a flotta marad.
web-dip-rule-3-6 = Ha csak egy part érhető el, nem kell megnevezni.
web-dip-rule-3-7 = Kielnek és Konstantinápolynak egy-egy partja van: a flották áthaladnak, a hadseregek átkelnek, átugrani nem lehet.
web-dip-rule-3-8 = Svédország és Dánia mindkét fajtának szomszéd; a Balti-tenger és a Skagerrak nem, Dánia és Berlin sem; Svédországnak egy partja van.
web-dip-rule-3-9 = Svájcba és névtelen helyekre nem lehet belépni.
web-dip-rule-3-10 = Senki sem mozog oda, ahol áll.
web-dip-rule-3-11 = Vízen hadsereg csak konvojjal kel át.

## Chapter 4

web-dip-chapter-4 = Összecsapások
web-dip-rule-4-1 = Minden egység egyforma erős.
web-dip-rule-4-2 = Egy tartományban egy egység.
web-dip-rule-4-3 = Az egy helyre tartó egyenlő erők mind maradnak, ahol voltak.
web-dip-rule-4-4 = Három vagy több is, és egyazon nagyhatalom egységei is.
web-dip-rule-4-5 = A patthelyzet nem szorítja ki, aki ott áll.
web-dip-rule-4-6 = Aki marad, megállít minden nem erősebb mozgást, és mindenkit, aki mögötte sorakozik.
web-dip-rule-4-7 = Két egység konvoj nélkül nem cserél helyet, különböző partokon át sem.
web-dip-rule-4-8 = Három vagy több egység körbemozoghat.
web-dip-rule-4-9 = Egy feltartott egység az egész kört feltartja.
web-dip-rule-4-10 = Az elhagyott tartományba ugyanabban a fordulóban be lehet lépni.
web-dip-rule-4-11 = Akinek nem sikerült a mozgása, egyes erővel védekezik, bármi támogatta a mozgását.
web-dip-rule-4-12 = A legerősebb támadó bejut, ha minden vetélytársánál és a védőnél is erősebb.
web-dip-rule-4-13 = A kiszorított egység máshol még patthelyzetet okoz, de nem ott, ahonnan a támadója jött.
web-dip-rule-4-14 = Arra a tartományra, ahonnan a támadója jött, nincs hatása; oda egy harmadik beléphet.
web-dip-rule-4-15 = Az így üresen maradt tartomány nem vitatott tartomány.

## Chapter 5

web-dip-chapter-5 = Támogatás
web-dip-rule-5-1 = A támogató helyben marad; minden támogatás eggyel növeli az erőt.
web-dip-rule-5-2 = Bármely nagyhatalom egysége támogatható, kérés nélkül is, és nem utasíthatja vissza.
web-dip-rule-5-3 = Egy egység csak ott támogat, ahová maga is mehetne.
web-dip-rule-5-4 = Ezért hadsereg tengeren, flotta szárazföld belsejében nem támogat, és flotta a part megkerülésével sem.
web-dip-rule-5-5 = Ha egy flotta elér egy kétpartú tartományt, ott bármelyik parton támogathat.
web-dip-rule-5-6 = Nem kell szomszédosnak lennie azzal, akit támogat.
web-dip-rule-5-7 = A mozgási parancs nélküli egységet a helyének megnevezésével támogatják.
web-dip-rule-5-8 = Ez a támogatás érvénytelen, ha az egység mozgási parancsot kapott, akár sikerült, akár nem.
web-dip-rule-5-9 = A mozgó egységet csak a mozgását megnevező parancs támogatja.
web-dip-rule-5-10 = Ami nem illik a parancshoz, nem válik másfajta támogatássá.
web-dip-rule-5-11 = Senki sem támogatja önmagát, sem az ellene irányuló támadást.
web-dip-rule-5-12 = Nagyhatalom nem szorítja ki a saját egységét, és támogatásával másnak sem segít ebben.
web-dip-rule-5-13 = Az ilyen mozgások és támogatások más támadók ellen számítanak.
web-dip-rule-5-14 = Ha az idegen erő e támogatás nélkül is elég, kiszorít.
web-dip-rule-5-15 = Nagyhatalom okozhat saját patthelyzetet; erősebb támadása bejut, ha nem marad ott saját egysége.
web-dip-rule-5-16 = A támogatást minden idegen támadás megszakítja a támogató ellen, kivéve onnan, ahová a támogatás szól.
web-dip-rule-5-17 = A támogató kiszorítása megszakítja a támogatást, bárhonnan jön.
web-dip-rule-5-18 = A máshol kiszorított egység is megszakít támogatást.
web-dip-rule-5-19 = A saját támogatását senki sem szakítja meg.
web-dip-rule-5-20 = Ami nem érhet oda, semmit sem szakít meg.
web-dip-rule-5-21 = Konvojjal nem lehet támogatni.

## Chapter 6

web-dip-chapter-6 = Konvoj
web-dip-rule-6-1 = Egy tengeri flotta fordulónként egy hadsereget visz át a tenger partjai között.
web-dip-rule-6-2 = Part menti tartományban álló flotta senkit sem szállít, és flottát sem szállítanak.
web-dip-rule-6-3 = A hadsereg és a flotta parancsának egyeznie kell, különben a konvoj meghiúsul.
web-dip-rule-6-4 = Szomszédos tengerek flottái láncot alkotnak, bárkié is, ha egyezik a parancsuk.
web-dip-rule-6-5 = Ha egy szükséges flotta kiszorul, a hadsereg marad; a sikertelen támadás nem változtat semmin.
web-dip-rule-6-6 = Amelyik hadsereget nem vitték át, annak nincs hatása a célján.
web-dip-rule-6-7 = A visszapattanó szállított hadsereg otthon marad, és ott kiszorítható.
web-dip-rule-6-8 = A célján támogatható.
web-dip-rule-6-9 = Két egység helyet cserélhet, ha egyiküket szállítják.
web-dip-rule-6-10 = Több elrendelt útvonalból egy ép is elég.
web-dip-rule-6-11 = A szállított hadsereg nem szakítja meg a neki szükséges flotta elleni támadás támogatását.
web-dip-rule-6-12 = Megszakítja, ha egy másik útvonal ép marad.
web-dip-rule-6-13 = Ha szárazföld és tenger is nyitva áll, saját flotta a konvojban tengeri utat jelent.
web-dip-rule-6-14 = Csak idegen flottákkal szárazföldi utat jelent, kivéve ha a parancs szerint konvojjal megy.
web-dip-rule-6-15 = Így idegen flotta nem viszi el a hadsereget akarata ellenére.
web-dip-rule-6-16 = Ha a tenger a választás, a meghiúsult konvoj után nincs mozgás.
web-dip-rule-6-17 = A saját egység elleni támadás szállítása szabályos.

## Chapter 7

web-dip-chapter-7 = Visszavonulás
web-dip-rule-7-1 = A kiszorított egységek a végrehajtás után, titokban és egyszerre vonulnak vissza.
web-dip-rule-7-2 = Oda mennek, ahová rendesen léphetnének.
web-dip-rule-7-3 = Nem oda, ahol áll valaki.
web-dip-rule-7-4 = Nem oda, ahonnan a támadó jött.
web-dip-rule-7-5 = Nem oda, amit patthelyzet hagyott üresen, egyik partra sem.
web-dip-rule-7-6 = Nincs konvoj és támogatás, és más egység nem kap parancsot.
web-dip-rule-7-7 = Aminek nincs hova visszavonulnia, azt rögtön leveszik.
web-dip-rule-7-8 = Az egy helyre visszavonuló egységek mind feloszlanak.
web-dip-rule-7-9 = Parancs nélkül vagy szabálytalan paranccsal az egység feloszlik.
web-dip-rule-7-10 = Visszavonulás helyett önkéntes feloszlatás is lehet.
web-dip-rule-7-11 = Ahonnan egy másik egységet támadtak, az nyitva áll, ha üres és nem vitatott.

## Chapter 8

web-dip-chapter-8 = Termelőközpontok és kiigazítás
web-dip-rule-8-1 = A központok gazdái minden őszi forduló és visszavonulásai után dőlnek el.
web-dip-rule-8-2 = A központ azé, akinek egysége ott áll, különben a korábbi gazdájáé.
web-dip-rule-8-3 = A tavaszi áthaladás nem változtat semmin.
web-dip-rule-8-4 = Ezután minden nagyhatalom összeveti egységeit és központjait.
web-dip-rule-8-5 = Több egység: a felesleget leveszi, saját választása szerint.
web-dip-rule-8-6 = Kevesebb egység: saját birtokolt, üres hazai termelőközpontjaiban építhet, mindegyikben egyet.
web-dip-rule-8-7 = Máshol senki sem épít.
web-dip-rule-8-8 = A szárazföld belsejében csak hadsereg; parton a parancs mondja meg a fajtát; Szentpéterváron a flotta partját is.
web-dip-rule-8-9 = Szabad hazai központ nélkül nincs építés, és később sem jár.
web-dip-rule-8-10 = Hazai központ nélküli nagyhatalom tovább harcol, de csak akkor épít, ha visszaszerzett egyet.
web-dip-rule-8-11 = Az építésről le lehet mondani.
web-dip-rule-8-12 = A visszafoglalt hazai központ rögtön használható.
web-dip-rule-8-13 = A kiigazítás titkos és egyidejű; az érthetetlen és szabálytalan parancs nem számít.
web-dip-rule-8-14 = Központ és egység nélkül a nagyhatalom kiesik.
web-dip-rule-8-15 = A győztes az itt eldőlt birtoklás szerint derül ki.

## Chapter 9

web-dip-chapter-9 = Polgári zavargások
web-dip-rule-9-1 = Aki kilépett, vagy nem ad parancsot, annak nincs kormánya: az egységei tartanak.
web-dip-rule-9-2 = Egymást nem támogatják; mások támogatása számít.
web-dip-rule-9-3 = Kiszorítva feloszlanak.
web-dip-rule-9-4 = Kormány nélkül nincs építés.
web-dip-rule-9-5 = Aminek mennie kell, távolság szerint megy, flotta hadsereg előtt, azután név szerint.
web-dip-rule-9-6 = Aki túl kevés levételt nevez meg, annál ugyanez a sorrend dönt.
web-dip-rule-9-7 = A helyet más átveheti.

## Chapter V

web-dip-chapter-v = Két–hat játékos játéka
web-dip-rule-v1 = A játékos nélküli nagyhatalmak egységei a szokott helyükön állnak, és tartanak.
web-dip-rule-v2 = Egymást nem támogatják.
web-dip-rule-v3 = A játékosok a helyükön támogathatják őket.
web-dip-rule-v4 = Kiszorítva feloszlanak.
web-dip-rule-v5 = Sosem építenek; ha központot vesztenek, a zavargások rendje szerint fogynak.
web-dip-rule-v6 = A játékos minden nagyhatalma maga számolja a központjait és egységeit.
web-dip-rule-v7 = Három és négy játékos: egy nagyhatalom tizennyolc központja győz; beállítással a játékos nagyhatalmai összeadódnak.
web-dip-rule-v8 = Egy játékos két nagyhatalma két külön ország.
web-dip-rule-v9 = A kétszemélyes játék 1914 tavaszán kezdődik.
web-dip-rule-v10 = A semleges Olaszországba nem lehet belépni, a környező tengerekre igen.
web-dip-rule-v11 = 1914 őszének kiigazítása előtt pénzfeldobás dönt: Olaszország 1915 tavaszától az egyik játékosé.
web-dip-rule-v12 = A játékos összes nagyhatalmának huszonnégy központja győz.
web-dip-rule-v13 = A pénzfeldobás az egyetlen sorsolás, és a véletlenmagból jön.
web-dip-rule-v14 = A kilépő játékos pótolható.
web-dip-rule-v15 = Játékmester, aki nem játszik, olvashatja a parancsokat és kiértékelheti a fordulót.
