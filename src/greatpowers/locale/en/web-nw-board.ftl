### The Napoleonic Wars: map, pieces, cards and tracks in the browser.

web-nw-board = Map of Europe
web-nw-board-how = map: arrow keys walk from place to place, Enter chooses
web-nw-board-fan-sum = { $limit ->
    [0] { $blocks }
   *[other] { $blocks }, limit { $limit }
}
web-nw-board-strength = { $sp ->
    [one] { $sp } unit
   *[other] { $sp } units
}
web-nw-board-strength-of = { $nation }: { $sp ->
    [one] { $sp } unit
   *[other] { $sp } units
}
web-nw-board-squadrons-of = { $nation }: { $count ->
    [one] { $count } squadron
   *[other] { $count } squadrons
}
web-nw-board-state = { $state ->
    [can] can be chosen
    [selected] selected
    [target] possible goal
    [planned] planned
    [attacked] under attack
    [acted] has acted
   *[blocked] not allowed
}
web-nw-board-capital = capital
web-nw-board-key = Key
web-nw-board-fortress = fortress { $strength }
web-nw-board-port = port
web-nw-board-zone = sea zone
web-nw-board-uncontrolled = uncontrolled
web-nw-board-flag-of = flag: { $nation }
web-nw-board-besieged = besieged
web-nw-board-regroup = Regroup
web-nw-board-regroup-empty = nobody waits here
web-nw-board-overlay = { $overlay ->
    [control] Control
    [keys] Keys
    [flags] Flags
    [zones] Sea zones
    [attrition] Attrition
    [interception] Interception
   *[blockade] Blockade
}
web-nw-board-road = { $road ->
    [plain] plain
    [rough] rough
    [pass] pass
    [marsh] marsh
   *[strait] strait
}
web-nw-card-kind = { $kind ->
    [home] Home card
    [battle] Battle
    [response] Response
    [foreign_war] Foreign war
    [continuing] Continuing
   *[event] Event
}
web-nw-card-naval = at sea
web-nw-card-plus = plus
web-nw-card-red = neutral
web-nw-card-removed = once
web-nw-card-must = must be played
web-nw-card-late = not in 1805
web-nw-card-hidden = A card face down
web-nw-card-hidden-of = A card face down: { $nation }
web-nw-card-hand = Hand
web-nw-card-of = Card { $number } of { $count }
web-nw-track-diplomacy = Diplomatic track
web-nw-track-enter = { $cp } CP to enter
web-nw-track-unaligned-about = shared by all rows · { $cp } CP to enter
web-nw-track-push = { $nation }: { $row }, { $box }, { $cp } CP
web-nw-track-turn-consul = { $nation }, turned over: +1 { $cp } CP
web-nw-track-consul = { $nation }, { $box }{ $plus ->
    [yes] , +1
   *[no] {""}
}
web-nw-track-sequence = Sequence of impulses
web-nw-track-impulse = impulse now
web-nw-track-due = next impulse
web-nw-track-preempts = may preempt
web-nw-track-camps = Camps
web-nw-track-neutral = Neutral
web-nw-track-keys = Keys
web-nw-track-keys-of = { $nation }: keys { $keys }, at the start { $start }
web-nw-track-resources = Resources
web-nw-track-turn = Turn
web-nw-track-round = Round { $round }
web-nw-track-wars = Foreign wars
web-nw-track-events = Continuing events
web-nw-track-home = Home cards
web-nw-track-ready = ready
web-nw-track-used = used
web-nw-track-hands = Hands
web-nw-track-hand-of = { $nation }: cards { $cards }, playable { $playable }
web-nw-track-piles = Draw pile { $deck } · discards { $discards }
web-nw-track-none = none
web-nw-track-flags-left = Flags left
web-nw-track-lasting = in force
web-nw-track-this-turn = until the end of the turn
web-nw-track-effect = { $effect ->
    [armistice] Armistice
    [raided] Raided general
    [no_convoy] No convoys
    [mutiny] Mutiny
    [unit_bonus] Unit bonus
    [mud] Mud
    [pauses] Passes over an impulse
    [reforms] Reforms
    [draw_fewer] One card fewer
   *[other] { $effect }
}
web-nw-view = How the map is shown
web-nw-close = Close
web-nw-bare-about = ground, control and flags alone
web-nw-names = Names on the map
