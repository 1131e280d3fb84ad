### Amit a többiek tettek az előző impulzusod óta, a térképhez. A nevek készen jönnek.

web-nw-since = Az előző impulzusod óta
web-nw-since-caps = { $nations } nemzet lépett · { $steps } lépés
web-nw-since-on = Az impulzusomhoz
web-nw-since-then = Ami azóta történt
web-nw-since-more = és még { $count }
web-nw-since-army = { $leader ->
    [no] { $nation } { $count } erőpontja
   *[other] { $leader }{ $count ->
        [0] {""}
       *[other] {" "}{ $count } erőponttal
    }
}
web-nw-since-march = { $how ->
    [intercept] { $army } elfogja az ellenséget { IN($to) }, { FROM($from) } érkezve.
    [landing] { $army } partra száll { IN($to) }.
    [convoy] { $army } hajóra száll { IN($from) }.
    [deployment] { $army } átvonul { FROM($from) } { TO($to) }.
   *[other] { $army } menetel { FROM($from) } { TO($to) }{ $count ->
        [1] .
       *[other] , { $count } terület.
    }
}
web-nw-since-sail = { $nation } { $count } hajóraja kifut { FROM($from) } { TO($to) }.
web-nw-since-card = { $use ->
    [response] { $nation } ezzel válaszol: „{ $card }”.
   *[other] { $nation } eseményként játssza ki: „{ $card }”.
}
web-nw-since-built = { $nation } { $count } erőpontot állít fel: { $places }.
web-nw-fate-lost = { $why ->
    [attrition] { $count } EP veszett oda a kimerültség miatt.
    [battle] { $count } EP esett el a csatában.
    [rout] { $count } EP esett el futás közben.
   *[other] { $count } EP veszett oda.
}
web-nw-fate-leader = Odaveszett: { $leader }.
web-nw-fate-ships = { $count } hajóraj odaveszett.
web-nw-fate-away = A többiek { TO($place) } vonultak vissza.
web-nw-fate-flag = A zászlód eltűnt.
web-nw-fate-gained = { $count } EP érkezett.
