### Game masters, and reporting somebody from a table.

absence-master = Ведущий
absence-master-is = Ведущий: { $name }
absence-master-sees = { $sees ->
    [seats] видит все места
   *[board] видит то же, что зрители
}
absence-master-enters = вносит приказы за места
absence-master-become = Стать ведущим
absence-master-about = Вы ведете стол и не занимаете места. Все читают, что вам видно.
absence-master-sees-label = Вам видно
absence-master-sees-board = доску
absence-master-sees-seats = все места
absence-master-enters-label = Я вношу приказы за места
absence-master-act = Что
absence-master-adjourn = Прервать
absence-master-resume = Продолжить
absence-master-extend = Продлить
absence-master-replace = Заменить
absence-master-set-back = Вернуть к началу фазы
absence-master-orders = Приказы
absence-master-days = Дней
absence-master-hours = Еще часов
absence-master-seat = Место
absence-master-why = Почему (прочтут все)
absence-master-do = Сделать
absence-master-paste = Приказы: текст или файл письма
absence-master-sealed = Запечатано: { $text }
absence-master-unread = Не прочитано
absence-master-results = Итоги текстом
absence-report = Пожаловаться
absence-report-about = Модераторы видят то, что вы приведете, и несколько строк рядом. Ложь внутри игры не проступок.
absence-report-whose = На кого
absence-report-kind = Почему
absence-report-text = Своими словами
absence-report-quote = Привести последние письма оттуда
absence-report-send = Отправить модераторам
absence-report-sent = Модераторы получили.
