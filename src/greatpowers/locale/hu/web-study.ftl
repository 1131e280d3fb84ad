### Studying any game: the position editor, its file, a game from a position.

web-study-position = Állásszerkesztő
web-study-change = Az állás módosítása
web-study-start = Játék indítása
web-study-my-seat = Az oldalam
web-study-against = Ellenfél
web-study-invite = meghívott játékos
web-study-begin = Kezdés
web-study-save = Mentés
web-study-load = Betöltés
web-study-copy = Másolás
web-study-copied = Az állás a vágólapon van.
web-study-empty = Üres tábla
web-study-paste = Vagy illessz be ide egy állást
web-study-take = Átvétel
web-study-unreadable = Ez nem állás.
web-study-sound = A szabályok nem mondanak ellent az állásnak.
web-study-not-read = Az utolsó módosítás nem lehetséges.
web-study-rule = Szabály: { $rule }
web-study-more-faults = És még ennyi: { $count }
web-study-remove = Levétel
web-study-this = Az állás tanulmányozása
web-study-undo = Visszavonás
