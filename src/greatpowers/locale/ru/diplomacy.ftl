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
dip-reading = { $place } ({ $code })

## Turns and phases

dip-turn = { $kind ->
    [A] Зима { $year } года
   *[other] { $season ->
        [S] Весна { $year } года
       *[F] Осень { $year } года
    }
}
dip-phase-kind = { $kind ->
    [M] фаза написания приказов
    [R] фаза отступления
   *[A] фаза подведения итогов
}
dip-phase = { dip-turn }, { dip-phase-kind }

## Orders in words

dip-order = Приказ: { $order }.
dip-do-hold = { $unit } удерживает позицию
dip-do-move = { $via ->
    [yes] { $unit } движется с помощью конвоя { TO($place) }
   *[no] { $unit } движется { TO($place) }
}
dip-do-support-hold = { $unit } поддерживает оборону { IN($other) }
dip-do-support = { $unit } поддерживает движение { FROM($other) } { TO($place) }
dip-do-convoy = { $unit } сопровождает армию { FROM($other) } { TO($place) }
dip-do-retreat = { $unit } отступает { TO($place) }
dip-do-disband = { $unit } — расформирование
dip-do-build = { $unit_kind ->
    [A] создается армия
   *[F] создается флот
} { IN($unit) }
dip-do-remove = { $unit_kind ->
    [A] убирается армия
   *[F] убирается флот
} { IN($unit) }
dip-do-waive = отказ от создания

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

order-holds = Никто не вытеснил подразделение (правило { $rule }).
order-supports = Никто не отрезал поддержку (правило { $rule }).
order-convoys = Никто не вытеснил сопровождающий флот (правило { $rule }).
moved = Никто не помешал (правило { $rule }).
moved-by-sea = Конвой перевез армию (правило { $rule }).
driven-out = Подразделение вытеснено атакой { FROM($by) } (правило { $rule }).
convoy-fleet-driven-out = Атака { FROM($by) } вытеснила сопровождающий флот, сопровождение сорвано (правило { $rule }).
bounced-own-unit = Там стоит своя же страна ({ $place }), а себя не вытесняют (правило { $rule }).
bounced-head-to-head = Навстречу шло подразделение { FROM($other) }: { $strength } против { $against } (правило { $rule }).
bounced-held = Подразделение { IN($other) } удержалось: { $strength } против { $against } (правило { $rule }).
bounced-beaten = Встречная атака { FROM($other) } победила, поэтому { IN($place) } это движение ничего не значит: { $strength } против { $against } (правило { $rule }).
bounced-standoff = Противостояние { IN($place) }: с равной силой шло и подразделение { FROM($other) }, { $strength } против { $against } (правило { $rule }).
bounced-outmatched = Атака { FROM($other) } оказалась сильнее { IN($place) }: { $strength } против { $against } (правило { $rule }).
convoy-paradox = Путь { TO($place) } — парадокс конвоя: его флоты не сопровождают (правило { $rule }).
convoy-missing = Полной цепочки сопровождения { TO($place) } в приказах нет (правило { $rule }).
convoy-broken = Флот { IN($fleet) } вытеснен, сопровождение { TO($place) } сорвано (правило { $rule }).
support-cut = Атака { FROM($by) } отрезала поддержку (правило { $rule }).
support-driven-out = Атака { FROM($by) } вытеснила поддерживающее подразделение, поддержка отрезана (правило { $rule }).
support-of-moving-unit = Поддерживать на месте некого: { $other } получает приказ о движении (правило { $rule }).
support-not-matching = Поддержка не соответствует приказу: { $other } делает другое (правило { $rule }).
convoy-not-used = Сопровождение не понадобилось: { $other } идет сухопутным маршрутом (правило { $rule }).
convoy-not-matching = Сопровождение не соответствует приказу: { $other } делает другое (правило { $rule }).
removed-by-distance = Названо слишком мало, уходит самое дальнее подразделение: { $unit } (правило { $rule }).

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

