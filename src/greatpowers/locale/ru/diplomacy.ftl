### Diplomacy. Places, units and powers come in as ready names; `$rule` is the number of the rule.

## Powers

-austria = { $case ->
   *[nominative] Австрия
    [genitive] Австрии
}
-england = { $case ->
   *[nominative] Англия
    [genitive] Англии
}
-france = { $case ->
   *[nominative] Франция
    [genitive] Франции
}
-germany = { $case ->
   *[nominative] Германия
    [genitive] Германии
}
-italy = { $case ->
   *[nominative] Италия
    [genitive] Италии
    [accusative] Италию
}
-russia = { $case ->
   *[nominative] Россия
    [genitive] России
}
-turkey = { $case ->
   *[nominative] Турция
    [genitive] Турции
}

dip-power = { $power ->
    [Austria] { -austria }
    [England] { -england }
    [France] { -france }
    [Germany] { -germany }
    [Italy] { -italy }
    [Russia] { -russia }
    [Turkey] { -turkey }
   *[other] { $power }
}
dip-title = Дипломатия
dip-everybody = все

## Units and places

dip-unit-kind = { $kind ->
    [A] армия
   *[F] флот
}
dip-coast = { $coast ->
    [NC] северное побережье
    [SC] южное побережье
   *[EC] восточное побережье
}
dip-place-on-coast = { $place } ({ dip-coast })
dip-unit = { dip-unit-kind } ({ $place })
dip-unit-on-coast = { dip-unit-kind } ({ $place }, { dip-coast })
dip-reading = { $place } ({ $code })

## Turns and phases

dip-turn = { $season ->
    [S] Весна { $year } года
   *[F] Осень { $year } года
}
dip-phase-kind = { $kind ->
    [M] фаза написания приказов
    [R] фаза отступления
   *[A] фаза подведения итогов
}
dip-phase = { dip-turn }, { dip-phase-kind }

## Orders in words

dip-order = Приказ: { $order }.
dip-do-hold = { $unit } — удерживать позицию
dip-do-move = { $via ->
    [yes] { $unit } — двигаться с помощью конвоя { TO($place) }
   *[no] { $unit } — двигаться { TO($place) }
}
dip-do-support-hold = { $unit } — оборонительная поддержка: { $other }
dip-do-support = { $unit } — наступательная поддержка: { $other }, движение { TO($place) }
dip-do-convoy = { $unit } — сопровождение: { $other }, движение { TO($place) }
dip-do-retreat = { $unit } — отступление { TO($place) }
dip-do-disband = { $unit } — расформирование
dip-do-build = { $unit } — создание
dip-do-remove = { $unit } — расформирование лишнего подразделения
dip-do-waive = отказаться от создания

## What became of an order

dip-outcome-holds = удерживает позицию
dip-outcome-moves = движется
dip-outcome-bounces = противостояние
dip-outcome-no-convoy = нет сопровождения
dip-outcome-supports = поддерживает
dip-outcome-cut = отрезана
dip-outcome-convoys = сопровождает
dip-outcome-disrupted = сорвано
dip-outcome-void = недействителен
dip-outcome-dislodged = вытеснено
dip-outcome-retreats = отступает
dip-outcome-disbands = расформировано
dip-outcome-builds = создано
dip-outcome-removes = убрано
dip-outcome-waives = отказ от создания

## Why an order ended as it did

