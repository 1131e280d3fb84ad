### Why a card, or a choice an event offers, is refused in Paths of Glory. Names come in ready.

## Playing an event

pog-play-other-side = { refused }: the card belongs to the other side. Card: “{ $card }”.
pog-play-only-in-combat = { refused }: this card is played in combat only. Card: “{ $card }”.
pog-play-gone = { refused }: the event has been played and has left the game. Card: “{ $card }”.
pog-play-needs-card = { refused }: another event must be played before. Event: “{ $card }”.
pog-play-needs-earlier-turn = { refused }: another event must have been played on an earlier turn. Event: “{ $card }”.
pog-play-closed-by-card = { refused }: an event already played forbids it. Event: “{ $card }”.
pog-play-needs-offensive-of-1918 = { refused }: one of the three German offensives of 1918 must be played before, such as “{ $card }”.
pog-play-too-late = { refused }: the card works up to a certain turn only. Last turn: { $turn }.
pog-play-commitment-too-high = { refused }: the commitment to the war is already too high. Side: { $side }.
pog-play-war-status-too-low = { refused }: the combined war status is too low. Needed: { $needed }.
pog-play-nation-neutral = { refused }: the nation is not at war. Nation: { $nation }.
pog-play-space-not-held = { refused }: the Central Powers must control the space. Space: { $space }.
pog-guns-of-august-late = { refused }: it must be the first action of the Central Powers in the war.
pog-falkenhayn-too-early = { refused }: on the first two turns another event must be played before. Event: “{ $card }”.
pog-grand-fleet-no-answer = { refused }: it only answers the High Seas Fleet, as the very next action.
pog-landwehr-berlin = { refused }: Berlin must be controlled and in supply.
pog-tsar-too-few-spaces = { refused }: the Central Powers must control three Russian victory point spaces.
pog-tsar-stands = { refused }: combined war status and Russian victory point spaces must make 33 together.
pog-revolution-not-yet = { refused }: the Central Powers must hold more Russian victory point spaces than when the Tsar fell, or all of them but Baku.
pog-treaty-too-early = { refused }: the treaty must wait until the turn after the Bolshevik Revolution.
pog-entrench-august = { refused }: nobody plays this event in August 1914 in the historical scenario.
pog-taxis-nobody = { refused }: there is no reduced French army in or next to Paris.
pog-cavalry-no-place = { refused }: no supplied Russian army in European Russia has room for both corps.

## Neutral entry and reinforcements

pog-neutral-entry-once = { refused }: a neutral nation has already entered the war this turn.
pog-neutral-entry-at-war = { refused }: the nation is already at war. Nation: { $nation }.
pog-entry-one-corps = { refused }: each space but the capital takes one corps. Space: { $space }. Nation: { $nation }.
pog-entry-other-country = { refused }: the corps must stand in its own country. Space: { $space }. Nation: { $nation }.
pog-reinforcements-august = { refused }: nobody plays reinforcements in August 1914.
pog-reinforced-already = { refused }: the nation has had its reinforcements this turn. Nation: { $nation }.
pog-reinforcement-in-play = { refused }: the unit has already come into play. Unit: { $unit }.
pog-reinforcement-no-place = { refused }: there is no place where the unit may enter, and no part of the card may be lost. Unit: { $unit }.
pog-entry-full = { refused }: the space holds all it can. Space: { $space }. Unit: { $unit }.
pog-entry-not-friendly = { refused }: the space is not under friendly control. Space: { $space }. Unit: { $unit }.
pog-entry-besieged = { refused }: the fort of the space is besieged. Space: { $space }. Unit: { $unit }.
pog-entry-not-there = { refused }: the unit may not enter here. Space: { $space }. Unit: { $unit }.
pog-landing-enemy = { refused }: enemy units stand in the space. Space: { $space }.
pog-orient-at-home = { refused }: the Orient Army entered at home, so it keeps out of Salonika. Unit: { $unit }. Space: { $space }.
pog-place-unreadable = { unclear }: write “place”, the unit, “at” and a space. Unit: { $unit }.
pog-salonika-after-sr = { refused }: the landing counts as redeployment, and the action before was one.
pog-salonika-nobody = { refused }: at least one corps must sail to Salonika.
pog-salonika-no-corps = { refused }: no British or French corps is in a port or in the reserve.
pog-salonika-other-corps = { refused }: only ordinary British and French corps go to Salonika. Unit: { $unit }. Space: { $space }.
pog-salonika-no-port = { refused }: the corps must come from an Allied port or the reserve. Unit: { $unit }. Space: { $space }.

