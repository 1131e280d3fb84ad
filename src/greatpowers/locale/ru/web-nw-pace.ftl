## Сколько длится импульс

web-nw-pace-untimed-about = каждый думает сколько нужно
web-nw-pace-live-about = { $talk } мин на импульс
web-nw-pace-slow-about = { $hours ->
    [one] { $hours } час на импульс
    [few] { $hours } часа на импульс
    [many] { $hours } часов на импульс
   *[other] { $hours } часа на импульс
}
web-nw-pace-fixed-about = импульсы кончаются в назначенные часы
web-nw-pace-later = На импульс, мин
web-nw-pace-short = На ответ, мин
web-nw-pace-hours = Время на импульс
web-nw-missed-disorder-about = за отсутствующего дается самый спокойный ответ