order-holds = Подразделение никто не вытеснил (правило { $rule }).
order-supports = Поддержку никто не отрезал (правило { $rule }).
order-convoys = Сопровождающий флот никто не вытеснил (правило { $rule }).
moved = Движению никто не помешал (правило { $rule }).
moved-by-sea = Армия прибывает с помощью конвоя (правило { $rule }).
driven-out = Подразделение вытеснено (правило { $rule }). Атака: { $by }.
convoy-fleet-driven-out = Срыв сопровождения: сопровождающий флот вытеснен (правило { $rule }). Атака: { $by }.
bounced-own-unit = Страна не вытесняет свое подразделение (правило { $rule }). Территория: { $place }. На территории: { $other }.
bounced-head-to-head = Встречная атака не удалась (правило { $rule }). Территория: { $place }. Сила: { $strength } против { $against }. Другое подразделение: { $other }.
bounced-held = Подразделение на территории не уступает (правило { $rule }). Территория: { $place }. Сила: { $strength } против { $against }. На территории: { $other }.
bounced-beaten = Подразделение, проигравшее встречную атаку, там ни на что не влияет (правило { $rule }). Территория: { $place }. Сила: { $strength } против { $against }. Победитель: { $other }.
bounced-standoff = Противостояние, равная сила (правило { $rule }). Территория: { $place }. Сила: { $strength } против { $against }. Другое подразделение: { $other }.
bounced-outmatched = Другая атака сильнее (правило { $rule }). Территория: { $place }. Сила: { $strength } против { $against }. Другое подразделение: { $other }.
convoy-paradox = Парадокс конвоя: связанные с ним флоты не сопровождают (правило { $rule }). Цель: { $place }.
convoy-missing = Полная цепочка сопровождения не приказана (правило { $rule }). Цель: { $place }.
convoy-broken = Срыв сопровождения: нужный флот вытеснен (правило { $rule }). Подразделение: { $fleet }. Цель: { $place }.
support-cut = Поддержка отрезана атакой (правило { $rule }). Атака: { $by }.
support-driven-out = Поддержка отрезана: поддерживающее подразделение вытеснено (правило { $rule }). Атака: { $by }.
support-of-moving-unit = Поддержка недействительна: подразделению приказано двигаться (правило { $rule }). Подразделение: { $other }.
support-not-matching = Поддержка не соответствует приказу (правило { $rule }). Подразделение: { $other }.
convoy-not-used = Сопровождение не используется: у армии сухопутный маршрут (правило { $rule }). Подразделение: { $other }.
convoy-not-matching = Сопровождение не соответствует приказу армии (правило { $rule }). Подразделение: { $other }.
removed-by-distance = Лишние подразделения не названы, уходит самое дальнее (правило { $rule }). Подразделение: { $unit }.

## Orders that cannot be read

order-empty = { unclear }: приказ пуст. Приказ: «{ $text }».
order-incomplete = { unclear }: в конце приказа чего-то не хватает. Приказ: «{ $text }».
order-unreadable = { unclear }: это слово сюда не подходит. Слово: «{ $word }», знак { $position }. Приказ: «{ $text }».
order-unreadable-whole = { unclear }: здесь нет приказа. Текст: «{ $text }».
order-unknown-place = { unclear }: неизвестная территория. Слово: «{ $word }». Похожие названия: { $readings }. Приказ: «{ $text }».
order-unknown-place-alone = { unclear }: неизвестная территория. Слово: «{ $word }». Приказ: «{ $text }».
order-ambiguous-place = { unclear }: подходят несколько территорий. Слово: «{ $word }». Возможно: { $readings }. Приказ: «{ $text }».
order-wrong-phase = { refused }: в этой фазе таких приказов нет. Фаза: { $phase }. Приказ: «{ $text }».
order-without-letter = { refused }: не указана буква A или F. Приказ: «{ $text }».
order-too-long = { unclear }: приказ слишком длинный. Число знаков: { $length }, предел: { $limit }.
order-control-character = { unclear }: в приказе управляющий символ. Код: { $code }, знак { $position }.

## Whose unit it is

order-no-unit = { refused }: на территории нет подразделения. Территория: { $place }.
order-no-unit-written = { refused }: подразделения из этого приказа нет на поле. Приказ: «{ $text }».
order-other-unit = { refused }: на территории другое подразделение. Подразделение: { $unit }.
order-foreign-unit = { refused }: это не ваше подразделение. Подразделение: { $unit }.
order-no-government = { refused }: гражданские волнения, приказывать некому. Страна: { $power }.
order-wrong-letter = { refused }: буква подразделения неверна. Подразделение: { $unit }.
order-twice = { refused }: у подразделения два разных приказа. Приказ: «{ $text }».
order-twice-unnamed = { refused }: у подразделения два разных приказа.

