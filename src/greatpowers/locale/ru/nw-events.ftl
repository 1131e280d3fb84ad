### Наполеоновские войны: что происходит, по строке на событие. Имена приходят готовыми.

nw-squadron = эскадра { OF($nation) } № { $number }
nw-strength = { $count ->
    [one] { $count } часть { OF($nation) }
    [few] { $count } части { OF($nation) }
    [many] { $count } частей { OF($nation) }
   *[other] { $count } части { OF($nation) }
}
nw-squadrons-of = { $count ->
    [one] { $count } эскадра { OF($nation) }
    [few] { $count } эскадры { OF($nation) }
    [many] { $count } эскадр { OF($nation) }
   *[other] { $count } эскадры { OF($nation) }
}
nw-event-turn-began = { $year }.
nw-event-phase-began = Фаза: { $phase }.
nw-event-round-began = Раунд { $round }.
nw-event-impulse-began = Импульс { OF($nation) }.
nw-event-impulse-began-preempting = { $nation } перехватывает импульс.
nw-event-impulse-passed = { $nation } пасует.
nw-event-card-played = { $nation } играет карточку «{ $card }» { $use }.
nw-event-card-discarded = { $nation } сбрасывает карточку «{ $card }».
nw-event-card-discarded-table = Карточка «{ $card }» уходит в сброс.
nw-event-card-removed = Карточка «{ $card }» выходит из игры.
nw-event-cards-drawn = { $nation } берет карточки: { $cards }.
nw-event-cards-taken = { $nation } берет { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}.
nw-event-card-passed = { $frm } передает карточку «{ $card }». Получает { $to }.
nw-event-card-passed-hidden = { $frm } передает одну карточку. Получает { $to }.
nw-event-card-shown = { $nation } открывает карточку «{ $card }».
nw-event-hand-shown = Кто-то видит карточки { OF($nation) }: { $cards }.
nw-event-hand-shown-hidden = Кто-то видит карточки { OF($nation) }.
nw-event-order-carried-out = По вашему приказу: «{ $card }» ({ $nation }).
nw-event-order-lapsed = Ваш приказ для карточки «{ $card }» больше не действует: { $piece } выбывает. Вас спросят.
nw-event-response-returned = Сыграть карточку «{ $card }» уже нельзя, она остается в наборе: { $nation }.
nw-event-hand-thrown-in = { $nation } сбрасывает весь набор ({ $count }) и берет на одну меньше.
nw-event-deck-shuffled = Колода перемешана заново, карточек: { $count }.
nw-event-home-card-turned = Родная карточка «{ $card }» снова готова.
nw-event-home-card-turned-used = Родная карточка «{ $card }» отдыхает до следующего хода.
nw-event-parliament-handed = { $nation } теперь держит карточку «{ $card }».
nw-event-resources-changed = { $why_id ->
    [start] { $nation } начинает игру, ресурсов: { $now }.
    [spent] { $nation } тратит ресурс, остается: { $now }.
   *[other] { $nation }, ресурсов теперь { $now } ({ $by }: { $why }).
}
nw-event-strength-placed = { $why_id ->
    [build] { $nation } набирает { IN($area) } { $count ->
        [one] { $count } часть
        [few] { $count } части
        [many] { $count } частей
       *[other] { $count } части
    }.
   *[other] { $nation } ставит { IN($area) } { $count ->
        [one] { $count } часть
        [few] { $count } части
        [many] { $count } частей
       *[other] { $count } части
    } ({ $why }).
}
nw-event-strength-lost = { $nation } теряет { IN($area) } { $count ->
    [one] { $count } часть
    [few] { $count } части
    [many] { $count } частей
   *[other] { $count } части
}{ $why_id ->
    [battle] {" "}в бою.
    [rout] {" "}в бегстве.
    [attrition] {" "}от истощения.
    [march] {" "}на марше.
    [retreat] {" "}при отступлении.
    [siege] {" "}при осаде.
   *[other] {" "}({ $why }).
}
nw-event-strength-committed = { $nation } отправляет на заморскую войну «{ $card }» { $count ->
    [one] { $count } часть
    [few] { $count } части
    [many] { $count } частей
   *[other] { $count } части
} { FROM($area) }.
nw-event-strength-regrouped = { $nation } уводит на перегруппирование части, стоявшие { IN($area) }: { $count } ({ $why }).
nw-event-force-moved = { $how_id ->
    [cancelled] Марш { FROM($frm) } { TO($to) } отменен: { $force }.
    [intercept] { $force } { $force_many ->
        [yes] перехватывают
       *[no] перехватывает
    } врага { IN($to) }, путь { FROM($frm) }.
    [evade] { $force } { $force_many ->
        [yes] уклоняются
       *[no] уклоняется
    } { FROM($frm) } { TO($to) }.
    [retreat] { $force } { $force_many ->
        [yes] отступают
       *[no] отступает
    } { FROM($frm) } { TO($to) }.
    [withdraw] { $force } { $force_many ->
        [yes] отходят
       *[no] отходит
    } { FROM($frm) } { TO($to) }.
    [conquest] { $force } { $force_many ->
        [yes] возвращаются
       *[no] возвращается
    } домой { FROM($frm) } { TO($to) } после завоевания.
    [convoy] { $force } { $force_many ->
        [yes] отплывают
       *[no] отплывает
    } { FROM($frm) } { TO($to) }.
    [landing] { $force } { $force_many ->
        [yes] высаживаются
       *[no] высаживается
    } { IN($to) }, путь { FROM($frm) }.
    [deployment] { $force } { $force_many ->
        [yes] переходят
       *[no] переходит
    } { FROM($frm) } { TO($to) }.
   *[move] { $force } { $force_many ->
        [yes] идут
       *[no] идет
    } { FROM($frm) } { TO($to) }.
}
nw-event-leader-placed = { $why_id ->
    [build] { $leader } принимает войска { IN($area) }.
   *[other] { IN($area) } появляется { $leader } ({ $why }).
}
nw-event-leader-lost = { $leader } покидает карту { IN($area) } ({ $why }); куда: { $to }.
nw-event-squadron-placed = { $why_id ->
    [build] { $squadron_nation } закладывает эскадру { IN($place) } ({ $status }).
   *[other] { IN($place) } появляется эскадра { OF($squadron_nation) } ({ $status }; { $why }).
}
nw-event-fleet-moved = { $how_id ->
    [retreat] { $squadrons } { $squadrons_many ->
        [yes] отступают
       *[no] отступает
    } { FROM($frm) } { TO($to) }.
    [evade] { $squadrons } { $squadrons_many ->
        [yes] уклоняются
       *[no] уклоняется
    } { FROM($frm) } { TO($to) }.
    [intercept] { $squadrons } { $squadrons_many ->
        [yes] перехватывают
       *[no] перехватывает
    } врага { IN($to) }, путь { FROM($frm) }.
    [driven-out] { $squadrons } { $squadrons_many ->
        [yes] бегут
       *[no] бежит
    } { FROM($frm) } { TO($to) }: порт потерян.
   *[sail] { $squadrons } { $squadrons_many ->
        [yes] идут
       *[no] идет
    } { FROM($frm) } { TO($to) }.
}
nw-event-squadron-lost = { IN($place) } потеряна эскадра { OF($squadron_nation) } ({ $why }); куда: { $to }.
nw-event-squadron-refitted = Эскадра { OF($squadron_nation) } теперь: { $status }.
nw-event-flag-placed = { $why_id ->
    [flag] { $nation } ставит флаг { IN($area) }.
   *[other] { $nation } ставит флаг { IN($area) } ({ $why }).
}
nw-event-flag-removed = { $why_id ->
    [flag] Флаг { OF($nation) } { IN($area) } снят.
   *[other] Флаг { OF($nation) } { IN($area) } снят ({ $why }).
}
nw-event-camp-joined = { $nation } вступает в лагерь: { $camp } ({ $why }).
nw-event-camp-joined-none = { $nation } отныне нейтральна ({ $why }).
nw-event-consul-moved = Консул { OF($nation) } стоит в ряду { OF($row) }: { $box }{ $plus ->
    [yes] {""}, сторона +1
   *[no] {""}
} ({ $why }).
nw-event-consul-moved-none = Консул { OF($nation) } стоит теперь: { $box } ({ $why }).
nw-event-command-taken = { $power } командует войсками { OF($nation) }.
nw-event-command-taken-none = Войсками { OF($nation) } больше никто не командует.
nw-event-war-began = { $nation } и { $enemy } вступают в войну.
nw-event-war-ended = { $nation } и { $enemy } больше не воюют.
nw-event-truce-made = { $nation } и { $other } некоторое время не воюют.
nw-event-nation-conquered = { $conqueror } завершает завоевание { OF($nation) }.
nw-event-nation-conquered-none = { $nation } завоевана.
nw-event-foreign-war-began = Заморская война «{ $card }». Нации: { $nations }.
nw-event-foreign-war-ended = Конец заморской войны «{ $card }».
nw-event-effect-began = Отныне: { $effect }.
nw-event-effect-ended = Больше не действует: { $effect }.
nw-event-plus-key-changed = { $nation } получает маркер ключевых областей +1.
nw-event-plus-key-changed-off = { $nation } отдает маркер ключевых областей +1.
nw-event-peace-modified = { $nation } сдвигает бросок на мир на { $by }.
nw-event-peace-modified-event = Событие сдвигает бросок на мир на { $by }.
nw-event-peace-rolled = Бросок на мир: { $die }, модификатор { $modifier }.
nw-event-bid-made = Ставка ({ $seat }): { $camp }, отданных частей: { $strength }.
nw-event-bid-settled = Ставка принята: { $camp }, отданных частей: { $strength }.
nw-event-game-ended = Конец игры: { $why }. Победа: { $winner }. Очки: { $points }.
nw-event-conquest-rolled = Бросок на завоевание { OF($nation) }: { $die }, модификатор { $modifier }. { $falls ->
    [yes] Нация завоевана.
   *[no] Нация держится.
}
nw-event-submission-offered = Предложение о сдаче: { $nation } → { $to }. Передаваемые области: { $ceded }. Возвращаемые области: { $returned }.
nw-event-press-sent = Всем говорит { $seat }: «{ $text }».
nw-event-submission-answered = Предложение о сдаче принято: { $nation }.
nw-event-submission-answered-refused = Предложение о сдаче отклонено: { $nation }.
nw-event-march-roll-made = { $what ->
    [evade] { $nation } пытается уклониться { TO($to) }
   *[intercept] { $nation } пытается перехватить { IN($to) }
}, путь { FROM($frm) }; идут { $force }. Кубики { $dice }, модификатор { $modifier }: { $succeeded ->
    [yes] удача.
   *[no] неудача.
}
nw-event-march-roll-made-card = { $what ->
    [evade] { $nation } уклоняется { TO($to) }
   *[intercept] { $nation } перехватывает { IN($to) }
}, путь { FROM($frm) }; идут { $force }. По карточке: { $succeeded ->
    [yes] удача.
   *[no] неудача.
}
nw-event-battle-began = Сражение { IN($area) }. { $name_active } атакует: { $active }. { $name_other } обороняется: { $other }.
nw-event-battle-began-siege = Осада { IN($area) }. Осаждают: { $active }.
nw-event-battle-rolled = Раунд { $round } { IN($area) }. { $name_active } бросает { $active }; { $name_other } бросает { $other }.
nw-event-pieces-disrupted = { $force } { $force_many ->
    [yes] расстроены
   *[no] расстраивает ряды
} { IN($area) }.
nw-event-battle-ended = Сражение { IN($area) } окончено: { $who } { $is_rout ->
    [yes] обращается в бегство
   *[no] отступает
}. { $name_active } теряет { $losses_active }, { $name_other } теряет { $losses_other }.
nw-event-battle-ended-none = Сражение { IN($area) } окончено, проигравших нет. { $name_active } теряет { $losses_active }, { $name_other } теряет { $losses_other }.
nw-event-annihilation-suffered = Разгром { IN($area) }: { $who } теряет все войска.
nw-event-attrition-rolled = Истощение { IN($place) }: { $nation } бросает { $faces } и теряет { $lost }.
nw-event-siege-ended = Осада { IN($area) }: { $fell ->
    [yes] крепость сдается
   *[no] крепость держится
}; шестерок против нее: { $sixes }.
nw-event-naval-roll-made = { $kind ->
    [evade] Морское уклонение
    [patrol] Патруль
   *[intercept] Морской перехват
} { IN($place) }, { $nation }. Сумма: { $total }. { $succeeded ->
    [yes] Успех.
   *[no] Неудача.
}
nw-event-battery-fired = { $sixes ->
    [0] { $fives ->
        [0] Береговые батареи { IN($area) } стреляют и не попадают.
       *[other] Береговые батареи { IN($area) } стреляют: шестерок нет, пятерок { $fives }.
    }
   *[other] Береговые батареи { IN($area) } стреляют: шестерок { $sixes }, пятерок { $fives }.
}
nw-event-naval-round-fought = Морской бой { IN($place) }, раунд { $round }. { $name_active } бросает кубиков: { $dice_active }, шестерок { $sixes_active }, пятерок { $fives_active }; { $name_other } бросает кубиков: { $dice_other }, шестерок { $sixes_other }, пятерок { $fives_other }.
nw-event-naval-battle-ended = Морской бой { IN($place) } окончен: побеждает { $who }.
nw-event-naval-battle-ended-none = Морской бой { IN($place) } окончен: никого не осталось.

