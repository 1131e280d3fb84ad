### Diplomacy. Places, units and powers come in as ready names; `$rule` is the number of the rule.

## Powers

-austria = Austria
-england = England
-france = France
-germany = Germany
-italy = Italy
-russia = Russia
-turkey = Turkey

dip-power = { $power ->
    [Austria] { -austria }
    [England] { -england }
    [France] { -france }
    [Germany] { -germany }
    [Italy] { -italy }
    [Russia] { -russia }
    [Turkey] { -turkey }
   *[other] { $power }
}
dip-title = Diplomacy
dip-everybody = everybody

## Units and places

dip-unit-kind = { $kind ->
    [A] army
   *[F] fleet
}
dip-coast = { $coast ->
    [NC] north coast
    [SC] south coast
   *[EC] east coast
}
dip-place-on-coast = { $place } ({ dip-coast })
dip-unit = { dip-unit-kind } ({ $place })
dip-unit-on-coast = { dip-unit-kind } ({ $place }, { dip-coast })
dip-reading = { $place } ({ $code })

## Turns and phases

dip-turn = { $season ->
    [S] Spring { $year }
   *[F] Autumn { $year }
}
dip-phase-kind = { $kind ->
    [M] order writing phase
    [R] retreat and disband phase
   *[A] adjustment phase
}
dip-phase = { dip-turn }, { dip-phase-kind }

## Orders in words

dip-order = Order: { $order }.
dip-do-hold = { $unit } – hold
dip-do-move = { $via ->
    [yes] { $unit } – move via convoy → { $place }
   *[no] { $unit } – move → { $place }
}
dip-do-support-hold = { $unit } – support to hold: { $other }
dip-do-support = { $unit } – support to move: { $other } → { $place }
dip-do-convoy = { $unit } – convoy: { $other } → { $place }
dip-do-retreat = { $unit } – retreat → { $place }
dip-do-disband = { $unit } – disband
dip-do-build = { $unit } – build
dip-do-remove = { $unit } – removal
dip-do-waive = waive a build

## What became of an order

dip-outcome-holds = holds
dip-outcome-moves = moves
dip-outcome-bounces = bounces
dip-outcome-no-convoy = no convoy
dip-outcome-supports = supports
dip-outcome-cut = cut
dip-outcome-convoys = convoys
dip-outcome-disrupted = disrupted
dip-outcome-void = void
dip-outcome-dislodged = dislodged
dip-outcome-retreats = retreats
dip-outcome-disbands = disbands
dip-outcome-builds = builds
dip-outcome-removes = removes
dip-outcome-waives = waives

## Why an order ended as it did

order-holds = Nobody dislodges the unit (rule { $rule }).
order-supports = Nobody cuts the support (rule { $rule }).
order-convoys = Nobody dislodges the convoying fleet (rule { $rule }).
moved = Nobody stops the move (rule { $rule }).
moved-by-sea = The army arrives via convoy (rule { $rule }).
driven-out = The unit is dislodged (rule { $rule }). Attack: { $by }.
convoy-fleet-driven-out = Disrupted convoy: the convoying fleet is dislodged (rule { $rule }). Attack: { $by }.
bounced-own-unit = No power dislodges its own unit (rule { $rule }). Province: { $place }. Unit there: { $other }.
bounced-head-to-head = A head-to-head attack fails (rule { $rule }). Province: { $place }. Strength: { $strength } against { $against }. Other unit: { $other }.
bounced-held = The unit there does not give way (rule { $rule }). Province: { $place }. Strength: { $strength } against { $against }. Unit there: { $other }.
bounced-beaten = A unit beaten in a head-to-head attack has no effect there (rule { $rule }). Province: { $place }. Strength: { $strength } against { $against }. Winner: { $other }.
bounced-standoff = Standoff, equal strength (rule { $rule }). Province: { $place }. Strength: { $strength } against { $against }. Other unit: { $other }.
bounced-outmatched = Another attack is stronger (rule { $rule }). Province: { $place }. Strength: { $strength } against { $against }. Other unit: { $other }.
convoy-paradox = Convoy paradox: the fleets concerned do not convoy (rule { $rule }). Destination: { $place }.
convoy-missing = No complete convoy chain was ordered (rule { $rule }). Destination: { $place }.
convoy-broken = Disrupted convoy: a fleet it needs is dislodged (rule { $rule }). Unit: { $fleet }. Destination: { $place }.
support-cut = The support is cut by an attack (rule { $rule }). Attack: { $by }.
support-driven-out = The support is cut: the supporting unit is dislodged (rule { $rule }). Attack: { $by }.
support-of-moving-unit = The support is void: the unit was ordered to move (rule { $rule }). Unit: { $other }.
support-not-matching = The support does not match the order (rule { $rule }). Unit: { $other }.
convoy-not-used = The convoy is not used: the army takes the land route (rule { $rule }). Unit: { $other }.
convoy-not-matching = The convoy does not match the order of the army (rule { $rule }). Unit: { $other }.
removed-by-distance = Too few removals were named, so the farthest unit goes (rule { $rule }). Unit: { $unit }.

