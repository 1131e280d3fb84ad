# A napóleoni háborúk a böngészőben: kérdések a válaszlapokról és állandó parancsok.

## A kérdés

web-nw-response-caps = { $sealed ->
    [yes] Titkos válaszok
   *[no] Kérdés egy válaszról
}
web-nw-response-title = { $kind ->
    [card] { $nation } kijátssza: „{ $card }”. Érvényteleníted?
    [consul] Konzul mozdult: { $nation }. Válaszolsz?
    [move] { $nation } belép { TO($place) }. Válaszolsz?
    [roll] { $nation } dobni készül { IN($place) }. Válaszolsz?
    [intercept] { $nation } belép { TO($place) }. Elfogod dobás nélkül?
    [evade] Csata fenyeget { IN($place) }. Visszavonulsz?
    [battle] { $nation } harcolni készül { IN($place) }. Válaszolsz?
    [retreat] { $nation } visszavonul { TO($place) }. Válaszolsz?
    [aftermath] Vége a csatának { IN($place) }. Válaszolsz?
    [fleet] { $nation } flottája { TO($place) } ért. Válaszolsz?
    [convoy] { $nation } konvoja { TO($place) } ért. Válaszolsz?
   *[impulse] { $nation } elkezdi az impulzusát. Válaszolsz?
}
web-nw-response-may = Kijátszható: { $cards }; vagy passzolhatsz.
web-nw-response-who = Ki
web-nw-response-where = Hol
web-nw-response-with = Csapat
web-nw-response-from = { IN($place) }, { FROM($origin) } érkezve
web-nw-response-answer = A válaszod
web-nw-response-lays = Nyíltan kijátszva: { $nation }
web-nw-response-price = { $cp } PP-t adsz érte.
web-nw-response-target = Célpont
web-nw-response-pass = Passz
web-nw-response-pass-about = { $count ->
    [one] a kártya nálad marad
   *[other] a lapjaid nálad maradnak
}
web-nw-response-not = { $reason ->
    [target] itt nincs célpontja
   *[window] csak ekkor játszható: { $when }
}
web-nw-response-play = Kijátszod: { $card }
web-nw-response-map = A térkép megnézése
web-nw-response-why = Miért kapok kérdést?
web-nw-response-why-about = { $count ->
    [0] Mindenki kérdést kap, akinek van kártyája.
    [one] A kezedben van: { $cards }; parancsa: { $order }.
   *[other] A kezedben van: { $cards }; parancsaik: { $order }.
}
web-nw-response-why-table = { $responses ->
    [sealed] Az asztal titkos: mindenki egyszerre és ugyanannyi időre kap kérdést.
   *[brisk] Az asztal gyors: csak az kap kérdést, akinek van illő kártyája.
}
web-nw-response-off = Passz, és ebben a fordulóban ne kérdezz többet
web-nw-response-nothing = { $seconds ->
    [-1] Semmi sem illik: várakozás
   *[other] Semmi sem illik: várakozás, { $seconds } mp
}
web-nw-response-nothing-about = Mindenki egyszerre és ugyanannyi időre kap kérdést, így a hallgatás semmit sem árul el.
web-nw-response-clock = Közös idő: { $seconds } mp
web-nw-response-kept = Lepecsételve: { $answer }. Az idő végéig megváltoztathatod.

## Állandó parancsok

