### Paths of Glory: why an attack, a flank attempt, a card, losses, a retreat or an advance is not allowed.
### Names come in ready; `$rule` is the rule.

## Declaring an attack

pog-attack-nobody = An attack needs at least one unit (rule { $rule }).
pog-attack-not-marked = The unit is not in a space activated for attack (rule { $rule }). Unit: { $unit }.
pog-attack-unit-twice = The unit has attacked already in this action (rule { $rule }). Unit: { $unit }.
pog-attack-space-twice = The space has been attacked already in this action (rule { $rule }). Space: { $space }.
pog-attack-out-of-supply = Units out of supply do not attack (rule { $rule }). Unit: { $unit }.
pog-attack-desert-summer = In summer nobody attacks into or out of a desert (rule { $rule }). Space: { $space }.
pog-attack-no-enemy = There is no enemy to attack (rule { $rule }). Space: { $space }.
pog-attack-only-retreated = Only units that retreated this round are there (rule { $rule }). Space: { $space }.
pog-attack-neutral = The space is neutral (rule { $rule }). Space: { $space }.
pog-attack-no-attackers = No unit may attack the space now (rule { $rule }). Space: { $space }.
pog-attack-no-line = No line the unit may use leads there (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-attack-siege-from-outside = A besieged fort is attacked only from its own space (rule { $rule }). Space: { $space }.
pog-attack-leaves-siege = Too few units would keep up the siege (rule { $rule }). Space: { $space }.
pog-attack-london = Units in London attack only together with Allied units in France or Belgium (rule { $rule }).
pog-attack-multinational = One of the attacking spaces must hold attacking units of every nation taking part (rule { $rule }).

## Flank attacks and cards

pog-flank-one-space = A flank attack comes from at least two spaces (rule { $rule }).
pog-flank-no-army = A flank attack needs an army (rule { $rule }).
pog-flank-terrain = Swamps and mountains cannot be flanked (rule { $rule }). Space: { $space }.
pog-flank-trench = Trenches bar a flank attack (rule { $rule }). Space: { $space }.
pog-flank-fort = A fort without units cannot be flanked (rule { $rule }). Space: { $space }.
pog-flank-pinning = Only an attacking space can pin the enemy (rule { $rule }). Space: { $space }.
pog-combat-card-not-held = You do not have this card (rule { $rule }). Card: { $card }.
pog-combat-card-wrong-step = The card belongs to another step of the combat (rule { $rule }). Card: { $card }.

## Losses, retreats, advances

pog-losses-other = The losses must be taken in another way (rule { $rule }). Loss number: { $number }.
pog-retreat-not-yours = No such unit is waiting to retreat (rule { $rule }). Unit: { $text }.
pog-retreat-not-there = The unit may not retreat there (rule { $rule }). Space: { $space }. Spaces to go: { $number }.
pog-advance-not-able = Only attackers at full strength advance, and only once (rule { $rule }). Unit: { $unit }.
pog-advance-not-there = The advance does not reach there (rule { $rule }). Space: { $space }.
pog-advance-enemy = Enemy units are there (rule { $rule }). Space: { $space }.
pog-advance-stacking = There is no room for so many units (rule { $rule }). Space: { $space }.
pog-advance-fort = Only a force that besieges the fort may enter, and it stops there (rule { $rule }). Space: { $space }.
pog-advance-channel = The Central Powers may not yet advance to the Channel coast (rule { $rule }). Space: { $space }.
