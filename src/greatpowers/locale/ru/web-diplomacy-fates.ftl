### Что стало с подразделениями и итоги года. Названия и списки приходят готовыми.

web-dip-odds = { $strength ->
    [1] один
    [2] двое
    [3] трое
    [4] четверо
    [5] пятеро
   *[other] { $strength }
} против { $against ->
    [0] никого
    [1] одного
    [2] двоих
    [3] троих
    [4] четверых
    [5] пятерых
   *[other] { $against }
}
web-dip-odds-short = { $strength } против { $against }
web-dip-fates = { $count ->
    [one] Что стало с вашим { $count } подразделением
    [few] Что стало с вашими { $count } подразделениями
    [many] Что стало с вашими { $count } подразделениями
   *[other] Что стало с вашими { $count } подразделениями
}
web-dip-fates-watching = Что стало с приказами
web-dip-fates-of = Ваши подразделения, { $count }
web-dip-fates-count = { $tag ->
    [driven-out] вытеснено: { $count }
    [destroyed] уничтожено: { $count }
    [cut] поддержка отрезана: { $count }
    [bounced] отбито: { $count }
    [void] не выполнено: { $count }
   *[done] по приказу: { $count }
}
web-dip-fates-told = { $turn }: { $counts }.
web-dip-tag = { $tag ->
    [driven-out] вытеснено
    [destroyed] уничтожено
    [cut] поддержка отрезана
    [bounced] отбито
    [void] не выполнено
    [took] взято: { $place }
    [moved] теперь { IN($place) }
    [helped] помощь оказана
    [carried] сопровождение
   *[stood] на месте
}
web-dip-helper = { $power } { FROM($place) }
web-dip-helper-own = { FROM($place) }
web-dip-fate-own = { $kind ->
    [A] { $mine ->
        [yes] вашу армию
       *[no] армию
    }
   *[F] { $mine ->
        [yes] ваш флот
       *[no] флот
    }
}
web-dip-fate-helped-by = { $count ->
    [0] {""}
   *[other] , поддержка: { $helpers }
}
web-dip-fate-driven-out = { $power } { FROM($from) } вытеснила { web-dip-fate-own } { FROM($place) }{ web-dip-fate-helped-by }, { web-dip-odds }.
web-dip-fate-met = Навстречу { FROM($from) } вышла { $power }{ web-dip-fate-helped-by }, { web-dip-odds }.
web-dip-fate-destroyed = { $power } { FROM($from) } вытеснила { web-dip-fate-own } { FROM($place) }{ web-dip-fate-helped-by }, { web-dip-odds }. Отступать некуда, подразделение уничтожено.
web-dip-fate-where-to = Куда отступить?
web-dip-fate-cut = { $power } атаковала { FROM($from) } и отрезала поддержку { FROM($place) }.
web-dip-fate-saved = { $how ->
    [stands] С ней было бы { web-dip-odds }: { $unit } держится.
   *[through] С ней было бы { web-dip-odds }: { $unit } проходит.
}
web-dip-fate-short = { $missing ->
    [one] Не хватило { $missing } поддержки.
    [few] Не хватило { $missing } поддержек.
    [many] Не хватило { $missing } поддержек.
   *[other] Не хватило { $missing } поддержек.
}
web-dip-fate-bounced = { $how ->
    [standoff] Туда же шла { $power } { FROM($from) }: { web-dip-odds }.
    [met] Навстречу шла { $power } { FROM($from) }: { web-dip-odds }.
    [own] Ваше подразделение уже стояло { IN($place) }.
    [outmatched] Сильнее оказалась { $power } { FROM($from) }: { web-dip-odds }.
   *[held] { $power } удержалась { IN($place) }: { web-dip-odds }.
}
web-dip-fate-took = { $count ->
    [0] { $power } вытеснена: { web-dip-odds }.
   *[other] { $power } вытеснена, поддержка: { $helpers }, { web-dip-odds }.
}
web-dip-fate-moved = { $count ->
    [0] Никто не помешал.
   *[other] Поддержка: { $helpers }.
}
web-dip-fate-helped = { $goal ->
    [none] Помощь в обороне: { $other }.
   *[other] Помощь в движении { TO($place) }: { $other }.
}
web-dip-fate-carried = Армия { FROM($from) } сопровождена { TO($place) }.
web-dip-fate-stood = { $count ->
    [0] Никто не пришел.
   *[other] { $power } атаковала { FROM($from) }, но отбита: { web-dip-odds }.
}
web-dip-winter = { $due ->
    [0] зимой ничего не создать
    [one] зимой можно создать { $due } подразделение
    [few] зимой можно создать { $due } подразделения
    [many] зимой можно создать { $due } подразделений
   *[other] зимой можно создать { $due } подразделения
}
web-dip-winter-remove = { $count ->
    [one] зимой убрать { $count } подразделение
    [few] зимой убрать { $count } подразделения
    [many] зимой убрать { $count } подразделений
   *[other] зимой убрать { $count } подразделения
}
web-dip-retreat-price = { $place }: { $price }.
web-dip-disband-instead = Расформировать
web-dip-seal-retreat = Запечатать: отступить { TO($place) }
web-dip-seal-disband = Запечатать: расформировать
web-dip-seal-retreats = Запечатать отступления

