### Битва на экране: до кубиков, пока кто-то решает, и после них. Имена приходят готовыми.

web-pog-stage = Битва до броска: { $space }
web-pog-stage-result = Битва { IN($space) }
web-pog-stage-you = Вы · { $strength }
web-pog-stage-they = Противник · { $strength }
web-pog-stage-column = огонь по столбцу { $column }
web-pog-stage-counting = Шансы подсчитываются.
web-pog-fort-adds = крепость { $fort }
web-pog-ladder = { $who }: столбец { $column }
web-pog-ladder-shifted = { $who }: столбец { $column } вместо { $natural }; причина: { $why }
web-pog-shifted = { $columns ->
    [one] на { $columns } столбец
    [few] на { $columns } столбца
    [many] на { $columns } столбцов
   *[other] на { $columns } столбца
} { $way ->
    [left] влево
   *[right] вправо
}: { $why }
web-pog-die-moved = кубик { $by }
web-pog-cause = { $what ->
    [trench] траншеи { $which }
    [fort] крепость { $which }
    [sinai] из Синая
    [yanks] «Янки и танки»
    [brusilov] Брусиловское наступление
    [kerensky] наступление Керенского
   *[other] { $what }
}
web-pog-cause-terrain = { $terrain ->
    [mountain] горы
    [swamp] болото
   *[other] { $terrain }
}
web-pog-cause-about = { $what ->
    [trench] Огонь атакующего сдвигается на { $columns ->
        [one] один столбец
        [few] { $columns } столбца
        [many] { $columns } столбцов
       *[other] { $columns } столбца
    } влево, обороны — на один вправо.
    [shift] { $who ->
        [you] Ваш огонь
       *[they] Огонь противника
    } сдвигается на { $columns ->
        [one] один столбец
        [few] { $columns } столбца
        [many] { $columns } столбцов
       *[other] { $columns } столбца
    } { $way ->
        [left] влево
       *[right] вправо
    }.
    [strength] Крепость, пока цела, добавляет к огню { $columns }.
    [table] { $who ->
        [you] Вы ведете огонь по таблице армий.
       *[they] Противник ведет огонь по таблице армий.
    }
   *[die] { $who ->
        [you] { $by } к вашему кубику.
       *[they] { $by } к кубику противника.
    }
}
web-pog-cause-stand = стойкость
web-pog-cause-stand-about = Разбитая оборона может отдать еще один шаг и остаться.
web-pog-cause-none = без сдвига
web-pog-cause-none-about = Здесь ничто не сдвигает столбцы и не меняет кубик.
web-pog-cause-short = { $title } { $by }
web-pog-fires-first = Кто стреляет первым
web-pog-order = { $when ->
    [succeeded] фланг удался
    [failed] фланг сорвался
   *[frontal] без фланга
}: { $who ->
    [both] обе стороны вместе
    [you] вы, затем уцелевшие
   *[they] противник, затем ваши уцелевшие
}
web-pog-think-again = Подумайте еще: вы проигрываете чаще, чем побеждаете.
web-pog-stake-saved = Если взять { $space }, снабжение вернется: { $units }.
web-pog-stake-cut = Если взять { $space }, будут отрезаны: { $units }.
web-pog-stake-vp = Регион { $space } приносит победное очко.
web-pog-flank-done = { $outcome ->
    [succeeded] Фланговая атака удалась
   *[failed] Фланговая атака сорвалась
}: { $who ->
    [you] вы стреляете первыми
   *[they] противник стреляет первым
}. Шансы это учитывают.
web-pog-flank-barred = Невозможна
web-pog-odds-with-flank = Шансы с фланговой атакой
web-pog-odds-you-win = Ваш верх
web-pog-odds-you-lose = Поражение
web-pog-they-lose = Их потери
web-pog-you-lose = Ваши потери
web-pog-loss-destroyed = гибнет { $units }
web-pog-loss-reduced = слабеет { $units }
web-pog-loss-fort = падает крепость
web-pog-loss-nothing = Такие потери никого не ослабят.
web-pog-loss-at = { $loss } и больше: { $what }
web-pog-card-usable = Можно сыграть здесь.
web-pog-enemy-cards = { $count ->
    [one] У противника { $count } карта.
    [few] У противника { $count } карты.
    [many] У противника { $count } карт.
   *[other] У противника { $count } карты.
}
web-pog-attack-now = Атаковать
web-pog-attack-all-the-same = Всё равно атаковать
web-pog-battle-waits = { $what ->
    [card] { $name }: можно сыграть боевую карту
    [losses] { $name }: выбор потерь
   *[retreat] { $name }: решение об отступлении
}

## После броска