## Moves

move-own-province = { refused }: подразделение уже на этой территории. Подразделение: { $unit }. Территория: { $place }.
move-barred = { refused }: территории { -italy(case: "genitive") } пока закрыты. Подразделение: { $unit }. Территория: { $place }.
move-army-at-sea = { refused }: армия не входит на водную территорию. Подразделение: { $unit }. Территория: { $place }.
move-not-adjacent = { refused }: территории не соседние. Подразделение: { $unit }. Территория: { $place }.
move-no-chain = { refused }: туда не ведет цепочка сопровождения. Подразделение: { $unit }. Территория: { $place }.
move-name-the-coast = { refused }: нужно назвать побережье, доступны оба. Подразделение: { $unit }. Территория: { $place }.
move-wrong-coast = { refused }: это побережье флоту недоступно. Подразделение: { $unit }. Территория: { $place }.
move-fleet-inland = { refused }: флот не входит на внутреннюю территорию. Подразделение: { $unit }. Территория: { $place }.
move-not-along-coast = { refused }: территории не соседние по береговой линии. Подразделение: { $unit }. Территория: { $place }.

## Supports and convoys

support-self = { refused }: подразделение не поддерживает само себя. Подразделение: { $unit }. Территория: { $place }.
support-own-province = { refused }: подразделение не поддерживает атаку на свою территорию. Подразделение: { $unit }. Территория: { $place }.
support-no-unit = { refused }: поддерживать некого. Подразделение: { $unit }. Территория: { $place }.
support-out-of-reach = { refused }: поддерживающее подразделение само не может двигаться на эту территорию. Подразделение: { $unit }. Территория: { $place }.
support-impossible-move = { refused }: поддержанное подразделение не может туда двигаться. Подразделение: { $unit }. Поддержка для: { $other }. Территория: { $place }.
convoy-by-army = { refused }: сопровождает только флот. Подразделение: { $unit }. Цель: { $place }.
convoy-from-coast = { refused }: флот сопровождает только с водной территории. Подразделение: { $unit }. Цель: { $place }.
convoy-no-army = { refused }: сопровождать некого, армии там нет. Подразделение: { $unit }. Территория: { $place }.
convoy-no-chain = { refused }: из флотов не складывается цепочка сопровождения. Подразделение: { $unit }. Сопровождение для: { $other }. Цель: { $place }.

## Retreats

retreat-only = { refused }: сейчас возможно только отступление или расформирование. Приказ: «{ $order }».
retreat-not-dislodged = { refused }: на территории нет вытесненного подразделения. Территория: { $place }.
retreat-out-of-reach = { refused }: подразделение не может двигаться на эту территорию. Подразделение: { $unit }. Территория: { $place }.
retreat-attacker-came-from = { refused }: с этой территории пришла атака. Подразделение: { $unit }. Территория: { $place }.
retreat-closed = { refused }: это занятая территория или территория противостояния. Подразделение: { $unit }. Территория: { $place }.
retreat-clash = Отступление нескольких подразделений на одну территорию: все расформированы (правило { $rule }). Территория: { $place }.
retreat-clash-unnamed = Отступление нескольких подразделений на одну территорию: все расформированы (правило { $rule }).
retreat-no-place = Отступать некуда (правило { $rule }).
retreat-no-government = Гражданские волнения: вытесненные подразделения расформированы (правило { $rule }).
retreat-no-order = Приказ об отступлении не дан (правило { $rule }).
retreat-disbanded = Добровольное расформирование (правило { $rule }).

## Builds and removals

