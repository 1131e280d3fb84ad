### What the tables of all games with a board and cards share.

web-play-tab = { $tab ->
    [map] Map
    [question] Question
    [hand] Hand
    [talk] Talk
    [log] Log
    [supply] Supply
   *[table] Table
}
web-play-sheet = Draw the sheet up or down
web-play-answer = Answer
web-play-answer-how = type to narrow, or write it out
web-play-more-rows = { $count } more; type to narrow them.
web-play-none-fits = No answer fits. Press Enter to ask why not.
web-play-not-here = Nothing can be done here now.
web-play-again = Do it again to go on all the same.
web-play-undo = Undo
web-play-back = Back
web-play-replay = Look back at the game
web-play-replay-end = Back to the present
web-play-past = Looking back
web-play-past-about = The board as it stood then. Nothing can be decided here.
web-play-you = you
web-play-die = die { $die }
web-play-to-move = to move
web-play-no-map = The board could not be fetched.
web-play-panels = Panels
web-play-your-move = Your move
web-play-over = The war is over

## The last round on the map

web-round = The last round on the map
web-round-back = One scene back
web-round-next = Next scene
web-round-play = { $playing ->
    [yes] Pause
   *[no] Play
}
web-round-step = scene { $at } of { $count }
web-round-speed = Speed { $speed }×
web-round-again = Again
web-round-skip = Skip
web-round-mine = Your forces
web-round-theirs = Theirs
web-round-when = Play it by itself
web-round-when-word = { $when ->
    [always] always
    [battles] battles only
   *[never] never
}
web-round-on = Go on
web-play-dangers-all = Show all { $count }
web-play-deadline = Your time runs out: { $left } left
