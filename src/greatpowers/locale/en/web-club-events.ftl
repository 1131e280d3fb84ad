### Tournaments and clubs in the browser.

## Where one goes


## Tournaments

club-events-lead = Everybody plays several others: tables make themselves, standings are live.
club-events-none = No tournament yet
club-events-none-about = Make one: bots fill the places that stay free.
club-events-mine = Mine
club-events-open = Open for entries
club-events-running = Being played
club-events-over = Over
club-event-in = you play
club-event-round-of = round { $round } of { $rounds }
club-event-players = { $players ->
    [one] one player
   *[other] { $players } players
}
club-event-bot = Bot { $number } ({ $level })

## A new one

club-event-new = New tournament
club-event-new-about = Rounds are paired and tables made by the house itself.
club-event-title-label = Name
club-event-scenario = Scenario
club-event-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
club-event-format = Form
club-event-scoring = What a game brings
club-event-rounds = Rounds
club-event-hours = { $hours ->
    [one] one hour a phase
   *[other] { $hours } hours a phase
}
club-event-cap-turns = Most turns (0: all)
club-event-cap-days = Most days (0: any)
club-event-cap-about = A game that has gone so far is stopped, and its present score counts.
club-event-turns = { $turns ->
    [one] one turn
   *[other] up to { $turns } turns
}
club-event-days = { $days ->
    [one] one day a round
   *[other] { $days } days a round
}
club-event-host-pairs = I look at every draft before it is published
club-event-by-link = Only with the link
club-event-reachable = Only people whom notices reach
club-event-make = Make the tournament
club-format-swiss = Swiss
club-format-swiss-about = Equals meet, nobody twice; sides even out over the rounds.
club-format-round-robin = round robin
club-format-round-robin-about = Everybody meets everybody.
club-format-knock-out = knock-out
club-format-knock-out-about = Who loses is out; of a draw the earlier entry goes on.
club-format-ladder = ladder
club-format-ladder-about = Neighbours play; whoever beats the one above takes that place. New people begin at the foot.
club-format-balanced = balanced rounds
club-format-balanced-about = Tables of { $seats }: few meet twice, everybody plays other powers. Bots fill the last table.
club-scoring-two = A win is a point, a draw half of one.
club-scoring-draw-size = shared by those in the draw
club-scoring-draw-size-about = A hundred points go to the winner, or are shared by those in the draw.
club-scoring-squares = by squares of the counts
club-scoring-squares-about = A hundred points go to the winner, or are shared by the squares of what everybody holds.
club-scoring-counts = the counts themselves
club-scoring-counts-about = Everybody has as many points as he holds in the game.

## Its page

club-event-round = Round { $round }
club-round-draft = draft
club-round-published = tables are being made
club-round-playing = being played
club-round-closed = done
club-round-later = pairs made by themselves
club-event-parts = Parts of the page
club-event-standings = Standings
club-event-pairings = Pairings
club-event-rules = Rules
club-event-after = After round { $round }
club-event-player = Player
club-event-now = If all ended now
club-event-column-points = Points
club-event-column-buchholz = Buchholz
club-event-column-wins = Wins
club-event-me = you
club-event-out = has left
club-outcome-win = won
club-outcome-draw = draw
club-outcome-loss = lost
club-outcome-bye = sat out
club-letter-win = W
club-letter-draw = D
club-letter-loss = L
club-letter-bye = –
club-event-ties = Ties: Buchholz, then the game between the two, then fewer wins by default, then lots drawn from the seed.
club-event-ties-many = Ties: wins, then the best round, then lots drawn from the seed.
club-event-next = Your next table · round { $round }, board { $board }
club-event-next-waits = It is your turn
club-event-next-others = The table is ready
club-event-against = against
club-event-you = you · { $points }
club-event-points = points: { $points }
club-event-side = Your side: { $seat }
club-event-dealing = The table is being made.
club-event-pairings-of = Pairings, round { $round }
club-event-ruled = Ruled: { $note }
club-event-byes = Sitting out: { $who }
club-event-why = Nobody meets twice if it can be avoided; equals meet; sides even out.
club-event-why-many = Few meet twice, and everybody plays other powers than before.
club-event-bye = Who has to sit out has { $points } for it, once at most.
club-event-missing = A bot stands in for whoever does not come; that person loses, and the others lose nothing by it.
club-event-seed = Lots and tables follow from the seed { $seed }.
club-event-not-begun = It has not begun.
club-event-enter = Enter
club-event-leave = Leave the tournament
club-event-boards = In the rounds to come
club-boards-one = I play one board
club-boards-spare = I sit out where numbers are odd
club-boards-twice = I play twice where somebody is missing
club-boards-none = I do not play
club-event-csv = Table as CSV
club-event-png = Picture
club-calendar = Calendar

## Leading one

club-event-host = You lead this tournament
club-event-link = The way in
club-event-bots = Bots
club-event-level = Choose a strength
club-event-count = How many
club-event-add = Add bots
club-event-begin = Begin
club-event-rule = A ruling
club-event-rule-board = Choose a board
club-event-rule-who = Who has won
club-event-rule-why = Why
club-event-rule-do = Let it count so
club-event-cancel = Call the tournament off
club-event-cancel-ask = Call the tournament off? Its games go on, but count no more.
club-draft = Draft of round { $round }
club-draft-cost = It costs: pairs that meet again { $repeats }, second byes { $byes }, sides had before { $seats }, points apart { $distance }.
club-draft-one = This one
club-draft-other = changes with
club-draft-swap = Change places
club-draft-publish = Publish the round

## Clubs

club-clubs-lead = People who play together: their board, their calendar, their tables and tournaments.
club-mine = My clubs
club-all = All clubs
club-none = No club yet. Make the first one.
club-new = New club
club-name-label = Name
club-about = What it is about
club-make = Make the club
club-members = { $members ->
    [one] one member
   *[other] { $members } members
}
club-ask = Ask to join
club-asked = You have asked to join. Its officers have been told.
club-join = Join
club-board = Notice board
club-board-none = Nothing hangs here yet.
club-note-new = Hang something up
club-note-title = Headline
club-note-text = Text
club-note-day = Day, for the calendar
club-note-post = Hang it up
club-take-down = Take down
club-tables = Tables of the club
club-people = Members
club-online = here now
club-role-owner = owner
club-role-officer = officer
club-role-member = member
club-role-asks = asks to join
club-role-of = Role of { $name }
club-admit = Admit
club-put-out = Put out
club-put-out-name = Put out { $name }
club-calendar-about = Whoever has this address reads the calendar; renewed, the old one leads nowhere.
club-renew = Renew
club-link = Link that lets people in
club-quit = Leave the club

## The first page

club-lobby-nothing = Nothing waits for you
club-lobby-next = the next deadline: { $when }
club-lobby-soonest = soonest deadline first
club-lobby-week = The week
club-lobby-others = You wait for others
club-lobby-others-about = nothing to do here
club-lobby-invitations = Invitations
club-lobby-invites = { $host } invites you: { $game }, { $pace }.
club-lobby-invited = A seat is kept for you: { $game }, { $pace }.
club-lobby-accept = Accept
club-lobby-accept-at = Accept: { $table }
club-lobby-look = Look first
club-lobby-decline = Decline
club-lobby-decline-at = Decline: { $table }
club-lobby-decline-ask = Decline this invitation?
club-lobby-letters = Letters
club-lobby-club = In the club
club-lobby-your-table = Round { $round }: your table is ready.
club-lobby-your-turn = Round { $round }: it is your turn.
club-lobby-entered = You are in; it has not begun.
club-lobby-round = Round { $round } of { $rounds }
