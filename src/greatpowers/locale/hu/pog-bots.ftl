### Paths of Glory: why a bot decided so. Values are in loss points; a victory point is worth ten.

pog-bot-ops = Műveletek ezzel: „{ $card }”. Érték: { $worth }.
pog-bot-event = Esemény: „{ $card }”. Érték: { $worth }.
pog-bot-sr = Stratégiai átcsoportosítás ezzel: „{ $card }”. Érték: { $worth }.
pog-bot-rp = Utánpótlás pont ezzel: „{ $card }”. Érték: { $worth }.
pog-bot-auto = Automatikus művelet. Érték: { $worth }.
pog-bot-peace = Békeajánlat. Érték: { $worth }.
pog-bot-other = A következő kártya: „{ $card }”. Érték: { $worth }.
pog-bot-attack = Támadás: { $space }. Érték: { $worth }.
pog-bot-move = Mozgás: { $space }. Érték: { $worth }.
pog-bot-entrench = Árokásás: { $space }. Érték: { $worth }.
pog-bot-weighed = Mérlegelt tervek száma: { $plans }.
pog-bot-answer = Az ellenfél legjobb válasza: { $space }.
