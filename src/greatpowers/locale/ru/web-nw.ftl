### Стол «Наполеоновских войн» в браузере. Области, нации, генералы и карточки приходят готовыми именами.

web-game-napoleonic-wars = Наполеоновские войны
web-about-napoleonic-wars = Европа Наполеона для двух–пяти игроков: армии и флоты, консулы и лагеря — по карточкам.
web-length-napoleonic-wars = 3–8 ч

web-nw-nation = { $nation ->
    [britain] Британия
    [austria] Австрия
    [russia] Россия
    [prussia] Пруссия
    [spain] Испания
    [turkey] Турция
    [sweden] Швеция
    [denmark] Дания
   *[france] Франция
}
web-nw-seat-state = Место: { $seat }, { $player }, { $presence ->
    [away] не за столом
   *[here] за столом
}, { $state ->
    [writing] ходит
    [over] игра окончена
   *[other] ждет
}
web-nw-moment = Год { $year } · раунд { $round }
web-nw-impulse-of = Импульс: { $nation }
web-nw-turn = Ход
web-nw-phase = Фаза
web-nw-opening = Начало
web-nw-keys-cards = Очки · ключи · карточки
web-nw-nation-told = { $nation }: ключевых областей — { $keys }, карточек — { $cards }
web-nw-card-amount = В этом экземпляре число — { $amount }.
web-nw-with-pack = { $who } · { $pack }
web-nw-seat-you = Вы · { $nation }
web-nw-waiting = Ход { OF($nation) }
web-nw-waiting-about = Карту можно пока изучать.
web-nw-nobody = Никого не спрашивают
web-nw-tab = { $tab ->
    [map] Карта
    [diplomacy] Дипломатия
   *[table] Лагеря
}
web-nw-hand-of = Карточки: { $nation }
web-nw-hand-empty = Карточек нет.
web-nw-squadrons = { $count ->
    [one] { $count } эскадра { OF($nation) }
    [few] { $count } эскадры { OF($nation) }
    [many] { $count } эскадр { OF($nation) }
   *[other] { $count } эскадры { OF($nation) }
}
web-nw-points-of = { $nation }: { $count }
web-nw-cp = { $cp } КО
web-nw-cp-left = Осталось КО: { $cp }
web-nw-purse-builds = только формирование
web-nw-purse-russia = только в России
web-nw-purse-reinforcements = подкрепления
web-nw-purse-influence = влияние, но не до союза
web-nw-purse-for = Назначение: { $use }.
web-nw-nothing-now = Сейчас ничего такого сделать нельзя.
web-nw-from-cp = от { $cp } КО
web-nw-free = бесплатно
web-nw-ways = { $count ->
    [one] { $count } возможность
    [few] { $count } возможности
    [many] { $count } возможностей
   *[other] { $count } возможности
}
web-nw-also-here = Или { IN($place) }
web-nw-act = { $act ->
    [move] Двинуть армию
    [build] Сформировать
    [regroup] Вернуть из перегруппирования
    [flag] Поместить или снять флаг
    [consul] Двинуть консула
    [war] Объявить войну
    [siege] Осадить крепость
    [sail] Двинуть флот
    [patrol] Патрулировать
    [refit] Снарядить эскадры
    [convoy] Отправить конвой
    [armada] Составить армаду
    [part] Выйти из армады
    [end_war] Закончить заморскую войну
   *[deploy] Развернуть
}
web-nw-act-about = { $act ->
    [move] 1 КО за каждую армию и область
    [build] часть 2, генерал по командному рейтингу, эскадра 4
    [regroup] 1 КО за каждую фишку
    [flag] 1 КО
    [consul] число колонки, в которую входит консул
    [war] 7 КО
    [siege] без КО
    [sail] половина КО за каждый флот
    [patrol] половина КО за каждый флот
    [refit] половина КО
    [convoy] 1 КО и по одному за каждую зону
   *[other] {""}
}

## Вопросы

