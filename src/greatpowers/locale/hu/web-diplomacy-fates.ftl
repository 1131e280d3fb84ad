### Mi lett az egységekkel, és az év mérlege. A nevek és a felsorolások készen érkeznek.

web-dip-odds = { $strength ->
    [1] egy
    [2] kettő
    [3] három
    [4] négy
    [5] öt
   *[other] { $strength }
} { $against ->
    [0] senki
    [1] egy
    [2] kettő
    [3] három
    [4] négy
    [5] öt
   *[other] { $against }
} ellen
web-dip-odds-short = { $strength } : { $against }
web-dip-fates = { $count ->
    [one] Mi lett { $count } egységeddel
   *[other] Mi lett { $count } egységeddel
}
web-dip-fates-watching = Mi lett a parancsokkal
web-dip-fates-of = Egységeid, { $count }
web-dip-fates-count = { $tag ->
    [driven-out] { $count } kiszorítva
    [destroyed] { $count } megsemmisült
    [cut] { $count } megszakított támogatás
    [bounced] { $count } visszaverve
    [void] { $count } nem teljesült
   *[done] { $count } parancs szerint
}
web-dip-fates-told = { $turn }: { $counts }.
web-dip-tag = { $tag ->
    [driven-out] kiszorítva
    [destroyed] megsemmisült
    [cut] támogatás megszakítva
    [bounced] visszaverve
    [void] nem teljesült
    [took] elfoglalva: { $place }
    [moved] most { IN($place) }
    [helped] segített
    [carried] szállított
   *[stood] helyén maradt
}
web-dip-helper = { $power } { FROM($place) }
web-dip-helper-own = { FROM($place) }
web-dip-fate-own = { $kind ->
    [A] { $mine ->
        [yes] hadseregedet
       *[no] a hadsereget
    }
   *[F] { $mine ->
        [yes] flottádat
       *[no] a flottát
    }
}
web-dip-fate-helped-by = { $count ->
    [0] {""}
   *[other] , segített { $helpers }
}
web-dip-fate-driven-out = { $power } { FROM($from) } kiszorította { web-dip-fate-own } { FROM($place) }{ web-dip-fate-helped-by }: { web-dip-odds }.
web-dip-fate-met = Szemből { $power } jött { FROM($from) }{ web-dip-fate-helped-by }: { web-dip-odds }.
web-dip-fate-destroyed = { $power } { FROM($from) } kiszorította { web-dip-fate-own } { FROM($place) }{ web-dip-fate-helped-by }: { web-dip-odds }. Nem volt hova visszavonulnia, megsemmisült.
web-dip-fate-where-to = Hova vonuljon vissza?
web-dip-fate-cut = { $power } { FROM($from) } támadott, és megszakította a támogatást { FROM($place) }.
web-dip-fate-saved = { $how ->
    [stands] Vele { web-dip-odds } lett volna: { $unit } kitart.
   *[through] Vele { web-dip-odds } lett volna: { $unit } célba ér.
}
web-dip-fate-short = { $missing ->
    [one] Még { $missing } támogatás megmentette volna.
   *[other] Még { $missing } támogatás megmentette volna.
}
web-dip-fate-bounced = { $how ->
    [standoff] Ugyanoda tartott { $power } is { FROM($from) }: { web-dip-odds }.
    [met] Szemből { $power } jött { FROM($from) }: { web-dip-odds }.
    [own] Saját egységed állt { IN($place) }.
    [outmatched] { $power } erősebb volt { FROM($from) }: { web-dip-odds }.
   *[held] { $power } kitartott { IN($place) }: { web-dip-odds }.
}
web-dip-fate-took = { $count ->
    [0] { $power } kiszorult: { web-dip-odds }.
   *[other] { $power } kiszorult, segített { $helpers }: { web-dip-odds }.
}
web-dip-fate-moved = { $count ->
    [0] Senki sem állt az útjába.
   *[other] Segített: { $helpers }.
}
web-dip-fate-helped = { $goal ->
    [none] Tartásban segítette: { $other }.
   *[other] Mozgásban segítette { TO($place) }: { $other }.
}
web-dip-fate-carried = A hadsereget { FROM($from) } { TO($place) } szállította.
web-dip-fate-stood = { $count ->
    [0] Senki sem jött.
   *[other] { $power } támadott { FROM($from) }, de visszaverték: { web-dip-odds }.
}
web-dip-winter = { $due ->
    [0] télen nincs építés
    [one] télen { $due } építés
   *[other] télen { $due } építés
}
web-dip-winter-remove = { $count ->
    [one] télen { $count } egység levétele
   *[other] télen { $count } egység levétele
}
web-dip-retreat-price = { $place }: { $price }.
web-dip-disband-instead = Feloszlatás
web-dip-seal-retreat = Pecsét: visszavonulás { TO($place) }
web-dip-seal-disband = Pecsét: feloszlatás
web-dip-seal-retreats = Visszavonulások lepecsételése