## Orders that cannot be read

order-empty = { unclear }: the order is empty. Order: “{ $text }”.
order-incomplete = { unclear }: something is missing at the end of the order. Order: “{ $text }”.
order-unreadable = { unclear }: this word does not fit here. Word: “{ $word }”, character { $position }. Order: “{ $text }”.
order-unreadable-whole = { unclear }: no order is written here. Text: “{ $text }”.
order-unknown-place = { unclear }: unknown province. Word: “{ $word }”. Similar names: { $readings }. Order: “{ $text }”.
order-unknown-place-alone = { unclear }: unknown province. Word: “{ $word }”. Order: “{ $text }”.
order-ambiguous-place = { unclear }: several provinces can be meant. Word: “{ $word }”. Possible: { $readings }. Order: “{ $text }”.
order-wrong-phase = { refused }: no such order is given in this phase. Phase: { $phase }. Order: “{ $text }”.
order-without-letter = { refused }: the letter A or F is missing. Order: “{ $text }”.
order-too-long = { unclear }: the order is too long. Characters: { $length }, at most { $limit }.
order-control-character = { unclear }: the order holds a control character. Code: { $code }, character { $position }.

## Whose unit it is

order-no-unit = { refused }: there is no unit in the province. Province: { $place }.
order-no-unit-written = { refused }: the unit of this order is not on the board. Order: “{ $text }”.
order-other-unit = { refused }: another unit stands in the province. Unit: { $unit }.
order-foreign-unit = { refused }: this is not your unit. Unit: { $unit }.
order-no-government = { refused }: civil disorder, there is no government to give orders. Country: { $power }.
order-wrong-letter = { refused }: the letter of the unit is wrong. Unit: { $unit }.
order-twice = { refused }: the unit has two different orders. Order: “{ $text }”.
order-twice-unnamed = { refused }: the unit has two different orders.

## Moves

move-own-province = { refused }: the unit is in this province already. Unit: { $unit }. Province: { $place }.
move-barred = { refused }: the provinces of { -italy } are closed for now. Unit: { $unit }. Province: { $place }.
move-army-at-sea = { refused }: an army does not enter a water province. Unit: { $unit }. Province: { $place }.
move-not-adjacent = { refused }: the provinces are not adjacent. Unit: { $unit }. Province: { $place }.
move-no-chain = { refused }: no convoy chain leads there. Unit: { $unit }. Province: { $place }.
move-name-the-coast = { refused }: the coast must be named, both can be reached. Unit: { $unit }. Province: { $place }.
move-wrong-coast = { refused }: the fleet cannot reach this coast. Unit: { $unit }. Province: { $place }.
move-fleet-inland = { refused }: a fleet does not enter an inland province. Unit: { $unit }. Province: { $place }.
move-not-along-coast = { refused }: the provinces are not adjacent along the coastline. Unit: { $unit }. Province: { $place }.

## Supports and convoys

