### A napóleoni háborúk harcai jelenetként: erők, kockák, veszteségek, döntés. A nevek készen jönnek.

web-nw-fight-title = { $kind ->
    [siege] Ostrom { IN($place) }
    [naval] Tengeri csata { IN($place) }
   *[battle] Csata { IN($place) }
}
web-nw-fight-sub = { $round }. forduló · { $from ->
    [no] { $kind ->
        [siege] az erőd akkor adja meg magát, ha annyi hatos esik, amennyi az ereje
       *[other] a hatos megsemmisít, az ötös szétzilál; akinek több a vesztesége, veszít
    }
   *[other] { $nation } { FROM($from) } jött
}
web-nw-fight-step = { $step ->
    [forces] Erők
    [cards] Kártyák
    [dice] Kockák
    [roll] Dobás
    [losses] Veszteség
    [retreat] Visszavonulás
   *[end] Döntés
}
web-nw-fight-side = { $role ->
    [fortress] Az erőd
    [besieges] { $nation } ostromol
    [attacks] { $nation } támad
   *[defends] { $nation } védekezik
}
web-nw-fight-dice = { $dice } kocka
web-nw-fight-dice-of = Kockák, { $nation }: { $dice }
web-nw-source-commander = { $leader } vezényel
web-nw-source-terrain = { $dice ->
    [1] nehéz terep, saját terület
    [2] hegyi hágó, saját terület
   *[3] mocsár, saját terület
}
web-nw-fallen = { $kind ->
    [fortress] { $sixes ->
        [0] Nincs hatos: az erőd sértetlen.
       *[other] { $sixes } hatos az erőd ellen.
    }
   *[other] { $sixes ->
        [0] Nincs hatos
       *[other] { $sixes } hatos megsemmisít
    }, { $fives ->
        [0] nincs ötös
       *[other] { $fives } ötös szétzilál
    }. Veszteség, { $other }: { $losses }.
}
web-nw-chance-who = { $who ->
    [you] Te
   *[they] Az ellenfél
}
web-nw-chance-wins = { $kind ->
    [siege] Az erőd elesik: { $chance }
   *[other] { $nation } { $you ->
        [yes] győzöl
       *[no] győz
    }: { $chance }{ $rout ->
        [no] {""}
       *[other] {" "}(futás { $rout })
    }
}
web-nw-chance-open = { $kind ->
    [siege] kitart: { $chance }
   *[other] { $round }. forduló: { $chance }
}
web-nw-chance-when = { $rolled ->
    [yes] a dobás előtt
   *[no] ha most dőlne el
}
web-nw-ahead = { $when ->
    [intercept] A csata { IN($place) }, ha időben megérkeznek
    [evade] A csata { IN($place) }, ha nem sikerül kitérni
    [find] A csata { IN($place) }, ha sor kerül rá
    [go] Az ostrom { IN($place) }
   *[stand] A csata { IN($place) }, ha helyben maradsz
}
web-nw-fight-suffered = Veszteségek: { $nation }
web-nw-fight-fell = Elesett: { $what }.
web-nw-fight-shaken = Szétzilálva: { $what }.
web-nw-fight-continue = Tovább
web-nw-fight-again = A csata újra
web-nw-losses-left = Marad: { $what }
web-nw-losses-picture = Marad: { $left }. { $what }.
web-nw-losses-all = Mind ({ $count })
web-nw-count-sp = { $count } EP
web-nw-count-ships = { $count } hajóraj
web-nw-squadrons-sunk = { $nation }: { $count } hajóraj elsüllyedt
web-nw-ended-in = { $title } · eldőlt a(z) { $round }. fordulóban
web-nw-verdict = { $how ->
    [nobody] Senki sem maradt talpon { IN($place) }.
    [falls] Az erőd megadja magát { IN($place) }. A győztes: { $winner }.
    [holds] Az erőd kitart { IN($place) }.
    [destroyed] { $winner } győz { IN($place) }, { $inflicted } veszteség { $suffered } ellen; a legyőzött sereg ({ $loser }) megsemmisül.
    [rout] { $winner } győz { IN($place) }, { $inflicted } veszteség { $suffered } ellen; az ellenfél ({ $loser }) megfut{ $away ->
        [yes] , ide: { $refuge }.
       *[no] .
    }
   *[beaten] { $winner } győz { IN($place) }, { $inflicted } veszteség { $suffered } ellen; az ellenfél ({ $loser }) visszavonul{ $away ->
        [yes] , ide: { $refuge }.
       *[no] .
    }
}
web-nw-balance = { $row ->
    [came] erő a csata előtt
    [dice] kockák
    [hits] hatosok · ötösök
    [lost] veszteség
   *[left] maradt
}
web-nw-balance-routed = { $what }; futás közben: { $count }
web-nw-balance-in = { $what } ({ $place })
web-nw-follows = Ami ebből következik
web-nw-follows-flag = Egy zászló { IN($place) } { $cp } PP-be kerül{ $key ->
    [yes] , és kulcsot ér
   *[no] {""}
}.
web-nw-follows-free-flag = A hatosokért { $nation } ingyen tűz ki zászlót { IN($place) }.
web-nw-follows-march = { $on ->
    [yes] { $gone ->
        [yes] Az ellenség megsemmisült: sereged továbbmehet.
       *[no] Sereged továbbmehet.
    }
   *[no] Az ellenség nem semmisült meg: a menet itt véget ér.
}
web-nw-follows-together = A legyőzöttek most { $nation } csapatai mellett állnak { IN($place) }, együtt { $count } EP.
web-nw-ahead-dice = { $isActive ->
    [yes] { $active } kockával dobsz, az ellenfél { $other } kockával.
   *[no] { $other } kockával dobsz, az ellenfél { $active } kockával.
}
web-nw-no-battle-card = { $nation }: most nincs ide illő csatakártya.
web-nw-goes-on = A csata magától folytatódik.
web-nw-battle-on = Tovább a csatával
web-nw-end-pill = elesett: { $lost }
