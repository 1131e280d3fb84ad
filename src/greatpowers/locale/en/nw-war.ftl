### The Napoleonic Wars: building, flags, diplomacy, conquest. Names come ready; `$rule` is the rule.

nw-armistice = An armistice is in force between the two (rule { $rule }). Nation: { $nation }. Area: { $area }.
nw-own-command = Nobody attacks a nation under his own command (rule { $rule }). Nation: { $nation }.
nw-prussia-stays = Prussian troops stay in Prussia in the first round of 1805 (rule { $rule }). Area: { $area }.
nw-truce = There is a truce until the next Interphase (rule { $rule }). Nation: { $nation }.
nw-war-not-declared = A neutral Power is attacked only after a declaration of war (rule { $rule }). Nation: { $nation }.
