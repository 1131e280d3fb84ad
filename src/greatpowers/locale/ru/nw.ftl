### Наполеоновские войны: названия, таблицы. Имена приходят готовыми.

nw-title = Наполеоновские войны
nw-scenario = { $year }, игроков: { $players }
nw-turn = Ход { $year } года
nw-moment = { $turn }, раунд { $round }, { $nation }
nw-question-cp = Вопрос: { $question } · осталось командных очков: { $cp }
nw-result-open = Партия не окончена.
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
nw-do-consul-two = { $way ->
    [left] Консул на две колонки влево: { $nation } (ряд: { $row })
   *[right] Консул на две колонки вправо: { $nation } (ряд: { $row })
}
nw-do-consul-alone = { $way ->
    [left] Консул на колонку влево: { $nation }
    [plus] Консул на сторону +1: { $nation }
    [plain] Консул на простую сторону: { $nation }
   *[right] Консул на колонку вправо: { $nation }
}
web-nw-ask-reserves = Какие расстроенные части снова в порядке? ({ $nation })
