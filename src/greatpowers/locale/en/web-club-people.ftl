### The pages of people: passkeys, friends, invitations, profiles.

## Passkeys

club-passkeys = Passkeys
club-passkeys-about = Your device signs you in by fingerprint, face or PIN; nothing secret leaves it. You may have several.
club-passkeys-none = You have none yet.
club-passkeys-here = Passkeys work at another address of this house: { $party }.
club-passkeys-browser = This browser knows no passkeys.
club-passkey-add = Add a passkey
club-passkey-name = What you call it
club-passkey-first = { $name }’s key
club-passkey-made = Made on { $day }.
club-passkey-used = Used last on { $day }.
club-passkey-unused = Not used yet.
club-passkey-rename = Rename { $name }
club-passkey-remove = Take { $name } away
club-passkey-added = The passkey works. Next time sign in with it.
club-passkey-removed = The passkey is worth nothing any more.
club-passkey-sign-in = Sign in with a passkey
club-passkey-gave-up = The device has made no passkey.
club-passkey-no-sign-in = The device has signed nobody in.
