### Общее для столов всех игр с картой и картами.

web-play-tab = { $tab ->
    [map] Карта
    [question] Вопрос
    [hand] Рука
    [talk] Переговоры
    [log] Журнал
    [supply] Снабжение
   *[table] Стол
}
web-play-sheet = Поднять или опустить лист
web-play-answer = Ответ
web-play-answer-how = наберите часть или весь ответ
web-play-more-rows = Еще { $count }; наберите часть названия.
web-play-none-fits = Такого ответа нет. Нажмите Enter, чтобы узнать почему.
web-play-not-here = Здесь сейчас ничего сделать нельзя.
web-play-again = Чтобы всё же продолжить, повторите.
web-play-undo = Отменить
web-play-back = Назад
web-play-replay = Посмотреть ход игры
web-play-replay-end = К настоящему
web-play-past = Взгляд назад
web-play-past-about = Карта, какой она была тогда. Решать здесь ничего нельзя.
web-play-you = вы
web-play-die = кубик { $die }
web-play-to-move = ходит
web-play-no-map = Карту получить не удалось.
web-play-panels = Панели
web-play-your-move = Ваш ход
web-play-over = Война окончена

## Последний раунд на карте

web-round = Последний раунд на карте
web-round-back = На сцену назад
web-round-next = Следующая сцена
web-round-play = { $playing ->
    [yes] Пауза
   *[no] Показать
}
web-round-step = сцена { $at } из { $count }
web-round-speed = Скорость { $speed }×
web-round-again = Снова
web-round-skip = Пропустить
web-round-mine = Ваши силы
web-round-theirs = Силы противника
web-round-when = Показывать само
web-round-when-word = { $when ->
    [always] всегда
    [battles] только сражения
   *[never] никогда
}
web-round-on = Дальше
web-play-dangers-all = Показать все: { $count }
web-play-deadline = Ваше время истекает: осталось { $left }
