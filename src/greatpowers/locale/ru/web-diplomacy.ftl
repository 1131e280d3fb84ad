### The Diplomacy table in the browser. Places, units and powers come in as ready names.

## Map

web-dip-map = Игровое поле
web-dip-map-how = поле; стрелки ведут на соседние территории, Enter выбирает
web-dip-zoom = Масштаб
web-dip-zoom-in = Приблизить
web-dip-zoom-out = Отдалить
web-dip-zoom-all = Показать всё поле
web-dip-orders-unfold = Развернуть приказы
web-dip-no-map = Поле не загрузилось
web-dip-no-map-about = Приказы сохранены на этом устройстве.
web-dip-try-again = Повторить
web-dip-legend-own = ваши
web-dip-legend-expected = ожидаются, но не известны
web-dip-unit-title = { $kind ->
    [A] Армия: { $place }
   *[F] Флот: { $place }
}
web-dip-unit-of = { $dislodged ->
    [yes] { dip-unit-kind } ({ $power }, вытеснение)
   *[no] { dip-unit-kind } ({ $power })
}
web-dip-province = { $place }, { $terrain ->
    [sea] водная территория
    [land] внутренняя территория
   *[coast] прибрежная территория
}{ $centre ->
    [owned] , центр снабжения: { $owner }
    [free] , незанятый центр снабжения
   *[none] {""}
}{ $units ->
    [0] {""}
   *[other] , { $unit }
}{ $state ->
    [selected] , выбрано
    [target] , возможная цель
    [warning] , возможная цель, есть сомнение
    [blocked] , нельзя
   *[none] {""}
}

## Phases in the bar

web-dip-step = { $kind ->
    [M] Приказы
    [R] Отступления
   *[A] Итоги
}
web-dip-go-to = { $kind ->
    [M] К приказам
    [R] К отступлениям
   *[A] К итогам года
}

## The question

web-dip-panel = Вопрос, переписка, журнал
web-dip-panel-open = Открыть панель
web-dip-panel-close = Закрыть панель
web-dip-order-of = { $kind ->
    [orders] Приказ { $number } из { $total }
    [retreats] Отступление { $number } из { $total }
   *[adjustments] Изменение { $number } из { $total }
}
web-dip-previous-unit = Предыдущий бланк
web-dip-next-unit = Следующий бланк
web-dip-ask = { $step ->
    [which] Какой из этих приказов?
    [other] { $verb ->
        [convoy] Какую армию сопровождать?
       *[support] Кого поддержать?
    }
    [target] { $verb ->
        [convoy] { $other }. Куда сопровождать?
       *[support] { $other }. Где поддержать?
    }
   *[place] { $verb ->
        [hold] Подразделение остается на месте.
        [move] { $kind ->
            [A] Куда идти армии или кому ей помочь?
           *[F] Куда плыть флоту или кому ему помочь?
        }
        [retreat] Куда отступить?
        [disband] Подразделение уходит с поля.
        [build] Что создать и где?
        [remove] Какое подразделение убрать?
       *[waive] Ничего не создается.
    }
}
web-dip-verbs = Что делает подразделение
web-dip-verb = { $verb ->
    [hold] Удерживать
    [move] Двигаться
    [support] Поддержать
    [convoy] Сопроводить
    [retreat] Отступить
    [disband] Распустить
    [build] Создать
    [remove] Убрать
   *[waive] Отказаться
}
web-dip-verb-closed = сейчас нельзя; нажмите, чтобы узнать почему
web-dip-where-it-stands = на своем месте
web-dip-by-convoy = { $place } с помощью конвоя
web-dip-back = Назад
web-dip-warning = { $warning ->
    [own-stays] там ваше подразделение
    [own-comes] туда идет еще одно ваше
    [no-fleet] нужен конвой
   *[no-match] не соответствует его приказу
}
web-dip-command = Команда
web-dip-all-written = { $kind ->
    [orders] Все приказы написаны
    [retreats] Все отступления написаны
   *[adjustments] Все изменения написаны
}
web-dip-seal-now = Перечитайте их и запечатайте: Enter.
web-dip-rule = Правило { $rule }
web-dip-rule-open = Открыть

