### Paths of Glory: why a bot decided so. Values are in loss points; a victory point is worth ten.

pog-bot-ops = Műveletek ezzel: „{ $card }”. Érték: { $worth }.
pog-bot-event = Esemény: „{ $card }”. Érték: { $worth }.
pog-bot-sr = Stratégiai átcsoportosítás ezzel: „{ $card }”. Érték: { $worth }.
pog-bot-rp = Utánpótlás pont ezzel: „{ $card }”. Érték: { $worth }.
pog-bot-auto = Automatikus művelet. Érték: { $worth }.
pog-bot-peace = Békeajánlat. Érték: { $worth }.
pog-bot-other = A következő kártya: „{ $card }”. Érték: { $worth }.
pog-bot-attack = Támadás: { $space }. Érték: { $worth }.
pog-bot-assault = Támadás: { $space }. Az elfoglalás esélye: { $chance }%. Érték: { $worth }.
pog-bot-move = Mozgás: { $space }. Érték: { $worth }.
pog-bot-entrench = Árokásás: { $space }. Érték: { $worth }.
pog-bot-weighed = Mérlegelt tervek száma: { $plans }.
pog-bot-answer = Az ellenfél legjobb válasza: { $space }.
pog-bot-card = A(z) „{ $card }” harci kártya ennyit javít ezen a harcon: { $worth }.
pog-bot-falls-back = Visszavonulás ide: { $space }. Innen a legjobb a következő akciókör.
pog-bot-cut-off = Ellátatlan saját hadseregek száma: { $count }.
pog-bot-raid = Veszély: az ellenfél üres mezőkön átvonulva hadseregeket vághat el.

## Amit sok játszmában számolnak

pog-count-activations = Aktivált mezők
pog-count-attacks = Támadások
pog-count-attrition-armies = Kimerüléstől végleg elveszett hadseregek
pog-count-attrition-corps = Kimerüléstől elveszett hadtestek
pog-count-auto = Automatikus hadműveletek
pog-count-early-capital = Nagyhatalmi főváros elveszett a 6. kör előtt (játszmák aránya)
pog-count-capitals-lost = Elveszett fővárosok
pog-count-combat-card = Harckártyák
pog-count-eliminated-armies = Megsemmisült hadseregek
pog-count-eliminated-corps = Megsemmisült hadtestek
pog-count-entrench-made = Kiásott lövészárkok
pog-count-entrench-tried = Beásási kísérletek
pog-count-event = Eseménnyel töltött fordulók
pog-count-ground-austria = Legtöbb elfoglalt mező Ausztria–Magyarországon
pog-count-ground-balkans = Legtöbb elfoglalt mező Szerbiában, Montenegróban és Romániában
pog-count-ground-bulgaria = Legtöbb elfoglalt mező Bulgáriában
pog-count-ground-france = Legtöbb elfoglalt mező Franciaországban és Belgiumban
pog-count-ground-germany = Legtöbb elfoglalt mező Németországban
pog-count-ground-italy = Legtöbb elfoglalt mező Olaszországban
pog-count-ground-russia = Legtöbb elfoglalt mező Oroszországban
pog-count-ground-turkey = Legtöbb elfoglalt mező Törökországban
pog-count-idle-activations = Kihasználatlanul aktivált mezők
pog-count-idle-points = Az ezekre költött pontok
pog-count-lost-for-good-armies = Harcban végleg elveszett hadseregek
pog-count-lost-for-good-corps = Harcban végleg elveszett hadtestek
pog-count-offensives-due = Kötelező offenzívák
pog-count-offensives-missed = Elmaradt kötelező offenzívák
pog-count-ops = Hadművelettel töltött fordulók
pog-count-peace = Békeajánlatok
pog-count-rounds = Akciófordulók
pog-count-rp = Pótlással töltött fordulók
pog-count-sr = Átcsoportosítással töltött fordulók
pog-count-one-event = Esemény: { $name }
pog-count-one-lost = Az a kör, amelyben { $name } először elesett
