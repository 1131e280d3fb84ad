### The Napoleonic Wars: a position looked at from all sides.

cli-nw-force-needed = Name the force with --force.
cli-nw-only = Option { $option } is for The Napoleonic Wars.
nw-inspect-score = Points of { $seat }: { $points } (Pacts with minor countries: { $pacts }; resources: { $resources }). Keys gained and lost
nw-inspect-conquests = Conquests, if the turn ended now
nw-inspect-conquest = { $nation } by { $conqueror }: { $falls }
nw-inspect-zones = Control of sea zones
nw-inspect-flags = Flags that can be placed or removed ({ $nation })
nw-inspect-blockades = Blockaded ports ({ $nation })
nw-inspect-convoys = Convoys from { $port } ({ $nation })
nw-inspect-voyage = { $port }: { $cp } CP{ $landing ->
    [yes] {""}, landing
   *[no] {""}
}
nw-inspect-moves = Movement
nw-inspect-move = { $area }: { $cp } CP, attrition: { $causes }
nw-inspect-interceptions = Interception in { $area }
nw-inspect-evasions = Evasion from { $area }: { $force }
nw-inspect-chance = { $needs } or more, { $chance }
nw-inspect-dice-attacker = Dice of the attacker in { $area }: { $dice }
nw-inspect-dice-defender = Dice of the defender in { $area }: { $dice }
nw-inspect-odds-battle = Chances: the attacker wins { $attacker_wins } (rout { $defender_routed }), the defender wins { $defender_wins } (rout { $attacker_routed }), nobody is left { $nobody_left }
nw-inspect-odds-siege = Chances: the fortress surrenders at once { $falls_at_once }, in all { $falls }
nw-inspect-no-odds = Without a limit of rounds there are no odds.
nw-part-units = units and generals
nw-part-commander = commander
nw-part-unit-bonus = unit bonus
nw-part-terrain = terrain bonus
nw-part-failed-evasion = failed evasion
nw-part-jealous-marshals = jealous marshals
nw-part-fortress = fortress
nw-part-pass = mountain pass
nw-part-marsh = marsh
nw-part-ambush = ambush
nw-part-forced-march = forced march
