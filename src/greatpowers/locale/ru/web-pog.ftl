### The Paths of Glory table in the browser. Spaces, units, cards, nations and sides come in as ready names.

web-game-paths-of-glory = Пути славы
web-about-paths-of-glory = Великая война для двоих, на картах: операции, подкрепления или события, но никогда всё сразу.
web-length-paths-of-glory = 2–8 ч

web-pog-board = { $board ->
    [europe] Европа
   *[near_east] Ближний Восток
}
web-pog-board-how = поле; стрелки ведут по линиям, Enter выбирает
web-pog-boards = Части поля
web-pog-door = На другую часть поля: { $to }
web-pog-overlays = Слои
web-pog-overlay = { $overlay ->
    [supply] Снабжение
    [control] Контроль
    [front] Фронт
    [victory] Победа
   *[forts] Крепости
}
web-pog-reserves = Резервы
web-pog-zoom = Масштаб
web-pog-zoom-in = Ближе
web-pog-zoom-out = Дальше
web-pog-zoom-all = Показать всё поле
web-pog-percent = { $percent }%
web-pog-out-of-supply = без снабжения
web-pog-oos = отрезаны
web-pog-turn = Ход
web-pog-phase = Фаза
web-pog-round-of = { $phase } · раунд { $round } из { $rounds }
web-pog-turn-round = { $turn } · раунд { $round }/{ $rounds }
web-pog-vp-short = ПО
web-pog-seat = { $side } · { $name }
web-pog-status-of = { $label } { $side } { $number }
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
web-pog-use-about = Способы применения: { $count }. На поле показано, что дает отмеченный.
web-pog-attackers = Атакующие · { $strength }
web-pog-defenders = Обороняющиеся · { $strength }
web-pog-you-fire = Ваш огонь
web-pog-they-fire = Их огонь
web-pog-flank = Фланговая атака
web-pog-combat-cards = Боевые карты
web-pog-odds = Шансы
web-pog-column = столбец
web-pog-before = До битвы
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

web-pog-not-together = Эти соединения не могут сделать это вместе.
web-pog-pick-attackers = Включайте и выключайте соединения здесь или на карте.
web-pog-attack-on = Атака: { $space }
web-pog-fort-alone = только крепость
web-pog-shot = сила { $factors }, сдвиг { $shift }, МБК { $drm }
web-pog-odds-win = верх атакующего
web-pog-odds-tie = поровну
web-pog-odds-lose = верх обороны
web-pog-odds-flank = Фланговая атака удается
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
    [sr] Потратить { $points } на передислокацию
    [rp] Взять пополнения
   *[event] Разыграть событие
}
web-pog-how-action = Выберите карту с руки: она покажет, как ее можно использовать.
web-pog-how-activation = Щелкните знак на карте: МАРШ круглый и зеленый, АТАКА квадратная и красная. Монета — цена.
web-pog-how-movers = Щелкните группировку, выберите нужные соединения, затем ведите их дальше или дайте им окопаться.
web-pog-waiting = Ходят: { $side }
web-pog-waiting-about = А пока можно изучать поле.
web-pog-nobody = Никто не ходит
web-pog-waste-ops = Пропадут очки операций: { $points }.
web-pog-waste-sr = Пропадут очки СП: { $points }.
web-pog-waste-rp = Пропадут очки пополнений: { $points }.
web-pog-no-combat-card = Ни одна из ваших карт не подходит к этой битве. Противник этого не узнает.
web-pog-end-anyway = Всё равно закончить
web-pog-act = { $verb ->
    [move] Передвинуть ({ $count })
    [entrench] Окопаться ({ $count })
    [flank] Атаковать с фланга ({ $count })
   *[with] Атаковать ({ $count })
}
web-pog-confirm = { $kind ->
    [losses] Принять эти потери
    [stand] Решено
    [flank] Атаковать так
    [combat-card] Сыграть эту карту
    [nomination] Бросить кубики
   *[other] Сделать так
}
web-pog-done = { $kind ->
    [activation] Больше не активировать
    [movers] Закончить передвижение
    [target] Больше не атаковать
    [combat-card] Без карты
    [advance] Больше не продвигаться
    [redeployment] Закончить передислокацию
    [replacement] Закончить пополнения
    [discard] Больше не сбрасывать
   *[other] Хватит
}
web-pog-give-up = Сдаться
web-pog-give-up-about = Другая сторона сразу побеждает. Отменить это нельзя.
web-pog-starving = без снабжения: гибнет в фазе истощения, если снабжение не восстановить
web-pog-seat-state = { $seat }: { $player }{ $presence ->
    [away] , нет на месте
   *[here] {""}
}{ $state ->
    [writing] , ходит
   *[other] {""}
}

