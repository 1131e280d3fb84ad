### Studying any game: the position editor, its file, a game from a position.

web-study-position = Position editor
web-study-change = Change the position
web-study-start = Start a game
web-study-my-seat = I play
web-study-against = Against
web-study-invite = somebody with an invitation
web-study-begin = Begin
web-study-save = Save
web-study-load = Load
web-study-copy = Copy
web-study-copied = The position is copied.
web-study-empty = Empty board
web-study-paste = Or paste a position here
web-study-take = Take over
web-study-unreadable = This is no position.
web-study-sound = Nothing speaks against this position.
web-study-not-read = The last change could not be made.
web-study-rule = Rule { $rule }
web-study-more-faults = And so many more: { $count }
web-study-remove = Take away
web-study-this = Study this position
web-study-undo = Undo
