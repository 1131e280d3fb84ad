### The Paths of Glory table in the browser. Spaces, units, cards, nations and sides come in as ready names.

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
