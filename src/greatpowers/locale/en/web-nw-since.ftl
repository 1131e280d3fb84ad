### What the others did since one's last impulse, for the map. Names come ready.

web-nw-since = Since your last impulse
web-nw-since-caps = { $nations ->
    [one] one nation acted
   *[other] { $nations } nations acted
} · { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-nw-since-on = To my impulse
web-nw-since-then = What has happened since
web-nw-since-more = and { $count } more
web-nw-since-army = { $leader ->
    [no] { $count } SP of { $nation }
   *[other] { $leader }{ $count ->
        [0] {""}
       *[other] {" "}with { $count } SP
    }
}
web-nw-since-march = { $how ->
    [intercept] { $army } intercepts in { $to }, coming from { $from }.
    [landing] { $army } lands in { $to }.
    [convoy] { $army } sails from { $from }.
    [deployment] { $army } is deployed from { $from } to { $to }.
   *[other] { $army } marches from { $from } to { $to }{ $count ->
        [1] .
       *[other] , { $count } areas.
    }
}
web-nw-since-sail = { $count ->
    [one] One squadron of { $nation } sails from { $from } to { $to }.
   *[other] { $count } squadrons of { $nation } sail from { $from } to { $to }.
}
web-nw-since-card = { $use ->
    [response] { $nation } answers with “{ $card }”.
   *[other] { $nation } plays “{ $card }” as an event.
}
web-nw-since-built = { $nation } raises { $count ->
    [one] one piece
   *[other] { $count } pieces
} in { $places }.
web-nw-fate-lost = { $why ->
    [attrition] { $count } SP lost to attrition.
    [battle] { $count } SP fell in battle.
    [rout] { $count } SP fell in the rout.
   *[other] { $count } SP lost.
}
web-nw-fate-leader = { $leader } is lost.
web-nw-fate-ships = { $count ->
    [one] One squadron is lost.
   *[other] { $count } squadrons are lost.
}
web-nw-fate-away = The rest fell back to { $place }.
web-nw-fate-flag = Your flag is gone.
web-nw-fate-gained = { $count } SP arrived.
