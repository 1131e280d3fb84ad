### Приглашение за стол.

web-people-found-none = Ни одно имя так не начинается.
web-invite-person = Пригласить
web-invite-person-for = Пригласить на место: { $seat }
web-invite-title = Кто займет это место?
web-invite-name = Имя участника
web-invite-friends = Ваши друзья
web-uninvite = Отозвать приглашение: { $name }
web-acquainted = Знакомы между собой: { $one } и { $other }.

## Рейтинговые столы, очки

web-rated = На рейтинг
web-rated-about = Для участников: исход меняет рейтинг; без советов, ходы назад не берут.
web-scoring = Очки
web-ending-worth = Очки: { $points } из 100
web-scoring-draw-size = по числу участников ничьей
web-scoring-squares = по квадратам числа центров
web-scoring-centres = по числу центров
