### What became of the units, and the end of the year. Places, powers and lists of helpers come in as ready names.

web-dip-odds = { $strength ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $strength }
} against { $against ->
    [0] nobody
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $against }
}
web-dip-odds-short = { $strength } against { $against }
web-dip-fates = { $count ->
    [one] What became of your unit
   *[other] What became of your { $count } units
}
web-dip-fates-watching = What became of the orders
web-dip-fates-of = Your units, { $count }
web-dip-fates-count = { $tag ->
    [driven-out] { $count } driven out
    [destroyed] { $count } destroyed
    [cut] { $count ->
        [one] { $count } support cut
       *[other] { $count } supports cut
    }
    [bounced] { $count } thrown back
    [void] { $count } not carried out
   *[done] { $count } as ordered
}
web-dip-fates-told = { $turn }: { $counts }.
web-dip-tag = { $tag ->
    [driven-out] driven out
    [destroyed] destroyed
    [cut] support cut
    [bounced] thrown back
    [void] not carried out
    [took] took { $place }
    [moved] moved to { $place }
    [helped] helped
    [carried] carried
   *[stood] stood
}
web-dip-helper = { $power } { IN($place) }
web-dip-helper-own = { $place }
web-dip-fate-own = { $kind ->
    [A] { $mine ->
        [yes] your army
       *[no] the army
    }
   *[F] { $mine ->
        [yes] your fleet
       *[no] the fleet
    }
}
web-dip-fate-helped-by = { $count ->
    [0] {""}
   *[other] , helped by { $helpers }
}
web-dip-fate-driven-out = { $power } drove { web-dip-fate-own } out { OF($place) } { FROM($from) }{ web-dip-fate-helped-by }: { web-dip-odds }.
web-dip-fate-met = It marched against { $power }, who came the other way { FROM($from) }{ web-dip-fate-helped-by }: { web-dip-odds }.
web-dip-fate-destroyed = { $power } drove { web-dip-fate-own } out { OF($place) } { FROM($from) }{ web-dip-fate-helped-by }: { web-dip-odds }. It had no way out and is destroyed.
web-dip-fate-where-to = Where shall it go?
web-dip-fate-cut = { $power } attacked { FROM($from) } and cut the support { FROM($place) }.
web-dip-fate-saved = { $how ->
    [stands] With it: { web-dip-odds }, and { $unit } stands.
   *[through] With it: { web-dip-odds }, and { $unit } gets through.
}
web-dip-fate-short = { $missing ->
    [one] One more support would have saved it.
   *[other] { $missing } more supports would have saved it.
}
web-dip-fate-bounced = { $how ->
    [standoff] { $power } wanted to go there as well { FROM($from) }: { web-dip-odds }.
    [met] { $power } came the other way { FROM($from) }: { web-dip-odds }.
    [own] Your own unit stood { IN($place) }.
    [outmatched] { $power } was stronger, coming { FROM($from) }: { web-dip-odds }.
   *[held] { $power } held its ground { IN($place) }: { web-dip-odds }.
}
web-dip-fate-took = { $count ->
    [0] { $power } was driven out: { web-dip-odds }.
   *[other] { $power } was driven out with the help of { $helpers }: { web-dip-odds }.
}
web-dip-fate-moved = { $count ->
    [0] Nobody stood in the way.
   *[other] Helped by { $helpers }.
}
web-dip-fate-helped = { $goal ->
    [none] It helped { $other } to hold.
   *[other] It helped { $other } { TO($place) }.
}
web-dip-fate-carried = It carried the army { FROM($from) } { TO($place) }.
web-dip-fate-stood = { $count ->
    [0] Nobody came.
   *[other] { $power } attacked { FROM($from) } and was thrown back: { web-dip-odds }.
}
web-dip-winter = { $due ->
    [0] no build this winter
    [one] { $due } build this winter
   *[other] { $due } builds this winter
}
web-dip-winter-remove = { $count ->
    [one] { $count } removal this winter
   *[other] { $count } removals this winter
}
web-dip-retreat-price = { $place }: { $price }.
web-dip-disband-instead = Disband
web-dip-seal-retreat = Seal: retreat { TO($place) }
web-dip-seal-disband = Seal: disband
web-dip-seal-retreats = Seal the retreats

web-dip-others = The others · { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
web-dip-into = in{ TO($place) }
web-dip-towards = { TO($place) }
web-dip-out-of = { OF($place) }
web-dip-at = { IN($place) }
web-dip-other = { $what ->
    [took] breaks { $places }
    [driven-out] is driven out { $places }
    [destroyed] loses its unit { $places }
    [bounced] does not get { $places }
    [moved] moves { $places }
   *[stood] stands
}
web-dip-other-orders = Show the orders: { $power }
web-dip-all-orders = All orders
web-dip-my-fates = My units
web-dip-result = Result
web-dip-to-year = To the end of the year

## The year

web-dip-year = The year { $year }
web-dip-year-log = Year { $year }
web-dip-year-have = { $centres ->
    [one] { $centres } centre
   *[other] { $centres } centres
}, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
web-dip-year-change = { $before } to { $after }
web-dip-year-change-said = { $before } centres before, { $after } now
web-dip-year-you = you
web-dip-year-deed = { $deed ->
    [retreated] { $kind ->
        [A] army
       *[F] fleet
    } retreated { FROM($place) } { TO($to) }
    [lost] { $kind ->
        [A] army
       *[F] fleet
    } { IN($place) } lost
    [built] built { $kind ->
        [A] an army
       *[F] a fleet
    } { IN($place) }
    [removed] removed its { $kind ->
        [A] army
       *[F] fleet
    } { IN($place) }
   *[disbanded] { $kind ->
        [A] army
       *[F] fleet
    } { IN($place) } disbanded
}
web-dip-year-waived = { $count ->
    [one] waived { $count } build
   *[other] waived { $count } builds
}
web-dip-year-out = is out of the game
web-dip-year-quiet = no change, nothing built
web-dip-year-about = Point at a line to see it on the map. This page opens again from the log and with the key Y.
web-dip-year-on = To { $turn }
web-dip-year-all-in = Everybody has built

## Winter

web-dip-balance = { $due ->
    [0] { web-dip-year-have }: no home centre is free to build in.
    [one] { web-dip-year-have }: you may build one.
   *[other] { web-dip-year-have }: you may build { $due }.
}
web-dip-balance-remove = { $count ->
    [one] { web-dip-year-have }: remove one.
   *[other] { web-dip-year-have }: remove { $count }.
}
web-dip-closed = { $why ->
    [lost] { $place }: lost to { $power }
    [own-unit] { $place }: your unit stands there
   *[foreign-unit] { $place }: a unit of { $power } stands there
}

## Warnings

web-dip-open-centre = { $place } lies open: { $power } can walk in { FROM($from) }.
web-dip-time-short = Time is running out: seal now.
web-dip-warnings = Think of this before you seal
web-dip-more-below = { $count } more below
