### The terminal: the greatpowers command. Names, files and orders come in ready to be shown.

## Failures, in one line

cli-check-only = Параметр { $option } можно указать только вместе с --check.
cli-check-line = Строка { $number }
cli-check-count = Приказов в силе: { $good }. Не будут выполнены: { $bad }.
cli-file-missing = Нет такого файла: { $file }
cli-house-in-use = С файлом { $file } уже работает другой сервер. Остановите его или выберите другую папку: --data.
cli-file-unusable = Файл недоступен: { $file } ({ $why })
cli-file-too-large = Файл слишком велик: { $file }. Не более { $megabytes } МиБ.
cli-bad-name = Так нельзя назвать сохраненную партию: { $name }
cli-name-taken = Сохраненная партия с таким именем уже есть: { $file }
cli-save-exists = Файл уже существует: { $file }. Чтобы продолжить эту партию, укажите --resume.
cli-resume-fixed = У сохраненной партии свои сценарий, параметры и сид: с --resume их не указывают.
cli-seat-unknown = Нет такого места: { $seat }. Места: { $seats }.
cli-bot-unreadable = Нужно писать как France=novice: { $text }
cli-level-unknown = Нет такого уровня бота: { $level }. Уровни: { $levels }.
cli-option-unreadable = Нужно писать как имя=значение: { $text }
cli-phase-missing = В записи нет такой фазы: { $phase }
cli-no-position = В файле нет позиции: { $file }

## Saved games

cli-film-form = Фильм — это файл .gif или .webp, а не { $file }
cli-film-empty = Между этими моментами нечего показать.
cli-film-drawing = Рисуем
cli-film-made = Фильм готов: { $file } ({ $frames ->
    [one] { $frames } кадр
    [few] { $frames } кадра
    [many] { $frames } кадров
   *[other] { $frames } кадра
}, { $kilobytes } кБ)
cli-exported = Запись сохранена: { $file } ({ $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}).
cli-imported = Запись проверена и сохранена: { $file } ({ $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}).
cli-nothing-saved = Сохраненных партий нет: { $folder }

## verify

cli-verify-replayed = Повтор партии: { $game }, сценарий { $scenario }, версия правил { $version }, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}.
cli-verify-part = { $how ->
    [played] Решения с { $first } по { $last }, версия правил { $version }: разыграны заново.
    [compared] Решения с { $first } по { $last }, версия правил { $version }: этих правил больше нет. Сохраненные положения сверены с их хешами, броски вычислены заново.
   *[tried] Решения с { $first } по { $last } относятся к версии правил { $version } и разыграны заново по нынешним правилам.
}
cli-verify-hashes = Сверено хешей: { $count }. Все совпадают.
cli-verify-seed = Начальное число (сид): { $seed }
cli-verify-commitment = Хеш-обязательство: { $commitment }. Соответствует сиду.
cli-verify-no-commitment = В записи нет хеш-обязательства. Для ее сида оно такое: { $commitment }.
cli-verify-dice = Пересчитано бросков: { $count }.
cli-verify-die = Бросок { $number }, после решения { $decision }, «{ $purpose }»: { $result }, меньше { $bound }.

## arena, soak, bench

