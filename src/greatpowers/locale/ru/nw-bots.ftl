### The Napoleonic Wars: why a bot decided so. Values are in hundredths of a point.

nw-bot-event = Событие: «{ $card }». Оценка: { $worth }.
nw-bot-cp = Командные очки: «{ $card }». Оценка: { $worth }.
nw-bot-move = Движение: { $area }. Оценка: { $worth }.
nw-bot-convoy = Конвой: { $area }. Оценка: { $worth }.
nw-bot-flag = Флаг: { $area }. Оценка: { $worth }.
nw-bot-build = Формирование: { $area }. Оценка: { $worth }.
nw-bot-siege = Осада: { $area }. Оценка: { $worth }.
nw-bot-consul = Консул: { $nation }. Оценка: { $worth }.
nw-bot-other = Другое действие. Оценка: { $worth }.
nw-bot-chance = Вероятность победы: { $chance } %.
