### Why a position of Paths of Glory cannot be read. Units, spaces and cards go by the names they have in documents.

pog-position-actions = “{ $where }”: { $count } actions are named, a turn has { $rounds } rounds.
pog-position-russian-vp = “{ $where }”: by control the Central Powers hold { $count } of these spaces, not { $given }.
pog-position-capitulation = “{ $where }”: this box needs 3 Russian victory point spaces, there are { $count }.
pog-position-card-twice = “{ $where }”: the card “{ $card }” is already in “{ $other }”.
pog-position-card-side = “{ $where }”: “{ $card }” is not a card of this side.
pog-position-counters = “{ $where }”: there are no more counters “{ $unit }”. All in all: { $count }.
pog-position-unit = “{ $where }”: a unit is written “{ $unit }” or “{ $unit } reduced”.
pog-position-both-sides = Units of both sides cannot share a space. Space: “{ $space }”.
pog-position-not-at-war = “{ $where }”: this nation is not at war; it must stand in “at_war”. Nation: “{ $nation }”.
pog-position-two-owners = A space cannot belong to both sides. Space: “{ $space }”.
pog-position-two-trenches = A space cannot have trenches of both sides. Space: “{ $space }”.
pog-position-no-beach = The MEF cannot land here. Space: “{ $space }”.
pog-position-no-fort = There is no fort to be destroyed. Space: “{ $space }”.
pog-position-no-besiegers = There is nobody to besiege the fort. Space: “{ $space }”.
pog-position-no-broken-siege = This is no fort held by too few. Space: “{ $space }”.
pog-position-solo = The solo mode begins with a set-up of its own, not from a position.
pog-position-swap = “{ $where }”: the optional card “{ $card }” cannot take the place of “{ $other }”.
pog-position-not-held = “{ $where }”: the card “{ $card }” is not in this hand.
pog-position-claimed = This space has an owner, so it cannot belong to nobody. Space: “{ $space }”.
