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
dip-reading = { $place } ({ $code })

## Turns and phases

dip-turn = { $kind ->
    [A] Winter { $year }
   *[other] { $season ->
        [S] Spring { $year }
       *[F] Autumn { $year }
    }
}
dip-phase-kind = { $kind ->
    [M] order writing phase
    [R] retreat and disband phase
   *[A] adjustment phase
}
dip-phase = { dip-turn }, { dip-phase-kind }

## Orders in words

dip-order = Order: { $order }.
dip-do-hold = { $unit } holds
dip-do-move = { $via ->
    [yes] { $unit } moves by convoy { TO($place) }
   *[no] { $unit } moves { TO($place) }
}
dip-do-support-hold = { $unit } supports { $other }
dip-do-support = { $unit } supports { $other } { TO($place) }
dip-do-convoy = { $unit } convoys { $other } { TO($place) }
dip-do-retreat = { $unit } retreats { TO($place) }
dip-do-disband = { $unit } disbands
dip-do-build = { $unit_kind ->
    [A] an army
   *[F] a fleet
} is built { IN($unit) }
dip-do-remove = { $unit_kind ->
    [A] the army
   *[F] the fleet
} { IN($unit) } is removed
dip-do-waive = a build is waived

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

order-holds = Nobody drove it out (rule { $rule }).
order-supports = Nobody cut the support (rule { $rule }).
order-convoys = Nobody drove the convoying fleet out (rule { $rule }).
moved = Nobody stood in the way (rule { $rule }).
moved-by-sea = The convoy carried the army across (rule { $rule }).
driven-out = An attack { FROM($by) } drove it out (rule { $rule }).
convoy-fleet-driven-out = An attack { FROM($by) } drove the convoying fleet out, and the convoy is disrupted (rule { $rule }).
bounced-own-unit = Its own power stands { IN($place) } and is never driven out by itself (rule { $rule }).
bounced-head-to-head = { $other } came the other way with { $against } against { $strength } (rule { $rule }).
bounced-held = { $other } held with { $against } against { $strength } (rule { $rule }).
bounced-beaten = { $other } beat it head-to-head, so it counts for nothing { IN($place) }: { $strength } against { $against } (rule { $rule }).
bounced-standoff = Standoff { IN($place) }: { $other } came as well with equal strength, { $strength } against { $against } (rule { $rule }).
bounced-outmatched = { $other } was stronger { IN($place) }: { $strength } against { $against } (rule { $rule }).
convoy-paradox = The way { TO($place) } is a convoy paradox, and its fleets do not convoy (rule { $rule }).
convoy-missing = No complete convoy chain { TO($place) } was ordered (rule { $rule }).
convoy-broken = The fleet { IN($fleet) } was driven out, and the convoy { TO($place) } is disrupted (rule { $rule }).
support-cut = An attack { FROM($by) } cut the support (rule { $rule }).
support-driven-out = An attack { FROM($by) } drove the supporting unit out, and its support is cut (rule { $rule }).
support-of-moving-unit = { $other } was ordered to move, so there was nobody to support there (rule { $rule }).
support-not-matching = { $other } was ordered something else than the support says (rule { $rule }).
convoy-not-used = { $other } took the land route and needed no convoy (rule { $rule }).
convoy-not-matching = { $other } was ordered something else than the convoy says (rule { $rule }).
removed-by-distance = Too few removals were named, so the farthest unit goes: { $unit } (rule { $rule }).

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

order-no-unit = { refused }: nobody stands { IN($place) }.
order-no-unit-written = { refused }: the unit of this order is not on the board. Order: “{ $text }”.
order-other-unit = { refused }: another unit stands { IN($unit) }.
order-foreign-unit = { refused }: the unit { IN($unit) } is not yours.
order-no-government = { refused }: { $power } is in civil disorder and has no government to give orders.
order-wrong-letter = { refused }: the letter is wrong for the unit { IN($unit) }.
order-twice = { refused }: the unit has two different orders. Order: “{ $text }”.
order-twice-unnamed = { refused }: the unit has two different orders.

## Moves

move-own-province = { refused }: { $unit } is there already.
move-barred = { refused }: the provinces of { -italy } are closed for now, and { $place } is one of them.
move-army-at-sea = { refused }: an army does not go { TO($place) }, a water province.
move-not-adjacent = { refused }: { $unit } and { $place } are not adjacent.
move-no-chain = { refused }: no convoy chain leads { FROM($unit) } { TO($place) }.
move-name-the-coast = { refused }: { $unit } can reach both coasts { OF($place) }, so the coast must be named.
move-wrong-coast = { refused }: the fleet cannot reach this coast { FROM($unit) }: { $place }.
move-fleet-inland = { refused }: a fleet does not go { TO($place) }, an inland province.
move-not-along-coast = { refused }: { $unit } and { $place } are not adjacent along the coastline.

