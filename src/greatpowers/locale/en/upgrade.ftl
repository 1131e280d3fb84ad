### The rules have changed while games were being played: what players are told, and games that cannot go on.

stranded = This game cannot go on: the rules it was begun by are gone.
upgrade-no-state = There is no position of this game that could be played on alone.
upgrade-not-stranded = This game goes on. Nothing need be done.

upgrade-impossible = The position cannot be carried over from version { $old } of the rules to version { $new }.
upgrade-refused = The game is of version { $old } of the rules, and version { $new } does not accept all its decisions.
upgrade-differs = The game is of version { $old } of the rules, and by version { $new } the board would be another one.

event-rules-changed = The rules have changed. From here on the game is played by version { $new }; before, it was version { $old }.
event-rules-changed-back = The rules have changed. From here on the game is played by version { $new }; before, it was version { $old }. What was begun last cannot be finished by the new rules and is asked again.

## What changed, by game and version

upgrade-changed = The game goes on by version { $new } of the rules; before, it was version { $old }. Board, hands and clocks are as they were.
upgrade-napoleonic-wars-4 = In every Interphase the nations of players get their reinforcements. Responses, Resources, Pacts, Convoys, Consuls and the peace after a conquest follow the rulebook more closely. Board, hands and clocks are as they were.

## In the browser

web-upgrade-title = The rules have changed
web-upgrade-dismiss = Understood
web-upgrade-row = New rules: version { $new }
web-stranded-title = This game cannot go on
web-stranded-about = Nothing of it is lost. It stays here as it is, and its clock stands still. If a later version of the program can carry it over, it goes on by itself.
web-stranded-record = Save the record
web-stranded-sandbox = Play on alone
web-stranded-end = End as a draw
web-stranded-end-not = Do not end it
web-stranded-missing = { $missing ->
    [one] One more player has to agree.
   *[other] { $missing } more players have to agree.
}
web-stranded-decisions = Your decisions
web-stranded-over = This game is over
web-stranded-over-about = It was played by rules that are gone, so there is no board to look at. It counts as it ended.
web-row-stranded = Cannot go on: the rules have changed
web-status-stranded = Cannot go on
upgrade-diplomacy-2 = A unit written alone among the adjustments is built or removed. Where unlawful orders are accepted, a bad line is passed over and the others stand; sealing a sheet without orders is no civil disorder. Board, orders and clocks are as they were.
upgrade-paths-of-glory-2 = All units at full strength may follow onto a beachhead; every American reinforcement card counts for the bonus; targets that are forbidden cannot be marked. In the 2010 rules Persia belongs to nobody at first and British redeployment is free before Turkey enters. Board, hands and clocks are as they were.