web-nw-orders = Állandó parancsok
web-nw-orders-count = Állandó parancsok, { $count }
web-nw-orders-chip = { $count } parancs
web-nw-order-mode = { $mode ->
    [ask] kérdez
    [every-impulse] minden impulzusban kérdez
    [always] mindig kérdez, ha illik
    [off] ebben a fordulóban nem
   *[play] azonnal játszik
}
web-nw-order-new = { $count ->
    [one] Új válaszlap: mit tegyen, amíg mások lépnek?
   *[other] Új válaszlapok: mit tegyenek, amíg mások lépnek?
}
web-nw-order-new-keep = Kérdezz meg
web-nw-passes-idle = Passzoljon helyettem, ha egy lapom sem illik ide
web-nw-passes-idle-about = { $passes ->
    [true] Csak akkor kérdezünk, ha tehetsz valamit. A többiek látják, hogy kérdeztünk.
   *[false] Minden ilyen lépésnél megkérdezünk, így senki sem tudja meg, mi van a kezedben. A többiek várnak rád.
}
web-nw-order-caps = Válaszlap
web-nw-order-title = Mit tegyen, amíg mások lépnek?
web-nw-order-about = Bármelyik impulzusban kijátszható. Adj neki egyszer parancsot, és senki sem vár rád. Bármikor megváltoztathatod.
web-nw-order-for = Parancs ehhez: { $card }
web-nw-order-ask = Kérdezz meg
web-nw-order-ask-about = Csak akkor kapok kérdést, ha illik; a többiek várnak
web-nw-order-play = Játszd ki, ha …
web-nw-order-play-about = azonnal, kérdés nélkül
web-nw-order-off = Ebben a fordulóban ne
web-nw-order-off-about = nincs kérdés a köztes fázisig; elkölthető: { $cp } PP
web-nw-order-give = Parancs kiadása
web-nw-order-keep = Marad: kérdezz meg
web-nw-order-back = Vissza
web-nw-order-gap = { $gap ->
    [ask] mikor
    [when] melyik pillanatban
    [against] ki cselekszik
    [measure] erő
    [at] hol
    [own] kinek a területén
    [on] célpont
    [to] visszavonulás ide
   *[other] különben
}
web-nw-order-open = { $gap ->
    [ask] amikor illik
    [when] bármelyik
    [against] { $who }
    [measure] bármekkora
    [at] bárhol
    [own] bármelyik seregem
    [on] aki cselekszik
    [to] ahová lehet
   *[other] sehogy
}
web-nw-order-ask-when = { $ask ->
    [every-impulse] minden impulzusban
   *[always] mindig, ha játszható
}
web-nw-order-somebody = { $who ->
    [enemy] egy ellenség
    [stranger] bárki a szövetségeseken kívül
   *[any] bárki
}
web-nw-order-least = { $what ->
    [twice] legalább kétszer annyi kocka
    [ships] legalább { $count } hajóraj
    [losses] legalább { $count } veszteség
   *[units] legalább { $count } erőpont
}
web-nw-order-size = { $what ->
    [twice] {" "}legalább kétszer annyi kockával
    [ships] {" "}legalább { $count } hajórajjal
   *[units] {" "}legalább { $count } erőponttal
}
web-nw-order-into = { $kind ->
    [anyarea] bármely területre
    [anyzone] bármely tengeri zónába
    [zone] { TO($place) }
   *[area] { TO($place) }
}
web-nw-order-if = { $when ->
    [impulse] Ha { $who } impulzust kezd
    [card] Ha { $who } kijátszik { $what }
    [consul] Ha elmozdul egy konzul ({ $who })
    [move] Ha { $who }{ $size } lép { $where }
    [roll] Ha { $who } dobni készül { $spot }
    [intercept] Ha { $who }{ $size } lép { $where } a hadvezéreid közelében
    [evade] Ha { $who }{ $size } lép { $own } területére
    [battle] Ha { $who } harcolni készül
    [retreat] Ha { $who }{ $size } visszavonul { $where }
    [aftermath] Ha egy csatában { $losses } veszítettél
    [fleet] Ha egy flotta ({ $who }){ $size } ér { $where }
    [convoy] Ha egy konvoj ({ $who }){ $size } ér { $where }
    [march] Ha menetelsz
   *[any] Amint { $who } cselekszik
}
web-nw-order-what = { $card ->
    [none] egy eseményt
   *[other] egy kártyát („{ $card }”)
}
web-nw-order-losses = { $count ->
    [0] bármit
   *[other] legalább { $count } darabot
}
web-nw-order-army = bármelyik sereged
web-nw-order-your-army = az ottani sereged
web-nw-order-to = {" "}{ TO($place) }
web-nw-order-else-to = , különben { TO($place) }
web-nw-order-spot = {" "}{ IN($place) }
web-nw-order-then = { $act ->
    [withdraw] { $own } dobás nélkül visszavonul { $to }{ $else }
    [stragglers] az a sereg nem megy tovább
    [countermanded] az esemény érvénytelen
    [false_reports] a dobás sikertelen
    [roll] a dobásod 2-vel nő
    [march_to_the_guns] a sereged dobás nélkül elfog
    [field_surgeons] a veszteség fele újraszervezésbe kerül
    [target] a „{ $card }” kártya célpontja { $target }
    [target-else] a „{ $card }” kártya célpontja { $target }, különben { $other }
   *[card] ott kijátszod: „{ $card }”
}
web-nw-order-sentence = { $if }, { $then }
web-nw-order-sentence-ask = { $mode ->
    [every-impulse] Minden impulzus elején kérdést kapsz, és akkor is, amikor illik.
    [always] Mindig kérdést kapsz, ha játszható; a többiek várnak rád.
   *[ask] Kérdést kapsz, amikor illik; a többiek várnak rád.
}
web-nw-order-sentence-off = A köztes fázisig nem kapsz kérdést. A pontjait elköltheted.

## Új asztal

web-nw-option-responses-brisk-line = Csak az kap kérdést, akinek van illő kártyája.
web-nw-option-responses-brisk-gain-1 = senki más nem vár és nem kattint
web-nw-option-responses-brisk-gain-2 = az állandó parancsok azonnal válaszolnak
web-nw-option-responses-brisk-price = a szünet elárulja: valakinek van válasza
web-nw-option-responses-sealed-line = Mindenki a teljes időre kap kérdést: a hallgatás semmit sem árul el.
web-nw-option-responses-sealed-gain-1 = a késlekedés semmit sem árul el
web-nw-option-responses-sealed-gain-2 = levelezve: csak az állandó parancsok válaszolnak
web-nw-option-responses-sealed-price = élőben: 8 másodperc minden menetre, csatalépésre és kártyára
web-nw-response-effect = Hatása