cli-level-human = человек
cli-level-random = случайный
cli-level-holder = стоящий на месте
cli-level-novice = новичок
cli-level-regular = бывалый
cli-level-regular-1 = бывалый образца ноября 2026
cli-level-veteran = ветеран
cli-level-marshal = маршал
cli-level-dumbbot = мерило «Дамббот»
cli-arena-playing = Партии
cli-arena-player = Игрок
cli-arena-seats = Места
cli-arena-wins = Победы
cli-arena-draws = Ничьи
cli-arena-score = Счет
cli-arena-interval = Интервал 95 %
cli-arena-survival = Выживание
cli-arena-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $seconds } с.
cli-arena-error = Партия { $number }: { $error }
cli-sprt-games = Пары партий: { $pairs }; по итогам, от двух поражений до двух побед: { $results }. Результат { $score }, Эло { $elo } ({ $low } … { $high }).
cli-sprt-ratio = Логарифм отношения правдоподобий: { $ratio }, решение при { $bounds }.
cli-sprt-stronger = Показано, что { $one } сильнее, чем { $other }: скорее на { $elo1 } Эло, чем на { $elo0 }.
cli-sprt-not-stronger = Не показано, что { $one } сильнее, чем { $other }: скорее на { $elo0 } Эло, чем на { $elo1 }.
cli-sprt-open = По этим партиям пока не ясно, насколько { $one } сильнее, чем { $other }: на { $elo0 } или на { $elo1 } Эло.
cli-rerun-done = Переиграно партий: { $games }, из них прошли иначе: { $differing }.
cli-ladder-elo = Эло
cli-ladder-pace = Решение, мс
cli-tune-features = Позиции
cli-tune-generation = Поколение { $number } из { $of }
cli-tune-written = Новые веса записаны в { $file }.
cli-tune-kept = Веса остаются прежними.
cli-soak-playing = Партии
cli-soak-done = Ошибок нет. Партий: { $games }, решений: { $decisions }, полных проверок: { $checks }.
cli-soak-cards = Карты, сыгранные ради них самих: { $reached } из { $cards } не реже заданного ({ $each }).
cli-soak-lacking = Реже: { $cards }.
cli-census-done = Партий: { $games }. Видов, объявленных в правилах: { $kinds }, из них не встретились ни разу: { $never }.
cli-census-unexplained = Ни разу не встретилось, и причина не указана: { $kind }
cli-census-outdated = Причина указана, но это встретилось или больше не объявлено: { $kind }
cli-evaluate-about = Партий: { $games }, ошибок: { $errors }. Игроки: { $players }.
cli-evaluate-balance = Кто побеждает
cli-evaluate-seat = Место
cli-evaluate-share = Доля побед
cli-evaluate-ends = Почему кончаются партии
cli-evaluate-why = Причина
cli-evaluate-winner = Победитель
cli-evaluate-nobody = никто
cli-evaluate-games = Партии
cli-evaluate-turn-of-end = Ход, в среднем
cli-evaluate-length = Длина и исход
cli-evaluate-turns = Ходы
cli-evaluate-decisions = Решения
cli-evaluate-final = В конце: { $what }
cli-evaluate-mean = Среднее
cli-evaluate-median = Медиана
cli-evaluate-lowest = Наименьшее
cli-evaluate-highest = Наибольшее
cli-evaluate-by-turn = После каждого хода: среднее и интервал 95 %
cli-evaluate-counts = Как идет война: среднее за партию
cli-evaluate-once = Карты и столицы: в скольких партиях и среднее по ним
cli-evaluate-count = Что
cli-evaluate-turn = Ход
cli-evaluate-ended = Партия окончена.
cli-evaluate-bids = Ставки
cli-evaluate-bid = Сколько очков уступает сторона: { $seat }
cli-evaluate-even = Поровну, если сторона { $seat } уступает очков: { $points }.
cli-evaluate-no-even = Ни одна ставка из этих не уравнивает стороны.
cli-kept-unreadable = Файл { $file }, строка { $line }: это не сохраненная партия.
cli-measure-vp = Победные очки
cli-measure-conquests = Завоевано стран
cli-bench-phases-per-second = Разрешено фаз движения, в секунду
cli-bench-stream-phases-per-second = То же через поток JSON, в секунду
cli-bench-games-per-second = Полных случайных партий до 1935 года, в секунду
cli-bench-decisions-per-second = Решений случайной игры со списком вариантов, в секунду
cli-bench-random-games-per-second = Случайных кампаний, в секунду
cli-bench-supply-us = Снабжение обеих сторон с нуля, мкс
cli-bench-options-us = Всё, на что можно потратить командные очки, с нуля, мкс
cli-bench-legal-orders-ms = Все законные приказы всех стран, мс
cli-bench-copy-us = Копия состояния, мкс

## Board, supply, threats

cli-board-power = Страна
cli-board-count = Центры
cli-board-units = Подразделения
cli-board-centres = Центры снабжения
cli-board-unowned = незанятые
cli-supply-title = Снабжение
cli-supply-centres = Центры
cli-supply-units = Подразделения
cli-supply-balance = Разница
cli-supply-builds = Создание
cli-threats-title = Угрозы
cli-threats-place = Территория
cli-threats-owner = Страна
cli-threats-unit = Подразделение
cli-threats-attackers = Могут атаковать
cli-threats-defenders = Могут поддержать
cli-legal-count = Законных приказов: { $count }

## A game at the terminal

cli-seated = Игроки, { $player }: { $seats }.
cli-commitment = Хеш-обязательство: { $commitment }
cli-saved-in = Партия хранится в файле { $file }
cli-help-hint = Пишите приказы, например A Par - Bur. Tab дополняет, ? — справка.
cli-answer-hint = Отвечайте номером или текстом, например ops cp_12. Tab дополняет, ? — справка.
cli-pass-device = Передайте устройство. Следующее место: { $seat }.
cli-press-enter-or-undo = Нажмите Enter. (отменить: вернуть последние отправленные приказы)
cli-press-enter = Нажмите Enter.
cli-watching = Остались только боты. Enter — следующая фаза, выход — уйти.
cli-draw-votes = Голоса за ничью: { $seats }.
cli-results = Результаты: { $phase }
cli-record-is-at = Запись партии: { $file }
cli-farewell = Партия сохранена. Продолжить: greatpowers play --resume { $file }

## The question

