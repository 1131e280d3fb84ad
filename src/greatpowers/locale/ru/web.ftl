### The browser client: lobby, tables, account and everything round the board. Names come in as they are.

## House

web-title = Great Powers
web-title-waiting = ({ $tables }) { $title }
web-page-title = { $page } · Great Powers
web-skip = К содержанию
web-nav = Главное меню
web-nav-tables = Партии
web-nav-find = Поиск
web-nav-events = Турниры
web-nav-clubs = Клубы
web-nav-replays = Повторы
web-nav-rules = Правила
web-nav-arena = Боты
web-menu = Меню
web-menu-lobby = В лобби
web-close = Закрыть
web-loading = Загрузка
web-try-again = Повторить попытку
web-more = Показать больше
web-keep = Сохранить
web-kept = Сохранено
web-copied = Ссылка скопирована
web-search = Поиск по названию или игроку
web-language = Язык
web-theme = Тема
web-theme-light = Светлая
web-theme-dark = Темная
web-theme-system = Как в системе
web-theme-to-light = Светлая тема
web-theme-to-dark = Темная тема
web-not-found = Здесь ничего нет
web-not-found-about = Такой страницы нет, или она переехала.

## Errors and connection

web-error-unreachable = Сервер не отвечает. Ничего не потеряно, повторите попытку.
web-error-strange = Ответ сервера прочитать не удалось.
web-lobby-unreachable = Лобби недоступно
web-table-unreachable = Партию открыть не удалось
web-game-unknown = Эта программа не знает такой игры. Игра: { $game }
web-connection-lost = Связь потеряна
web-connection-lost-about = Написанное хранится на этом устройстве и будет отправлено снова. Часы идут. { $seconds ->
    [0] Идет новая попытка.
   *[other] Следующая попытка через { $seconds } с.
}

## Time

web-span-days = { $hours ->
    [0] { $days } д
   *[other] { $days } д { $hours } ч
}
web-span-hours = { $minutes ->
    [0] { $hours } ч
   *[other] { $hours } ч { $minutes } мин
}
web-span-minutes = { $minutes } мин
web-no-deadline = Без срока
web-until = до: { $when }
web-their-clock = их часы
web-time-up = время вышло
web-stage-until = { $stage ->
    [negotiation] переговоры до: { $when }
    [writing] запись приказов до: { $when }
    [grace] дополнительное время до: { $when }
   *[other] до: { $when }
}
web-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}

## Games

web-game = Игра
web-game-diplomacy = Дипломатия
web-about-diplomacy = Семь великих держав и ни одного кубика. Переговоры, тайные приказы, одновременное раскрытие.
web-length-diplomacy = 4–8 ч или недели
web-seats-range = Места: { $least }–{ $most }
web-seats-exact = Места: { $seats }
web-new-game = Новая партия
web-against-bots = Против ботов
web-learn = Обучение по шагам

## Lobby

web-tables-wait = { $tables ->
    [0] Мои партии
    [1] Одна партия ждет вас
    [2] Две партии ждут вас
    [3] Три партии ждут вас
    [4] Четыре партии ждут вас
    [5] Пять партий ждут вас
    [one] { $tables } партия ждет вас
    [few] { $tables } партии ждут вас
    [many] { $tables } партий ждут вас
   *[other] { $tables } партии ждут вас
}
web-all-my-tables = Все мои партии · { $tables }
web-my-tables = Мои партии
web-mine-none = У вас пока нет партий.
web-status-playing = Идет игра
web-status-waiting = Ожидание игроков
web-status-finished = Завершенные
web-begin = Начать войну
web-begin-about = В одиночку, с друзьями или по приглашению
web-open-tables = Открытые партии
web-open-none = Сейчас открытых партий нет
web-open-none-about = Откройте свою: другие увидят ее здесь.
web-watch-tables = Для зрителей
web-watch-none = Сейчас смотреть нечего
web-watch-games = { $tables ->
    [one] Смотреть: { $tables } открытая партия
    [few] Смотреть: { $tables } открытые партии
    [many] Смотреть: { $tables } открытых партий
   *[other] Смотреть: { $tables } открытой партии
}
web-filter = Фильтр
web-filter-all = Все
web-filter-live = В реальном времени
web-filter-slow = По переписке
web-filter-languages = На моих языках
web-invited = Есть приглашение?
web-invite-paste = Вставьте ссылку-приглашение
web-invite-wrong = Это не ссылка-приглашение.
web-join = Войти
web-play = Играть
web-play-table = Играть: { $table }
web-open = Открыть
web-open-table = Открыть: { $table }
web-watch = Смотреть
web-watch-table = Смотреть: { $table }
web-take-seat = Занять место
web-take-seat-at = Занять место: { $table }
web-free-seats = свободно { $free } из { $seats }
web-row-waiting = Ожидание игроков · свободных мест: { $free }
web-row-finished = Партия окончена
web-unread = { $letters ->
    [one] { $letters } непрочитанное сообщение
    [few] { $letters } непрочитанных сообщения
    [many] { $letters } непрочитанных сообщений
   *[other] { $letters } непрочитанного сообщения
}
web-seats-mine = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}
web-your-turn = ваш ход
web-thinking = { $seats ->
    [0] подводятся итоги хода
   *[other] еще думают: { $seats }
}
web-sandbox = песочница

