### What the scenarios of Paths of Glory differ in, for whoever sets up a table.

web-pog-differs = { $row ->
    [length] Hossz
    [victory] Ki győz
    [cards] Kártyák
    [peace] Béke
   *[special] Ami különleges
}
web-pog-differs-editions = Miben térnek el a kiadások

web-pog-differs-introductory-length = Három forduló, 1914 augusztusától őszig; körülbelül két óra.
web-pog-differs-introductory-victory = A Központi hatalmak 14 vagy több, a Szövetségesek 10 vagy kevesebb győzelmi ponttal; 11–13 döntetlen. A forduló végén 20 vagy több, illetve 0 vagy kevesebb: automatikus győzelem.
web-pog-differs-introductory-cards = Csak mozgósítási kártyák; az elkötelezettség nem nő, így Törökország és Olaszország kimarad.
web-pog-differs-introductory-peace = Nem ajánlható.
web-pog-differs-introductory-special = A csillagos események eggyel többet mozgatnak a győzelmi ponton. Első játéknak jó.

web-pog-differs-limited-length = Tíz forduló, 1916 nyaráig, vagy amíg egy oldal Totális háborúba nem lép; egy este.
web-pog-differs-limited-victory = A Központi hatalmak 17 vagy több, a Szövetségesek 12 vagy kevesebb győzelmi ponttal; 13–16 döntetlen. A forduló végén 20 vagy több, illetve 0 vagy kevesebb: automatikus győzelem.
web-pog-differs-limited-cards = Mozgósítási és korlátozott háborús kártyák.
web-pog-differs-limited-peace = Ajánlható, ha a beállítás engedi.
web-pog-differs-limited-special = A háború növekszik, de az utolsó pakli sosem jön.

web-pog-differs-campaign-length = Húsz forduló, az egész háború; nyolc óra és több.
web-pog-differs-campaign-victory = A Központi hatalmak 13 vagy több, Brest-Litovsk után 11 győzelmi ponttal; a Szövetségesek 9 vagy kevesebbel; közte döntetlen. A forduló végén 20 vagy több, illetve 0 vagy kevesebb: automatikus győzelem.
web-pog-differs-campaign-cards = Mindkét oldal mindhárom paklija.
web-pog-differs-campaign-peace = Ajánlható, ha a beállítás engedi; 40-es kombinált háborús állapotnál tűzszünet zárja a háborút.
web-pog-differs-campaign-special = Az első hónapokat csak az általános szabályok korlátozzák.

web-pog-differs-historical-length = Húsz forduló, az egész háború; nyolc óra és több.
web-pog-differs-historical-victory = Mint a hadjáratban, más VP mezőkkel; a döntetlent a Szövetségesek nyerik.
web-pog-differs-historical-cards = Mindhárom pakli, nyolckártyás kéz; hat csíkos esemény műveletet is ad.
web-pog-differs-historical-peace = Nincs.
web-pog-differs-historical-special = A háborút az Augusztusi fegyverek nyitja. Az 1. fordulóban nincs Beásás, Olaszország zárva más seregek előtt a Szövetségesek Totális háborújáig, a második árokásás könnyebb.

web-pog-differs-historical-2010-length = Húsz forduló, az egész háború; nyolc óra és több.
web-pog-differs-historical-2010-victory = Mint a hadjáratban, más VP mezőkkel; döntetlen lehetséges.
web-pog-differs-historical-2010-cards = Mindhárom pakli, nyolckártyás kéz; hat csíkos esemény műveletet is ad.
web-pog-differs-historical-2010-peace = Ajánlható, ha a beállítás engedi.
web-pog-differs-historical-2010-special = A háborút az Augusztusi fegyverek nyitja. Az 1. fordulóban nincs Beásás, Olaszország zárva más seregek előtt mindkét oldal Totális háborújáig.