order-no-unit = { refused }: { IN($place) } никого нет.
order-no-unit-written = { refused }: подразделения из этого приказа нет на поле. Приказ: «{ $text }».
order-other-unit = { refused }: { IN($unit) } стоит другое подразделение.
order-foreign-unit = { refused }: подразделение { IN($unit) } не ваше.
order-no-government = { refused }: { $power } охвачена гражданскими волнениями, приказывать некому.
order-wrong-letter = { refused }: буква не подходит подразделению { IN($unit) }.
order-twice = { refused }: у подразделения два разных приказа. Приказ: «{ $text }».
order-twice-unnamed = { refused }: у подразделения два разных приказа.

## Moves

move-own-province = { refused }: { $unit } — это и есть его место.
move-barred = { refused }: территории { -italy(case: "genitive") } пока закрыты, и { $place } тоже.
move-army-at-sea = { refused }: армия не входит { TO($place) }, это водная территория.
move-not-adjacent = { refused }: { $unit } и { $place } — не соседи.
move-no-chain = { refused }: цепочки сопровождения { FROM($unit) } { TO($place) } нет.
move-name-the-coast = { refused }: { FROM($unit) } достижимы оба побережья, назовите нужное ({ $place }).
move-wrong-coast = { refused }: { FROM($unit) } флоту не достичь этого побережья: { $place }.
move-fleet-inland = { refused }: флот не входит { TO($place) }, это внутренняя территория.
move-not-along-coast = { refused }: { $unit } и { $place } — не соседи по береговой линии.

## Supports and convoys

support-self = { refused }: поддерживать самих себя нельзя ({ $unit }).
support-own-province = { refused }: { $unit } не поддерживает атаку на собственную территорию.
support-no-unit = { refused }: { IN($place) } поддерживать некого.
support-out-of-reach = { refused }: { $unit } не может двигаться { TO($place) }, поэтому и не поддерживает там.
support-impossible-move = { refused }: { $other } не может двигаться { TO($place) }.
convoy-by-army = { refused }: сопровождают только флоты, а { IN($unit) } стоит армия.
convoy-from-coast = { refused }: флот сопровождает только с водной территории, а { $unit } — берег.
convoy-no-army = { refused }: { IN($place) } нет армии для сопровождения.
convoy-no-chain = { refused }: флоты не образуют цепочку { FROM($other) } { TO($place) }.

## Retreats

retreat-only = { refused }: сейчас возможно только отступление или расформирование. Приказ: «{ $order }».
retreat-not-dislodged = { refused }: { FROM($place) } никого не вытеснили.
retreat-out-of-reach = { refused }: { $unit } не достает { TO($place) }.
retreat-attacker-came-from = { refused }: атака пришла оттуда ({ $place }).
retreat-closed = { refused }: { $place } — занятая территория или территория противостояния.
retreat-clash = Несколько подразделений отступили { TO($place) }, все расформированы (правило { $rule }).
retreat-clash-unnamed = Несколько подразделений отступили на одну территорию, все расформированы (правило { $rule }).
retreat-no-place = Отступать некуда (правило { $rule }).
retreat-no-government = При гражданских волнениях вытесненные подразделения расформировываются (правило { $rule }).
retreat-no-order = Приказа об отступлении нет (правило { $rule }).
retreat-disbanded = Добровольное расформирование (правило { $rule }).

## Builds and removals

adjustment-only = { refused }: сейчас возможно только создание или расформирование. Приказ: «{ $order }».
adjustment-twice = { refused }: дважды названо одно и то же ({ $place }).
adjustment-too-many = { refused }: приказов больше, чем положено. Приказ: «{ $order }».
adjustment-none-due = { refused }: у страны столько же подразделений, сколько центров снабжения ({ $power }), ничего не создается и не убирается. Приказ: «{ $text }».
waive-nothing-to-build = { refused }: отказываться не от чего ({ $power }).
remove-not-yours = { refused }: { IN($place) } нет вашего подразделения.
remove-not-needed = { refused }: { $unit } остается, убирать ничего не нужно.
build-none-due = { refused }: создавать сейчас нечего ({ $power }).
build-not-home = { refused }: { $place } — не центр снабжения своей страны.
build-not-owned = { refused }: { $place } теперь принадлежит другой стране.
build-occupied = { refused }: { IN($place) } уже стоит подразделение.
build-fleet-inland = { refused }: флот создается только на прибрежной территории, а { $place } — внутренняя.
build-name-the-coast = { refused }: назовите побережье для флота ({ $place }).

