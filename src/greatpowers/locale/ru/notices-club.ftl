### What people are told of tournaments and clubs, and what stands in calendars and pictures.

notice-event-paired-title = Тур { $round }: { $title }
notice-event-paired = Ваш следующий стол готов. Соперник: { $opponent }.
notice-event-seated-title = Тур { $round }: { $title }
notice-event-seated = Ваш следующий стол готов. За ним сидят: { $opponent }.
notice-event-rests-title = Тур { $round }: { $title }
notice-event-rests = В этом туре вы отдыхаете.
notice-event-drafted-title = Тур { $round }, пары готовы: { $title }
notice-event-drafted = Черновик ждет вас: посмотрите, измените, объявите.
notice-event-over-title = Турнир окончен: { $title }
notice-event-over = Посмотрите, чем он закончился.
notice-club-note-title = Новости клуба: { $title }
notice-club-note = { $note }
notice-club-asked-title = Просьба о вступлении: { $title }
notice-club-asked = В клуб просится { $name }.
notice-club-admitted-title = Добро пожаловать: { $title }
notice-club-admitted = Теперь вы член этого клуба.

event-points = Очки: { $points }
event-round-of = { $title }, тур { $round }
