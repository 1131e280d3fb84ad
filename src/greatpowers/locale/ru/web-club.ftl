### Страницы вокруг столов: уведомления, адреса, забытые пароли.

club-again = Попробовать еще раз

## Уведомления

club-notices = Уведомления
club-notices-lead = Не больше одного за ход, ни одного, пока вы смотрите на стол, и ни слова о приказах, картах и письмах.
club-notices-nobody = Сначала назовите себя: уведомления приходят кому-то.
club-notices-settle = О чем и куда мне сообщать
club-told = Последние
club-told-none = Пока ничего. Когда за столом будут ждать вас, это появится здесь.
club-told-read = Прочитано
club-told-all = Показать все: { $count }

club-channels = Куда вам сообщать
club-channels-about = Адреса хранятся в тайне, как пароль. Если канал не работает, это видно здесь; партии его не ждут.
club-channels-none = Пока никуда. До тех пор уведомления видны на этой странице и в заголовке вкладки.
club-channel-push = Браузер
club-channel-mail = Почта
club-channel-app = Приложение или вебхук
club-channel-works = работает
club-channel-unconfirmed = дождитесь письма и откройте ссылку
club-channel-trouble = { $failures ->
    [one] Не доставлено { $failures } раз; попробуем снова
    [few] Не доставлено { $failures } раза; попробуем снова
    [many] Не доставлено { $failures } раз; попробуем снова
   *[other] Не доставлено { $failures } раз; попробуем снова
}
club-channel-added = Подключено. Отправьте себе пробное уведомление.
club-channel-remove = Убрать: { $name }
club-this-browser = Этот браузер ({ $name })
club-test = Проверить
club-test-sent = Отправлено. Дошло?
club-push-about = Браузер покажет уведомление, даже когда ни одна наша страница не открыта.
club-push-add = Сообщать в этом браузере
club-push-impossible = Этот браузер не принимает уведомлений. На телефоне сначала добавьте страницу на главный экран.
club-push-refused = Браузеру запрещено показывать уведомления этой страницы. Это можно изменить в его настройках.
club-mail-about = Мы отправим туда письмо; ссылка в нем подтвердит адрес. По нему можно вернуть и забытый пароль.
club-mail-change = Другой адрес заменит этот, когда будет подтвержден.
club-mail-address = Ваш адрес почты
club-mail-add = Отправить письмо
club-mail-sent = Письмо отправлено на адрес { $address }. Ссылка действует два дня.
club-app-about = Telegram, Discord, Slack, Matrix и ntfy — по адресу Apprise; собственный сервер — по адресу https, который принимает JSON.
club-app-url = Адрес
club-app-label = Как его называть
club-app-add = Подключить

club-matrix = О чем сообщать
club-matrix-about = Сохраняется сразу. Сводки приходят в восемь утра.
club-matrix-none = Сначала подключите что-нибудь выше: тогда здесь можно выбрать, что туда приходит.
club-matrix-kind = Сообщать мне
club-wish-now = сразу
club-wish-digest = в сводке
club-wish-never = никогда
club-wish-of = { $kind }, { $channel }
club-kind-turn = Ваш ход
club-kind-turn-about = за столом ждут вас
club-kind-letter = Письма
club-kind-letter-about = что они есть, но не что в них
club-kind-deadline = Сроки
club-kind-deadline-about = когда прошло четыре пятых времени
club-kind-over = Конец
club-kind-over-about = ваша партия окончена
club-kind-invited = Приглашения
club-kind-invited-about = вам оставлено место
club-kind-table = Голосования и отпуска
club-kind-table-about = начало, паузы, замены, возвращения
club-kind-event = Турниры
club-kind-event-about = новый тур, ваш стол
club-kind-club = Клубы
club-kind-club-about = объявления ваших клубов
club-kind-house = От дома
club-kind-house-about = о вашей учетной записи

club-quiet = Тихие часы
club-quiet-on = Не беспокоить ночью
club-quiet-about = Всё, что случится за это время, придет одной сводкой, когда тихие часы кончатся.
club-quiet-from = С
club-quiet-until = До
club-quiet-zone = По часам пояса { $zone }
club-quiet-urgent = О сроках сообщать всё равно
club-quiet-urgent-about = Если осталось меньше двух часов.

## Ссылки из писем

club-confirm = Подтвердите адрес
club-confirm-about = С этого времени уведомления приходят на этот адрес, и по нему можно вернуть забытый пароль.
club-confirm-do = Это мой адрес
club-confirm-done = Адрес подтвержден.
club-unsubscribe = Больше не получать таких писем
club-unsubscribe-about = Мы перестанем присылать письма такого рода. Их можно включить снова в любое время.
club-unsubscribe-do = Больше не присылать
club-unsubscribe-done = Такие письма больше не приходят: { $kind }.

## Забытый пароль

club-password-lost = Забыли пароль?
club-password-lost-about = Если у учетной записи есть подтвержденный адрес, туда придет письмо со ссылкой.
club-password-who = Ваше имя или адрес
club-password-ask = Прислать письмо
club-password-asked = Если такая учетная запись есть и ее адрес подтвержден, письмо уже в пути. Ссылка действует час.
club-password-choose = Выберите новый пароль
club-password-keep = Сохранить и войти

## Leave

club-my-leave = Отпуск
