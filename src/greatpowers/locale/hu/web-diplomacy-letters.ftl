### Diplomacy a böngészőben: ajánlatok gombokkal, megértett levelek, adott szavak.

## Gombok

web-dip-propose = Ajánlat
web-dip-button = { $kind ->
    [peace] Béke
    [empty] Üres övezet
    [support] Támogatás
    [bounce] Ütközés itt
    [convoy] Konvoj
    [against] Ellene…
   *[draw] Döntetlen
}
web-dip-key = Billentyű: { $key }
web-dip-slot = { $name ->
    [at] { $kind ->
        [convoy] flotta
       *[other] ki
    }
    [other] { $kind ->
        [convoy] kit visz
       *[other] kit támogat
    }
    [goal] { $kind ->
        [bounce] hol
       *[other] hová
    }
    [mine] én innen
    [theirs] ő innen
    [place] hol
    [who] ki nem lép be
    [enemy] ellenség
   *[sharing] kik között
}
web-dip-build-nobody = egyikünk sem
web-dip-build-only-i = csak én
web-dip-build-all = mindenki, aki maradt
web-dip-build-hold = a helyén
web-dip-nothing-to-propose = Ilyesmi most nem lehetséges köztetek.
web-dip-propose-more = És még valami
web-dip-other-words = Más szavakkal
web-dip-no-proposal-now = Ajánlat nélkül
web-dip-drop-row = E sor törlése
web-dip-send-proposal = Küldés ajánlattal
web-dip-letter-wrote-itself = A levél magától íródott; írd át, ahogy tetszik, az ajánlat marad.

## Így értik a piszkozatot

web-dip-reads-as = { $reader } így fogja érteni
web-dip-draft-act = { $act ->
    [propose] Ajánlod:
    [fact] Közlöd:
    [accept] Elfogadod:
    [reject] Elutasítod:
    [later] Később válaszolsz:
    [counter] Helyette ajánlod:
    [cancel] Véget vetsz:
    [question] Kérdezed:
    [warn] Figyelmeztetsz:
    [thank] Megköszönöd.
    [accuse] Szószegést rósz fel.
    [excuse] Bocsánatot kérsz.
   *[other] Írod:
}
web-dip-draft-plans = mit fogsz tenni legközelebb?
web-dip-which = melyik?
web-dip-choose-one = válassz
web-dip-understood = érthető
web-dip-plain-words = „{ $text }” puszta szóként megy
web-dip-no-proposal = nem ajánlat
web-dip-only-talk = Csevegés: puszta szóként megy.
web-dip-not-understood = Nem érthető: { $words }
web-dip-nothing-fits = Érthető, de most semmi sem illik rá.
web-dip-as-words = puszta szóként megy

## Ajánlatok a levelekben

web-dip-act = { $mine ->
    [yes] { $act ->
        [propose] Ajánlod
        [fact] Közlöd
        [accept] Elfogadtad
        [reject] Elutasítottad
        [later] Később válaszolsz
        [counter] Helyette ajánlod
        [cancel] Véget vetsz
        [question] Kérdezed
        [warn] Figyelmeztetsz
       *[other] Erről van szó
    }
   *[no] { $act ->
        [propose] { $who } ajánlja
        [fact] { $who } közli
        [accept] { $who } elfogadja
        [reject] { $who } elutasítja
        [later] { $who } később válaszol
        [counter] { $who } helyette ajánlja
        [cancel] { $who } véget vet
        [question] { $who } kérdezi
        [warn] { $who } figyelmeztet
       *[other] Erről van szó
    }
}
web-dip-standing = { $standing ->
    [open] nyitott
    [agreed] megegyeztetek
    [refused] elutasítva
    [later] válasz később
    [withdrawn] visszavonva
   *[stale] lejárt
}
web-dip-accept = Elfogadom
web-dip-accept-all = Mindet elfogadom
web-dip-accept-some = Részben
web-dip-accept-row = E sor elfogadása
web-dip-accept-these = Ezeket elfogadom
web-dip-keep-all = Vissza
web-dip-counter = Ellenajánlat
web-dip-answer-later = Később
web-dip-decline = Elutasítom

## Adott szavak

