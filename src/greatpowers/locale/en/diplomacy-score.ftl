### Diplomacy: where centres come from, what turned a game, how it ended.

dip-score-needed = { $count } centres win (rule { $rule })
dip-score-home = Home centres held
dip-score-home-short = home
dip-score-neutral = Neutral centres taken
dip-score-neutral-short = neutral
dip-score-taken = Taken from { $power }
dip-score-taken-short = { $power }
dip-score-lost = Home centres in foreign hands
dip-score-places = { $places }

dip-swing-won = { $seat } takes { $places }
dip-swing-lost = { $seat } loses { $lost }
dip-swing-both = { $seat } takes { $places } and loses { $lost }

dip-verdict-win = { $seats } wins alone with { $count } of { $all } centres
dip-verdict-draw = { $count ->
    [one] A draw: { $seats } is left
   *[other] A draw shared by { $count }: { $seats }
}
dip-verdict-draw-of-many = A draw shared by { $count }
dip-verdict-nobody = Nobody wins

dip-came-won = sole victory
dip-came-drawn = shares the draw
dip-came-survived = survived
dip-came-conceded = resigned
dip-came-out = out in { $year }
