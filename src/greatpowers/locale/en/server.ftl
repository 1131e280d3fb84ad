### What the server answers when it does not do what was asked. Refusals of the rules stand with the games.

## People

sign-in-needed = Tell us your name first.
wrong-password = Name or password is wrong.
already-registered = There is an account already.
name-taken = This name is taken: “{ $name }”.
name-length = A name has 1 to { $longest } characters.
name-characters = The name holds a character that cannot be shown.
name-mixed = The name mixes letters of different alphabets in one word.
name-alike = This name looks too much like that of another member: “{ $name }”.
password-length = A password has { $shortest } to { $longest } characters.
password-name = Your own name cannot be the password.
password-common = This password is one of the first that anybody would try.
language-unknown = This language is not spoken here. Language: { $language }.
theme-unknown = There is no such theme. Theme: { $theme }.

## Tables

table-unknown = There is no such table, or it is not open to you.
invitation-unknown = There is no such invitation, or it has been used.
lesson-unknown = There is no such lesson.
invitation-needed = This seat is kept for an invited player.
title-length = The title is too long. Characters: at most { $longest }.
title-characters = The title holds a character that cannot be shown.
game-unknown = There is no such game. Game: { $game }.
text-too-long = This text is too long. Characters: at most { $most }.
option-unknown = The options do not fit the game.
level-unknown = There is no such bot. Level: { $level }.
zone-unknown = There is no such time zone. Zone: { $zone }.
seat-wish-unknown = A seat cannot be given like that.
seat-taken = The seat is taken.
seats-open = Some seats are still open: { $free }.
no-free-seat = There is no open seat.
not-seated = You have no seat at this table.
not-your-seat = This seat is not yours.
not-owner = Only the host of the table may do this.
already-started = The game has begun.
not-started = The game has not begun.
not-finished = The game is not over yet.
not-playing = The game is not being played now.
too-many-tables = Finish some of your games first. At most: { $most }.
rules-version = This game is of another version of the rules.
game-unreadable = This game cannot be read. Whoever looks after the server finds the reason in its log.

## Playing

stale = The position has changed meanwhile. Please look again.
changed-meanwhile = The table has changed meanwhile. Please try again.
no-talk-to-end = There is no negotiation to end now.
message-unknown = The server does not know this message. Kind: { $type }.
message-unreadable = The message cannot be read.
body-unfinished = The request broke off before its end.
not-live = A finished game is only looked at.
still-secret = This is open only after the game.

## Records and pictures

record-unusable = { $reason ->
    [unreadable] The file is not a match record.
    [size] The match record is too large.
    [long] The match record has more than { $most } decisions.
    [letters] The match record has more than { $most } letters.
    [field] A part of the match record is too long: { $field }. Characters: at most { $most }.
    [slow] The match record takes too long to replay.
    [setup] The match record names a game, scenario, option or position that is unknown here.
    [version] The match record is of another version of the rules: { $found }. Here it is { $known }.
    [seed-hidden] The match record does not show its seed yet. It can be replayed when it does.
    [seed-wrong] The seed in the match record does not fit its commitment.
    [seats] The seats in the match record are not those of the scenario.
    [decision] The rules refuse decision { $number } of the match record: “{ $text }”.
    [hash] After decision { $number } the match does not stand as its record says.
    [result] The match does not end as its record says.
    [states] The stored positions of the match record do not fit together.
    [pack] The map and cards that the match record brings along cannot be used.
   *[other] The match record cannot be used.
}
record-waits = The last game you brought is still being played through. Please wait for it.
pack-unknown-here = The house has no such pack.
pack-unusable = The pack cannot be used: { $problem }
position-unusable = The game cannot begin from this position: { $problem }
position-unknown = There are no positions of this game.
fork-needs-end = Dice were rolled: this game can be forked when it is over.
no-picture = There are no pictures of this game.
nothing-to-show = Between these two moments there is nothing to show.
no-score = Nothing is counted in this game.
talk-over = Talk at this table is closed.
talk-full = Enough was said at this table: { $most } remarks are the most.
remark-empty = There is nothing to say.
fork-at-end = The game is over here: choose an earlier moment to play on from.
centres-missing = An adjustment phase needs supply centres.

## The house

bad-request = The request cannot be understood.
not-allowed = This is not allowed to you.
not-found = There is no such page or thing here.
wrong-method = This cannot be done in this way.
too-large = This is too large for the server.
wrong-media-type = The server cannot read this kind of content.
null-character = The request holds a character that cannot be shown.
request-header-missing = The request does not come from this page.
foreign-origin = The request comes from another site.
too-often = Too many requests. Next try in { $seconds } s.
busy = The server is busy. Please try again in a moment.
store-unavailable = { $reason ->
    [full] The disk of the server is full. Nothing can be kept until there is room again.
    [locked] The database of the server is locked. Please try again in a moment.
    [read-only] The database of the server cannot be written at the moment.
    [damaged] The database of the server is damaged. Whoever looks after it must restore a backup.
   *[unreachable] The database of the server cannot be reached. Please try again in a moment.
}
our-mistake = Something went wrong on our side. Nothing you did is lost.

## Being told

channel-unknown = There is no such channel.
channel-address = Notices are not sent to such an address.
channel-failed = It did not get through. { $reason }
too-many-channels = Take a channel away first. Channels: at most { $most }.
push-keys = These are no keys of a browser.
notice-always = What the house itself has to say is always told.
members-only = This is for members: choose a password first.
mail-address = This is no e-mail address.
mail-not-set-up = This house sends no mail.
mail-not-sent = The letter could not be sent. Try again a little later.
link-expired = This link is not valid any more. Ask for a new one.

## Absence

leave-days = A leave has a first and a last day within a year.
leave-late = A leave is announced before the day on which it begins.
leave-overlaps = Some of these days are taken already.
leave-row = At most { $most } days of leave in a row. These would be { $days }.
leave-spent = You have fewer days left: { $left }. These would be { $days }.
leave-unknown = There is no such leave, or it is over.
motion-open = Something else is put to the vote here.
motion-no-vote = Whoever is away or out of the game has no vote.
motion-not-yours = Somebody else has asked for this.
motion-amount = Ask for less: at most { $most }.
motion-pace = Choose the pace you would have.
no-motion = Nothing is put to the vote here.
not-paused = This table is not paused.
no-extension = There is no time to extend, or this phase was extended once already.
seat-not-vacant = Nobody is missed in this seat.
seat-shared = A seat of a shared screen cannot be given up.
already-seated = You have a seat at this table.

## Game masters and order

master-plays = A game master has no seat at his table. Leave the seat first.
not-master = Only the game master of this table may do this.
nothing-to-correct = Nothing has been decided yet.
master-no-orders = At this table the game master enters no orders.
report-self = Nobody reports himself.
report-claimed = Somebody else is looking after this report.
report-unclaimed = Take the report on first.
report-unknown = There is no such report.
sanction-unknown = There is no such decision.
reason-missing = Say why: whom it concerns is told.
appeal-once = One appeal can be made, as long as the decision holds.
appeal-another = Another moderator decides on an appeal.
appeal-none = There is no open appeal.
muted = You cannot write here for now. Reason: { $reason } Until: { $until }
banned = You cannot begin or join games for now. Reason: { $reason } Until: { $until }
