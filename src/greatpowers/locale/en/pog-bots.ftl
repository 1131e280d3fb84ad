### Paths of Glory: why a bot decided so. Values are in loss points; a victory point is worth ten.

pog-bot-ops = Operations with “{ $card }”. Value: { $worth }.
pog-bot-event = Event: “{ $card }”. Value: { $worth }.
pog-bot-sr = Strategic redeployment with “{ $card }”. Value: { $worth }.
pog-bot-rp = Replacement points from “{ $card }”. Value: { $worth }.
pog-bot-auto = Automatic operation. Value: { $worth }.
pog-bot-peace = Offer of peace terms. Value: { $worth }.
pog-bot-other = Next best card: “{ $card }”. Value: { $worth }.
pog-bot-attack = Attack: { $space }. Value: { $worth }.
pog-bot-assault = Attack: { $space }. Chance to take it: { $chance } %. Value: { $worth }.
pog-bot-move = Move: { $space }. Value: { $worth }.
pog-bot-entrench = Entrench: { $space }. Value: { $worth }.
pog-bot-weighed = Plans weighed: { $plans }.
pog-bot-answer = Best answer of the enemy: { $space }.
pog-bot-card = The combat card “{ $card }” improves this combat by: { $worth }.
pog-bot-falls-back = Retreat to { $space }: the best ground for the next round.
pog-bot-cut-off = Own armies out of supply: { $count }.
pog-bot-raid = Feared: an enemy move into open ground that cuts off armies.

## What is counted in many games

pog-count-activations = Spaces activated
pog-count-attacks = Attacks
pog-count-attrition-armies = Armies lost for good to attrition
pog-count-attrition-corps = Corps lost to attrition
pog-count-auto = Automatic operations
pog-count-early-capital = Great capital lost before turn 6 (share of games)
pog-count-capitals-lost = Capitals lost
pog-count-combat-card = Combat cards
pog-count-eliminated-armies = Armies eliminated
pog-count-eliminated-corps = Corps eliminated
pog-count-entrench-made = Trenches dug
pog-count-entrench-tried = Attempts to entrench
pog-count-event = Rounds with an event
pog-count-ground-austria = Most spaces of Austria-Hungary held
pog-count-ground-balkans = Most spaces of Serbia, Montenegro and Romania held
pog-count-ground-bulgaria = Most spaces of Bulgaria held
pog-count-ground-france = Most spaces of France and Belgium held
pog-count-ground-germany = Most spaces of Germany held
pog-count-ground-italy = Most spaces of Italy held
pog-count-ground-russia = Most spaces of Russia held
pog-count-ground-turkey = Most spaces of Turkey held
pog-count-idle-activations = Spaces activated and not used
pog-count-idle-points = Points spent on them
pog-count-lost-for-good-armies = Armies lost for good in combat
pog-count-lost-for-good-corps = Corps lost for good in combat
pog-count-offensives-due = Mandated offensives
pog-count-offensives-missed = Mandated offensives not made
pog-count-ops = Rounds with operations
pog-count-peace = Offers of peace
pog-count-rounds = Action rounds
pog-count-rp = Rounds with replacements
pog-count-sr = Rounds with redeployment
pog-count-one-event = Event: { $name }
pog-count-one-lost = Turn on which { $name } was first lost
