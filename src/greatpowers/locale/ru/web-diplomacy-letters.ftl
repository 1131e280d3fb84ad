### Дипломатия в браузере: предложения кнопками, понятые письма, данные обещания.

## Кнопки

web-dip-propose = Предложить
web-dip-button = { $kind ->
    [peace] Мир
    [empty] Пустая зона
    [support] Поддержка
    [bounce] Отбой здесь
    [convoy] Конвой
    [against] Против…
   *[draw] Ничья
}
web-dip-key = Клавиша { $key }
web-dip-slot = { $name ->
    [at] { $kind ->
        [convoy] флот
       *[other] кто
    }
    [other] { $kind ->
        [convoy] везет
       *[other] поддерживает
    }
    [goal] { $kind ->
        [bounce] где
       *[other] куда
    }
    [mine] я откуда
    [theirs] сосед откуда
    [place] где
    [who] кто не входит
    [enemy] враг
   *[sharing] между кем
}
web-dip-build-nobody = мы оба
web-dip-build-only-i = только я
web-dip-build-all = все, кто остался
web-dip-build-hold = на месте
web-dip-nothing-to-propose = Сейчас между вами такое невозможно.
web-dip-propose-more = И еще кое-что
web-dip-other-words = Другими словами
web-dip-no-proposal-now = Без предложения
web-dip-drop-row = Убрать эту строку
web-dip-send-proposal = Отправить с предложением
web-dip-letter-wrote-itself = Письмо написалось само; меняйте слова как угодно, предложение останется.

## Как понимается черновик

web-dip-reads-as = { $reader } поймет это так
web-dip-draft-act = { $act ->
    [propose] Вы предлагаете:
    [fact] Вы сообщаете:
    [accept] Вы соглашаетесь:
    [reject] Вы отказываете:
    [later] Вы ответите позже:
    [counter] Вы предлагаете взамен:
    [cancel] Вы прекращаете:
    [question] Вы спрашиваете:
    [warn] Вы предупреждаете:
    [thank] Вы благодарите.
    [accuse] Вы упрекаете в нарушенном слове.
    [excuse] Вы извиняетесь.
   *[other] Вы пишете:
}
web-dip-draft-plans = что будет дальше делать ваш собеседник?
web-dip-which = что именно?
web-dip-choose-one = выберите
web-dip-understood = понято
web-dip-plain-words = «{ $text }» уйдет просто словами
web-dip-no-proposal = не предложение
web-dip-only-talk = Просто разговор: уйдет как слова.
web-dip-not-understood = Не понято: { $words }
web-dip-nothing-fits = Слова ясны, но ничего не подходит.
web-dip-as-words = уйдет просто словами

## Предложения в письмах

web-dip-act = { $mine ->
    [yes] { $act ->
        [propose] Вы предлагаете
        [fact] Вы сообщаете
        [accept] Вы согласились
        [reject] Вы отказали
        [later] Вы ответите позже
        [counter] Вы предлагаете взамен
        [cancel] Вы прекращаете
        [question] Вы спрашиваете
        [warn] Вы предупреждаете
       *[other] Речь о том
    }
   *[no] { $act ->
        [propose] { $who } предлагает
        [fact] { $who } сообщает
        [accept] { $who } соглашается
        [reject] { $who } отказывает
        [later] { $who } ответит позже
        [counter] { $who } предлагает взамен
        [cancel] { $who } прекращает
        [question] { $who } спрашивает
        [warn] { $who } предупреждает
       *[other] Речь о том
    }
}
web-dip-standing = { $standing ->
    [open] открыто
    [agreed] решено
    [refused] отклонено
    [later] ответ позже
    [withdrawn] отозвано
   *[stale] истекло
}
web-dip-accept = Принять
web-dip-accept-all = Принять всё
web-dip-accept-some = Принять часть
web-dip-accept-row = Принять эту строку
web-dip-accept-these = Принять эти
web-dip-keep-all = Назад
web-dip-counter = Встречное
web-dip-answer-later = Позже
web-dip-decline = Отклонить

## Данные обещания

