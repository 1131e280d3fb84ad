### Paths of Glory: redeployment and the inspection of positions. Names come in ready; `$rule` is the rule.

pog-sr-not-yours = The unit is not yours (rule { $rule }). Unit: { $unit }.
pog-sr-unit-twice = A unit is redeployed only once in an action (rule { $rule }). Unit: { $unit }.
pog-sr-points = Not enough points are left (rule { $rule }). Unit: { $unit }. Cost { $cost }, left { $points }.
pog-sr-already-there = The unit is there already (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-not-a-space = Nobody is redeployed to this box (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-neutral = Units of a neutral nation stay where they are (rule { $rule }). Unit: { $unit }. Nation: { $nation }.
pog-sr-not-in-play = The unit is neither on the map nor in the reserve (rule { $rule }). Unit: { $unit }.
pog-sr-unsupplied = A unit out of supply is not redeployed (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-siege = The siege would lapse without the unit (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-broken-siege = The force is too weak for a siege, so the space is no place to redeploy (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-montenegrin = Montenegrins go only between Cetinje and the reserve (rule { $rule }). Unit: { $unit }.
pog-sr-goal-unsupplied = The unit would be out of supply there (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-army-by-sea = Armies do not go by sea (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-no-way = No chain of friendly spaces leads there (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-closed = The space is not open to anybody yet (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-not-friendly = The goal must be friendly and free of enemies (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-russia = Russians are redeployed only inside Russia (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-serbian-supply = The special supply of the Serbs does not serve the reserve (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-only-irregulars = Arabs and Senussi alone receive nobody from the reserve (rule { $rule }). Unit: { $unit }. Space: { $space }. Nation: { $nation }.
pog-sr-nobody-there = From the reserve a corps joins a supplied unit of its nation, its capital or its source (rule { $rule }). Unit: { $unit }. Space: { $space }. Nation: { $nation }.
pog-sr-foreign-source = The unit is not supplied from sources of its own nation (rule { $rule }). Unit: { $unit }. Space: { $space }. Nation: { $nation }.
pog-sr-army-reserve = Armies do not go to or from the reserve (rule { $rule }). Unit: { $unit }.
pog-sr-capital = The enemy holds or besieges a capital of the nation (rule { $rule }). Unit: { $unit }. Space: { $space }. Nation: { $nation }.
pog-sr-near-east-russian-army = Russian armies do not cross the border of the Near East (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-near-east-russian = One Russian corps a turn crosses the border of the Near East (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-near-east-british = One British corps a turn goes to or from the Near East by sea or reserve (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-near-east-cp = One corps a turn other than Turkish crosses the border of the Near East (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-near-east-nation = Corps of this kind do not go to or from the Near East by sea or reserve (rule { $rule }). Unit: { $unit }. Space: { $space }. Nation: { $nation }.
pog-sr-near-east-arabs = The Arab Northern Army stays on the map of the Near East (rule { $rule }). Unit: { $unit }. Space: { $space }.
pog-sr-space-full = Three units are there and none can be sent on (rule { $rule }). Space: { $space }.
pog-sr-too-many = First a unit must leave the stack that is too high (rule { $rule }). Space: { $space }.

## What `inspect` tells

pog-inspect-out-of-supply = Out of supply
pog-inspect-armies-removed = Attrition: armies lost for good
pog-inspect-corps-eliminated = Attrition: corps eliminated
pog-inspect-lost-spaces = Attrition: spaces lost ({ $side })
pog-inspect-costs = Cost of activation ({ $side })
pog-inspect-space = space
pog-inspect-move = move
pog-inspect-attack = attack
pog-inspect-events-hand = Events that can be played, from the hand ({ $side })
pog-inspect-events-all = Events that can be played, of all cards ({ $side })
pog-inspect-mandated = Mandated offensive by die ({ $side })
pog-inspect-flip = Replacements: units that can be restored ({ $side })
pog-inspect-rebuild-corps = Replacements: corps that can be rebuilt ({ $side })
pog-inspect-rebuild-army = Replacements: where it can be rebuilt: { $unit }
pog-inspect-moves = The units may march to
pog-inspect-attacks = The units may attack
pog-inspect-sr = Redeployment: { $unit }
pog-inspect-retreats = Retreats: { $unit }
pog-inspect-fire-attacker = Attacker: { $factors } factors, { $table ->
        [army] army table
       *[corps] corps table
    }, shift { $shift }, column { $column }, modifier { $drm }, loss number { $loss }
pog-inspect-fire-defender = Defender: { $factors } factors, { $table ->
        [army] army table
       *[corps] corps table
    }, shift { $shift }, column { $column }, modifier { $drm }, loss number { $loss }
pog-inspect-no-attack = These units may not attack { $space } together now; if they could:
pog-inspect-odds = Chances: the attacker wins { $attacker_wins }, tie { $tie }, the defender wins { $defender_wins }; the defender must retreat { $retreat }
pog-inspect-losses = Losses, { $absorbed } borne; left
pog-inspect-losses-fort = Losses, { $absorbed } borne, the fort falls; left
cli-pog-units-needed = Name the units with --units.
cli-pog-number = Option { $option } needs whole numbers, not { $text }.
cli-pog-points = No such kind of replacement points: { $text }.
cli-pog-only = Option { $option } is for Paths of Glory.
cli-diplomacy-only = Option { $option } is for Diplomacy.
