### Наполеоновские войны: названия, таблицы. Имена приходят готовыми.

nw-title = Наполеоновские войны
nw-scenario = { $year }, игроков: { $players }
nw-turn = Ход { $year } года
nw-moment = { $turn }, раунд { $round }, { $nation }
nw-question = Ваш ответ за нацию: { $nation }. Осталось командных очков: { $cp }.
nw-result = Победа: { $winner }. Очки: { $points }.
nw-camp = { $camp ->
    [imperial] имперский лагерь
   *[coalition] коалиционный лагерь
}
nw-box = { $box ->
    [friend] друг
    [aide] помощник
    [partner] партнер
    [pact] союзник
   *[unaligned] неприсоединившаяся
}
nw-column-nation = нация
nw-column-standing = положение
nw-column-keys = ключевые области
nw-column-cards = карточки
nw-column-pieces = генералы и части
nw-column-fleets = эскадры
nw-column-flags = флаги
nw-column-card = карточка
nw-column-points = КО
nw-column-effect = Действие
