### A szabályok játék közben változtak: mit tudnak meg a játékosok, és mi lesz azokkal a partikkal, amelyek nem mehetnek tovább.

stranded = Ez a parti nem mehet tovább: azok a szabályok, amelyekkel kezdődött, már nincsenek meg.
upgrade-no-state = Ennek a partinak nincs olyan állása, amelyből egyedül tovább lehetne játszani.
upgrade-not-stranded = Ez a parti megy tovább, nincs vele teendő.

upgrade-impossible = Az állást nem lehet átvinni a szabályok { $old }. változatáról a következőre: { $new }.
upgrade-refused = A parti a szabályok { $old }. változatával kezdődött, és a mostani változat nem fogadja el minden döntését. Mostani változat: { $new }.
upgrade-differs = A parti a szabályok { $old }. változatával kezdődött, és a mostani változat szerint más állás lenne a táblán. Mostani változat: { $new }.

event-rules-changed = Változtak a szabályok. Innen érvényes szabályváltozat: { $new }. Eddig: { $old }.
event-rules-changed-back = Változtak a szabályok. Innen érvényes szabályváltozat: { $new }. Eddig: { $old }. A legutóbb elkezdett lépést az új szabályok szerint nem lehet befejezni, ezért a kérdés újra elhangzik.

## Mi változott, játékonként és változatonként

upgrade-changed = A parti új szabályokkal megy tovább. Mostani változat: { $new }. Eddigi: { $old }. A tábla, a lapok és az órák nem változtak.
upgrade-napoleonic-wars-4 = Minden köztes fázisban megkapják erősítésüket a játékosok nemzetei. A válaszlapok, erőforrások, paktumok, konvojok, konzulok és a hódítás utáni béke pontosabban követik a szabálykönyvet. A tábla, a lapok és az órák nem változtak.

## A böngészőben

web-upgrade-title = Változtak a szabályok
web-upgrade-dismiss = Értem
web-upgrade-row = Új szabályok: { $new }. változat
web-stranded-title = Ez a parti nem mehet tovább
web-stranded-about = Semmi sem veszett el: a parti itt marad, ahogy van, és az órája áll. Ha a program egy későbbi változata át tudja vinni, magától folytatódik.
web-stranded-record = A jegyzőkönyv mentése
web-stranded-sandbox = Továbbjátszás egyedül
web-stranded-end = Legyen döntetlen
web-stranded-end-not = Mégse érjen véget
web-stranded-missing = Még beleegyezésre vár, játékosok száma: { $missing }.
web-stranded-decisions = Saját döntéseid
web-stranded-over = Ez a játszma véget ért
web-stranded-over-about = Már nem létező szabályok szerint folyt, ezért tábla nem mutatható hozzá. Az eredménye érvényes.
web-row-stranded = Nem mehet tovább: változtak a szabályok
web-status-stranded = Nem mehet tovább
upgrade-diplomacy-2 = A kiigazításnál egymagában leírt egység épül vagy lekerül. Ahol szabálytalan parancs is adható, a hibás sor kimarad, a többi érvényes; a parancs nélkül lepecsételt lap nem anarchia. A tábla, a parancsok és az órák nem változtak.
upgrade-paths-of-glory-2 = A hídfőre minden teljes erejű egység követheti a többit; az amerikai jutalomnál minden amerikai erősítéskártya számít; tiltott célpont nem jelölhető meg. A 2010-es szabályokban Perzsia eleinte senkié, és Törökország belépéséig a brit átcsoportosítás korlátlan. A tábla, a kártyák és az órák nem változtak.
