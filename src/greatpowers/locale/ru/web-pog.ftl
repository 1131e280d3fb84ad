### The Paths of Glory table in the browser. Spaces, units, cards, nations and sides come in as ready names.

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
