# The Napoleonic Wars in the browser: Responses that are asked for, and standing orders.

## The question

web-nw-response-caps = { $sealed ->
    [yes] Sealed responses
   *[no] A response is asked
}
web-nw-response-title = { $kind ->
    [card] { $nation } plays “{ $card }”. Cancel it?
    [consul] The consul of { $nation } was moved. Respond?
    [move] { $nation } enters { $place }. Respond?
    [roll] { $nation } is about to roll at { $place }. Respond?
    [intercept] { $nation } enters { $place }. Intercept without a roll?
    [evade] Battle looms at { $place }. Withdraw?
    [battle] { $nation } is about to fight at { $place }. Respond?
    [retreat] { $nation } retreats to { $place }. Respond?
    [aftermath] The battle at { $place } is over. Respond?
    [fleet] A fleet of { $nation } enters { $place }. Respond?
    [convoy] A convoy of { $nation } enters { $place }. Respond?
   *[impulse] { $nation } begins its impulse. Respond?
}
web-nw-response-may = You may play { $cards }, or pass.
web-nw-response-who = Who
web-nw-response-where = Where
web-nw-response-with = With
web-nw-response-from = { $place }, from { $origin }
web-nw-response-answer = Your answer
web-nw-response-lays = { $nation } lays, face up
web-nw-response-price = You give up { $cp } CP.
web-nw-response-target = Played on
web-nw-response-pass = Pass
web-nw-response-pass-about = { $count ->
    [one] you keep the card
   *[other] you keep your cards
}
web-nw-response-not = { $reason ->
    [target] hits nothing here
   *[window] answers only { $when }
}
web-nw-response-play = Play { $card }
web-nw-response-map = Look at the map
web-nw-response-why = Why am I asked?
web-nw-response-why-about = { $count ->
    [0] Everybody who holds cards is asked.
    [one] You hold { $cards }; its order: { $order }.
   *[other] You hold { $cards }; their orders: { $order }.
}
web-nw-response-why-table = { $responses ->
    [sealed] The table is sealed: all are asked at once, for the same time.
   *[brisk] The table is brisk: only fitting hands are asked.
}
web-nw-response-off = Pass, and do not ask again this turn
web-nw-response-nothing = { $seconds ->
    [-1] Nothing fits: waiting
   *[other] Nothing fits: waiting, { $seconds } s
}
web-nw-response-nothing-about = Everybody is asked at once and for the same time, so that silence tells nothing.
web-nw-response-clock = { $seconds } s for everybody
web-nw-response-kept = Kept under seal: { $answer }. You may change it until the clock ends.

## Standing orders

