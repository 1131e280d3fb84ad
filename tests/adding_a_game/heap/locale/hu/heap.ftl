heap-title = Halom
heap-scenario-twelve = Tizenkét pálcika
heap-seat = { $seat ->
    [north] Észak
   *[south] Dél
}
heap-sticks = { $count } pálcikát
heap-question = { heap-seat }: hány pálcikát vesz el?
heap-do-take = elvenni { heap-sticks }
heap-event-sticks-taken = { $seat } elvesz { heap-sticks }; maradt: { $left }
heap-event-turn-began = { $seat } következik
heap-not-so-many = Egytől három pálcikáig lehet elvenni, de nem többet, mint amennyi van: { $left }.
heap-won = { heap-seat } vette el az utolsó pálcikát, és győzött.
web-game-heap = Halom
web-about-heap = Tizenkét pálcika kettőnek; az győz, aki az utolsót veszi el.
web-length-heap = egy perc
