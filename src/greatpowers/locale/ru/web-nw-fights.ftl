### Бои «Наполеоновских войн» сценами: силы, кубики, потери, исход. Имена приходят готовыми.

web-nw-fight-title = { $kind ->
    [siege] Осада: { $place }
    [naval] Морской бой: { $place }
   *[battle] Сражение { IN($place) }
}
web-nw-fight-sub = Раунд { $round } · { $from ->
    [no] { $kind ->
        [siege] крепость сдается, когда шестерок столько, какова ее сила
       *[other] шестерка уничтожает, пятерка расстраивает; проигрывает тот, у кого потерь больше
    }
   *[other] { $nation }, путь { FROM($from) }
}
web-nw-fight-step = { $step ->
    [forces] Силы
    [cards] Карточки
    [dice] Кубики
    [roll] Бросок
    [losses] Потери
    [retreat] Отступление
   *[end] Исход
}
web-nw-fight-side = { $role ->
    [fortress] Крепость
    [besieges] { $nation } осаждает
    [attacks] { $nation } атакует
   *[defends] { $nation } обороняется
}
web-nw-fight-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
web-nw-fight-dice-of = Кубики { OF($nation) }: { $dice }
web-nw-source-commander = командует { $leader }
web-nw-source-terrain = { $dice ->
    [1] пересеченная местность, своя область
    [2] горный перевал, своя область
   *[3] болото, своя область
}
web-nw-fallen = { $kind ->
    [fortress] { $sixes ->
        [0] Шестерок нет: крепость цела.
        [one] { $sixes } шестерка против крепости.
        [few] { $sixes } шестерки против крепости.
        [many] { $sixes } шестерок против крепости.
       *[other] { $sixes } шестерки против крепости.
    }
   *[other] { $sixes ->
        [0] Шестерок нет
        [one] { $sixes } шестерка
        [few] { $sixes } шестерки
        [many] { $sixes } шестерок
       *[other] { $sixes } шестерки
    }, { $fives ->
        [0] пятерок нет
        [one] { $fives } пятерка
        [few] { $fives } пятерки
        [many] { $fives } пятерок
       *[other] { $fives } пятерки
    }. { $other }, потери: { $losses }.
}
web-nw-chance-who = { $who ->
    [you] Вы
   *[they] Противник
}
web-nw-chance-wins = { $kind ->
    [siege] Крепость падет: { $chance }
   *[other] { $nation } { $you ->
        [yes] побеждаете
       *[no] побеждает
    }: { $chance }{ $rout ->
        [no] {""}
       *[other] {" "}(бегство { $rout })
    }
}
web-nw-chance-open = { $kind ->
    [siege] устоит: { $chance }
   *[other] раунд { $round }: { $chance }
}
web-nw-chance-when = { $rolled ->
    [yes] до броска
   *[no] если бросить сейчас
}
web-nw-ahead = { $when ->
    [intercept] Сражение { IN($place) }, если они успеют
    [evade] Сражение { IN($place) }, если уйти не удастся
    [find] Бой { IN($place) }, если до него дойдет
    [go] Осада: { $place }
   *[stand] Сражение { IN($place) }, если остаться
}
web-nw-fight-suffered = Потери: { $nation }
web-nw-fight-fell = Погибли: { $what }.
web-nw-fight-shaken = Расстроены: { $what }.
web-nw-fight-continue = Дальше
web-nw-fight-again = Бой еще раз
web-nw-losses-left = Остается: { $what }
web-nw-losses-picture = Остается: { $left }; { $what }.
web-nw-losses-all = Все ({ $count })
web-nw-count-sp = { $count ->
    [one] { $count } часть
    [few] { $count } части
    [many] { $count } частей
   *[other] { $count } части
}
web-nw-count-ships = { $count ->
    [one] { $count } эскадра
    [few] { $count } эскадры
    [many] { $count } эскадр
   *[other] { $count } эскадры
}
web-nw-squadrons-sunk = { $nation }, потоплено эскадр: { $count }
web-nw-ended-in = { $title } · раунд { $round }, исход
web-nw-verdict = { $how ->
    [nobody] { IN($place) } не уцелел никто.
    [falls] { $place }: крепость сдается. Победитель — { $winner }.
    [holds] { $place }: крепость держится.
    [destroyed] { $winner } одерживает победу { IN($place) }, потери { $inflicted } против { $suffered }. Противник ({ $loser }) уничтожен.
    [rout] { $winner } побеждает { IN($place) }, потери { $inflicted } против { $suffered }. Противник ({ $loser }) бежит{ $away ->
        [yes] {" "}{ TO($refuge) }.
       *[no] .
    }
   *[beaten] { $winner } побеждает { IN($place) }, потери { $inflicted } против { $suffered }. Противник ({ $loser }) отходит{ $away ->
        [yes] {" "}{ TO($refuge) }.
       *[no] .
    }
}
web-nw-balance = { $row ->
    [came] вступили в бой
    [dice] кубики
    [hits] шестерки · пятерки
    [lost] потеряно
   *[left] осталось
}
web-nw-balance-routed = { $what }; в бегстве: { $count }
web-nw-balance-in = { $what } { IN($place) }
web-nw-follows = Что дальше
web-nw-follows-flag = Флаг { IN($place) } обойдется вам в { $cp } КО{ $key ->
    [yes] {" "}и отнимет ключевую область
   *[no] {""}
}.
web-nw-follows-free-flag = За шестерки { $nation } бесплатно ставит флаг { IN($place) }.
web-nw-follows-march = { $on ->
    [yes] { $gone ->
        [yes] Противник уничтожен: ваша армия может идти дальше.
       *[no] Ваша армия может идти дальше.
    }
   *[no] Противник не уничтожен: марш здесь заканчивается.
}
web-nw-follows-together = Разбитые войска стоят { IN($place) } рядом с союзником ({ $nation }), вместе: { $count }.
web-nw-ahead-dice = { $isActive ->
    [yes] Ваших кубиков: { $active }, у противника: { $other }.
   *[no] Ваших кубиков: { $other }, у противника: { $active }.
}
web-nw-no-battle-card = Боевой карточки к этому шагу нет ({ $nation }).
web-nw-goes-on = Бой продолжится сам.
web-nw-battle-on = Продолжить бой
web-nw-end-pill = потеряно: { $lost }
