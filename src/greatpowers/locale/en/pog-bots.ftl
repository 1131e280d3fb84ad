### Paths of Glory: why a bot decided so. Values are in loss points; a victory point is worth ten.

pog-bot-ops = Operations with “{ $card }”. Value: { $worth }.
pog-bot-event = Event: “{ $card }”. Value: { $worth }.
pog-bot-sr = Strategic redeployment with “{ $card }”. Value: { $worth }.
pog-bot-rp = Replacement points from “{ $card }”. Value: { $worth }.
pog-bot-auto = Automatic operation. Value: { $worth }.
pog-bot-peace = Offer of peace terms. Value: { $worth }.
pog-bot-other = Next best card: “{ $card }”. Value: { $worth }.
pog-bot-attack = Attack: { $space }. Value: { $worth }.
pog-bot-move = Move: { $space }. Value: { $worth }.
pog-bot-entrench = Entrench: { $space }. Value: { $worth }.
pog-bot-weighed = Plans weighed: { $plans }.
pog-bot-answer = Best answer of the enemy: { $space }.
