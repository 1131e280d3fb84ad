### The Diplomacy table in the browser. Places, units and powers come in as ready names.

## Map

web-dip-map = Map of Europe
web-dip-map-how = map; arrow keys go to neighbouring provinces, Enter chooses
web-dip-zoom = Zoom
web-dip-zoom-in = Zoom in
web-dip-zoom-out = Zoom out
web-dip-zoom-all = Show the whole map
web-dip-orders-unfold = Unfold the orders
web-dip-no-map = The map did not arrive
web-dip-no-map-about = Your orders are safe on this device.
web-dip-try-again = Try again
web-dip-legend-own = yours
web-dip-legend-expected = expected, not known
web-dip-unit-title = { $kind ->
    [A] Army { $place }
   *[F] Fleet { $place }
}
web-dip-unit-of = { $dislodged ->
    [yes] dislodged { dip-unit-kind } of { $power }
   *[no] { dip-unit-kind } of { $power }
}
web-dip-province = { $place }, { $terrain ->
    [sea] water province
    [land] inland province
   *[coast] coastal province
}{ $centre ->
    [owned] , supply centre of { $owner }
    [free] , unowned supply centre
   *[none] {""}
}{ $units ->
    [0] {""}
   *[other] , { $unit }
}{ $state ->
    [selected] , selected
    [target] , legal target
    [warning] , legal target, think again
    [blocked] , not legal
   *[none] {""}
}

## Phases in the bar

web-dip-step = { $kind ->
    [M] Orders
    [R] Retreats
   *[A] Builds
}
web-dip-go-to = { $kind ->
    [M] To the orders
    [R] To the retreats
   *[A] To the builds
}

## The question

web-dip-panel = Question, press, log
web-dip-panel-open = Open the panel
web-dip-panel-close = Close the panel
web-dip-order-of = { $kind ->
    [orders] Order { $number } of { $total }
    [retreats] Retreat { $number } of { $total }
   *[adjustments] Adjustment { $number } of { $total }
}
web-dip-previous-unit = Previous slip
web-dip-next-unit = Next slip
web-dip-ask = { $step ->
    [which] Which of these do you mean?
    [other] { $verb ->
        [convoy] Which army shall it convoy?
       *[support] Whom shall it support?
    }
    [target] { $verb ->
        [convoy] { $other }: convoy to where?
       *[support] { $other }: support where?
    }
   *[place] { $verb ->
        [hold] The unit stays where it is.
        [move] { $kind ->
            [A] Where shall the army march, or whom shall it help?
           *[F] Where shall the fleet sail, or whom shall it help?
        }
        [retreat] Where shall the dislodged unit go?
        [disband] The unit leaves the board.
        [build] What shall be built, and where?
        [remove] Which unit leaves the board?
       *[waive] No unit is built.
    }
}
web-dip-verbs = What the unit does
web-dip-verb = { $verb ->
    [hold] Hold
    [move] Move
    [support] Support
    [convoy] Convoy
    [retreat] Retreat
    [disband] Disband
    [build] Build
    [remove] Remove
   *[waive] Waive
}
web-dip-verb-closed = not possible now; choose it to learn why
web-dip-where-it-stands = where it stands
web-dip-by-convoy = { $place } via convoy
web-dip-back = Back
web-dip-warning = { $warning ->
    [own-stays] your unit is there
    [own-comes] another of yours goes there
    [no-fleet] needs a convoy
   *[no-match] does not match its order
}
web-dip-command = Command
web-dip-all-written = { $kind ->
    [orders] All orders are written
    [retreats] All retreats are written
   *[adjustments] All adjustments are written
}
web-dip-seal-now = Read them once more, then seal them: Enter.
web-dip-rule = Rule { $rule }
web-dip-rule-open = Open

## Slips and the seal

