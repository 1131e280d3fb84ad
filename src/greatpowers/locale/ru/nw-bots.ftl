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
nw-bot-weighed = Доигранных вариантов: { $boards }.
nw-bot-feared = Опаснее всех сейчас: { $nation }.

# Открытые разговоры ботов.
nw-say-danger = В опасности { $area }: прошу помощи, { $nation }, пришлите армию.
nw-say-leader = Впереди { $nation }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}. Кто может дотянуться до ее ключей, пусть берет их сейчас.
nw-say-peace = Европа навоевалась. Давайте заключим мир в этом году.
nw-say-help-yes = Хорошо, { $nation }: мы в одном лагере, чем смогу, помогу.
nw-say-help-no = Увы, { $nation }: мы не в одном лагере, и мои армии останутся на местах.
nw-say-peace-yes = Да, { $nation }, я за мир и готов за него заплатить.
nw-say-peace-no = Нет, { $nation }, для мира еще рано.
nw-say-attack-yes = Хорошо, { $nation }: у меня там и так война, ударю, где смогу. Противник: { $enemy }.
nw-say-attack-no = Нет, { $nation }: войны с этой державой ({ $enemy }) я не ищу.
