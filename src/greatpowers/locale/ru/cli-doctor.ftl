### Что `greatpowers admin doctor` говорит о настройке.

doctor-folder-closed = В папку данных нельзя писать: { $folder }. Отдайте ее пользователю, от имени которого работает сервер, или выберите другую: --data.
doctor-disk = В папку данных можно писать, и место есть: { $folder }. Свободно мегабайт: { $megabytes }.
doctor-disk-little = Диск с папкой данных заполняется: { $folder }. Свободно мегабайт: { $megabytes }. Освободите место, пока партии еще сохраняются.
doctor-disk-full = Диск с папкой данных заполнен: { $folder }. Свободно мегабайт: { $megabytes }. Пока нет места, ничего не сохранить.
doctor-store = База данных отвечает ({ $kind }). Миллисекунд: { $milliseconds }.
doctor-store-closed = Базу данных открыть нельзя. Причина: { $problem }
doctor-store-trouble = База данных отвечает, но писать в нее нельзя. Причина: { $problem }
doctor-clock = Часы этой машины и базы данных расходятся. Секунд: { $seconds }. Сроки будут неверны; сверьте и те и другие по NTP.
doctor-address = Люди приходят по адресу { $address }.
doctor-address-none = Общий адрес не задан. Для одной машины это верно; иначе ссылки в письмах никуда не ведут. Задайте --public-url.
doctor-address-wrong = По такому адресу людям не прийти: { $address }.
doctor-address-open = Общий адрес без https: { $address }. Пароли идут открыто, и браузеры не принимают уведомлений.
doctor-mail = Почтовый сервер отвечает: { $server }.
doctor-mail-none = Почтовый сервер не задан. Никто не сможет подтвердить адрес или вернуть забытый пароль. Задайте GREATPOWERS_MAIL и GREATPOWERS_MAIL_FROM.
doctor-mail-half = Почтовый сервер задан, но не сказано, от кого письма, или его адрес не прочесть. Задайте GREATPOWERS_MAIL_FROM.
doctor-mail-silent = Почтовый сервер не отвечает или не впускает нас ({ $problem }). Проверьте GREATPOWERS_MAIL.
doctor-client = Клиент для браузера собран.
doctor-client-none = Клиент для браузера не собран. Выполните make client или установите пакет.
doctor-connections = Места хватит для многих сразу. Соединений: { $count }.
doctor-connections-few = Сразу смогут прийти лишь немногие. Соединений: { $count }. Увеличьте предел открытых файлов (ulimit -n).
doctor-limits-off = Ограничения частоты выключены. Это только для проверки нагрузки: уберите GREATPOWERS_LIMITS.
doctor-private-reached = Уведомления могут уходить в вашу собственную сеть, куда скажут люди. Уберите GREATPOWERS_REACH_PRIVATE, если не доверяете здесь каждому.
