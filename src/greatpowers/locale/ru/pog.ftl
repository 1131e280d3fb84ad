### Paths of Glory. Spaces, units, cards, nations and sides come in as ready names; `$rule` is the rule.

## Sides, nations

pog-side = { $side ->
    [ap] союзники
    [cp] Центральные державы
   *[other] { $side }
}
pog-side-short = { $side ->
    [ap] СО
   *[cp] ЦД
}
pog-nation = { $nation ->
    [be] Бельгия
    [br] Британия
    [fr] Франция
    [it] Италия
    [ru] Россия
    [us] США
    [sb] Сербия
    [mn] Черногория
    [ro] Румыния
    [gr] Греция
    [ge] Германия
    [ah] Австро-Венгрия
    [ah_it] Австро-Венгрия (против Италии)
    [tu] Турция
    [bu] Болгария
    [al] Албания
    [ar] Аравия
    [eg] Египет
    [kw] Кувейт
    [ly] Ливия
    [pe] Персия
    [ana] Арабская северная армия
    [sn] сануситы
    [allied] малые нации союзников
   *[other] { $nation }
}
pog-nation-short = { $nation ->
    [be] БЕ
    [br] БР
    [fr] ФР
    [it] ИТ
    [ru] РУС
    [us] США
    [sb] СЕР
    [mn] ЧЕ
    [ro] РУМ
    [gr] ГР
    [ge] ГЕР
    [ah] АВ
    [tu] ТУР
    [bu] БО
    [ana] АСА
    [sn] САН
    [allied] СО
   *[other] { $nation }
}

## Units

pog-ordinal = { $number ->
    [1] 1-я
    [2] 2-я
    [3] 3-я
    [4] 4-я
    [5] 5-я
    [6] 6-я
    [7] 7-я
    [8] 8-я
    [9] 9-я
    [10] 10-я
    [11] 11-я
    [12] 12-я
    [14] 14-я
    [17] 17-я
   *[18] 18-я
}
pog-army = { $nation ->
    [be] { pog-ordinal } бельгийская армия
    [br] { pog-ordinal } британская армия
    [fr] { pog-ordinal } французская армия
    [it] { pog-ordinal } итальянская армия
    [ru] { pog-ordinal } русская армия
    [us] { pog-ordinal } американская армия
    [sb] { pog-ordinal } сербская армия
    [ge] { pog-ordinal } немецкая армия
   *[ah] { pog-ordinal } австро-венгерская армия
}
pog-corps = { $nation ->
    [be] бельгийский корпус
    [br] британский корпус
    [fr] французский корпус
    [it] итальянский корпус
    [ru] русский корпус
    [us] американский корпус
    [sb] сербский корпус
    [mn] черногорский корпус
    [ro] румынский корпус
    [gr] греческий корпус
    [ge] немецкий корпус
    [ah] австро-венгерский корпус
    [tu] турецкий корпус
   *[bu] болгарский корпус
}
pog-unit-br-bef-army = армия БЭС
pog-unit-br-bef-corps = корпус БЭС
pog-unit-br-mef = армия СЭС
pog-unit-br-ne = британская Ближневосточная армия
pog-unit-fr-orient = Французская восточная армия
pog-unit-ru-cau = Кавказская армия
pog-unit-tu-yld = армия «Йылдырым»
pog-unit-tu-aoi = Армия ислама
pog-unit-tu-sn-corps = сануситы
pog-unit-br-aus-corps = австралийский корпус
pog-unit-br-cnd-corps = канадский корпус
pog-unit-br-pt-corps = португальский корпус
pog-unit-br-ana-corps = Арабская северная армия
pog-unit-pl-corps = польский корпус
pog-unit-ru-cav-corps = русский кавалерийский корпус
pog-unit-ru-czech-legion = Чехословацкий корпус
pog-unit-reduced = { $unit } (с пониженной силой)
pog-unit-at = { $unit } ({ $space })
pog-unit-reduced-at = { $unit } (с пониженной силой, { $space })

## Turns, phases, actions