web-dip-others = A többiek · { $count ->
    [one] { $count } parancs
   *[other] { $count } parancs
}
web-dip-into = { TO($place) }
web-dip-towards = { TO($place) }
web-dip-out-of = { FROM($place) }
web-dip-at = { IN($place) }
web-dip-other = { $what ->
    [took] betör { $places }
    [driven-out] kiszorul { $places }
    [destroyed] egységet veszít { $places }
    [bounced] nem jut be { $places }
    [moved] vonul { $places }
   *[stood] helyén marad
}
web-dip-other-orders = Parancsok megmutatása: { $power }
web-dip-all-orders = Minden parancs
web-dip-my-fates = Egységeim
web-dip-result = Eredmény
web-dip-to-year = Az év mérlegéhez

## The year

web-dip-year = { $year } mérlege
web-dip-year-log = { $year } mérlege
web-dip-year-have = { $centres ->
    [one] { $centres } központ
   *[other] { $centres } központ
}, { $units ->
    [one] { $units } egység
   *[other] { $units } egység
}
web-dip-year-change = { $before } → { $after }
web-dip-year-change-said = központok előtte: { $before }, most: { $after }
web-dip-year-you = te
web-dip-year-deed = { $deed ->
    [retreated] { $kind ->
        [A] hadsereg visszavonult
       *[F] flotta visszavonult
    } { FROM($place) } { TO($to) }
    [lost] { $kind ->
        [A] hadsereg elveszett
       *[F] flotta elveszett
    } { IN($place) }
    [built] { $kind ->
        [A] hadsereg épült
       *[F] flotta épült
    } { IN($place) }
    [removed] { $kind ->
        [A] hadsereg levéve
       *[F] flotta levéve
    } { IN($place) }
   *[disbanded] { $kind ->
        [A] hadsereg feloszlatva
       *[F] flotta feloszlatva
    } { IN($place) }
}
web-dip-year-waived = { $count ->
    [one] lemond { $count } építésről
   *[other] lemond { $count } építésről
}
web-dip-year-out = kiesett
web-dip-year-quiet = nincs változás, nem épült semmi
web-dip-year-about = Mutass egy sorra, és meglátod a térképen. Ez az oldal a naplóból és az Y billentyűvel újra megnyílik.
web-dip-year-on = Tovább: { $turn }
web-dip-year-all-in = Mindenki épített

## Winter

web-dip-balance = { $due ->
    [0] { web-dip-year-have }: nincs szabad hazai központ az építéshez.
    [one] { web-dip-year-have }: egyet építhetsz.
   *[other] { web-dip-year-have }: építhetsz, legfeljebb { $due }.
}
web-dip-balance-remove = { $count ->
    [one] { web-dip-year-have }: egyet le kell venned.
   *[other] { web-dip-year-have }: le kell venned: { $count }.
}
web-dip-closed = { $why ->
    [lost] { $place }: már nem a tiéd, birtokosa { $power }
    [own-unit] { $place }: a te egységed áll ott
   *[foreign-unit] { $place }: ott áll { $power }
}

## Warnings

web-dip-open-centre = Védtelen: { $place }. Bevonulhat { $power } { FROM($from) }.
web-dip-time-short = Fogy az idő: pecsételd le a parancsokat.
web-dip-warnings = Gondolj erre a lepecsételés előtt
web-dip-more-below = Lejjebb még { $count }
