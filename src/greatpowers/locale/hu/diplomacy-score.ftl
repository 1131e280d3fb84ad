### Diplomácia: honnan vannak a központok, mi döntött, hogyan ért véget.

dip-score-needed = { $count ->
    [one] A győzelemhez { $count } központ kell (szabály: { $rule })
   *[other] A győzelemhez { $count } központ kell (szabály: { $rule })
}
dip-score-home = Megtartott saját központok
dip-score-home-short = saját
dip-score-neutral = Elfoglalt semleges központok
dip-score-neutral-short = semleges
dip-score-taken = Korábbi gazdájuk: { $power }
dip-score-taken-short = { $power }
dip-score-lost = Saját központok idegen kézen
dip-score-places = { $places }

dip-swing-won = { $seat } új központjai: { $places }
dip-swing-lost = { $seat } elvesztett központjai: { $lost }
dip-swing-both = { $seat } új központjai: { $places }; elvesztette: { $lost }

dip-verdict-win = { $seats } egyedül győzött: { $all } központból { $count } az övé
dip-verdict-draw = { $count ->
    [one] Döntetlen: { $seats } maradt
   *[other] Döntetlen, { $count } résztvevő osztozik: { $seats }
}
dip-verdict-draw-of-many = Döntetlen, { $count } résztvevő osztozik
dip-verdict-nobody = Nincs győztes

dip-came-won = egyedüli győzelem
dip-came-drawn = a döntetlen részese
dip-came-survived = kitartott
dip-came-conceded = feladta
dip-came-out = kiesett: { $year }