## Движение, атаки, слои

web-pog-op-cost = { $cost } ОО
web-pog-view = Вид карты
web-pog-close = Закрыть
web-pog-bare = Скрыть фишки
web-pog-bare-about = только местность, контроль и траншеи
web-pog-names = Названия на карте
web-pog-overlay-close = Убрать слой
web-pog-networks = Чье снабжение показано
web-pog-network = { $network ->
    [all] Все
    [ap] Союзники
    [cp] Центральные державы
    [tu] Турция
    [west] Западные союзники
    [it] Италия
    [br] Британия
    [mef] Британские корпуса
    [ana] Арабская армия
    [ru] Россия, Румыния
   *[sb] Сербия
}
web-pog-network-about = { $network ->
    [tu] От источников Центральных держав и дальше до Медины.
    [west] Из Лондона по морю в любой доступный порт и дальше по суше; не по пунктирным связям.
    [it] Как у западных союзников и через пролив Отранто в Албанию.
    [br] Как у западных союзников и по пунктирным связям британцев.
    [mef] Как у британцев; плацдарм служит им портом.
    [ana] Как у западных союзников и по пунктирным связям арабов.
    [ru] От русских источников и Белграда, только по суше.
    [sb] От русских источников, Белграда и Салоник, только по суше.
   *[all] Линии идут от источника через регионы под контролем своей стороны; чем толще линия, тем больше соединений она снабжает.
}
web-pog-supply-sea = По морю, из порта в порт
web-pog-cut-at = Перерезано: { $spaces }.
web-pog-remedy = Вернуть: { $space }
web-pog-remedy-about = снабжение доходит до него
web-pog-arrow = { $part ->
    [pins] сковывает
   *[flanks] с фланга
}
web-pog-flank-try = Попробовать: { $sixths } из 6 ({ $chance })
web-pog-flank-try-about = Противника сковывает { $space }. Кубик { $modifier ->
    [0] без модификаторов
   *[other] +{ $modifier }
}, нужно 4 (12.3.2). При неудаче противник стреляет первым.
web-pog-flank-not = Не пытаться
web-pog-flank-not-about = обе стороны стреляют одновременно
web-pog-how-opening = Первым ходом карта рушит крепость Льежа, и три немецкие армии сразу атакуют. В колоде она ждет случая.
web-pog-how-path = Щелкните, куда идти, или перетащите туда. Путь показан до щелчка.
web-pog-how-own-way = Щелкайте регион за регионом; повторный щелчок по последнему убирает его.
web-pog-own-way = Свой путь
web-pog-march = Идти: { $space }

## Ставки

web-pog-bidding = Ставки за стороны
web-pog-bidding-about = Первым ставит тот, у кого кубик больше: победные очки за право играть стороной. Другой игрок соглашается или предлагает больше за ту же сторону.
web-pog-bid-sits = место: { $side }
web-pog-bid-made = — ставка { $points }, сторона: { $side }
web-pog-bid-accept = Согласиться
web-pog-bid-play = Играть: { $side }
web-pog-bid-play-about = другой игрок получает: { $side } — и уступает очки: { $points }
web-pog-bid-name = Назовите сторону и ставку
web-pog-bid-raise = Или поставьте больше
web-pog-bid-side = Сторона
web-pog-bid-less = Меньше
web-pog-bid-more = Больше
web-pog-bid-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-pog-bid-cost = Ваша сторона: { $side }; в конце победные очки другой стороне ({ $other }): { $points }.
web-pog-bid-do = Поставить { $points }: { $side }
web-pog-bid-waits = Ставку делает: { $name }
web-pog-bid-settled = Торг окончен: { $side }, ставка { $points }. Вы играете: { $mine }.
web-pog-bid-exchanged = Игроки поменялись местами.

## Соло-режим

web-pog-solo-boxes = Ячейки обеих сторон
web-pog-solo-how = Назовите карту открытой ячейки. Серый кубик решит, послушается ли она; если нет, синий укажет на другую.
web-pog-solo-use-how = Кубики решили. Используйте выпавшую карту.
web-pog-solo-hidden = карта рубашкой вверх
web-pog-solo-empty = пусто
web-pog-solo-range = слушается до { $range }
web-pog-solo-grey = серый кубик: { $die }
web-pog-solo-blue = синий кубик: { $die }
web-pog-solo-outcome = { $outcome ->
    [refuses] Карта не слушается.
    [obeys] Карта слушается: «{ $card }».
    [random] Дубль, случайное событие: «{ $card }» играется как событие, если это возможно.
    [random-none] Дубль, случайное событие; но тянуть больше нечего.
    [drawn] Синяя шестерка тянет карту из колоды: «{ $card }».
    [other] Карта не слушается; вместо нее ячейка { $box }: «{ $card }».
   *[none] Карта не слушается, и синий кубик указал на нее же: одна операция без карты.
}

