### What people are told of tournaments and clubs, and what stands in calendars and pictures.

notice-event-paired-title = { $round }-й тур: { $title }
notice-event-paired = Ваш следующий стол готов. Соперник: { $opponent }.
notice-event-seated-title = { $round }-й тур: { $title }
notice-event-seated = Ваш следующий стол готов. За ним сидят: { $opponent }.
notice-event-rests-title = { $round }-й тур: { $title }
notice-event-rests = В этом туре вы отдыхаете.
notice-event-drafted-title = Пары { $round }-го тура готовы: { $title }
notice-event-drafted = Черновик ждёт вас: посмотрите, измените, объявите.
notice-event-over-title = Турнир окончен: { $title }
notice-event-over = Посмотрите, чем он закончился.
notice-club-note-title = Новости клуба: { $title }
notice-club-note = { $note }
notice-club-asked-title = Просьба о вступлении: { $title }
notice-club-asked = { $name } просит принять в клуб.
notice-club-admitted-title = Добро пожаловать: { $title }
notice-club-admitted = Теперь вы член этого клуба.

event-points = Очки: { $points }
event-round-of = { $title }, { $round }-й тур
