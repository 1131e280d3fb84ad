### A battle on the screen: before the dice, while somebody decides, and after them. Names come in ready.

web-pog-stage = The battle before the dice: { $space }
web-pog-stage-result = The battle of { $space }
web-pog-stage-you = You · { $strength }
web-pog-stage-they = Enemy · { $strength }
web-pog-stage-column = fires on column { $column }
web-pog-stage-counting = The odds are being worked out.
web-pog-fort-adds = fort { $fort }
web-pog-ladder = { $who }: column { $column }
web-pog-ladder-shifted = { $who }: column { $column } instead of { $natural } because of { $why }
web-pog-shifted = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} { $way ->
    [left] left
   *[right] right
}: { $why }
web-pog-die-moved = die { $by }
web-pog-cause = { $what ->
    [trench] trench { $which }
    [fort] fort { $which }
    [sinai] out of the Sinai
    [yanks] Yanks and Tanks
    [brusilov] Brusilov Offensive
    [kerensky] Kerensky Offensive
   *[other] { $what }
}
web-pog-cause-terrain = { $terrain ->
    [mountain] mountains
    [swamp] swamp
   *[other] { $terrain }
}
web-pog-cause-about = { $what ->
    [trench] The attacker fires { $columns ->
        [one] one column
       *[other] { $columns } columns
    } to the left, the defender one to the right.
    [shift] { $who ->
        [you] You fire
       *[they] The enemy fires
    } { $columns ->
        [one] one column
       *[other] { $columns } columns
    } to the { $way ->
        [left] left
       *[right] right
    }.
    [strength] The fort adds { $columns } to the fire while it stands.
    [table] { $who ->
        [you] You fire on the army table.
       *[they] The enemy fires on the army table.
    }
   *[die] { $who ->
        [you] { $by } to your die.
       *[they] { $by } to the die of the enemy.
    }
}
web-pog-cause-stand = standing
web-pog-cause-stand-about = Beaten defenders may give one more step and stay.
web-pog-cause-none = no shift
web-pog-cause-none-about = Nothing moves a column or a die here.
web-pog-cause-short = { $title } { $by }
web-pog-fires-first = Who fires first
web-pog-order = { $when ->
    [succeeded] flank works
    [failed] flank fails
   *[frontal] no flank
}: { $who ->
    [both] both together
    [you] you, then the survivors
   *[they] the enemy, then your survivors
}
web-pog-think-again = Think again: you lose more often than you win.
web-pog-stake-saved = If you take { $space }, these are fed again: { $units }.
web-pog-stake-cut = If you take { $space }, these are cut off: { $units }.
web-pog-stake-vp = { $space } counts for victory.
web-pog-flank-done = { $outcome ->
    [succeeded] The flank attack has succeeded
   *[failed] The flank attack has failed
}: { $who ->
    [you] you fire first
   *[they] the enemy fires first
}. The odds count with it.
web-pog-flank-barred = Not possible
web-pog-odds-with-flank = Odds with the flank
web-pog-odds-you-win = You win
web-pog-odds-you-lose = You lose
web-pog-they-lose = They lose
web-pog-you-lose = You lose
web-pog-loss-destroyed = { $units } destroyed
web-pog-loss-reduced = { $units } reduced
web-pog-loss-fort = the fort falls
web-pog-loss-nothing = No number here hurts anybody.
web-pog-loss-at = { $loss } or more: { $what }
web-pog-card-usable = Can be played here.
web-pog-enemy-cards = { $count ->
    [one] The enemy holds one card.
   *[other] The enemy holds { $count } cards.
}
web-pog-attack-now = Attack
web-pog-attack-all-the-same = Attack all the same
web-pog-battle-waits = { $what ->
    [card] { $name }: may lay a combat card
    [losses] { $name }: chooses losses
   *[retreat] { $name }: decides about the retreat
}

## After the dice

