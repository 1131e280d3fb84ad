### Game masters, and reporting somebody from a table.

absence-master = Game master
absence-master-is = Game master: { $name }
absence-master-sees = { $sees ->
    [seats] sees every seat
   *[board] sees what spectators see
}
absence-master-enters = enters orders for the seats
absence-master-become = Be the game master
absence-master-about = You look after the table and take no seat. Everybody reads what you may see.
absence-master-sees-label = You see
absence-master-sees-board = the board
absence-master-sees-seats = every seat
absence-master-enters-label = I enter orders for the seats
absence-master-act = What
absence-master-adjourn = Adjourn
absence-master-resume = Go on
absence-master-extend = Extend
absence-master-replace = Replace
absence-master-set-back = Set back to the beginning of the phase
absence-master-orders = Orders
absence-master-days = For days
absence-master-hours = More hours
absence-master-seat = Seat
absence-master-why = Why (everybody reads it)
absence-master-do = Do it
absence-master-paste = Orders, pasted or as an e-mail file
absence-master-sealed = Sealed: { $text }
absence-master-unread = Not read
absence-master-results = Results as text
absence-report = Report somebody
absence-report-about = Moderators see what you quote and a few lines around. Lies inside a game are no offence.
absence-report-whose = Whom
absence-report-kind = Why
absence-report-text = In your words
absence-report-quote = Quote the last letters from there
absence-report-send = Send to the moderators
absence-report-sent = The moderators have it.
