## Meddig tart egy impulzus

web-nw-pace-untimed-about = mindenki annyit gondolkodik, amennyit akar
web-nw-pace-live-about = impulzusonként { $talk } perc
web-nw-pace-slow-about = { $hours ->
    [one] impulzusonként { $hours } óra
   *[other] impulzusonként { $hours } óra
}
web-nw-pace-fixed-about = az impulzusok megadott órákban érnek véget
web-nw-pace-later = Egy impulzus ideje, perc
web-nw-pace-short = Egy válasz ideje, perc
web-nw-pace-hours = Egy impulzus ideje
web-nw-missed-disorder-about = a távol lévő helyett a legcsendesebb válasz számít
