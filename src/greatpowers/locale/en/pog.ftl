### Paths of Glory. Spaces, units, cards, nations and sides come in as ready names; `$rule` is the rule.

## Sides, nations

pog-side = { $side ->
    [ap] Allied Powers
    [cp] Central Powers
   *[other] { $side }
}
pog-side-short = { $side ->
    [ap] AP
   *[cp] CP
}
pog-nation = { $nation ->
    [be] Belgium
    [br] Britain
    [fr] France
    [it] Italy
    [ru] Russia
    [us] United States
    [sb] Serbia
    [mn] Montenegro
    [ro] Romania
    [gr] Greece
    [ge] Germany
    [ah] Austria-Hungary
    [ah_it] Austria-Hungary (against Italy)
    [tu] Turkey
    [bu] Bulgaria
    [al] Albania
    [ar] Arabia
    [eg] Egypt
    [kw] Kuwait
    [ly] Libya
    [pe] Persia
    [ana] Arab Northern Army
    [sn] Senussi
    [allied] minor Allied nations
   *[other] { $nation }
}
pog-nation-short = { $nation ->
    [be] BE
    [br] BR
    [fr] FR
    [it] IT
    [ru] RU
    [us] US
    [sb] SB
    [mn] MN
    [ro] RO
    [gr] GR
    [ge] GE
    [ah] AH
    [tu] TU
    [bu] BU
    [ana] ANA
    [sn] SN
    [allied] A
   *[other] { $nation }
}

## Units

pog-ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
    [5] 5th
    [6] 6th
    [7] 7th
    [8] 8th
    [9] 9th
    [10] 10th
    [11] 11th
    [12] 12th
    [14] 14th
    [17] 17th
   *[18] 18th
}
pog-army = { $nation ->
    [be] Belgian { pog-ordinal } Army
    [br] British { pog-ordinal } Army
    [fr] French { pog-ordinal } Army
    [it] Italian { pog-ordinal } Army
    [ru] Russian { pog-ordinal } Army
    [us] American { pog-ordinal } Army
    [sb] Serbian { pog-ordinal } Army
    [ge] German { pog-ordinal } Army
   *[ah] Austro-Hungarian { pog-ordinal } Army
}
pog-corps = { $nation ->
    [be] Belgian corps
    [br] British corps
    [fr] French corps
    [it] Italian corps
    [ru] Russian corps
    [us] American corps
    [sb] Serbian corps
    [mn] Montenegrin corps
    [ro] Romanian corps
    [gr] Greek corps
    [ge] German corps
    [ah] Austro-Hungarian corps
    [tu] Turkish corps
   *[bu] Bulgarian corps
}
pog-unit-br-bef-army = BEF army
pog-unit-br-bef-corps = BEF corps
pog-unit-br-mef = MEF army
pog-unit-br-ne = British Near East Army
pog-unit-fr-orient = Army of the Orient
pog-unit-ru-cau = Caucasus Army
pog-unit-tu-yld = Yildirim Army
pog-unit-tu-aoi = Army of Islam
pog-unit-tu-sn-corps = Senussi
pog-unit-br-aus-corps = Australian corps
pog-unit-br-cnd-corps = Canadian corps
pog-unit-br-pt-corps = Portuguese corps
pog-unit-br-ana-corps = Arab Northern Army
pog-unit-pl-corps = Polish corps
pog-unit-ru-cav-corps = Russian cavalry corps
pog-unit-ru-czech-legion = Czech Legion
pog-unit-reduced = { $unit } (reduced)
pog-unit-at = { $unit } ({ $space })
pog-unit-reduced-at = { $unit } (reduced, { $space })

## Turns, phases, actions

