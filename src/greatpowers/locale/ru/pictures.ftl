### Картины, фильмы и карточки ссылок.

picture-won = { $moment }. Победа: { $seats }
picture-drawn = { $moment }. Ничья: { $seats }
picture-drawn-by-many = { $moment }. { $count ->
    [one] Ничья на { $count } участника
    [few] Ничья на { $count } участников
    [many] Ничья на { $count } участников
   *[other] Ничья на { $count } участника
}
picture-without-winner = { $moment }. Победителя нет

## What a link is shown with

preview-house = Классика большой стратегии о войнах Европы в браузере: с друзьями или против ботов.
preview-table = { $game }: { $title }
preview-waiting = Игра «{ $game }» скоро начнется. { $free ->
    [0] Все места заняты.
    [one] Свободно { $free } место.
    [few] Свободны { $free } места.
    [many] Свободно { $free } мест.
   *[other] Свободно { $free } места.
}
preview-standing = { $title }: { $standings }.
preview-score = { $name } { $value }
preview-invitation = { $owner } приглашает вас сыграть: { $game }
preview-invitation-about = За столом «{ $title }» для вас держат место: { $seat }.
