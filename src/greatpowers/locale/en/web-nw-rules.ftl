### The Napoleonic Wars to be read: the rules in our own words by number, the cards, the player aid, where the data come from.

web-nw-chapter-2 = Components
web-nw-chapter-4 = Set-up
web-nw-chapter-5 = Sequence of play
web-nw-chapter-6 = Cards
web-nw-chapter-7 = Building
web-nw-chapter-8 = Diplomacy
web-nw-chapter-9 = Movement
web-nw-chapter-10 = Interception and evasion
web-nw-chapter-11 = Battle
web-nw-chapter-12 = Fortresses
web-nw-chapter-13 = Naval affairs
web-nw-chapter-14 = Interphase
web-nw-chapter-15 = Conquest and submission
web-nw-chapter-16 = Resources
web-nw-chapter-17 = Special rules

web-nw-rule-2-1 = The game has a map, counters, 110 cards and dice.
web-nw-rule-2-2 = Counters of 1, 2, 4, 6 or 8 units may be changed at any time. Generals have a battle and a command rating. There are squadrons, and flags in nine colours.
web-nw-rule-4-1 = Pieces stand where the set-up puts them.
web-nw-rule-4-2 = The turn begins in 1805, the first impulse is French, consuls and Camps are as given, and each player has a resource for one nation.
web-nw-rule-4-3 = Two to five play. Below five Prussia is a Proxy, with three one player has Austria and Russia, with two one has Britain, Austria and Russia. Two players may bid units for a Camp.
web-nw-rule-4-4 = First hands: six cards for France, four for Britain and Austria, three for Russia and Prussia, two for Spain and Turkey, one for Sweden and Denmark. Home cards lie open.
web-nw-rule-4-5 = In track order a hand may be thrown in for one with a card fewer, again and again.
web-nw-rule-5 = At most five turns of two years each, with rounds of impulses and an Interphase.
web-nw-rule-5-1 = Nations act in the order of the track.
web-nw-rule-5-11 = In its impulse a nation must play a card if it can, as an event or for command points. After Denmark comes France again.
web-nw-rule-5-12 = One card an impulse; a second one if exactly one of the two bears a plus. Battle and response cards do not count.
web-nw-rule-5-2 = After the first round of 1805 the one nation with most playable cards may take its impulse before the due nation, never twice in a row.
web-nw-rule-5-3 = An ally plays the cards of its Proxy. A neutral Proxy has a card drawn by lot: it builds with it, or carries it out if it is red.
web-nw-rule-5-4 = A nation without a playable card passes; it may still besiege.
web-nw-rule-5-5 = The turn ends after the impulse of a nation that alone has cards; what is left of its hand is kept.
web-nw-rule-5-6 = Formations in uncontrolled areas suffer attrition, and survivors take the area. Squadrons under construction are finished and wait for refit.
web-nw-rule-5-7 = Conquests are settled.
web-nw-rule-5-8 = Six or more on the peace roll ends the game. Each player may change it by one for a card of his next hand.
web-nw-rule-5-81 = Points are keys won less keys lost by the Powers of a player and their Vassals, Minors in Pact, and resources. A tie goes to the later nation on the track.
web-nw-rule-5-9 = The marker goes on one box; that nation starts the next turn after the Interphase.
web-nw-rule-6 = A card is an event or command points, not both. Europe Exhausted is always an event.
web-nw-rule-6-1 = A card overrules the rules, a later event an earlier one. Lasting events are marked.
web-nw-rule-6-11 = Troops an event grants may be taken from elsewhere on the map if none are left.
web-nw-rule-6-12 = Losses that cannot be met are built and lost with cards and resources, or the nation submits.
web-nw-rule-6-13 = Pieces on a foreign war card are out of play until it ends. Lacking ones are built at once with cards, open home cards and resources, or the nation submits.
web-nw-rule-6-14 = Response cards are played by anyone in any impulse, or in your own impulse as an ordinary play if they need no occasion.
web-nw-rule-6-15 = Battle cards are played by nations with a formation in the battle, any number of them.
web-nw-rule-6-16 = A consul in Pact leaves it only by conquest, submission or an event that says so.
web-nw-rule-6-17 = Attrition of troops rolls for flags too. The owner chooses his losses in each area.
web-nw-rule-6-18 = Some events may not be played in 1805.
web-nw-rule-6-2 = A home card is used once a turn and turned down; it is never discarded, drawn by lot or spent in the Interphase.
web-nw-rule-6-3 = Command points build, flag, move consuls and pieces and end foreign wars. They are spent as one goes; what is left waits for a second card of the impulse, never for the next impulse.
web-nw-rule-6-4 = The ally of a Proxy plays its cards, preempts and responds for it.
web-nw-rule-6-5 = Cards are neither shown nor passed unless an event says so.
web-nw-rule-7 = Formations are built in controlled home or shared areas, as far as there are counters.
web-nw-rule-7-1 = One unit costs two command points.
web-nw-rule-7-2 = A general costs his command rating. Three come from 1807 on, two only by their cards.
web-nw-rule-7-3 = A squadron costs four command points and appears in a home port under construction.
web-nw-rule-7-4 = Placing or removing a flag costs one command point. The original owner of an area never has a flag there.
web-nw-rule-7-41 = A formation flags the unfortified area it stands in. An army in a friendly area may also flag an empty one next to it that no enemy army could intercept into, not over marsh or strait.
web-nw-rule-7-42 = A fortress is flagged only by siege.
web-nw-rule-7-43 = Shared areas start with the lower colour. Whoever controls one may build there.
web-nw-rule-7-5 = A neutral Proxy builds in its capital: units, a general when they are many, a squadron when nothing else is possible.
web-nw-rule-7-6 = A command point buys one roll to end an own foreign war; a six ends it.
web-nw-rule-7-7 = A piece in Regroup returns for one command point. A squadron must then be refitted.
web-nw-rule-8-1 = Consuls move box by box for the number of the column entered; a plus side makes the way right cheaper. They are pushed left in the rows of others, right in the own row.
web-nw-rule-8-2 = A Proxy in Pact is an ally, run with its own cards in its own impulses.
web-nw-rule-8-21 = A broken Pact may be restored at once. Otherwise the Proxy gets new cards, turns neutral, and foreign troops there regroup.
web-nw-rule-8-22 = France and Britain are never allies. Allies neither fight nor flag each other, but may free areas of each other.
web-nw-rule-8-23 = Keys of Vassals count for the player in whose row they stand. Nobody moves a consul out of his own row.
web-nw-rule-8-3 = A Camp is a binding alliance. A Power leaves it only for the other, or by conquest or submission.
web-nw-rule-8-31 = Members form groups and armadas, treat areas of each other as friendly, and are safe from Turkish wars while Turkey is a Vassal of one.
web-nw-rule-8-32 = An attacked Vassal makes a Pact with its Power. An unaligned Proxy is commanded by the enemy of the aggressor with fewest keys.
web-nw-rule-8-33 = A neutral Power may be attacked only after a declaration of war; Minors need none. Flags by events start no war.
web-nw-rule-8-34 = War is declared for seven command points, or free in the Interphase. Former allies suffer attrition, regroup or flag, and fight.
web-nw-rule-8-35 = A neutral Power at war only with a neutral may stay outside the Camps.
web-nw-rule-8-4 = Foreign wars against a Vassal do not hurt its Camp. An enemy cannot become a Vassal.
web-nw-rule-8-5 = In the first round of 1805 Prussia joins nobody and stays at home, unless it is invaded.
web-nw-rule-8-6 = Talk is public and binds nobody. Cards are not shown.
web-nw-rule-9-1 = A general pays one command point an area, alone or with an army up to his command rating. Units without one pay by counter.
web-nw-rule-9-2 = Any number may stand in an area.
web-nw-rule-9-3 = Movement is to adjacent areas.
web-nw-rule-9-4 = Attrition is a die for each unit and general; a six costs one. Several causes are all rolled before losses are taken.
web-nw-rule-9-41 = Entering an enemy area over pass or marsh causes it.
web-nw-rule-9-42 = So does the fifth and every further area of an impulse.
web-nw-rule-9-43 = So does entering an enemy area from an uncontrolled one.
web-nw-rule-9-44 = So does retreat into an enemy area, over a strait or back to sea.
web-nw-rule-9-45 = French losses are halved, except at home in Russia, Spain and Turkey.
web-nw-rule-9-51 = Entering an area with an enemy formation means battle unless it evades. Only annihilation lets the winner go on.
web-nw-rule-9-52 = An army that enters an area with an enemy fortress stops there.
web-nw-rule-9-53 = A strait is closed by an enemy fleet in its zone or port.
web-nw-rule-9-54 = Entering an area of a neutral breaks its neutrality, that of a Vassal too.
web-nw-rule-9-6 = Of two generals in an area one commands; the other counts as a unit.
web-nw-rule-9-7 = Armies of a Camp in one area form a group under one commander and pay for each army.
web-nw-rule-9-71 = A group moves in the impulse of its commander and may drop and pick up formations.
web-nw-rule-9-72 = Formations of a Power leave a group against the will of its commander only in their own impulse.
web-nw-rule-9-73 = Battle happens at once; later arrivals do not join it.
web-nw-rule-10-1 = A non-active army may move one area to meet enemies entering it. The active side is then the attacker.
web-nw-rule-10-11 = Two dice and the battle rating, nine or more. One more into a friendly area, one less from an uncontrolled one and one less over marsh, pass or strait.
web-nw-rule-10-12 = A successful interceptor enters, with any attrition due, before the battle.
web-nw-rule-10-13 = A group names its force first and uses the rating of its commander. One failure ends interception from that area.
web-nw-rule-10-2 = A force about to be attacked may evade to another adjacent area with the same roll. Failure costs its terrain dice and gives the enemy a die.
web-nw-rule-10-3 = An army that failed, or fought without annihilation, intercepts no more in this impulse.
web-nw-rule-10-4 = The active side may follow an evader while command points last.
web-nw-rule-10-5 = Evasion and interception come before the attrition of the move.
web-nw-rule-10-6 = A flag placed by an event may be intercepted by an adjacent enemy army.
web-nw-rule-11-1 = Battle events are played before the dice, from the active nation in track order, each finishing before the next.
web-nw-rule-11-2 = A die for each ordered unit and subordinate general, the battle rating of the commander, unit bonus, events, and bonuses of the first round.
web-nw-rule-11-21 = Unit bonus: two dice if more than half the force is French, none if half of it or more is of Minors, otherwise one.
web-nw-rule-11-22 = Terrain gives the defender of a friendly area one die for rough, two for pass, three for marsh, in the first round.
web-nw-rule-11-3 = Sixes eliminate, fives disrupt, at the same time. More losses lose. A tie brings a second round, after which the active side retreats.
web-nw-rule-11-4 = The loser retreats to a friendly area if he can, the active loser goes back. Who cannot is eliminated.
web-nw-rule-11-5 = A win by three losses is a rout: the disrupted are eliminated.
web-nw-rule-11-6 = After annihilation the active winner may move on, except at a fortress.
web-nw-rule-11-7 = More eliminations than the loser had pieces give a free flag.
web-nw-rule-12-1 = A fortress controls its area whoever stands there, and falls only to a siege.
web-nw-rule-12-2 = A siege is free, by one army in its due impulse, without an enemy formation there and without a battle short of annihilation.
web-nw-rule-12-3 = It falls to as many sixes as its strength in one impulse. The besieger goes on while he rolls more sixes than he suffers.
web-nw-rule-12-4 = Nobody retreats into an enemy fortress. Out of one the way leads only to friendly or uncontrolled areas.
web-nw-rule-13 = One command point is two manoeuvres.
web-nw-rule-13-1 = A fleet moves between ports and zones for one manoeuvre a step. Squadrons left behind are a new fleet.
web-nw-rule-13-2 = Fleets of several Powers form an armada, pay for each fleet and have one commander.
web-nw-rule-13-21 = Squadrons use the dice of the commander where these are fewer. Separate stacks must be found one by one.
web-nw-rule-13-3 = A non-active fleet may intercept one that enters its zone. Afterwards the active one may patrol.
web-nw-rule-13-31 = An intercepted fleet may evade; failure gives the enemy a die.
web-nw-rule-13-32 = Fleets in port neither intercept nor evade.
web-nw-rule-13-33 = Nine or more on two dice: two more if mostly British, one if mostly French, one if blockading.
web-nw-rule-13-4 = Sea battles go like land battles without rout: three dice for a British squadron, two or one for others.
web-nw-rule-13-41 = The winner may sail on; the loser goes to the nearest port and stays.
web-nw-rule-13-5 = A fleet entering an enemy port meets batteries before and during the battle. A port that loses loses its ships.
web-nw-rule-13-6 = A convoy carries five pieces from friendly port to friendly port, once an impulse, a command point for each zone and port.
web-nw-rule-13-7 = A landing in an enemy port needs control of the zone and draws battery fire.
web-nw-rule-13-8 = Passing a strait held by an enemy fortress draws fire and automatic interception.
web-nw-rule-13-9 = A fleet in a port that falls puts to sea; ships under construction are lost.
web-nw-rule-14 = Between turns nobody plays events or intercepts.
web-nw-rule-14-1 = A Power may change Camp free with the consent of all its players.
web-nw-rule-14-2 = Each nation spends reinforcement points in its capital; if it is occupied, in one nearest friendly home area. They buy no Pact and end no foreign war.
web-nw-rule-14-21 = One free deployment of a general, a convoy or a fleet where no enemy could intercept. A Power may buy another.
web-nw-rule-14-3 = Cards for the next turn are prepared.
web-nw-rule-14-31 = Discards are shuffled in. A card for two keys, one less for a peace modifier; mulligan; kept cards are added.
web-nw-rule-14-32 = France draws four to eight cards, other Powers two to four, Minors one to three.
web-nw-rule-14-33 = Who has more discards one by lot for a resource and trims the hand. Those discards may buy influence.
web-nw-rule-14-34 = Home cards are turned up.
web-nw-rule-15 = Conquest comes only at the end of a turn.
web-nw-rule-15-1 = A nation without keys, or with its capital in enemy hands and six or more on a modified die, is conquered.
web-nw-rule-15-2 = A die says how many areas are ceded, chosen in turn; never the capital.
web-nw-rule-15-21 = Conquerors leave the capital, foreign troops regroup, its areas are friendly to the conquerors, and there is no war for a turn.
web-nw-rule-15-22 = A conquered Power is neutral. A conquered Proxy is unaligned, and its consul rests until the Interphase.
web-nw-rule-15-3 = Conquest of Turkey ends its foreign wars.
web-nw-rule-15-4 = A Power with fewer pieces than the aggressors have on its land may offer submission at the end of an impulse.
web-nw-rule-15-41 = One offer an impulse, answered yes or no.
web-nw-rule-15-42 = A Proxy forced to submit is conquered by whoever has most troops there, or turns neutral.
web-nw-rule-15-5 = The winner gains a resource. The loser loses his resources and any +1 key marker.
web-nw-rule-16-1 = A nation over its hand limit earns one each turn.
web-nw-rule-16-2 = In an impulse a resource draws a card, which may be played beside another, or tries an early winter, alone or like a plus card.
web-nw-rule-16-3 = Unspent it is a point.
web-nw-rule-17-1 = Russian winter: a die below the number of the round brings attrition in one Russian area and a command point for each loss.
web-nw-rule-17-2 = Part of a group may besiege in its own impulse without the bonuses of others. Surplus units replace losses.
web-nw-rule-17-3 = The holder of the largest hand is asked before the due card is shown. Errors noticed too late stand.

