### The table of The Napoleonic Wars in the browser. Places, nations, generals and cards come in as ready names.

web-game-napoleonic-wars = The Napoleonic Wars
web-about-napoleonic-wars = Napoleonic Europe for two to five, by cards: armies and fleets, consuls and Camps.
web-length-napoleonic-wars = 3–8 h

web-nw-nation = { $nation ->
    [britain] Britain
    [austria] Austria
    [russia] Russia
    [prussia] Prussia
    [spain] Spain
    [turkey] Turkey
    [sweden] Sweden
    [denmark] Denmark
   *[france] France
}
web-nw-seat-state = { $seat }, { $player }, { $presence ->
    [away] away
   *[here] here
}, { $state ->
    [writing] to move
    [over] game over
   *[other] waiting
}
web-nw-moment = { $year } · round { $round }
web-nw-impulse-of = Impulse: { $nation }
web-nw-turn = Turn
web-nw-phase = Phase
web-nw-opening = Opening
web-nw-keys-cards = Points · keys · cards
web-nw-nation-told = { $nation }: keys { $keys }, cards { $cards }
web-nw-card-amount = In this copy the number is { $amount }.
web-nw-with-pack = { $who } · { $pack }
web-nw-seat-you = You · { $nation }
web-nw-waiting = Waiting for: { $nation }
web-nw-waiting-about = The board can be studied meanwhile.
web-nw-nobody = Nobody is asked
web-nw-tab = { $tab ->
    [map] Map
    [diplomacy] Diplomacy
   *[table] Camps
}
web-nw-hand-of = { $nation }: cards
web-nw-hand-empty = No cards in hand.
web-nw-squadrons = { $count ->
    [one] { $nation }: one squadron
   *[other] { $nation }: { $count } squadrons
}
web-nw-points-of = { $nation }: { $count }
web-nw-cp = { $cp } CP
web-nw-cp-left = CP left: { $cp }
web-nw-purse-builds = building only
web-nw-purse-russia = in Russia only
web-nw-purse-reinforcements = reinforcements
web-nw-purse-influence = influence short of Pact
web-nw-purse-for = For: { $use }.
web-nw-nothing-now = Nothing of the kind can be done now.
web-nw-from-cp = from { $cp } CP
web-nw-free = free
web-nw-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
web-nw-also-here = Or in { $place }
web-nw-act = { $act ->
    [move] Move an army
    [build] Build
    [regroup] Bring back from Regroup
    [flag] Place or remove a flag
    [consul] Move a consul
    [war] Declare war
    [siege] Besiege a fortress
    [sail] Move a fleet
    [patrol] Patrol
    [refit] Refit
    [convoy] Send a convoy
    [armada] Form an armada
    [part] Leave an armada
    [end_war] End a foreign war
   *[deploy] Deploy
}
web-nw-act-about = { $act ->
    [move] 1 CP for each army and area
    [build] unit 2, general by command rating, squadron 4
    [regroup] 1 CP for each piece
    [flag] 1 CP
    [consul] the number of the box entered
    [war] 7 CP
    [siege] no CP
    [sail] half a CP for each fleet
    [patrol] half a CP for each fleet
    [refit] half a CP
    [convoy] 1 CP and one for each sea zone
   *[other] {""}
}

## Questions

