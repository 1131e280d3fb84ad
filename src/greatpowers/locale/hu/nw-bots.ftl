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
