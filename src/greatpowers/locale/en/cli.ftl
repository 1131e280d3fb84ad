### The terminal: the greatpowers command. Names, files and orders come in ready to be shown.

## Failures, in one line

cli-check-only = { $option } goes with --check only.
cli-check-line = Line { $number }
cli-check-count = Orders that stand: { $good }. Orders that would not be carried out: { $bad }.
cli-file-missing = No such file: { $file }
cli-house-in-use = Another server is already running on { $file }. Stop it, or choose another folder with --data.
cli-file-unusable = The file cannot be used: { $file } ({ $why })
cli-file-too-large = The file is too large: { $file }. At most { $megabytes } MiB.
cli-bad-name = Not a name for a saved game: { $name }
cli-name-taken = There is a saved game of this name: { $file }
cli-save-exists = The file exists already: { $file }. To go on with that game, use --resume.
cli-resume-fixed = A saved game keeps its scenario, options and seed: --resume takes none of them.
cli-seat-unknown = No such seat: { $seat }. Seats: { $seats }.
cli-bot-unreadable = Not like France=novice: { $text }
cli-level-unknown = No such bot level: { $level }. Levels: { $levels }.
cli-option-unreadable = Not like name=value: { $text }
cli-phase-missing = The record has no such phase: { $phase }
cli-no-position = The file holds no position: { $file }

## Saved games

cli-film-form = A film is a .gif or a .webp file, not { $file }
cli-film-empty = There is nothing to show between these two moments.
cli-film-drawing = Drawing
cli-film-made = Film written: { $file } ({ $frames ->
    [one] { $frames } picture
   *[other] { $frames } pictures
}, { $kilobytes } kB)
cli-exported = Record written: { $file } ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}).
cli-imported = Record checked and saved: { $file } ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}).
cli-nothing-saved = There are no saved games in { $folder }

## verify

cli-verify-replayed = Played again: { $game }, scenario { $scenario }, rules version { $version }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
cli-verify-part = { $how ->
    [played] Decisions { $first } to { $last }, rules version { $version }: played again.
    [compared] Decisions { $first } to { $last }, rules version { $version }: these rules are gone. The stored states were compared with their hashes, and the dice recomputed.
   *[tried] Decisions { $first } to { $last } are of rules version { $version } and were played again by the present rules.
}
cli-verify-hashes = Hashes compared: { $count }. All agree.
cli-verify-seed = Random seed: { $seed }
cli-verify-commitment = Seed commitment: { $commitment }. It fits the seed.
cli-verify-no-commitment = The record names no seed commitment. That of its seed is { $commitment }.
cli-verify-dice = Dice recomputed: { $count }.
cli-verify-die = Die { $number }, after decision { $decision }, for “{ $purpose }”: { $result }, below { $bound }.

## arena, soak, bench

