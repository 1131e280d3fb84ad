### The Napoleonic Wars: points by their sources, the chance of peace, what turned a game, how it ended.

nw-score-keys = Keys of { $nation } above the start
nw-score-keys-short = Keys
nw-score-vassals = Keys of the Vassal { $nation }
nw-score-vassals-short = Vassals
nw-score-pacts = Minor countries in Pact
nw-score-pacts-short = Pacts
nw-score-resources = Resources left
nw-score-resources-short = Resources
nw-score-count = { $count }, at the start { $start }
nw-score-count-gained = { $count }, at the start { $start }; held abroad: { $places }
nw-score-count-lost = { $count }, at the start { $start }; not held: { $lost }
nw-score-count-gained-lost = { $count }, at the start { $start }; held abroad: { $places }; not held: { $lost }
nw-score-nations = { $nations }
nw-score-none = none
nw-score-left = { $count ->
    [0] spent
    [one] { $count } left
   *[other] { $count } left
}

nw-outlook-leads = If peace came now, { $seat } would win with { $count } (rule { $rule }).
nw-outlook-peace = { $ways ->
    [0] The peace roll of this turn cannot end the war yet; cards may change it (rule { $rule }).
    [1] The peace roll of this turn ends the war on a six: one chance in six, unless cards change it (rule { $rule }).
   *[other] The peace roll of this turn ends the war from { $from } on: { $ways } chances in six, unless cards change it (rule { $rule }).
}
nw-outlook-last-turn = { $year } is the last turn: points are counted at its end (rule { $rule }).

nw-swing-won = { $seat } gains Keys: { $places }
nw-swing-lost = { $seat } loses Keys: { $lost }
nw-swing-both = { $seat } gains Keys: { $places }; loses { $lost }
nw-swing-joined = { $seat } wins over { $nations }
nw-swing-left = { $seat } loses its hold on { $nations }
nw-swing-resources = { $seat }: Resources

nw-verdict-win = { $count ->
    [one] { $seat } wins with { $count } point
   *[other] { $seat } wins with { $count } points
}
nw-verdict-why-peace = Peace in { $year }: the roll was { $die }, { $sum } with modifiers; six were needed (rule { $rule }).
nw-verdict-why-last-turn = { $year } was the last turn: the points are counted (rule { $rule }).
nw-verdict-why-conquest = France was conquered in { $year }: the war is over at once (rule { $rule }).
nw-verdict-why-submission = France submitted in { $year }: the war is over at once (rule { $rule }).
nw-verdict-why-conceded = All others gave up in { $year }.

nw-came-won = most points
nw-came-won-tie = won the tie: later on the track
nw-came-tied = lost the tie: earlier on the track
nw-came-behind = { $count } behind
