## How long an impulse may take

web-nw-pace-untimed-about = everybody takes the time he needs
web-nw-pace-live-about = { $talk } min for an impulse
web-nw-pace-slow-about = { $hours ->
    [one] { $hours } hour for an impulse
   *[other] { $hours } hours for an impulse
}
web-nw-pace-fixed-about = impulses end at fixed hours
web-nw-pace-later = Time for an impulse, min
web-nw-pace-short = Time for a response, min
web-nw-pace-hours = Time for an impulse
web-nw-missed-disorder-about = for the absent the quietest answer counts
