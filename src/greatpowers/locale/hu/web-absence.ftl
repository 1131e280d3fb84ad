### Absence: pauses, votes, stand-ins, leave. Fetched where there is something of the kind.

## At the table

absence-paused = Szünet eddig: { $when }
absence-paused-about = Az óra áll. Aki akar, most is válaszolhat.
absence-paused-left = Az óra áll, utána ennyi marad: { $span }. Aki akar, most is válaszolhat.
absence-ask-resume = Folytatás kérése
absence-you-are-late = Késésben vagy
absence-you-are-late-about = Mindenki vár rád még egyszer. Utána bot játszik helyetted.
absence-offered = Felkínált hely: { $seat }
absence-standin = Helyettes játszik: { $seat }
absence-excused = Megbocsátott késés: { $seat }
absence-on-leave = Szabadságon { $last } végéig: { $seat }
absence-leave-ahead = Szabadság { $first } és { $last } között: { $seat }
absence-standin-why = { $why ->
    [leave] A játékos szabadságon van. A bot tartja az ígéreteit, és semmi újat nem javasol.
    [handed] A játékos átadta a helyét. A bot a visszatértéig játszik.
    [resigned] A játékos feladta a helyét. A bot addig játszik, amíg valaki el nem foglalja.
    [vote] A bot addig játszik, amíg valaki el nem foglalja a helyet.
   *[missed] A játékos nem jött, kihagyott lépések: { $misses }. A bot tartja az ígéreteit, és semmi újat nem javasol.
}
absence-vote-offer = Szavazás: kínáljuk fel a helyet
absence-wait = Várjunk
absence-motion = { $kind ->
    [pause] { $seat } { $amount } nap szünetet kér
    [resume] { $seat } azonnali folytatást kér
    [extend] { $seat } további { $amount } órát kér
    [pace] { $seat } más tempót kér: { $pace }
   *[offer] { $seat } kéri, hogy kínáljunk fel egy helyet: { $whose }
}
absence-votes = { $yes } igen, { $no } nem.
absence-votes-open = Még nem szavazott: { $seats }.
absence-votes-needed = { $voters } szavazóból { $needed } dönt.
absence-votes-away = Távol van, nem számít: { $seats }.
absence-agree = Beleegyezem
absence-refuse = Elutasítom
absence-withdraw = Visszavonom
absence-welcome = Üdv újra, { $name }
absence-welcome-about = { $count ->
    [0] Bot ül a helyeden, de még semmit sem játszott. Hely: { $seat }.
   *[other] A bot { $count } alkalommal válaszolt helyetted. Hely: { $seat }.
}
absence-welcome-open = A helyed másoknak kínáljuk. Amíg senki sem foglalja el, a tiéd. Hely: { $seat }.
absence-welcome-change = Az e fázisra adott válasza nincs lepecsételve: vedd vissza a helyed, és megváltoztathatod.
absence-played = Amit helyetted játszottak
absence-show-played = Mutasd, mit játszott
absence-hide-played = Elrejtés
absence-take-seat = Leülök ide: { $seat }
absence-offered-tables = Felkínált helyek
absence-offered-none = Nincs felkínált hely

## Asking

absence-ask-title = Kérés az asztalhoz
absence-ask-pause = Szünet
absence-ask-extend = Több idő
absence-ask-pace = Tempó
absence-ask-pause-label = Mennyi időre
absence-ask-extend-label = Ráadás
absence-ask-pace-label = Idő egy fázisra
absence-ask-why = Miért (mindenki olvassa)
absence-ask-about = A jelen lévő emberek több mint felének bele kell egyeznie. A botoknak és a távollévőknek nincs szavazata.
absence-ask = Kérem
absence-resign-title = Feladod a helyed?
absence-resign-about = Mostantól mások elfoglalhatják. Addig bot játszik, és visszajöhetsz. Hely: { $seat }.
absence-resign = Feladom

## The calendar

absence-leave-lead = Amíg szabadságon vagy, egy kétfős asztal vár rád; több játékosnál lépésenként három napig várnak, aztán bot ül be.
absence-leave-left = { $left } nap maradt az évi { $year } napból
absence-leave-nobody = Előbb mondd meg a neved: a szabadság valakié.
absence-leave-taken = A szabadságodat bejelentettük. Az asztalaid tudnak róla.
absence-month-before = Korábbi hónapok
absence-month-after = Későbbi hónapok
absence-legend-leave = a szabadságod
absence-legend-today = ma
absence-legend-deadline = egy határidőd
absence-day-leave = szabadság
absence-day-deadlines = { $count } határidő
absence-days-from = { $first } – { $last }
absence-days = { $days } nap
absence-effect = { $what ->
    [stops] az óra mindenkinek áll, amíg távol vagy
    [stops-some] az óra lépésenként három napig áll, aztán bot ül be
    [too-late] túl közel a határidő: marad, válaszolj előtte
    [not-counted] itt nem számít a szabadság: bot ül be, vagy válaszolj előre
    [live] egy ülésben játszott játék: a szabadság nem számít
    [standin] ott már bot ül
   *[untimed] nincs óra
}
absence-effect-none = Most egy asztalnál sem játszol.
absence-take = Kiveszem ezt a szabadságot
absence-change = Más napok
absence-choose = Válassz napokat: nyomd meg és húzd, vagy lépkedj a nyilakkal a Shift nyomva tartásával.
absence-announced = Bejelentve
absence-cancel = Visszavonom
absence-end = Ma véget ér
absence-steps = Ha valaki egyszerűen nem jön
absence-step-warned = Figyelmeztetés
absence-step-warned-about = amikor az idő négyötöde letelt, minden csatornán
absence-step-excused = Kihagyva, megbocsátva
absence-step-excused-about = ahányszor az asztal engedi: mindenki vár még egyszer
absence-step-standin = Helyettes
absence-step-standin-about = bot játszik, jelölve
absence-step-offered = Felkínálva
absence-step-offered-about = két egymás utáni kihagyott lépés után mások leülhetnek
absence-step-back = Vissza
absence-step-back-about = addig egy gombnyomással visszakapod
