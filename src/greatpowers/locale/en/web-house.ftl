### The house around the tables: the first click against bots, handing a seat over, the account, the tab of the browser.

## The tab of the browser

web-title-turn = Your turn – { $page }
web-bell = { $count ->
    [0] Notices: nothing new
    [one] Notices: one is new
   *[other] Notices: { $count } are new
}

## For somebody who has never been here

web-welcome = Europe at war, one click away
web-welcome-about = Three classics of the hobby in your browser, played by the rulebook. No account, nothing to install: sit down and play.
web-ways = How to begin
web-way-bots = Play now
web-way-bots-about = Bots wait at every other seat, and take-backs are free.
web-way-learn = Learn
web-way-learn-about = Short lessons on the board itself, from the first march on.
web-way-friends = Invite friends
web-way-friends-about = Open a table and send a link. Nobody needs an account.

## Against bots

web-bots-press = Bots of this strength read no letters: nobody will answer. Regular bots and stronger ones do.
web-bots-title = { $game }: against bots
web-bots-side = You play
web-bots-any = any side, drawn by lot
web-bots-strength = The bots are
web-bots-pace = Clock
web-bots-you = You play as
web-bots-you-about = A name to begin with. You can change it whenever you like.
web-bots-start = Start
web-bots-more = All settings

web-guest-name-1 = Grey Envoy
web-guest-name-2 = Quiet Consul
web-guest-name-3 = North Sea Fog
web-guest-name-4 = Iron Kettle
web-guest-name-5 = Courier of Trieste
web-guest-name-6 = Night Train
web-guest-name-7 = Old Hussar
web-guest-name-8 = Paper Tiger
web-guest-name-9 = Amber Road
web-guest-name-10 = Lamplighter
web-guest-name-11 = Harbour Pilot
web-guest-name-12 = Sealing Wax
web-guest-name-13 = Second Secretary
web-guest-name-14 = Tin Drummer
web-guest-name-15 = Winter Garden
web-guest-name-16 = Blue Pencil
web-guest-name-17 = Long Lance
web-guest-name-18 = Map Reader
web-guest-name-19 = Bell of Ghent
web-guest-name-20 = White Eagle
web-guest-name-21 = Ferryman
web-guest-name-22 = Signal Lamp
web-guest-name-23 = Candlestick
web-guest-name-24 = Sunday Cannon

## The plan of a new game

web-holder-here = Here
web-plan-here = { $seats ->
    [one] One more seat is played at this screen: you hand the device on, and a curtain hides what the next player must not see.
   *[other] { $seats } more seats are played at this screen: you hand the device on, and a curtain hides what the next player must not see.
}
web-plan-all-mine = you

## The menu of a table

web-menu-look = Look
web-menu-game = Game
web-menu-leave = Leave

## Handing a seat over

web-hand-over-title = Hand the seat to a bot?
web-hand-over-people = From now on a bot plays for { $seat }. The others see that it is a bot. As long as the game runs you can take the seat back whenever you like.
web-hand-over-alone = From now on a bot plays for { $seat }. No other person sits here, so the bots go on among themselves, one step every few seconds, until the game is over. Until then you can take the seat back at any moment. A game without a clock would also simply wait for you.
web-hand-over-level = Strength of the bot
web-hand-over-sure = Hand it over
web-hand-over-not = Keep the seat

## Connection

web-try-now = Try now

## Account

web-sign-out-everywhere-ask = Sign out everywhere?
web-sign-out-everywhere-about = Every device on which you are signed in is signed out, this one too. Your games stay yours; with name and password you come back to them.
web-data = My data
web-data-about = Everything this house keeps of you, in one file: your account, your tables and every decision and letter you wrote.
web-data-get = Download my data
web-delete = Delete my account
web-delete-about = Name and password are erased for good. Bots play on in your running games, and nobody can take those seats back; finished games stay, without your name.
web-delete-ask = Delete the account for good?
web-delete-password = Your password, to be sure
web-delete-sure = Delete for good
web-deleted = Your account is deleted

## Why a button does nothing yet

web-takeback-choose = Choose a decision first.
web-name-missing = Write a name first.
web-name-same = This is your name already.

## What a bot would do in one's place

web-advice = What would you do?
web-advice-of = A { $level } bot would do this:
web-advice-why = Why
web-advice-thinking = The bot is thinking …
web-advice-follow = Do it
advice-among-people = No advice is given where other people play.
advice-nothing-asked = This seat is asked nothing now.
advice-failed = The bot found nothing to say in time. Ask again.
