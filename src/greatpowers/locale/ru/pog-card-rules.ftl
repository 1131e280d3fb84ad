### Why a card, or a choice an event offers, is refused in Paths of Glory. Names come in ready.

## Playing an event

pog-play-other-side = { refused }: карта принадлежит другой стороне. Карта: «{ $card }».
pog-play-only-in-combat = { refused }: эта карта разыгрывается только в битве. Карта: «{ $card }».
pog-play-gone = { refused }: событие уже разыграно и удалено из игры. Карта: «{ $card }».
pog-play-needs-card = { refused }: сначала должно быть разыграно другое событие. Событие: «{ $card }».
pog-play-needs-earlier-turn = { refused }: другое событие должно быть разыграно на более раннем ходу. Событие: «{ $card }».
pog-play-closed-by-card = { refused }: этому мешает уже разыгранное событие. Событие: «{ $card }».
pog-play-needs-offensive-of-1918 = { refused }: сначала должно быть разыграно одно из трех немецких наступлений 1918 года, например «{ $card }».
pog-play-too-late = { refused }: карта действует лишь до определенного хода. Последний ход: { $turn }.
pog-play-commitment-too-high = { refused }: уровень вовлеченности уже слишком высок. Сторона: { $side }.
pog-play-war-status-too-low = { refused }: общее состояние войны слишком низкое. Нужно: { $needed }.
pog-play-nation-neutral = { refused }: нация не участвует в войне. Нация: { $nation }.
pog-play-space-not-held = { refused }: регион должен быть под контролем Центральных держав. Регион: { $space }.
pog-guns-of-august-late = { refused }: это должно быть первое действие Центральных держав в войне.
pog-falkenhayn-too-early = { refused }: на первых двух ходах сначала должно быть разыграно другое событие. Событие: «{ $card }».
pog-grand-fleet-no-answer = { refused }: карта лишь отвечает на «Флот открытого моря», сразу следующим действием.
pog-landwehr-berlin = { refused }: Берлин должен быть под контролем и в снабжении.
pog-tsar-too-few-spaces = { refused }: Центральные державы должны контролировать три региона России, приносящих победные очки.
pog-tsar-stands = { refused }: общее состояние войны и регионы России с победными очками должны вместе составлять 33.
pog-revolution-not-yet = { refused }: Центральные державы должны держать больше регионов России с победными очками, чем при свержении царя, или все, кроме Баку.
pog-treaty-too-early = { refused }: договор возможен лишь на следующем ходу после Большевистской революции.
pog-entrench-august = { refused }: в историческом сценарии это событие не разыгрывают в августе 1914 года.
pog-taxis-nobody = { refused }: в Париже и рядом с ним нет ослабленной французской армии.
pog-cavalry-no-place = { refused }: ни у одной русской армии в снабжении в европейской России нет места для обоих корпусов.

## Neutral entry and reinforcements

pog-neutral-entry-once = { refused }: на этом ходу одна нейтральная нация уже вступила в войну.
pog-neutral-entry-at-war = { refused }: нация уже участвует в войне. Нация: { $nation }.
pog-entry-one-corps = { refused }: в каждый регион, кроме столицы, ставится один корпус. Регион: { $space }. Нация: { $nation }.
pog-entry-other-country = { refused }: корпус ставится в своей стране. Регион: { $space }. Нация: { $nation }.
pog-reinforcements-august = { refused }: в августе 1914 года подкрепления не разыгрывают.
pog-reinforced-already = { refused }: нация уже получила подкрепления на этом ходу. Нация: { $nation }.
pog-reinforcement-in-play = { refused }: соединение уже вступило в игру. Соединение: { $unit }.
pog-reinforcement-no-place = { refused }: соединение негде разместить, а терять часть карты нельзя. Соединение: { $unit }.
pog-entry-full = { refused }: в регионе больше нет места. Регион: { $space }. Соединение: { $unit }.
pog-entry-not-friendly = { refused }: регион не под дружественным контролем. Регион: { $space }. Соединение: { $unit }.
pog-entry-besieged = { refused }: крепость в регионе осаждена. Регион: { $space }. Соединение: { $unit }.
pog-entry-not-there = { refused }: соединение не может вступить здесь. Регион: { $space }. Соединение: { $unit }.
pog-landing-enemy = { refused }: в регионе стоят соединения противника. Регион: { $space }.
pog-orient-at-home = { refused }: Восточная армия вступила дома и не действует в Салониках. Соединение: { $unit }. Регион: { $space }.
pog-place-unreadable = { unclear }: напишите «place», соединение, «at» и регион. Соединение: { $unit }.
pog-salonika-after-sr = { refused }: высадка считается передислокацией, а прошлое действие уже было ею.
pog-salonika-nobody = { refused }: в Салоники должен отплыть хотя бы один корпус.
pog-salonika-no-corps = { refused }: ни в портах, ни в резерве нет британских и французских корпусов.
pog-salonika-other-corps = { refused }: в Салоники идут лишь обычные британские и французские корпуса. Соединение: { $unit }. Регион: { $space }.
pog-salonika-no-port = { refused }: корпус должен прибыть из порта союзников или из резерва. Соединение: { $unit }. Регион: { $space }.