support-self = { refused }: a unit does not support itself. Unit: { $unit }. Province: { $place }.
support-own-province = { refused }: a unit does not support an attack on its own province. Unit: { $unit }. Province: { $place }.
support-no-unit = { refused }: there is no unit to support. Unit: { $unit }. Province: { $place }.
support-out-of-reach = { refused }: the supporting unit cannot move to that province itself. Unit: { $unit }. Province: { $place }.
support-impossible-move = { refused }: the supported unit cannot move there. Unit: { $unit }. Supported unit: { $other }. Province: { $place }.
convoy-by-army = { refused }: only fleets convoy. Unit: { $unit }. Destination: { $place }.
convoy-from-coast = { refused }: a fleet convoys only from a water province. Unit: { $unit }. Destination: { $place }.
convoy-no-army = { refused }: there is no army to convoy. Unit: { $unit }. Province: { $place }.
convoy-no-chain = { refused }: the fleets form no convoy chain. Unit: { $unit }. To be convoyed: { $other }. Destination: { $place }.

## Retreats

retreat-only = { refused }: dislodged units retreat or disband only. Order: “{ $order }”.
retreat-not-dislodged = { refused }: there is no dislodged unit in the province. Province: { $place }.
retreat-out-of-reach = { refused }: the unit cannot move to that province. Unit: { $unit }. Province: { $place }.
retreat-attacker-came-from = { refused }: the attack came from that province. Unit: { $unit }. Province: { $place }.
retreat-closed = { refused }: the province is occupied or a province of a standoff. Unit: { $unit }. Province: { $place }.
retreat-clash = Several units retreat to one province, all disband (rule { $rule }). Province: { $place }.
retreat-clash-unnamed = Several units retreat to one province, all disband (rule { $rule }).
retreat-no-place = No retreat possible (rule { $rule }).
retreat-no-government = Civil disorder: dislodged units disband (rule { $rule }).
retreat-no-order = There is no retreat order (rule { $rule }).
retreat-disbanded = Voluntary disband (rule { $rule }).

## Builds and removals

adjustment-only = { refused }: units are only built or removed now. Order: “{ $order }”.
adjustment-twice = { refused }: the province is named twice. Province: { $place }.
adjustment-too-many = { refused }: more orders than are due. Order: “{ $order }”.
adjustment-none-due = { refused }: this country has as many units as supply centres, nothing is built or removed. Country: { $power }. Order: “{ $text }”.
waive-nothing-to-build = { refused }: there is no build to waive. Country: { $power }.
remove-not-yours = { refused }: your unit is not in this province. Province: { $place }.
remove-not-needed = { refused }: no removals are due. Unit: { $unit }.
build-none-due = { refused }: no builds are due. Country: { $power }. Province: { $place }.
build-not-home = { refused }: this is no home supply centre. Country: { $power }. Province: { $place }.
build-not-owned = { refused }: the home supply centre belongs to another power. Country: { $power }. Province: { $place }.
build-occupied = { refused }: the home supply centre is occupied. Country: { $power }. Province: { $place }.
build-fleet-inland = { refused }: a fleet is built in a coastal province only. Country: { $power }. Province: { $place }.
build-name-the-coast = { refused }: the coast must be named for a fleet. Country: { $power }. Province: { $place }.

## Press, draw vote, giving up

press-unreadable = { unclear }: a message begins like “press all:” or “press France, Italy:”.
press-none = { refused }: the match is played without press.
press-closed = { refused }: there is no press in this phase. Phase: { $phase }.
press-closed-writing = { refused }: there is no press while orders are written.
press-public-only = { refused }: only public press is open.
press-no-grey = { refused }: messages without a sender are not open.
press-to-nobody = { refused }: the message is addressed to nobody else.
press-too-long = { refused }: the message is too long. Characters: at most { $longest }.
draw-not-on-board = { refused }: without a unit on the board there is no share in a draw. Seat: { $seat }.
draw-all-share = { refused }: everybody with a unit on the board shares the draw.
concede-unreadable = { unclear }: to resign, write “concede” and nothing more.
concede-already = { refused }: this seat is no longer in the game. Seat: { $seat }.