web-nw-rules-part = { $part ->
    [rules] Rules
    [cards] Cards
    [aid] Player aid
   *[provenance] Where the data come from
}

web-nw-cards-about = All 110 cards. A card is played as its event or for its command points (CP), not for both.
web-nw-cards-search = Search names and texts
web-nw-cards-none = No card fits.
web-nw-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-nw-filter-all = All
web-nw-filter-kind = Kind
web-nw-filter-nation = For
web-nw-filter-mark = Mark
web-nw-filter-source = Source
web-nw-card-marked = { $mark ->
    [red] Red
    [plus] Plus
    [naval] At sea
    [not_1805] Not in 1805
    [must] Always an event
   *[removed] Removed after the event
}

web-nw-aid-about = Prices in command points (CP), dice and modifiers at a glance. The numbers lead to the rules.
web-nw-aid = { $table ->
    [costs] What command points buy
    [consuls] Consuls: the price of entering a box
    [attrition] Attrition
    [rolls] Interception and evasion on land
    [battle] Battle dice
    [naval] At sea
    [end] Conquest, submission and peace
   *[nations] The nations
}
web-nw-aid-costs-march = General or army, each area
web-nw-aid-costs-unit = Build a unit
web-nw-aid-costs-general = Call up a general
web-nw-aid-costs-squadron = Build a squadron
web-nw-aid-costs-flag = Place or remove a flag
web-nw-aid-costs-regroup = Bring a piece back from Regroup
web-nw-aid-costs-manoeuvre = Manoeuvre at sea: a step, a patrol, a refit
web-nw-aid-costs-convoy = Convoy, each zone and the port
web-nw-aid-costs-war = Declare war in an impulse
web-nw-aid-costs-foreign = A roll to end a foreign war
web-nw-aid-by-rating = command rating
web-nw-aid-half = ½
web-nw-aid-attrition-terrain = Into an enemy area over pass or marsh
web-nw-aid-attrition-forced = The fifth and each further area of an impulse
web-nw-aid-attrition-ambush = Into an enemy area from an uncontrolled one
web-nw-aid-attrition-retreat = Retreat into an enemy area, over a strait or to sea
web-nw-aid-attrition-end = End of turn in an uncontrolled area
web-nw-aid-attrition-die = A die for each unit and general: a six costs one
web-nw-aid-attrition-french = French losses halved, not in Russia, Spain, Turkey
web-nw-aid-rolls-need = Two dice and the battle rating must reach
web-nw-aid-rolls-friendly = Into a friendly area
web-nw-aid-rolls-uncontrolled = From an uncontrolled area (evading: from ground not your own)
web-nw-aid-rolls-line = Over marsh, pass or strait
web-nw-aid-rolls-failed = Failed evasion: dice for the enemy, no terrain for you
web-nw-aid-battle-unit = Each unit and subordinate general in order
web-nw-aid-battle-commander = The commander: his battle rating
web-nw-aid-battle-french = Unit bonus: French
web-nw-aid-battle-power = Unit bonus: another Power
web-nw-aid-battle-rough = Defender, first round: rough terrain
web-nw-aid-battle-pass = Defender, first round: pass
web-nw-aid-battle-marsh = Defender, first round: marsh
web-nw-aid-battle-fortress = A fortress under siege: its strength
web-nw-aid-battle-hits = Six eliminates, five disrupts; three more losses are a rout
web-nw-aid-naval-need = Intercept, patrol, evade: two dice must reach
web-nw-aid-naval-british = Mostly British squadrons
web-nw-aid-naval-french = Mostly French squadrons
web-nw-aid-naval-blockade = Blockading
web-nw-aid-naval-convoy = Pieces in a convoy, at most
web-nw-aid-end-conquest = Conquest: a die, the nation and each lost key must reach
web-nw-aid-end-lost-key = Each key lost since 1805
web-nw-aid-end-submission = Submission: fewer pieces than the aggressors on its land
web-nw-aid-end-peace = Peace roll must reach
web-nw-aid-end-push = Change of the peace roll, for a card of the next hand
web-nw-aid-end-resource = Resource: a card, a try at an early winter, or a point at the end
web-nw-aid-column = { $column ->
    [nation] Nation
    [keys] Keys 1805
    [first_hand] First hand
    [hand] Hand
    [reinforcements] Reinforcement CP
    [conquest] Conquest
    [unit_bonus] Unit bonus
    [squadron_dice] Squadron dice
   *[naval_roll] Naval roll
}

