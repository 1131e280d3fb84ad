# «Наполеоновские войны» в браузере: вопросы об ответах и постоянные приказы.

## Вопрос

web-nw-response-caps = { $sealed ->
    [yes] Ответы втайне
   *[no] Вопрос об ответе
}
web-nw-response-title = { $kind ->
    [card] { $nation } играет «{ $card }». Отменить?
    [consul] Сдвинут консул { OF($nation) }. Ответить?
    [move] { $nation } входит { TO($place) }. Ответить?
    [roll] { $nation } сейчас бросит кубики ({ $place }). Ответить?
    [intercept] { $nation } входит { TO($place) }. Перехватить без броска?
    [evade] Близится сражение { IN($place) }. Отойти?
    [battle] { $nation } сейчас вступит в сражение { IN($place) }. Ответить?
    [retreat] { $nation } отступает { TO($place) }. Ответить?
    [aftermath] Сражение { IN($place) } окончено. Ответить?
    [fleet] Флот { OF($nation) } входит { TO($place) }. Ответить?
    [convoy] Конвой { OF($nation) } входит { TO($place) }. Ответить?
   *[impulse] { $nation } начинает импульс. Ответить?
}
web-nw-response-may = Можно сыграть { $cards } или пасовать.
web-nw-response-who = Кто
web-nw-response-where = Где
web-nw-response-with = Войска
web-nw-response-from = { IN($place) }, путь { FROM($origin) }
web-nw-response-answer = Ваш ответ
web-nw-response-lays = Выложено открыто: { $nation }
web-nw-response-price = Вы отдаете { $cp } КО.
web-nw-response-target = Цель
web-nw-response-pass = Пас
web-nw-response-pass-about = { $count ->
    [one] карточка остается у вас
    [few] карточки остаются у вас
    [many] карточки остаются у вас
   *[other] карточки остаются у вас
}
web-nw-response-not = { $reason ->
    [target] здесь нет подходящей цели
   *[window] играется только { $when }
}
web-nw-response-play = Сыграть: { $card }
web-nw-response-map = Взглянуть на карту
web-nw-response-why = Почему меня спрашивают?
web-nw-response-why-about = { $count ->
    [0] Спрашивают всех, у кого есть карточки.
    [one] У вас есть { $cards }; приказ: { $order }.
    [few] У вас есть { $cards }; приказы: { $order }.
    [many] У вас есть { $cards }; приказы: { $order }.
   *[other] У вас есть { $cards }; приказы: { $order }.
}
web-nw-response-why-table = { $responses ->
    [sealed] За столом отвечают втайне: спрашивают всех сразу и на одно время.
   *[brisk] За столом отвечают быстро: спрашивают только тех, у кого есть подходящая карточка.
}
web-nw-response-off = Пасовать и больше не спрашивать в этот ход
web-nw-response-nothing = { $seconds ->
    [-1] Ничего не подходит: ждем
   *[other] Ничего не подходит: ждем, { $seconds } с
}
web-nw-response-nothing-about = Спрашивают всех сразу и на одно время, поэтому молчание ничего не выдает.
web-nw-response-clock = Общее время: { $seconds } с
web-nw-response-kept = Сохранено втайне: { $answer }. Пока идет время, ответ можно изменить.

## Постоянные приказы

