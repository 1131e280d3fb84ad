### A parti állása és vége.

web-score = Állás
web-score-track = Győzelmi pontok
web-score-start = kezdet
web-score-now = most
web-score-turn = Forduló
web-score-total = Végeredmény
web-score-so-far = Eddig
web-score-graph = grafikon
web-score-over-time = Fordulóról fordulóra
web-score-begins = A grafikon a második fordulóval kezdődik.
web-score-unreachable = Az állás most nem tölthető be.
web-score-source = { $source } { $points }
web-score-line = { $name }, { $points }: { $sources }
web-score-of = { $name } { $points }
web-score-at = { $turn }: { $points }

web-ending = Vége a játéknak
web-ending-show = Eredmény
web-ending-standings = Végső sorrend
web-ending-sources = Honnan jöttek a pontok
web-ending-figures = Hogyan folyt a háború
web-ending-figure = { $what }: { $counts }
web-ending-rank = Helyezés
web-ending-player = Játékos
web-ending-how = Hogyan
web-ending-points = Pont
web-ending-you-are = ez te vagy
web-ending-your-place = Helyezésed: { $rank }.
web-ending-why-points = { $name }, { $points }: honnan jöttek a pontok
web-ending-turning = Mi döntötte el a játékot
web-ending-replay = Visszajátszás
web-ending-board = Utolsó térkép
web-ending-last-map = Az utolsó térkép
web-ending-letters = Minden levél
web-ending-share = Megosztás
web-ending-rematch-changed = { $two ->
    [yes] Visszavágó oldalcserével
   *[no] Visszavágó sorsolással
}
web-ending-rematch-same = { $two ->
    [yes] Ugyanaz az oldal
   *[no] Ugyanazok a helyek
}
web-ending-rematch-join = A visszavágóhoz
web-ending-said-yes = { $count ->
    [one] Igent mondott: { $players }.
   *[other] Igent mondtak: { $players }.
}
web-ending-not-yet = { $count ->
    [one] Még nem felelt: { $players }.
   *[other] Még nem feleltek: { $players }.
}
web-ending-bots-agree = A botok mindig benne vannak.
web-ending-talk = Beszélgetés
web-ending-talk-none = Még senki sem szólt.
web-ending-talk-until = Mindenki hallja. Nyitva eddig: { $when }.
web-ending-after = a játék után