## While the reader was away

web-away = Пока вас не было
web-away-finished = Партия окончена: { $table }.
web-away-started = Партия началась: { $table }.
web-away-moved = Новая фаза: { $table }, { $from } → { $to }.
web-away-letters = Переписка: { $table }, { $letters ->
    [one] { $letters } новое сообщение.
    [few] { $letters } новых сообщения.
    [many] { $letters } новых сообщений.
   *[other] { $letters } нового сообщения.
}
web-away-more = Более ранние строки — в журнале: { $lines }.
web-away-on = К партии

## Name and account

web-name-title = Как вас называть?
web-name-label = Имя
web-name-about = Больше ничего не нужно. Пароль можно добавить позже и сохранить свои партии.
web-name-go = Занять место
web-sign-in-instead = У меня есть учетная запись
web-account = Учетная запись
web-account-enter = Войти
web-sign-in = Войти
web-sign-in-about = Для игры достаточно имени: его спросят, когда вы займете место.
web-signed-in = Вход выполнен
web-sign-out = Выйти
web-sign-out-everywhere = Выйти на всех устройствах
web-sign-out-guest = После выхода гость не сможет вернуться на свои места. Чтобы сохранить их, сначала задайте пароль.
web-signed-out = Выход выполнен
web-register = Зарегистрироваться
web-register-about = С паролем ваши партии доступны на любом устройстве.
web-register-guest = Задайте пароль: партии и места останутся вашими на любом устройстве.
web-registered = Учетная запись готова
web-password = Пароль
web-password-old = Старый пароль
web-password-new = Новый пароль
web-password-change = Сменить пароль
web-password-about = Число знаков: не меньше { $letters }.
web-kind-guest = Игра гостем на этом устройстве.
web-kind-member = Учетная запись с паролем.
web-kind-admin = Учетная запись администратора.
web-look = Язык и оформление

## New game