pog-turn = { $season ->
    [august] August { $year }
    [september] September { $year }
    [fall] Fall { $year }
    [winter] Winter { $year }
    [spring] Spring { $year }
   *[summer] Summer { $year }
}
pog-turn-numbered = Turn { $number }: { $turn }
pog-moment = { $turn }, { $phase }
pog-moment-round = { $turn }, action round { $round } ({ $side })
pog-phase = { $phase ->
    [opening] preparations
    [mandated_offensives] Mandated Offensive Phase
    [actions] Action Phase
    [attrition] Attrition Phase
    [sieges] Siege Phase
    [war_status] War Status Phase
    [replacements] Replacement Phase
    [draw] Draw Strategy Cards Phase
    [end] End of Turn
   *[other] { $phase }
}
pog-action = { $action ->
    [ops] operations
    [sr] strategic redeployment
    [rp] replacement points
    [event] event
    [reinforcement] reinforcements
    [neutral_entry] neutral entry
    [auto] automatic operation
    [peace] peace terms
   *[other] { $action }
}
pog-level = { $level ->
    [mobilization] Mobilization
    [limited] Limited War
    [total] Total War
   *[other] { $level }
}
pog-purpose-of = { $purpose ->
    [move] movement
   *[attack] attack
}
pog-how = { $how ->
    [move] marches
    [sr] is redeployed
    [retreat] retreats
    [advance] advances
    [replacement] takes its place
    [event] moves
   *[other] { $how }
}
pog-table = { $table ->
    [army] army fire table
   *[corps] corps/fort fire table
}
pog-track = { $track ->
    [us_entry] US entry
   *[russian_capitulation] Russian capitulation
}
pog-box = { $box ->
    [none] at the start
    [zimmermann_allowed] Zimmermann Telegram allowed
    [zimmermann_telegram] Zimmermann Telegram
    [over_there] Over There
    [tsar_takes_command_allowed] Tsar Takes Command allowed
    [tsar_takes_command] Tsar Takes Command
    [fall_of_the_tsar_allowed] Fall of the Tsar allowed
    [fall_of_the_tsar] Fall of the Tsar
    [bolshevik_revolution_allowed] Bolshevik Revolution allowed
    [bolshevik_revolution] Bolshevik Revolution
    [treaty_of_brest_litovsk] Treaty of Brest-Litovsk
   *[other] { $box }
}
pog-terrain = { $terrain ->
    [clear] clear
    [mountain] mountain
    [swamp] swamp
    [forest] forest
   *[desert] desert
}
pog-points-of = { pog-nation-short } { $count }

## Texts that cannot be read

pog-space-unknown = { unclear }: there is no such space. Text: “{ $text }”.
pog-unit-unknown = { unclear }: no unit can be read. Write units such as ge_1@aachen. Text: “{ $text }”.
pog-unit-not-there = { unclear }: no such unit stands there. Text: “{ $text }”.

## Results

pog-result-open = The match is not over.
pog-result-win = Winner: { $winner }. { $why } Victory points: { $vp }.
pog-result-draw = A draw. { $why } Victory points: { $vp }.
pog-result-both-lose = Both sides lose. { $why } Victory points: { $vp }.

## Scenarios

pog-title = Paths of Glory
pog-scenario-historical = Historical scenario
pog-scenario-historical-about = The whole war, twenty turns, with limits that keep the first months on their historical course. Hands of eight cards; Guns of August opens the war.
pog-scenario-campaign = Campaign scenario
pog-scenario-campaign-about = The whole war, twenty turns or until automatic victory, armistice or peace.
pog-scenario-limited = Limited War scenario
pog-scenario-limited-about = Ten turns, to the summer of 1916, or until a side reaches Total War. An evening.
pog-scenario-introductory = Introductory scenario
pog-scenario-introductory-about = Three turns of 1914 with mobilization cards only. For a first game.

## Options

pog-option-edition = Edition of the rules
pog-option-edition-about = Which edition is followed where the two differ.
pog-option-edition-2018 = 2018 edition
pog-option-edition-2010 = 2010 edition
pog-option-tournament = Tournament play
pog-option-tournament-about = Players bid victory points for a side; a draw on points is an Allied victory; an accepted peace is lost by both.
pog-option-eight-cards = Eight-card hands
pog-option-eight-cards-about = Hands are filled to eight cards instead of seven.
pog-option-trench-modifier = Trench roll modifier
pog-option-trench-modifier-about = A British, French, German or Italian army whose entrenchment failed digs more easily in its next round.
pog-option-alternative-setup = Alternative set-up
pog-option-alternative-setup-about = By the 2010 rules: a corps of each side starts in Stanislau and Lutsk instead of the reserve. Always so by those of 2018.
pog-option-optional-cards = Optional cards
pog-option-optional-cards-about = Whether the ten further cards of each side take part.
pog-option-optional-cards-none = none
pog-option-optional-cards-all = all, with hands of eight cards
pog-option-optional-cards-selected = exchanged one for one before play
pog-option-stripe-ops-everywhere = Striped events give operations
pog-option-stripe-ops-everywhere-about = Events with a yellow stripe also give their operations points in every scenario, not only in the historical one.
pog-option-peace-terms = Peace terms
pog-option-peace-terms-about = Whether a side may offer peace as its action, where the scenario allows it.
pog-option-solo = Solo mode
pog-option-solo-about = One person plays both sides; each has five boxes of cards instead of a hand, and dice decide whether a card obeys.
pog-option-solo-range = Activation range of cards (solo)
pog-option-solo-range-about = Up to which grey die a chosen card obeys.
pog-option-solo-range-ops = its operations value
pog-option-solo-range-inverse-ops = the lower its operations value, the wider
pog-option-solo-range-mat = by the box it lies in
pog-option-solo-range-fixed = the same for all cards
pog-option-solo-fixed = Range of all cards (solo)
pog-option-solo-fixed-about = The range if it is the same for all cards.
pog-option-solo-mat-a = Range of box A (solo)
pog-option-solo-mat-a-about = The range of a card in box A, if boxes decide.
pog-option-solo-mat-b = Range of box B (solo)
pog-option-solo-mat-b-about = The range of a card in box B, if boxes decide.
pog-option-solo-mat-c = Range of box C (solo)
pog-option-solo-mat-c-about = The range of a card in box C, if boxes decide.
pog-option-solo-mat-d = Range of box D (solo)
pog-option-solo-mat-d-about = The range of a card in box D, if boxes decide.
pog-option-solo-mat-e = Range of box E (solo)
pog-option-solo-mat-e-about = The range of a card in box E, if boxes decide.
pog-option-solo-free-auto = Free automatic operation (solo)
pog-option-solo-free-auto-about = Whether a single operation may be chosen without naming a card.
pog-option-solo-keeps-cards = Winners keep combat cards (solo)
pog-option-solo-keeps-cards-about = Whether a combat card that won stays on the table for another combat of the turn.
pog-solo-box = { $box ->
    [a] A
    [b] B
    [c] C
    [d] D
   *[e] E
}

