### Paths of Glory: why a bot decided so. Values are in loss points; a victory point is worth ten.

pog-bot-ops = Операции: «{ $card }». Оценка: { $worth }.
pog-bot-event = Событие: «{ $card }». Оценка: { $worth }.
pog-bot-sr = Стратегическая передислокация: «{ $card }». Оценка: { $worth }.
pog-bot-rp = Очки пополнений: «{ $card }». Оценка: { $worth }.
pog-bot-auto = Гарантированное ОО. Оценка: { $worth }.
pog-bot-peace = Мирное соглашение. Оценка: { $worth }.
pog-bot-other = Вторая по оценке карта: «{ $card }». Оценка: { $worth }.
pog-bot-attack = Атака: { $space }. Оценка: { $worth }.
pog-bot-assault = Атака: { $space }. Вероятность взять регион: { $chance } %. Оценка: { $worth }.
pog-bot-move = Передвижение: { $space }. Оценка: { $worth }.
pog-bot-entrench = Окапывание: { $space }. Оценка: { $worth }.
pog-bot-weighed = Взвешено планов: { $plans }.
pog-bot-answer = Лучший ответ противника: { $space }.
pog-bot-card = Боевая карта «{ $card }» улучшает эту битву на: { $worth }.
pog-bot-falls-back = Отступление: { $space }. Отсюда лучше всего действовать в следующем раунде.
pog-bot-cut-off = Своих армий без снабжения: { $count }.
pog-bot-raid = Опасение: противник пройдет через пустые регионы и отрежет армии.

## Что считают во многих партиях

pog-count-activations = Активировано областей
pog-count-attacks = Атаки
pog-count-attrition-armies = Армии, навсегда потерянные от истощения
pog-count-attrition-corps = Корпуса, потерянные от истощения
pog-count-auto = Автоматические операции
pog-count-early-capital = Столица великой державы потеряна до 6-го хода (доля партий)
pog-count-capitals-lost = Потеряно столиц
pog-count-combat-card = Боевые карты
pog-count-eliminated-armies = Уничтожено армий
pog-count-eliminated-corps = Уничтожено корпусов
pog-count-entrench-made = Выкопано траншей
pog-count-entrench-tried = Попытки окопаться
pog-count-event = Раунды с событием
pog-count-ground-austria = Захвачено областей Австро-Венгрии, самое большее
pog-count-ground-balkans = Захвачено областей Сербии, Черногории и Румынии, самое большее
pog-count-ground-bulgaria = Захвачено областей Болгарии, самое большее
pog-count-ground-france = Захвачено областей Франции и Бельгии, самое большее
pog-count-ground-germany = Захвачено областей Германии, самое большее
pog-count-ground-italy = Захвачено областей Италии, самое большее
pog-count-ground-russia = Захвачено областей России, самое большее
pog-count-ground-turkey = Захвачено областей Турции, самое большее
pog-count-idle-activations = Области, активированные впустую
pog-count-idle-points = Очки, потраченные на них
pog-count-lost-for-good-armies = Армии, навсегда потерянные в боях
pog-count-lost-for-good-corps = Корпуса, навсегда потерянные в боях
pog-count-offensives-due = Обязательные наступления
pog-count-offensives-missed = Непроведенные обязательные наступления
pog-count-ops = Раунды с операциями
pog-count-peace = Предложения мира
pog-count-rounds = Раунды действий
pog-count-rp = Раунды с пополнениями
pog-count-sr = Раунды со стратегической передислокацией
pog-count-one-event = Событие: { $name }
pog-count-one-lost = { $name }: ход первой потери
