### Amit minden táblás-kártyás játék asztala közösen használ.

web-play-tab = { $tab ->
    [map] Térkép
    [question] Kérdés
    [hand] Kéz
    [talk] Tárgyalás
    [log] Napló
    [supply] Ellátás
   *[table] Asztal
}
web-play-sheet = A lap fel- vagy lehúzása
web-play-answer = Válasz
web-play-answer-how = írd be egy részét vagy az egészet
web-play-more-rows = Még { $count }; írj be egy részletet.
web-play-none-fits = Nincs ilyen válasz. Az Enter megmondja, miért nem.
web-play-not-here = Itt most semmit sem lehet tenni.
web-play-again = Ha mégis így akarod, tedd meg újra.
web-play-undo = Visszavonás
web-play-back = Vissza
web-play-replay = A játék visszanézése
web-play-replay-end = Vissza a jelenbe
web-play-past = Visszatekintés
web-play-past-about = A térkép, ahogyan akkor állt. Itt nem lehet dönteni.
web-play-you = te
web-play-die = kocka: { $die }
web-play-to-move = következik
web-play-no-map = A térképet nem sikerült letölteni.
web-play-panels = Panelek
web-play-your-move = Te következel
web-play-over = A háborúnak vége

## Az utolsó kör a térképen

web-round = Az utolsó kör a térképen
web-round-back = Egy jelenettel vissza
web-round-next = Következő jelenet
web-round-play = { $playing ->
    [yes] Szünet
   *[no] Lejátszás
}
web-round-step = { $at }. jelenet, összesen { $count }
web-round-speed = Sebesség: { $speed }×
web-round-again = Újra
web-round-skip = Átugrás
web-round-mine = A te egységeid
web-round-theirs = Az övéik
web-round-when = Magától induljon
web-round-when-word = { $when ->
    [always] mindig
    [battles] csak csatáknál
   *[never] soha
}
web-round-on = Tovább
web-play-dangers-all = Mind: { $count }
web-play-deadline = Lejár az időd: még { $left }