cli-level-human = human player
cli-level-random = random
cli-level-holder = holder
cli-level-novice = novice
cli-level-regular = regular
cli-level-regular-1 = regular of November 2026
cli-level-veteran = veteran
cli-level-marshal = marshal
cli-level-dumbbot = DumbBot yardstick
cli-arena-playing = Games
cli-arena-player = Player
cli-arena-seats = Seats
cli-arena-wins = Wins
cli-arena-draws = Draws
cli-arena-score = Score
cli-arena-interval = 95 % interval
cli-arena-survival = Survival
cli-arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s.
cli-arena-error = Game { $number }: { $error }
cli-sprt-games = { $pairs } pairs of games by their result, from lost twice to won twice: { $results }. Score { $score }, Elo { $elo } ({ $low } … { $high }).
cli-sprt-ratio = Logarithm of the ratio of likelihoods: { $ratio }, decided at { $bounds }.
cli-sprt-stronger = { $one } is stronger than { $other }: rather by { $elo1 } Elo than by { $elo0 }.
cli-sprt-not-stronger = { $one } is not shown to be stronger than { $other }: rather by { $elo0 } Elo than by { $elo1 }.
cli-sprt-open = The games do not tell yet whether { $one } is stronger than { $other } by { $elo0 } or by { $elo1 } Elo.
cli-rerun-done = Games played again: { $games }, of them with another course: { $differing }.
cli-ladder-elo = Elo
cli-ladder-pace = Decision, ms
cli-tune-features = Positions
cli-tune-generation = Generation { $number } of { $of }
cli-tune-written = The new weights are in { $file }.
cli-tune-kept = The weights stay as they are.
cli-soak-playing = Games
cli-soak-done = No failure. Games: { $games }, decisions: { $decisions }, thorough checks: { $checks }.
cli-soak-cards = Cards played for their own sake: { $reached } of { $cards } as often as wanted ({ $each }).
cli-soak-lacking = Less often: { $cards }.
cli-census-done = Games: { $games }. Kinds the rules declare: { $kinds }, of them never seen: { $never }.
cli-census-unexplained = Never seen, and no reason is written down: { $kind }
cli-census-outdated = A reason is written down, but it was seen or is not declared any more: { $kind }
cli-evaluate-about = Games: { $games }, errors: { $errors }. Players: { $players }.
cli-evaluate-balance = Who wins
cli-evaluate-seat = Seat
cli-evaluate-share = Share won
cli-evaluate-ends = Why games end
cli-evaluate-why = Reason
cli-evaluate-winner = Winner
cli-evaluate-nobody = nobody
cli-evaluate-games = Games
cli-evaluate-turn-of-end = Turn, mean
cli-evaluate-length = Length and result
cli-evaluate-turns = Turns
cli-evaluate-decisions = Decisions
cli-evaluate-final = At the end: { $what }
cli-evaluate-mean = Mean
cli-evaluate-median = Median
cli-evaluate-lowest = Lowest
cli-evaluate-highest = Highest
cli-evaluate-by-turn = After each turn: mean and 95 % interval
cli-evaluate-counts = How the war goes: means of a game
cli-evaluate-once = Cards and capitals: games in which it came up, and the mean of those
cli-evaluate-count = What
cli-evaluate-turn = Turn
cli-evaluate-ended = The game was over.
cli-evaluate-bids = Bids
cli-evaluate-bid = Points ceded by { $seat }
cli-evaluate-even = Points that make it even, ceded by { $seat }: { $points }.
cli-evaluate-no-even = No bid in this range makes it even.
cli-kept-unreadable = { $file }, line { $line }: not a game that was kept.
cli-measure-vp = Victory points
cli-measure-conquests = Nations conquered
cli-bench-phases-per-second = Movement phases adjudicated, per second
cli-bench-stream-phases-per-second = The same through the JSON stream, per second
cli-bench-games-per-second = Full random games to 1935, per second
cli-bench-decisions-per-second = Decisions of random play, options listed, per second
cli-bench-random-games-per-second = Random campaigns, per second
cli-bench-supply-us = Supply of both sides from nothing, µs
cli-bench-options-us = Everything command points could be spent on, from nothing, µs
cli-bench-legal-orders-ms = All legal orders of all powers, ms
cli-bench-copy-us = Copy of a state, µs

## Board, supply, threats

cli-board-power = Power
cli-board-count = Centres
cli-board-units = Units
cli-board-centres = Supply centres
cli-board-unowned = unowned
cli-supply-title = Supply
cli-supply-centres = Centres
cli-supply-units = Units
cli-supply-balance = Balance
cli-supply-builds = Builds
cli-threats-title = Threats
cli-threats-place = Province
cli-threats-owner = Power
cli-threats-unit = Unit
cli-threats-attackers = Could attack
cli-threats-defenders = Could support
cli-legal-count = Legal orders: { $count }

## A game at the terminal

cli-seated = Players, { $player }: { $seats }.
cli-commitment = Seed commitment: { $commitment }
cli-saved-in = The game is kept in { $file }
cli-help-hint = Write orders such as A Par - Bur. Tab completes, ? helps.
cli-answer-hint = Answer by number or by text, such as ops cp_12. Tab completes, ? helps.
cli-pass-device = Pass the device. Next: { $seat }.
cli-press-enter-or-undo = Press Enter. (undo: take back the orders sealed last)
cli-press-enter = Press Enter.
cli-watching = Only bots are left. Enter: next phase. quit: leave.
cli-draw-votes = Votes for a draw: { $seats }.
cli-results = Results: { $phase }
cli-record-is-at = The match record is in { $file }
cli-farewell = The game is kept. To go on: greatpowers play --resume { $file }

## The question