## Slips and the seal

web-dip-orders = Приказы
web-dip-does = { $order ->
    [hold] удерживает позицию
    [move] движется
    [move-by-sea] движется морем
    [support-hold] оборонительная поддержка:
    [support] поддержка:
    [convoy] сопровождение:
    [retreat] отступает
    [disband] расформирование
    [build] создание
    [remove] расформирование
   *[waive] отказ от создания
}
web-dip-goal = → { $place }
web-dip-way = { $from } → { $to }
web-dip-slip-open = ждет
web-dip-slip-waits = ждет вашего приказа…
web-dip-erase = Отозвать приказ: { $unit }
web-dip-nothing-asked = В этой фазе от вас ничего не требуется.
web-dip-watching-about = Вы видите то, что открыто всем за столом. Приказы видны после раскрытия.
web-dip-seal = Запечатать приказы
web-dip-seal-note = Написано: { $written } из { $total } · до конца фазы печать можно сломать
web-dip-seal-note-last = Написано: { $written } из { $total } · приказы раскроются сразу
web-dip-seal-idle = Нечего запечатывать
web-dip-sealed = Приказы запечатаны
web-dip-sealed-note = Запечатано. Приказы раскроются, когда сдадут все.
web-dip-break = Сломать печать
web-dip-sending = Отправка…
web-dip-not-sealed = Приказы не запечатаны
web-dip-open-left = { $kind ->
    [retreats] Без приказа: { $open }. Эти подразделения будут расформированы.
    [adjustments] Без приказа: { $open }. Создание пропадет, лишнее уберут по правилам.
   *[orders] Без приказа: { $open }. Эти подразделения удержат позиции.
}
web-dip-seal-anyway = Всё равно запечатать
web-dip-go-on-writing = Писать дальше

## Waiting

web-dip-waiting = { $state ->
    [sealed] Ваши приказы запечатаны
    [conceded] Вы сдали партию
    [watching] Вы наблюдаете
   *[free] Сейчас решать нечего
}
web-dip-waiting-for = Ожидание: { $seats }
web-dip-bots-follow = Боты пишут приказы, когда запечатают все игроки-люди.
web-dip-review-last = Показать последний разбор
web-dip-end-talk = Закончить переговоры раньше
web-dip-talk-goes-on = Продолжить переговоры
web-dip-agreed = Согласны: { $agreed } из { $total }

## Resolution

web-dip-filter = Какие приказы
web-dip-filter-by = { $filter ->
    [mine] Мои
    [failures] Неудачи
   *[all] Все
}
web-dip-no-lines = Приказов здесь нет.
web-dip-verdict = { $unit } — { $outcome }
web-dip-stage = { $stage ->
    [orders] Приказы открыты
    [convoys] Конвои
    [supports] Поддержки
    [conflicts] Столкновения
    [moves] Движение
   *[retreats] Вытеснения
}
web-dip-stage-news = { $stage ->
    [orders] Все приказы раскрыты.
    [convoys] { $count ->
        [0] Ни одно сопровождение не сорвано.
       *[other] Срыв сопровождения — { $units }.
    }
    [supports] { $count ->
        [0] Ни одна поддержка не отрезана.
       *[other] Поддержка потеряна — { $units }.
    }
    [conflicts] { $count ->
        [0] Никто не остановлен.
       *[other] Движение остановлено — { $units }.
    }
    [moves] { $count ->
        [0] Никто не движется.
       *[other] Движение — { $units }.
    }
   *[retreats] { $count ->
        [0] Никто не вытеснен.
       *[other] Вытеснение — { $units }.
    }
}
web-dip-and-more = еще { $more }
web-dip-play-controls = Показ
web-dip-play = Показать
web-dip-pause = Пауза
web-dip-to-start = В начало
web-dip-to-end = В конец

