### The Napoleonic Wars at sea. Names come ready; `$rule` is the rule.

nw-armada-already = All allied fleets there form one armada already (rule { $rule }). Place: { $place }.
nw-armada-nobody = An armada takes fleets of at least two allied Powers, yours among them (rule { $rule }). Place: { $place }.
nw-armada-none = The fleet belongs to no armada there (rule { $rule }). Nation: { $nation }. Place: { $place }.
nw-armada-not-yours = An armada sails in the impulse of its commander only (rule { $rule }). Commander: { $nation }.
nw-armada-once = Armadas are formed or left once an impulse (rule { $rule }).
nw-convoy-enemy-fleet = No convoy enters a zone with an enemy fleet (rule { $rule }). Zone: { $zone }.
nw-convoy-foreign = A convoy carries pieces of the active nation, and of others only those of the same player (rule { $rule }). Nation: { $nation }.
nw-convoy-marched = Who has marched in this impulse does not go on board (rule { $rule }). Area: { $area }.
nw-convoy-no-port = A convoy goes from a friendly port to another port of its last zone (rule { $rule }). Area: { $area }.
nw-convoy-orders-in-council = The Orders in Council close zones with a British fleet to foreign convoys (rule { $rule }). Zone: { $zone }.
nw-convoy-second = One convoy a nation in an impulse (rule { $rule }). Nation: { $nation }.
nw-convoy-strait = No convoy passes a strait held by an enemy fortress (rule { $rule }). Zone: { $zone }.
nw-convoy-too-big = A convoy cannot carry so many units and generals (rule { $rule }). Room: { $room }. Named: { $size }.
nw-convoy-zone-barred = No convoy may enter this zone this turn (rule { $rule }). Zone: { $zone }.
nw-fleet-not-yours = A squadron of the active nation must be among them (rule { $rule }). Nation: { $nation }.
nw-landing-without-fleet = A landing needs an own or allied fleet in control of the zone (rule { $rule }). Zone: { $zone }.
nw-no-armada = Fleets of several Powers act together only as an armada (rule { $rule }). Place: { $place }.
nw-nobody-to-find = No enemy fleet is there to be found (rule { $rule }). Place: { $place }.
nw-not-next-at-sea = These two are not adjacent at sea (rule { $rule }). From: { $place }. To: { $other }.
nw-nothing-to-refit = No squadron of the nation waits for its refit there (rule { $rule }). Nation: { $nation }. Place: { $place }.
nw-patrol-from-port = Fleets in port do not patrol (rule { $rule }). Place: { $place }.
nw-port-closed = An enemy port is entered only to attack ships in it (rule { $rule }). Place: { $place }.
nw-purse-elsewhere = These command points cannot be spent there (rule { $rule }). Place: { $place }.
nw-refit-at-sea = Squadrons are refitted in port (rule { $rule }). Place: { $place }.
nw-squadron-stays = This squadron cannot put to sea now (rule { $rule }). Squadron: { $squadron }.
nw-squadrons-apart = These squadrons do not lie in one place (rule { $rule }). Squadrons: { $squadrons }.