web-nw-provenance-lead = The rulebook prints neither map nor cards nor set-up. What could be found in public text was used as a fact; the rest is our own reconstruction that fits the rules and the history. It is not a copy of the published map or deck.
web-nw-provenance-class = { $kind ->
    [rulebook] rulebook
    [public] public fact
    [recalled] recalled
    [mixed] mixed
   *[reconstruction] reconstruction
}
web-nw-provenance-class-about = { $kind ->
    [rulebook] said by the rules themselves
    [public] found in public text about the game
    [recalled] remembered by players, not found in writing
    [mixed] some of it known, some made by us
   *[reconstruction] made by us to fit rules and history
}
web-nw-provenance-column = { $column ->
    [table] Data
    [what] What is known
   *[lines] Line by line
}
web-nw-provenance-lines = { $kind ->
    [rulebook] rulebook { $count }
    [public] public fact { $count }
    [recalled] recalled { $count }
    [mixed] mixed { $count }
   *[reconstruction] reconstruction { $count }
}
web-nw-provenance-table = { $table ->
    [areas] Areas
    [zones] Sea zones
    [zone_borders] Borders of zones
    [connections] Connections
    [nations] Numbers of the nations
    [counters] Counters
    [lands] Lands of cards
    [leaders] Generals
    [squadrons] Squadrons
    [setup] Set-up
    [cards] Cards
    [track] Diplomatic track
   *[standings] Camps and consuls of 1812 and 1813
}
web-nw-provenance-note-areas = The names of a few areas, the 13 French keys of 58, shared areas, some ports, the fortress of Lisbon and the edges of the map are known. Most names, owners, keys, fortresses and ports are ours, at real places.
web-nw-provenance-note-zones = That there are fifteen is in the rules; six names are public.
web-nw-provenance-note-zone_borders = Which zones touch is ours; that fortresses guard straits is in the rules.
web-nw-provenance-note-connections = The five kinds of lines are in the rules; six connections are public, all others ours.
web-nw-provenance-note-nations = Hands, reinforcements, dice and conquest modifiers are from the rules; the split of keys and the limits of counters are ours.
web-nw-provenance-note-counters = Their strengths are in the rules, their numbers are ours.
web-nw-provenance-note-lands = The areas a card means by a land are ours.
web-nw-provenance-note-leaders = Four names are in the rules, seventeen public, and so are the battle ratings of 3 and 4, those of Moore and Castaños, and the numbers of British and French generals; other ratings are ours.
web-nw-provenance-note-squadrons = Dice and modifiers are in the rules; places and numbers are partly public.
web-nw-provenance-note-setup = The strength of every power in 1805, the fronts and the places Britain holds are public; how the stacks are spread is ours, and so are 1812 and 1813, of which only the titles are known.
web-nw-provenance-note-cards = Their number, the home cards and eight names are in the rules, seventeen names public; that there are mud, an Irish rising and one in Paris is public too. Most effects and values are ours.
web-nw-provenance-note-track = The order of boxes is in the rules, the numbers of the columns are ours.
web-nw-provenance-note-standings = Ours, after history.
