### Наполеоновские войны: что происходит, по строке на событие. Имена приходят готовыми.

nw-squadron = эскадра { OF($nation) } № { $number }
nw-strength = { $count ->
    [one] { $count } часть { OF($nation) }
    [few] { $count } части { OF($nation) }
    [many] { $count } частей { OF($nation) }
   *[other] { $count } части { OF($nation) }
}
nw-event-turn-began = { $year }.
nw-event-phase-began = Фаза: { $phase }.
nw-event-round-began = Раунд { $round }.
nw-event-impulse-began = Импульс: { $nation }.
nw-event-impulse-began-preempting = Перехват импульса: { $nation }.
nw-event-impulse-passed = Пас: { $nation }.
nw-event-card-played = Карточка «{ $card }» ({ $nation }): { $use }.
nw-event-card-discarded = Сброс ({ $nation }): «{ $card }».
nw-event-card-discarded-table = Сброс: «{ $card }».
nw-event-card-removed = Карточка вне игры: «{ $card }».
nw-event-cards-drawn = Взятые карточки ({ $nation }): { $cards }.
nw-event-cards-taken = Взятые карточки: { $nation }, { $count }.
nw-event-card-passed = Передача карточки: «{ $card }», { $frm } → { $to }.
nw-event-card-passed-hidden = Передача одной карточки: { $frm } → { $to }.
nw-event-card-shown = Показ карточки ({ $nation }): «{ $card }».
nw-event-hand-shown = Осмотр набора карточек ({ $nation }): { $cards }.
nw-event-hand-shown-hidden = Осмотр набора карточек: { $nation }.
nw-event-order-carried-out = По вашему приказу: «{ $card }» ({ $nation }).
nw-event-order-lapsed = Ваш приказ для карточки «{ $card }» больше не действует: { $piece } выбывает. Вас спросят.
nw-event-response-returned = Сыграть карточку «{ $card }» уже нельзя, она остается в наборе: { $nation }.
nw-event-hand-thrown-in = Сброс всего набора: { $nation }, карточек: { $count }.
nw-event-deck-shuffled = Перемешивание колоды, карточек: { $count }.
nw-event-home-card-turned = Родная карточка готова: «{ $card }».
nw-event-home-card-turned-used = Родная карточка сыграна: «{ $card }».
nw-event-parliament-handed = Держатель карточки «{ $card }»: { $nation }.
nw-event-resources-changed = Ресурсы ({ $nation }): { $by }, теперь { $now }. Причина: { $why }.
nw-event-strength-placed = Новые части { IN($area) }: { $nation } — { $count }. Причина: { $why }.
nw-event-strength-lost = Потери частей { IN($area) }: { $nation } — { $count }. Причина: { $why }.
nw-event-strength-committed = Заморская война «{ $card }» забирает части, { $area }: { $nation } — { $count }.
nw-event-strength-regrouped = Части на перегруппирование, { $area }: { $nation } — { $count }. Причина: { $why }.
nw-event-force-moved = Войска, { $how }: { $force }, { $frm } → { $to }.
nw-event-leader-placed = Генерал { IN($area) }: { $leader }. Причина: { $why }.
nw-event-leader-lost = Генерал снят с карты { IN($area) }: { $leader } → { $to }. Причина: { $why }.
nw-event-squadron-placed = Флот { IN($place) }: { $squadron }, { $status }. Причина: { $why }.
nw-event-fleet-moved = Флот, { $how }: { $squadrons }, { $frm } → { $to }.
nw-event-squadron-lost = Снята с карты { IN($place) }: { $squadron } → { $to }. Причина: { $why }.
nw-event-squadron-refitted = Состояние флота: { $squadron } — { $status }.
nw-event-flag-placed = Флаг { IN($area) }: { $nation }. Причина: { $why }.
nw-event-flag-removed = Снятие флага { IN($area) }: { $nation }. Причина: { $why }.
nw-event-camp-joined = Вступление { OF($nation) }: { $camp }. Причина: { $why }.
nw-event-camp-joined-none = Нейтралитет: { $nation }. Причина: { $why }.
nw-event-consul-moved = Консул { OF($nation) } в ряду { OF($row) }: { $box }{ $plus ->
    [yes] {""}, сторона +1
   *[no] {""}
}. Причина: { $why }.
nw-event-consul-moved-none = Консул { OF($nation) }: { $box }. Причина: { $why }.
nw-event-command-taken = Командование войсками { OF($nation) }: { $power }.
nw-event-command-taken-none = Командование войсками { OF($nation) }: никто.
nw-event-war-began = Война: { $nation } и { $enemy }.
nw-event-war-ended = Конец войны: { $nation } и { $enemy }.
nw-event-truce-made = Безопасный период: { $nation } и { $other }.
nw-event-nation-conquered = Завоевание: { $nation }. Завоеватель: { $conqueror }.
nw-event-nation-conquered-none = Завоевание: { $nation }.
nw-event-foreign-war-began = Заморская война «{ $card }». Нации: { $nations }.
nw-event-foreign-war-ended = Конец заморской войны «{ $card }».
nw-event-effect-began = Действует: { $effect }.
nw-event-effect-ended = Больше не действует: { $effect }.
nw-event-plus-key-changed = Маркер ключевых областей +1: { $nation }.
nw-event-plus-key-changed-off = Маркер ключевых областей +1 снят: { $nation }.
nw-event-peace-modified = Модификатор броска на мир ({ $nation }): { $by }.
nw-event-peace-modified-event = Модификатор броска на мир от события: { $by }.
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
    [evade] Уклонение
   *[intercept] Перехват
} ({ $nation }): { $force }, { $frm } → { $to }. Кубики: { $dice }, модификатор { $modifier }. { $succeeded ->
    [yes] Успех.
   *[no] Неудача.
}
nw-event-march-roll-made-card = { $what ->
    [evade] Уклонение
   *[intercept] Перехват
} ({ $nation }): { $force }, { $frm } → { $to }. { $succeeded ->
    [yes] Успех
   *[no] Неудача
} по карточке.
nw-event-battle-began = Сражение { IN($area) }. Силы ({ $name_active }): { $active }. Силы ({ $name_other }): { $other }.
nw-event-battle-began-siege = Осада { IN($area) }: { $active }.
nw-event-battle-rolled = Сражение { IN($area) }, раунд { $round }. Кубики ({ $name_active }): { $active }. Кубики ({ $name_other }): { $other }.
nw-event-pieces-disrupted = Расстройство { IN($area) }, { $who }: { $force }.
nw-event-battle-ended = Конец сражения { IN($area) }. { $is_rout ->
    [yes] Бегство
   *[no] Отступление
}: { $who }. Потери ({ $name_active }): { $losses_active }. Потери ({ $name_other }): { $losses_other }.
nw-event-battle-ended-none = Конец сражения { IN($area) }, проигравших нет. Потери ({ $name_active }): { $losses_active }. Потери ({ $name_other }): { $losses_other }.
nw-event-annihilation-suffered = Разгром { IN($area) }: { $who }.
nw-event-attrition-rolled = Истощение { IN($place) }, { $nation }. Кубики: { $faces }. Потери: { $lost }.
nw-event-siege-ended = Конец осады { IN($area) }. Шестерки: { $sixes }. { $fell ->
    [yes] Крепость сдается.
   *[no] Крепость держится.
}
nw-event-naval-roll-made = { $kind ->
    [evade] Морское уклонение
    [patrol] Патруль
   *[intercept] Морской перехват
} { IN($place) }, { $nation }. Сумма: { $total }. { $succeeded ->
    [yes] Успех.
   *[no] Неудача.
}
nw-event-battery-fired = Огонь береговых батарей { IN($area) }. Шестерки: { $sixes }. Пятерки: { $fives }.
nw-event-naval-round-fought = Морской бой { IN($place) }, раунд { $round }. Бросок ({ $name_active }): кубики — { $dice_active }, шестерки — { $sixes_active }, пятерки — { $fives_active }. Бросок ({ $name_other }): кубики — { $dice_other }, шестерки — { $sixes_other }, пятерки — { $fives_other }.
nw-event-naval-battle-ended = Конец морского боя { IN($place) }. Победа: { $who }.
nw-event-naval-battle-ended-none = Конец морского боя { IN($place) }. Никого не осталось.

nw-side-active = активная сторона
nw-side-other = другая сторона
nw-box-of-pieces-pool = резерв
nw-box-of-pieces-regroup = перегруппирование
nw-box-of-pieces-foreign-war = заморская война
nw-box-of-pieces-gone = вне игры
nw-box-of-pieces-waiting = ожидание карточки
nw-box-of-pieces-at-sea = в море
nw-use-event = событие
nw-use-cp = командные очки
nw-use-battle = боевое событие
nw-use-response = ответ
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
nw-how-move = движение
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
