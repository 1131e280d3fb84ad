### Studying any game: the position editor, its file, a game from a position.

web-study-position = Редактор позиции
web-study-change = Изменить позицию
web-study-start = Начать игру
web-study-my-seat = Играю за
web-study-against = Противник
web-study-invite = по приглашению
web-study-begin = Начать
web-study-save = Сохранить
web-study-load = Загрузить
web-study-copy = Скопировать
web-study-copied = Позиция скопирована.
web-study-empty = Пустое поле
web-study-paste = Или вставьте позицию сюда
web-study-take = Принять
web-study-unreadable = Это не позиция.
web-study-sound = Правила не против этой позиции.
web-study-not-read = Последнее изменение невозможно.
web-study-rule = Правило { $rule }
web-study-more-faults = И еще столько: { $count }
web-study-remove = Убрать
web-study-this = Изучить эту позицию
web-study-undo = Отменить
