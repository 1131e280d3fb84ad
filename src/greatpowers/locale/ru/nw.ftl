### Наполеоновские войны: названия, таблицы, главные события. Имена приходят готовыми.

nw-title = Наполеоновские войны
nw-scenario = { $year }, игроков: { $players }
nw-turn = Ход { $year } года
nw-moment = { $turn }, раунд { $round }, { $nation }
nw-question = Ваш ответ за нацию: { $nation }. Осталось командных очков: { $cp }.
nw-result = Победа: { $winner }. Очки: { $points }.
nw-camp = { $camp ->
    [imperial] имперский лагерь
   *[coalition] коалиция
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
nw-event-round-began = Раунд { $round }.
nw-event-impulse-began = Импульс: { $nation }.
nw-event-impulse-passed = Пас: { $nation }.
nw-event-card-played = Карточка «{ $card }» ({ $nation }): { $use }.
nw-event-strength-placed = Новые части в области { $area }: { $nation } { $count }.
nw-event-strength-lost = Потери в области { $area }: { $nation } { $count }.
nw-event-force-moved = Движение: { $force }, { $frm } → { $to }.
nw-event-leader-lost = Генерал снят с карты: { $leader }, { $area }.
nw-event-flag-placed = Флаг в области { $area }: { $nation }.
nw-event-flag-removed = Флаг снят в области { $area }: { $nation }.
nw-event-nation-conquered = Завоевание: { $nation }. Завоеватель: { $conqueror }.
nw-event-peace-rolled = Бросок на мир: { $die }, модификатор { $modifier }.
