### Meghívás asztalhoz.

web-people-found-none = Egyetlen tag neve sem kezdődik így.
web-invite-person = Meghívás
web-invite-person-for = Meghívás erre a helyre: { $seat }
web-invite-title = Ki játsszon ezen a helyen?
web-invite-name = Egy tag neve
web-invite-friends = A barátaid
web-uninvite = Meghívás visszavonása: { $name }
web-acquainted = { $one } és { $other } ismerik egymást.

## Értékelt asztalok, pontok

web-rated = Értékelt
web-rated-about = Tagoknak: a vége megváltoztatja az értékszámokat; nincs tanács, és nincs visszavétel.
web-scoring = Pontozás
web-ending-worth = { $points } pont a 100-ból
web-scoring-draw-size = a döntetlen létszáma szerint
web-scoring-squares = a központok négyzete szerint
web-scoring-centres = a központok száma szerint
