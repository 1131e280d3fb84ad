### Paths of Glory: redeployment and the inspection of positions. Names come in ready; `$rule` is the rule.

pog-sr-not-yours = Это не ваше соединение (правило { $rule }). Соединение: { $unit }.
pog-sr-unit-twice = За одно действие соединение передислоцируется лишь раз (правило { $rule }). Соединение: { $unit }.
pog-sr-points = Не хватает очков СП (правило { $rule }). Соединение: { $unit }. Цена { $cost }, осталось { $points }.
pog-sr-already-there = Соединение уже находится там (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-not-a-space = В эту ячейку передислоцироваться нельзя (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-neutral = Соединения нейтральной нации остаются на месте (правило { $rule }). Соединение: { $unit }. Нация: { $nation }.
pog-sr-not-in-play = Соединения нет ни на поле, ни в резерве (правило { $rule }). Соединение: { $unit }.
pog-sr-unsupplied = Соединение без снабжения не передислоцируется (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-siege = Без этого соединения осада прекратится (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-broken-siege = Сил для осады не хватает, поэтому регион не годится для передислокации (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-montenegrin = Черногорцы передислоцируются только между Цетине и резервом (правило { $rule }). Соединение: { $unit }.
pog-sr-goal-unsupplied = Там соединение осталось бы без снабжения (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-army-by-sea = Армии не передислоцируются по морю (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-no-way = Туда не ведет цепь дружественных регионов (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-closed = Регион пока закрыт для всех (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-not-friendly = Цель должна быть под дружественным контролем и без врагов (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-russia = Русские передислоцируются только внутри России (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-serbian-supply = Особое снабжение сербов не действует для резерва (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-only-irregulars = К одним лишь арабам или сануситам из резерва не прибывают (правило { $rule }). Соединение: { $unit }. Регион: { $space }. Нация: { $nation }.
pog-sr-nobody-there = Из резерва корпус прибывает к снабженному соединению своей нации, в ее столицу или источник снабжения (правило { $rule }). Соединение: { $unit }. Регион: { $space }. Нация: { $nation }.
pog-sr-foreign-source = Соединение снабжается не из источников своей нации (правило { $rule }). Соединение: { $unit }. Регион: { $space }. Нация: { $nation }.
pog-sr-army-reserve = Армии не передислоцируются в резерв и из резерва (правило { $rule }). Соединение: { $unit }.
pog-sr-capital = Столицу этой нации держит или осаждает враг (правило { $rule }). Соединение: { $unit }. Регион: { $space }. Нация: { $nation }.
pog-sr-near-east-russian-army = Русские армии не пересекают границу Ближнего Востока (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-near-east-russian = За ход границу Ближнего Востока пересекает один русский корпус (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-near-east-british = За ход по морю или через резерв на Ближний Восток и обратно идет один британский корпус (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-near-east-cp = За ход границу Ближнего Востока пересекает один нетурецкий корпус (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-near-east-nation = Такие корпуса не идут на Ближний Восток и обратно по морю или через резерв (правило { $rule }). Соединение: { $unit }. Регион: { $space }. Нация: { $nation }.
pog-sr-near-east-arabs = Арабская северная армия остается на поле Ближнего Востока (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-sr-space-full = Там три соединения, и ни одно нельзя отправить дальше (правило { $rule }). Регион: { $space }.
pog-sr-too-many = Сначала соединение должно покинуть слишком большую группировку (правило { $rule }). Регион: { $space }.

## What `inspect` tells

pog-inspect-out-of-supply = Без снабжения
pog-inspect-armies-removed = Истощение: армии, потерянные навсегда
pog-inspect-corps-eliminated = Истощение: уничтоженные корпуса
pog-inspect-lost-spaces = Истощение: потерянные регионы ({ $side })
pog-inspect-costs = Стоимость активации ({ $side })
pog-inspect-space = регион
pog-inspect-move = передвижение
pog-inspect-attack = атака
pog-inspect-events-hand = События, доступные с руки ({ $side })
pog-inspect-events-all = События, доступные среди всех карт ({ $side })
pog-inspect-mandated = Обязательное наступление по броску ({ $side })
pog-inspect-flip = Пополнения: можно вернуть полную силу ({ $side })
pog-inspect-rebuild-corps = Пополнения: можно воссоздать корпуса ({ $side })
pog-inspect-rebuild-army = Пополнения: где можно воссоздать: { $unit }
pog-inspect-moves = Куда могут дойти соединения
pog-inspect-attacks = Что могут атаковать соединения
pog-inspect-sr = Передислокация: { $unit }
pog-inspect-retreats = Отступление: { $unit }
pog-inspect-fire-attacker = Атакующий: сила { $factors }, таблица { $table ->
        [army] армий
       *[corps] корпусов
    }, сдвиг { $shift }, столбец { $column }, модификатор { $drm }, значение потерь { $loss }
pog-inspect-fire-defender = Обороняющийся: сила { $factors }, таблица { $table ->
        [army] армий
       *[corps] корпусов
    }, сдвиг { $shift }, столбец { $column }, модификатор { $drm }, значение потерь { $loss }
pog-inspect-no-attack = Вместе эти соединения сейчас не могут атаковать: { $space }. Если бы могли:
pog-inspect-odds = Шансы: победа атакующего { $attacker_wins }, ничья { $tie }, победа обороняющегося { $defender_wins }; обороняющийся должен отступить { $retreat }
pog-inspect-losses = Потери, учтено { $absorbed }; остаются
pog-inspect-losses-fort = Потери, учтено { $absorbed }, крепость пала; остаются
cli-pog-units-needed = Назовите соединения ключом --units.
cli-pog-number = Ключ { $option } требует целых чисел, а не { $text }.
cli-pog-points = Нет таких очков пополнений: { $text }.
cli-pog-only = Ключ { $option } относится к игре «Пути славы».
cli-diplomacy-only = Ключ { $option } относится к игре «Дипломатия».