web-nw-ask-other = { $nation }: your answer?
web-nw-ask-card = { $nation }, “{ $card }”: your choice?
web-nw-ask-resource = Which nation starts with a resource?
web-nw-ask-mulligan = { $nation }: keep these cards?
web-nw-ask-play = { $nation }: which card will you play?
web-nw-ask-drawn-play = { $nation }: what to do with “{ $card }”?
web-nw-ask-act = { $nation }: spend your CP
web-nw-ask-response = { $nation }: play a response?
web-nw-ask-preemption = { $nation }: preempt the impulse of { $due }?
web-nw-ask-resource-or-pass = { $nation }: use a resource or pass?
web-nw-ask-reaction = { $nation }: the enemy comes. Intercept or evade?
web-nw-ask-battle-card = { $nation }: play a battle card?
web-nw-ask-hits = { $word ->
    [disrupt] { $count ->
        [one] Your losses: which piece is disrupted?
       *[other] Your losses: which { $count } pieces are disrupted?
    }
   *[lose] { $count ->
        [one] Your losses: which piece falls?
       *[other] Your losses: which { $count } pieces fall?
    }
}
web-nw-ask-loss = { $nation }: which piece is lost in { $area }?
web-nw-ask-loss-at-sea = Which piece is lost at sea?
web-nw-ask-retreat = Where do you retreat?
web-nw-ask-siege = { $nation }: besiege a fortress?
web-nw-ask-assault = Attack the fortress again?
web-nw-ask-battle-flag = { $nation }: flag in { $area }?
web-nw-ask-flag-interception = { $leader }: intercept the flag in { $area }?
web-nw-ask-sinking = Which squadron is lost?
web-nw-ask-way-out = { $nation }: where does the fleet go?
web-nw-ask-haven = To which port?
web-nw-ask-fleet-interception = { $nation }: intercept the fleet?
web-nw-ask-fleet-evasion = { $nation }: evade with the fleet?
web-nw-ask-armada-command = May { $nation } command the armada in { $place }?
web-nw-ask-free-place = { $nation }: where does the next unit stand? (left: { $count })
web-nw-ask-gathering = { $nation }: gather pieces, then say where to
web-nw-ask-deployment = { $nation }: what will you deploy?
web-nw-ask-fleet-goal = { $nation }: where does the fleet go from { $place }?
web-nw-ask-excess = { $nation }: too many cards. Which one goes?
web-nw-ask-peace = { $nation }: give a card for the peace roll?
web-nw-ask-camp = { $power }: change Camp or declare war?
web-nw-ask-consent = May { $power } join your Camp?
web-nw-ask-offer = { $power }: offer submission to { $winner }?
web-nw-ask-acceptance = { $power } offers submission to { $winner }. Accept?
web-nw-ask-protection = { $victim } is attacked by { $aggressor }. Make it your ally?
web-nw-ask-restoring = { $nation } is lost as an ally. Win it back?
web-nw-ask-ceded = { $nation } cedes areas to { $conqueror }. Which? (left: { $left })
web-nw-ask-gift = { $conqueror } gives you { $area }. Accept?
web-nw-ask-parting = { $nation }: what becomes of the troops in { $area }?
web-nw-ask-giving-back = { $nation }: give { $area } back?
web-nw-ask-leaving = { $nation }: where do the troops of { $capital } go?
web-nw-ask-staying = { $nation }: stay in { $area }?
web-nw-ask-committed = { $nation }: who goes to the foreign war “{ $card }”? (left: { $count })
web-nw-ask-war-payment = { $nation }: pay for what is lacking in the foreign war
web-nw-ask-armistice = { $nation }: keep the armistice with { $other }?
web-nw-ask-free-march = { $leader }: march on?
web-nw-ask-corsair-landing = Where do the corsairs land?
web-nw-ask-stolen-secret = { $victim }: which card must go?
web-nw-ask-winter = Where does the winter strike?
web-nw-ask-bid = Which Camp, and how many units would you give up for it?
web-nw-ask-payment = Which unit do you give up for your bid? (left: { $left })

## Answers

web-nw-do-submit = Submit in the foreign war
web-nw-do-play-card = Battle card “{ $card }”
web-nw-do-pay-card = Pay with “{ $card }”
web-nw-do-replace-card = Replace “{ $card }”
web-nw-do-respond = Response “{ $card }” ({ $nation })
web-nw-do-respond-on = Response “{ $card }” ({ $nation }): { $target }
web-nw-do-land-at = Land in { $place }
web-nw-do-send = Send: { $what }
web-nw-do-send-squadron = Send squadron { $what }
web-nw-do-keep-armistice = Keep the armistice with { $other }
web-nw-do-roll-armistice = Roll against the armistice with { $other }

## Words of answers to cards

web-nw-word-none = nothing
web-nw-word-right = right
web-nw-word-left = left
web-nw-word-with = with
web-nw-word-from = from
web-nw-word-to = to
web-nw-word-flag = flag
web-nw-word-consul = consul
web-nw-word-again = once more:
web-nw-word-squadron = squadron
web-nw-word-squadrons = squadrons
web-nw-word-zone = sea zone
web-nw-word-share = share:
web-nw-word-raid = raid on
web-nw-word-build = building
web-nw-word-regroup = from Regroup
web-nw-word-return = bring back:
web-nw-word-sp = units
web-nw-word-leader = general
web-nw-word-look = look into the hand:
web-nw-word-rising = rising in
web-nw-word-troops = troops
web-nw-word-card = card
web-nw-word-home-cards = home cards
web-nw-word-send = send
web-nw-word-camp = Camp:
web-nw-word-stay = stay
web-nw-word-join-imperial = join the Imperial Camp
web-nw-word-join-coalition = join the Coalition Camp
web-nw-word-port = port
web-nw-word-war = war on
web-nw-word-marriage = marriage:
web-nw-word-accept = accept
web-nw-word-refuse = refuse
web-nw-word-also = also
web-nw-word-free = free troops in
web-nw-word-land = land
web-nw-word-target = target:

## The table

