### The Paths of Glory table in the browser. Spaces, units, cards, nations and sides come in as ready names.

web-game-paths-of-glory = Paths of Glory
web-about-paths-of-glory = A nagy háború két játékosnak, kártyákkal: hadművelet, erősítés vagy esemény, de sosem minden egyszerre.
web-length-paths-of-glory = 2–8 óra

web-pog-board = { $board ->
    [europe] Európa
   *[near_east] Közel-Kelet
}
web-pog-board-how = térkép; a nyilak az összeköttetések mentén visznek, az Enter választ
web-pog-boards = Térképek
web-pog-door = A másik térképre: { $to }
web-pog-overlays = Rétegek
web-pog-overlay = { $overlay ->
    [supply] Ellátás
    [control] Ellenőrzés
    [victory] Győzelem
   *[forts] Erődök
}
web-pog-reserves = Tartalék
web-pog-zoom = Nagyítás
web-pog-zoom-in = Közelebb
web-pog-zoom-out = Távolabb
web-pog-zoom-all = Az egész térkép
web-pog-percent = { $percent }%
web-pog-out-of-supply = ellátás nélkül
web-pog-oos = nincs
web-pog-turn = Forduló
web-pog-phase = Fázis
web-pog-round-of = { $phase } · { $round }. kör ({ $rounds } közül)
web-pog-turn-round = { $turn } · kör: { $round }/{ $rounds }
web-pog-vp-short = GYP
web-pog-you = te
web-pog-seat = { $side } · { $name }
web-pog-status-of = { $label } { $side } { $number }
web-pog-tab = { $tab ->
    [map] Térkép
    [question] Kérdés
    [hand] Kéz
    [log] Napló
   *[table] Asztal
}
web-pog-sheet = A lap fel- vagy lehúzása
web-pog-card-status = Háború
web-pog-card-combat = Harci
web-pog-card-removed = Kikerül
web-pog-card-hidden = Rejtett kártya: { $side }
web-pog-card-of = { $number }. kártya, összesen { $count } · lapozz
web-pog-use = { $use ->
    [ops] Hadműveletek
    [sr] Átcsoportosítás
    [rp] Utánpótlás
   *[event] Esemény
}
web-pog-use-how = { $card }: hogyan?
web-pog-use-about = Felhasználási módok: { $count }. A térkép a megjelölt lehetőségeit mutatja.
web-pog-attackers = Támadók · { $strength }
web-pog-defenders = Védő · { $strength }
web-pog-you-fire = A te tüzed
web-pog-they-fire = Az ő tüzük
web-pog-flank = Átkarolás
web-pog-combat-cards = Harci kártyák
web-pog-odds = Esélyek
web-pog-die = kocka: { $die }
web-pog-column = oszlop
web-pog-before = Előtte
web-pog-after = Utána: válassz
web-pog-strength = erő: { $strength }
web-pog-box = { $box ->
    [reserve] { $side ->
        [ap] A szövetségesek tartaléka
       *[cp] A központi hatalmak tartaléka
    }
    [eliminated] { $side ->
        [ap] A szövetségesek veszteségei
       *[cp] A központi hatalmak veszteségei
    }
   *[removed] { $side ->
        [ap] Szövetségesek: játékon kívül
       *[cp] Központi hatalmak: játékon kívül
    }
}
web-pog-box-empty = Senki
web-pog-times = ×{ $count }
web-pog-events = Érvényes események
web-pog-key = Jelmagyarázat
web-pog-supply-all = Minden egység ellátott.
web-pog-supply-remedies = Mi állítaná helyre
web-pog-supply-line = Ellátási vonal: { $side }
web-pog-supply-cut = Itt megszakadt
web-pog-supply-source = Ellátási forrás
web-pog-victory-space = győzelmi mező
web-pog-neutral = semleges
web-pog-state = { $state ->
    [can] választható
    [selected] kiválasztva
    [target] érvényes célpont
    [attacked] támadás alatt
    [blocked] nem lehet
   *[acted] már cselekedett
}

## Játék

