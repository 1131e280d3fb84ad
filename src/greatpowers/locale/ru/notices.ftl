### Что сообщается людям за пределами дома: полные предложения и никаких тайн.

notice-turn-title = Ваш ход: «{ $title }»
notice-turn = Решение за вами: { $game }, { $moment }. Ваше место: { $seat }.
notice-turn-until = Решение ждут до { $until }: { $game }, { $moment }. Ваше место: { $seat }.
notice-letter-title = Новые письма: «{ $title }»
notice-letter = Вам написали: { $game }. Ваше место: { $seat }.
notice-deadline-title = Время на исходе: «{ $title }»
notice-deadline = Решение ждут до { $until }: { $game }, { $moment }. Ваше место: { $seat }.
notice-over-title = Партия окончена: «{ $title }»
notice-over = Посмотрите, чем все кончилось, обсудите партию, сыграйте снова: { $game }.
notice-invited-title = Приглашение: «{ $title }»
notice-invited = За столом вам оставлено место: { $game }. Ваше место: { $seat }.
notice-table-begun-title = Партия началась: «{ $title }»
notice-table-begun = Когда настанет ваш ход, придет уведомление: { $game }.
notice-test-title = Great Powers на связи
notice-test = Так выглядит уведомление.
notice-digest-title = { $count ->
    [one] Вас ждет { $count } дело
    [few] Вас ждут { $count } дела
    [many] Вас ждут { $count } дел
   *[other] Вас ждут { $count } дел
}
notice-today = { $time } сегодняшнего дня ({ $zone })
notice-on-day = { $time } ({ $zone }), { $day }
notice-mail-end = Больше не получать таких писем: { $link }

mail-confirm-title = Это ваш адрес, { $name }?
mail-confirm = Кто-то, надеемся, что вы, указал этот адрес для учетной записи «{ $name }». Ссылка подтвердит его; она действует два дня. Если это были не вы, ничего не делайте.
mail-password-title = Новый пароль: { $name }
mail-password = Кто-то, надеемся, что вы, забыл пароль учетной записи «{ $name }». По ссылке можно выбрать новый; она действует час и только один раз. Если это были не вы, ничего не делайте: прежний пароль останется.
