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
web-nw-since-more = и еще { $count }
web-nw-since-army = { $leader ->
    [no] { $nation }, частей: { $count }
   *[other] { $leader }{ $count ->
        [0] {""}
       *[other] , частей: { $count }
    }
}
web-nw-since-march = { $how ->
    [intercept] Перехват { IN($to) }: { $army }, путь от { $from }.
    [landing] Высадка { IN($to) }: { $army }.
    [convoy] { $army }: отплытие, { $from }.
    [deployment] { $army }: переброска { TO($to) }, откуда: { $from }.
   *[other] { $army }: марш { TO($to) }, откуда: { $from }{ $count ->
        [1] .
       *[other] , областей: { $count }.
    }
}
web-nw-since-sail = { $nation }, эскадр: { $count }. Путь: { $from } → { $to }.
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
