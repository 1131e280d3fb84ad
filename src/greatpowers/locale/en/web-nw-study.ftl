### Studying The Napoleonic Wars in the browser: the position editor.

web-nw-study-title = Position of { $year }
web-nw-study-moment = { $year }, round { $round }
web-nw-study-sandbox = Play all sides
web-nw-study-page = { $page ->
    [place] Place
    [tracks] Tracks
    [cards] Cards
    [wars] Wars
   *[file] File
}
web-nw-study-reset = Set-up of the scenario
web-nw-study-pick = Choose an area or a zone on the map, or Regroup above. Drag troops to move them.
web-nw-study-regroup = Regroup
web-nw-study-pool = in the box
web-nw-study-key = key
web-nw-study-fortress = fortress { $strength }
web-nw-study-port = port
web-nw-study-strength = Units
web-nw-study-fewer = One unit fewer: { $nation }
web-nw-study-more = One unit more: { $nation }
web-nw-study-add-strength = Add units of…
web-nw-study-send-piece = Send a general or a squadron…
web-nw-study-generals = Generals
web-nw-study-add-general = Bring a general here…
web-nw-study-ships = Squadrons
web-nw-study-add-ship = Add a squadron of…
web-nw-study-ship-state = State
web-nw-study-ship = { $mark ->
    [building] building
    [refitting] refitting
   *[ready] ready
}
web-nw-study-flag = Flag
web-nw-study-no-flag = none
web-nw-study-scenario = Scenario
web-nw-study-turn = Turn
web-nw-study-round = Round
web-nw-study-phase = Phase
web-nw-study-due = Due impulse
web-nw-study-camps = Camps
web-nw-study-camp = Camp
web-nw-study-neutral = neutral
web-nw-study-consuls = Consuls
web-nw-study-row = Row
web-nw-study-consul-box = Box
web-nw-study-plus = The +1 side: { $nation }
web-nw-study-resources = Resources
web-nw-study-nation = Nation
web-nw-study-hand = Hand
web-nw-study-home = Home cards, face up
web-nw-study-pile = { $pile ->
    [discards] Discards
   *[removed_cards] Out of the game
}
web-nw-study-add-card = Add a card…
web-nw-study-deal = Deal all hands

web-nw-study-good-about = Result: fives and sixes in battle; interceptions and evasions that succeeded.
web-nw-study-nobody = of nobody
web-nw-study-truces = Safe periods
web-nw-study-truce-first = Safe period: one nation
web-nw-study-truce-second = Safe period: the other nation
web-nw-study-add-truce = Add the safe period
web-nw-study-wars = Foreign wars
web-nw-study-add-war = Add a foreign war…
web-nw-study-effects = Lasting effects
web-nw-study-add-effect = Add an effect…
web-nw-study-armistice-first = Armistice: one nation
web-nw-study-armistice-second = Armistice: the other nation
web-nw-study-add-armistice = Add the armistice
web-nw-study-armada = Armada
web-nw-study-no-armada = each fleet for itself