web-scenario = Сценарий
web-seats = Места
web-pack = Карта и карточки
web-pack-none = встроенные карта и карточки
web-pack-named = набор: { $name }
web-lots = Страны
web-lots-chosen = по выбору
web-lots-drawn = по жребию
web-holder-you = Я
web-holder-open = Открыто
web-holder-bot = Бот
web-seat-holder = Кто играет: { $seat }
web-seat-detail = Подробности: { $seat }
web-plan-open = любой игрок
web-plan-invite = по ссылке
web-plan-starts = Все места заняты: партия начнется сразу.
web-plan-waits = { $seats ->
    [one] { $seats } место остается свободным. Партия начнется, когда его займут или когда вы отдадите его боту.
    [few] { $seats } места остаются свободными. Партия начнется, когда их займут или когда вы отдадите их ботам.
    [many] { $seats } мест остаются свободными. Партия начнется, когда их займут или когда вы отдадите их ботам.
   *[other] { $seats } места остается свободным. Партия начнется, когда их займут или когда вы отдадите их ботам.
}
web-plan-count = { $who ->
    [you] вы
    [hotseats] за этим экраном: { $n }
    [bots] { $n ->
        [one] { $n } бот
        [few] { $n } бота
        [many] { $n } ботов
       *[other] { $n } бота
    }
    [open] свободно: { $n }
   *[invited] по приглашению: { $n }
}
web-plan-alone = Соло-режим: за все места играете вы.
web-table-name = Название партии
web-table-language = Язык переписки
web-table-name-1 = Долгое лето
web-table-name-2 = Письма и пушки
web-table-name-3 = Карта на столе
web-table-name-4 = Восточный экспресс
web-table-name-5 = Равновесие сил
web-table-name-6 = Последний бал
web-table-name-7 = Серые шинели
web-table-name-8 = Полночный конгресс
web-table-name-9 = Тихая граница
web-table-name-10 = Семь печатей
web-table-name-11 = Туман над Северным морем
web-table-name-12 = Вопрос о проливах
web-pace = Темп
web-pace-untimed = Без часов
web-pace-untimed-about = фаза кончается, когда ответили все
web-pace-live = В реальном времени
web-pace-live-about = переговоры { $talk } мин, приказы { $writing } мин
web-pace-live-short = онлайн, { $minutes } мин
web-pace-slow = По переписке
web-pace-slow-about = { $hours ->
    [one] { $hours } час на фазу
    [few] { $hours } часа на фазу
    [many] { $hours } часов на фазу
   *[other] { $hours } часа на фазу
}
web-pace-slow-short = { $hours } ч на фазу
web-pace-fixed = В назначенные часы
web-pace-fixed-about = фазы кончаются всегда в одно время
web-pace-fixed-short = в { $hours }
web-pace-first = Переговоры до первого хода, мин
web-pace-later = Переговоры до других ходов, мин
web-pace-writing = Написание приказов, мин
web-pace-short = Отступление и итоги, мин
web-pace-hours = Время на фазу
web-pace-at = Час
web-pace-at-second = Второй час
web-pace-at-none = нет
web-pace-zone = Часовой пояс
web-pace-days = Дни
web-pace-grace = Дополнительное время, мин
web-pace-excuses = Прощенные пропуски хода
web-pace-leave = Отпуск останавливает часы
web-pace-leave-about = кто в объявленном отпуске, того ждут; если игроков больше двух, то три дня за ход
web-missed-bot = Боты вместо отсутствующих
web-missed-bot-about = после пропуска срока играет бот
web-missed-disorder-about = пропуск срока — гражданские волнения
web-press = Переписка
web-public = Открытая партия
web-public-about = видна в списке, место может занять любой
web-anonymous = Анонимные игроки
web-anonymous-about = имена видны после партии
web-spectators = Зрители
web-spectators-about = другие могут смотреть, без тайн
web-spectator-delay = Задержка для зрителей, мин
web-more-rules = Другие правила
web-option-chosen = { $option }: { $choice }
web-option-number = выбрать
web-option-usual = обычно
web-preset-keep = Запомнить настройки
web-preset-kept = Параметры сохранены
web-preset-kept-about = Следующая новая партия начнется с них.
web-create = Создать партию

## Seats and bots

web-seat-open = свободное место
web-seat-invited = ждет приглашенного игрока
web-seat-bot = бот, { $level }
web-seat-hotseat = за этим экраном
web-seat-program = { $player }, программа
web-seat-hotseat-of = за одним экраном, { $player }
web-seat-standin = { $player }, играет бот
web-seat-anonymous = анонимный игрок
web-seat-yours = ваше место
web-seat-take = Занять
web-seat-take-named = Занять место: { $seat }
web-level-random = случайный
web-level-random-about = Любые законные ходы без раздумий.
web-level-holder = неподвижный
web-level-holder-about = Никогда не движется: удобно пробовать атаки.
web-level-novice = новичок
web-level-novice-about = Берет то, что рядом, и забывает охранять свое.
web-level-regular = бывалый
web-level-regular-about = Готовит атаки и охраняет то, что держит.
web-level-veteran = ветеран
web-level-veteran-about = Взвешивает чужие планы и отвечает на них.
web-level-marshal = маршал
web-level-marshal-about = Считает глубже всех и не спешит.

## Before the game

web-waiting-room = { $free ->
    [0] Все места заняты.
    [one] Партия начнется, когда место займет еще { $free } игрок.
    [few] Партия начнется, когда места займут еще { $free } игрока.
    [many] Партия начнется, когда места займут еще { $free } игроков.
   *[other] Партия начнется, когда места займут еще { $free } игрока.
}
web-about-table = Об этой партии
web-listed = Где видна
web-listed-public = список открытых партий
web-listed-private = нигде
web-invite-copy = Скопировать ссылку
web-invite-copy-for = Скопировать ссылку-приглашение: { $seat }
web-share-table = Скопировать ссылку на партию
web-start-level = Боты на свободных местах
web-start-bots = Начать сейчас с ботами
web-leave-table = Освободить место
web-cancel-table = Отменить партию
web-invite-lead = { $game } · { $scenario } · { $pace }
web-invite-enter = К вашему месту
web-invite-taken = Это место уже занято.
web-invite-dead = Приглашение недействительно