## Choices of events

pog-entrench-no-army = { refused }: здесь нет армии в снабжении. Регион: { $space }.
pog-entrench-trench-there = { refused }: здесь уже есть траншеи. Регион: { $space }.
pog-entrench-not-held = { refused }: регион не под контролем и не в осаде. Регион: { $space }.
pog-taxis-other-unit = { refused }: это должна быть ослабленная французская армия в Париже или рядом. Соединение: { $unit }.
pog-cavalry-not-there = { refused }: кавалерия присоединяется к русской армии в снабжении в европейской России, где есть место обоим корпусам. Регион: { $space }.
pog-landwehr-other-unit = { refused }: это должно быть ослабленное немецкое соединение. Соединение: { $unit }.
pog-landwehr-no-supply = { refused }: соединение без снабжения. Соединение: { $unit }.
pog-landwehr-spent = { refused }: оставшихся очков не хватает. Соединение: { $unit }.
pog-poles-without-warsaw = { refused }: поляки не получают пополнений, пока союзники держат Варшаву. Соединение: { $unit }.
pog-africa-other-unit = { refused }: это должен быть британский корпус с полной силой на поле или в резерве, ослабленный — лишь если других нет. Соединение: { $unit }.
pog-desertions-other-unit = { refused }: это должно быть русское соединение с полной силой на поле. Соединение: { $unit }.

## Combat cards

pog-combat-card-is-none = { refused }: это не боевая карта. Карта: «{ $card }».
pog-combat-card-used = { refused }: карта уже использована в этом раунде. Карта: «{ $card }».
pog-combat-card-for-attacker = { refused }: эту карту разыгрывает только атакующий. Карта: «{ $card }».
pog-combat-card-for-defender = { refused }: эту карту разыгрывает только обороняющийся. Карта: «{ $card }».
pog-combat-card-fort-alone = { refused }: боевая карта не помогает крепости без соединений.
pog-combat-card-out-of-supply = { refused }: обороняющимся без снабжения боевые карты не помогают.
pog-combat-card-needs-unit = { refused }: на стороне карты должно участвовать соединение нации. Нация: { $nation ->
    [br_fr] Британия или Франция
   *[other] { $nation }
}.
pog-combat-card-needs-only = { refused }: все атакующие должны быть одной нации. Нация: { $nation }.
pog-combat-card-needs-enemy = { refused }: в атакуемом регионе должно стоять соединение нации. Нация: { $nation }.
pog-combat-card-needs-enemy-only = { refused }: все соединения в атакуемом регионе должны быть одной нации. Нация: { $nation }.
pog-combat-card-needs-army = { refused }: на стороне карты должна участвовать армия нации. Нация: { $nation }.
pog-combat-card-needs-factor = { refused }: на стороне карты должно участвовать соединение нации с фактором боя от 1. Нация: { $nation }.
pog-combat-card-needs-line = { refused }: у всех британских атакующих должна быть линия снабжения. Куда: { $space }.
pog-combat-card-other-country = { refused }: атакуемый регион должен лежать в определенной стране. Страна: { $nation ->
    [fr_be] Франция или Бельгия
    [fr_be_ge] Франция, Бельгия или Германия
   *[other] { $nation }
}.
pog-combat-card-needs-clear = { refused }: атакуемый регион должен быть равнинным.
pog-combat-card-needs-mountain = { refused }: атака должна идти в горы или из гор.
pog-combat-card-needs-fort = { refused }: в атакуемом регионе должна стоять целая крепость.
pog-combat-card-needs-trench = { refused }: у обороняющегося должны быть действующие траншеи.
pog-combat-card-trench-there = { refused }: здесь уже есть траншеи.
pog-combat-card-fair-weather = { refused }: нужны горы осенью или зимой либо болота весной или осенью.
pog-combat-card-tanks = { refused }: в атаке участвуют танки.

## Attacks forbidden by events

pog-attack-forbidden-by-card = { refused }: событие запрещает эту атаку. Событие: «{ $card }». Регион: { $space }.
pog-treaty-russians-attack = { refused }: после договора русские больше не атакуют.
pog-treaty-russians-attacked = { refused }: после договора русских атакуют только турки и только на Ближнем Востоке. Регион: { $space }.
