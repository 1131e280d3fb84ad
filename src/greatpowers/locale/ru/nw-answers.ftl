### The Napoleonic Wars: ответы словами, по одному для каждого вида. Названия приходят готовыми.

nw-do-pass = Пас
nw-do-done = Больше не тратить
nw-do-keep = Оставить набор
nw-do-mulligan = Сбросить набор, взяв на карточку меньше
nw-do-stand = Стоять
nw-do-preempt = Перехватить импульс
nw-do-let-pass = Пропустить
nw-do-resource = Использовать ресурс
nw-do-resource-draw = Использовать ресурс: взять карточку
nw-do-resource-winter = Использовать ресурс: попытка ранней зимы
nw-do-no-siege = Без осады
nw-do-go-on = Атаковать снова
nw-do-stop = Прекратить
nw-do-battle-flag = Поместить флаг
nw-do-leave = Оставить как есть
nw-do-agree = Согласиться
nw-do-refuse = Отказать
nw-do-decline = Отказаться
nw-do-accept = Принять
nw-do-none = Никого
nw-do-nothing = Сохранить карточку
nw-do-plus = +1 к броску на мир
nw-do-minus = −1 к броску на мир
nw-do-enough = Это все
nw-do-deploy = Развернуть
nw-do-to-regroup = В перегруппирование
nw-do-no-offer = Сражаться дальше
nw-do-offer = Предложить сдачу без условий
nw-do-let-it-be = Не мешать
nw-do-no-intercept = Пропустить
nw-do-yes-intercept = Перехватить
nw-do-no-evade = Принять бой
nw-do-yes-evade = Уклониться
nw-do-cp = Карточка «{ $card }» за { $cp } КО
nw-do-event = Событие «{ $card }»
nw-do-discard = Сбросить «{ $card }»
nw-do-influence = Карточка «{ $card }» за { $cp } КО влияния
nw-do-restore = Карточка «{ $card }» за { $cp } КО
nw-do-restore-with = Карточки «{ $card }» и «{ $second }» за { $cp } КО
nw-do-end-war = Закончить заморскую войну «{ $card }»
nw-do-move = Движение { FROM($frm) } { TO($to) }: { $force }
nw-do-sail = Флот { TO($to) }: { $fleet }
nw-do-patrol = Патруль: { $fleet }
nw-do-convoy = Конвой { FROM($frm) } { TO($to) }: { $force } ({ $zones })
nw-do-build-sp = { $count ->
    [one] Сформировать { IN($area) } { $count } часть
    [few] Сформировать { IN($area) } { $count } части
    [many] Сформировать { IN($area) } { $count } частей
   *[other] Сформировать { IN($area) } { $count } части
}
nw-do-build-leader = Призвать генерала { IN($area) }: { $leader }
nw-do-build-squadron = Построить эскадру { IN($area) }
nw-do-regroup-sp = { $count ->
    [one] Вернуть { TO($area) } { $count } часть
    [few] Вернуть { TO($area) } { $count } части
    [many] Вернуть { TO($area) } { $count } частей
   *[other] Вернуть { TO($area) } { $count } части
}
nw-do-regroup-leader = Вернуть генерала { TO($area) }: { $leader }
nw-do-regroup-squadron = Вернуть эскадру { TO($area) }
nw-do-consul = { $way ->
    [left] Консул на колонку влево: { $nation }
    [plus] Консул на сторону +1: { $nation }
    [plain] Консул на простую сторону: { $nation }
   *[right] Консул на колонку вправо: { $nation }
}{ $placed ->
    [yes] {" "}(ряд: { $row })
   *[no] {""}
}
nw-do-war = Война: { $enemy }
nw-do-war-join = Война: { $enemy }; вступление: { $camp }
nw-do-join = Вступить: { $camp }
nw-do-siege = Осада { IN($area) }: { $force }
nw-do-intercept = Перехват { FROM($frm) }: { $force }
nw-do-intercept-flag = Перехват: { $leader }
nw-do-evade = Уклонение { TO($to) }: { $force }
nw-do-lose = Уничтожены: { $force }
nw-do-disrupt = Расстроены: { $force }
nw-do-lose-sp = Одна часть
nw-do-lose-flag = Флаг
nw-do-sink = Потеряна: { $squadron }
nw-do-flag = Флаг { IN($area) }
nw-do-refit = Снаряжение { IN($place) }
nw-do-armada = Составить армаду { IN($place) }
nw-do-part = Выйти из армады: { $place }
nw-do-retreat = Отступление { TO($area) }
nw-do-to = Идти { TO($place) }
nw-do-join-fleet = Взять с собой эскадры: { $place }
nw-do-winter = Зима { IN($area) }
nw-do-accept-area = Принять: { $area }
nw-do-decline-area = Отказаться: { $area }
nw-do-stay = Остаться { IN($area) }
nw-do-regroup-from = В перегруппирование: { $area }
nw-do-place = Часть { IN($area) }
nw-do-place-from = Часть { IN($area) }, взятая { FROM($frm) }
nw-do-take-sp = Взять с собой ({ $area }): { $nation } — { $count }
nw-do-take = Взять с собой: { $leader }
nw-do-deploy-army = Армия: { $leader }
nw-do-deploy-convoy = Конвой: { $port }
nw-do-deploy-fleet = Флот: { $place }
nw-do-keep-area = Оставить себе: { $area } ({ $nation })
nw-do-give-area = Вернуть: { $area } ({ $nation })
nw-do-cede = Передать область: { $area }
nw-do-cede-to = Передать область: { $area } → { $taker }
nw-do-give-up = Отдать часть { IN($area) } ({ $nation })
nw-do-bid = { $strength ->
    [one] Ставка: { $camp }, { $strength } часть
    [few] Ставка: { $camp }, { $strength } части
    [many] Ставка: { $camp }, { $strength } частей
   *[other] Ставка: { $camp }, { $strength } части
}
nw-do-resource-of = Ресурс: { $nation }
nw-do-offer-terms = Предложить сдачу. Передаваемые области: { $cedes }. Возвращаемые области: { $returns }.