web-dip-beside = A térképen és szóban
web-dip-words-between = Szavak köztetek
web-dip-word = { $state ->
    [open] Érvényes
    [keeping] Eddig betartva
    [kept] Betartva
    [broken] Megszegve
    [void] Tárgytalan
    [ended] Véget ért
   *[past] Elmúlt
}
web-dip-word-judged = { $outcome ->
    [broken] megszegve
   *[kept] betartva
}
web-dip-word-by = { $who }, { $turn }
web-dip-no-words = { $mine ->
    [yes] Még nincs ígéret köztetek.
   *[no] A leveleket a játékosok olvassák.
}

## Amiben megegyeznek

web-dip-deal-peace = Béke: { $seats }
web-dip-deal-alliance = Szövetség: { $seats }; ellenség: { $against }
web-dip-deal-to = { TO($place) }
web-dip-deal-empty = { $who ->
    [alone] { $seats } nem lép { $places }
   *[other] Egyik sem lép { $places }: { $seats }
}
web-dip-deal-draw = Döntetlen: { $seats }
web-dip-deal-solo = Egyedül győz: { $seats }
web-dip-deal-not = Nem történik: { $what }
web-dip-deal-end = Többé nem érvényes: { $what }
web-dip-deal-bounce = Szándékos ütközés { IN($place) }

## Maguktól íródó levelek

web-dip-say-peace = { $way ->
    [0] Maradjon béke köztünk.
    [1] Szívesebben élnék veled békében, mint egy háborúban, amely egyikünknek sem kell. Jó így?
   *[2] Béke köztünk: én nem bántalak, te sem bántasz engem.
}
web-dip-say-empty = { $who ->
    [mine] Nem lépek { $places }.
    [theirs] Kérlek, ne lépj { $places }.
   *[both] { $way ->
        [0] Egyikünk se lépjen { $places }.
        [1] Senki sem lép { $places }, se te, se én. Jó?
       *[2] Ha te nem, én sem: senki sem lép { $places }.
    }
}
web-dip-say-support = { $who ->
    [mine] Támogathatlak { FROM($at) }, ha { FROM($other) } { TO($place) } lépsz.
   *[theirs] { $way ->
        [0] Kérlek, támogasd { FROM($at) } a lépésemet { FROM($other) } { TO($place) }.
        [1] A te támogatásoddal { FROM($at) } átjutok { FROM($other) } { TO($place) }. Segítesz?
       *[2] { FROM($other) } { TO($place) } megyek, ha { FROM($at) } támogatsz.
    }
}
web-dip-say-support-hold = { $who ->
    [mine] Támogathatom { FROM($at) } az egységedet { IN($other) }.
   *[theirs] { $way ->
        [0] Kérlek, támogasd { FROM($at) } az egységemet { IN($other) }.
        [1] { IN($other) } egyedül nem tudok kitartani. Támogatsz { FROM($at) }?
       *[2] Fedezd { FROM($at) } az egységemet { IN($other) }.
    }
}
web-dip-say-convoy = { $who ->
    [mine] Átvihetem a hadseregedet { FROM($other) } { TO($place) }.
   *[theirs] { $way ->
        [0] Kérlek, vidd át a hadseregemet { FROM($other) } { TO($place) }.
        [1] Átvinné a flottád { IN($at) } a hadseregemet { FROM($other) } { TO($place) }?
       *[2] Szükségem van a flottádra { IN($at) }: a hadseregem { FROM($other) } { TO($place) } megy.
    }
}
web-dip-say-bounce = { $way ->
    [0] Ütközzünk szándékosan { IN($place) }, hogy senkié se legyen.
    [1] Lépjünk mindketten { TO($place) }, és pattanjunk le?
   *[2] Ha mindketten { TO($place) } lépünk, üres marad.
}
web-dip-say-against = { $way ->
    [0] Fogjunk össze? A közös ellenség: { $enemy }.
    [1] { $enemy } mindkettőnkre veszélyes. Együtt tehetünk ellene.
   *[2] Te meg én együtt, és az ellenség { $enemy }. Mit szólsz?
}
web-dip-say-draw = { $way ->
    [0] Döntetlent javaslok: { $seats }.
    [1] Osztozzunk? { $seats }.
   *[2] Ezt egyedül senki sem nyeri meg. Döntetlen: { $seats }.
}
web-dip-say-order = Legyen így: { $what }.
web-dip-say-answer = { $act ->
    [accept] Rendben, megegyeztünk.
    [reject] Nem, ezt nem tehetem.
    [later] Később válaszolok.
   *[some] Erre igen, a többire nem.
}
