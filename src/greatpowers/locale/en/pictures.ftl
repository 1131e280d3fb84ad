### Pictures, films and previews of games.

picture-won = { $moment }. Victory: { $seats }
picture-drawn = { $moment }. A draw: { $seats }
picture-drawn-by-many = { $moment }. A draw shared by { $count }
picture-without-winner = { $moment }. Nobody has won

## What a link is shown with

preview-house = The grand-strategy classics of Europe at war, in the browser: with friends or against bots.
preview-table = { $game }: { $title }
preview-waiting = { $game } is about to begin. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
preview-standing = { $title }. { $standings }.
preview-score = { $name } { $value }
preview-invitation = { $owner } invites you to play { $game }
preview-invitation-about = A seat is kept for you at the table “{ $title }”: { $seat }.
