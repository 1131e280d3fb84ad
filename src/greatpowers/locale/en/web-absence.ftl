### Absence: pauses, votes, stand-ins, leave. Fetched where there is something of the kind.

## At the table

absence-paused = Paused until { $when }
absence-paused-about = The clock stands still. Whoever likes may answer all the same.
absence-paused-left = The clock stands still; it goes on with { $span }. Whoever likes may answer all the same.
absence-ask-resume = Ask to go on
absence-you-are-late = You are late
absence-you-are-late-about = Everybody waits for you once more. After that a bot plays your seat.
absence-offered = { $seat } is offered to others
absence-standin = A stand-in plays { $seat }
absence-excused = { $seat } is late and excused
absence-on-leave = { $seat } is on leave until { $last }
absence-leave-ahead = { $seat } is on leave from { $first } to { $last }
absence-standin-why = { $why ->
    [leave] Its player is on leave. The bot keeps the promises made and proposes nothing new.
    [handed] Its player has handed the seat over. The bot plays until its player returns.
    [resigned] Its player has given the seat up. The bot plays until somebody takes it.
    [vote] The bot plays until somebody takes the seat.
   *[missed] Its player did not come: { $misses ->
        [one] one turn missed
       *[other] { $misses } turns missed
    }. The bot keeps the promises made and proposes nothing new.
}
absence-vote-offer = Vote to offer the seat
absence-wait = Wait
absence-motion = { $kind ->
    [pause] { $seat } asks for a pause of { $amount ->
        [one] one day
       *[other] { $amount } days
    }
    [resume] { $seat } asks to go on at once
    [extend] { $seat } asks for { $amount ->
        [one] one hour
       *[other] { $amount } hours
    } more
    [pace] { $seat } asks for another pace: { $pace }
   *[offer] { $seat } asks to offer a seat to others: { $whose }
}
absence-votes = { $yes } yes, { $no } no.
absence-votes-open = Open: { $seats }.
absence-votes-needed = { $needed } of { $voters } decide.
absence-votes-away = Away, does not count: { $seats }.
absence-agree = Agree
absence-refuse = Refuse
absence-withdraw = Withdraw
absence-welcome = Welcome back, { $name }
absence-welcome-about = { $count ->
    [0] A bot sits in your seat and has played nothing yet. Seat: { $seat }.
    [one] A bot has answered once for you. Seat: { $seat }.
   *[other] A bot has answered { $count } times for you. Seat: { $seat }.
}
absence-welcome-open = Your seat is offered to others. Until somebody takes it, it is yours. Seat: { $seat }.
absence-welcome-change = Its answer to this phase is not sealed: take the seat, and it is yours to change.
absence-played = What was played for you
absence-show-played = Show what was played
absence-hide-played = Hide it
absence-take-seat = Take { $seat }
absence-offered-tables = Seats on offer
absence-offered-none = No seat is on offer

## Asking

absence-ask-title = Ask the table
absence-ask-pause = Pause
absence-ask-extend = More time
absence-ask-pace = Pace
absence-ask-pause-label = For
absence-ask-extend-label = In addition
absence-ask-pace-label = Time for a phase
absence-ask-why = Why (everybody reads it)
absence-ask-about = More than half of the people who are there must agree. Bots and people who are away have no vote.
absence-ask = Ask
absence-resign-title = Give up the seat?
absence-resign-about = Others may take it from now on. Until somebody does, a bot plays, and you can come back. Seat: { $seat }.
absence-resign = Give it up

## The calendar

absence-leave-lead = While you are on leave a table of two waits for you; among more people it waits three days a turn, then a bot sits in.
absence-leave-left = { $left ->
    [one] one day left of { $year } a year
   *[other] { $left } days left of { $year } a year
}
absence-leave-nobody = Tell us your name first: leave is for somebody.
absence-leave-taken = Your leave is announced. Your tables are told.
absence-month-before = Earlier months
absence-month-after = Later months
absence-legend-leave = your leave
absence-legend-today = today
absence-legend-deadline = a deadline of yours
absence-day-leave = leave
absence-day-deadlines = { $count ->
    [one] one deadline
   *[other] { $count } deadlines
}
absence-days-from = { $first } – { $last }
absence-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
absence-effect = { $what ->
    [stops] the clock stops for all as long as you are away
    [stops-some] the clock stops for three days a turn, then a bot sits in
    [too-late] too close to the deadline: it stands, answer before
    [not-counted] leave does not count here: a bot sits in, or answer before
    [live] one sitting: leave does not count
    [standin] a bot sits there already
   *[untimed] there is no clock
}
absence-effect-none = You play at no table now.
absence-take = Take this leave
absence-change = Change the days
absence-choose = Choose days: press and draw, or walk with the arrows and hold Shift.
absence-announced = Announced
absence-cancel = Take it back
absence-end = End it today
absence-steps = If somebody simply stays away
absence-step-warned = Warning
absence-step-warned-about = when four fifths of the time are over, by every channel
absence-step-excused = Missed, excused
absence-step-excused-about = as often as the table says: everybody waits once more
absence-step-standin = Stand-in
absence-step-standin-about = a bot plays, marked
absence-step-offered = Offered
absence-step-offered-about = after two missed turns in a row others may take the seat
absence-step-back = Back
absence-step-back-about = until then one press gives it back
