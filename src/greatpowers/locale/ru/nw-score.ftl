### «Наполеоновские войны»: очки по источникам, вероятность мира, что решило игру, чем она кончилась.

nw-score-keys = Ключевые области { OF($nation) } сверх начала
nw-score-keys-short = Ключевые области
nw-score-vassals = Ключевые области вассала { OF($nation) }
nw-score-vassals-short = Вассалы
nw-score-pacts = Малые страны в статусе союзника
nw-score-pacts-short = Союзники
nw-score-resources = Оставшиеся ресурсы
nw-score-resources-short = Ресурсы
nw-score-count = { $count }, в начале { $start }
nw-score-count-gained = { $count }, в начале { $start }; чужие: { $places }
nw-score-count-lost = { $count }, в начале { $start }; не удержаны: { $lost }
nw-score-count-gained-lost = { $count }, в начале { $start }; чужие: { $places }; не удержаны: { $lost }
nw-score-nations = { $nations }
nw-score-none = нет
nw-score-left = { $count ->
    [0] потрачены
    [one] осталось { $count }
    [few] осталось { $count }
    [many] осталось { $count }
   *[other] осталось { $count }
}

nw-outlook-leads = При мире сейчас победит { $seat }, очков { $count } (правило { $rule }).
nw-outlook-peace = { $ways ->
    [0] Бросок мира в этом ходу пока не может закончить войну; карточки могут это изменить (правило { $rule }).
    [1] Бросок мира в этом ходу закончит войну на шестерке: 1 шанс из 6, если карточки его не изменят (правило { $rule }).
   *[other] Бросок мира в этом ходу закончит войну начиная с { $from }: { $ways } из 6, если карточки его не изменят (правило { $rule }).
}
nw-outlook-last-turn = { $year } — последний ход: в конце подсчитываются очки (правило { $rule }).

nw-swing-won = { $seat } получает ключевые области: { $places }
nw-swing-lost = { $seat } теряет ключевые области: { $lost }
nw-swing-both = { $seat } получает ключевые области: { $places }; теряет: { $lost }
nw-swing-joined = { $seat } привлекает к себе: { $nations }
nw-swing-left = { $seat } теряет влияние: { $nations }
nw-swing-resources = { $seat }: ресурсы

nw-verdict-win = { $count ->
    [one] Победитель — { $seat }: { $count } очко
    [few] Победитель — { $seat }: { $count } очка
    [many] Победитель — { $seat }: { $count } очков
   *[other] Победитель — { $seat }: { $count } очка
}
nw-verdict-why-peace = Мир, { $year } год: выпало { $die }, с модификаторами { $sum }, нужно было шесть (правило { $rule }).
nw-verdict-why-last-turn = Последний ход, { $year } год, окончен: подсчитаны очки (правило { $rule }).
nw-verdict-why-conquest = Франция завоевана, { $year } год: война кончается сразу (правило { $rule }).
nw-verdict-why-submission = Франция сдалась, { $year } год: война кончается сразу (правило { $rule }).
nw-verdict-why-conceded = Все остальные отказались от борьбы, { $year } год.

nw-came-won = больше всех очков
nw-came-won-tie = победа при равенстве: позже по дорожке
nw-came-tied = поражение при равенстве: раньше по дорожке
nw-came-behind = отставание: { $count }
