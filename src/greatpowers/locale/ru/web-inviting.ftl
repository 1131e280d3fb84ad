### Приглашение за стол.

web-people-found-none = Ни одно имя так не начинается.
web-invite-person = Пригласить
web-invite-person-for = Пригласить на место: { $seat }
web-invite-title = Кто займет это место?
web-invite-name = Имя участника
web-invite-friends = Ваши друзья
web-uninvite = Отозвать приглашение: { $name }
web-acquainted = Знакомы между собой: { $one } и { $other }.