web-dip-beside = На поле и на словах
web-dip-words-between = Слова между вами
web-dip-word = { $state ->
    [open] В силе
    [keeping] Пока соблюдается
    [kept] Сдержано
    [broken] Нарушено
    [void] Отпало
    [ended] Прекращено
   *[past] Прошло
}
web-dip-word-judged = { $outcome ->
    [broken] нарушено
   *[kept] сдержано
}
web-dip-word-by = { $who }, { $turn }
web-dip-no-words = { $mine ->
    [yes] Обещаний между вами пока нет.
   *[no] Письма читают игроки.
}

## О чем договариваются

web-dip-deal-peace = Мир: { $seats }
web-dip-deal-alliance = Союз: { $seats }; враг: { $against }
web-dip-deal-to = { TO($place) }
web-dip-deal-empty = { $who ->
    [alone] { $seats } не входит { $places }
   *[other] Никто не входит { $places }: { $seats }
}
web-dip-deal-draw = Ничья: { $seats }
web-dip-deal-solo = Победа в одиночку: { $seats }
web-dip-deal-not = Нельзя: { $what }
web-dip-deal-end = Больше не в силе: { $what }
web-dip-deal-bounce = Нарочный отбой { IN($place) }

## Письма, которые пишутся сами

web-dip-say-peace = { $way ->
    [0] Давай сохраним мир между нами.
    [1] Мир с тобой мне нужнее войны, от которой никому из нас нет пользы. Согласен?
   *[2] Мир между нами: я не трогаю тебя, ты не трогаешь меня.
}
web-dip-say-empty = { $who ->
    [mine] Я не пойду { $places }.
    [theirs] Не ходи, пожалуйста, { $places }.
   *[both] { $way ->
        [0] Давай оба не пойдем { $places }.
        [1] Никто не идет { $places }, ни ты, ни я. Хорошо?
       *[2] Не пойдешь ты — не пойду и я: никто не входит { $places }.
    }
}
web-dip-say-support = { $who ->
    [mine] Могу поддержать { FROM($at) } твой ход { FROM($other) } { TO($place) }.
   *[theirs] { $way ->
        [0] Поддержи, пожалуйста, { FROM($at) } мой ход { FROM($other) } { TO($place) }.
        [1] С твоей помощью { FROM($at) } я пройду { FROM($other) } { TO($place) }. Поможешь?
       *[2] Иду { FROM($other) } { TO($place) }, если ты поддержишь { FROM($at) }.
    }
}
web-dip-say-support-hold = { $who ->
    [mine] Могу поддержать { FROM($at) } твое подразделение { IN($other) }.
   *[theirs] { $way ->
        [0] Поддержи, пожалуйста, { FROM($at) } мое подразделение { IN($other) }.
        [1] Одному { IN($other) } не удержаться. Поддержишь { FROM($at) }?
       *[2] Прикрой { FROM($at) } мое подразделение { IN($other) }.
    }
}
web-dip-say-convoy = { $who ->
    [mine] Могу перевезти твою армию { FROM($other) } { TO($place) }.
   *[theirs] { $way ->
        [0] Перевези, пожалуйста, мою армию { FROM($other) } { TO($place) }.
        [1] Не перевезет ли твой флот { IN($at) } мою армию { FROM($other) } { TO($place) }?
       *[2] Мне нужен твой флот { IN($at) }: моя армия идет { FROM($other) } { TO($place) }.
    }
}
web-dip-say-bounce = { $way ->
    [0] Давай нарочно столкнемся { IN($place) }, чтобы никому не досталось.
    [1] Пойдем оба { TO($place) } и отскочим?
   *[2] Если оба пойдем { TO($place) }, там останется пусто.
}
web-dip-say-against = { $way ->
    [0] Объединимся? Общий враг: { $enemy }.
    [1] { $enemy } опасна для нас обоих. Вместе мы справимся.
   *[2] Ты и я вместе, а враг — { $enemy }. Что скажешь?
}
web-dip-say-draw = { $way ->
    [0] Предлагаю ничью: { $seats }.
    [1] Разделим победу? { $seats }.
   *[2] В одиночку здесь никто не победит. Ничья: { $seats }.
}
web-dip-say-order = Предлагаю так: { $what }.
web-dip-say-answer = { $act ->
    [accept] Согласен.
    [reject] Нет, на это я не пойду.
    [later] Отвечу позже.
   *[some] На это согласен, на остальное нет.
}
