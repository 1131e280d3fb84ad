### The house around the tables: the first click against bots, handing a seat over, the account, the tab of the browser.

## The tab of the browser

web-title-turn = Ваш ход — { $page }
web-bell = { $count ->
    [0] Уведомления: нового нет
    [one] Уведомления: { $count } новое
    [few] Уведомления: { $count } новых
    [many] Уведомления: { $count } новых
   *[other] Уведомления: { $count } новых
}

## For somebody who has never been here

web-welcome = Европа воюет, и место за столом свободно
web-welcome-about = Три классические игры в браузере, строго по правилам. Ни регистрации, ни установки: садитесь и играйте.
web-ways = С чего начать
web-way-bots = Играть сейчас
web-way-bots-about = На остальных местах ждут боты, и ход всегда можно взять назад.
web-way-learn = Учиться
web-way-learn-about = Короткие уроки прямо на карте, начиная с первого марша.
web-way-friends = Позвать друзей
web-way-friends-about = Откройте партию и пошлите ссылку. Регистрация никому не нужна.

## Against bots

web-bots-press = Боты такой силы писем не читают: никто не ответит. Бывалые и те, кто сильнее, отвечают.
web-bots-title = { $game }: против ботов
web-bots-side = Ваша сторона
web-bots-any = любая, по жребию
web-bots-strength = Сила ботов
web-bots-pace = Часы
web-bots-you = Ваше имя за столом
web-bots-you-about = Имя для начала. Его можно сменить когда угодно.
web-bots-start = Начать
web-bots-more = Все настройки

web-guest-name-1 = Серый посланник
web-guest-name-2 = Тихий консул
web-guest-name-3 = Северный туман
web-guest-name-4 = Медный самовар
web-guest-name-5 = Курьер из Триеста
web-guest-name-6 = Ночной поезд
web-guest-name-7 = Старый гусар
web-guest-name-8 = Бумажный тигр
web-guest-name-9 = Янтарный путь
web-guest-name-10 = Фонарщик
web-guest-name-11 = Лоцман
web-guest-name-12 = Сургуч
web-guest-name-13 = Второй секретарь
web-guest-name-14 = Жестяной барабан
web-guest-name-15 = Зимний сад
web-guest-name-16 = Синий карандаш
web-guest-name-17 = Длинная пика
web-guest-name-18 = Знаток карт
web-guest-name-19 = Гентский колокол
web-guest-name-20 = Белый орел
web-guest-name-21 = Паромщик
web-guest-name-22 = Сигнальный огонь
web-guest-name-23 = Подсвечник
web-guest-name-24 = Воскресная пушка

## The plan of a new game

web-holder-here = Здесь же
web-plan-here = { $seats ->
    [one] За этим экраном играют еще за { $seats } место: устройство передают из рук в руки, и занавес скрывает то, чего следующему видеть нельзя.
    [few] За этим экраном играют еще за { $seats } места: устройство передают из рук в руки, и занавес скрывает то, чего следующему видеть нельзя.
    [many] За этим экраном играют еще за { $seats } мест: устройство передают из рук в руки, и занавес скрывает то, чего следующему видеть нельзя.
   *[other] За этим экраном играют еще за { $seats } места: устройство передают из рук в руки, и занавес скрывает то, чего следующему видеть нельзя.
}
web-plan-all-mine = вы

## The menu of a table

web-menu-look = Посмотреть
web-menu-game = Партия
web-menu-leave = Уйти

## Handing a seat over

web-hand-over-title = Отдать место боту?
web-hand-over-people = С этой минуты на месте «{ $seat }» играет бот. Остальные видят, что это бот. Пока идет партия, вы можете вернуться на место когда угодно.
web-hand-over-alone = С этой минуты на месте «{ $seat }» играет бот. Других людей здесь нет: боты доиграют между собой, по шагу раз в несколько секунд. До конца партии вы можете вернуться на место в любую минуту. Партия без часов и так просто подождет вас.
web-hand-over-level = Сила бота
web-hand-over-sure = Отдать место
web-hand-over-not = Остаться

## Connection

web-try-now = Попробовать сейчас

## Account

web-sign-out-everywhere-ask = Выйти на всех устройствах?
web-sign-out-everywhere-about = Вход закроется на всех ваших устройствах, и на этом тоже. Партии останутся вашими: вернуться к ним можно с именем и паролем.
web-data = Мои данные
web-data-about = Все, что здесь о вас хранится, в одном файле: учетная запись, ваши партии, каждое решение и каждое письмо.
web-data-get = Скачать мои данные
web-delete = Удалить учетную запись
web-delete-about = Имя и пароль стираются навсегда. В текущих партиях вместо вас доиграют боты, и вернуться туда будет нельзя; завершенные партии останутся без вашего имени.
web-delete-ask = Удалить учетную запись навсегда?
web-delete-password = Ваш пароль, для верности
web-delete-sure = Удалить навсегда
web-deleted = Учетная запись удалена

## Why a button does nothing yet

web-takeback-choose = Сначала выберите решение.
web-name-missing = Сначала напишите имя.
web-name-same = Это имя у вас уже есть.

## What a bot would do in one's place

web-advice = Что бы вы сделали?
web-advice-of = Бот уровня «{ $level }» сделал бы так:
web-advice-why = Почему
web-advice-thinking = Бот думает …
web-advice-follow = Сделать так
advice-among-people = За столом, где играют другие люди, советов не дают.
advice-nothing-asked = Сейчас это место ни о чем не спрашивают.
advice-failed = Бот не успел ничего придумать. Спросите еще раз.
