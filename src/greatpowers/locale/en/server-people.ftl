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
