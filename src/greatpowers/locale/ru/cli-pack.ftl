# Что говорит команда для наборов.

cli-pack-new = Таблицы лежат в { $folder }; как их заполнить, сказано там в README.md.
cli-pack-folder-full = папка { $folder } не пуста; ничего не записано
cli-pack-not-folder = нет папки { $folder }
cli-pack-unknown = нет ни папки, ни набора с названием { $name }
cli-pack-sound = Набор «{ $name }» исправен: областей { $areas }, линий { $lines }, карточек { $cards }, генералов { $leaders }. Хеш { $hash }.
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
