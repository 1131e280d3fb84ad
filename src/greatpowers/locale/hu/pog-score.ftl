### A dicsőség ösvényei: mi mozgatta a győzelmi pontokat, mely szintek érvényesek, hogyan ért véget a háború.

pog-score-start = Kezdetben
pog-score-spaces-cp = A Központi hatalmak kezén
pog-score-spaces-ap = A Szövetségesek kezén
pog-score-cards = Események
pog-score-cause = { $why }
pog-score-places = { $spaces }
pog-score-scored = { $scored }
pog-score-of-card = { $card } { $by }
pog-score-times = { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
}

pog-level-cp = A Központi hatalmak győznek, ha a VP legalább { $win }
pog-level-ap = A Szövetségesek győznek eddig: { $last }
pog-level-draw = Döntetlen: { $draw } és { $last } között
pog-outlook-levels = { $draws ->
    [yes] { $treaty ->
        [yes] Aláírták a Brest-Litovsk-i békét: a Központi hatalmak győzelméhez { $win } VP kell, { $draw } VP döntetlen (szabály: { $rule }).
       *[no] A Központi hatalmak győzelméhez { $win } VP kell, { $draw } VP már döntetlen, alatta a Szövetségesek győznek (szabály: { $rule }).
    }
   *[no] { $treaty ->
        [yes] Aláírták a Brest-Litovsk-i békét: a Központi hatalmak győzelméhez { $win } VP kell, különben a Szövetségesek győznek, { $draw } VP esetén is (szabály: { $rule }).
       *[no] A Központi hatalmak győzelméhez { $win } VP kell, különben a Szövetségesek győznek, { $draw } VP esetén is (szabály: { $rule }).
    }
}
pog-outlook-automatic = A háború azonnal véget ér, ha a VP eléri ezt: { $most }, vagy ezt: { $least } (szabály: { $rule }).

pog-swing-cp = A Központi hatalmak elfoglalják: { $spaces }
pog-swing-ap = A Szövetségesek elfoglalják: { $lost }
pog-swing-both = A Központi hatalmak elfoglalják: { $spaces }; a Szövetségesek: { $lost }
pog-swing-cards = Események: { $cards }
pog-swing-other = { $why }

pog-figure-begun = Megkezdett csaták
pog-figure-won = Megnyert csaták
pog-figure-lost = Elvesztett hadseregek

pog-verdict-win = { $side ->
    [cp] A Központi hatalmak megnyerik a háborút
   *[ap] A Szövetségesek megnyerik a háborút
}
pog-verdict-draw = A háború döntetlennel ér véget
pog-verdict-both-lose = Mindkét oldal elveszíti a háborút
pog-verdict-why-automatic = A háború azonnal véget ért: { $vp } VP, { $automatic } kellett hozzá (szabály: { $rule }).
pog-verdict-why-armistice-cp = Tűzszünet: { $vp } VP, { $needed } kellett hozzá (szabály: { $rule }).
pog-verdict-why-armistice-ap = Tűzszünet: { $vp } VP, legfeljebb { $needed } lehetett (szabály: { $rule }).
pog-verdict-why-armistice-draw = Tűzszünet: { $vp } VP, a Központi hatalmak győzelméhez { $win } kellett volna (szabály: { $rule }).
pog-verdict-why-last-turn-cp = Vége az utolsó fordulónak: { $vp } VP, { $needed } kellett hozzá (szabály: { $rule }).
pog-verdict-why-last-turn-ap = Vége az utolsó fordulónak: { $vp } VP, legfeljebb { $needed } lehetett (szabály: { $rule }).
pog-verdict-why-last-turn-draw = Vége az utolsó fordulónak: { $vp } VP, a Központi hatalmak győzelméhez { $win } kellett volna (szabály: { $rule }).
pog-verdict-why-total-war-cp = Az egyik oldal totális háborút vív: { $vp } VP, { $needed } kellett hozzá (szabály: { $rule }).
pog-verdict-why-total-war-ap = Az egyik oldal totális háborút vív: { $vp } VP, legfeljebb { $needed } lehetett (szabály: { $rule }).
pog-verdict-why-total-war-draw = Az egyik oldal totális háborút vív: { $vp } VP, a Központi hatalmak győzelméhez { $win } kellett volna (szabály: { $rule }).
pog-verdict-why-peace = Elfogadták a békefeltételeket, { $vp } VP állt (szabály: { $rule }).
pog-verdict-why-conceded = A másik oldal feladta, { $vp } VP állt.

pog-came-won = győzött
pog-came-lost = vesztett
pog-came-conceded = feladta
pog-came-draw = döntetlen
pog-came-both-lose = mindkét oldal vesztett