web-nw-watching = Watching
web-nw-give-up = Give up
web-nw-give-up-about = The other player wins at once. This cannot be taken back.
web-nw-overlays = Overlays
web-nw-bare = Without pieces
web-nw-zoom = Zoom
web-nw-zoom-in = Zoom in
web-nw-zoom-out = Zoom out
web-nw-zoom-all = Show the whole map
web-nw-percent = { $percent }%
web-nw-scenes = Views
web-nw-hands = Hands

## Cards in use

web-nw-use = { $use ->
    [event] Event
   *[cp] { $cp } CP
}
web-nw-use-about = { $use ->
    [event] carried out as the card says
   *[cp] spent on marches, building, flags, consuls, fleets
}
web-nw-use-it = { $use ->
    [event] Play the event
   *[cp] Spend { $cp } CP
}
web-nw-how-play = Choose a card of your hand, below the map: either as its event, or for its number of command points (CP), which march armies, build, set flags, move consuls and fleets.
web-nw-how-drawn = The card was drawn by lot: for its CP or as an event.
web-nw-how-peace = The card comes off the next hand. Peace is made if the die and the modifiers reach six; modifiers so far: { $modifier }.
web-nw-choose-this = Choose

## Marching

web-nw-how = { $act ->
    [move] Choose an army on the map, then where it goes.
    [consul] The diplomatic track shows what each push costs.
   *[other] Choose in the list or on the map.
}
web-nw-generals = Generals
web-nw-commands = commands
web-nw-usual = Usual forces
web-nw-own-choice = own choice
web-nw-usual-force = { $force } · { $cp } CP an area
web-nw-commander = Commander
web-nw-of-units = { $nation }: { $count } of { $most }
web-nw-fewer = fewer
web-nw-more = more
web-nw-road-to = Road to { $area }
web-nw-road-neutral = The area is neutral: entering it is war.
web-nw-road-attrition = Attrition in { $area }: { $causes }.
web-nw-road-interception = { $leader } may intercept in { $area } from { $from }: { $needs } or more on two dice ({ $chance }).
web-nw-road-safe = No attrition, and nobody can intercept.
web-nw-cause = { $cause ->
    [pass] mountain pass
    [marsh] marsh
    [ambush] ambush
   *[forced_march] forced march
}
web-nw-march = March: { $cp } CP
web-nw-waste = { $cp } CP would be lost, unless a second card follows in this impulse.
web-nw-end-anyway = End anyway
web-nw-no-more = Spend no more
web-nw-march-ends = March no farther
web-nw-confirm = { $kind ->
    [response] Play it
    [battle-card] Play it
    [hits] Take these losses
    [offer] Make the offer
    [siege] Besiege
    [reaction] So be it
   *[other] Confirm
}

## Bidding

web-nw-bidding = Bids for the Camps
web-nw-bidding-about = The higher die bids first: units to be given up for leading a Camp. The other player accepts, or gives up more for the same Camp.
web-nw-bid-camp = { $camp ->
    [imperial] the Imperial Camp
   *[coalition] the Coalition
}
web-nw-bid-sits = sits with: { $side }
web-nw-bid-made = bids { $points } for { $side }
web-nw-bid-accept = Accept the bid
web-nw-bid-play = Play { $side }
web-nw-bid-play-about = the other player has { $side } and gives up { $points }
web-nw-bid-name = Name a Camp and a bid
web-nw-bid-raise = Or bid more
web-nw-bid-side = Camp
web-nw-bid-less = Less
web-nw-bid-more = More
web-nw-bid-points = { $points ->
    [one] { $points } unit
   *[other] { $points } units
}
web-nw-bid-cost = { $points ->
    [0] You would play { $side } with all its units.
    [one] You would play { $side } and take one of its units off the map, wherever you like.
   *[other] You would play { $side } and take { $points } of its units off the map, wherever you like.
}
web-nw-bid-do = Bid { $points } for { $side }
web-nw-bid-waits = To bid: { $name }
web-nw-bid-settled = The bids are settled: { $side } for { $points }. You play { $mine }.
web-nw-bid-exchanged = The players have changed seats.

## Fights