nw-side-active = активная сторона
nw-side-other = другая сторона
nw-box-of-pieces-pool = резерв
nw-box-of-pieces-regroup = перегруппирование
nw-box-of-pieces-foreign-war = заморская война
nw-box-of-pieces-gone = вне игры
nw-box-of-pieces-waiting = ожидание карточки
nw-box-of-pieces-at-sea = в море
nw-use-event = как событие
nw-use-cp = ради командных очков
nw-use-battle = в бою
nw-use-response = в ответ
nw-phase-rounds = раунды импульсов
nw-phase-attrition = истощение
nw-phase-conquest = завоевания
nw-phase-peace = бросок на мир
nw-phase-camps = интерфаза, лагеря
nw-phase-reinforcements = интерфаза, подкрепления и развертывание
nw-phase-cards = интерфаза, карточки
nw-status-ready = готова
nw-status-building = постройка судов
nw-status-refitting = снаряжение
nw-how-move = марш
nw-how-cancelled = отмененное движение
nw-how-intercept = перехват
nw-how-evade = уклонение
nw-how-retreat = отступление
nw-how-conquest = после завоевания
nw-how-convoy = конвой
nw-how-landing = высадка с моря
nw-how-deployment = развертывание
nw-how-sail = маневр
nw-how-withdraw = отступление
nw-how-driven-out = потеря порта
nw-why-card = карточка «{ $card }»
nw-why-setup = расстановка
nw-why-build = формирование
nw-why-event = событие
nw-why-regroup = перегруппирование
nw-why-attrition = истощение
nw-why-march = истощение на марше
nw-why-evasion = истощение после уклонения
nw-why-interception = истощение после перехвата
nw-why-retreat = истощение при отступлении
nw-why-no-retreat = некуда отступать
nw-why-winter = русская зима
nw-why-parting = конец союза
nw-why-battle = сражение
nw-why-rout = бегство
nw-why-battery = огонь береговых батарей
nw-why-storm = шторм
nw-why-siege = осада
nw-why-flag = командные очки
nw-why-survivors = уцелевшие войска в конце хода
nw-why-allied = союзник
nw-why-ceded = передаваемая область
nw-why-conquest = завоевание
nw-why-submission = сдача
nw-why-intercepted = перехват размещения флага
nw-why-foreign-war = заморская война
nw-why-surgeons = хирурги
nw-why-bid = ставка
nw-why-cashed = командные очки за части
nw-why-moved = перенос в другое место
nw-why-broken = разрыв союза
nw-why-no-port = нет порта
nw-why-port = потеря порта
nw-why-excess = лишние карточки
nw-why-reparations = репарации
nw-why-spent = использование ресурса
nw-why-start = начало игры
nw-why-attacked = нападение
nw-why-influence = влияние
nw-why-declared = объявление войны
nw-end-conquest = завоевание Франции
nw-end-submission = сдача Франции
nw-end-peace = мир
nw-end-last-turn = последний ход окончен
nw-end-conceded = игрок сдался
nw-effect-about = { $effect } ({ $about })
nw-effect-impulse-cancelled = событие отменено
nw-effect-impulse-roll-fails = следующий бросок неудачен
nw-effect-impulse-roll-bonus = модификатор следующего броска
nw-effect-impulse-sure-evasion = следующее уклонение удается
nw-effect-impulse-sure-interception = следующий перехват удается
nw-effect-impulse-move-cancelled = движение отменено
nw-effect-impulse-no-battle = без сражения
nw-effect-impulse-no-flag = флаг поместить нельзя
nw-effect-impulse-closed = путь закрыт
nw-effect-impulse-jealous = армии движутся и сражаются по одной
nw-effect-impulse-forced-march = форсированный марш без истощения
nw-effect-impulse-free-areas = бесплатный вход в области
nw-effect-impulse-free-zones = бесплатный вход в зоны
nw-effect-impulse-home-bound = части не покидают родные области
nw-effect-impulse-ends = в этом импульсе больше нет карточек
nw-effect-turn-russian-winter = русская зима
nw-effect-turn-armistice = перемирие
nw-effect-turn-no-convoy = без конвоев
nw-effect-turn-mutiny = мятеж
nw-effect-turn-raided = генерал не перехватывает
nw-effect-turn-unit-bonus = бонус части
nw-effect-turn-orders-in-council = приказы в совете
nw-effect-turn-europe-exhausted = истощенная Европа
nw-effect-turn-mud = распутица: марши вдвое дороже
nw-effect-turn-pauses = пропускает следующий импульс
nw-effect-game-crop-failure = неурожай
nw-effect-game-continental-system = континентальная блокада
nw-effect-game-reforms = реформы
nw-effect-game-entrusted = командование
nw-effect-game-draw-fewer = меньше карточек
nw-purpose-about = { $purpose } ({ $about })
nw-purpose-armada = армада
nw-purpose-armistice = перемирие
nw-purpose-attrition = истощение
nw-purpose-battery = огонь береговых батарей
nw-purpose-battle = сражение
nw-purpose-bidding = ставка
nw-purpose-ceded-areas = передаваемые области
nw-purpose-conquest = завоевание
nw-purpose-guard = кубики гвардии
nw-purpose-dutch-revolt = оранжистское восстание
nw-purpose-early-winter = ранняя зима
nw-purpose-evade = уклонение
nw-purpose-excess-card = лишняя карточка
nw-purpose-finnish-peace = мир в Финляндии
nw-purpose-foreign-war = конец заморской войны
nw-purpose-fouche = взятая карточка
nw-purpose-infernal-machine = адская машина
nw-purpose-intercept = перехват
nw-purpose-luddites = луддиты
nw-purpose-ministry = кабинет министров
nw-purpose-naval = морской бой
nw-purpose-naval-evade = морское уклонение
nw-purpose-naval-intercept = морской перехват
nw-purpose-naval-patrol = патруль
nw-purpose-nelson = Нельсон
nw-purpose-neutral-card = карточка нейтральной замещаемой страны
nw-purpose-peace = мир
nw-purpose-rockets = ракеты
nw-purpose-russian-winter = русская зима
nw-purpose-storm = шторм
