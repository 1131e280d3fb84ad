### Why a position of Paths of Glory cannot be read. Units, spaces and cards go by the names they have in documents.

pog-position-actions = „{ $where }”: a megnevezett akciók száma { $count }, egy forduló köreié { $rounds }.
pog-position-russian-vp = „{ $where }”: az irányítás szerint a Központi hatalmaknál { $count } ilyen mező van, nem { $given }.
pog-position-capitulation = „{ $where }”: ehhez 3 orosz győzelmi pontos mező kell, most { $count } van.
pog-position-card-twice = „{ $where }”: ez a kártya már máshol is szerepel: „{ $card }”, „{ $other }”.
pog-position-card-side = „{ $where }”: ez nem ennek az oldalnak a kártyája: „{ $card }”.
pog-position-counters = „{ $where }”: ebből nincs több jelző: „{ $unit }”. Összesen: { $count }.
pog-position-unit = „{ $where }”: az egység így írható: „{ $unit }” vagy „{ $unit } reduced”.
pog-position-both-sides = Egy mezőn nem állhatnak mindkét oldal egységei. Mező: „{ $space }”.
pog-position-not-at-war = „{ $where }”: ez a nemzet nem visel háborút; szerepelnie kell itt: „at_war”. Nemzet: „{ $nation }”.
pog-position-two-owners = Egy mező nem lehet mindkét oldalé. Mező: „{ $space }”.
pog-position-two-trenches = Egy mezőn nem lehet mindkét oldal lövészárka. Mező: „{ $space }”.
pog-position-no-beach = Itt a MEF nem szállhat partra. Mező: „{ $space }”.
pog-position-no-fort = Itt nincs erőd, amely elpusztulhatott volna. Mező: „{ $space }”.
pog-position-no-besiegers = Itt senki sem ostromolja az erődöt. Mező: „{ $space }”.
pog-position-no-broken-siege = Ez nem túl kevés egységgel ostromolt erőd. Mező: „{ $space }”.
pog-position-solo = Az egyszemélyes játék saját felállításból indul, nem állásból.
pog-position-swap = „{ $where }”: ez a kiegészítő kártya nem léphet a másik helyére: „{ $card }”, „{ $other }”.
pog-position-not-held = „{ $where }”: ez a kártya nincs a kézben: „{ $card }”.
pog-position-claimed = Ennek a mezőnek van gazdája, nem lehet senkié. Mező: „{ $space }”.
