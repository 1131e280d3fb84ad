### Képek, filmek és hivatkozások előnézete.

picture-won = { $moment }. Győzelem: { $seats }
picture-drawn = { $moment }. Döntetlen: { $seats }
picture-drawn-by-many = { $moment }. Döntetlen, { $count } résztvevő osztozik
picture-without-winner = { $moment }. Senki sem győzött

## What a link is shown with

preview-house = A háborús Európa nagy stratégiai klasszikusai a böngészőben, barátokkal vagy botok ellen.
preview-table = { $game }: { $title }
preview-waiting = { $game }: hamarosan kezdődik. { $free ->
    [0] Minden hely foglalt.
   *[other] { $free } szabad hely van.
}
preview-standing = { $title }. { $standings }.
preview-score = { $name } { $value }
preview-invitation = { $owner } meghív egy játékra: { $game }
preview-invitation-about = Helyet tartanak fenn neked ennél az asztalnál: „{ $title }”, { $seat }.