## Supports and convoys

support-self = { refused }: { $unit } cannot support itself.
support-own-province = { refused }: { $unit } cannot support an attack on its own province.
support-no-unit = { refused }: nobody stands { IN($place) } to be supported.
support-out-of-reach = { refused }: { $unit } cannot move { TO($place) } itself, so it cannot support there.
support-impossible-move = { refused }: { $other } cannot move { TO($place) }.
convoy-by-army = { refused }: only fleets convoy, and an army stands { IN($unit) }.
convoy-from-coast = { refused }: a fleet convoys only from a water province, and { $unit } is a coast.
convoy-no-army = { refused }: there is no army { IN($place) } to convoy.
convoy-no-chain = { refused }: the fleets form no convoy chain { FROM($other) } { TO($place) }.

## Retreats

retreat-only = { refused }: dislodged units retreat or disband only. Order: “{ $order }”.
retreat-not-dislodged = { refused }: nobody was driven out { OF($place) }.
retreat-out-of-reach = { refused }: { $unit } cannot reach { $place }.
retreat-attacker-came-from = { refused }: the attack came from that province: { $place }.
retreat-closed = { refused }: { $place } is occupied, or two met there in a standoff.
retreat-clash = Several units retreated { TO($place) }, so all disband (rule { $rule }).
retreat-clash-unnamed = Several units retreated to one province, so all disband (rule { $rule }).
retreat-no-place = It had no way out (rule { $rule }).
retreat-no-government = In civil disorder a unit that is driven out disbands (rule { $rule }).
retreat-no-order = It got no retreat order (rule { $rule }).
retreat-disbanded = It disbanded of its own will (rule { $rule }).

## Builds and removals

adjustment-only = { refused }: units are only built or removed now. Order: “{ $order }”.
adjustment-twice = { refused }: { $place } is named twice.
adjustment-too-many = { refused }: more orders than are due. Order: “{ $order }”.
adjustment-none-due = { refused }: { $power } has as many units as supply centres, nothing is built or removed. Order: “{ $text }”.
waive-nothing-to-build = { refused }: { $power } has no build to waive.
remove-not-yours = { refused }: no unit of yours stands { IN($place) }.
remove-not-needed = { refused }: { $unit } may stay, no removals are due.
build-none-due = { refused }: { $power } has no build due.
build-not-home = { refused }: { $place } is no home supply centre of this power.
build-not-owned = { refused }: { $place } belongs to another power now.
build-occupied = { refused }: a unit stands { IN($place) } already.
build-fleet-inland = { refused }: a fleet is built in a coastal province only, and { $place } lies inland.
build-name-the-coast = { refused }: { $place } has two coasts, so the coast must be named for a fleet.

## Press, draw vote, giving up

press-unreadable = { unclear }: a message begins like “press all:” or “press France, Italy:”.
press-none = { refused }: the match is played without press.
press-closed = { refused }: there is no press in this phase. Phase: { $phase }.
press-closed-writing = { refused }: there is no press while orders are written.
press-public-only = { refused }: only public press is open.
press-no-grey = { refused }: messages without a sender are not open.
press-to-nobody = { refused }: the message is addressed to nobody else.
press-too-long = { refused }: the message is too long. Characters: at most { $longest }.
press-huh = { unclear }: The message cannot be read from character { $position } on: { $text }
press-meaning-unreadable = { unclear }: what the message is to mean is not in the notation of proposals. Text: { $text }.
press-alone = { refused }: the arrangement names nobody else, or nothing.
press-against-itself = { refused }: an alliance is not against its own members. Seat: { $seat }.
press-not-theirs = { refused }: the arrangement binds somebody who does not read the message.
press-eliminated = { refused }: the seat is out of the game. Seat: { $seat }.
press-no-centre = { refused }: there is no supply centre. Place: { $place }.
press-no-movement = { refused }: only orders of a movement phase can be proposed. Order: { $order }.
press-other-unit = { refused }: the unit is not of this seat. Unit: { $unit }. Seat: { $seat }.
press-two-orders = { refused }: one unit is given two orders. Unit: { $unit }.
draw-not-on-board = { refused }: without a unit on the board there is no share in a draw. Seat: { $seat }.
draw-all-share = { refused }: everybody with a unit on the board shares the draw.
concede-unreadable = { unclear }: to resign, write “concede” and nothing more.
concede-already = { refused }: this seat is no longer in the game. Seat: { $seat }.

## What happened