pog-turn = { $season ->
    [august] Август { $year } года
    [september] Сентябрь { $year } года
    [fall] Осень { $year } года
    [winter] Зима { $year } года
    [spring] Весна { $year } года
   *[summer] Лето { $year } года
}
pog-turn-numbered = Ход { $number }: { $turn }
pog-moment = { $turn }, { $phase }
pog-moment-round = { $turn }, раунд действий { $round } ({ $side })
pog-phase = { $phase ->
    [opening] подготовка к игре
    [mandated_offensives] фаза обязательного наступления
    [actions] фаза действий
    [attrition] фаза истощения
    [sieges] фаза осады
    [war_status] фаза состояния войны
    [replacements] фаза пополнений
    [draw] фаза добора карт
    [end] конец хода
   *[other] { $phase }
}
pog-action = { $action ->
    [ops] операции
    [sr] стратегическая передислокация
    [rp] очки пополнений
    [event] событие
    [reinforcement] подкрепления
    [neutral_entry] вступление нейтралов в войну
    [auto] гарантированное ОО
    [peace] мирное соглашение
   *[other] { $action }
}
pog-level = { $level ->
    [mobilization] Мобилизация
    [limited] Ограниченная война
    [total] Тотальная война
   *[other] { $level }
}
pog-purpose-of = { $purpose ->
    [move] передвижение
   *[attack] атака
}
pog-how = { $how ->
    [move] Идет
    [sr] Передислоцируется
    [retreat] Отступает
    [advance] Продвигается
    [replacement] На замену выходит
    [event] Переходит
   *[other] { $how }
}
pog-table = { $table ->
    [army] таблица огня армий
   *[corps] таблица огня корпусов/крепостей
}
pog-track = { $track ->
    [us_entry] вступление США
   *[russian_capitulation] капитуляция России
}
pog-box = { $box ->
    [none] в начале
    [zimmermann_allowed] событие «Депеша Циммермана» доступно
    [zimmermann_telegram] «Депеша Циммермана»
    [over_there] «Over There»
    [tsar_takes_command_allowed] событие «Царь принимает командование» доступно
    [tsar_takes_command] «Царь принимает командование»
    [fall_of_the_tsar_allowed] событие «Свержение царя» доступно
    [fall_of_the_tsar] «Свержение царя»
    [bolshevik_revolution_allowed] событие «Большевистская революция» доступно
    [bolshevik_revolution] «Большевистская революция»
    [treaty_of_brest_litovsk] «Брест-Литовский договор»
   *[other] { $box }
}
pog-terrain = { $terrain ->
    [clear] равнина
    [mountain] горы
    [swamp] болото
    [forest] лес
   *[desert] пустыня
}
pog-points-of = { pog-nation-short } { $count }

## Texts that cannot be read

pog-space-unknown = { unclear }: такого региона нет. Текст: «{ $text }».
pog-unit-unknown = { unclear }: соединение не распознано. Пишите так: ge_1@aachen. Текст: «{ $text }».
pog-unit-not-there = { unclear }: такого соединения там нет. Текст: «{ $text }».

## Results

pog-result-open = Партия не окончена.
pog-result-win = Победитель: { $winner }. { $why } Победные очки: { $vp }.
pog-result-draw = Ничья. { $why } Победные очки: { $vp }.
pog-result-both-lose = Проиграли обе стороны. { $why } Победные очки: { $vp }.

## Scenarios

pog-title = Пути славы
pog-scenario-historical = Исторический сценарий
pog-scenario-historical-about = Вся война, двадцать ходов, с ограничениями, которые ведут первые месяцы историческим путем. Восемь карт в руке; войну открывают «Августовские пушки».
pog-scenario-campaign = Сценарий полной кампании
pog-scenario-campaign-about = Вся война: двадцать ходов или до автоматической победы, перемирия либо мира.
pog-scenario-limited = Сценарий ограниченной войны
pog-scenario-limited-about = Десять ходов, до лета 1916 года, или пока одна из сторон не дойдет до тотальной войны. На один вечер.
pog-scenario-introductory = Ознакомительный сценарий
pog-scenario-introductory-about = Три хода 1914 года, только карты мобилизации. Для первой партии.

## Options

pog-option-edition = Издание правил
pog-option-edition-about = Какому изданию следовать там, где они расходятся.
pog-option-edition-2018 = издание 2018 года
pog-option-edition-2010 = версия правил 2010 года
pog-option-tournament = Турнирная игра
pog-option-tournament-about = Игроки торгуются за сторону победными очками; ничья по очкам — победа союзников; принятый мир проигрывают оба.
pog-option-eight-cards = Восемь карт в руке
pog-option-eight-cards-about = Рука пополняется до восьми карт вместо семи.
pog-option-trench-modifier = Модификатор броска за траншеи
pog-option-trench-modifier-about = Британской, французской, немецкой или итальянской армии после неудачной попытки окопаться легче сделать это в следующем раунде.
pog-option-alternative-setup = Альтернативная начальная расстановка
pog-option-alternative-setup-about = По правилам 2010 года: по корпусу начинают в Станиславе и Луцке, а не в резерве. По правилам 2018 года так всегда.
pog-option-optional-cards = Дополнительные карты
pog-option-optional-cards-about = Участвуют ли еще десять карт каждой стороны.
pog-option-optional-cards-none = без них
pog-option-optional-cards-all = все, восемь карт в руке
pog-option-optional-cards-selected = замена одна на одну перед началом
pog-option-stripe-ops-everywhere = События с полосой дают операции
pog-option-stripe-ops-everywhere-about = События с желтой полосой дают и очки операций во всех сценариях, а не только в историческом.
pog-option-peace-terms = Мирное соглашение
pog-option-peace-terms-about = Можно ли предлагать мир как действие там, где сценарий это допускает.
pog-option-solo = Соло-режим
pog-option-solo-about = Один человек играет за обе стороны; вместо руки у каждой пять ячеек с картами, и кубики решают, послушается ли карта.
pog-option-solo-range = Диапазон активации карт (соло)
pog-option-solo-range-about = До какого значения серого кубика выбранная карта слушается.
pog-option-solo-range-ops = ее значение ОО
pog-option-solo-range-inverse-ops = чем меньше ее значение ОО, тем шире
pog-option-solo-range-mat = по ячейке, где она лежит
pog-option-solo-range-fixed = одинаковый для всех карт
pog-option-solo-fixed = Диапазон всех карт (соло)
pog-option-solo-fixed-about = Диапазон, если он одинаков для всех карт.
pog-option-solo-mat-a = Диапазон ячейки А (соло)
pog-option-solo-mat-a-about = Диапазон карты в ячейке А, если решают ячейки.
pog-option-solo-mat-b = Диапазон ячейки Б (соло)
pog-option-solo-mat-b-about = Диапазон карты в ячейке Б, если решают ячейки.
pog-option-solo-mat-c = Диапазон ячейки В (соло)
pog-option-solo-mat-c-about = Диапазон карты в ячейке В, если решают ячейки.
pog-option-solo-mat-d = Диапазон ячейки Г (соло)
pog-option-solo-mat-d-about = Диапазон карты в ячейке Г, если решают ячейки.
pog-option-solo-mat-e = Диапазон ячейки Д (соло)
pog-option-solo-mat-e-about = Диапазон карты в ячейке Д, если решают ячейки.
pog-option-solo-free-auto = Свободное гарантированное ОО (соло)
pog-option-solo-free-auto-about = Можно ли выбрать гарантированное ОО, не называя карту.
pog-option-solo-keeps-cards = Победитель сохраняет боевые карты (соло)
pog-option-solo-keeps-cards-about = Остается ли победившая боевая карта на столе для другой битвы этого хода.
pog-solo-box = { $box ->
    [a] А
    [b] Б
    [c] В
    [d] Г
   *[e] Д
}

