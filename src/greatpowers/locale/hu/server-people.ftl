### Amit a kiszolgáló az emberekről és egymáshoz való viszonyukról válaszol.

## Belépőkulcsok

passkeys-impossible = A belépőkulcshoz betűkből álló cím kell. Ez a ház csak számmal érhető el.
too-many-passkeys = Előbb törölj egy belépőkulcsot. Legfeljebb: { $most }.
passkey-known = Ez a belépőkulcs már ismert.
passkey-unknown = Nincs ilyen belépőkulcs.
passkey-name = A belépőkulcsnak megjeleníthető név kell.
passkey-refused = Ez a belépőkulcs ide nem illik.
passkey-late = Túl sokáig tartott. Kérd újra a belépőkulcsot.

## Barátok, tiltások, meghívások

person-unknown = Nincs ilyen nevű tag: „{ $name }”.
relation-self = Ez te vagy.
too-many-relations = Ennyi elég. Legfeljebb: { $most }.
already-invited = Már tartanak neki helyet ennél az asztalnál.
not-invitable = Ez a tag nem fogad tőled meghívást.
not-welcome = Ez az asztal nem neked szól. Van másik.

## Értékelt asztalok

rated-plain = Értékelt játszma a nyomtatott kezdőállásból indul: saját állás, csomag és homokozó nélkül.
rated-clock = Értékelt játszmához óra kell: válassz határidős tempót.
rated-one-seat = Értékelt asztalnál mindenkinek egy helye van.
rated-members = Az értékelt asztalok tagoknak szólnak: előbb válassz jelszót.
rated-no-advice = Értékelt asztalnál nincs tanács.
scoring-unknown = Ezt a játékot nem így számolják. Mód: { $system }.
rating-unknown = Ez a játszma egyetlen értékszámot sem változtatott meg.
admins-only = Ez azoknak szól, akik a házról gondoskodnak.
