### The Napoleonic Wars: why a bot decided so. Values are in hundredths of a point.

nw-bot-event = Event: “{ $card }”. Value: { $worth }.
nw-bot-cp = Command points from “{ $card }”. Value: { $worth }.
nw-bot-move = March: { $area }. Value: { $worth }.
nw-bot-convoy = Convoy: { $area }. Value: { $worth }.
nw-bot-flag = Flag: { $area }. Value: { $worth }.
nw-bot-build = Build: { $area }. Value: { $worth }.
nw-bot-siege = Siege: { $area }. Value: { $worth }.
nw-bot-consul = Consul: { $nation }. Value: { $worth }.
nw-bot-other = Something else. Value: { $worth }.
nw-bot-chance = Chance of victory: { $chance }%.