web-pog-side-short-name = { $side ->
    [ap] Allies
   *[cp] Central Powers
}
web-pog-your-losses = Your losses · { $steps ->
    [0] none
    [one] { $steps } step
   *[other] { $steps } steps
}
web-pog-losses-of = { $side }, losses · { $steps ->
    [0] none
    [one] { $steps } step
   *[other] { $steps } steps
}
web-pog-no-losses = Nobody was hurt.
web-pog-fate = { $standsIn ->
    [yes] in its place, { $fate ->
        [reduced] reduced
       *[other] destroyed
    }
   *[no] { $fate ->
        [restored] restored by a card
        [reduced] reduced
        [gone] lost for good
       *[destroyed] destroyed
    }
}
web-pog-flank-rolled = Flank attack: { $die } + { $modifier } = { $sum }. { $outcome ->
    [succeeded] It succeeds
   *[failed] It fails
}: { $who ->
    [you] you fire first
   *[they] the enemy fires first
} (12.3.3).
web-pog-flank-by-card = Flank attack by a card: { $who ->
    [you] you fire first
   *[they] the enemy fires first
} (12.3.3).
web-pog-fired-with = strength { $strength }, column { $column }, { $table ->
    [army] army table
   *[corps] corps table
}
web-pog-rolls = { $who ->
    [you] You roll { $die }
   *[they] { $side }: die { $die }
}
web-pog-loss-word = { $count ->
    [one] loss
   *[other] losses
}
web-pog-against = { $theirs } against { $ours }: { $who ->
    [nobody] nobody wins.
    [you] you win by { $by }.
    [they] the enemy wins by { $by }.
   *[side] { $side } by { $by }.
}
web-pog-must-retreat = { $spaces ->
    [one] The defenders retreat one space (12.5.2).
   *[other] The defenders retreat { $spaces } spaces (12.5.2).
}
web-pog-they-stood = The defenders gave one more step and stayed (12.5.3).
web-pog-cancelled = Nothing came of the attack.
web-pog-result-of = Battle of { $space } · result
web-pog-result-head = { $outcome ->
    [taken] { $space } is yours
    [lost] { $space } is lost
    [won] You win at { $space }
    [beaten] Beaten at { $space }
    [held] { $space } holds
    [gave-way] Beaten at { $space }
    [cancelled] No battle at { $space }
   *[tie] Nobody wins at { $space }
}
web-pog-result-won = { $who ->
    [nobody] Both sides inflicted the same losses.
    [you] You win by { $by }.
   *[they] The enemy wins by { $by }.
}
web-pog-result-fell = { $count ->
    [one] Destroyed: { $units }.
   *[other] Destroyed: { $units }.
}
web-pog-result-retreat = { $who ->
    [they] The enemy falls back
   *[you] Your units fall back
} { $spaces ->
    [one] one space.
   *[other] { $spaces } spaces.
}
web-pog-result-called-off = The attack was called off.
web-pog-walked = { $how ->
    [advance] { $unit } advances to { $space }
   *[retreat] { $unit } retreats to { $space }
}
web-pog-hurt = { $fate ->
    [reduced] { $unit } reduced
    [restored] { $unit } reduced, and whole again
    [gone] { $unit } lost for good
   *[destroyed] { $unit } destroyed
}
web-pog-hurt-about = { $space }. { $fate ->
    [reduced] A replacement point makes it whole again.
    [restored] A combat card gave the step back.
    [gone] It cannot be rebuilt.
   *[destroyed] It can be rebuilt with replacement points.
}
web-pog-dice-moved = What moved the dice
web-pog-flank-from = Flank attack, { $space } pins
web-pog-by-card = by a card
web-pog-fire-of = { $who ->
    [you] Your fire
   *[they] Fire of { $side }
}
web-pog-nothing-moved = nothing
web-pog-chance-of = { $who ->
    [they] Chance of { $loss } or more for them
   *[you] Chance of { $loss } or more for you
}
web-pog-score = Score
web-pog-score-why = { $space }: { $by }
web-pog-go-on = Continue
web-pog-once-more = Again
web-pog-arrow-retreat = retreat { $spaces }
web-pog-arrow-advance = advance

## The last round on the map

web-pog-told-caps = The last round · { $side }
web-pog-told-action = { $card ->
    [none] { $side }: { $action }.
   *[other] { $side }: { $action }, “{ $card }”.
}
web-pog-told-took = Taken: { $spaces }.
web-pog-told-fallen = { $space } has fallen
web-pog-told-fallen-many = { $spaces } have fallen
web-pog-told-on = Continue to my round
web-pog-cut-off = { $units } cut off
web-pog-cut-off-about = { $space }: lost when the turn ends (14.3.5).
web-pog-scene = { $kind ->
    [move] { $count ->
        [one] a march
       *[other] marches
    }
    [sr] redeployment
    [placed] reinforcements
    [restored] replacements
    [trench] trenches
    [siege] siege
    [attrition] attrition
   *[entered] a new enemy
}
web-pog-scene-attack = Attack on { $space }
web-pog-scene-losses = losses
web-pog-scene-no-losses = no losses
web-pog-scene-advance = advance
web-pog-scene-retreat = retreat
