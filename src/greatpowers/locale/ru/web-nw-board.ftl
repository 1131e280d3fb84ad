### The Napoleonic Wars: карта, фигуры, карточки и дорожки в браузере.

web-nw-board = Карта Европы
web-nw-board-how = карта: стрелки ведут от места к месту, Enter выбирает
web-nw-board-fan-sum = { $limit ->
    [0] { $blocks }
   *[other] { $blocks }, предел { $limit }
}
web-nw-board-strength = { $sp ->
    [one] { $sp } часть
    [few] { $sp } части
    [many] { $sp } частей
   *[other] { $sp } части
}
web-nw-board-strength-of = { $nation }: { $sp ->
    [one] { $sp } часть
    [few] { $sp } части
    [many] { $sp } частей
   *[other] { $sp } части
}
web-nw-board-squadrons-of = { $nation }: { $count ->
    [one] { $count } эскадра
    [few] { $count } эскадры
    [many] { $count } эскадр
   *[other] { $count } эскадры
}
web-nw-board-state = { $state ->
    [can] можно выбрать
    [selected] выбрано
    [target] возможная цель
    [planned] намечено
    [attacked] под ударом
    [acted] уже действовало
   *[blocked] нельзя
}
web-nw-board-capital = столица
web-nw-board-key = ключ
web-nw-board-fortress = крепость { $strength }
web-nw-board-port = порт
web-nw-board-zone = морская зона
web-nw-board-uncontrolled = без контроля
web-nw-board-flag-of = флаг: { $nation }
web-nw-board-besieged = осаждена
web-nw-board-regroup = Перегруппирование
web-nw-board-regroup-empty = здесь никого нет
web-nw-board-overlay = { $overlay ->
    [control] Контроль
    [keys] Ключи
    [flags] Флаги
    [zones] Зоны
    [attrition] Истощение
    [interception] Перехват
   *[blockade] Блокада
}
web-nw-board-road = { $road ->
    [plain] обычная дорога
    [rough] пересеченная местность
    [pass] перевал
    [marsh] болото
   *[strait] пролив
}
web-nw-card-kind = { $kind ->
    [home] Родная карточка
    [battle] Сражение
    [response] Ответ
    [foreign_war] Заморская война
    [continuing] Длящееся событие
   *[event] Событие
}
web-nw-card-naval = на море
web-nw-card-plus = плюс
web-nw-card-red = нейтралам
web-nw-card-removed = один раз
web-nw-card-must = только событие
web-nw-card-late = не в 1805 году
web-nw-card-hidden = Карточка рубашкой вверх
web-nw-card-hidden-of = Карточка рубашкой вверх: { $nation }
web-nw-card-hand = Набор карточек
web-nw-card-of = Карточка { $number } из { $count }
web-nw-track-diplomacy = Дипломатическая дорожка
web-nw-track-enter = вход: { $cp } КО
web-nw-track-unaligned-about = общая для всех рядов · вход: { $cp } КО
web-nw-track-push = { $nation }: { $row }, { $box }, { $cp } КО
web-nw-track-turn-consul = Переворот консула ({ $nation }): +1 { $cp } КО
web-nw-track-consul = { $nation }, { $box }{ $plus ->
    [yes] , +1
   *[no] {""}
}
web-nw-track-sequence = Последовательность импульсов
web-nw-track-impulse = идет импульс
web-nw-track-due = следующий импульс
web-nw-track-preempts = может перехватить импульс
web-nw-track-camps = Лагеря
web-nw-track-neutral = Нейтральные
web-nw-track-keys = Ключи
web-nw-track-keys-of = { $nation }: ключей { $keys }, в начале { $start }
web-nw-track-resources = Ресурсы
web-nw-track-turn = Ход
web-nw-track-round = Раунд { $round }
web-nw-track-wars = Заморские войны
web-nw-track-events = Длящиеся события
web-nw-track-home = Родные карточки
web-nw-track-ready = готова
web-nw-track-used = использована
web-nw-track-hands = Наборы карточек
web-nw-track-hand-of = { $nation }: карточек { $cards }, можно сыграть { $playable }
web-nw-track-piles = Колода { $deck } · сброс { $discards }
web-nw-track-none = нет
web-nw-track-flags-left = Осталось флагов
web-nw-track-lasting = действует
web-nw-track-this-turn = до конца хода
web-nw-track-effect = { $effect ->
    [armistice] Перемирие
    [raided] Генерал скован набегом
    [no_convoy] Без конвоев
    [mutiny] Мятеж
    [unit_bonus] Бонус части
    [mud] Распутица
    [pauses] Пропускает импульс
    [reforms] Реформы
    [draw_fewer] На карточку меньше
   *[other] { $effect }
}
web-nw-view = Вид карты
web-nw-close = Закрыть
web-nw-bare-about = только местность, контроль и флаги
web-nw-names = Названия на карте
