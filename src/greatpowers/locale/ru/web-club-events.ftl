### Tournaments and clubs in the browser.

## Where one goes


## Tournaments

club-events-lead = Каждый играет с несколькими соперниками: столы создаются сами, положение видно сразу.
club-events-none = Турниров пока нет
club-events-none-about = Создайте турнир: свободные места займут боты.
club-events-mine = Мои
club-events-open = Идет запись
club-events-running = Идут сейчас
club-events-over = Завершены
club-event-in = вы участвуете
club-event-round-of = тур { $round } из { $rounds }
club-event-players = { $players ->
    [one] { $players } участник
    [few] { $players } участника
    [many] { $players } участников
   *[other] { $players } участников
}
club-event-bot = Бот { $number } ({ $level })

## A new one

club-event-new = Новый турнир
club-event-new-about = Туры и столы составляются сами.
club-event-title-label = Название
club-event-scenario = Сценарий
club-event-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } мест
}
club-event-format = Вид
club-event-scoring = Что приносит партия
club-event-rounds = Туры
club-event-hours = { $hours ->
    [one] { $hours } час на фазу
    [few] { $hours } часа на фазу
    [many] { $hours } часов на фазу
   *[other] { $hours } часов на фазу
}
club-event-cap-turns = Не больше ходов (0: все)
club-event-cap-days = Не больше дней (0: любое число)
club-event-cap-about = Партия, которая зашла так далеко, останавливается, и засчитывается нынешнее положение.
club-event-turns = { $turns ->
    [one] до { $turns } хода
    [few] до { $turns } ходов
    [many] до { $turns } ходов
   *[other] до { $turns } ходов
}
club-event-days = { $days ->
    [one] { $days } день на тур
    [few] { $days } дня на тур
    [many] { $days } дней на тур
   *[other] { $days } дней на тур
}
club-event-host-pairs = Я смотрю каждый черновик, прежде чем его объявить
club-event-by-link = Только по ссылке
club-event-reachable = Только те, до кого доходят уведомления
club-event-make = Создать турнир
club-format-swiss = швейцарская система
club-format-swiss-about = Встречаются равные, никто дважды; стороны за туры выравниваются.
club-format-round-robin = круговой турнир
club-format-round-robin-about = Каждый играет с каждым.
club-format-knock-out = на выбывание
club-format-knock-out-about = Проигравший выбывает; при ничьей дальше идет тот, кто записался раньше.
club-format-ladder = лестница
club-format-ladder-about = Играют соседи; победивший верхнего занимает его ступень. Новые начинают снизу.
club-format-balanced = уравновешенные туры
club-format-balanced-about = Столы по { $seats }: мало кто встречается дважды, у каждого разные державы. Последний стол дополняют боты.
club-scoring-two = Победа — очко, ничья — половина.
club-scoring-draw-size = поровну между участниками ничьей
club-scoring-draw-size-about = Сто очков получает победитель, или их поровну делят участники ничьей.
club-scoring-squares = по квадратам счета
club-scoring-squares-about = Сто очков получает победитель, или их делят по квадратам того, чем каждый владеет.
club-scoring-counts = сам счет
club-scoring-counts-about = У каждого столько очков, сколько у него в партии.

## Its page

club-event-round = Тур { $round }
club-round-draft = черновик
club-round-published = столы создаются
club-round-playing = идет игра
club-round-closed = сыгран
club-round-later = пары составятся сами
club-event-parts = Части страницы
club-event-standings = Положение
club-event-pairings = Пары
club-event-rules = Правила
club-event-after = После тура { $round }
club-event-player = Участник
club-event-now = Если бы все закончилось сейчас
club-event-column-points = Очки
club-event-column-buchholz = Бухгольц
club-event-column-wins = Победы
club-event-me = вы
club-event-out = вышел
club-outcome-win = победа
club-outcome-draw = ничья
club-outcome-loss = поражение
club-outcome-bye = отдых
club-letter-win = П
club-letter-draw = Н
club-letter-loss = Х
club-letter-bye = –
club-event-ties = При равенстве: Бухгольц, затем партия между двумя, затем меньше побед без игры, затем жребий.
club-event-ties-many = При равенстве: победы, затем лучший тур, затем жребий.
club-event-next = Ваш следующий стол · тур { $round }, доска { $board }
club-event-next-waits = Ваш ход
club-event-next-others = Стол готов
club-event-against = против
club-event-you = вы · { $points }
club-event-points = очки: { $points }
club-event-side = Ваша сторона: { $seat }
club-event-dealing = Стол создается.
club-event-pairings-of = Пары, тур { $round }
club-event-ruled = Решение: { $note }
club-event-byes = Отдыхают: { $who }
club-event-why = Никто не встречается дважды, если этого можно избежать; играют равные; стороны выравниваются.
club-event-why-many = Мало кто встречается дважды, и державы у каждого новые.
club-event-bye = За отдых дается { $points }, не больше одного раза.
club-event-missing = За того, кто не пришел, играет бот; ему засчитывается поражение, другие ничего не теряют.
club-event-seed = Жребий и столы следуют из числа { $seed }.
club-event-not-begun = Турнир еще не начался.
club-event-enter = Участвовать
club-event-leave = Выйти из турнира
club-event-boards = В следующих турах
club-boards-one = Играю за одной доской
club-boards-spare = Отдыхаю при нечетном числе
club-boards-twice = Играю дважды, если кого-то не хватает
club-boards-none = Не играю
club-event-csv = Таблица CSV
club-event-png = Картинка
club-calendar = Календарь