web-nw-ask-other = Ваш ответ за нацию: { $nation }
web-nw-ask-card = Карточка «{ $card }» ({ $nation }): что выберете?
web-nw-ask-resource = Какая нация начинает с ресурсом?
web-nw-ask-mulligan = Оставить эти карточки? ({ $nation })
web-nw-ask-play = Какую карточку сыграете? ({ $nation })
web-nw-ask-drawn-play = Что сделать с карточкой «{ $card }»? ({ $nation })
web-nw-ask-act = Потратьте КО ({ $nation })
web-nw-ask-response = Сыграть ответ? ({ $nation })
web-nw-ask-preemption = Перехватить импульс? ({ $nation } вместо: { $due })
web-nw-ask-resource-or-pass = Использовать ресурс или пас? ({ $nation })
web-nw-ask-reaction = Идет враг. Перехватить или уклониться? ({ $nation })
web-nw-ask-battle-card = Сыграть боевую карточку? ({ $nation })
web-nw-ask-hits = { $word ->
    [disrupt] { $count ->
        [one] Ваши потери: какая { $count } фишка расстроена?
        [few] Ваши потери: какие { $count } фишки расстроены?
        [many] Ваши потери: какие { $count } фишек расстроены?
       *[other] Ваши потери: какие { $count } фишки расстроены?
    }
   *[lose] { $count ->
        [one] Ваши потери: какая { $count } фишка гибнет?
        [few] Ваши потери: какие { $count } фишки гибнут?
        [many] Ваши потери: какие { $count } фишек гибнут?
       *[other] Ваши потери: какие { $count } фишки гибнут?
    }
}
web-nw-ask-loss = Какая фишка потеряна? ({ $nation }, { $area })
web-nw-ask-loss-at-sea = Какая фишка потеряна в море?
web-nw-ask-retreat = Куда отступаете?
web-nw-ask-siege = Осадить крепость? ({ $nation })
web-nw-ask-assault = Атаковать крепость снова?
web-nw-ask-battle-flag = Флаг { IN($area) }? ({ $nation })
web-nw-ask-flag-interception = Помешать флагу { IN($area) }? ({ $leader })
web-nw-ask-sinking = Какая эскадра потеряна?
web-nw-ask-way-out = Куда уходит флот? ({ $nation })
web-nw-ask-haven = В какой порт?
web-nw-ask-fleet-interception = Перехватить флот? ({ $nation })
web-nw-ask-fleet-evasion = Уклониться флотом? ({ $nation })
web-nw-ask-armada-command = Командует ли армадой { $nation }? ({ $place })
web-nw-ask-free-place = Где встанет следующая часть? ({ $nation }, осталось: { $count })
web-nw-ask-gathering = Соберите фишки и скажите, куда идти ({ $nation })
web-nw-ask-deployment = Что развернете? ({ $nation })
web-nw-ask-fleet-goal = Куда идет флот? ({ $nation }, { $place })
web-nw-ask-excess = Карточек слишком много. Какую сбросить? ({ $nation })
web-nw-ask-peace = Отдать карточку за бросок на мир? ({ $nation })
web-nw-ask-camp = Сменить лагерь или объявить войну? ({ $power })
web-nw-ask-consent = Может ли { $power } вступить в ваш лагерь?
web-nw-ask-offer = Предложить сдачу? ({ $power } → { $winner })
web-nw-ask-acceptance = Предложение о сдаче ({ $power } → { $winner }). Принять?
web-nw-ask-protection = Нападение: { $aggressor } → { $victim }. Взять в союзники?
web-nw-ask-restoring = Союзник потерян: { $nation }. Вернуть?
web-nw-ask-ceded = Какие области переданы? ({ $nation } → { $conqueror }, осталось: { $left })
web-nw-ask-gift = Вам дают область: { $area } ({ $conqueror }). Принять?
web-nw-ask-parting = Что будет с войсками { IN($area) }? ({ $nation })
web-nw-ask-giving-back = Вернуть область: { $area }? ({ $nation })
web-nw-ask-leaving = Куда уходят войска из столицы? ({ $nation }, { $capital })
web-nw-ask-staying = Остаться { IN($area) }? ({ $nation })
web-nw-ask-committed = Кто идет на заморскую войну «{ $card }»? ({ $nation }, осталось: { $count })
web-nw-ask-war-payment = Заплатите за недостающее в заморской войне ({ $nation })
web-nw-ask-armistice = Хранить перемирие? ({ $nation } — { $other })
web-nw-ask-free-march = Идти дальше? ({ $leader })
web-nw-ask-corsair-landing = Где высадятся корсары?
web-nw-ask-stolen-secret = Какую карточку заменить? ({ $victim })
web-nw-ask-winter = Где ударит зима?
web-nw-ask-bid = Какой лагерь и сколько частей вы за него отдадите?
web-nw-ask-payment = Какую часть вы отдаете за ставку? (осталось: { $left })

