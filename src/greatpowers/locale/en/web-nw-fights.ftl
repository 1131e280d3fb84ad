### Fights of The Napoleonic Wars as scenes: forces, dice, losses, verdict. Names come ready.

web-nw-fight-title = { $kind ->
    [siege] Siege of { $place }
    [naval] Battle at sea: { $place }
   *[battle] Battle of { $place }
}
web-nw-fight-sub = Round { $round } · { $from ->
    [no] { $kind ->
        [siege] as many sixes as the fortress is strong make it surrender
       *[other] a six eliminates, a five disrupts; more losses lose
    }
   *[other] { $nation } comes from { $from }
}
web-nw-fight-step = { $step ->
    [forces] Forces
    [cards] Cards
    [dice] Dice
    [roll] Roll
    [losses] Losses
    [retreat] Retreat
   *[end] End
}
web-nw-fight-side = { $role ->
    [fortress] The fortress
    [besieges] { $nation } besieges
    [attacks] { $nation } attacks
   *[defends] { $nation } defends
}
web-nw-fight-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
web-nw-fight-dice-of = Dice of { $nation }, { $dice }
web-nw-source-commander = { $leader } commands
web-nw-source-terrain = { $dice ->
    [1] rough ground, own area
    [2] mountain pass, own area
   *[3] marsh, own area
}
web-nw-fallen = { $kind ->
    [fortress] { $sixes ->
        [0] No six: the fortress is unhurt.
        [one] One six against the fortress.
       *[other] { $sixes } sixes against the fortress.
    }
    [naval] { $sixes ->
        [0] No six
        [one] One six sinks
       *[other] { $sixes } sixes sink
    }, { $fives ->
        [0] no five
        [one] one five disrupts
       *[other] { $fives } fives disrupt
    }: { $other } takes { $losses }.
   *[battle] { $sixes ->
        [0] No six
        [one] One six eliminates
       *[other] { $sixes } sixes eliminate
    }, { $fives ->
        [0] no five
        [one] one five disrupts
       *[other] { $fives } fives disrupt
    }: { $other } takes { $losses }.
}
web-nw-chance-who = { $who ->
    [you] You
   *[they] The enemy
}
web-nw-chance-wins = { $kind ->
    [siege] The fortress falls { $chance }
   *[other] { $nation } { $you ->
        [yes] win
       *[no] wins
    } { $chance }{ $rout ->
        [no] {""}
       *[other] {" "}(rout { $rout })
    }
}
web-nw-chance-open = { $kind ->
    [siege] it holds { $chance }
   *[other] round { $round }: { $chance }
}
web-nw-chance-when = { $rolled ->
    [yes] before the roll
   *[no] if the dice fell now
}
web-nw-ahead = { $when ->
    [intercept] The battle in { $place } if they come in time
    [evade] The battle in { $place } if they do not get away
    [find] The battle in { $place } if it comes to one
    [go] The siege of { $place }
   *[stand] The battle in { $place } if you stand
}
web-nw-fight-suffered = Losses: { $nation }
web-nw-fight-fell = Fallen: { $what }.
web-nw-fight-shaken = In disorder: { $what }.
web-nw-fight-continue = Continue
web-nw-fight-again = The battle again
web-nw-losses-left = { $what } left
web-nw-losses-picture = { $left } left. { $what }.
web-nw-losses-all = { $count ->
    [one] One answer
   *[other] All { $count }
}
web-nw-count-sp = { $count } SP
web-nw-count-ships = { $count ->
    [one] one squadron
   *[other] { $count } squadrons
}
web-nw-squadrons-sunk = { $count ->
    [one] { $nation }: one squadron sunk
   *[other] { $nation }: { $count } squadrons sunk
}
web-nw-ended-in = { $title } · ended in round { $round }
web-nw-verdict = { $how ->
    [nobody] Nobody is left standing at { $place }.
    [falls] { $place } surrenders to { $winner }.
    [holds] { $place } holds out against { $loser }.
    [destroyed] { $winner } destroys the army of { $loser } at { $place }, { $inflicted } losses to { $suffered }.
    [rout] { $winner } routs { $loser } at { $place }, { $inflicted } losses to { $suffered }{ $away ->
        [yes] ; the beaten fall back to { $refuge }.
       *[no] .
    }
   *[beaten] { $winner } beats { $loser } at { $place }, { $inflicted } losses to { $suffered }{ $away ->
        [yes] ; the beaten fall back to { $refuge }.
       *[no] .
    }
}
web-nw-balance = { $row ->
    [came] came with
    [dice] dice
    [hits] sixes · fives
    [lost] lost
   *[left] left
}
web-nw-balance-routed = { $what }; { $count } by rout
web-nw-balance-in = { $what } in { $place }
web-nw-follows = What follows
web-nw-follows-flag = A flag in { $place } costs you { $cp } CP{ $key ->
    [yes] {" "}and takes a key
   *[no] {""}
}.
web-nw-follows-free-flag = For its sixes { $nation } sets a flag in { $place } for nothing.
web-nw-follows-march = { $on ->
    [yes] { $gone ->
        [yes] The enemy is annihilated: your army may march on.
       *[no] Your army may march on.
    }
   *[no] The enemy is not annihilated: the march ends here.
}
web-nw-follows-together = The beaten now stand beside { $nation } in { $place }, { $count } SP together.
web-nw-ahead-dice = { $isActive ->
    [yes] You roll { $active } dice, they roll { $other }.
   *[no] You roll { $other } dice, they roll { $active }.
}
web-nw-no-battle-card = No battle card of { $nation } fits now.
web-nw-goes-on = The battle goes on by itself.
web-nw-battle-on = On with the battle
web-nw-end-pill = lost { $lost }