## What happened

dip-event-phase-began = New phase: { $phase }.
dip-event-orders-revealed = Orders ({ $power }): { $orders }.
dip-event-orders-revealed-none = No orders received: { $power }.
dip-event-order-resolved = Order ({ $power }): { $order }. Result: { $outcome }. { $reason }
dip-event-order-passed-over = Not carried out ({ $power }): “{ $order }”. { $reason }
dip-event-line-passed-over = Not carried out ({ $power }): a line that cannot be read.
dip-event-unit-dislodged = Dislodged ({ $power }): { $unit }. Attack: { $attacker }. Retreat options: { $retreats }.
dip-event-unit-dislodged-none = Dislodged ({ $power }): { $unit }. Attack: { $attacker }. No retreat possible.
dip-event-unit-retreated = Retreat ({ $power }): { $unit } → { $to }.
dip-event-unit-disbanded = Disband ({ $power }): { $unit }. { $reason }
dip-event-centre-taken = Supply centre: { $centre }. New owner: { $power }. Owner before: { $previous }.
dip-event-centre-taken-none = Unowned supply centre: { $centre }. New owner: { $power }.
dip-event-unit-built = Build ({ $power }): { $unit }.
dip-event-builds-waived = Builds waived ({ $power }): { $count ->
    [one] { $count } unit
   *[other] { $count } units
}.
dip-event-unit-removed = Removal ({ $power }): { $unit }.
dip-event-unit-removed-none = Removal without an order ({ $power }): { $unit }.
dip-event-government-lost = Civil disorder: { $power }.
dip-event-power-eliminated = Eliminated power: { $power }.
dip-event-coin-tossed = The coin is tossed for { -italy }. Winner: { $winner }.
dip-event-italy-joined = { -italy } joins: { $seat }.
dip-event-press-sent = Message ({ $phase }): { $sender } → { $to }: { $text }
dip-event-press-sent-none = Message without a sender ({ $phase }): → { $to }: { $text }
dip-event-draw-voted = Draw vote: { $seat } – for a shared draw: { $powers }.
dip-event-draw-voted-none = Draw vote: { $seat } – vote withdrawn.
dip-event-voted-secretly = Draw vote: a secret vote.
dip-event-seat-conceded = Resigned: { $seat }.
dip-event-game-drawn = Shared draw: { $seats }.
dip-event-game-drawn-none = Draw: nobody is left in the game.
dip-event-game-won = Solo victory: { $seat }, { $centres ->
    [one] { $centres } supply centre
   *[other] { $centres } supply centres
}.
dip-purpose-italy = coin for { -italy }

## The end

dip-result-win = Solo victory: { $seats }. { $why } Supply centres: { $centres }.
dip-result-draw = Shared draw: { $seats }. { $why } Supply centres: { $centres }.
dip-result-nobody = Draw. { $why } Supply centres: { $centres }.
dip-result-open = The match goes on.
dip-centre-count = { $power } – { $count }
dip-why-centres = The centres needed to win are reached.
dip-why-conceded = All others have resigned.
dip-why-agreed = The players agreed.
dip-why-nobody-left = Nobody is left in the game.
dip-why-last-year = The last year is over.

## Scenarios

dip-scenario-seven = Seven players
dip-scenario-seven-about = One power each, from spring 1901. 18 supply centres win.
dip-scenario-six = Six players
dip-scenario-six-about = { -italy } is an unplayed power: its units hold. 18 supply centres win.
dip-scenario-five = Five players
dip-scenario-five-about = { -italy } and { -germany } are unplayed powers: their units hold. 18 supply centres win.
dip-scenario-four = Four players
dip-scenario-four-about = { -england } alone; the others play two powers each. Every power keeps its own account.
dip-scenario-three = Three players
dip-scenario-three-about = One player has three powers, two have two each. Every power keeps its own account.
dip-scenario-two = Two players
dip-scenario-two-about = Three powers each, from spring 1914. { -italy } is neutral, then a coin decides. 24 supply centres win.

