### Что сделали другие с вашего прошлого импульса, для карты. Имена приходят готовыми.

web-nw-since = С вашего прошлого импульса
web-nw-since-caps = { $nations ->
    [one] ходила { $nations } страна
    [few] ходили { $nations } страны
    [many] ходили { $nations } стран
   *[other] ходили { $nations } страны
} · { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
web-nw-since-on = К моему импульсу
web-nw-since-then = Что было после
web-nw-since-more = и еще { $count }
web-nw-since-army = { $leader ->
    [no] { $count ->
        [one] { $count } часть
        [few] { $count } части
        [many] { $count } частей
       *[other] { $count } части
    } { OF($nation) }
   *[other] { $leader }{ $count ->
        [0] {""}
        [one] {" "}и { $count } часть
        [few] {" "}и { $count } части
        [many] {" "}и { $count } частей
       *[other] {" "}и { $count } части
    }
}
web-nw-since-march = { $how ->
    [intercept] { $army }: перехват { IN($to) }, путь { FROM($from) }.
    [landing] { $army }: высадка { IN($to) }.
    [convoy] { $army }: отплытие { FROM($from) }.
    [deployment] { $army }: переход { FROM($from) } { TO($to) }.
   *[other] { $army }: марш { FROM($from) } { TO($to) }{ $count ->
        [1] .
       *[other] , областей: { $count }.
    }
}
web-nw-since-sail = { $count ->
    [one] { $count } эскадра
    [few] { $count } эскадры
    [many] { $count } эскадр
   *[other] { $count } эскадры
} { OF($nation) }: плавание { FROM($from) } { TO($to) }.
web-nw-since-card = { $use ->
    [response] { $nation } отвечает карточкой «{ $card }».
   *[other] { $nation } играет карточку «{ $card }» как событие.
}
web-nw-since-built = { $nation } набирает войска: { $places }; { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}.
web-nw-fate-lost = { $why ->
    [attrition] Потеряно от истощения частей: { $count }.
    [battle] Погибло в бою частей: { $count }.
    [rout] Погибло в бегстве частей: { $count }.
   *[other] Потеряно частей: { $count }.
}
web-nw-fate-leader = Потерян генерал: { $leader }.
web-nw-fate-ships = Потеряно эскадр: { $count }.
web-nw-fate-away = Остальные отошли { TO($place) }.
web-nw-fate-flag = Вашего флага больше нет.
web-nw-fate-gained = Прибыло частей: { $count }.
