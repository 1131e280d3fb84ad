### The page of the bots: how strong they are and how they play.

web-arena-measured = The dot is the share of the win a bot took among opponents of the level named, the band what 95 % certainty leaves open, the thin mark what an equal would take. Where two bands overlap, nobody knows yet who is better.
web-arena-score = Against { $level }: { $score } % ({ $low }–{ $high } %) in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $scenario }. An equal would take { $equals } %.
web-arena-unmeasured = Nobody has measured it yet.
web-arena-time = { $speed ->
    [quick] thinks less than a hundredth of a second
   *[slow] thinks about { $seconds } s a turn
}
web-arena-play = Play
web-arena-play-against = Play against: { $level }
web-arena-runs = All figures come from games the bots played against each other, seats rotated, on one core.
