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

club-persons = Люди
club-persons-about = О друзьях и блокировках знаете только вы. Что двое знакомы, видно до начала партии, если это сказали оба.
club-persons-none = Вы пока ни о ком ничего не сказали.
club-persons-friend = Друзья
club-persons-block = Заблокированы
club-persons-knows = Мы знакомы
club-persons-knows-waits = Пока не подтверждено: { $name }
club-persons-forget = Отменить: { $name }
club-persons-find = Найти участника
club-persons-find-about = Первые буквы имени
club-persons-open = Открыть страницу: { $name }

## Участник

club-profile-since = Здесь с { $month }
club-profile-edit = Изменить
club-profile-friend = Добавить в друзья
club-profile-unfriend = Друг
club-profile-knows = Мы знакомы
club-profile-knows-both = Вы оба сказали, что знакомы.
club-profile-block = Заблокировать
club-profile-unblock = Снять блокировку
club-profile-blocked = Вы заблокировали участника { $name }: новые столы и приглашения скрыты от обоих.
club-profile-block-ask = Заблокировать: { $name }?
club-profile-block-about = Приглашения и новые столы будут скрыты от обоих. Начатые партии продолжаются. Никто об этом не узнает.
club-rating = Рейтинг
club-rating-none = Рейтинговых партий пока нет.
club-rating-of = { $game }, { $pace ->
    [live] за один присест
   *[slow] по переписке
}, { $press ->
    [silent] без писем
   *[letters] с письмами
}, мест: { $seats }
club-rating-all = Все партии
club-rating-live = За один присест
club-rating-slow = По переписке
club-rating-band = Полоса показывает неопределенность (95 %). Пунктир и знак вопроса: предварительно.
club-rating-told = { $line }: { $value }, от { $low } до { $high }, партий: { $games }
club-rating-value = { $provisional ->
    [yes] { $value }?
   *[no] { $value }
}
club-by-side = По сторонам
club-by-side-none = Нет оконченных партий, которые вам можно видеть.
club-by-side-row = { $seat }: партий { $games }, победы { $won }, ничьи { $draw }, выживание { $survived }, поражения { $lost }, средняя доля { $share }
club-by-side-short = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} · { $share }
club-by-side-par = Последнее число — средняя доля; поровну было бы { $par }.
club-ended-won = победа
club-ended-draw = ничья
club-ended-survived = выживание
club-ended-lost = поражение
club-ended-place = { $outcome }, место { $rank } из { $seats }
club-recent = Недавние партии
club-recent-none = Нет оконченных партий, которые вам можно видеть.
club-recent-ended = Окончена
club-recent-table = Стол
club-recent-side = Сторона
club-recent-result = Исход
club-reliability = Надежность
club-reliability-none = Ходов со сроком пока не было.
club-reliability-live = За один присест
club-reliability-slow = По переписке
club-reliability-percent = { $percent } %
club-reliability-about = ходов в срок, недавние важнее
club-reliability-turns = Ходы в срок
club-reliability-of = { $made } из { $turns }
club-reliability-missed = Пропущено
club-reliability-excused = Пропущено по уважительной причине

## Лестница ботов

club-ladder = Лестница
club-ladder-about = Одна шкала для ботов и людей. Отрезок показывает неопределенность (95 %): если отрезки перекрываются, пока неизвестно, кто сильнее.
club-ladder-letters = С письмами
club-ladder-silent = Без писем
club-ladder-press = С письмами или без
club-ladder-you = вы
club-ladder-unmeasured = пока не измерено
club-ladder-arena = измерено в партиях ботов
club-ladder-value = { $value }, от { $low } до { $high }
club-ladder-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
club-profile-mine = Моя страница