web-dip-others = Остальные · { $count ->
    [one] { $count } приказ
    [few] { $count } приказа
    [many] { $count } приказов
   *[other] { $count } приказа
}
web-dip-into = { TO($place) }
web-dip-towards = { TO($place) }
web-dip-out-of = { FROM($place) }
web-dip-at = { IN($place) }
web-dip-other = { $what ->
    [took] врывается { $places }
    [driven-out] вытеснена { $places }
    [destroyed] теряет подразделение { $places }
    [bounced] не проходит { $places }
    [moved] движется { $places }
   *[stood] стоит на месте
}
web-dip-other-orders = Показать приказы: { $power }
web-dip-all-orders = Все приказы
web-dip-my-fates = Мои подразделения
web-dip-result = Результат
web-dip-to-year = К итогам года

## The year

web-dip-year = Итоги { $year } года
web-dip-year-log = Итоги { $year } года
web-dip-year-have = { $centres ->
    [one] { $centres } центр
    [few] { $centres } центра
    [many] { $centres } центров
   *[other] { $centres } центра
}, { $units ->
    [one] { $units } подразделение
    [few] { $units } подразделения
    [many] { $units } подразделений
   *[other] { $units } подразделения
}
web-dip-year-change = { $before } → { $after }
web-dip-year-change-said = центров было { $before }, стало { $after }
web-dip-year-you = вы
web-dip-year-deed = { $deed ->
    [retreated] { $kind ->
        [A] армия отступила
       *[F] флот отступил
    } { FROM($place) } { TO($to) }
    [lost] { $kind ->
        [A] армия уничтожена
       *[F] флот уничтожен
    } { IN($place) }
    [built] { $kind ->
        [A] создана армия
       *[F] создан флот
    } { IN($place) }
    [removed] { $kind ->
        [A] убрана армия
       *[F] убран флот
    } { IN($place) }
   *[disbanded] { $kind ->
        [A] армия расформирована
       *[F] флот расформирован
    } { IN($place) }
}
web-dip-year-waived = { $count ->
    [one] отказ от создания { $count } подразделения
    [few] отказ от создания { $count } подразделений
    [many] отказ от создания { $count } подразделений
   *[other] отказ от создания { $count } подразделений
}
web-dip-year-out = выбывает из игры
web-dip-year-quiet = без перемен, ничего не создано
web-dip-year-about = Наведите на строку, чтобы увидеть ее на поле. Эта страница открывается снова из журнала и клавишей Y.
web-dip-year-on = Дальше: { $turn }
web-dip-year-all-in = Все приказы на зиму даны

## Winter

web-dip-balance = { $due ->
    [0] { web-dip-year-have }: свободных центров своей страны нет.
    [one] { web-dip-year-have }: можно создать { $due }.
    [few] { web-dip-year-have }: можно создать { $due }.
    [many] { web-dip-year-have }: можно создать { $due }.
   *[other] { web-dip-year-have }: можно создать { $due }.
}
web-dip-balance-remove = { $count ->
    [one] { web-dip-year-have }: уберите { $count }.
    [few] { web-dip-year-have }: уберите { $count }.
    [many] { web-dip-year-have }: уберите { $count }.
   *[other] { web-dip-year-have }: уберите { $count }.
}
web-dip-closed = { $why ->
    [lost] { $place }: теперь владеет { $power }
    [own-unit] { $place }: там стоит ваше подразделение
   *[foreign-unit] { $place }: там стоит { $power }
}

## Warnings

web-dip-open-centre = Не защищено: { $place }. Может войти { $power } { FROM($from) }.
web-dip-time-short = Время на исходе: запечатайте приказы.
web-dip-warnings = Подумайте, прежде чем запечатать
web-dip-more-below = Еще ниже: { $count }
