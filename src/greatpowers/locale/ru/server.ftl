### What the server answers when it does not do what was asked. Refusals of the rules stand with the games.

## People

sign-in-needed = Сначала назовите имя.
wrong-password = Неверное имя или пароль.
already-registered = Учетная запись уже есть.
name-taken = Это имя занято: «{ $name }».
name-length = Длина имени: от 1 до { $longest } знаков.
name-characters = В имени есть знак, который нельзя показать.
password-length = Длина пароля: от { $shortest } до { $longest } знаков.
language-unknown = Такого языка здесь нет. Язык: { $language }.
theme-unknown = Такой темы нет. Тема: { $theme }.

## Tables

table-unknown = Такой партии нет, или она для вас закрыта.
invitation-unknown = Такого приглашения нет, или оно использовано.
lesson-unknown = Такого урока нет.
invitation-needed = Это место хранится для приглашенного игрока.
title-length = Название слишком длинное. Знаков: не больше { $longest }.
title-characters = В названии есть знак, который нельзя показать.
game-unknown = Такой игры нет. Игра: { $game }.
option-unknown = Параметры не подходят к игре.
level-unknown = Такого бота нет. Уровень: { $level }.
zone-unknown = Такого часового пояса нет. Пояс: { $zone }.
seat-wish-unknown = Так место отдать нельзя.
seat-taken = Место занято.
seats-open = Есть свободные места: { $free }.
no-free-seat = Свободных мест нет.
not-seated = У вас нет места в этой партии.
not-your-seat = Это не ваше место.
not-owner = Это может только организатор партии.
already-started = Партия уже началась.
not-started = Партия еще не началась.
not-finished = Партия еще не окончена.
not-playing = Партия сейчас не идет.
too-many-tables = Сначала закончите другие партии. Не больше: { $most }.
rules-version = Эта партия — другой версии правил.

## Playing

stale = Положение тем временем изменилось. Посмотрите еще раз.
changed-meanwhile = Партия тем временем изменилась. Повторите попытку.
no-talk-to-end = Сейчас нет переговоров, которые можно закончить.
message-unknown = Сервер не знает такого сообщения. Вид: { $type }.
message-unreadable = Сообщение прочитать нельзя.
not-live = Завершенную партию можно только смотреть.
still-secret = Это открыто только после партии.

## Records and pictures

record-unusable = Запись партии использовать нельзя.
position-unusable = С этой позиции игру начать нельзя: { $problem }
position-unknown = Позиций этой игры нет.
fork-needs-end = Были броски кубика: ответвление возможно после партии.
no-picture = Картинок этой игры нет.
centres-missing = Для фазы подведения итогов нужны центры снабжения.

## The house

bad-request = Запрос понять нельзя.
not-allowed = Вам это не разрешено.
not-found = Здесь нет такой страницы.
wrong-method = Так это сделать нельзя.
too-large = Это слишком много для сервера.
wrong-media-type = Сервер не умеет читать такое содержимое.
null-character = В запросе есть знак, который нельзя показать.
request-header-missing = Запрос пришел не с этой страницы.
foreign-origin = Запрос пришел с другого сайта.
too-often = Слишком много запросов. Следующая попытка через { $seconds } с.
busy = Сервер занят. Повторите попытку чуть позже.
our-mistake = Ошибка на нашей стороне. Ничего из сделанного не потеряно.
