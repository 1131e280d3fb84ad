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

# Открытые разговоры ботов.
nw-say-danger = В опасности { $area }. { $nation }, можете прислать армию?
nw-say-leader = Впереди { $nation }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}. Кто может дотянуться до её ключей, пусть берёт их сейчас.
nw-say-peace = Европа навоевалась. Давайте заключим мир в этом году.
nw-say-help-yes = { $nation }, мы в одном лагере: чем смогу, помогу.
nw-say-help-no = { $nation }, мы не в одном лагере. Мои армии останутся на местах.
nw-say-peace-yes = { $nation }, я за мир и готов за него заплатить.
nw-say-peace-no = { $nation }, для мира ещё рано.
nw-say-attack-yes = { $nation }, у меня там и так война, ударю, где смогу. Противник: { $enemy }.
nw-say-attack-no = { $nation }, с этой державой войны у меня нет, и я её не ищу: { $enemy }.