cli-question-orders = Место — { $seat }: что делать подразделениям?
cli-question-retreats = Место — { $seat }: куда отступать вытесненным подразделениям?
cli-question-adjustments = Место — { $seat }: какие подразделения создать или расформировать?
cli-units-waiting = Без приказа: { $units }
cli-unit-dislodged = Вытеснение: { $unit }. Атака с территории: { $origin }. Территории для отступления: { $places }
cli-builds-due = Право на создание: { $count }. Свободные центры своей страны: { $places }
cli-removals-due = Подлежит расформированию: { $count }. Подразделения: { $units }
cli-footer = Приказы: { $written } из { $wanted } · Tab: дополнить · готово: отправить · ?: справка

## Writing orders

cli-orders-kept = Приказы, написанные раньше:
cli-instead-of = (вместо { $order })
cli-sheet-complete = Все приказы написаны. Enter отправляет их; до этого их можно менять.
cli-how-to-finish-orders = «готово» отправляет написанное: подразделения без приказа удерживают позицию.
cli-how-to-finish-retreats = «готово» отправляет написанное: подразделения без приказа расформировываются.
cli-how-to-finish-adjustments = «готово» отправляет написанное: остальное не создается, расформирование — по правилу расстояния.
cli-nothing-written-orders = Не написано ни одного приказа. Напишите приказ или none: все подразделения удерживают позицию.
cli-nothing-written-retreats = Не написано ни одного приказа. Напишите приказ или none: все вытесненные подразделения расформировываются.
cli-nothing-written-adjustments = Не написано ни одного приказа. Напишите приказ или none: ничего не создается, расформирование — по правилу расстояния.
cli-sealed = Приказы отправлены: { $seat }.
cli-struck = Вычеркнут приказ: { $order }
cli-cleared = Приказов больше нет.
cli-no-orders-yet = Приказов пока нет.
cli-no-unit-of-yours = Там вы не можете отдать приказ: { $text }
cli-why-what = Добавьте приказ: почему A Par - Lon
cli-why-option = Напишите после него вариант: why activate sedan attack
cli-more-options = Еще вариантов: { $count }. legal показывает все, legal СЛОВО — те, где есть слово.
cli-order-allowed = { $order }: можно.
cli-concede-sure = Чтобы окончательно сдать партию, напишите еще раз: { $word }.
cli-not-inspected = У этой игры нет позиций для осмотра. Игра: { $game }
cli-not-measured = У этой игры нет показателей скорости. Игра: { $game }
cli-map-written = Поле нарисовано: { $file }
cli-copy-saved = Копия сохранена: { $file }
cli-saved-already = Каждое решение сохраняется в файле { $file }
cli-language-now = Теперь язык — русский.
cli-language-unknown = Языки: { $languages }

## Commands: the words for them, and what they do

cli-word-done = готово
cli-word-orders = приказы
cli-word-undo = отменить
cli-word-clear = очистить
cli-word-legal = можно
cli-word-why = почему
cli-word-board = поле
cli-word-map = рисунок
cli-word-log = журнал
cli-word-hand = рука
cli-word-press = переписка
cli-word-draw = ничья
cli-word-concede = сдаться
cli-word-language = язык
cli-word-save = сохранить
cli-word-quit = выход
cli-word-help = справка

cli-how-to-write =
    Приказы, один или несколько через ; :
      A Par - Bur · A Par H · A Lon - Bel via convoy · F Nth C A Lon - Bel
      A Par S A Mar - Bur · A Par S A Mar
      Отступление: A Tri - Ven · A Tri D
      Создание: B A Par · Waive · Расформирование: R A Gal
    Пустая строка отправляет приказы, когда написаны все. Команды:
cli-how-to-answer =
    Отвечайте номером варианта или его текстом. Текстом можно и то, что допустимо, но не перечислено,
    например другой путь. Команды:
cli-help-done = отправить приказы как есть
cli-help-orders = что уже написано
cli-help-undo = вычеркнуть последний приказ
cli-help-clear = вычеркнуть все приказы
cli-help-legal = законные приказы, все или одного подразделения: можно Par
cli-help-why = можно ли отдать приказ, а если нет, то почему: почему A Par - Lon
cli-help-board = страны, подразделения, центры снабжения
cli-help-map = нарисовать поле с вашими приказами (SVG и PNG) или в файл: рисунок here.png
cli-help-log = что произошло; журнал 50, журнал all
cli-help-hand = ваши карты
cli-help-press = сообщение: переписка all: …, переписка France, Italy: …
cli-help-draw = голос за ничью: ничья yes, ничья no
cli-help-concede = сдать партию
cli-help-language = другой язык: язык en
cli-help-save = где хранится партия; сохранить ФАЙЛ пишет копию
cli-help-quit = уйти; партия сохраняется
cli-help-help = эта страница
cli-say-again = Повторите то же самое, если так и задумано.

## Stores that cannot be opened

cli-store-damaged = База данных { $where } повреждена или это не база данных. Восстановите резервную копию.
cli-store-unreachable = Базу данных { $where } открыть нельзя: { $problem }
cli-store-newer = База данных создана более новой версией программы (схема { $found }, здесь { $known }). Используйте более новую программу.
cli-store-address = Такого вида базы данных нет, или ее адрес неверен.