web-dip-orders = Orders
web-dip-does = { $order ->
    [hold] holds
    [move] moves to
    [move-by-sea] moves by sea to
    [support-hold] supports
    [support] supports
    [convoy] convoys
    [retreat] retreats to
    [disband] disbands
    [build] is built
    [remove] is removed
   *[waive] build waived
}
web-dip-goal = { $place }
web-dip-way = { $from } to { $to }
web-dip-slip-open = open
web-dip-slip-waits = waits for your order…
web-dip-erase = Take the order back: { $unit }
web-dip-nothing-asked = Nothing is asked of you in this phase.
web-dip-watching-about = You see what everybody at the table sees. Orders are shown when they are opened.
web-dip-seal = Seal the orders
web-dip-seal-note = { $written } of { $total } written · can be broken until the phase ends
web-dip-seal-note-last = { $written } of { $total } written · the orders open at once
web-dip-seal-idle = Nothing to seal
web-dip-sealed = Orders sealed
web-dip-sealed-note = Sealed. The orders open when all are in.
web-dip-break = Break the seal
web-dip-sending = Sending…
web-dip-not-sealed = The orders were not sealed
web-dip-open-left = { $kind ->
    [retreats] Open slips: { $open }. These units disband.
    [adjustments] Open slips: { $open }. Builds lapse, removals go by the rules.
   *[orders] Open slips: { $open }. These units hold.
}
web-dip-seal-anyway = Seal all the same
web-dip-go-on-writing = Go on writing

## Waiting

web-dip-waiting = { $state ->
    [sealed] Your orders are sealed
    [conceded] You have resigned
    [watching] You are watching
   *[free] Nothing to decide now
}
web-dip-waiting-for = Waiting for: { $seats }
web-dip-bots-follow = The bots write their orders once all people have sealed theirs.
web-dip-review-last = Show the last resolution
web-dip-end-talk = End the talk early
web-dip-talk-goes-on = Talk on after all
web-dip-agreed = Agreed: { $agreed } of { $total }

## Resolution

web-dip-filter = Which orders
web-dip-filter-by = { $filter ->
    [mine] Mine
    [failures] Failures
   *[all] All
}
web-dip-no-lines = No orders here.
web-dip-verdict = { $unit }: { $outcome }
web-dip-stage = { $stage ->
    [orders] Orders open
    [convoys] Convoys
    [supports] Supports
    [conflicts] Conflicts
    [moves] Moves
   *[retreats] Dislodged
}
web-dip-stage-news = { $stage ->
    [orders] All orders lie open.
    [convoys] { $count ->
        [0] No convoy is disrupted.
       *[other] Disrupted convoys: { $units }.
    }
    [supports] { $count ->
        [0] No support is cut.
       *[other] Lost supports: { $units }.
    }
    [conflicts] { $count ->
        [0] No move is stopped.
       *[other] Stopped: { $units }.
    }
    [moves] { $count ->
        [0] Nobody moves.
       *[other] Moved: { $units }.
    }
   *[retreats] { $count ->
        [0] Nobody is dislodged.
       *[other] Dislodged: { $units }.
    }
}
web-dip-and-more = { $more } more
web-dip-play-controls = Play
web-dip-play = Play
web-dip-pause = Pause
web-dip-to-start = To the beginning
web-dip-to-end = To the end

## Log and notes

web-dip-log = Log
web-dip-log-more = Show earlier phases
web-dip-log-quiet = Nothing yet.
web-dip-show-phase = Show on the map: { $phase }
web-dip-notes = Notes
web-dip-notes-about = Only for you, kept on this device.

## While away

web-dip-away = While you were away
web-dip-away-phases = Resolved: { $phases }
web-dip-away-failures = { $count ->
    [one] { $count } order of yours failed
   *[other] { $count } orders of yours failed
}
web-dip-away-dislodged = { $count ->
    [one] { $count } unit of yours was dislodged
   *[other] { $count } units of yours were dislodged
}
web-dip-away-gained = Supply centres gained: { $places }
web-dip-away-lost = Supply centres lost: { $places }
web-dip-away-tell = Tell me from { $turn } on

## Press