## Leading one

club-event-host = Вы ведете этот турнир
club-event-link = Ссылка для участников
club-event-bots = Боты
club-event-level = Выберите силу
club-event-count = Сколько
club-event-add = Добавить ботов
club-event-begin = Начать
club-event-rule = Решение
club-event-rule-board = Выберите доску
club-event-rule-who = Кто победил
club-event-rule-why = Почему
club-event-rule-do = Засчитать так
club-event-cancel = Отменить турнир
club-event-cancel-ask = Отменить турнир? Партии продолжатся, но не будут засчитаны.
club-draft = Черновик тура { $round }
club-draft-cost = Цена: повторные встречи { $repeats }, повторный отдых { $byes }, прежние стороны { $seats }, разница очков { $distance }.
club-draft-one = Этого
club-draft-other = поменять с
club-draft-swap = Поменять местами
club-draft-publish = Объявить тур

## Clubs

club-clubs-lead = Люди, которые играют вместе: объявления, календарь, столы и турниры.
club-mine = Мои клубы
club-all = Все клубы
club-none = Клубов пока нет. Создайте первый.
club-new = Новый клуб
club-name-label = Название
club-about = О чем это
club-make = Создать клуб
club-members = { $members ->
    [one] { $members } член
    [few] { $members } члена
    [many] { $members } членов
   *[other] { $members } членов
}
club-ask = Попроситься в клуб
club-asked = Вы попросились в клуб. Руководители об этом знают.
club-join = Вступить
club-board = Объявления
club-board-none = Здесь пока ничего нет.
club-note-new = Повесить объявление
club-note-title = Заголовок
club-note-text = Текст
club-note-day = День для календаря
club-note-post = Повесить
club-take-down = Снять
club-tables = Столы клуба
club-people = Члены клуба
club-online = сейчас здесь
club-role-owner = владелец
club-role-officer = руководитель
club-role-member = член клуба
club-role-asks = просится в клуб
club-role-of = Роль: { $name }
club-admit = Принять
club-put-out = Исключить
club-put-out-name = Исключить: { $name }
club-calendar-about = Календарь читает всякий, у кого есть этот адрес; после обновления старый никуда не ведет.
club-renew = Обновить
club-link = Ссылка для вступления
club-quit = Выйти из клуба

## The first page

club-lobby-nothing = Вас ничто не ждет
club-lobby-next = ближайший срок: { $when }
club-lobby-soonest = сначала ближайший срок
club-lobby-week = Неделя
club-lobby-others = Вы ждете других
club-lobby-others-about = здесь делать нечего
club-lobby-invitations = Приглашения
club-lobby-invites = Вас приглашает { $host }: { $game }, { $pace }.
club-lobby-invited = Вам оставлено место: { $game }, { $pace }.
club-lobby-accept = Принять
club-lobby-accept-at = Принять: { $table }
club-lobby-look = Сначала посмотреть
club-lobby-decline = Отказаться
club-lobby-decline-at = Отказаться: { $table }
club-lobby-decline-ask = Отказаться от приглашения?
club-lobby-letters = Письма
club-lobby-club = В клубе
club-lobby-your-table = Тур { $round }: ваш стол готов.
club-lobby-your-turn = Тур { $round }: ваш ход.
club-lobby-entered = Вы записаны; турнир еще не начался.
club-lobby-round = Тур { $round } из { $rounds }
