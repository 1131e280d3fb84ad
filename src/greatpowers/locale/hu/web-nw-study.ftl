### Studying The Napoleonic Wars in the browser: the position editor.

web-nw-study-title = { $year }. évi állás
web-nw-study-moment = { $year }, { $round }. kör
web-nw-study-sandbox = Játék egyedül
web-nw-study-page = { $page ->
    [place] Hely
    [tracks] Sávok
    [cards] Kártyák
    [wars] Háborúk
   *[file] Fájl
}
web-nw-study-reset = A forgatókönyv kezdőállása
web-nw-study-pick = Válassz területet vagy zónát a térképen, vagy fent az újraszervezést. A csapatok áthúzhatók.
web-nw-study-regroup = Újraszervezés
web-nw-study-pool = a dobozban
web-nw-study-key = kulcs
web-nw-study-fortress = { $strength } erejű erőd
web-nw-study-port = kikötő
web-nw-study-strength = Erőpontok
web-nw-study-fewer = Eggyel kevesebb erőpont: { $nation }
web-nw-study-more = Eggyel több erőpont: { $nation }
web-nw-study-add-strength = Erőpont hozzáadása…
web-nw-study-send-piece = Tábornok vagy hajóraj küldése…
web-nw-study-generals = Tábornokok
web-nw-study-add-general = Tábornok idehozása…
web-nw-study-ships = Hajórajok
web-nw-study-add-ship = Hajóraj hozzáadása…
web-nw-study-ship-state = Állapot
web-nw-study-ship = { $mark ->
    [building] épül
    [refitting] felszerelésre vár
   *[ready] kész
}
web-nw-study-flag = Zászló
web-nw-study-no-flag = nincs
web-nw-study-scenario = Forgatókönyv
web-nw-study-turn = Forduló
web-nw-study-round = Kör
web-nw-study-phase = Fázis
web-nw-study-due = Soros impulzus
web-nw-study-camps = Táborok
web-nw-study-camp = Tábor
web-nw-study-neutral = semleges
web-nw-study-consuls = Konzulok
web-nw-study-row = Sor
web-nw-study-consul-box = Mező
web-nw-study-plus = A +1 oldal: { $nation }
web-nw-study-resources = Erőforrások
web-nw-study-nation = Nemzet
web-nw-study-hand = Kéz
web-nw-study-home = Hazai kártyák, felfordítva
web-nw-study-pile = { $pile ->
    [discards] Eldobott kártyák
   *[removed_cards] Kikerült kártyák
}
web-nw-study-add-card = Kártya hozzáadása…
web-nw-study-deal = Osztás mindenkinek

web-nw-study-good-about = Eredmény: ötösök és hatosok a csatákban; sikeres elfogások és kitérések.
web-nw-study-nobody = senkié
web-nw-study-truces = Védett időszakok
web-nw-study-truce-first = Védett időszak: az egyik nemzet
web-nw-study-truce-second = Védett időszak: a másik nemzet
web-nw-study-add-truce = Védett időszak hozzáadása
web-nw-study-wars = Külháborúk
web-nw-study-add-war = Külháború hozzáadása…
web-nw-study-effects = Tartós hatások
web-nw-study-add-effect = Hatás hozzáadása…
web-nw-study-armistice-first = Fegyverszünet: az egyik nemzet
web-nw-study-armistice-second = Fegyverszünet: a másik nemzet
web-nw-study-add-armistice = Fegyverszünet hozzáadása
web-nw-study-armada = Armada
web-nw-study-no-armada = minden flotta külön