## At the table

web-hand-over = Отдать место боту…
web-take-back = Вернуться на место
web-ask-motion = Попросить о паузе или времени…
web-resign-seat = Оставить место…
web-master-acts = Вести стол…
web-report = Пожаловаться…
web-fork = Ответвление в песочницу
web-rematch = Реванш
web-record = Скачать запись партии
web-curtain = Следующий за этим экраном: { $seat }
web-curtain-about = Передайте устройство. Остальным сейчас смотреть нельзя.
web-curtain-open = Открыть: { $seat }
web-timeline = Ход партии
web-timeline-back = Шаг назад
web-timeline-next = Шаг вперед
web-timeline-now = сейчас
web-timeline-end = конец партии
web-log-more = Более ранние строки
web-late = { $missed ->
    [bot] Время вышло. Дополнительное время до: { $when }. Потом за тех, кто не ответил, играют боты.
   *[disorder] Время вышло. Дополнительное время до: { $when }. Потом у тех, кто не ответил, гражданские волнения.
}
web-standin = На вашем месте играет бот: { $seat }
web-delayed = Вы смотрите с задержкой: { $span }

## Replays and records

web-replays-about = Завершенные партии шаг за шагом, с любого места игрока.
web-replays-none = Завершенных партий пока нет.
web-replay = Смотреть
web-replay-table = Смотреть повтор: { $table }
web-record-of = Скачать запись партии: { $table }
web-verification-of = Проверка: { $table }
web-import = Загрузить запись
web-import-unreadable = Этот файл не запись партии.
web-you-played = вы играли
web-result-win = Победа: { $seats }
web-result-draw = Ничья: { $seats }
web-result-none = Победителя нет

## Verification

web-verification = Проверка
web-verification-about = До первого хода сервер публикует хеш-обязательство своего тайного числа. После партии число раскрыто, и каждый может заново вычислить все броски и жребии.
web-verified = все сходится
web-verified-not = есть расхождение
web-verified-later = проверка — после партии
web-commitment = Хеш-обязательство
web-seed = Начальное число (сид)
web-seed-hidden = тайно до конца партии
web-nonce = Число, добавленное с места: { $seat }
web-dice = Броски и жребии
web-dice-none = Пока ничего не решал случай.
web-dice-number = №
web-dice-purpose = Назначение
web-dice-range = Предел
web-dice-of = 1–{ $bound }
web-dice-result = Результат
web-checkpoints = Хеши позиции
web-verification-offline = Чтобы проверить без этого сервера, скачайте запись и выполните рядом с файлом команду:

## Bots

web-arena-about = Боты играют на любых местах, которые вы им отдадите. Они видят то же, что игрок на этом месте, и ничего больше.
web-arena-fair = Если у бота кончилось время, он отдает надежный приказ, поэтому партия никогда не ждет бота.

## The page of the rules

web-rules-about = Каждое правило под своим номером, нашими словами. Отказы за игрой называют эти номера.
web-rules-search = Поиск по правилам
web-rules-none = Таких слов в правилах нет.
web-rules-parts = Части справочника
web-rules-number = Правило { $rule }

## Letters and talk

web-talk-unsigned = Без подписи
web-talk-you = Вы
web-talk-letter = Ваше письмо
web-talk-send = Отправить
web-talk-keys = Enter отправляет, Shift+Enter — новая строка
web-talk-binds-nobody = Обещания здесь никого не связывают.
web-talk = Переговоры
web-talk-none = Пока никто ничего не сказал.
web-talk-public = Переговоры за столом слышат все.

## Sharing

web-share = Поделиться игрой
web-share-about = Ссылка, картина этого момента или фильм о партии до сих пор.
web-share-preview = Картина, которой вы делитесь
web-share-link = Скопировать ссылку
web-share-link-copied = Ссылка скопирована.
web-share-link-failed = Не удалось скопировать ссылку. Вот она: { $link }
web-share-send = Отправить…
web-share-copy-picture = Скопировать картину
web-share-picture-copied = Картина скопирована.
web-share-picture-saved = Этот браузер не умеет копировать картины, поэтому она сохранена в файл.
web-share-save-picture = Сохранить картину (PNG)
web-share-save-film = Сохранить фильм ({ $form })
web-share-film-making = Фильм рисуется: { $percent } %
web-share-film-saved = Фильм готов.
web-share-closed = Открыть ссылку смогут только те, кто здесь играет.