## Log and notes

web-dip-log = Журнал
web-dip-log-more = Показать прежние фазы
web-dip-log-quiet = Пока ничего.
web-dip-show-phase = Показать на поле: { $phase }
web-dip-notes = Заметки
web-dip-notes-about = Только для вас, хранятся на этом устройстве.

## While away

web-dip-away = Пока вас не было
web-dip-away-phases = Разобрано: { $phases }
web-dip-away-failures = Не выполнено: { $count ->
    [one] { $count } ваш приказ
    [few] { $count } ваших приказа
    [many] { $count } ваших приказов
   *[other] { $count } вашего приказа
}
web-dip-away-dislodged = Вытеснено: { $count ->
    [one] { $count } ваше подразделение
    [few] { $count } ваших подразделения
    [many] { $count } ваших подразделений
   *[other] { $count } вашего подразделения
}
web-dip-away-gained = Новые центры снабжения: { $places }
web-dip-away-lost = Потерянные центры снабжения: { $places }
web-dip-away-tell = Рассказать с начала: { $turn }

## Press

web-dip-press = Переписка
web-dip-press-open = открыта
web-dip-press-shut = закрыта
web-dip-press-watching = Вы наблюдаете: письма пишут игроки.
web-dip-press-past = Вы смотрите в прошлое: письма пишут в настоящем.
web-dip-press-over = Партия окончена.
web-dip-everyone = Все
web-dip-one-to-one = Наедине
web-dip-circles = Круги
web-dip-new-circle = Новый круг
web-dip-new-circle-about = Письма круга читают все выбранные страны.
web-dip-make-circle = Создать круг
web-dip-choose-thread = Выберите переписку.
web-dip-all-threads = Вся переписка
web-dip-open-wide = Открыть шире
web-dip-no-letters = Писем пока нет
web-dip-first-word = Писем пока нет. Первое слово за вами.
web-dip-mute = Бот: писем не читает
web-dip-mute-about = { $count ->
    [one] Здесь играет бот. Писем он не читает и не ответит.
    [few] Здесь играют только боты. Писем они не читают и не ответят.
    [many] Здесь играют только боты. Писем они не читают и не ответят.
   *[other] Здесь играют только боты. Писем они не читают и не ответят.
}
web-dip-you-said = Вы: { $text }
web-dip-said = { $who }: { $text }
web-dip-unread = { $count ->
    [one] { $count } непрочитанное письмо
    [few] { $count } непрочитанных письма
    [many] { $count } непрочитанных писем
   *[other] { $count } непрочитанного письма
}
web-dip-correspondent = { $who ->
    [bot] Бот · { $centres ->
        [one] { $centres } центр
        [few] { $centres } центра
        [many] { $centres } центров
       *[other] { $centres } центра
    }
   *[other] { $name } · { $centres ->
        [one] { $centres } центр
        [few] { $centres } центра
        [many] { $centres } центров
       *[other] { $centres } центра
    } · { $online ->
        [yes] за столом
       *[no] нет на месте
    }
}
web-dip-attach = Приложить приказы
web-dip-unsign = без подписи
web-dip-proposed = Предложенные приказы
web-dip-yours = ваш
web-dip-write-mine = Написать мой приказ
web-dip-proposal-preview = Предложение на поле
web-dip-preview = Посмотреть

## Draw and giving up

web-dip-draw = Голосование о ничьей
web-dip-draw-about = Если за ничью все, у кого есть подразделения на поле, партия заканчивается ничьей. С разбором хода голоса сгорают.
web-dip-for-draw = За ничью: { $seats }
web-dip-voted = за ничью
web-dip-not-voted = нет голоса
web-dip-vote = Голосовать за ничью
web-dip-withdraw-vote = Отозвать голос
web-dip-concede = Сдать партию
web-dip-concede-about = Ваши страны останутся без правительства: их подразделения удерживают позиции. Отменить это нельзя.
web-dip-concede-sure = Сдать партию сейчас
web-dip-play-on = Играть дальше
web-dip-letters-on-counters = Буквы A и F на фишках

