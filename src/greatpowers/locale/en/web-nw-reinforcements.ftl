# The Napoleonic Wars in the browser: reinforcements and Deployment between two turns.
web-nw-levy-title = { $nation }: spend { $cp } CP
web-nw-levy-where = Reinforcements appear in { $places }, squadrons in a home port.
web-nw-levy-nowhere = No area is open to reinforcements now; squadrons appear in a home port.
web-nw-levy-lost = Nothing carries over.
web-nw-levy-left = { $cp } left
web-nw-levy-coins = { $spent } of { $total } CP spent, { $left } left
web-nw-levy-kind = { $kind ->
    [sp] Unit
    [leader] { $piece }
    [squadron] Squadron
    [regroup-sp] Unit back from Regroup
    [regroup-leader] { $piece }, back from Regroup
    [regroup-squadron] Squadron back from Regroup
    [refit] Refit of a squadron
    [consul] Influence: { $piece }
    [deploy] Deployment
   *[deploy-again] Second deployment
}
web-nw-levy-influence = Influence
web-nw-levy-influence-more = Influence on consuls: { $count }
web-nw-levy-about = { $kind ->
    [sp] { $cp } CP each
    [leader] { $cp } CP, as he commands
    [squadron] { $cp } CP, idle until refitted
    [regroup-sp] { $cp } CP each · { $most } there
    [regroup-leader] { $cp } CP
    [regroup-squadron] { $cp } CP, then a refit · { $most } there
    [refit] { $cp } CP each · { $most } to refit
    [consul] { $cp } CP
    [deploy] free; else it follows at the end
   *[deploy-again] 1 CP a piece, ½ CP a sea zone
}
web-nw-levy-at = in { $place }
web-nw-levy-way = { $way ->
    [left] one box left
    [plus] to its +1 side
    [plain] off its +1 side
   *[right] one box right
}
web-nw-levy-elsewhere = Also: { $list }
web-nw-levy-place = Place: { $what }
web-nw-levy-push = Push: { $what }
web-nw-levy-spin = { $what }, { $count }, { $cp } of { $total } command points
web-nw-levy-more = One more: { $what }
web-nw-levy-less = One less: { $what }
web-nw-levy-no-further = There is no further one.
web-nw-levy-closed = Not now
web-nw-levy-rows = What is called up
web-nw-levy-then = { $place } then holds { $force }.
web-nw-levy-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
web-nw-levy-ships = { $count ->
    [one] a new squadron
   *[other] { $count } new squadrons
}
web-nw-levy-strength = Units on the map: { $list }.
web-nw-levy-nothing-yet = Nothing is planned yet.
web-nw-levy-unspent = { $cp ->
    [one] { $cp } CP unspent is lost.
   *[other] { $cp } CP unspent are lost.
}
web-nw-levy-kept = { $cp ->
    [one] { $cp } CP stays for afterwards.
   *[other] { $cp } CP stay for afterwards.
}
web-nw-levy-best = One more: { $what }?
web-nw-levy-do-it = Do it
web-nw-levy-call = Call them up: { $cp } CP
web-nw-levy-deploy = Deploy now
web-nw-levy-finish = That is all
web-nw-levy-finish-lost = { $cp ->
    [one] That is all: { $cp } CP is lost
   *[other] That is all: { $cp } CP are lost
}
web-nw-levy-reset = Reset
web-nw-levy-pill = { $before } → { $after }
web-nw-levy-pill-ship = { $count ->
    [one] new squadron
   *[other] { $count } new squadrons
}
web-nw-levy-pill-back = squadron back
web-nw-levy-pill-refit = refitted
web-nw-interphase = Interphase
web-nw-interphase-step = { $step ->
    [camps] Camps
    [reinforcements] Reinforcements
    [deployment] Deployment
   *[cards] Hands
}
web-nw-interphase-done = Done:
web-nw-interphase-now = Now: { $nation }
web-nw-interphase-waits = Next:
web-nw-deploy-taken = { $who } takes along:
web-nw-deploy-room = { $count ->
    [0] no more can go along
    [one] room for { $count } more
   *[other] room for { $count } more
}
web-nw-deploy-alone = nobody yet
web-nw-deploy-how = Take pieces along, then point at the goal on the map.
web-nw-deploy-how-fleet = Take other squadrons along, or point at the goal on the map.
web-nw-deploy-how-choose = One army, convoy or fleet may go far through friendly areas.
web-nw-deploy-price = Costs { $cp } CP so far.
web-nw-deploy-take = Take along
web-nw-deploy-goal = Goal
web-nw-deploy-go = Go
web-nw-deploy-none = No deployment