adjustment-only = { refused }: сейчас возможно только создание или расформирование. Приказ: «{ $order }».
adjustment-twice = { refused }: территория названа дважды. Территория: { $place }.
adjustment-too-many = { refused }: приказов больше, чем положено. Приказ: «{ $order }».
adjustment-none-due = { refused }: у страны столько же подразделений, сколько центров снабжения, ничего не создается и не расформируется. Страна: { $power }. Приказ: «{ $text }».
waive-nothing-to-build = { refused }: права на создание нет, отказываться не от чего. Страна: { $power }.
remove-not-yours = { refused }: вашего подразделения на этой территории нет. Территория: { $place }.
remove-not-needed = { refused }: лишних подразделений нет. Подразделение: { $unit }.
build-none-due = { refused }: права на создание нет. Страна: { $power }. Территория: { $place }.
build-not-home = { refused }: это не центр снабжения своей страны. Страна: { $power }. Территория: { $place }.
build-not-owned = { refused }: центр снабжения своей страны под чужим контролем. Страна: { $power }. Территория: { $place }.
build-occupied = { refused }: центр снабжения своей страны занят. Страна: { $power }. Территория: { $place }.
build-fleet-inland = { refused }: флот создается только на прибрежной территории. Страна: { $power }. Территория: { $place }.
build-name-the-coast = { refused }: для флота нужно назвать побережье. Страна: { $power }. Территория: { $place }.

## Press, draw vote, giving up

press-unreadable = { unclear }: сообщение начинается так: «press all:» или «press France, Italy:».
press-none = { refused }: партия идет без переписки.
press-closed = { refused }: в этой фазе переписки нет. Фаза: { $phase }.
press-closed-writing = { refused }: во время написания приказов переписки нет.
press-public-only = { refused }: доступна только открытая переписка.
press-no-grey = { refused }: сообщения без отправителя недоступны.
press-to-nobody = { refused }: у сообщения нет другого адресата.
press-too-long = { refused }: сообщение слишком длинное. Предел знаков: { $longest }.
draw-not-on-board = { refused }: без подразделения на поле нет участия в ничьей. Место: { $seat }.
draw-all-share = { refused }: в ничьей участвуют все, у кого есть подразделение на поле.
concede-unreadable = { unclear }: чтобы сдать партию, напишите только «concede».
concede-already = { refused }: это место уже не участвует в партии. Место: { $seat }.

## What happened

dip-event-phase-began = Новая фаза: { $phase }.
dip-event-orders-revealed = Приказы ({ $power }): { $orders }.
dip-event-orders-revealed-none = Приказы не получены: { $power }.
dip-event-order-resolved = Приказ ({ $power }): { $order }. Результат: { $outcome }. { $reason }
dip-event-order-passed-over = Не выполняется ({ $power }): «{ $order }». { $reason }
dip-event-line-passed-over = Не выполняется ({ $power }): строка, которую нельзя прочесть.
dip-event-unit-dislodged = Вытеснение ({ $power }): { $unit }. Атака: { $attacker }. Территории для отступления: { $retreats }.
dip-event-unit-dislodged-none = Вытеснение ({ $power }): { $unit }. Атака: { $attacker }. Отступать некуда.
dip-event-unit-retreated = Отступление { TO($to) } ({ $power }): { $unit }.
dip-event-unit-disbanded = Расформирование ({ $power }): { $unit }. { $reason }
dip-event-centre-taken = Центр снабжения: { $centre }. Контроль: { $power }. Прежний контроль: { $previous }.
dip-event-centre-taken-none = Незанятый центр снабжения: { $centre }. Контроль: { $power }.
dip-event-unit-built = Создание ({ $power }): { $unit }.
dip-event-builds-waived = Отказ от создания ({ $power }): { $count ->
    [one] { $count } подразделение
    [few] { $count } подразделения
    [many] { $count } подразделений
   *[other] { $count } подразделения
}.
dip-event-unit-removed = Расформирование лишних подразделений ({ $power }): { $unit }.
dip-event-unit-removed-none = Расформирование лишних подразделений без приказа ({ $power }): { $unit }.
dip-event-government-lost = Гражданские волнения: { $power }.
dip-event-power-eliminated = Выбывшая страна: { $power }.
dip-event-coin-tossed = Брошена монета за { -italy(case: "accusative") }. Победитель: { $winner }.
dip-event-italy-joined = { -italy } переходит к месту: { $seat }.
dip-event-press-sent = Сообщение ({ $phase }): { $sender } → { $to }: { $text }
dip-event-press-sent-none = Сообщение без отправителя ({ $phase }): → { $to }: { $text }
dip-event-draw-voted = Голосование о ничьей: { $seat } — за ничью между: { $powers }.
dip-event-draw-voted-none = Голосование о ничьей: { $seat } — голос отозван.
dip-event-voted-secretly = Голосование о ничьей: тайный голос.
dip-event-seat-conceded = Партия сдана: { $seat }.
dip-event-game-drawn = Ничья между оставшимися игроками: { $seats }.
dip-event-game-drawn-none = Ничья: в партии никого не осталось.
dip-event-game-won = Единоличная победа: { $seat }, { $centres ->
    [one] { $centres } центр снабжения
    [few] { $centres } центра снабжения
    [many] { $centres } центров снабжения
   *[other] { $centres } центра снабжения
}.
dip-purpose-italy = монета за { -italy(case: "accusative") }