## Ответы

web-nw-do-submit = Сдаться в заморской войне
web-nw-do-play-card = Боевая карточка «{ $card }»
web-nw-do-pay-card = Заплатить карточкой «{ $card }»
web-nw-do-replace-card = Заменить «{ $card }»
web-nw-do-respond = Ответ «{ $card }» ({ $nation })
web-nw-do-respond-on = Ответ «{ $card }» ({ $nation }): { $target }
web-nw-do-land-at = Высадка { IN($place) }
web-nw-do-send = Отправить: { $what }
web-nw-do-send-squadron = Отправить: { $what }
web-nw-do-keep-armistice = Хранить перемирие: { $other }
web-nw-do-roll-armistice = Бросок против перемирия: { $other }

## Слова ответов на карточки

web-nw-word-none = ничего
web-nw-word-right = вправо
web-nw-word-left = влево
web-nw-word-with = с кем:
web-nw-word-from = откуда:
web-nw-word-to = кому:
web-nw-word-flag = флаг:
web-nw-word-consul = консул:
web-nw-word-again = еще раз:
web-nw-word-squadron = эскадра:
web-nw-word-squadrons = эскадры:
web-nw-word-zone = зона:
web-nw-word-share = доля:
web-nw-word-raid = набег:
web-nw-word-build = формирование
web-nw-word-regroup = из перегруппирования
web-nw-word-return = вернуть:
web-nw-word-sp = части
web-nw-word-leader = генерал
web-nw-word-look = посмотреть набор:
web-nw-word-rising = восстание:
web-nw-word-troops = войска
web-nw-word-card = карточка
web-nw-word-home-cards = родные карточки
web-nw-word-send = отправить
web-nw-word-camp = лагерь:
web-nw-word-stay = остаться
web-nw-word-join-imperial = вступить в имперский лагерь
web-nw-word-join-coalition = вступить в коалиционный лагерь
web-nw-word-port = порт:
web-nw-word-war = война:
web-nw-word-marriage = брак:
web-nw-word-accept = принять
web-nw-word-refuse = отказать
web-nw-word-also = также
web-nw-word-free = войска:
web-nw-word-land = высадка:
web-nw-word-target = цель:

## Стол

web-nw-watching = Зритель
web-nw-give-up = Сдаться
web-nw-give-up-about = Другой игрок сразу побеждает. Отменить это нельзя.
web-nw-overlays = Слои
web-nw-bare = Без фишек
web-nw-zoom = Масштаб
web-nw-zoom-in = Приблизить
web-nw-zoom-out = Отдалить
web-nw-zoom-all = Показать всю карту
web-nw-percent = { $percent } %
web-nw-scenes = Виды
web-nw-hands = Наборы карточек

## Применение карточки

web-nw-use = { $use ->
    [event] Событие
   *[cp] { $cp } КО
}
web-nw-use-about = { $use ->
    [event] исполняется, как сказано на карточке
   *[cp] на марши, формирование, флаги, консулов, флоты
}
web-nw-use-it = { $use ->
    [event] Сыграть событие
   *[cp] Потратить { $cp } КО
}
web-nw-how-play = Выберите карточку из набора под картой: либо как событие, либо ради ее командных очков (КО). На КО ведут армии и флоты, строят, ставят флаги, двигают консулов.
web-nw-how-drawn = Карточка вытянута наугад: ради КО или как событие.
web-nw-how-peace = Карточка вычитается из следующего набора. Мир наступает, если кубик с модификаторами дает шесть; модификаторы пока: { $modifier }.
web-nw-choose-this = Выбрать

## Движение