web-pog-side-short-name = { $side ->
    [ap] Союзники
   *[cp] Центральные державы
}
web-pog-your-losses = Ваши потери · { $steps ->
    [0] нет
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
web-pog-losses-of = { $side }, потери · { $steps ->
    [0] нет
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
web-pog-no-losses = Потерь нет.
web-pog-fate = { $standsIn ->
    [yes] на замену, { $fate ->
        [reduced] с пониженной силой
       *[other] уничтожен
    }
   *[no] { $fate ->
        [restored] вернула карта
        [reduced] с пониженной силой
        [gone] вне игры навсегда
       *[destroyed] уничтожено
    }
}
web-pog-flank-rolled = Фланговая атака: { $die } + { $modifier } = { $sum }. { $outcome ->
    [succeeded] Удалась
   *[failed] Сорвалась
}: { $who ->
    [you] вы стреляете первыми
   *[they] противник стреляет первым
} (12.3.3).
web-pog-flank-by-card = Фланговая атака по карте: { $who ->
    [you] вы стреляете первыми
   *[they] противник стреляет первым
} (12.3.3).
web-pog-fired-with = сила { $strength }, столбец { $column }, { $table ->
    [army] таблица армий
   *[corps] таблица корпусов
}
web-pog-rolls = { $who ->
    [you] Ваш бросок: { $die }
   *[they] { $side }: бросок { $die }
}
web-pog-loss-word = { $count ->
    [one] потеря
    [few] потери
    [many] потерь
   *[other] потери
}
web-pog-against = { $theirs } против { $ours }: { $who ->
    [nobody] победителя нет.
    [you] вы побеждаете с перевесом { $by }.
    [they] противник побеждает с перевесом { $by }.
   *[side] верх за стороной «{ $side }», перевес { $by }.
}
web-pog-must-retreat = { $spaces ->
    [one] Обороняющиеся отступают на один регион (12.5.2).
    [few] Обороняющиеся отступают на { $spaces } региона (12.5.2).
    [many] Обороняющиеся отступают на { $spaces } региона (12.5.2).
   *[other] Обороняющиеся отступают на { $spaces } региона (12.5.2).
}
web-pog-they-stood = Обороняющиеся отдали еще один шаг и остались (12.5.3).
web-pog-cancelled = Атака ни к чему не привела.
web-pog-result-of = Битва { IN($space) } · итог
web-pog-result-head = { $outcome ->
    [taken] { $space }: регион ваш
    [lost] { $space }: регион потерян
    [won] Победа { IN($space) }
    [beaten] Неудача { IN($space) }
    [held] { $space }: оборона держится
    [gave-way] Поражение { IN($space) }
    [cancelled] Битвы { IN($space) } не было
   *[tie] Ничья { IN($space) }
}
web-pog-result-won = { $who ->
    [nobody] Обе стороны нанесли равные потери.
    [you] Вы побеждаете с перевесом { $by }.
   *[they] Противник побеждает с перевесом { $by }.
}
web-pog-result-fell = { $count ->
    [one] Погибло соединение: { $units }.
    [few] Погибли соединения: { $units }.
    [many] Погибли соединения: { $units }.
   *[other] Погибли соединения: { $units }.
}
web-pog-result-retreat = { $who ->
    [they] Противник отступает
   *[you] Ваши соединения отступают
} { $spaces ->
    [one] на один регион.
    [few] на { $spaces } региона.
    [many] на { $spaces } региона.
   *[other] на { $spaces } региона.
}
web-pog-result-called-off = Атака была отменена.
web-pog-walked = { $how ->
    [advance] { $unit } продвигается { TO($space) }
   *[retreat] { $unit } отступает { TO($space) }
}
web-pog-hurt = { $fate ->
    [reduced] { $unit }: пониженная сила
    [restored] { $unit }: снова полная сила
    [gone] { $unit }: потеря навсегда
   *[destroyed] { $unit }: гибель
}
web-pog-hurt-about = { $space }. { $fate ->
    [reduced] Очко пополнений вернет полную силу.
    [restored] Шаг вернула боевая карта.
    [gone] Восстановить нельзя.
   *[destroyed] Можно восстановить за очки пополнений.
}
web-pog-dice-moved = Что изменило броски
web-pog-flank-from = Фланговая атака, сковывание { IN($space) }
web-pog-by-card = по карте
web-pog-fire-of = { $who ->
    [you] Ваш огонь
   *[they] Огонь: { $side }
}
web-pog-nothing-moved = ничто
web-pog-chance-of = { $who ->
    [they] Вероятность { $loss } и больше для них
   *[you] Вероятность { $loss } и больше для вас
}
web-pog-score = Счет
web-pog-score-why = { $space }: { $by }
web-pog-go-on = Дальше
web-pog-once-more = Еще раз
web-pog-arrow-retreat = отступление { $spaces }
web-pog-arrow-advance = продвижение

## Последний раунд на карте

web-pog-told-caps = Последний раунд · { $side }
web-pog-told-action = { $card ->
    [none] Сделано ({ $side }): { $action }.
   *[other] Сделано ({ $side }): { $action }, «{ $card }».
}
web-pog-told-took = Взято: { $spaces }.
web-pog-told-fallen = { $space }: регион пал
web-pog-told-fallen-many = Пали регионы: { $spaces }
web-pog-told-on = К моему раунду
web-pog-cut-off = Отрезано: { $units }
web-pog-cut-off-about = Гибель в конце хода: { $space } (14.3.5).
web-pog-scene = { $kind ->
    [move] { $count ->
        [one] марш
        [few] марши
        [many] марши
       *[other] марши
    }
    [sr] передислокация
    [placed] подкрепления
    [restored] пополнения
    [trench] траншеи
    [siege] осада
    [attrition] истощение
   *[entered] новый противник
}
web-pog-scene-attack = Атака: { $space }
web-pog-scene-losses = потери
web-pog-scene-no-losses = без потерь
web-pog-scene-advance = продвижение
web-pog-scene-retreat = отступление
