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

club-persons = People
club-persons-about = Friends and blocks are yours alone: nobody is told. That you know each other is shown before a game, once both have said so.
club-persons-none = You have said nothing about anybody yet.
club-persons-friend = Friends
club-persons-block = Blocked
club-persons-knows = We know each other
club-persons-knows-waits = { $name } has not said so yet
club-persons-forget = Take back: { $name }
club-persons-find = Find a member
club-persons-find-about = The first letters of a name
club-persons-open = See { $name }

## A member

club-profile-since = Here since { $month }
club-profile-edit = Edit
club-profile-friend = Add as friend
club-profile-unfriend = Friend
club-profile-knows = We know each other
club-profile-knows-both = You both say that you know each other.
club-profile-block = Block
club-profile-unblock = Take the block back
club-profile-blocked = You have blocked { $name }: new tables and invitations are hidden from both of you.
club-profile-block-ask = Block { $name }?
club-profile-block-about = Invitations and new tables are hidden from both of you. Running games go on. Nobody is told.
club-rating = Rating
club-rating-none = No rated games yet.
club-rating-of = { $game }, { $pace ->
    [live] at one sitting
   *[slow] by mail
}, { $press ->
    [silent] without letters
   *[letters] with letters
}, { $seats } seats
club-rating-all = All games
club-rating-live = At one sitting
club-rating-slow = By mail
club-rating-band = The band is the doubt (95 %). Dashes and a question mark: provisional.
club-rating-told = { $line }: { $value }, between { $low } and { $high }, games: { $games }
club-rating-value = { $provisional ->
    [yes] { $value }?
   *[no] { $value }
}
club-by-side = By side
club-by-side-none = No finished game that you may see.
club-by-side-row = { $seat }: games { $games }, won { $won }, draw { $draw }, survived { $survived }, lost { $lost }, mean share { $share }
club-by-side-short = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $share }
club-by-side-par = The last figure is the mean share; { $par } is par.
club-ended-won = won
club-ended-draw = draw
club-ended-survived = survived
club-ended-lost = lost
club-ended-place = { $outcome }, place { $rank } of { $seats }
club-recent = Recent games
club-recent-none = No finished game that you may see.
club-recent-ended = Ended
club-recent-table = Table
club-recent-side = Side
club-recent-result = Result
club-reliability = Reliability
club-reliability-none = No turn with a deadline yet.
club-reliability-live = At one sitting
club-reliability-slow = By mail
club-reliability-percent = { $percent } %
club-reliability-about = of turns in time, the latest counting most
club-reliability-turns = Turns in time
club-reliability-of = { $made } of { $turns }
club-reliability-missed = Missed
club-reliability-excused = Missed, excused

## The ladder of the bots

club-ladder = Ladder
club-ladder-about = One scale for bots and people. The bar is the doubt (95 %): where two bars overlap, nobody knows yet who is better.
club-ladder-letters = Letters
club-ladder-silent = No letters
club-ladder-press = Letters or none
club-ladder-you = you
club-ladder-unmeasured = not measured yet
club-ladder-arena = measured bot against bot
club-ladder-value = { $value }, between { $low } and { $high }
club-ladder-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
club-profile-mine = My page
