heap-title = Куча
heap-scenario-twelve = Двенадцать палочек
heap-seat = { $seat ->
    [north] Север
   *[south] Юг
}
heap-sticks = { $count ->
    [one] { $count } палочку
    [few] { $count } палочки
   *[many] { $count } палочек
}
heap-question = { heap-seat }: сколько палочек вы берёте?
heap-do-take = взять { heap-sticks }
heap-event-sticks-taken = { $seat } берёт { heap-sticks }; осталось: { $left }
heap-event-turn-began = Ходит { $seat }
heap-not-so-many = Можно взять от одной до трёх палочек, но не больше, чем есть: { $left }.
heap-won = { heap-seat } берёт последнюю палочку и побеждает.
web-game-heap = Куча
web-about-heap = Двенадцать палочек для двоих; побеждает взявший последнюю.
web-length-heap = минута
