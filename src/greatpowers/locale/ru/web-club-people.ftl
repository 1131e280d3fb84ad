### Страницы людей: ключи входа, друзья, приглашения, профили.

## Ключи входа

club-passkeys = Ключи входа
club-passkeys-about = Вход подтверждает ваше устройство: отпечатком, лицом или кодом; тайна его не покидает. Ключей может быть несколько.
club-passkeys-none = Пока ни одного.
club-passkeys-here = Ключи входа работают по другому адресу этого дома: { $party }.
club-passkeys-browser = Этот браузер не знает ключей входа.
club-passkey-add = Добавить ключ входа
club-passkey-name = Название ключа
club-passkey-first = Ключ: { $name }
club-passkey-made = Создан: { $day }.
club-passkey-used = Последний вход: { $day }.
club-passkey-unused = Еще не использован.
club-passkey-rename = Переименовать: { $name }
club-passkey-remove = Удалить: { $name }
club-passkey-added = Ключ входа работает. В следующий раз войдите с ним.
club-passkey-removed = Ключ входа больше не действует.
club-passkey-sign-in = Войти с ключом
club-passkey-gave-up = Устройство не создало ключ входа.
club-passkey-no-sign-in = Устройство никого не впустило.

## Друзья, блокировки, приглашения

club-people = Люди
club-people-about = О друзьях и блокировках знаете только вы. Что двое знакомы, видно до начала партии, если это сказали оба.
club-people-none = Вы пока ни о ком ничего не сказали.
club-people-friend = Друзья
club-people-block = Заблокированы
club-people-knows = Мы знакомы
club-people-knows-waits = Пока не подтверждено: { $name }
club-people-forget = Отменить: { $name }
club-people-find = Найти участника
club-people-find-about = Первые буквы имени
club-people-open = Открыть страницу: { $name }
club-invitations = Приглашения
club-invitation = Вас приглашают на партию: { $game }, { $seat }. Хозяин стола: { $host }.
club-invitation-hidden = Вас приглашают на партию со скрытыми именами: { $game }, { $seat }.
club-invitation-accept = Принять
club-invitation-accept-for = Принять: { $title }
club-invitation-decline = Отклонить
club-invitation-decline-for = Отклонить: { $title }
club-invitation-decline-ask = Отклонить приглашение?
club-invitation-decline-about = Место снова освободится, хозяин стола об этом узнает.
club-invitation-look = Сначала посмотреть
club-invitation-accepted = Место ваше: { $seat }.
club-invitation-declined = Приглашение отклонено.