## The board

pog-front-west = Western Front
pog-front-italy = Italian Front
pog-front-balkans = Balkans
pog-front-east = Eastern Front
pog-front-near-east = Near East
pog-front-boxes = Boxes
pog-board-space = Space
pog-board-units = Units
pog-board-works = Trenches, forts
pog-mark-trench = trench { $level }
pog-mark-fort = fort { $strength }
pog-mark-siege = besieged fort { $strength }
pog-mark-destroyed = destroyed fort
pog-mark-beachhead = beachhead
pog-track-vp = Victory points
pog-track-status = War status
pog-track-status-of = { $side } { $number } ({ $level })
pog-track-combined = combined { $number }
pog-track-mandated = Mandated offensives
pog-track-mandated-open = { $side }: { $nation }
pog-track-mandated-done = { $side }: { $nation }, made
pog-track-mandated-none = { $side }: none
pog-track-rp = Replacement points
pog-track-cards = Cards
pog-track-cards-of = { $side }: hand { $hand }, draw pile { $pile }, discard pile { $discards }
pog-track-russia = Russian VP spaces of the Central Powers
pog-track-actions = Actions this turn
pog-track-none = none
pog-hand = Hand
pog-hand-empty = No cards in hand.
pog-hand-card = Card
pog-hand-ops = OPS
pog-hand-sr = SR
pog-hand-rp = RP
pog-hand-notes = Event
pog-hand-combat = combat card
pog-hand-starred = then removed
pog-hand-status = war status +{ $number }
pog-hand-box = box { $box }
pog-hand-table = On the table

## Units on the board

pog-short-army = { pog-nation-short } { $number }
pog-short-corps = { pog-nation-short } c
pog-short-br-bef-army = BEF
pog-short-br-bef-corps = BEF c
pog-short-br-mef = MEF
pog-short-br-ne = NE
pog-short-fr-orient = OR
pog-short-ru-cau = CAU
pog-short-tu-yld = YLD
pog-short-tu-aoi = AoI
pog-short-tu-sn-corps = SN c
pog-short-br-aus-corps = AUS c
pog-short-br-cnd-corps = CND c
pog-short-br-pt-corps = PT c
pog-short-br-ana-corps = ANA c
pog-short-pl-corps = PL c
pog-short-ru-cav-corps = RU cav
pog-short-ru-czech-legion = CZ c
pog-counter = { $unit ->
    [br_bef_army] BEF
    [br_bef_corps] BEF
    [br_mef] MEF
    [br_ne] NE
    [fr_orient] OR
    [ru_cau] CAU
    [tu_yld] YLD
    [tu_aoi] AoI
    [tu_sn_corps] SN
    [br_aus_corps] AUS
    [br_cnd_corps] CND
    [br_pt_corps] PT
    [br_ana_corps] ANA
    [pl_corps] PL
    [ru_cav_corps] CAV
    [ru_czech_legion] CZ
   *[other] { pog-nation-short }
}
pog-short-several = { $count } × { $unit }
pog-taken = Taken, empty: { $spaces }
