### The browser client: lobby, tables, account and everything round the board. Names come in as they are.

## House

web-title = Great Powers
web-title-waiting = ({ $tables }) { $title }
web-page-title = { $page } · Great Powers
web-skip = Skip to the content
web-nav = Main menu
web-nav-tables = Tables
web-nav-find = Find
web-nav-events = Tournaments
web-nav-clubs = Clubs
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-arena = Bots
web-menu = Menu
web-menu-lobby = To the lobby
web-close = Close
web-loading = Loading
web-try-again = Try again
web-more = Show more
web-keep = Save
web-kept = Saved
web-copied = Link copied
web-search = Search by title or player
web-language = Language
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = As the system
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-not-found = There is nothing here
web-not-found-about = The page does not exist or has moved.

## Errors and connection

web-error-unreachable = The server cannot be reached. Nothing is lost; please try again.
web-error-strange = The server gave an answer that cannot be read.
web-lobby-unreachable = The lobby cannot be reached
web-table-unreachable = The table cannot be opened
web-game-unknown = This client does not know the game. Game: { $game }
web-connection-lost = Connection lost
web-connection-lost-about = What you wrote is kept on this device and sent again. The clock goes on. { $seconds ->
    [0] Trying now.
   *[other] Next try in { $seconds } s.
}

## Time

web-span-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
web-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-span-minutes = { $minutes } min
web-no-deadline = No deadline
web-until = until { $when }
web-their-clock = their clock
web-time-up = time is up
web-stage-until = { $stage ->
    [negotiation] talk until { $when }
    [writing] writing until { $when }
    [grace] grace until { $when }
   *[other] until { $when }
}
web-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}

## Games

web-game = Game
web-game-diplomacy = Diplomacy
web-about-diplomacy = Seven great powers, no dice. Talk, write your orders, reveal them at once.
web-length-diplomacy = 4–8 h or weeks
web-seats-range = { $least }–{ $most } seats
web-seats-exact = { $seats } seats
web-new-game = New game
web-against-bots = Against bots
web-learn = Learn step by step

## Lobby

web-tables-wait = { $tables ->
    [0] Your tables
    [1] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
    [4] Four tables wait for you
    [5] Five tables wait for you
   *[other] { $tables } tables wait for you
}
web-all-my-tables = All your tables · { $tables }
web-my-tables = Your tables
web-mine-none = You sit at no table yet.
web-status-playing = Being played
web-status-waiting = Waiting for players
web-status-finished = Finished
web-begin = Begin a war
web-begin-about = Alone, with friends, or by invitation
web-open-tables = Open tables
web-open-none = No open table at the moment
web-open-none-about = Open one yourself: others will find it here.
web-watch-tables = To watch
web-watch-none = No game to watch at the moment
web-watch-games = { $tables ->
    [one] Watch { $tables } public game
   *[other] Watch { $tables } public games
}
web-filter = Filter
web-filter-all = All
web-filter-live = Live
web-filter-slow = Over days
web-filter-languages = My languages
web-invited = Invited?
web-invite-paste = Paste the invite link
web-invite-wrong = This is not an invite link.
web-join = Join
web-play = Play
web-play-table = Play: { $table }
web-open = Open
web-open-table = Open: { $table }
web-watch = Watch
web-watch-table = Watch: { $table }
web-take-seat = Take a seat
web-take-seat-at = Take a seat: { $table }
web-free-seats = { $free } of { $seats } free
web-row-waiting = Waiting for players · open seats: { $free }
web-row-finished = Game over
web-unread = { $letters ->
    [one] { $letters } unread message
   *[other] { $letters } unread messages
}
web-seats-mine = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
web-your-turn = your turn
web-thinking = { $seats ->
    [0] the turn is being read
    [one] { $seats } still thinks
   *[other] { $seats } still think
}
web-sandbox = sandbox

## While the reader was away

web-away = While you were away
web-away-finished = { $table }: the game is over.
web-away-started = { $table }: the game has begun.
web-away-moved = { $table }: { $from } → { $to }.
web-away-letters = { $table }: { $letters ->
    [one] { $letters } new message.
   *[other] { $letters } new messages.
}
web-away-more = Earlier lines in the log: { $lines }.
web-away-on = To the table

## Name and account

web-name-title = What shall we call you?
web-name-label = Your name
web-name-about = Nothing else is needed. You can add a password later and keep your games.
web-name-go = Sit down
web-sign-in-instead = I have an account
web-account = Account
web-account-enter = Sign in
web-sign-in = Sign in
web-sign-in-about = A name is enough to play: it is asked for when you sit down.
web-signed-in = You are signed in
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-sign-out-guest = A guest who signs out loses the way back to his seats. Set a password first to keep them.
web-signed-out = You are signed out
web-register = Sign up
web-register-about = With a password you find your games on every device.
web-register-guest = Set a password: your games and seats stay yours on every device.
web-registered = The account is ready
web-password = Password
web-password-old = Old password
web-password-new = New password
web-password-change = Change the password
web-password-about = At least { $letters } characters.
web-kind-guest = You play as a guest on this device.
web-kind-member = You have an account.
web-kind-admin = You are an administrator.
web-look = Language and look

