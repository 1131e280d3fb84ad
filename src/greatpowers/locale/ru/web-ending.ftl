### Счет партии и ее окончание.

web-score = Счет
web-score-track = Победные очки
web-score-start = начало
web-score-now = сейчас
web-score-turn = Ход
web-score-total = Итог
web-score-so-far = Сейчас
web-score-graph = график
web-score-over-time = По ходам
web-score-begins = График начнется со второго хода.
web-score-unreachable = Сейчас счет получить не удалось.
web-score-source = { $source } { $points }
web-score-line = { $name }, { $points }: { $sources }
web-score-of = { $name } { $points }
web-score-at = { $turn }: { $points }

web-ending = Игра окончена
web-ending-show = Итог
web-ending-standings = Итоговая таблица
web-ending-sources = Откуда очки
web-ending-figures = Как шла война
web-ending-figure = { $what }: { $counts }
web-ending-rank = Место
web-ending-player = Игрок
web-ending-how = Как
web-ending-points = Очки
web-ending-you-are = это вы
web-ending-your-place = Ваше место: { $rank }.
web-ending-why-points = { $name }, { $points }: откуда очки
web-ending-turning = Что решило игру
web-ending-replay = Повтор
web-ending-board = Последнее поле
web-ending-last-map = Последнее поле
web-ending-letters = Все письма
web-ending-share = Поделиться
web-ending-rematch-changed = { $two ->
    [yes] Реванш, смена сторон
   *[no] Реванш по жребию
}
web-ending-rematch-same = { $two ->
    [yes] Те же стороны
   *[no] Те же места
}
web-ending-rematch-join = К реваншу
web-ending-said-yes = { $count ->
    [one] Уже согласие: { $players }.
    [few] Уже согласие: { $players }.
    [many] Уже согласие: { $players }.
   *[other] Уже согласие: { $players }.
}
web-ending-not-yet = { $count ->
    [one] Еще без ответа: { $players }.
    [few] Еще без ответа: { $players }.
    [many] Еще без ответа: { $players }.
   *[other] Еще без ответа: { $players }.
}
web-ending-bots-agree = Боты всегда согласны.
web-ending-talk = Разговор
web-ending-talk-none = Пока никто ничего не сказал.
web-ending-talk-until = Слышат все. Открыто: { $when }.
web-ending-after = после игры
