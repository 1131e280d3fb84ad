### Why a position of The Napoleonic Wars cannot be read. Pieces, places and cards go by the names they have in documents.

nw-position-broken = This position contradicts the rules. Rule: { $rule }.
nw-position-rules = The scenario or one of the options is not known.
nw-position-proxy = “{ $where }”: nobody plays this nation; it follows its Pact ally.
nw-position-power = “{ $where }”: a player heads this nation; it has no consul.
nw-position-pair = “{ $where }”: two different nations are needed.
nw-position-effect = “{ $where }”: an effect begins with “impulse.”, “turn.” or “game.”. What stands there: “{ $effect }”.
nw-position-effect-unknown = “{ $where }”: no card has an effect called “{ $effect }”.
nw-position-reinforcing = “{ $where }”: this belongs to the phase “reinforcements”.
nw-position-card-twice = The card lies in two places. Card: “{ $card }”.
nw-position-no-home = “{ $where }”: this is no home card. Card: “{ $card }”.
nw-position-home = “{ $where }”: a home card never lies here. Card: “{ $card }”.
nw-position-consul = “{ $where }”: a consul stands as in “france pact” or “unaligned”.
nw-position-leader-twice = “{ $where }”: the general is in two places. General: “{ $leader }”.
nw-position-ship-twice = “{ $where }”: the squadron is in two places. Squadron: “{ $squadron }”.
nw-position-ship-at-sea = “{ $where }”: a squadron is built or refitted in a port only.
nw-position-foreign = “{ $where }”: only pieces of this nation fight here. Nation: “{ $nation }”.
nw-position-ship-unnamed = “{ $where }”: squadrons of a foreign war are named one by one.
nw-position-no-port = “{ $where }”: there is no port. Area: “{ $place }”.
nw-position-ships = “{ $where }”: the nation has no more squadrons. Nation: “{ $nation }”. All in all: { $most }.
nw-position-strength = “{ $where }”: more units than there are. Nation: “{ $nation }”. Here: { $count }. All in all: { $most }.
nw-position-flag = “{ $where }”: the owner needs no flag here. Nation: “{ $nation }”.
nw-position-armada = “{ $where }”: an armada is of two Powers or more, one of them in command.
