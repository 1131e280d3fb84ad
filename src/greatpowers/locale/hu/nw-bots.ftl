### The Napoleonic Wars: why a bot decided so. Values are in hundredths of a point.

nw-bot-event = Esemény: „{ $card }”. Érték: { $worth }.
nw-bot-cp = Parancspontok ezzel: „{ $card }”. Érték: { $worth }.
nw-bot-move = Mozgás: { $area }. Érték: { $worth }.
nw-bot-convoy = Konvoj: { $area }. Érték: { $worth }.
nw-bot-flag = Zászló: { $area }. Érték: { $worth }.
nw-bot-build = Építés: { $area }. Érték: { $worth }.
nw-bot-siege = Ostrom: { $area }. Érték: { $worth }.
nw-bot-consul = Konzul: { $nation }. Érték: { $worth }.
nw-bot-other = Más cselekvés. Érték: { $worth }.
nw-bot-chance = A győzelem esélye: { $chance }%.
nw-bot-weighed = Végigjátszott állások száma: { $boards }.
nw-bot-feared = Jelenleg a legveszélyesebb: { $nation }.

# A botok nyilvános szavai.
nw-say-danger = Veszélyben van: { $area }. { $nation }, tud sereget küldeni?
nw-say-leader = { $nation } vezet { $count } ponttal. Aki eléri a kulcsait, most vegye el őket.
nw-say-peace = Európa eleget háborúzott. Kössünk békét még az idén.
nw-say-help-yes = { $nation }, egy táborban vagyunk: amit nélkülözni tudok, küldöm.
nw-say-help-no = { $nation }, nem vagyunk egy táborban. A seregeim a helyükön maradnak.
nw-say-peace-yes = { $nation }, én a béke mellett vagyok, és fizetek is érte.
nw-say-peace-no = { $nation }, a békéhez még korán van.
nw-say-attack-yes = { $nation }, ott amúgy is háborúban állok, és ütök, ahol tudok: { $enemy }.
nw-say-attack-no = { $nation }, azzal a hatalommal nincs háborúm, és nem is keresem: { $enemy }.
