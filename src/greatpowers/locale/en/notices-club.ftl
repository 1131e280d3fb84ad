### What people are told of tournaments and clubs, and what stands in calendars and pictures.

notice-event-paired-title = Round { $round }: { $title }
notice-event-paired = Your next table is ready. You play { $opponent }.
notice-event-seated-title = Round { $round }: { $title }
notice-event-seated = Your next table is ready. At it sit { $opponent }.
notice-event-rests-title = Round { $round }: { $title }
notice-event-rests = You sit this round out.
notice-event-drafted-title = Round { $round } is paired: { $title }
notice-event-drafted = The draft waits for you: look at it, change it, publish it.
notice-event-over-title = The tournament is over: { $title }
notice-event-over = See how it ended.
notice-club-note-title = News from your club: { $title }
notice-club-note = { $note }
notice-club-asked-title = Somebody would like to join: { $title }
notice-club-asked = { $name } asks to be let in.
notice-club-admitted-title = Welcome: { $title }
notice-club-admitted = You are a member of this club now.

event-points = { $points } points
event-round-of = { $title }, round { $round }