## Темп

web-pog-pace-untimed-about = каждый думает сколько нужно
web-pog-pace-live-about = { $talk } мин на раунд действий
web-pog-pace-slow-about = { $hours ->
    [one] { $hours } час на раунд действий
    [few] { $hours } часа на раунд действий
    [many] { $hours } часов на раунд действий
   *[other] { $hours } часа на раунд действий
}
web-pog-pace-fixed-about = раунды действий кончаются в назначенные часы
web-pog-pace-later = На раунд действий, мин
web-pog-pace-hours = Время на раунд действий
web-pog-missed-disorder-about = у кого время вышло, тот сдался

## Карты и знаки операции

web-pog-whole-card = Вся карта
web-pog-use-title = { $use ->
    [ops] Операции: { $points }
    [sr] Передислокация: { $points }
    [rp] Пополнения
   *[event] Событие
}
web-pog-use-stacks = { $count ->
    [one] Может действовать { $count } группировка; она видна на карте.
    [few] Могут действовать { $count } группировки; они видны на карте.
    [many] Могут действовать { $count } группировок; они видны на карте.
   *[other] Могут действовать { $count } группировки; они видны на карте.
}
web-pog-use-sr = Армия стоит 4 очка, корпус — 1.
web-pog-given = Назначено
web-pog-can-act = { $count ->
    [one] Может действовать { $count } стопка
    [few] Могут действовать { $count } стопки
    [many] Могут действовать { $count } стопок
   *[other] Могут действовать { $count } стопки
}
web-pog-purpose-mark = { $purpose ->
    [move] Движение
   *[attack] Атака
}
web-pog-barred-supply = Без снабжения: нельзя ни двигаться, ни атаковать (14.3.1).
web-pog-your-hand = Ваши карты
web-pog-chip = { $purpose ->
    [move] МАРШ
   *[attack] АТАКА
}
web-pog-chip-label = { $space }: { $purpose ->
    [move] { $state ->
        [open] активировать для передвижения, цена { $cost }
        [chosen] передвижение впереди
       *[done] передвижение сделано
    }
   *[attack] { $state ->
        [open] активировать для атаки, цена { $cost }
        [chosen] атака впереди
       *[done] атака сделана
    }
}

## Что грозит, и где карты

web-pog-starving-units = { $count ->
    [one] Без снабжения: { $count } соединение
    [few] Без снабжения: { $count } соединения
    [many] Без снабжения: { $count } соединений
   *[other] Без снабжения: { $count } соединения
}
web-pog-all-fed = Снабжение восстановлено
web-pog-lost-when = погибнут в конце хода
web-pog-lost-last = погибнут в конце хода: раунд последний
web-pog-show-lines = Показать линии
web-pog-danger = { $kind ->
    [supply] { $units }, { $space }
    [capital] { $space }: столица открыта, противник может войти
    [source] { $space }: источник снабжения открыт, противник может войти
    [mandate] Обязательное наступление еще впереди: { $nation }
   *[reserve] Нет корпусов в резерве: { $nation }
}
web-pog-before-last = Перед концом последнего раунда
web-pog-will-be-lost = { $count ->
    [one] Будет потеряно { $count } соединение
    [few] Будут потеряны { $count } соединения
    [many] Будет потеряно { $count } соединений
   *[other] Будет потеряно { $count } соединения
}
web-pog-will-be-lost-about = Дальше фаза истощения. Армии без снабжения гибнут навсегда (14.3.5).
web-pog-no-remedy = В этом раунде линию открыть некому.
web-pog-do-it = Сделать
web-pog-show = Показать
web-pog-stay = Продолжить раунд
web-pog-lose-them = { $count ->
    [one] Закончить раунд и потерять { $count } соединение
    [few] Закончить раунд и потерять { $count } соединения
    [many] Закончить раунд и потерять { $count } соединений
   *[other] Закончить раунд и потерять { $count } соединения
}
web-pog-pile = { $pile ->
    [coming] { $mine ->
        [yes] Еще придут
       *[no] Еще не видели: на руке или в колоде
    }
    [discarded] В сбросе
   *[removed] Вне игры
}
