### The Paths of Glory table in the browser. Spaces, units, cards, nations and sides come in as ready names.

web-game-paths-of-glory = Пути славы
web-about-paths-of-glory = Великая война для двоих, на картах: операции, подкрепления или события, но никогда все сразу.
web-length-paths-of-glory = 2–8 ч

web-pog-board = { $board ->
    [europe] Европа
   *[near_east] Ближний Восток
}
web-pog-board-how = карта; стрелки ведут по связям, Enter выбирает
web-pog-boards = Карты
web-pog-door = На другую карту: { $to }
web-pog-overlays = Слои
web-pog-overlay = { $overlay ->
    [supply] Снабжение
    [control] Контроль
    [victory] Победа
   *[forts] Форты
}
web-pog-reserves = Резервы
web-pog-zoom = Масштаб
web-pog-zoom-in = Ближе
web-pog-zoom-out = Дальше
web-pog-zoom-all = Показать всю карту
web-pog-percent = { $percent }%
web-pog-out-of-supply = без снабжения
web-pog-oos = б/с
web-pog-turn = Ход
web-pog-phase = Фаза
web-pog-round-of = { $phase } · раунд { $round } из { $rounds }
web-pog-turn-round = { $turn } · раунд { $round }/{ $rounds }
web-pog-vp-short = ПО
web-pog-you = вы
web-pog-seat = { $side } · { $name }
web-pog-status-of = { $label } { $side } { $number }
web-pog-tab = { $tab ->
    [map] Карта
    [question] Вопрос
    [hand] Рука
    [log] Журнал
   *[table] Стол
}
web-pog-sheet = Поднять или опустить лист
web-pog-card-status = Сост. войны
web-pog-card-combat = Боевая
web-pog-card-removed = Удаляется
web-pog-card-hidden = Закрытая карта: { $side }
web-pog-card-of = Карта { $number } из { $count } · листайте
web-pog-use = { $use ->
    [ops] Операции
    [sr] Передислокация
    [rp] Пополнения
   *[event] Событие
}
web-pog-use-how = { $card }: как?
web-pog-use-about = Способы применения: { $count }. На карте показано, что дает отмеченный.
web-pog-attackers = Атакующие · { $strength }
web-pog-defenders = Обороняющиеся · { $strength }
web-pog-you-fire = Ваш огонь
web-pog-they-fire = Их огонь
web-pog-flank = Фланговая атака
web-pog-combat-cards = Боевые карты
web-pog-odds = Шансы
web-pog-die = кубик { $die }
web-pog-column = столбец
web-pog-before = До боя
web-pog-after = После: выберите
web-pog-strength = сила { $strength }
web-pog-box = { $box ->
    [reserve] { $side ->
        [ap] Резерв союзников
       *[cp] Резерв Центральных держав
    }
    [eliminated] { $side ->
        [ap] Потери союзников
       *[cp] Потери Центральных держав
    }
   *[removed] { $side ->
        [ap] Союзники: вне игры
       *[cp] Центральные державы: вне игры
    }
}
web-pog-box-empty = Никого
web-pog-times = ×{ $count }
web-pog-events = Действующие события
web-pog-key = Обозначения
web-pog-supply-all = Все соединения снабжаются.
web-pog-supply-remedies = Что вернет снабжение
web-pog-supply-line = Линия снабжения: { $side }
web-pog-supply-cut = Здесь линия перерезана
web-pog-supply-source = Источник снабжения
web-pog-victory-space = регион ПО
web-pog-neutral = нейтральный регион
web-pog-state = { $state ->
    [can] можно выбрать
    [selected] выбрано
    [target] допустимая цель
    [attacked] под атакой
    [blocked] нельзя
   *[acted] уже действовали
}

## Игра

web-pog-answer = Ответ
web-pog-answer-how = наберите часть или весь ответ
web-pog-more-rows = Еще { $count }; наберите часть названия.
web-pog-none-fits = Такого ответа нет. Нажмите Enter, чтобы узнать почему.
web-pog-not-here = Здесь сейчас ничего сделать нельзя.
web-pog-not-together = Эти соединения не могут сделать это вместе.
web-pog-pick-attackers = Включайте и выключайте соединения здесь или на карте.
web-pog-attack-on = Атака: { $space }
web-pog-fort-alone = только крепость
web-pog-shot = сила { $factors }, сдвиг { $shift }, кубик { $drm }
web-pog-odds-win = верх атакующего
web-pog-odds-tie = поровну
web-pog-odds-lose = верх обороны
web-pog-odds-flank = Обход удается
web-pog-odds-retreat = Оборона отступает
web-pog-odds-losses = Ожидаемые потери: атакующий { $attacker }, обороняющийся { $defender }
web-pog-take = Потери: { $number }
web-pog-take-about = { $space }: { $units }
web-pog-units-left = { $count ->
    [one] Осталось { $count } соединение
    [few] Осталось { $count } соединения
    [many] Осталось { $count } соединений
   *[other] Осталось { $count } соединения
}
web-pog-points = Очки: { $points }
web-pog-points-left = Осталось очков: { $points }
web-pog-use-it = { $use ->
    [ops] Потратить { $points } на операции
    [sr] Переброска на { $points }
    [rp] Взять пополнения
   *[event] Разыграть событие
}
web-pog-how-action = Выберите карту с руки: она покажет, как ее можно использовать.
web-pog-how-activation = Щелкните область: ее соединения пойдут или атакуют. Число — цена.
web-pog-how-movers = Щелкните стопку, включите нужные соединения, затем ведите их или окапывайте.
web-pog-past = Взгляд назад
web-pog-past-about = Карта, какой она была тогда. Решать здесь ничего нельзя.
web-pog-over = Война окончена
web-pog-waiting = Ходят: { $side }
web-pog-waiting-about = А пока можно изучать карту.
web-pog-nobody = Никто не ходит
web-pog-waste-ops = Пропадут очки операций: { $points }.
web-pog-waste-sr = Пропадут очки переброски: { $points }.
web-pog-again = Чтобы все же продолжить, повторите.
web-pog-end-anyway = Все равно закончить
web-pog-act = { $verb ->
    [move] Двинуть ({ $count })
    [entrench] Окопать ({ $count })
   *[with] Атаковать ({ $count })
}
web-pog-confirm = { $kind ->
    [losses] Принять эти потери
    [stand] Решено
    [flank] Атаковать так
    [combat-card] Сыграть эту карту
   *[other] Сделать так
}
web-pog-done = { $kind ->
    [activation] Больше не активировать
    [movers] Закончить движение
    [target] Больше не атаковать
    [combat-card] Без карты
    [advance] Больше не продвигаться
    [redeployment] Закончить переброску
    [replacement] Закончить пополнения
    [discard] Больше не сбрасывать
   *[other] Хватит
}
web-pog-back = Назад
web-pog-undo = Отменить
web-pog-panels = Панели
web-pog-your-move = Ваш ход
web-pog-to-move = ходит
web-pog-replay = Посмотреть ход игры
web-pog-replay-end = К настоящему
web-pog-give-up = Сдаться
web-pog-give-up-about = Другая сторона сразу побеждает. Отменить это нельзя.
web-pog-supply-about = Линии идут от источников стороны по землям, которые она держит; чем толще линия, тем больше соединений она кормит. Морские пути не показаны.
web-pog-starving = без снабжения: гибнет в фазе истощения, если снабжение не восстановить
web-pog-no-map = Карту получить не удалось.
web-pog-seat-state = { $seat }: { $player }{ $presence ->
    [away] , нет на месте
   *[here] {""}
}{ $state ->
    [writing] , ходит
   *[other] {""}
}