web-nw-battle-there = The battle there
web-nw-battle-of = Battle of { $area }
web-nw-siege-of = Siege of { $area }
web-nw-sea-battle = Naval battle: { $place }
web-nw-port-battle = Battle in port: { $place }
web-nw-fight-round = round { $round }
web-nw-battle-how = A six eliminates, a five disrupts; more losses lose.
web-nw-siege-how = The fortress surrenders to as many sixes as its strength.
web-nw-sea-how = A six sinks, a five disrupts; more losses lose.
web-nw-dice-of = { $nation }: dice { $dice }
web-nw-dice-fortress = Fortress: dice { $dice }
web-nw-fortress-guns = Fortress
web-nw-your-dice = You: dice { $dice }
web-nw-their-dice = They: dice { $dice }
web-nw-part = { $part ->
    [strength] strength points
    [subordinates] subordinate generals
    [units] units and generals
    [commander] battle rating of the commander
    [unit_bonus] unit bonus
    [terrain] terrain
    [failed_evasion] failed evasion
    [jealous_marshals] jealous marshals
    [fortress] strength of the fortress
    [squadrons] squadrons
    [battery] coastal batteries
    [cards] cards
    [excess] disruption
   *[other] effects of cards
}
web-nw-cards-played = Played: { $cards }
web-nw-the-roll = The roll
web-nw-eliminated = eliminated { $count }
web-nw-disrupted = disrupted { $count }
web-nw-odds = Win { $win } · rout { $rout } · lose { $lose }
web-nw-roll-needs = Succeeds with { $needs } or more on two dice: { $chance }.
web-nw-comes = { $nation } enters { $area } from { $origin }: { $force }
web-nw-comes-there = { $nation } enters { $area }: { $force }

## Responses

web-nw-window-name = { $kind ->
    [card] when an event is announced
    [consul] when a consul is moved
    [move] when a force enters an area
    [roll] before interceptions, evasions and patrols
    [intercept] after interceptions
    [evade] before a battle that could be evaded
    [battle] before the dice of a battle or siege
    [retreat] after a retreat
    [aftermath] after a battle
    [fleet] when a fleet enters a sea zone or port
    [convoy] when a convoy enters a sea zone
   *[impulse] when an impulse begins
}

## Surrender

web-nw-terms-ceded = Ceded to { $nation }
web-nw-terms-returned = Given back to { $nation }
web-nw-terms-write = These terms

## Scenarios and options

web-nw-scenario-1805-5 = 1805, five players
web-nw-scenario-1805-4 = 1805, four players
web-nw-scenario-1805-3 = 1805, three players
web-nw-scenario-1805-2 = 1805, two players
web-nw-scenario-1812-5 = 1812, five players
web-nw-scenario-1812-4 = 1812, four players
web-nw-scenario-1812-3 = 1812, three players
web-nw-scenario-1812-2 = 1812, two players
web-nw-scenario-1813-5 = 1813, five players
web-nw-scenario-1813-4 = 1813, four players
web-nw-scenario-1813-3 = 1813, three players
web-nw-scenario-1813-2 = 1813, two players
web-nw-option-bid = Bid for the Camps
web-nw-option-bid-about = Who wants the same Camp bids units for it; without bids the Coalition is the stronger side.
web-nw-option-responses = Responses
web-nw-option-responses-about = A response card may answer any act of any nation. What a pause would tell about a hand is up to the table.
web-nw-option-responses-brisk = Brisk
web-nw-option-responses-sealed = Sealed
web-nw-option-diplomacy-in-reinforcement = Influence with reinforcements
web-nw-option-diplomacy-in-reinforcement-about = CP of the Interphase may move consuls, short of Pact.
web-nw-group-command = Army group in { $area }: who commands?
web-nw-fight-lost = Lost by: { $nation }
web-nw-end-impulse = End the impulse
web-nw-ask-play-more = { $nation }: another card in this impulse, or end it?
web-nw-ask-played-out = { $nation }: the impulse is played out
web-nw-how-played-out = No card of the hand may follow: of two cards in an impulse exactly one has a plus. (5.12)
web-nw-how-play-more = One card has been played. A second one may follow if exactly one of the two has a plus. (5.12)
web-nw-first = { $kind ->
    [resource] A resource is worth a point at the end of the game. Spent in an impulse it draws a card or brings an early winter. (16.2)
    [mulligan] A poor hand may be thrown in: you draw as many cards again, less one, as often as you like. (4.5)
    [preemption] You hold the most playable cards, so you may act before the nation that is due; it comes after you. (5.2)
    [response] A response card may be played on what has just happened, in the impulse of anybody. (6.14)
    [battle-card] A battle card adds dice or changes losses in this fight. (6.15)
    [camp] Between turns a power may change Camps, if the other Camp agrees, or declare war. (8.3)
    [excess] More cards than you may hold: one goes to the discards. (14.3)
    [siege] An army before a fortress may attack it at the end of the impulse. (12.2)
    [offer] A power with fewer pieces than its enemies on its land may offer submission; the terms name areas. (15.4)
   *[other] {""}
}
web-nw-open-key = { $capital ->
    [yes] Your capital { $place } stands open
   *[no] The key { $place } stands open
}: { $nation } could walk in from { $from }
web-nw-nation-points = Points: { $points }
