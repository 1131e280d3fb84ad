### «Пути славы»: что двигало победные очки, какие уровни в силе, чем кончилась война.

pog-score-start = В начале
pog-score-spaces-cp = В руках Центральных держав
pog-score-spaces-ap = В руках союзников
pog-score-cards = События
pog-score-cause = { $why }
pog-score-places = { $spaces }
pog-score-scored = { $scored }
pog-score-of-card = { $card } { $by }
pog-score-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}

pog-level-cp = Центральные державы побеждают от { $win }
pog-level-ap = Союзники побеждают до { $last }
pog-level-draw = Ничья от { $draw } до { $last }
pog-outlook-levels = { $draws ->
    [yes] { $treaty ->
        [yes] Брестский мир подписан: Центральным державам для победы нужно { $win } ПО, от { $draw } ПО — ничья (правило { $rule }).
       *[no] Центральным державам для победы нужно { $win } ПО, от { $draw } ПО — ничья, ниже побеждают союзники (правило { $rule }).
    }
   *[no] { $treaty ->
        [yes] Брестский мир подписан: Центральным державам для победы нужно { $win } ПО, иначе побеждают союзники, даже от { $draw } ПО (правило { $rule }).
       *[no] Центральным державам для победы нужно { $win } ПО, иначе побеждают союзники, даже от { $draw } ПО (правило { $rule }).
    }
}
pog-outlook-automatic = Война кончается сразу при { $most } или { $least } ПО (правило { $rule }).

pog-swing-cp = Центральные державы занимают: { $spaces }
pog-swing-ap = Союзники занимают: { $lost }
pog-swing-both = Центральные державы занимают: { $spaces }; союзники: { $lost }
pog-swing-cards = События: { $cards }
pog-swing-other = { $why }

pog-figure-begun = Начато битв
pog-figure-won = Выиграно битв
pog-figure-lost = Потеряно армий

pog-verdict-win = { $side ->
    [cp] Центральные державы выигрывают войну
   *[ap] Союзники выигрывают войну
}
pog-verdict-draw = Война кончается вничью
pog-verdict-both-lose = Обе стороны проигрывают войну
pog-verdict-why-automatic = Войну сразу завершают { $vp } ПО при необходимых { $automatic } (правило { $rule }).
pog-verdict-why-armistice-cp = Перемирие: { $vp } ПО при необходимых { $needed } (правило { $rule }).
pog-verdict-why-armistice-ap = Перемирие: { $vp } ПО при допустимых { $needed } (правило { $rule }).
pog-verdict-why-armistice-draw = Перемирие: { $vp } ПО, Центральным державам для победы нужно было { $win } (правило { $rule }).
pog-verdict-why-last-turn-cp = Последний ход окончен: { $vp } ПО при необходимых { $needed } (правило { $rule }).
pog-verdict-why-last-turn-ap = Последний ход окончен: { $vp } ПО при допустимых { $needed } (правило { $rule }).
pog-verdict-why-last-turn-draw = Последний ход окончен: { $vp } ПО, Центральным державам для победы нужно было { $win } (правило { $rule }).
pog-verdict-why-total-war-cp = Одна из сторон ведет тотальную войну: { $vp } ПО при необходимых { $needed } (правило { $rule }).
pog-verdict-why-total-war-ap = Одна из сторон ведет тотальную войну: { $vp } ПО при допустимых { $needed } (правило { $rule }).
pog-verdict-why-total-war-draw = Одна из сторон ведет тотальную войну: { $vp } ПО, Центральным державам для победы нужно было { $win } (правило { $rule }).
pog-verdict-why-peace = Условия мира приняты, победных очков { $vp } (правило { $rule }).
pog-verdict-why-conceded = Другая сторона сдалась, победных очков { $vp }.

pog-came-won = победа
pog-came-lost = поражение
pog-came-conceded = отказ от борьбы
pog-came-draw = ничья
pog-came-both-lose = поражение обеих сторон
