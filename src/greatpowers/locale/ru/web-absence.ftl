### Absence: pauses, votes, stand-ins, leave. Fetched where there is something of the kind.

## At the table

absence-paused = Пауза: { $when }
absence-paused-about = Часы стоят. Кто хочет, может отвечать и сейчас.
absence-paused-left = Часы стоят, потом останется { $span }. Кто хочет, может отвечать и сейчас.
absence-ask-resume = Попросить продолжить
absence-you-are-late = Вы опаздываете
absence-you-are-late-about = Все ждут вас еще раз. Потом за вас сыграет бот.
absence-offered = Место предложено другим: { $seat }
absence-standin = Играет замена: { $seat }
absence-excused = Опоздание прощено: { $seat }
absence-on-leave = В отпуске до { $last }: { $seat }
absence-leave-ahead = Отпуск с { $first } по { $last }: { $seat }
absence-standin-why = { $why ->
    [leave] Игрок в отпуске. Бот держит данные обещания и не предлагает ничего нового.
    [handed] Игрок передал место. Бот играет до его возвращения.
    [resigned] Игрок оставил место. Бот играет, пока его кто-нибудь не займет.
    [vote] Бот играет, пока место кто-нибудь не займет.
   *[missed] Игрок не пришел: { $misses ->
        [one] пропущен { $misses } ход
        [few] пропущено { $misses } хода
        [many] пропущено { $misses } ходов
       *[other] пропущено { $misses } хода
    }. Бот держит данные обещания и не предлагает ничего нового.
}
absence-vote-offer = Голосовать: предложить место
absence-wait = Подождать
absence-motion = { $kind ->
    [pause] { $seat }: просьба о паузе на { $amount ->
        [one] { $amount } день
        [few] { $amount } дня
        [many] { $amount } дней
       *[other] { $amount } дня
    }
    [resume] { $seat }: просьба продолжить сразу
    [extend] { $seat }: просьба добавить { $amount ->
        [one] { $amount } час
        [few] { $amount } часа
        [many] { $amount } часов
       *[other] { $amount } часа
    }
    [pace] { $seat }: просьба о другом темпе: { $pace }
   *[offer] { $seat }: просьба предложить место другим: { $whose }
}
absence-votes = За: { $yes }, против: { $no }.
absence-votes-open = Еще не голосовали: { $seats }.
absence-votes-needed = Решают { $needed } из { $voters }.
absence-votes-away = Отсутствуют и не считаются: { $seats }.
absence-agree = Согласиться
absence-refuse = Отказать
absence-withdraw = Отозвать
absence-welcome = С возвращением, { $name }
absence-welcome-about = { $count ->
    [0] На вашем месте сидит бот, но он еще ничего не сыграл. Место: { $seat }.
    [one] Бот ответил за вас { $count } раз. Место: { $seat }.
    [few] Бот ответил за вас { $count } раза. Место: { $seat }.
    [many] Бот ответил за вас { $count } раз. Место: { $seat }.
   *[other] Бот ответил за вас { $count } раза. Место: { $seat }.
}
absence-welcome-open = Ваше место предложено другим. Пока его никто не занял, оно ваше. Место: { $seat }.
absence-welcome-change = Его ответ в этой фазе не запечатан: верните место, и вы сможете его изменить.
absence-played = Что сыграно за вас
absence-show-played = Показать, что сыграно
absence-hide-played = Скрыть
absence-take-seat = Занять место: { $seat }
absence-offered-tables = Свободные места
absence-offered-none = Никто не предлагает мест

## Asking

absence-ask-title = Попросить стол
absence-ask-pause = Пауза
absence-ask-extend = Время
absence-ask-pace = Темп
absence-ask-pause-label = На сколько
absence-ask-extend-label = Добавить
absence-ask-pace-label = Время на фазу
absence-ask-why = Почему (прочтут все)
absence-ask-about = Согласиться должны больше половины присутствующих людей. У ботов и отсутствующих голоса нет.
absence-ask = Попросить
absence-resign-title = Оставить место?
absence-resign-about = Теперь его могут занять другие. До тех пор играет бот, и вы можете вернуться. Место: { $seat }.
absence-resign = Оставить

## The calendar

absence-leave-lead = Пока вы в отпуске, стол на двоих вас ждет; если игроков больше, ждут три дня за ход, потом садится бот.
absence-leave-left = { $left ->
    [one] остался { $left } день из { $year } в год
    [few] осталось { $left } дня из { $year } в год
    [many] осталось { $left } дней из { $year } в год
   *[other] осталось { $left } дня из { $year } в год
}
absence-leave-nobody = Сначала назовитесь: отпуск берет кто-то определенный.
absence-leave-taken = Об отпуске объявлено. Ваши столы знают.
absence-month-before = Предыдущие месяцы
absence-month-after = Следующие месяцы
absence-legend-leave = ваш отпуск
absence-legend-today = сегодня
absence-legend-deadline = ваш срок
absence-day-leave = отпуск
absence-day-deadlines = { $count ->
    [one] { $count } срок
    [few] { $count } срока
    [many] { $count } сроков
   *[other] { $count } срока
}
absence-days-from = { $first } — { $last }
absence-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
absence-effect = { $what ->
    [stops] часы стоят для всех, пока вас нет
    [stops-some] часы стоят три дня за ход, потом садится бот
    [too-late] слишком близко к сроку: он остается, ответьте раньше
    [not-counted] отпуск здесь не считается: садится бот, или ответьте раньше
    [live] игра за один вечер: отпуск не считается
    [standin] там уже сидит бот
   *[untimed] часов нет
}
absence-effect-none = Сейчас вы не играете ни за одним столом.
absence-take = Взять этот отпуск
absence-change = Изменить дни
absence-choose = Выберите дни: нажмите и ведите, или идите стрелками, удерживая Shift.
absence-announced = Объявлено
absence-cancel = Отменить
absence-end = Закончить сегодня
absence-steps = Если кто-то просто не приходит
absence-step-warned = Предупреждение
absence-step-warned-about = когда прошло четыре пятых времени, всеми путями
absence-step-excused = Пропуск прощен
absence-step-excused-about = столько раз, сколько решил стол: все ждут еще раз
absence-step-standin = Замена
absence-step-standin-about = играет бот, это видно
absence-step-offered = Предложено
absence-step-offered-about = после двух пропусков подряд место могут занять другие
absence-step-back = Возвращение
absence-step-back-about = до тех пор одно нажатие возвращает место
