### Paths of Glory: what moved the victory point track, which levels hold, how the war ended.

pog-score-start = At the start
pog-score-spaces-cp = Held by the Central Powers
pog-score-spaces-ap = Held by the Allied Powers
pog-score-cards = Events
pog-score-cause = { $why }
pog-score-places = { $spaces }
pog-score-scored = { $scored }
pog-score-of-card = { $card } { $by }
pog-score-times = { $count ->
    [one] once
   *[other] { $count } times
}

pog-level-cp = The Central Powers win from { $win }
pog-level-ap = The Allies win up to { $last }
pog-level-draw = A draw from { $draw } to { $last }
pog-outlook-levels = { $draws ->
    [yes] { $treaty ->
        [yes] Brest-Litovsk is signed: the Central Powers win with { $win } points, and { $draw } make a draw (rule { $rule }).
       *[no] The Central Powers win with { $win } points; from { $draw } on it is a draw, below that the Allies win (rule { $rule }).
    }
   *[no] { $treaty ->
        [yes] Brest-Litovsk is signed: the Central Powers win with { $win } points, below that the Allies do; { $draw } would be a draw otherwise (rule { $rule }).
       *[no] The Central Powers win with { $win } points, below that the Allies do; { $draw } would be a draw otherwise (rule { $rule }).
    }
}
pog-outlook-automatic = { $most } points or { $least } end the war at once (rule { $rule }).

pog-swing-cp = The Central Powers take { $spaces }
pog-swing-ap = The Allies take { $lost }
pog-swing-both = The Central Powers take { $spaces }, the Allies { $lost }
pog-swing-cards = Events: { $cards }
pog-swing-other = { $why }

pog-figure-begun = Battles begun
pog-figure-won = Battles won
pog-figure-lost = Armies lost

pog-verdict-win = { $side ->
    [cp] The Central Powers win the war
   *[ap] The Allied Powers win the war
}
pog-verdict-draw = The war ends in a draw
pog-verdict-both-lose = Both sides lose the war
pog-verdict-why-automatic = { $vp } points end the war at once: { $automatic } were needed (rule { $rule }).
pog-verdict-why-armistice-cp = Armistice: { $vp } points, { $needed } were needed (rule { $rule }).
pog-verdict-why-armistice-ap = Armistice: { $vp } points, at most { $needed } were allowed (rule { $rule }).
pog-verdict-why-armistice-draw = Armistice: { $vp } points, { $win } would have won for the Central Powers (rule { $rule }).
pog-verdict-why-last-turn-cp = The last turn is over: { $vp } points, { $needed } were needed (rule { $rule }).
pog-verdict-why-last-turn-ap = The last turn is over: { $vp } points, at most { $needed } were allowed (rule { $rule }).
pog-verdict-why-last-turn-draw = The last turn is over: { $vp } points, { $win } would have won for the Central Powers (rule { $rule }).
pog-verdict-why-total-war-cp = A side has reached Total War: { $vp } points, { $needed } were needed (rule { $rule }).
pog-verdict-why-total-war-ap = A side has reached Total War: { $vp } points, at most { $needed } were allowed (rule { $rule }).
pog-verdict-why-total-war-draw = A side has reached Total War: { $vp } points, { $win } would have won for the Central Powers (rule { $rule }).
pog-verdict-why-peace = Peace terms were accepted with { $vp } points on the track (rule { $rule }).
pog-verdict-why-conceded = The other side gave up with { $vp } points on the track.

pog-came-won = won
pog-came-lost = lost
pog-came-conceded = gave up
pog-came-draw = a draw
pog-came-both-lose = lost, as did the other side