## New game

web-scenario = Scenario
web-seats = Seats
web-pack = Map and cards
web-pack-none = built-in map and cards
web-pack-named = pack: { $name }
web-lots = Powers
web-lots-chosen = chosen here
web-lots-drawn = drawn by lot
web-holder-you = You
web-holder-open = Open
web-holder-bot = Bot
web-seat-holder = Who plays: { $seat }
web-seat-detail = Details: { $seat }
web-plan-open = anybody
web-plan-invite = invite link
web-plan-starts = All seats are taken: the game starts at once.
web-plan-waits = { $seats ->
    [one] { $seats } seat stays open. The game starts when it is taken, or when you give it to a bot.
   *[other] { $seats } seats stay open. The game starts when they are taken, or when you give them to bots.
}
web-plan-count = { $who ->
    [you] you
    [hotseats] { $n } at this screen
    [bots] { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
    [open] { $n } open
   *[invited] { $n } by invitation
}
web-plan-alone = Solo mode: you play every seat yourself.
web-table-name = Name of the table
web-table-language = Language of the letters
web-table-name-1 = The Long Summer
web-table-name-2 = Letters and Guns
web-table-name-3 = A Map on the Table
web-table-name-4 = The Orient Express
web-table-name-5 = Balance of Power
web-table-name-6 = The Last Dance
web-table-name-7 = Grey Coats
web-table-name-8 = Congress at Midnight
web-table-name-9 = A Quiet Frontier
web-table-name-10 = Seven Seals
web-table-name-11 = North Sea Fog
web-table-name-12 = The Straits Question
web-pace = Pace
web-pace-untimed = No clock
web-pace-untimed-about = a phase ends when everybody has answered
web-pace-live = Live
web-pace-live-about = { $talk } min talk, { $writing } min writing
web-pace-live-short = live, { $minutes } min
web-pace-slow = Over days
web-pace-slow-about = { $hours ->
    [one] { $hours } hour a phase
   *[other] { $hours } hours a phase
}
web-pace-slow-short = { $hours } h a phase
web-pace-fixed = Fixed hours
web-pace-fixed-about = phases end at fixed hours
web-pace-fixed-short = at { $hours }
web-pace-first = Talk before the first turn, min
web-pace-later = Talk before later turns, min
web-pace-writing = Writing, min
web-pace-short = Retreats and builds, min
web-pace-hours = Time for a phase
web-pace-at = Hour
web-pace-at-second = Second hour
web-pace-at-none = none
web-pace-zone = Time zone
web-pace-days = Days
web-pace-grace = Grace period, min
web-pace-excuses = Excused missed turns
web-pace-leave = Leave stops the clock
web-pace-leave-about = who is on announced leave is waited for; among more than two for three days a turn
web-missed-bot = Bots take absent seats
web-missed-bot-about = a bot plays on after a missed deadline
web-missed-disorder-about = a missed deadline is civil disorder
web-press = Press
web-public = Open table
web-public-about = shown in the list, strangers may sit down
web-anonymous = Anonymous players
web-anonymous-about = names are shown after the game
web-spectators = Spectators
web-spectators-about = others may watch, without secrets
web-spectator-delay = Delay for spectators, min
web-more-rules = More rules
web-option-chosen = { $option }: { $choice }
web-option-number = choose
web-option-usual = default
web-preset-keep = Save as preset
web-preset-kept = Preset saved
web-preset-kept-about = The next new game starts from these settings.
web-create = Open the table

## Seats and bots

web-seat-open = open seat
web-seat-invited = waits for the invited player
web-seat-bot = bot, { $level }
web-seat-hotseat = hot seat
web-seat-program = { $player }, a program
web-seat-hotseat-of = hot seat, { $player }
web-seat-standin = { $player }, a bot stands in
web-seat-anonymous = anonymous player
web-seat-yours = your seat
web-seat-take = Sit down
web-seat-take-named = Sit down: { $seat }
web-level-random = random
web-level-random-about = Any legal move, without a thought.
web-level-holder = holder
web-level-holder-about = Never moves; good for trying out attacks.
web-level-novice = novice
web-level-novice-about = Takes what lies near and forgets to guard its own.
web-level-regular = regular
web-level-regular-about = Prepares its attacks and guards what it holds.
web-level-veteran = veteran
web-level-veteran-about = Weighs what the others may do and answers it.
web-level-marshal = marshal
web-level-marshal-about = Searches deepest; takes its time.

## Before the game

web-waiting-room = { $free ->
    [0] All seats are taken.
    [one] The game starts when { $free } more player sits down.
   *[other] The game starts when { $free } more players sit down.
}
web-about-table = About this table
web-listed = Shown in
web-listed-public = the list of open tables
web-listed-private = no list
web-invite-copy = Copy invite link
web-invite-copy-for = Copy invite link: { $seat }
web-share-table = Copy the link to this table
web-start-level = Bots in the open seats
web-start-bots = Start now with bots
web-leave-table = Leave the seat
web-cancel-table = Cancel the game
web-invite-lead = { $game } · { $scenario } · { $pace }
web-invite-enter = To your seat
web-invite-taken = The seat is taken already.
web-invite-dead = The invitation is not valid

## At the table

web-hand-over = Hand the seat to a bot…
web-take-back = Take the seat back
web-ask-motion = Ask for a pause or more time…
web-resign-seat = Give up the seat…
web-master-acts = Look after the table…
web-report = Report somebody…
web-fork = Fork into a sandbox
web-rematch = Rematch
web-record = Download the record
web-curtain = Next at this screen: { $seat }
web-curtain-about = Pass the device on. Nobody else should look now.
web-curtain-open = Open: { $seat }
web-timeline = Course of the game
web-timeline-back = Step back
web-timeline-next = Step forward
web-timeline-now = now
web-timeline-end = end of the game
web-log-more = Earlier lines
web-late = { $missed ->
    [bot] Time is up. Grace until { $when }; then bots play for those who have not answered.
   *[disorder] Time is up. Grace until { $when }; then those who have not answered fall into civil disorder.
}
web-standin = A bot plays your seat: { $seat }
web-delayed = You watch with a delay: { $span }

## Replays and records

web-replays-about = Finished games, step by step, as any seat saw them.
web-replays-none = No finished game yet.
web-replay = Replay
web-replay-table = Replay: { $table }
web-record-of = Download the record: { $table }
web-verification-of = Verification: { $table }
web-import = Import a record
web-import-unreadable = The file is not a match record.
web-you-played = you played
web-result-win = Victory: { $seats }
web-result-draw = Shared draw: { $seats }
web-result-none = Nobody won

## Verification

web-verification = Verification
web-verification-about = Before the first turn the server publishes a fingerprint of its secret seed. After the game the seed is shown, and anybody can compute every die roll and every lot anew.
web-verified = everything agrees
web-verified-not = something does not agree
web-verified-later = can be verified after the game
web-commitment = Seed commitment
web-seed = Seed
web-seed-hidden = secret until the game is over
web-nonce = Number added by the seat: { $seat }
web-dice = Dice and lots
web-dice-none = Nothing was left to chance so far.
web-dice-number = No.
web-dice-purpose = Purpose
web-dice-range = Range
web-dice-of = 1–{ $bound }
web-dice-result = Result
web-checkpoints = Fingerprints of the position
web-verification-offline = To verify without this server, download the record and run this command beside the file:

## Bots

web-arena-about = Bots play every seat you give them. They see what a player in that seat sees and nothing more.
web-arena-fair = When a bot runs out of time it plays a safe order instead, so no game waits for a bot.

## The page of the rules

web-rules-about = Every rule by its number, in our own words. Refusals at the table name these numbers.
web-rules-search = Search in the rules
web-rules-none = No rule has these words.
web-rules-parts = Parts of the reference
web-rules-number = Rule { $rule }

## Letters and talk

web-talk-unsigned = Without a sender
web-talk-you = You
web-talk-letter = Your letter
web-talk-send = Send
web-talk-keys = Enter sends, Shift+Enter begins a new line
web-talk-binds-nobody = Nothing promised here binds anybody.
web-talk = Talk
web-talk-none = No word has been spoken yet.
web-talk-public = Talk at the table is open to all.

## Sharing

web-share = Share this game
web-share-about = A link, a picture of this moment or a film of the game so far.
web-share-preview = The picture that is shared
web-share-link = Copy the link
web-share-link-copied = The link is copied.
web-share-link-failed = The link could not be copied. Here it is: { $link }
web-share-send = Send…
web-share-copy-picture = Copy the picture
web-share-picture-copied = The picture is copied.
web-share-picture-saved = This browser cannot copy pictures, so it was saved as a file.
web-share-save-picture = Save the picture (PNG)
web-share-save-film = Save the film ({ $form })
web-share-film-making = The film is being drawn: { $percent }%
web-share-film-saved = The film is saved.
web-share-closed = Only those who play here can open the link.