web-pog-answer = Válasz
web-pog-answer-how = írd be egy részét vagy az egészet
web-pog-more-rows = Még { $count }; írj be egy részletet.
web-pog-none-fits = Nincs ilyen válasz. Az Enter megmondja, miért nem.
web-pog-not-here = Itt most semmit sem lehet tenni.
web-pog-not-together = Ezek az egységek ezt együtt nem tehetik meg.
web-pog-pick-attackers = Kapcsold be és ki az egységeket itt vagy a térképen.
web-pog-attack-on = Támadás: { $space }
web-pog-fort-alone = az erőd egyedül
web-pog-shot = erő { $factors }, eltolás { $shift }, kocka { $drm }
web-pog-odds-win = támadó győz
web-pog-odds-tie = egyenlő
web-pog-odds-lose = védő győz
web-pog-odds-flank = Sikerül a bekerítés
web-pog-odds-retreat = A védőnek vissza kell vonulnia
web-pog-odds-losses = Várható veszteség: támadó { $attacker }, védő { $defender }
web-pog-take = Veszteség: { $number }
web-pog-take-about = { $space }: { $units }
web-pog-units-left = { $count ->
    [one] Egy egység marad
   *[other] { $count } egység marad
}
web-pog-points = Pont: { $points }
web-pog-points-left = Maradt pont: { $points }
web-pog-use-it = { $use ->
    [ops] Hadművelet, { $points } pont
    [sr] Átcsoportosítás, { $points } pont
    [rp] Az utánpótlás felvétele
   *[event] Az esemény kijátszása
}
web-pog-how-action = Válassz egy kártyát a kezedből: megmutatja, mire használható.
web-pog-how-activation = Kattints egy mezőre: az egységei mozogni vagy támadni fognak. A szám az ára.
web-pog-how-movers = Kattints egy csoportra, kapcsold be az egységeit, aztán mozgasd vagy ásasd be őket.
web-pog-past = Visszatekintés
web-pog-past-about = A térkép, ahogyan akkor állt. Itt nem lehet dönteni.
web-pog-over = A háborúnak vége
web-pog-waiting = Következik: { $side }
web-pog-waiting-about = Addig is tanulmányozhatod a térképet.
web-pog-nobody = Senki sem következik
web-pog-waste-ops = { $points } hadműveleti pont elveszne.
web-pog-waste-sr = { $points } átcsoportosítási pont elveszne.
web-pog-again = Ha mégis így akarod, tedd meg újra.
web-pog-end-anyway = Befejezés mégis
web-pog-act = { $verb ->
    [move] Mozgatás ({ $count })
    [entrench] Beásás ({ $count })
   *[with] Támadás ({ $count })
}
web-pog-confirm = { $kind ->
    [losses] Ezek a veszteségek
    [stand] Legyen így
    [flank] Támadás így
    [combat-card] Ezt a kártyát
   *[other] Így legyen
}
web-pog-done = { $kind ->
    [activation] Nincs több aktiválás
    [movers] Mozgás vége
    [target] Nincs több támadás
    [combat-card] Nincs kártya
    [advance] Nincs több előretörés
    [redeployment] Átcsoportosítás vége
    [replacement] Utánpótlás vége
    [discard] Nem dob el többet
   *[other] Nincs több
}
web-pog-back = Vissza
web-pog-undo = Visszavonás
web-pog-panels = Panelek
web-pog-your-move = Te következel
web-pog-to-move = következik
web-pog-replay = A játék visszanézése
web-pog-replay-end = Vissza a jelenbe
web-pog-give-up = Feladás
web-pog-give-up-about = A másik oldal azonnal győz. Nem vonható vissza.
web-pog-supply-about = A vonalak egy oldal forrásaitól az általa tartott földön futnak; a vastagabb több egységet lát el. A tengeri utak nincsenek berajzolva.
web-pog-starving = nincs ellátva: a kimerülési fázisban elvész, ha nem áll helyre az ellátása
web-pog-no-map = A térképet nem sikerült letölteni.
web-pog-seat-state = { $seat }: { $player }{ $presence ->
    [away] , távol
   *[here] {""}
}{ $state ->
    [writing] , következik
   *[other] {""}
}