## Choices of events

pog-entrench-no-army = { refused }: no supplied army stands here. Space: { $space }.
pog-entrench-trench-there = { refused }: there is already a trench. Space: { $space }.
pog-entrench-not-held = { refused }: the space is neither controlled nor besieged. Space: { $space }.
pog-taxis-other-unit = { refused }: it must be a reduced French army in or next to Paris. Unit: { $unit }.
pog-cavalry-not-there = { refused }: the cavalry joins a supplied Russian army in European Russia with room for both corps. Space: { $space }.
pog-landwehr-other-unit = { refused }: it must be a reduced German unit. Unit: { $unit }.
pog-landwehr-no-supply = { refused }: the unit is out of supply. Unit: { $unit }.
pog-landwehr-spent = { refused }: the points left are not enough. Unit: { $unit }.
pog-poles-without-warsaw = { refused }: Poles take no replacements while the Allies hold Warsaw. Unit: { $unit }.
pog-africa-other-unit = { refused }: it must be a full-strength British corps on the map or in the reserve, a reduced one only if there is no other. Unit: { $unit }.
pog-desertions-other-unit = { refused }: it must be a full-strength Russian unit on the map. Unit: { $unit }.

## Combat cards

pog-combat-card-is-none = { refused }: this is no combat card. Card: “{ $card }”.
pog-combat-card-used = { refused }: the card has already been used this round. Card: “{ $card }”.
pog-combat-card-for-attacker = { refused }: only the attacker plays this card. Card: “{ $card }”.
pog-combat-card-for-defender = { refused }: only the defender plays this card. Card: “{ $card }”.
pog-combat-card-fort-alone = { refused }: a combat card cannot help a fort without units.
pog-combat-card-out-of-supply = { refused }: defenders without supply gain nothing from combat cards.
pog-combat-card-needs-unit = { refused }: a unit of the nation must fight on the side of the card. Nation: { $nation ->
    [br_fr] Britain or France
   *[other] { $nation }
}.
pog-combat-card-needs-only = { refused }: all attackers must be of one nation. Nation: { $nation }.
pog-combat-card-needs-enemy = { refused }: a unit of the nation must stand in the attacked space. Nation: { $nation }.
pog-combat-card-needs-enemy-only = { refused }: all units in the attacked space must be of one nation. Nation: { $nation }.
pog-combat-card-needs-army = { refused }: an army of the nation must fight on the side of the card. Nation: { $nation }.
pog-combat-card-needs-factor = { refused }: a unit of the nation with a combat factor of 1 or more must fight on the side of the card. Nation: { $nation }.
pog-combat-card-needs-line = { refused }: all British attackers must trace a line of supply. To: { $space }.
pog-combat-card-other-country = { refused }: the attacked space must lie in a certain country. Country: { $nation ->
    [fr_be] France or Belgium
    [fr_be_ge] France, Belgium or Germany
   *[other] { $nation }
}.
pog-combat-card-needs-clear = { refused }: the attacked space must be clear.
pog-combat-card-needs-mountain = { refused }: mountains must be attacked, or attacked from.
pog-combat-card-needs-fort = { refused }: an intact fort must stand in the attacked space.
pog-combat-card-needs-trench = { refused }: the defender must have a trench that counts.
pog-combat-card-trench-there = { refused }: there is already a trench.
pog-combat-card-fair-weather = { refused }: it takes mountains in fall or winter, or swamps in spring or fall.
pog-combat-card-tanks = { refused }: tanks take part in the attack.

## Attacks forbidden by events

pog-attack-forbidden-by-card = { refused }: an event forbids this attack. Event: “{ $card }”. Space: { $space }.
pog-treaty-russians-attack = { refused }: after the treaty Russians attack no more.
pog-treaty-russians-attacked = { refused }: after the treaty only Turks attack Russians, and only in the Near East. Space: { $space }.