cli-question-orders = { $seat }: what shall your units do?
cli-question-retreats = { $seat }: where shall your dislodged units go?
cli-question-adjustments = { $seat }: which units will you build or remove?
cli-units-waiting = Without orders: { $units }
cli-unit-dislodged = Dislodged: { $unit }. Attack from: { $origin }. Retreat options: { $places }
cli-builds-due = Builds due: { $count }. Open home centres: { $places }
cli-removals-due = Removals due: { $count }. Units: { $units }
cli-footer = Orders: { $written } of { $wanted } · Tab: complete · done: seal · ?: help

## Writing orders

cli-orders-kept = Orders kept from before:
cli-instead-of = (instead of { $order })
cli-sheet-complete = All orders are written. Enter seals them; until then they can be changed.
cli-how-to-finish-orders = done seals what is written: units without an order hold.
cli-how-to-finish-retreats = done seals what is written: units without an order disband.
cli-how-to-finish-adjustments = done seals what is written: further builds are waived, missing removals follow the rule of distance.
cli-nothing-written-orders = No order is written. Write one, or none: all units hold.
cli-nothing-written-retreats = No order is written. Write one, or none: all dislodged units disband.
cli-nothing-written-adjustments = No order is written. Write one, or none: builds are waived, removals follow the rule of distance.
cli-sealed = Orders sealed: { $seat }.
cli-struck = Struck out: { $order }
cli-cleared = The order sheet is empty.
cli-no-orders-yet = No orders yet.
cli-no-unit-of-yours = No order of yours can be given there: { $text }
cli-why-what = Write an order after it: why A Par - Lon
cli-why-option = Write an option after it: why activate sedan attack
cli-more-options = Further options: { $count }. legal lists all, legal WORD those with the word.
cli-order-allowed = { $order }: allowed.
cli-concede-sure = To give up for good, write { $word } once more.
cli-not-inspected = This game has no positions to look at. Game: { $game }
cli-not-measured = This game has no figures of speed. Game: { $game }
cli-map-written = Map drawn: { $file }
cli-copy-saved = Copy saved: { $file }
cli-saved-already = Every decision is saved in { $file }
cli-language-now = The language is English now.
cli-language-unknown = Languages: { $languages }

## Commands: the words for them, and what they do

cli-word-done = done
cli-word-orders = orders
cli-word-undo = undo
cli-word-clear = clear
cli-word-legal = legal
cli-word-why = why
cli-word-board = board
cli-word-map = map
cli-word-log = log
cli-word-hand = hand
cli-word-press = press
cli-word-draw = draw
cli-word-concede = concede
cli-word-language = language
cli-word-save = save
cli-word-quit = quit
cli-word-help = help

cli-how-to-write =
    Orders, one or several with ; between them:
      A Par - Bur · A Par H · A Lon - Bel via convoy · F Nth C A Lon - Bel
      A Par S A Mar - Bur · A Par S A Mar
      Retreats: A Tri - Ven · A Tri D
      Builds: B A Par · Waive · Removals: R A Gal
    An empty line seals a complete sheet. Commands:
cli-how-to-answer =
    Answer with the number of an option or with its text. The text also allows what is legal but not listed,
    such as another path. Commands:
cli-help-done = seal the orders as they are
cli-help-orders = what is written so far
cli-help-undo = strike out the order written last
cli-help-clear = strike out all orders
cli-help-legal = legal orders, of all units or of one: legal Par
cli-help-why = may this order be given, and if not, why: why A Par - Lon
cli-help-board = powers, units, supply centres
cli-help-map = draw the map with your orders (SVG and PNG), or into a file: map here.png
cli-help-log = what happened; log 50, log all
cli-help-hand = your cards
cli-help-press = a message: press all: …, press France, Italy: …
cli-help-draw = vote for a draw: draw yes, draw no
cli-help-concede = give up
cli-help-language = another language: language ru
cli-help-save = where the game is kept; save FILE writes a copy
cli-help-quit = leave; the game is kept
cli-help-help = this page
cli-say-again = Say the same again if you mean it.

## Stores that cannot be opened

cli-store-damaged = The database { $where } is damaged, or it is none. Restore a backup.
cli-store-unreachable = The database { $where } cannot be opened: { $problem }
cli-store-newer = The database is of a newer version of this program (schema { $found }, here { $known }). Use the newer program.
cli-store-address = There is no such kind of database, or its address is wrong.
