# The Napoleonic Wars in the browser: reinforcements and Deployment between two turns.
web-nw-levy-title = { $nation }: потратьте { $cp } КО
web-nw-levy-where = Подкрепления появляются здесь: { $places }; эскадры — в порту своей страны.
web-nw-levy-nowhere = Подкреплениям сейчас негде появиться; эскадры строят в порту своей страны.
web-nw-levy-lost = Остаток пропадает.
web-nw-levy-left = осталось { $cp }
web-nw-levy-coins = Потрачено КО: { $spent } из { $total }, осталось { $left }
web-nw-levy-kind = { $kind ->
    [sp] Часть
    [leader] { $piece }
    [squadron] Эскадра
    [regroup-sp] Часть из перегруппирования
    [regroup-leader] { $piece }, из перегруппирования
    [regroup-squadron] Эскадра из перегруппирования
    [refit] Снаряжение эскадры
    [consul] Влияние: { $piece }
    [deploy] Развертывание
   *[deploy-again] Второе развертывание
}
web-nw-levy-influence = Влияние
web-nw-levy-influence-more = Влияние на консулов: { $count }
web-nw-levy-about = { $kind ->
    [sp] { $cp } КО за каждую
    [leader] { $cp } КО — его командование
    [squadron] { $cp } КО, бездействует до снаряжения
    [regroup-sp] { $cp } КО за каждую · там { $most }
    [regroup-leader] { $cp } КО
    [regroup-squadron] { $cp } КО, затем снаряжение · там { $most }
    [refit] { $cp } КО за каждую · ждут { $most }
    [consul] { $cp } КО
    [deploy] бесплатно; иначе — в самом конце
   *[deploy-again] 1 КО за фишку, ½ КО за морскую зону
}
web-nw-levy-at = место: { $place }
web-nw-levy-way = { $way ->
    [left] на колонку влево
    [plus] на сторону +1
    [plain] на простую сторону
   *[right] на колонку вправо
}
web-nw-levy-elsewhere = Также: { $list }
web-nw-levy-place = Место: { $what }
web-nw-levy-push = Шаг: { $what }
web-nw-levy-spin = { $what }, { $count }, командные очки: { $cp } из { $total }
web-nw-levy-more = Больше на одну единицу: { $what }
web-nw-levy-less = Меньше на одну единицу: { $what }
web-nw-levy-no-further = Больше ни одной нет.
web-nw-levy-closed = Сейчас нельзя
web-nw-levy-rows = Кого призвать
web-nw-levy-then = Затем здесь ({ $place }): { $force }.
web-nw-levy-units = { $count ->
    [one] { $count } часть
    [few] { $count } части
    [many] { $count } частей
   *[other] { $count } части
}
web-nw-levy-ships = { $count ->
    [one] { $count } новая эскадра
    [few] { $count } новые эскадры
    [many] { $count } новых эскадр
   *[other] { $count } новой эскадры
}
web-nw-levy-strength = Частей на карте: { $list }.
web-nw-levy-nothing-yet = Пока ничего не намечено.
web-nw-levy-unspent = { $cp ->
    [one] Остается { $cp } КО; оно пропадет.
    [few] Остается { $cp } КО; они пропадут.
    [many] Остается { $cp } КО; они пропадут.
   *[other] Остается { $cp } КО; они пропадут.
}
web-nw-levy-kept = На потом остается { $cp } КО.
web-nw-levy-best = Добавить: { $what }?
web-nw-levy-do-it = Добавить
web-nw-levy-call = Призвать: { $cp } КО
web-nw-levy-deploy = Развернуть сейчас
web-nw-levy-finish = Это все
web-nw-levy-finish-lost = { $cp ->
    [one] Это все: { $cp } КО пропадет
    [few] Это все: { $cp } КО пропадут
    [many] Это все: { $cp } КО пропадут
   *[other] Это все: { $cp } КО пропадет
}
web-nw-levy-reset = Сбросить
web-nw-levy-pill = { $before } → { $after }
web-nw-levy-pill-ship = { $count ->
    [one] новая эскадра
    [few] { $count } новые эскадры
    [many] { $count } новых эскадр
   *[other] { $count } новой эскадры
}
web-nw-levy-pill-back = эскадра вернулась
web-nw-levy-pill-refit = снаряжение
web-nw-interphase = Интерфаза
web-nw-interphase-step = { $step ->
    [camps] Лагеря
    [reinforcements] Подкрепления
    [deployment] Развертывание
   *[cards] Карточки
}
web-nw-interphase-done = Готовы:
web-nw-interphase-now = Сейчас: { $nation }
web-nw-interphase-waits = Далее:
web-nw-deploy-taken = { $who } берет с собой:
web-nw-deploy-room = { $count ->
    [0] больше никого взять нельзя
    [one] можно взять еще { $count } фишку
    [few] можно взять еще { $count } фишки
    [many] можно взять еще { $count } фишек
   *[other] можно взять еще { $count } фишки
}
web-nw-deploy-alone = пока никто
web-nw-deploy-how = Возьмите фишки с собой, затем укажите цель на карте.
web-nw-deploy-how-fleet = Возьмите с собой другие эскадры или укажите цель на карте.
web-nw-deploy-how-choose = Одна армия, один конвой или один флот может далеко уйти по дружественным областям.
web-nw-deploy-price = Пока это стоит { $cp } КО.
web-nw-deploy-take = Взять
web-nw-deploy-goal = Цель
web-nw-deploy-go = Идти
web-nw-deploy-none = Не развертывать
