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
nw-bot-weighed = Boards played out: { $boards }.
nw-bot-feared = Most dangerous now: { $nation }.

# Public talk of bots.
nw-say-danger = { $area } is in danger. { $nation }, can you send an army?
nw-say-leader = { $nation } leads with { $count ->
    [one] one point
   *[other] { $count } points
}. Whoever can reach its Keys should take them now.
nw-say-peace = Europe has seen enough war. Let us make peace this year.
nw-say-help-yes = { $nation }, we stand in one Camp: what I can spare is yours.
nw-say-help-no = { $nation }, we are not in one Camp. My armies stay where they are.
nw-say-peace-yes = { $nation }, I am for peace, and I shall pay for it.
nw-say-peace-no = { $nation }, it is too early for peace.
nw-say-attack-yes = { $nation }, I am at war there anyway and shall strike where I can: { $enemy }.
nw-say-attack-no = { $nation }, I have no war with that Power and look for none: { $enemy }.