web-dip-press = Press
web-dip-press-open = open
web-dip-press-shut = closed
web-dip-press-watching = You are watching: letters are written by the players.
web-dip-press-past = You look at the past: letters are written in the present.
web-dip-press-over = The match is over.
web-dip-everyone = Everyone
web-dip-one-to-one = One to one
web-dip-circles = Circles
web-dip-new-circle = New circle
web-dip-new-circle-about = All chosen powers read the letters of the circle.
web-dip-make-circle = Make the circle
web-dip-choose-thread = Choose a thread.
web-dip-all-threads = All threads
web-dip-open-wide = Open wide
web-dip-no-letters = No letters yet
web-dip-first-word = No letters yet. The first word is yours.
web-dip-mute = A bot: reads no letters
web-dip-mute-about = { $count ->
    [one] A bot sits here. It reads no letters and will not answer.
   *[other] Only bots sit here. They read no letters and will not answer.
}
web-dip-you-said = You: { $text }
web-dip-said = { $who }: { $text }
web-dip-unread = { $count ->
    [one] { $count } unread letter
   *[other] { $count } unread letters
}
web-dip-correspondent = { $who ->
    [bot] Bot · { $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }
   *[other] { $name } · { $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    } · { $online ->
        [yes] at the table
       *[no] away
    }
}
web-dip-attach = Attach orders
web-dip-unsign = without a sender
web-dip-proposed = Proposed orders
web-dip-yours = yours
web-dip-write-mine = Write my order
web-dip-proposal-preview = Preview of the proposal
web-dip-preview = Preview

## Draw and giving up

web-dip-draw = Draw vote
web-dip-draw-about = If everybody with a unit on the board votes for it, the match ends in a shared draw. Votes lapse when the moves are resolved.
web-dip-for-draw = For a draw: { $seats }
web-dip-voted = for a draw
web-dip-not-voted = no vote
web-dip-vote = Vote for a draw
web-dip-withdraw-vote = Withdraw my vote
web-dip-concede = Resign
web-dip-concede-about = Your powers go on without a government: their units hold. This cannot be undone.
web-dip-concede-sure = Resign now
web-dip-play-on = Play on
web-dip-letters-on-counters = Letters A and F on counters

## Replay

web-dip-look-back = Step back in time
web-dip-looking-back = You look at the past
web-dip-to-present = Back to the present
web-dip-leave = Leave the table
web-dip-replay = Replay
web-dip-seen-as = Seen as
web-dip-open-board = Open board
web-dip-fork = Fork to sandbox
web-dip-verify = Verify
web-dip-record = Record
web-dip-step-of = Step { $step } of { $total }
web-dip-timeline = Phase of the match
web-dip-centres-of = Centres, of { $centres }
web-dip-speed = Speed
web-dip-previous-phase = Previous phase
web-dip-previous-step = Previous step
web-dip-next-step = Next step
web-dip-next-phase = Next phase

## Phone

web-dip-pages = Parts of the table
web-dip-page-map = Map
web-dip-sheet = { $stop ->
    [peek] Question, folded. Open it
    [half] Question, half open. Open it fully
   *[full] Question, open. Fold it
}

## Guided first game

