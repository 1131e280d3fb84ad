heap-title = Heap
heap-scenario-twelve = Twelve sticks
heap-seat = { $seat ->
    [north] North
   *[south] South
}
heap-sticks = { $count ->
    [one] one stick
   *[other] { $count } sticks
}
heap-question = { heap-seat }: how many sticks do you take?
heap-do-take = take { heap-sticks }
heap-event-sticks-taken = { $seat } takes { heap-sticks }; left: { $left }
heap-event-turn-began = { $seat } is to take
heap-not-so-many = One to three sticks may be taken, and no more than there are: { $left }.
heap-won = { heap-seat } took the last stick and has won.
web-game-heap = Heap
web-about-heap = Twelve sticks for two; who takes the last has won.
web-length-heap = one minute
