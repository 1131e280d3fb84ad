# Экземпляр владельца: что не так с набором, чем отличаются два набора, что говорит команда.

pack-at-line = { $file }, строка { $line }: { $what }
pack-at-file = { $file }: { $what }
pack-by-rule = { $what } ({ $rule })

pack-file-missing = файла нет
pack-file-unknown = такого файла в наборе быть не может
pack-file-large = файл больше { $most } КБ
pack-file-unusable = файл не читается
pack-link = ссылка на другой файл не принимается
pack-encoding = кодировка не UTF-8
pack-control = символ, который нельзя показать
pack-not-csv = не читается как таблица CSV
pack-column-missing = нет столбца «{ $column }»
pack-column-twice = один столбец указан дважды
pack-lines = больше { $most } строк
pack-cells = ячеек { $found } вместо { $wanted }
pack-twice = «{ $name }» уже есть в строке { $first }
pack-cell-long = { $column } длиннее { $most } букв
pack-cell-empty = { $column } не заполнен
pack-number = { $column } – «{ $text }», нужно число от { $low } до { $high }
pack-many-words = в { $column } слишком много слов или одно дважды; не больше { $most }
pack-unknown = { $column } – «{ $text }», такого нет
pack-unknown-meant = { $column } – «{ $text }», такого нет; может быть, «{ $meant }»?
pack-id = { $column } – «{ $text }»; обозначение состоит из строчных букв a–z, цифр и _
pack-text = { $column } состоит из пробелов
pack-card-number = { $column } – «{ $text }»; нужно от 1 до 999 или от H1 до H999
pack-players = { $column } – «{ $text }»; нужны числа игроков, например «2 3»
pack-availability = { $column } – «{ $text }»; нужно start, pool, 1807 или card:обозначение
pack-commitments = { $column } – «{ $text }»; нужны фишки, например russia:leader=1;sp=4
pack-place-twice = «{ $name }» – и область, и зона
pack-shared = { $name } – общая область владельца с самим собой
pack-capital-abroad = { $name } – столица { $nation }, но принадлежит другой стране
pack-capital-missing = нет столицы у { $nation }
pack-line-to-itself = { $name } соединена сама с собой
pack-strait-zone = проливу нужна его зона
pack-not-strait = зона и порты бывают только у пролива
pack-unconnected = { $name } отрезана от остальной карты
pack-zone-alone = { $name } не граничит ни с одной зоной
pack-guard = { $name } стережет проход, но крепостью не является
pack-point-of-nothing = нет { $kind } «{ $name }»
pack-point-missing = у { $name } нет точки в layout.csv
pack-land = ни одна область не входит в «{ $land }», о котором говорят карты
pack-needed = нет «{ $id }», а это нужно для { $why }
pack-nations = страны должны идти в таком порядке: { $nations }
pack-nation-kind = { $nation }: не тот вид; сначала пять держав, потом четыре малые страны
pack-keys = у { $nation } в начале { $said } ключей, а в areas.csv их { $found }
pack-hand = { $nation }: наименьшая рука больше наибольшей
pack-track = столбцы должны идти в таком порядке: { $boxes }
pack-counter-leader = только фишкам на 6 и 8 нужен лидер для движения
pack-no-counters = у { $nation } нет фишек
pack-leader-nation = { $name } должен служить { $nation }
pack-leader-card = { $name } приходит с картой «{ $card }», а ее нет
pack-squadron-dice = { $column } – { $said }, а в nations.csv для { $nation } – { $found }
pack-card-number-twice = карта с номером { $number } уже есть в строке { $first }
pack-deck = карт { $found } вместо { $wanted }
pack-effect = ни у одной нашей карты нет действия «{ $text }»
pack-effect-meant = ни у одной нашей карты нет действия «{ $text }»; может быть, «{ $meant }»?
pack-amount = у действия «{ $text }» нет числа, которое можно менять; есть у этих: { $known }
pack-effect-timing = для действия «{ $text }» нужен timing «{ $timing }»
pack-effect-home = действие «{ $text }» принадлежит национальной карте
pack-war-effect = у войны за пределами Европы действие свое: оставьте effect карты { $name } пустым
pack-war-pieces = война { $name } не требует фишек: заполните fw_commit
pack-home-card = { $name } должна остаться национальной картой { $nation }
pack-home-new = { $name } не может быть национальной картой: они заданы игрой
pack-start-leader = leader заполняется для лидеров и только для них
pack-start-nation = { $name } не служит { $nation }
pack-start-one = лидер или флаг ставится по одному
pack-start-zone = { $name } – зона; там начинают только эскадры
pack-start-port = в { $name } нет порта для эскадры
pack-start-twice = { $name } поставлен дважды
pack-start-many = { $piece } у { $nation } – { $found }, а в коробке { $most }
pack-standing = { $nation } в { $scenario } на { $players } указана { $found } раз вместо одного
pack-hash = таблицы «{ $name }» не соответствуют хешу
pack-name = набору нужно название не длиннее { $longest } букв
pack-no-game = у { $game } наборов не бывает
pack-too-many = уже идут игры с { $most } наборами; попробуйте позже
pack-unplayable = сценарий { $scenario } не начать: { $problem }
pack-unreadable = { $problem }

pack-diff-gone = { $file }: { $name } убрано
pack-diff-new = { $file }: { $name } добавлено
pack-diff-cell = { $file }: { $name }, { $column }: { $old } → { $new }

cli-pack-new = Таблицы лежат в { $folder }; как их заполнить, сказано там в README.md.
cli-pack-folder-full = папка { $folder } не пуста; ничего не записано
cli-pack-not-folder = нет папки { $folder }
cli-pack-unknown = нет ни папки, ни набора с названием { $name }
cli-pack-sound = Набор «{ $name }» исправен: областей { $areas }, линий { $lines }, карт { $cards }, лидеров { $leaders }. Хеш { $hash }.
cli-pack-faults = { $count ->
    [one] { $count } ошибка; играть с этим набором нельзя.
    [few] { $count } ошибки; играть с этим набором нельзя.
    [many] { $count } ошибок; играть с этим набором нельзя.
   *[other] { $count } ошибки; играть с этим набором нельзя.
  }
cli-pack-same = Различий нет.
cli-pack-differences = { $count ->
    [one] { $count } различие.
    [few] { $count } различия.
    [many] { $count } различий.
   *[other] { $count } различия.
  }
cli-pack-used = Теперь за столами можно играть с набором «{ $name }» (хеш { $hash }).
cli-pack-unsound = набор использовать нельзя: { $what }
cli-pack-no-inspect = эта запись сыграна с набором «{ $name }»; inspect читает только позиции на собственных таблицах игры