web-nw-how = { $act ->
    [move] Выберите армию на карте, затем цель.
    [consul] Дипломатическая дорожка показывает цену каждого шага.
   *[other] Выберите в списке или на карте.
}
web-nw-generals = Генералы
web-nw-commands = командует
web-nw-usual = Обычный состав
web-nw-own-choice = свой выбор
web-nw-usual-force = Состав: { $force } · { $cp } КО за область
web-nw-commander = Командующий
web-nw-of-units = { $nation }: { $count } из { $most }
web-nw-fewer = меньше
web-nw-more = больше
web-nw-road-to = Путь: { $area }
web-nw-road-neutral = Область нейтральная: вход в нее — война.
web-nw-road-attrition = Истощение: { $area } ({ $causes }).
web-nw-road-interception = Перехват возможен: { $leader } { FROM($from) } { TO($area) }, на двух кубиках { $needs } или больше ({ $chance }).
web-nw-road-safe = Ни истощения, ни перехвата.
web-nw-cause = { $cause ->
    [pass] горный перевал
    [marsh] болото
    [ambush] засада
   *[forced_march] форсированный марш
}
web-nw-march = Марш: { $cp } КО
web-nw-waste = Пропадет КО: { $cp }, если в этом импульсе не последует вторая карточка.
web-nw-end-anyway = Всё же закончить
web-nw-no-more = Больше не тратить
web-nw-march-ends = Дальше не идти
web-nw-confirm = { $kind ->
    [response] Сыграть
    [battle-card] Сыграть
    [hits] Принять эти потери
    [offer] Предложить
    [siege] Осадить
    [reaction] Так и сделать
   *[other] Подтвердить
}

## Ставки

web-nw-bidding = Ставки за лагеря
web-nw-bidding-about = Первым ставит тот, у кого кубик больше: сколько частей он отдаст за право вести лагерь. Другой игрок соглашается или отдает больше за тот же лагерь.
web-nw-bid-camp = { $camp ->
    [imperial] имперский лагерь
   *[coalition] коалиционный лагерь
}
web-nw-bid-sits = место: { $side }
web-nw-bid-made = — ставка { $points }: { $side }
web-nw-bid-accept = Согласиться
web-nw-bid-play = Играть: { $side }
web-nw-bid-play-about = другой игрок получает: { $side } — и отдает части: { $points }
web-nw-bid-name = Назовите лагерь и ставку
web-nw-bid-raise = Или поставьте больше
web-nw-bid-side = Лагерь
web-nw-bid-less = Меньше
web-nw-bid-more = Больше
web-nw-bid-points = { $points ->
    [one] { $points } часть
    [few] { $points } части
    [many] { $points } частей
   *[other] { $points } части
}
web-nw-bid-cost = { $points ->
    [0] Вы ведете: { $side } — и сохраняете все части.
   *[other] Вы ведете: { $side } — и снимаете с карты части, где пожелаете: { $points }.
}
web-nw-bid-do = Поставить { $points }: { $side }
web-nw-bid-waits = Ставку делает: { $name }
web-nw-bid-settled = Торг окончен: { $side }, ставка { $points }. Вы играете: { $mine }.
web-nw-bid-exchanged = Игроки поменялись местами.

## Сражения

web-nw-battle-there = Сражение там
web-nw-battle-of = Сражение: { $area }
web-nw-siege-of = Осада: { $area }
web-nw-sea-battle = Морской бой: { $place }
web-nw-port-battle = Сражение в порту: { $place }
web-nw-fight-round = раунд { $round }
web-nw-battle-how = Шестерка уничтожает, пятерка расстраивает; у кого потерь больше, тот проиграл.
web-nw-siege-how = Крепость сдается, когда шестерок столько, какова ее сила.
web-nw-sea-how = Шестерка топит, пятерка расстраивает; у кого потерь больше, тот проиграл.
web-nw-dice-of = { $nation }: кубики { $dice }
web-nw-dice-fortress = Крепость: кубики { $dice }
web-nw-fortress-guns = Крепость
web-nw-your-dice = Вы: кубики { $dice }
web-nw-their-dice = Враг: кубики { $dice }
web-nw-part = { $part ->
    [strength] части
    [subordinates] подчиненные генералы
    [units] части и генералы
    [commander] рейтинг командующего
    [unit_bonus] бонус части
    [terrain] местность
    [failed_evasion] неудачное уклонение
    [jealous_marshals] ревнивые маршалы
    [fortress] сила крепости
    [squadrons] эскадры
    [battery] береговые батареи
    [cards] карточки
    [excess] расстройство
   *[other] действие карточек
}
web-nw-cards-played = Сыграно: { $cards }
web-nw-the-roll = Бросок
web-nw-eliminated = уничтожено { $count }
web-nw-disrupted = расстроено { $count }
web-nw-odds = Победа { $win } · бегство врага { $rout } · поражение { $lose }
web-nw-roll-needs = Успех при { $needs } или больше на двух кубиках: { $chance }.
web-nw-comes = Вход { TO($area) } { FROM($origin) } ({ $nation }): { $force }
web-nw-comes-there = Вход { TO($area) } ({ $nation }): { $force }