## Press, draw vote, giving up

press-unreadable = { unclear }: сообщение начинается так: «press all:» или «press France, Italy:».
press-none = { refused }: партия идет без переписки.
press-closed = { refused }: в этой фазе переписки нет. Фаза: { $phase }.
press-closed-writing = { refused }: во время написания приказов переписки нет.
press-public-only = { refused }: доступна только открытая переписка.
press-no-grey = { refused }: сообщения без отправителя недоступны.
press-to-nobody = { refused }: у сообщения нет другого адресата.
press-too-long = { refused }: сообщение слишком длинное. Предел знаков: { $longest }.
press-huh = { unclear }: Сообщение не читается начиная со знака { $position }: { $text }
press-meaning-unreadable = { unclear }: смысл сообщения записан не в нотации предложений. Текст: { $text }.
press-alone = { refused }: в договоренности больше никто или ничто не названо.
press-against-itself = { refused }: союз не направлен против своего же участника. Место: { $seat }.
press-not-theirs = { refused }: договоренность связывает того, кто сообщения не получит.
press-eliminated = { refused }: это место выбыло из игры. Место: { $seat }.
press-no-centre = { refused }: здесь нет центра снабжения. Территория: { $place }.
press-no-movement = { refused }: предлагать можно только приказы фазы ходов. Приказ: { $order }.
press-other-unit = { refused }: подразделение принадлежит не этому месту. Подразделение: { $unit }. Место: { $seat }.
press-two-orders = { refused }: одному подразделению отданы два приказа. Подразделение: { $unit }.
draw-not-on-board = { refused }: без подразделения на поле нет участия в ничьей. Место: { $seat }.
draw-all-share = { refused }: в ничьей участвуют все, у кого есть подразделение на поле.
concede-unreadable = { unclear }: чтобы сдать партию, напишите только «concede».
concede-already = { refused }: это место уже не участвует в партии. Место: { $seat }.

## What happened

