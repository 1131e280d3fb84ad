# Ответы на карточки: события, ответы, боевые карточки, заморские войны

nw-do-push = { $way ->
    [left] Консул на колонку влево: { $nation } (ряд: { $row })
   *[right] Консул на колонку вправо: { $nation } (ряд: { $row })
}
nw-do-push-again = { $way ->
    [left] Консул на колонку влево: { $nation } (ряд: { $row })
   *[right] Консул на колонку вправо: { $nation } (ряд: { $row })
}
nw-do-push-two = { $way ->
    [left] Консул на две колонки влево: { $nation } (ряд: { $row })
   *[right] Консул на две колонки вправо: { $nation } (ряд: { $row })
}
nw-do-push-boxes = { $way ->
    [left] консул: { $boxes } { $nation } влево { $row }
   *[right] консул: { $boxes } { $nation } вправо { $row }
}
nw-do-consul-none = консул: ничего
nw-do-push-no-more = еще раз: ничего
nw-do-no-event-flag = флаг: ничего
nw-do-deal-with = с кем: { $nation }
nw-do-raise-strength = Великая армия формирование
nw-do-call-back = Великая армия из перегруппирования
nw-do-nobody-returns = Больше никто не возвращается
nw-do-strength-returns = Часть возвращается { TO($area) } (еще можно: { $left })
nw-do-leader-returns = { $leader } возвращается { TO($area) } (еще можно: { $left })
nw-do-lend-to = кому: { $nation }
nw-do-new-squadron = эскадра: { $nation } { $area }
nw-do-leader = генерал { $leader } { $area }
nw-do-port = порт: { $area }
nw-do-offer-treaty = Предложить договор: { $nation }
nw-do-tilsit-accept = Принять договор: { $nation } меняет сторону
nw-do-tilsit-refuse = Отвергнуть договор ({ $nation })
nw-do-take-from = откуда: { $nation }
nw-do-camp-stay = лагерь: остаться
nw-do-change-camp = лагерь: вступить: { $camp }
nw-do-share = доля: { $first } { $share } { $second } { $rest }
nw-do-dowry = { $boxes ->
    [one] Консул на { $boxes } колонку вправо: { $nation }
    [few] Консул на { $boxes } колонки вправо: { $nation }
    [many] Консул на { $boxes } колонок вправо: { $nation }
   *[other] Консул на { $boxes } колонки вправо: { $nation }
}
nw-do-marriage-accept = брак: принять { $nation }
nw-do-marriage-refuse = брак: отказать { $nation }
nw-do-no-war = война: ничего
nw-do-war-free = Война: { $enemy }
nw-do-rising = восстание: { $area }
nw-do-nobody-lands = высадка: ничего
nw-do-troops-land = высадка: войска
nw-do-corsairs-land = Высадка { IN($area) }
nw-do-free = войска: { $area }
nw-do-free-one = также { $first } ничего
nw-do-free-two = также { $first } { $second }
nw-do-raid = набег: { $leader }
nw-do-zone = зона: { $zone }
nw-do-look-away = посмотреть набор: ничего
nw-do-look = посмотреть набор: { $nation }
nw-do-luddites-troops = Луддиты войска
nw-do-luddites-card = Луддиты карточка
nw-do-bring-home = откуда: { $left } { $area }
nw-do-squadrons = эскадры: { $count }
nw-do-general-goes = Отправить: генерал
nw-do-strength-goes = Отправить: две части
nw-do-finland = Финляндия: { $area }
nw-do-target = цель: { $target }
nw-do-respond = { $aimed ->
    [yes] Ответ «{ $card }» ({ $nation }): { $target }
   *[no] Ответ «{ $card }» ({ $nation })
}
nw-do-no-response = Пас
nw-do-response-by-order = По приказу
nw-do-battle-card = Боевая карточка «{ $card }»
nw-do-rally = Снова в порядке: { $force }
nw-do-replace = Заменить «{ $card }»
nw-do-keep-armistice = Хранить перемирие: { $other }
nw-do-roll-armistice = Бросок против перемирия: { $other }
nw-do-send-strength = Отправить: { $area }
nw-do-send-leader = Отправить: { $leader }
nw-do-send-squadron = Отправить: { $squadron }
nw-do-submit-in-war = Сдаться в заморской войне
nw-do-resource-for-war = Использовать ресурс
nw-do-pay-with = Заплатить карточкой «{ $card }»