web-nw-orders = Standing orders
web-nw-orders-count = Standing orders, { $count }
web-nw-orders-chip = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
web-nw-order-mode = { $mode ->
    [ask] asks me
    [every-impulse] asks at every impulse
    [always] asks wherever it fits
    [off] not this turn
   *[play] plays at once
}
web-nw-order-new = { $count ->
    [one] New response card: what shall it do while others move?
   *[other] New response cards: what shall they do while others move?
}
web-nw-order-new-keep = Ask me
web-nw-passes-idle = Pass for me where no card of mine fits
web-nw-passes-idle-about = { $passes ->
    [true] You are asked only when you can do something. The others notice when you are asked.
   *[false] You are asked at every such step, so that nobody learns what you hold. The others wait for you.
}
web-nw-order-caps = A response card
web-nw-order-title = What shall it do while others move?
web-nw-order-about = It can be played in any impulse. Give it an order once, and nobody waits for you. Change it at any time.
web-nw-order-for = Order for { $card }
web-nw-order-ask = Ask me
web-nw-order-ask-about = I am asked only when it fits; the others wait for me
web-nw-order-play = Play it when …
web-nw-order-play-about = at once, without a question
web-nw-order-off = Not this turn
web-nw-order-off-about = never asked before the Interphase; its { $cp } CP stay usable
web-nw-order-give = Give this order
web-nw-order-keep = Keep: ask me
web-nw-order-back = Back
web-nw-order-gap = { $gap ->
    [ask] when
    [when] at what moment
    [against] who acts
    [measure] with
    [at] where
    [own] enters the area of
    [on] then on
    [to] then withdraw to
   *[other] else
}
web-nw-order-open = { $gap ->
    [ask] its moment comes
    [when] any
    [against] { $who }
    [measure] any strength
    [at] anywhere
    [own] any army of mine
    [on] what acts
    [to] wherever it can
   *[other] not at all
}
web-nw-order-ask-when = { $ask ->
    [every-impulse] every impulse
   *[always] wherever it fits
}
web-nw-order-somebody = { $who ->
    [enemy] an enemy
    [stranger] anybody but allies
   *[any] anybody
}
web-nw-order-least = { $what ->
    [twice] at least twice our dice
    [ships] at least { $count } squadrons
    [losses] at least { $count } losses
   *[units] at least { $count } units
}
web-nw-order-size = { $what ->
    [twice] {" "}with at least twice our dice
    [ships] {" "}with at least { $count } squadrons
   *[units] {" "}with at least { $count } units
}
web-nw-order-into = { $kind ->
    [anyarea] an area
    [anyzone] a sea zone
   *[named] { $place }
}
web-nw-order-if = { $when ->
    [impulse] If { $who } begins an impulse
    [card] If { $who } plays { $what }
    [consul] If the consul of { $who } is moved
    [move] If { $who }{ $size } enters { $where }
    [roll] If { $who } is about to roll { $spot }
    [intercept] If { $who }{ $size } enters { $where } within reach of your generals
    [evade] If { $who }{ $size } enters the area of { $own }
    [battle] If { $who } is about to fight
    [retreat] If { $who }{ $size } retreats to { $where }
    [aftermath] If a battle has cost you { $losses }
    [fleet] If a fleet of { $who }{ $size } enters { $where }
    [convoy] If a convoy of { $who }{ $size } enters { $where }
    [march] If you march
   *[any] As soon as { $who } acts
}
web-nw-order-what = { $card ->
    [none] an event
   *[other] “{ $card }”
}
web-nw-order-losses = { $count ->
    [0] anything
   *[other] at least { $count } pieces
}
web-nw-order-army = any army of yours
web-nw-order-your-army = your army there
web-nw-order-to = {" "}to { $place }
web-nw-order-else-to = , else to { $place }
web-nw-order-spot = {" "}at { $place }
web-nw-order-then = { $act ->
    [withdraw] { $own } withdraws { $to } without a roll { $else }
    [stragglers] that army goes no farther
    [countermanded] the event is cancelled
    [false_reports] the roll fails
    [roll] your roll gets 2 more
    [march_to_the_guns] your army intercepts without a roll
    [field_surgeons] half of the losses go to Regroup
    [target] “{ $card }” is played on { $target }
    [target-else] “{ $card }” is played on { $target }, else on { $other }
   *[card] “{ $card }” is played there
}
web-nw-order-sentence = { $if }, { $then }
web-nw-order-sentence-ask = { $mode ->
    [every-impulse] You are asked at the start of every impulse, and when its moment comes.
    [always] You are asked wherever it fits; the others wait for you.
   *[ask] You are asked when its moment comes; the others wait for you.
}
web-nw-order-sentence-off = You are not asked before the Interphase. You may still spend its points.

## A new table

web-nw-option-responses-brisk-line = Only a seat that holds a fitting card is asked.
web-nw-option-responses-brisk-gain-1 = nobody else waits or clicks
web-nw-option-responses-brisk-gain-2 = standing orders answer at once
web-nw-option-responses-brisk-price = a pause tells: someone holds an answer
web-nw-option-responses-sealed-line = Every seat is asked for the full time: silence tells nothing.
web-nw-option-responses-sealed-gain-1 = no delay tells anything
web-nw-option-responses-sealed-gain-2 = by mail: answered from standing orders alone
web-nw-option-responses-sealed-price = live: 8 seconds for each march, battle step and card
web-nw-response-effect = Effect
