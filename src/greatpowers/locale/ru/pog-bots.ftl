### Paths of Glory: why a bot decided so. Values are in loss points; a victory point is worth ten.

pog-bot-ops = Операции: «{ $card }». Оценка: { $worth }.
pog-bot-event = Событие: «{ $card }». Оценка: { $worth }.
pog-bot-sr = Стратегическая передислокация: «{ $card }». Оценка: { $worth }.
pog-bot-rp = Очки пополнений: «{ $card }». Оценка: { $worth }.
pog-bot-auto = Гарантированное ОО. Оценка: { $worth }.
pog-bot-peace = Мирное соглашение. Оценка: { $worth }.
pog-bot-other = Вторая по оценке карта: «{ $card }». Оценка: { $worth }.
pog-bot-attack = Атака: { $space }. Оценка: { $worth }.
pog-bot-move = Передвижение: { $space }. Оценка: { $worth }.
pog-bot-entrench = Окапывание: { $space }. Оценка: { $worth }.
pog-bot-weighed = Взвешено планов: { $plans }.
pog-bot-answer = Лучший ответ противника: { $space }.