## Replay

web-dip-look-back = Вернуться в прошлое
web-dip-looking-back = Вы смотрите в прошлое
web-dip-to-present = К настоящему
web-dip-leave = Выйти из-за стола
web-dip-replay = Повтор
web-dip-seen-as = Чьими глазами
web-dip-open-board = Открытое поле
web-dip-fork = В песочницу
web-dip-verify = Проверка
web-dip-record = Запись
web-dip-step-of = Шаг { $step } из { $total }
web-dip-timeline = Фаза партии
web-dip-centres-of = Центры снабжения, всего { $centres }
web-dip-speed = Скорость
web-dip-previous-phase = Предыдущая фаза
web-dip-previous-step = Предыдущий шаг
web-dip-next-step = Следующий шаг
web-dip-next-phase = Следующая фаза

## Phone

web-dip-pages = Части стола
web-dip-page-map = Поле
web-dip-sheet = { $stop ->
    [peek] Вопрос свернут. Открыть
    [half] Вопрос открыт наполовину. Открыть полностью
   *[full] Вопрос открыт. Свернуть
}

## Guided first game

web-dip-school = Первая партия
web-dip-leave-school = Выйти из уроков
web-dip-lesson-of = Урок { $number } из { $total }
web-dip-lesson = { $lesson ->
    [move] Движение
    [bounce] Противостояние
    [support] Поддержка
    [cut] Отрезать поддержку
    [convoy] Сопровождение
    [retreat] Отступление и создание
    [goal] Цель
    [talk] Переговоры
   *[build] Создание
}
web-dip-lesson-task = { $lesson ->
    [move] Вы играете за Францию. Ваша армия стоит в Париже. Нажмите на нее, потом на Бургундию: это приказ о движении. Затем выполните его.
    [bounce] Германская армия в Мюнхене тоже хочет в Бургундию. Снова отправьте Париж в Бургундию и посмотрите, что делают друг с другом две равные силы.
    [support] Вдвоем сильнее. Отправьте Париж в Бургундию, а Марсель пусть поддержит: выберите «Поддержать», нажмите на армию в Париже, потом на Бургундию.
    [cut] Теперь германская армия стоит в Бургундии, и Мюнхен ее поддерживает. Атакуйте Бургундию с поддержкой и ударьте из Рура по Мюнхену: атакованное подразделение не поддерживает.
    [convoy] Вы играете за Англию. Армии пересекают море только с флотом. Отправьте Йоркшир в Норвегию, а флот в Северном море пусть сопровождает.
    [retreat] Италия заняла Марсель, ваша армия вытеснена. Ей надо уйти: выберите, куда она отступит. В Испании она останется близко к дому.
    [goal] У вас семнадцать из 34 центров снабжения. Восемнадцать приносят победу тому, кто владеет ими после осени. Бельгия — центр снабжения (кружок), и она пуста: войдите туда из Бургундии или Парижа до конца года.
    [talk] Перед каждой весной и осенью страны пишут друг другу. Германия прислала письмо: «Атакуйте Бельгию из Бургундии, моя армия в Руре вас поддержит. Мюнхен оставьте мне». В одиночку вы не вытеснили бы английский флот. Поверьте письму и прикажите Бургундии двигаться в Бельгию.
   *[build] Год окончен. Центров снабжения у вас больше, чем подразделений, и можно создавать у себя дома: в Париже армию, в Бресте армию или флот.
}
web-dip-lesson-learnt = { $lesson ->
    [move] Никто не помешал, и армия в Бургундии. За ход подразделение проходит одну территорию.
    [bounce] Один против одного: никто не проходит, оба остаются на местах. Это противостояние.
    [support] Два против одного: армия с поддержкой занимает Бургундию, германская остается в Мюнхене.
    [cut] Атака на Мюнхен отбита, но поддержку она отрезала. Вышло два против одного, и германская армия вытеснена.
    [convoy] Флот остался в море и за один ход перевез армию в Норвегию.
    [retreat] Армия уцелела. Нельзя отступать туда, откуда пришла атака, и на занятую территорию.
    [goal] Это восемнадцатый центр: единоличная победа. Всё остальное в игре, войны и союзы, служит этому числу.
    [talk] Германия сдержала слово, и двое встали против одного. Обещания никого не связывают: в следующий раз Германия может поддержать Англию. Поэтому пишите часто, просите назвать приказы и верьте письмам настолько, насколько их можно проверить на поле. Теперь вы знаете достаточно, чтобы играть.
   *[build] Создают только дома: в своих центрах снабжения, которые свободны.
}
web-dip-lesson-not-yet = { $lesson ->
    [move] Армия не пришла в Бургундию. Попробуйте еще раз.
    [bounce] Чтобы увидеть противостояние, отправьте Париж в Бургундию. Попробуйте еще раз.
    [support] Нужно и то и другое: движение одной армии и поддержка второй, на одну территорию. Попробуйте еще раз.
    [cut] Нужны три приказа: одна армия атакует Бургундию, другая поддерживает, а Рур бьет по Мюнхену. Попробуйте еще раз.
    [convoy] Приказы армии и флота должны совпадать: армия движется в Норвегию, флот ее сопровождает. Попробуйте еще раз.
    [retreat] Расформированное подразделение потеряно. Попробуйте еще раз и отступите.
    [goal] В Бельгии нет вашей армии. Попробуйте еще раз.
    [talk] Армия не дошла до Бельгии: прикажите то, о чем говорит письмо. Попробуйте еще раз.
   *[build] Создайте хотя бы одно подразделение. Попробуйте еще раз.
}
web-dip-lesson-carry-out = Выполнить приказы
web-dip-written-of = Написано: { $written } из { $total }
web-dip-lesson-again = Еще раз
web-dip-lesson-go-on = Дальше
web-dip-lesson-next = Следующий урок
web-dip-lesson-play = Сыграть партию
web-dip-lesson-lost = Нет связи с судьей
web-dip-seat-state = Место: { $seat }, { $player }{ $presence ->
    [away] , не в сети
   *[here] {""}
}, центры снабжения: { $points }{ $state ->
    [ready] , приказы отправлены
    [writing] , пишет приказы
    [idle] , ожидание
   *[over] {""}
}

web-dip-not-carried-out = Не будет выполнен.
web-dip-referee = Судья
web-dip-referee-about = Для ведущего: на входе позиция и приказы всех держав, на выходе их исход. Сначала можно проверить, что будет недействительным, затем выполнить приказы.
web-dip-referee-orders = Приказы
web-dip-referee-orders-about = Название державы и двоеточие, затем ее приказы через точку с запятой или с новой строки.
web-dip-referee-check = Проверить приказы
web-dip-referee-resolve = Выполнить приказы
web-dip-referee-position = Позиция
web-dip-referee-position-about = В формате команды «greatpowers adjudicate».
web-dip-referee-start = Исходные позиции
web-dip-referee-answer = Ответ
web-dip-referee-nothing-yet = Напишите приказы и проверьте их: при проверке ничего не выполняется.
web-dip-referee-count = Приказов в силе: { $good }. Не будут выполнены: { $bad }.
web-dip-referee-next = Далее: { $phase }
web-dip-referee-go-on = Продолжить отсюда
web-dip-referee-unreadable = Позицию прочесть нельзя: это не JSON с полями phase и units.
web-dip-referee-stray = Строка стоит раньше названия державы: «{ $line }».