## Ответы

web-nw-window-name = { $kind ->
    [card] когда объявлено событие
    [consul] когда двинут консул
    [move] когда войска входят в область
    [roll] перед перехватом, уклонением и патрулем
    [intercept] после перехватов
    [evade] перед сражением, от которого можно уклониться
    [battle] перед бросками сражения или осады
    [retreat] после отступления
    [aftermath] после сражения
    [fleet] когда флот входит в зону или порт
    [convoy] когда конвой входит в зону
   *[impulse] когда начинается импульс
}

## Сдача

web-nw-terms-ceded = Передать: { $nation }
web-nw-terms-returned = Вернуть: { $nation }
web-nw-terms-write = Эти условия

## Сценарии и варианты

web-nw-scenario-1805-5 = 1805 год, пять игроков
web-nw-scenario-1805-4 = 1805 год, четыре игрока
web-nw-scenario-1805-3 = 1805 год, три игрока
web-nw-scenario-1805-2 = 1805 год, два игрока
web-nw-scenario-1812-5 = 1812 год, пять игроков
web-nw-scenario-1812-4 = 1812 год, четыре игрока
web-nw-scenario-1812-3 = 1812 год, три игрока
web-nw-scenario-1812-2 = 1812 год, два игрока
web-nw-scenario-1813-5 = 1813 год, пять игроков
web-nw-scenario-1813-4 = 1813 год, четыре игрока
web-nw-scenario-1813-3 = 1813 год, три игрока
web-nw-scenario-1813-2 = 1813 год, два игрока
web-nw-option-bid = Ставка за лагерь
web-nw-option-bid-about = Кто хочет тот же лагерь, ставит за него части; без ставок Коалиция сильнее.
web-nw-option-responses = Ответы
web-nw-option-responses-about = Карточка ответа может ответить на любое действие любой державы. Что пауза скажет о чужих карточках, решает стол.
web-nw-option-responses-brisk = Быстро
web-nw-option-responses-sealed = Втайне
web-nw-option-diplomacy-in-reinforcement = Влияние из подкреплений
web-nw-option-diplomacy-in-reinforcement-about = КО интерфазы двигают консулов, но не до союза.
web-nw-group-command = Кто командует группой армий { IN($area) }?
web-nw-fight-lost = Проигравшая сторона: { $nation }
web-nw-end-impulse = Закончить импульс
web-nw-ask-play-more = { $nation }: еще одна карточка в этом импульсе или его конец?
web-nw-ask-played-out = Импульс сыгран: { $nation }
web-nw-how-played-out = Ни одной карточкой из набора продолжить нельзя: из двух карточек импульса знак «плюс» есть ровно у одной. (5.12)
web-nw-how-play-more = Одна карточка уже сыграна. Вторую можно сыграть, если плюс ровно на одной из двух. (5.12)
web-nw-first = { $kind ->
    [resource] Ресурс приносит очко в конце игры. Потраченный в импульсе, он дает карточку или раннюю зиму. (16.2)
    [mulligan] Плохой набор можно сбросить сколько угодно раз: вы берете столько же карточек без одной. (4.5)
    [preemption] У вас больше всех карточек, которые можно сыграть: вы можете ходить раньше той нации, чья очередь; она ходит после вас. (5.2)
    [response] Карточкой ответа можно ответить на то, что случилось, в любом импульсе. (6.14)
    [battle-card] Боевая карточка добавляет кубики или меняет потери в этом бою. (6.15)
    [camp] Держава может между ходами с согласия лагеря сменить его или объявить войну. (8.3)
    [excess] Карточек больше, чем можно держать: одна уходит в сброс. (14.3)
    [siege] Армия у крепости может атаковать ее в конце импульса. (12.2)
    [offer] Держава, у которой на своей земле фишек меньше, чем у врагов, может предложить сдачу; в условиях названы области. (15.4)
   *[other] {""}
}
web-nw-open-key = { $capital ->
    [yes] Ваша столица { $place } открыта
   *[no] { $place }, ваша ключевая область, открыта
}: { $nation } может войти { FROM($from) }
web-nw-nation-points = Очки: { $points }
