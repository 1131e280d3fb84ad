### What the server answers about people among each other.

## Passkeys

passkeys-impossible = Passkeys need a house with an address of letters. This one is reached by a number only.
too-many-passkeys = Take a passkey away first. At most: { $most }.
passkey-known = This passkey is known already.
passkey-unknown = There is no such passkey.
passkey-name = A passkey needs a name that can be shown.
passkey-refused = This passkey does not fit here.
passkey-late = That took too long. Ask for the passkey again.

## Friends, blocks, invitations

person-unknown = There is no member of this name: “{ $name }”.
relation-self = This is you.
too-many-relations = That is enough. At most: { $most }.
already-invited = A seat is kept for this person already.
not-invitable = This person takes no invitations from you.
not-welcome = This table is not for you. There are others.

## Rated tables

rated-plain = A rated game begins where the printed game begins: no position, no pack, no sandbox.
rated-clock = A rated game has a clock: choose a pace with deadlines.
rated-one-seat = At a rated table everybody has one seat.
rated-members = Rated tables are for members: choose a password first.
rated-no-advice = No advice is given at rated tables.
scoring-unknown = The game is not counted like that. Way: { $system }.
rating-unknown = This game has changed no rating.
admins-only = This is for those who look after the house.
