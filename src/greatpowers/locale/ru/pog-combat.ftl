### Paths of Glory: why an attack, a flank attempt, a card, losses, a retreat or an advance is not allowed.
### Names come in ready; `$rule` is the rule.

## Declaring an attack

pog-attack-nobody = Для атаки нужно хотя бы одно соединение (правило { $rule }).
pog-attack-not-marked = Соединение не в регионе, активированном для атаки (правило { $rule }). Соединение: { $unit }.
pog-attack-unit-twice = В этом действии соединение уже атаковало (правило { $rule }). Соединение: { $unit }.
pog-attack-space-twice = В этом действии регион уже атаковали (правило { $rule }). Регион: { $space }.
pog-attack-out-of-supply = Соединения без снабжения не атакуют (правило { $rule }). Соединение: { $unit }.
pog-attack-desert-summer = Летом не атакуют ни пустыню, ни из пустыни (правило { $rule }). Регион: { $space }.
pog-attack-no-enemy = Там некого атаковать (правило { $rule }). Регион: { $space }.
pog-attack-only-retreated = Там только соединения, отступившие в этом раунде (правило { $rule }). Регион: { $space }.
pog-attack-neutral = Регион нейтрален (правило { $rule }). Регион: { $space }.
pog-attack-no-attackers = Сейчас никто не может атаковать этот регион (правило { $rule }). Регион: { $space }.
pog-attack-no-line = Туда не ведет линия, доступная соединению (правило { $rule }). Соединение: { $unit }. Регион: { $space }.
pog-attack-siege-from-outside = Осажденную крепость атакуют только из ее региона (правило { $rule }). Регион: { $space }.
pog-attack-leaves-siege = Для осады осталось бы слишком мало соединений (правило { $rule }). Регион: { $space }.
pog-attack-london = Из Лондона атакуют только вместе с союзными соединениями во Франции или Бельгии (правило { $rule }).
pog-attack-multinational = В одном из регионов должны атаковать соединения всех участвующих наций (правило { $rule }).

## Flank attacks and cards

pog-flank-one-space = Фланговая атака ведется не менее чем из двух регионов (правило { $rule }).
pog-flank-no-army = Для фланговой атаки нужна армия (правило { $rule }).
pog-flank-terrain = Болота и горы с фланга не атакуют (правило { $rule }). Регион: { $space }.
pog-flank-trench = Траншеи не допускают фланговой атаки (правило { $rule }). Регион: { $space }.
pog-flank-fort = Крепость без соединений с фланга не атакуют (правило { $rule }). Регион: { $space }.
pog-flank-pinning = Основным может быть только атакующий регион (правило { $rule }). Регион: { $space }.
pog-combat-card-not-held = Этой карты у вас нет (правило { $rule }). Карта: { $card }.
pog-combat-card-wrong-step = Эта карта разыгрывается на другом этапе битвы (правило { $rule }). Карта: { $card }.

## Losses, retreats, advances

pog-losses-other = Потери нужно распределить иначе (правило { $rule }). Значение потерь: { $number }.
pog-retreat-not-yours = Такое соединение не ждет отступления (правило { $rule }). Соединение: { $text }.
pog-retreat-not-there = Туда соединение не может отступить (правило { $rule }). Регион: { $space }. Регионов пути: { $number }.
pog-advance-not-able = Продвигаются только атаковавшие соединения с полной силой, и лишь один раз (правило { $rule }). Соединение: { $unit }.
pog-advance-not-there = Туда продвинуться нельзя (правило { $rule }). Регион: { $space }.
pog-advance-enemy = Там соединения противника (правило { $rule }). Регион: { $space }.
pog-advance-stacking = Там нет места для стольких соединений (правило { $rule }). Регион: { $space }.
pog-advance-fort = Войти может только сила, способная осадить крепость, и она там останавливается (правило { $rule }). Регион: { $space }.
pog-advance-channel = Центральные державы еще не могут продвинуться к побережью Ла-Манша (правило { $rule }). Регион: { $space }.