## The end

dip-result-win = Единоличная победа: { $seats }. { $why } Центры снабжения: { $centres }.
dip-result-draw = Ничья между оставшимися игроками: { $seats }. { $why } Центры снабжения: { $centres }.
dip-result-nobody = Ничья. { $why } Центры снабжения: { $centres }.
dip-result-open = Партия продолжается.
dip-centre-count = { $power } — { $count }
dip-why-centres = Набраны центры снабжения для победы.
dip-why-conceded = Остальные игроки сдали партию.
dip-why-agreed = Соглашение игроков.
dip-why-nobody-left = В партии никого не осталось.
dip-why-last-year = Последний год окончен.

## Scenarios

dip-scenario-seven = Семь игроков
dip-scenario-seven-about = У каждого игрока одна страна, начало — весна 1901 года. Для победы нужно 18 центров снабжения.
dip-scenario-six = Шесть игроков
dip-scenario-six-about = { -italy } — исключенная страна: ее подразделения удерживают позиции. Для победы нужно 18 центров снабжения.
dip-scenario-five = Пять игроков
dip-scenario-five-about = { -italy } и { -germany } — исключенные страны: их подразделения удерживают позиции. Для победы нужно 18 центров снабжения.
dip-scenario-four = Четыре игрока
dip-scenario-four-about = У одного игрока { -england }, у остальных по две страны. Каждая страна ведет свой счет центров снабжения.
dip-scenario-three = Три игрока
dip-scenario-three-about = У одного игрока три страны, у двух по две. Каждая страна ведет свой счет центров снабжения.
dip-scenario-two = Два игрока
dip-scenario-two-about = У каждого игрока три страны, начало — весна 1914 года. { -italy } нейтральна, позже решает монета. Для победы нужно 24 центра снабжения.

## Options