## The board

pog-front-west = Западный фронт
pog-front-italy = Итальянский фронт
pog-front-balkans = Балканы
pog-front-east = Восточный фронт
pog-front-near-east = Ближний Восток
pog-front-boxes = Ячейки
pog-board-space = Регион
pog-board-units = Соединения
pog-board-works = Траншеи, крепости
pog-mark-trench = траншеи { $level }
pog-mark-fort = крепость { $strength }
pog-mark-siege = осажденная крепость { $strength }
pog-mark-destroyed = уничтоженная крепость
pog-mark-beachhead = плацдарм
pog-track-vp = Победные очки
pog-track-status = Состояние войны
pog-track-status-of = { $side } { $number } ({ $level })
pog-track-combined = общее { $number }
pog-track-mandated = Обязательные наступления
pog-track-mandated-open = { $side }: { $nation }
pog-track-mandated-done = { $side }: { $nation }, выполнено
pog-track-mandated-none = { $side }: нет
pog-track-rp = Очки пополнений
pog-track-cards = Карты
pog-track-cards-of = { $side }: рука { $hand }, колода { $pile }, сброс { $discards }
pog-track-russia = Регионы ПО в России у Центральных держав
pog-track-actions = Действия этого хода
pog-track-none = нет
pog-hand = Рука
pog-hand-empty = Карт в руке нет.
pog-hand-card = Карта
pog-hand-ops = ОО
pog-hand-sr = СП
pog-hand-rp = ОП
pog-hand-notes = Событие
pog-hand-combat = боевая карта
pog-hand-starred = затем удаляется
pog-hand-status = состояние войны +{ $number }
pog-hand-box = ячейка { $box }
pog-hand-table = На столе

## Units on the board

pog-short-army = { pog-nation-short } { $number }
pog-short-corps = { pog-nation-short } к
pog-short-br-bef-army = БЭС
pog-short-br-bef-corps = БЭС к
pog-short-br-mef = СЭС
pog-short-br-ne = БВ
pog-short-fr-orient = Вост
pog-short-ru-cau = КАВК
pog-short-tu-yld = ЙЫЛ
pog-short-tu-aoi = АИ
pog-short-tu-sn-corps = САН к
pog-short-br-aus-corps = АВС к
pog-short-br-cnd-corps = КАН к
pog-short-br-pt-corps = ПОР к
pog-short-br-ana-corps = АСА к
pog-short-pl-corps = ПОЛ к
pog-short-ru-cav-corps = РУС кав
pog-short-ru-czech-legion = ЧЕХ к
pog-counter = { $unit ->
    [br_bef_army] БЭС
    [br_bef_corps] БЭС
    [br_mef] СЭС
    [br_ne] БВ
    [fr_orient] Вост
    [ru_cau] КАВК
    [tu_yld] ЙЫЛ
    [tu_aoi] АИ
    [tu_sn_corps] САН
    [br_aus_corps] АВС
    [br_cnd_corps] КАН
    [br_pt_corps] ПОР
    [br_ana_corps] АСА
    [pl_corps] ПОЛ
    [ru_cav_corps] КАВ
    [ru_czech_legion] ЧЕХ
   *[other] { pog-nation-short }
}
pog-short-several = { $count } × { $unit }
pog-taken = Захвачены, пусты: { $spaces }