web-dip-school = First game
web-dip-leave-school = Leave the lessons
web-dip-lesson-of = Lesson { $number } of { $total }
web-dip-lesson = { $lesson ->
    [move] Move
    [bounce] Standoff
    [support] Support
    [cut] Cut support
    [convoy] Convoy
    [retreat] Retreat and build
    [goal] The goal
    [talk] Negotiation
   *[build] Build
}
web-dip-lesson-task = { $lesson ->
    [move] You are France. Your army stands in Paris. Click the army, then Burgundy: that is a move order. Then let it be carried out.
    [bounce] The German army in Munich wants Burgundy as well. Order Paris to Burgundy again and see what two equal forces do to each other.
    [support] Two are stronger than one. Send Paris to Burgundy, and let Marseilles support it: choose Support, click the army in Paris, then Burgundy.
    [cut] Now the German army stands in Burgundy and Munich supports it. Attack Burgundy with support from Paris or Marseilles, and strike Munich from the Ruhr: an attacked unit cannot support.
    [convoy] You are England. Armies cross the sea only with a fleet. Order Yorkshire to Norway, and let the fleet in the North Sea convoy it.
    [retreat] Italy has taken Marseilles and your army is dislodged. It must leave: choose where it retreats. Spain keeps it near home.
    [goal] You have seventeen of the 34 supply centres. Eighteen win the match, whoever holds them after an autumn. Belgium is a supply centre (the ring) and stands empty: march there from Burgundy or Paris before the year ends.
    [talk] Before every spring and autumn the powers write to each other. Germany has sent you a letter: “Attack Belgium from Burgundy, my army in the Ruhr supports you. Leave Munich to me.” Alone you would bounce off the English fleet. Trust the letter, and order Burgundy to Belgium.
   *[build] The year is over. You own more supply centres than you have units, so you may build at home: in Paris an army, in Brest an army or a fleet.
}
web-dip-lesson-learnt = { $lesson ->
    [move] Nobody was in the way, so the army is in Burgundy. A unit moves one province at a time.
    [bounce] One against one: nobody gets in, both stay where they were. That is a standoff.
    [support] Two against one: the supported army takes Burgundy, the German stays in Munich.
    [cut] Your attack on Munich failed, but it cut the support. So two stood against one, and the German army is dislodged.
    [convoy] The fleet stayed at sea and carried the army to Norway in a single turn.
    [retreat] The army lives. It may not retreat to where the attack came from, nor to an occupied province.
    [goal] That is the eighteenth centre: you win alone. Everything else in the game, wars and alliances, serves this one number.
    [talk] Germany kept its word, and two stood against one. Nothing promised binds anybody: next time Germany may support England. So write often, ask for orders by name, and count on letters only as far as they can be checked on the map. You know enough to play.
   *[build] Units are built at home only, in centres you still own and that stand empty.
}
web-dip-lesson-not-yet = { $lesson ->
    [move] The army did not come to Burgundy. Try again.
    [bounce] Order Paris to Burgundy to see the standoff. Try again.
    [support] It needs both: the move of one army and the support of the other, for the same province. Try again.
    [cut] Three orders are needed: one army attacks Burgundy, one supports it, and the Ruhr strikes Munich. Try again.
    [convoy] Army and fleet need orders that match: the army moves to Norway, the fleet convoys it there. Try again.
    [retreat] A disbanded unit is gone. Try again and retreat.
    [goal] No army of yours stands in Belgium. Try again.
    [talk] The army did not come to Belgium: order the move the letter speaks of. Try again.
   *[build] Build at least one unit. Try again.
}
web-dip-lesson-carry-out = Carry the orders out
web-dip-written-of = { $written } of { $total } written
web-dip-lesson-again = Once more
web-dip-lesson-go-on = Go on
web-dip-lesson-next = Next lesson
web-dip-lesson-play = Play a real match
web-dip-lesson-lost = The referee cannot be reached
web-dip-seat-state = { $seat }, { $player }{ $presence ->
    [away] , away
   *[here] {""}
}, supply centres: { $points }{ $state ->
    [ready] , orders in
    [writing] , writing
    [idle] , waiting
   *[over] {""}
}

web-dip-not-carried-out = Will not be carried out.
web-dip-referee = Referee
web-dip-referee-about = For a game master: a position and the orders of all powers in, what becomes of them out. Check first what would be void, then adjudicate.
web-dip-referee-orders = Orders
web-dip-referee-orders-about = The name of a power and a colon, then its orders with a semicolon or a new line between them.
web-dip-referee-check = Check the orders
web-dip-referee-resolve = Adjudicate
web-dip-referee-position = Position
web-dip-referee-position-about = In the format of the command “greatpowers adjudicate”.
web-dip-referee-start = The starting position
web-dip-referee-answer = Answer
web-dip-referee-nothing-yet = Write the orders and check them: nothing is resolved by that.
web-dip-referee-count = Orders that stand: { $good }. Not carried out: { $bad }.
web-dip-referee-next = Next: { $phase }
web-dip-referee-go-on = Go on from here
web-dip-referee-unreadable = The position cannot be read: it is no JSON with phase and units.
web-dip-referee-stray = A line stands before any power: “{ $line }”.
