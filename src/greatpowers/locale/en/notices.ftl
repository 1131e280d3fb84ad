### What people are told outside the house: whole sentences, nothing secret.

notice-turn-title = Your turn: { $title }
notice-turn = { $game }, { $moment }: { $seat } is awaited.
notice-turn-until = { $game }, { $moment }: { $seat } is awaited until { $until }.
notice-letter-title = New letters: { $title }
notice-letter = { $game }: somebody has written to you. Your seat: { $seat }.
notice-deadline-title = Your time is running out: { $title }
notice-deadline = { $game }, { $moment }: { $seat } is awaited until { $until }.
notice-over-title = The game is over: { $title }
notice-over = { $game }: see how it ended, talk about it, play again.
notice-invited-title = An invitation: { $title }
notice-invited = { $game }: a seat is kept for you. Your seat: { $seat }.
notice-table-begun-title = The game has begun: { $title }
notice-table-begun = { $game }: you are told when it is your turn.
notice-test-title = Great Powers reaches you here
notice-test = This is what a notice looks like.
notice-digest-title = { $count ->
    [one] One thing waits for you
   *[other] { $count } things wait for you
}
notice-today = { $time } today ({ $zone })
notice-on-day = { $day }, { $time } ({ $zone })
notice-mail-end = No more of these letters: { $link }

mail-confirm-title = Is this your address, { $name }?
mail-confirm = Somebody, you we hope, gave this address for the account “{ $name }”. The link confirms it; it holds for two days. If it was not you, do nothing.
mail-password-title = A new password for { $name }
mail-password = Somebody, you we hope, has forgotten the password of the account “{ $name }”. The link leads to a new one; it holds for an hour and works once. If it was not you, do nothing: the old password stays.