web-nw-orders = Постоянные приказы
web-nw-orders-count = Постоянные приказы, { $count }
web-nw-orders-chip = { $count ->
    [one] { $count } приказ
    [few] { $count } приказа
    [many] { $count } приказов
   *[other] { $count } приказа
}
web-nw-order-mode = { $mode ->
    [ask] спросить
    [every-impulse] спросить в каждом импульсе
    [always] спросить везде, где подходит
    [off] не в этот ход
   *[play] сыграть сразу
}
web-nw-order-new = { $count ->
    [one] Новая карточка ответа: что ей делать, пока ходят другие?
    [few] Новые карточки ответа: что им делать, пока ходят другие?
    [many] Новые карточки ответа: что им делать, пока ходят другие?
   *[other] Новые карточки ответа: что им делать, пока ходят другие?
}
web-nw-order-new-keep = Спросить меня
web-nw-passes-idle = Пасовать за меня, если ни одна моя карточка не подходит
web-nw-passes-idle-about = { $passes ->
    [true] Вас спрашивают только тогда, когда вы можете что-то сделать. Остальные видят, что вас спросили.
   *[false] Вас спрашивают на каждом таком шаге, и никто не узнает ваших карточек. Остальные вас ждут.
}
web-nw-order-caps = Карточка ответа
web-nw-order-title = Что ей делать, пока ходят другие?
web-nw-order-about = Ее можно сыграть в любом импульсе. Отдайте приказ один раз, и никто не будет вас ждать. Изменить его можно всегда.
web-nw-order-for = Приказ для карточки «{ $card }»
web-nw-order-ask = Спросить меня
web-nw-order-ask-about = Меня спрашивают, только когда она подходит; остальные ждут
web-nw-order-play = Сыграть, когда …
web-nw-order-play-about = сразу, без вопроса
web-nw-order-off = Не в этот ход
web-nw-order-off-about = без вопросов до интерфазы; { $cp } КО можно потратить
web-nw-order-give = Отдать приказ
web-nw-order-keep = Оставить: спросить меня
web-nw-order-back = Назад
web-nw-order-gap = { $gap ->
    [ask] когда
    [when] в какой момент
    [against] кто действует
    [measure] сила
    [at] где
    [own] в область, где стоит
    [on] цель
    [to] отойти в область
   *[other] иначе
}
web-nw-order-open = { $gap ->
    [ask] в ее момент
    [when] любой
    [against] { $who }
    [measure] любая
    [at] где угодно
    [own] любая моя армия
    [on] тот, кто действует
    [to] куда можно
   *[other] нет
}
web-nw-order-ask-when = { $ask ->
    [every-impulse] в каждом импульсе
   *[always] везде, где подходит
}
web-nw-order-somebody = { $who ->
    [enemy] противник
    [stranger] кто-либо, кроме союзников,
   *[any] кто-либо
}
web-nw-order-least = { $what ->
    [twice] хотя бы вдвое больше кубиков
    [ships] не меньше { $count } эскадр
    [losses] не меньше { $count } потерь
   *[units] не меньше { $count } частей
}
web-nw-order-size = { $what ->
    [twice] , имея хотя бы вдвое больше кубиков,
    [ships] , имея не меньше { $count } эскадр,
   *[units] , имея не меньше { $count } частей,
}
web-nw-order-into = { $kind ->
    [anyarea] в любую область
    [anyzone] в любую зону
    [zone] { TO($place) }
   *[area] { TO($place) }
}
web-nw-order-if = { $when ->
    [impulse] Если { $who } начинает импульс
    [card] Если { $who } играет { $what }
    [consul] Если двигают консула ({ $who })
    [move] Если { $who }{ $size } входит { $where }
    [roll] Если { $who } собирается бросать кубики { $spot }
    [intercept] Если { $who }{ $size } входит { $where } рядом с вашими генералами
    [evade] Если { $who }{ $size } входит в область, где стоит { $own }
    [battle] Если { $who } вступает в бой
    [retreat] Если { $who }{ $size } отступает { $where }
    [aftermath] Если вы потеряли в сражении { $losses }
    [fleet] Если флот ({ $who }){ $size } входит { $where }
    [convoy] Если конвой ({ $who }){ $size } входит { $where }
    [march] Если вы движетесь
   *[any] Как только { $who } действует
}
web-nw-order-what = { $card ->
    [none] событие
   *[other] «{ $card }»
}
web-nw-order-losses = { $count ->
    [0] хоть что-нибудь
   *[other] не меньше { $count } фишек
}
web-nw-order-army = ваша армия
web-nw-order-your-army = ваша армия
web-nw-order-to = {" "}{ TO($place) }
web-nw-order-else-to = , иначе { TO($place) }
web-nw-order-spot = {" "}({ $place })
web-nw-order-then = { $act ->
    [withdraw] { $own } отходит без броска { $to }{ $else }
    [stragglers] эта армия дальше не идет
    [countermanded] событие отменяется
    [false_reports] бросок не удается
    [roll] к вашему броску прибавляется 2
    [march_to_the_guns] ваша армия перехватывает без броска
    [field_surgeons] половина потерь уходит в перегруппирование
    [target] играется «{ $card }», цель: { $target }
    [target-else] играется «{ $card }», цель: { $target }, иначе { $other }
   *[card] там играется «{ $card }»
}
web-nw-order-sentence = { $if }, { $then }
web-nw-order-sentence-ask = { $mode ->
    [every-impulse] Вас спрашивают в начале каждого импульса и когда приходит ее момент.
    [always] Вас спрашивают везде, где она подходит; остальные ждут.
   *[ask] Вас спрашивают, когда приходит ее момент; остальные ждут.
}
web-nw-order-sentence-off = До интерфазы вас не спрашивают. Потратить ее очки можно.

## Новый стол

web-nw-option-responses-brisk-line = Спрашивают только того, у кого есть подходящая карточка.
web-nw-option-responses-brisk-gain-1 = больше никто не ждет и не нажимает
web-nw-option-responses-brisk-gain-2 = постоянные приказы отвечают сразу
web-nw-option-responses-brisk-price = пауза выдает: у кого-то есть ответ
web-nw-option-responses-sealed-line = Спрашивают всех на полное время: молчание ничего не выдает.
web-nw-option-responses-sealed-gain-1 = задержка ничего не выдает
web-nw-option-responses-sealed-gain-2 = по переписке: отвечают одни постоянные приказы
web-nw-option-responses-sealed-price = вживую: 8 секунд на каждый марш, шаг сражения и карточку
web-nw-response-effect = Действие
