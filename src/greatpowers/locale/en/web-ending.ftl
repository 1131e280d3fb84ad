### The score of a table, and the end of its game.

web-score = Score
web-score-track = Victory points
web-score-start = start
web-score-now = now
web-score-turn = Turn
web-score-total = Final count
web-score-so-far = So far
web-score-graph = graph
web-score-over-time = Over the turns
web-score-begins = The graph begins with the second turn.
web-score-unreachable = The score cannot be fetched now.
web-score-source = { $source } { $points }
web-score-line = { $name }, { $points }: { $sources }
web-score-of = { $name } { $points }
web-score-at = { $turn }: { $points }

web-ending = The game is over
web-ending-show = Result
web-ending-standings = Standings
web-ending-sources = Where the points came from
web-ending-figures = How it was fought
web-ending-figure = { $what }: { $counts }
web-ending-rank = Rank
web-ending-player = Player
web-ending-how = How
web-ending-points = Points
web-ending-you-are = you
web-ending-your-place = Your rank: { $rank }.
web-ending-why-points = { $name }, { $points }: where the points came from
web-ending-turning = What turned the game
web-ending-replay = Replay
web-ending-board = Last map
web-ending-last-map = The last map
web-ending-letters = All letters
web-ending-share = Share
web-ending-rematch-changed = { $two ->
    [yes] Rematch, change sides
   *[no] Rematch, draw lots
}
web-ending-rematch-same = { $two ->
    [yes] Same sides
   *[no] Same seats
}
web-ending-rematch-join = To the rematch
web-ending-said-yes = { $count ->
    [one] { $players } has said yes.
   *[other] { $players } have said yes.
}
web-ending-not-yet = { $count ->
    [one] { $players } has not answered yet.
   *[other] { $players } have not answered yet.
}
web-ending-bots-agree = Bots always agree.
web-ending-talk = Talk
web-ending-talk-none = Nobody has said anything yet.
web-ending-talk-until = Everybody hears it. Open until { $when }.
web-ending-after = after the game
