### The pages of people: passkeys, friends, invitations, profiles.

## Passkeys

club-passkeys = Passkeys
club-passkeys-about = Your device signs you in by fingerprint, face or PIN; nothing secret leaves it. You may have several.
club-passkeys-none = You have none yet.
club-passkeys-here = Passkeys work at another address of this house: { $party }.
club-passkeys-browser = This browser knows no passkeys.
club-passkey-add = Add a passkey
club-passkey-name = What you call it
club-passkey-first = Key of { $name }
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

## Friends, blocks, invitations

club-people = People
club-people-about = Friends and blocks are yours alone: nobody is told. That you know each other is shown before a game, once both have said so.
club-people-none = You have said nothing about anybody yet.
club-people-friend = Friends
club-people-block = Blocked
club-people-knows = We know each other
club-people-knows-waits = { $name } has not said so yet
club-people-forget = Take back: { $name }
club-people-find = Find a member
club-people-find-about = The first letters of a name
club-people-open = See { $name }
club-invitations = Invitations
club-invitation = { $host } invites you to a game. { $game }, { $seat }.
club-invitation-hidden = You are invited to a game with hidden names. { $game }, { $seat }.
club-invitation-accept = Accept
club-invitation-accept-for = Accept: { $title }
club-invitation-decline = Decline
club-invitation-decline-for = Decline: { $title }
club-invitation-decline-ask = Decline the invitation?
club-invitation-decline-about = The seat is free again, and the host is told.
club-invitation-look = Look first
club-invitation-accepted = The seat is yours: { $seat }.
club-invitation-declined = Declined.
