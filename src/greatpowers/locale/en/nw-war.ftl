### The Napoleonic Wars: building, flags, diplomacy, conquest. Names come ready; `$rule` is the rule.

nw-armistice = An armistice is in force between the two (rule { $rule }). Nation: { $nation }. Area: { $area }.
nw-own-command = Nobody attacks a nation under his own command (rule { $rule }). Nation: { $nation }.
nw-prussia-stays = Prussian troops stay in Prussia in the first round of 1805 (rule { $rule }). Area: { $area }.
nw-truce = There is a truce until the next Interphase (rule { $rule }). Nation: { $nation }.
nw-war-not-declared = A neutral Power is attacked only after a declaration of war (rule { $rule }). Nation: { $nation }.
nw-build-no-squadron = No squadron is left to be built (rule { $rule }). Nation: { $nation }.
nw-build-no-port = Squadrons are built in a home port under own control (rule { $rule }). Nation: { $nation }. Area: { $area }.
nw-build-not-there = Formations are built in home or shared areas under own control, reinforcements in the capital (rule { $rule }). Nation: { $nation }. Area: { $area }.
nw-build-no-leader = This general cannot be called up now (rule { $rule }). General: { $leader }.
nw-build-no-strength = So many units are not left in the box (rule { $rule }). Nation: { $nation }.
nw-regroup-nothing = No such piece waits in Regroup (rule { $rule }). Nation: { $nation }.
nw-regroup-no-port = Squadrons come back to a friendly port without blockade (rule { $rule }). Area: { $area }.
nw-regroup-home-port = Between turns a squadron returns from Regroup to a home port (rule { $rule }). Area: { $area }.
nw-regroup-not-home = Pieces come back from Regroup to a home area (rule { $rule }). Area: { $area }.
nw-flag-fortress = A fortress is flagged only by siege (rule { $rule }). Area: { $area }.
nw-flag-neutral = Areas of a neutral are not flagged (rule { $rule }). Area: { $area }.
nw-flag-allied = No flag in areas of an ally or of your own (rule { $rule }). Area: { $area }.
nw-flag-forbidden = A card forbids a flag there now (rule { $rule }). Area: { $area }.
nw-flag-none-left = All flags of the nation are in use (rule { $rule }). Nation: { $nation }.
nw-flag-out-of-reach = A flag takes a formation there, or an army beside it that no enemy could stop (rule { $rule }). Area: { $area }.
nw-no-foreign-war = The nation has no pieces in this foreign war (rule { $rule }). Card: { $card }. Nation: { $nation }.
nw-consul-none = This nation has no consul (rule { $rule }). Nation: { $nation }.
nw-consul-proxy = The points of an allied nation move and build its own pieces, no consuls (rule { $rule }). Nation: { $nation }.
nw-restore-short = These points do not reach Pact, and they serve only to restore it (rule { $rule }). Needed: { $cost } CP. Given: { $left } CP.
nw-restore-event = This event does not restore the Pact (rule { $rule }). Card: { $card }.
nw-consul-closed = The diplomatic track is closed in the first round of 1805 (rule { $rule }).
nw-consul-frozen = The consul of a conquered nation does not move before the Interphase (rule { $rule }). Nation: { $nation }.
nw-consul-no-row = Only Powers of players have a row (rule { $rule }). Nation: { $nation }.
nw-consul-other-row = The consul stands in another row and changes rows only when unaligned (rule { $rule }). Nation: { $nation }. Row: { $row }.
nw-consul-in-pact = No command points move a consul out of Pact or beyond it (rule { $rule }). Nation: { $nation }.
nw-consul-not-your-row = Command points push to the right only in the row of the Power that spends them (rule { $rule }). Nation: { $nation }. Row: { $row }.
nw-consul-at-war = The Camp of this row is at war with the nation (rule { $rule }). Nation: { $nation }. Row: { $row }.
nw-consul-no-pact-now = No Pact is made between turns (rule { $rule }). Nation: { $nation }.
nw-consul-unaligned = The consul is unaligned already (rule { $rule }). Nation: { $nation }.
nw-consul-own-row = Nobody pushes a consul back in a row of his own (rule { $rule }). Nation: { $nation }. Row: { $row }.
nw-consul-side = The consul shows that side already (rule { $rule }). Nation: { $nation }.
nw-consul-not-in-reinforcement = In this game reinforcement points buy no influence (rule { $rule }).
nw-war-players-only = Only the Power of a player declares war (rule { $rule }). Nation: { $nation }.
nw-war-join-camp = War on a member of a Camp means joining the other Camp (rule { $rule }). Nation: { $nation }.
nw-war-already = There is no peace to break (rule { $rule }). Nation: { $nation }.
nw-war-wrong-camp = The Camp to be joined must be at war with that nation (rule { $rule }). Nation: { $nation }. Camp: { $camp }.
nw-camp-already = The Power is in this Camp already (rule { $rule }). Nation: { $nation }. Camp: { $camp }.
nw-prussia-no-camp = Prussia joins no Camp in the first round of 1805 (rule { $rule }). Camp: { $camp }.
nw-camp-france-britain = France and Britain are never allies (rule { $rule }). Camp: { $camp }.
nw-camp-both = One player does not control members of both Camps (rule { $rule }). Nation: { $nation }. Camp: { $camp }.
nw-camp-asked = One request an Interphase (rule { $rule }). Nation: { $nation }.
nw-cede-not-home = Home areas under own control are ceded, never a capital (rule { $rule }). Area: { $area }. Nation: { $nation }.
nw-cede-taker = Only the conqueror gives ceded areas away, to a Power of his Camp (rule { $rule }). Nation: { $nation }.
nw-offer-not-held = The other side holds no such area of yours (rule { $rule }). Area: { $area }.

## Talk

nw-press-unreadable = { unclear }: words to all begin like “press all:”.
nw-press-public = Talk is public: words go to all (rule { $rule }).
nw-press-silence = An offer is answered without talk (rule { $rule }).
nw-press-too-long = The message is too long (rule { $rule }). Characters: at most { $longest }.
