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