dip-event-phase-began = { $phase } begins.
dip-event-orders-revealed = { $power } ordered: { $orders }.
dip-event-orders-revealed-none = { $power } gave no orders.
dip-event-order-resolved = { $power }: { $order } – { $outcome }. { $reason }
dip-event-order-passed-over = { $power } wrote “{ $order }”, which is not carried out. { $reason }
dip-event-line-passed-over = { $power } wrote a line that cannot be read and is not carried out.
dip-event-unit-dislodged = { $power } is driven out { OF($unit) } by an attack { FROM($attacker_from) } and may retreat to { $retreats }.
dip-event-unit-dislodged-none = { $power } is driven out { OF($unit) } by an attack { FROM($attacker_from) } and has no way out.
dip-event-unit-retreated = { $power } retreats { FROM($unit) } { TO($to) }.
dip-event-unit-disbanded = { $power } loses its { $unit_kind ->
    [A] army
   *[F] fleet
} { IN($unit) }. { $reason }
dip-event-centre-taken = { $power } takes { $centre } from { $previous }.
dip-event-centre-taken-none = { $power } takes { $centre }, which nobody owned.
dip-event-unit-built = { $power } builds { $unit_kind ->
    [A] an army
   *[F] a fleet
} { IN($unit) }.
dip-event-builds-waived = { $power } waives { $count ->
    [one] { $count } build
   *[other] { $count } builds
}.
dip-event-unit-removed = { $power } removes its { $unit_kind ->
    [A] army
   *[F] fleet
} { IN($unit) }.
dip-event-unit-removed-none = { $power } named no removal and loses its { $unit_kind ->
    [A] army
   *[F] fleet
} { IN($unit) }.
dip-event-government-lost = { $power } has no government: civil disorder.
dip-event-power-eliminated = { $power } is out of the game.
dip-event-coin-tossed = The coin is tossed for { -italy }: { $winner } wins it.
dip-event-italy-joined = { -italy } joins { $seat }.
dip-event-press-sent = Message ({ $phase }): { $sender } → { $to }: { $text }
dip-event-press-sent-none = Message without a sender ({ $phase }): → { $to }: { $text }
dip-event-draw-voted = { $seat } votes for a draw shared by { $powers }.
dip-event-draw-voted-none = { $seat } withdraws the vote for a draw.
dip-event-voted-secretly = Somebody votes about a draw in secret.
dip-event-seat-conceded = { $seat } resigns.
dip-event-game-drawn = The match ends in a draw shared by { $seats }.
dip-event-game-drawn-none = The match is drawn: nobody is left in the game.
dip-event-game-won = { $seat } wins alone with { $centres ->
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

bot-endgame = The end is near: { $centres } of { $needed } supply centres that win.
bot-order = Order: { $order }.
bot-goal = The unit { IN($unit) } is to take the way { TO($place) }; it gets there with { $chance } % probability.
bot-goal-simple = The unit { IN($unit) } is to go { TO($place) }.
bot-supported-attack = The attack { FROM($unit) } { TO($place) } has { $supports ->
    [one] { $supports } support
   *[other] { $supports } supports
} and succeeds with { $chance } % probability.
bot-supported-attack-simple = The attack { FROM($unit) } { TO($place) } is supported.
bot-guard = The unit { IN($unit) } stays on guard, with { $supports ->
    [one] { $supports } support
   *[other] { $supports } supports
}.
bot-guard-simple = The unit { IN($unit) } stays on guard.
bot-support = The unit { IN($unit) } helps another.
bot-holds = All units hold.
bot-convoy = The army { IN($unit) } is carried { TO($place) } by { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
}.
bot-weighed = It weighed { $sets ->
    [one] one set of orders
   *[other] { $sets } sets of orders
} in { $results ->
    [one] one joint result
   *[other] { $results } joint results
}.
bot-promise = With these orders it expects { $share } % of the game.
bot-runner-up = With the next best it would expect { $share } %.
bot-sets = It weighed { $sets ->
    [one] one possible answer
   *[other] { $sets } possible answers
}.

## What a check of a game master's orders tells.

check-in-disorder = No government: no orders are read, dislodged units disband, nothing is built (rule { $rule }). Country: { $power }.
check-no-orders = No orders came, all units hold (rule { $rule }). Without a government the country is to be listed under disorder. Country: { $power }.
check-unit-holds = No order that counts: the unit holds (rule { $rule }). Unit: { $unit }.
check-unit-disbands = No retreat that counts: the unit disbands (rule { $rule }). Unit: { $unit }.
check-nowhere-to-go = There is no place to retreat to: the unit disbands (rule { $rule }). Unit: { $unit }.
check-builds-open = Builds that are not ordered are waived (rule { $rule }). Number: { $count }.
check-removed-by-distance = No removal is named: this unit goes by the rule of distance (rule { $rule }). Unit: { $unit }.
