### Studying The Napoleonic Wars in the browser: the position editor.

web-nw-study-title = Позиция { $year } года
web-nw-study-moment = { $year } год, раунд { $round }
web-nw-study-sandbox = Играть за всех
web-nw-study-page = { $page ->
    [place] Место
    [tracks] Дорожки
    [cards] Карточки
    [wars] Войны
   *[file] Файл
}
web-nw-study-reset = Расстановка сценария
web-nw-study-pick = Выберите область или зону на карте либо перегруппирование выше. Войска можно перетащить.
web-nw-study-regroup = Перегруппирование
web-nw-study-pool = в коробке
web-nw-study-key = ключевая
web-nw-study-fortress = крепость { $strength }
web-nw-study-port = порт
web-nw-study-strength = Части
web-nw-study-fewer = На часть меньше: { $nation }
web-nw-study-more = На часть больше: { $nation }
web-nw-study-add-strength = Добавить части…
web-nw-study-send-piece = Отправить генерала или эскадру…
web-nw-study-generals = Генералы
web-nw-study-add-general = Поставить генерала…
web-nw-study-ships = Эскадры
web-nw-study-add-ship = Добавить эскадру…
web-nw-study-ship-state = Состояние
web-nw-study-ship = { $mark ->
    [building] строится
    [refitting] снаряжается
   *[ready] готова
}
web-nw-study-flag = Флаг
web-nw-study-no-flag = нет
web-nw-study-scenario = Сценарий
web-nw-study-turn = Ход
web-nw-study-round = Раунд
web-nw-study-phase = Фаза
web-nw-study-due = Предписанный импульс
web-nw-study-camps = Лагеря
web-nw-study-camp = Лагерь
web-nw-study-neutral = нейтральна
web-nw-study-consuls = Консулы
web-nw-study-row = Ряд
web-nw-study-consul-box = Клетка
web-nw-study-plus = Сторона +1: { $nation }
web-nw-study-resources = Ресурсы
web-nw-study-nation = Нация
web-nw-study-hand = Набор карточек
web-nw-study-home = Родные карточки, открытые
web-nw-study-pile = { $pile ->
    [discards] Сброс
   *[removed_cards] Вне игры
}
web-nw-study-add-card = Добавить карточку…
web-nw-study-deal = Раздать карточки всем

web-nw-study-good-about = Итог: пятерки и шестерки в сражениях; удачные перехваты и уклонения.
web-nw-study-nobody = ничьи
web-nw-study-truces = Безопасные периоды
web-nw-study-truce-first = Безопасный период: первая нация
web-nw-study-truce-second = Безопасный период: вторая нация
web-nw-study-add-truce = Добавить безопасный период
web-nw-study-wars = Заморские войны
web-nw-study-add-war = Добавить заморскую войну…
web-nw-study-effects = Длящиеся эффекты
web-nw-study-add-effect = Добавить эффект…
web-nw-study-armistice-first = Перемирие: первая нация
web-nw-study-armistice-second = Перемирие: вторая нация
web-nw-study-add-armistice = Добавить перемирие
web-nw-study-armada = Армада
web-nw-study-no-armada = каждый флот сам по себе