## Options

dip-option-as-reading = as the reading says
dip-option-reading = Reading of the rules
dip-option-reading-about = How unclear rules are read.
dip-option-reading-rulebook = rulebook
dip-option-reading-datc3 = DATC
dip-option-unlawful-orders = Illegal orders
dip-option-unlawful-orders-about = Whether an illegal order is refused when it is written, or accepted and passed over while the other orders stand.
dip-option-unlawful-orders-refused = refused at once
dip-option-unlawful-orders-hold = accepted, not carried out
dip-option-strict-unit-letter = Strict unit letter
dip-option-strict-unit-letter-about = Whether an order with the wrong letter A or F fails.
dip-option-retreat-to-convoy-origin = Retreat to the start of a convoyed army
dip-option-retreat-to-convoy-origin-about = Whether a unit may retreat to the province its convoyed attacker came from.
dip-option-head-to-head-only = Rule 4.14 for head-to-head attacks only
dip-option-head-to-head-only-about = Whether a dislodged unit loses its effect where its attacker came from only after a head-to-head attack.
dip-option-removal-distance = Distance for removals
dip-option-removal-distance-about = From where the distance is measured when units go without an order.
dip-option-removal-distance-country = any province of the country
dip-option-removal-distance-home-centre = nearest home supply centre
dip-option-removal-distance-owned-centre = nearest own supply centre
dip-option-press = Press
dip-option-press-about = Which messages players may send.
dip-option-press-none = gunboat (no press)
dip-option-press-public = public press
dip-option-press-private = public press and private press
dip-option-press-grey = public press and private press, also without a sender
dip-option-press-closed-after-moves = No press after the moves
dip-option-press-closed-after-moves-about = Whether press is closed during retreats and adjustments.
dip-option-hidden-votes = Secret draw vote
dip-option-hidden-votes-about = Whether nobody sees who voted for a draw.
dip-option-draw-includes-all = Draw for everybody
dip-option-draw-includes-all-about = Whether everybody with a unit on the board shares the draw.
dip-option-count-all-powers = Add up the powers of a player
dip-option-count-all-powers-about = Whether the supply centres of all powers of a player count together.
dip-option-last-year = Last year
dip-option-last-year-about = The match ends in a shared draw after this year.
dip-option-last-year-none = no last year

## Why a bot decided so

bot-endgame = The end is near. Supply centres: { $centres } of { $needed }.
bot-order = Order: { $order }.
bot-goal = Goal: { $unit } → { $place }. Chance: { $chance }%.
bot-goal-simple = Goal: { $unit } → { $place }.
bot-supported-attack = Attack: { $unit } → { $place }, { $supports ->
    [one] { $supports } support
   *[other] { $supports } supports
}. Chance: { $chance }%.
bot-supported-attack-simple = Attack with support: { $unit } → { $place }.
bot-guard = Defence: { $unit }, { $supports ->
    [one] { $supports } support
   *[other] { $supports } supports
}.
bot-guard-simple = Defence: { $unit }.
bot-support = Support: { $unit }.
bot-holds = All units hold.
bot-convoy = Convoy: { $unit } → { $place }, { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
}.

## What a check of a game master's orders tells.

check-in-disorder = No government: no orders are read, dislodged units disband, nothing is built (rule { $rule }). Country: { $power }.
check-no-orders = No orders came, all units hold (rule { $rule }). Without a government the country is to be listed under disorder. Country: { $power }.
check-unit-holds = No order that counts: the unit holds (rule { $rule }). Unit: { $unit }.
check-unit-disbands = No retreat that counts: the unit disbands (rule { $rule }). Unit: { $unit }.
check-nowhere-to-go = There is no place to retreat to: the unit disbands (rule { $rule }). Unit: { $unit }.
check-builds-open = Builds that are not ordered are waived (rule { $rule }). Number: { $count }.
check-removed-by-distance = No removal is named: this unit goes by the rule of distance (rule { $rule }). Unit: { $unit }.