dip-option-as-reading = как в толковании
dip-option-reading = Толкование
dip-option-reading-about = Как понимаются неясные правила.
dip-option-reading-rulebook = книга правил
dip-option-reading-datc3 = DATC
dip-option-unlawful-orders = Незаконные приказы
dip-option-unlawful-orders-about = Отклоняется ли незаконный приказ уже при написании или принимается, но не выполняется, а остальные приказы остаются в силе.
dip-option-unlawful-orders-refused = отклоняются сразу
dip-option-unlawful-orders-hold = принимаются, но не выполняются
dip-option-strict-unit-letter = Строгая буква подразделения
dip-option-strict-unit-letter-about = Не выполняется ли приказ с неверной буквой A или F.
dip-option-retreat-to-convoy-origin = Отступление туда, откуда прибыла сопровождаемая армия
dip-option-retreat-to-convoy-origin-about = Можно ли отступить на территорию, с которой с помощью конвоя пришла атака.
dip-option-head-to-head-only = Правило 4.14 только для встречных атак
dip-option-head-to-head-only-about = Теряет ли вытесненное подразделение влияние там, откуда пришла атака, только после встречной атаки.
dip-option-removal-distance = Расстояние при расформировании
dip-option-removal-distance-about = Откуда считается расстояние, когда подразделения уходят без приказа.
dip-option-removal-distance-country = любая территория страны
dip-option-removal-distance-home-centre = ближайший центр снабжения своей страны
dip-option-removal-distance-owned-centre = ближайший центр снабжения под контролем
dip-option-press = Переписка
dip-option-press-about = Какие сообщения доступны игрокам.
dip-option-press-none = без переписки
dip-option-press-public = открытая переписка
dip-option-press-private = открытая переписка и тайная переписка
dip-option-press-grey = открытая переписка и тайная переписка, также без отправителя
dip-option-press-closed-after-moves = Нет переписки после движения
dip-option-press-closed-after-moves-about = Закрыта ли переписка в фазе отступления и в фазе подведения итогов.
dip-option-hidden-votes = Тайное голосование о ничьей
dip-option-hidden-votes-about = Скрыто ли, кто голосует за ничью.
dip-option-draw-includes-all = Ничья для всех
dip-option-draw-includes-all-about = Участвуют ли в ничьей все, у кого есть подразделение на поле.
dip-option-count-all-powers = Общий счет стран игрока
dip-option-count-all-powers-about = Складываются ли центры снабжения всех стран одного игрока.
dip-option-last-year = Последний год
dip-option-last-year-about = После этого года партия кончается ничьей между оставшимися игроками.
dip-option-last-year-none = без последнего года

## Why a bot decided so

bot-endgame = Конец близок. Центры снабжения: { $centres } из { $needed }.
bot-order = Приказ: { $order }.
bot-goal = Цель: { $unit }, движение { TO($place) }. Вероятность: { $chance } %.
bot-goal-simple = Цель: { $unit }, движение { TO($place) }.
bot-supported-attack = Атака: { $unit } → { $place }, { $supports ->
    [one] { $supports } поддержка
    [few] { $supports } поддержки
    [many] { $supports } поддержек
   *[other] { $supports } поддержки
}. Вероятность: { $chance } %.
bot-supported-attack-simple = Атака с поддержкой: { $unit } → { $place }.
bot-guard = Защита: { $unit }, { $supports ->
    [one] { $supports } поддержка
    [few] { $supports } поддержки
    [many] { $supports } поддержек
   *[other] { $supports } поддержки
}.
bot-guard-simple = Защита: { $unit }.
bot-support = Поддержка: { $unit }.
bot-holds = Все подразделения удерживают позиции.
bot-convoy = Сопровождение: { $unit } → { $place }, { $fleets ->
    [one] { $fleets } флот
    [few] { $fleets } флота
    [many] { $fleets } флотов
   *[other] { $fleets } флота
}.

## Что проверка приказов сообщает ведущему.

check-in-disorder = Правительства нет: приказы не читаются, вытесненные подразделения расформируются, ничего не создается (правило { $rule }). Страна: { $power }.
check-no-orders = Приказов нет, все подразделения удерживают позицию (правило { $rule }). Страну без правительства нужно указать в поле disorder. Страна: { $power }.
check-unit-holds = Действительного приказа нет: подразделение удерживает позицию (правило { $rule }). Подразделение: { $unit }.
check-unit-disbands = Действительного приказа об отступлении нет: подразделение расформируется (правило { $rule }). Подразделение: { $unit }.
check-nowhere-to-go = Отступать некуда: подразделение расформируется (правило { $rule }). Подразделение: { $unit }.
check-builds-open = От создания без приказа страна отказывается (правило { $rule }). Число: { $count }.
check-removed-by-distance = Расформирование не названо: это подразделение выводится как самое дальнее (правило { $rule }). Подразделение: { $unit }.