dip-event-phase-began = { $phase }: начало.
dip-event-orders-revealed = { $power } приказывает: { $orders }.
dip-event-orders-revealed-none = { $power } не дает приказов.
dip-event-order-resolved = { $power }: { $order } — { $outcome }. { $reason }
dip-event-order-passed-over = { $power } пишет «{ $order }», это не выполняется. { $reason }
dip-event-line-passed-over = { $power } пишет строку, которую нельзя прочесть; она не выполняется.
dip-event-unit-dislodged = { $power } вытеснена { FROM($unit) } атакой { FROM($attacker_from) }. Можно отступить: { $retreats }.
dip-event-unit-dislodged-none = { $power } вытеснена { FROM($unit) } атакой { FROM($attacker_from) }. Отступать некуда.
dip-event-unit-retreated = { $power } отступает { FROM($unit) } { TO($to) }.
dip-event-unit-disbanded = { $power } теряет { $unit_kind ->
    [A] армию
   *[F] флот
} { IN($unit) }. { $reason }
dip-event-centre-taken = { $centre }: теперь владеет { $power }, раньше { $previous }.
dip-event-centre-taken-none = { $centre }: теперь владеет { $power }, раньше никто.
dip-event-unit-built = { $power } создает { $unit_kind ->
    [A] армию
   *[F] флот
} { IN($unit) }.
dip-event-builds-waived = { $power } отказывается от создания { $count ->
    [one] { $count } подразделения
    [few] { $count } подразделений
    [many] { $count } подразделений
   *[other] { $count } подразделения
}.
dip-event-unit-removed = { $power } убирает { $unit_kind ->
    [A] армию
   *[F] флот
} { IN($unit) }.
dip-event-unit-removed-none = { $power } не назвала лишнее подразделение и теряет { $unit_kind ->
    [A] армию
   *[F] флот
} { IN($unit) }.
dip-event-government-lost = { $power } охвачена гражданскими волнениями.
dip-event-power-eliminated = { $power } выбывает из игры.
dip-event-coin-tossed = Брошена монета за { -italy(case: "accusative") }: победитель — { $winner }.
dip-event-italy-joined = { -italy } переходит к месту: { $seat }.
dip-event-press-sent = Сообщение ({ $phase }): { $sender } → { $to }: { $text }
dip-event-press-sent-none = Сообщение без отправителя ({ $phase }): → { $to }: { $text }
dip-event-draw-voted = { $seat } голосует за ничью между: { $powers }.
dip-event-draw-voted-none = { $seat } отзывает голос за ничью.
dip-event-voted-secretly = Кто-то тайно голосует о ничьей.
dip-event-seat-conceded = { $seat } сдает партию.
dip-event-game-drawn = Партия кончается ничьей между оставшимися игроками: { $seats }.
dip-event-game-drawn-none = Ничья: в партии никого не осталось.
dip-event-game-won = { $seat } одерживает единоличную победу: { $centres ->
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

bot-endgame = Конец близок: { $centres ->
    [one] занят { $centres } центр
    [few] занято { $centres } центра
    [many] занято { $centres } центров
   *[other] занято { $centres } центра
} снабжения из { $needed }, нужных для победы.
bot-order = Приказ: { $order }.
bot-goal = Подразделение { IN($unit) } идет { TO($place) } и дойдет с вероятностью { $chance } %.
bot-goal-simple = Подразделение { IN($unit) } идет { TO($place) }.
bot-supported-attack = У атаки { FROM($unit) } { TO($place) } { $supports ->
    [one] { $supports } поддержка
    [few] { $supports } поддержки
    [many] { $supports } поддержек
   *[other] { $supports } поддержки
}; вероятность успеха { $chance } %.
bot-supported-attack-simple = Атака { FROM($unit) } { TO($place) } идет с поддержкой.
bot-guard = Подразделение { IN($unit) } остается в обороне, у него { $supports ->
    [one] { $supports } поддержка
    [few] { $supports } поддержки
    [many] { $supports } поддержек
   *[other] { $supports } поддержки
}.
bot-guard-simple = Подразделение { IN($unit) } остается в обороне.
bot-support = Подразделение { IN($unit) } помогает другому.
bot-holds = Все подразделения удерживают позиции.
bot-convoy = Армию { FROM($unit) } { TO($place) } { $fleets ->
    [one] сопровождает { $fleets } флот
    [few] сопровождают { $fleets } флота
    [many] сопровождают { $fleets } флотов
   *[other] сопровождают { $fleets } флота
}.
bot-weighed = { $sets ->
    [one] Взвешен { $sets } набор
    [few] Взвешены { $sets } набора
    [many] Взвешены { $sets } наборов
   *[other] Взвешены { $sets } набора
} приказов, просмотрено { $results ->
    [one] { $results } общий исход
    [few] { $results } общих исхода
    [many] { $results } общих исходов
   *[other] { $results } общего исхода
}.
bot-promise = С этими приказами бот рассчитывает на { $share } % партии.
bot-runner-up = Со следующим по силе набором он рассчитывал бы на { $share } %.
bot-sets = { $sets ->
    [one] Взвешен { $sets } возможный ответ
    [few] Взвешены { $sets } возможных ответа
    [many] Взвешены { $sets } возможных ответов
   *[other] Взвешены { $sets } возможного ответа
}.

## Что проверка приказов сообщает ведущему.

check-in-disorder = Правительства нет: приказы не читаются, вытесненные подразделения расформируются, ничего не создается (правило { $rule }). Страна: { $power }.
check-no-orders = Приказов нет, все подразделения удерживают позицию (правило { $rule }). Страну без правительства нужно указать в поле disorder. Страна: { $power }.
check-unit-holds = Действительного приказа нет: подразделение удерживает позицию (правило { $rule }). Подразделение: { $unit }.
check-unit-disbands = Действительного приказа об отступлении нет: подразделение расформируется (правило { $rule }). Подразделение: { $unit }.
check-nowhere-to-go = Отступать некуда: подразделение расформируется (правило { $rule }). Подразделение: { $unit }.
check-builds-open = От создания без приказа страна отказывается (правило { $rule }). Число: { $count }.
check-removed-by-distance = Расформирование не названо: это подразделение выводится как самое дальнее (правило { $rule }). Подразделение: { $unit }.
