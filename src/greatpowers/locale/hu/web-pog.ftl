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
    [control] Irányítás
    [front] Frontvonal
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
web-pog-oos = elvágva
web-pog-turn = Forduló
web-pog-phase = Fázis
web-pog-round-of = { $phase } · { $round }. kör ({ $rounds } közül)
web-pog-turn-round = { $turn } · kör: { $round }/{ $rounds }
web-pog-vp-short = GYP
web-pog-seat = { $side } · { $name }
web-pog-status-of = { $label } { $side } { $number }
web-pog-card-status = Háború
web-pog-card-combat = Harci
web-pog-card-removed = Kikerül
web-pog-card-hidden = Rejtett kártya: { $side }
web-pog-card-of = { $number }. kártya, összesen { $count } · lapozz
web-pog-use = { $use ->
    [ops] Műveletek
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
web-pog-flank = Szárnyi támadás
web-pog-combat-cards = Harci kártyák
web-pog-odds = Esélyek
web-pog-column = oszlop
web-pog-before = Előtte
web-pog-after = Utána: válassz
web-pog-strength = erő: { $strength }
web-pog-box = { $box ->
    [reserve] { $side ->
        [ap] A szövetségesek tartaléka
       *[cp] A Központi hatalmak tartaléka
    }
    [eliminated] { $side ->
        [ap] A szövetségesek veszteségei
       *[cp] A Központi hatalmak veszteségei
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
web-pog-supply-source = Ellátó központ
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

web-pog-not-together = Ezek az egységek ezt együtt nem tehetik meg.
web-pog-pick-attackers = Kapcsold be és ki az egységeket itt vagy a térképen.
web-pog-attack-on = Támadás: { $space }
web-pog-fort-alone = az erőd egyedül
web-pog-shot = erő { $factors }, eltolás { $shift }, DRM { $drm }
web-pog-odds-win = támadó győz
web-pog-odds-tie = egyenlő
web-pog-odds-lose = védő győz
web-pog-odds-flank = Sikerül a szárnyi támadás
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
web-pog-how-activation = Kattints egy jelre a térképen: a MOZGÁS kerek és zöld, a TÁMADÁS szögletes és piros. Az érme az ára.
web-pog-how-movers = Kattints egy csoportra, kapcsold be az egységeit, aztán mozgasd vagy ásasd be őket.
web-pog-waiting = Következik: { $side }
web-pog-waiting-about = Addig is tanulmányozhatod a térképet.
web-pog-nobody = Senki sem következik
web-pog-waste-ops = { $points } hadműveleti pont elveszne.
web-pog-waste-sr = { $points } átcsoportosítási pont elveszne.
web-pog-waste-rp = Elveszne az utánpótlás pont: { $points }.
web-pog-no-combat-card = Egyik kártyád sem játszható ki ebben a csatában. Az ellenfél ezt nem tudja meg.
web-pog-end-anyway = Befejezés mégis
web-pog-act = { $verb ->
    [move] Mozgatás ({ $count })
    [entrench] Árokásás ({ $count })
    [flank] Szárnyi támadás ({ $count })
   *[with] Támadás ({ $count })
}
web-pog-confirm = { $kind ->
    [losses] Ezek a veszteségek
    [stand] Legyen így
    [flank] Támadás így
    [combat-card] Ezt a kártyát
    [nomination] Dobás a kockákkal
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
web-pog-give-up = Feladás
web-pog-give-up-about = A másik oldal azonnal győz. Nem vonható vissza.
web-pog-starving = nincs ellátva: a kimerülési fázisban elvész, ha nem áll helyre az ellátása
web-pog-seat-state = { $seat }: { $player }{ $presence ->
    [away] , távol
   *[here] {""}
}{ $state ->
    [writing] , következik
   *[other] {""}
}

## Mozgás, támadás, rétegek

web-pog-op-cost = { $cost } OPS
web-pog-view = A térkép megjelenése
web-pog-close = Bezárás
web-pog-bare = Bábuk elrejtése
web-pog-bare-about = csak a terep, az irányítás és a lövészárkok
web-pog-names = Nevek a térképen
web-pog-overlay-close = A réteg bezárása
web-pog-networks = Kinek az ellátása látszik
web-pog-network = { $network ->
    [all] Mind
    [ap] Szövetségesek
    [cp] Központi hatalmak
    [tu] Törökország
    [west] Nyugati szövetségesek
    [it] Olaszország
    [br] Nagy-Britannia
    [mef] Brit hadtestek
    [ana] Arab hadsereg
    [ru] Oroszország, Románia
   *[sb] Szerbia
}
web-pog-network-about = { $network ->
    [tu] A Központi hatalmak ellátó központjaiból, és tovább Medináig.
    [west] Londonból tengeren minden használható kikötőbe, onnan szárazföldön; szaggatott összeköttetésen soha.
    [it] Mint a nyugati szövetségeseké, és az Otrantói-szoroson át Albániába.
    [br] Mint a nyugati szövetségeseké, és a britek szaggatott összeköttetésein.
    [mef] Mint a briteké; a hídfő az ő kikötőjük.
    [ana] Mint a nyugati szövetségeseké, és az arabok szaggatott összeköttetésein.
    [ru] Az orosz ellátó központokból és Belgrádból, csak szárazföldön.
    [sb] Az orosz ellátó központokból, Belgrádból és Szalonikiből, csak szárazföldön.
   *[all] Az útvonalak egy ellátó központból saját irányítású mezőkön át futnak; a vastagabb több egységet lát el.
}
web-pog-supply-sea = Tengeren, kikötőből kikötőbe
web-pog-cut-at = Elvágva itt: { $spaces }.
web-pog-remedy = Visszavenni: { $space }
web-pog-remedy-about = az ellátás idáig elér
web-pog-arrow = { $part ->
    [pins] leköt
   *[flanks] szárnyról
}
web-pog-flank-try = Megpróbálod: 6-ból { $sixths } ({ $chance })
web-pog-flank-try-about = Össztűz mező: { $space }. Kocka { $modifier ->
    [0] módosító nélkül
   *[other] +{ $modifier }
}, 4 kell (12.3.2). Ha nem sikerül, az ellenség tüzel először.
web-pog-flank-not = Nem kísérli meg
web-pog-flank-not-about = a két oldal egyszerre tüzel
web-pog-how-opening = Nyitásként a kártya ledönti Liège erődjét, és három német hadsereg azonnal támad. A húzópakliban a véletlenre vár.
web-pog-how-path = Kattints oda, ahová menjenek, vagy húzd oda őket. Az út már előtte látszik.
web-pog-how-own-way = Kattints mezőről mezőre; az utolsóra még egyszer kattintva az kimarad.
web-pog-own-way = Saját útvonal
web-pog-march = Menet: { $space }

## Licit

web-pog-bidding = Licit az oldalakra
web-pog-bidding-about = A nagyobb kocka licitál először: győzelmi pontot ajánl egy oldalért. A másik játékos elfogadja, vagy többet ajánl ugyanazért az oldalért.
web-pog-bid-sits = helye: { $side }
web-pog-bid-made = licitje { $points }, oldal: { $side }
web-pog-bid-accept = A licit elfogadása
web-pog-bid-play = Oldalam: { $side }
web-pog-bid-play-about = a másik játékosé: { $side }, és átenged ennyi pontot: { $points }
web-pog-bid-name = Nevezz meg egy oldalt és egy licitet
web-pog-bid-raise = Vagy licitálj többet
web-pog-bid-side = Oldal
web-pog-bid-less = Kevesebb
web-pog-bid-more = Több
web-pog-bid-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
web-pog-bid-cost = A te oldalad: { $side }; a végén ennyi győzelmi pont a másiké ({ $other }): { $points }.
web-pog-bid-do = Licit: { $points } – { $side }
web-pog-bid-waits = Licitál: { $name }
web-pog-bid-settled = A licit eldőlt: { $side }, { $points } pont. A te oldalad: { $mine }.
web-pog-bid-exchanged = A játékosok helyet cseréltek.

## Egyszemélyes mód

web-pog-solo-boxes = A két oldal rekeszei
web-pog-solo-how = Nevezd meg egy nyitott rekesz kártyáját. A szürke kocka dönt, engedelmeskedik-e; ha nem, a kék egy másikra mutat.
web-pog-solo-use-how = A kockák döntöttek. Használd a kártyát, amelyet kijelöltek.
web-pog-solo-hidden = lefordított kártya
web-pog-solo-empty = üres
web-pog-solo-range = eddig engedelmeskedik: { $range }
web-pog-solo-grey = szürke kocka: { $die }
web-pog-solo-blue = kék kocka: { $die }
web-pog-solo-outcome = { $outcome ->
    [refuses] A kártya nem engedelmeskedik.
    [obeys] A kártya engedelmeskedik: „{ $card }”.
    [random] Dupla, tehát véletlen esemény: „{ $card }” eseményként, ha lehet.
    [random-none] Dupla, tehát véletlen esemény; de nincs több húzható kártya.
    [drawn] A kék hatos kártyát húz a pakliból: „{ $card }”.
    [other] A kártya nem engedelmeskedik; helyette a(z) { $box } rekeszé: „{ $card }”.
   *[none] A kártya nem engedelmeskedik, és a kék kocka is rá mutat: egy művelet, kártya nélkül.
}

## Tempó

web-pog-pace-untimed-about = mindenki annyit gondolkodik, amennyit akar
web-pog-pace-live-about = akciókörönként { $talk } perc
web-pog-pace-slow-about = { $hours ->
    [one] akciókörönként { $hours } óra
   *[other] akciókörönként { $hours } óra
}
web-pog-pace-fixed-about = az akciókörök megadott órákban érnek véget
web-pog-pace-later = Egy akciókör ideje, perc
web-pog-pace-hours = Egy akciókör ideje
web-pog-missed-disorder-about = aki kifut az időből, az feladta

## Kártyák és a műveletek jelei

web-pog-whole-card = Teljes kártya
web-pog-use-title = { $use ->
    [ops] Műveletek: { $points }
    [sr] Átcsoportosítás: { $points }
    [rp] Utánpótlás
   *[event] Esemény
}
web-pog-use-stacks = { $count ->
    [one] Egy csoport léphet; a térkép mutatja.
   *[other] { $count } csoport léphet; a térkép mutatja.
}
web-pog-use-sr = Egy hadsereg 4 pontba, egy hadtest 1 pontba kerül.
web-pog-given = Kiadva
web-pog-can-act = { $count ->
    [one] { $count } halom cselekedhet
   *[other] { $count } halom cselekedhet
}
web-pog-purpose-mark = { $purpose ->
    [move] Mozgás
   *[attack] Támadás
}
web-pog-barred-supply = Ellátás nélkül van: se nem mozoghat, se nem támadhat (14.3.1).
web-pog-your-hand = A kezed
web-pog-chip = { $purpose ->
    [move] MOZGÁS
   *[attack] TÁMADÁS
}
web-pog-chip-label = { $space }: { $purpose ->
    [move] { $state ->
        [open] aktiválás mozgásra, költség: { $cost }
        [chosen] mozogni fog
       *[done] már mozgott
    }
   *[attack] { $state ->
        [open] aktiválás támadásra, költség: { $cost }
        [chosen] támadni fog
       *[done] már támadott
    }
}

## Ami fenyeget, és a kártyák helye

web-pog-starving-units = { $count ->
    [one] Ellátás nélkül: { $count } egység
   *[other] Ellátás nélkül: { $count } egység
}
web-pog-all-fed = Újra mindenki kap ellátást
web-pog-lost-when = a forduló végén elvész
web-pog-lost-last = a forduló végén elvész: utolsó kör
web-pog-show-lines = Vonalak
web-pog-danger = { $kind ->
    [supply] { $units }, { $space }
    [capital] { $space } védtelen: az ellenség besétálhat
    [source] { $space } védtelen: ellátó központ, az ellenség besétálhat
    [mandate] Hátralévő utasított támadás: { $nation }
   *[reserve] Nincs hadtest a tartalékban: { $nation }
}
web-pog-before-last = Az utolsó köröd vége előtt
web-pog-will-be-lost = { $count ->
    [one] { $count } egység elvész
   *[other] { $count } egység elvész
}
web-pog-will-be-lost-about = A lemorzsolódás fázisa következik. Az ellátás nélküli hadseregek végleg elvesznek (14.3.5).
web-pog-no-remedy = Ebben a körben senki sem tud vonalat nyitni.
web-pog-do-it = Tedd meg
web-pog-show = Mutasd
web-pog-stay = Folytatod a kört
web-pog-lose-them = { $count ->
    [one] A kör vége, { $count } egység elvész
   *[other] A kör vége, { $count } egység elvész
}
web-pog-pile = { $pile ->
    [coming] { $mine ->
        [yes] Még jöhet
       *[no] Még nem látott: kézben vagy a pakliban
    }
    [discarded] Eldobva
   *[removed] Kikerült a játékból
}
