### Изучение «Путей славы» в браузере: что было, кубики, шансы, позиции.

## Что было с тех пор


## Кубики

web-pog-study-side = Сторона
web-pog-study-good-about = Итог: потери, нанесенные огнем; удачные фланговые атаки, попытки окопаться и осады.
web-pog-study-purpose = { $purpose ->
    [fire] Огонь
    [flank] Фланговые атаки
    [entrench] Попытки окопаться
    [siege] Осады
    [offensive] Обязательные наступления
    [peace] Предложения мира
   *[solo] Одиночная игра
}

## Шансы

web-pog-study-odds-about = Соберите атаку и прочтите столбцы, потери и точные шансы. Других карт никто не кладет, резервы пусты.
web-pog-study-place = Место и время
web-pog-study-terrain = Местность
web-pog-study-space = Регион
web-pog-study-trench = Траншеи
web-pog-study-none = нет
web-pog-study-fort = Крепость { $strength } цела
web-pog-study-attacker = Атакуют: { $side }
web-pog-study-defender = Обороняются: { $side }
web-pog-study-swap = Поменять стороны
web-pog-study-add = Добавить фишки: { $side }
web-pog-study-flank = Вид атаки
web-pog-study-frontal = Лобовая
web-pog-study-pinning = Фланговая, основной регион: { $space }
web-pog-study-no-attackers = Добавьте атакующее соединение.
web-pog-study-flip = Перевернуть
web-pog-study-from = Откуда атакует: { $unit }
web-pog-study-nobody = Соединений нет.
web-pog-study-attack = Огонь атакующего
web-pog-study-defence = Огонь обороняющегося
web-pog-study-holds = Оборона не отступает
web-pog-study-may-stand = Обороняющийся может отменить отступление ценой еще одного шага.
web-pog-study-losses = Потери
web-pog-study-loses = { $who ->
    [attacker] Атакующий теряет в среднем { $mean }
   *[defender] Обороняющийся теряет в среднем { $mean }
}

## Позиции

web-pog-study-position-title = Позиция, ход { $turn }
web-pog-study-page = { $page ->
    [space] Регион
    [tracks] Шкалы
    [cards] Карты
   *[file] Файл
}
web-pog-study-sandbox = За обе стороны
web-pog-study-boxes = Ячейки рядом с полем
web-pog-study-box = { $box ->
    [eliminated] Уничтоженные соединения
   *[removed] Удалено из игры
}
web-pog-study-pick-space = Выберите регион на поле или ячейку выше.
web-pog-study-add-here = Добавить фишки сюда
web-pog-study-control = Контроль
web-pog-study-scenario = Сценарий
web-pog-study-round = Раунд действий
web-pog-study-commitment = Вовлеченность
web-pog-study-mandated = Долг наступления
web-pog-study-at-war = Вступили в войну
web-pog-study-rp = Очки пополнений
web-pog-study-pile = { $pile ->
    [hands] Рука
    [discards] Сброс
   *[removed_cards] Удалено из игры
}
web-pog-study-deal = Раздать карты обеим сторонам
web-pog-study-add-card = Добавить карту…
web-pog-study-events = События в силе
web-pog-study-on-turn = ход { $turn }
web-pog-study-reset = Август 1914
web-pog-study-fault-10-1-1 = В регионе больше трех соединений.
web-pog-study-fault-10-1-5 = В регионе соединения обеих сторон.
web-pog-study-fault-11-1-10 = Соединения на берегу без плацдарма.
web-pog-study-fault-11-1-14 = Соединения в регионе под контролем другой стороны.
web-pog-study-fault-12-4-4 = Соединение вне поля ослаблено.
web-pog-study-fault-13-1-9 = Армия лежит в ячейке резерва.
web-pog-study-fault-15-2-1 = Крепость никто не осаждает.
web-pog-study-fault-15-2-4 = Для осады крепости слишком мало соединений.
web-pog-study-fault-17-1-7 = Среди уничтоженных лежит соединение, которое нельзя восстановить.
web-pog-study-fault-5 = К этому ходу сценарий уже окончен.
web-pog-study-fault-5-3-2 = В этом сценарии вовлеченность не растет.
web-pog-study-fault-6-0 = В руке слишком много карт.
web-pog-study-fault-9-1-2 = Карта не входит в игру при такой вовлеченности или лежит в двух местах.
