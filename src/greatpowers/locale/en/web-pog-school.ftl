### The school of Paths of Glory: lessons on live positions. A lesson has an opening (about), tasks with hints, and what each task has shown (told).

web-pog-school = School of Paths of Glory
web-pog-lesson = { $lesson ->
    [cards] Cards and their uses
    [moving] Marching
    [combat] An attack
    [retreat] Losses and retreat
    [flank] Flank attacks
    [trenches] Trenches and forts
    [supply] Supply
    [redeployment] Strategic redeployment
    [replacements] Replacements
    [mandate] Mandated offensives
    [status] Events and war status
   *[victory] Winning the war
}

web-pog-lesson-about-cards = Every action round you use one card in one of four ways: as an event, for operations, for strategic redeployment (SR) or for replacement points (RP). You are the Central Powers.
web-pog-task-cards-event = Take “Falkenhayn” from your hand and play it as an event.
web-pog-hint-cards-event = Click the card below the map, choose “Event”, then press the red button.
web-pog-told-cards-event = The war status of your side rose by two, the number on the card. A card marked as removed is out of the game after its event. Then the Allies acted, and it is your turn again.
web-pog-task-cards-ops = Now use a card for operations. The number in its golden circle says how many points you get.
web-pog-hint-cards-ops = Any card will do: choose one, then “Operations”. A combat card such as “Von Francois” can be used so too.
web-pog-told-cards-ops = Used for anything but its event, a card goes to the discard pile and may come again. You could activate spaces now; that is the next lesson.
web-pog-task-cards-rp = End the operations without activating anything. In the next round take replacement points from a card.
web-pog-hint-cards-rp = Press the button that ends the activation, and once more when it warns of points lost. Then choose a card and “Replacements”.
web-pog-told-cards-rp = The points are recorded now and spent at the end of the turn. The same use is barred in the next round of the turn for redeployment and for replacements.

web-pog-lesson-about-moving = Operations points activate spaces. All units of an activated space may march: along the lines, as far as the last number on the counter says.
web-pog-task-moving-card = Use a card for operations.
web-pog-hint-moving-card = Choose a card below the map, then “Operations”.
web-pog-told-moving-card = You have three points. A space costs one point for each nation in it.
web-pog-task-moving-activate = Activate Liege and Koblenz for movement.
web-pog-hint-moving-activate = Click the space on the map; where a space could also attack, choose movement in the panel.
web-pog-told-moving-activate = Two points are spent, one is left. A space marches or attacks in a round, never both.
web-pog-task-moving-march = Stop activating and march the 1st Army from Liege to Cambrai.
web-pog-hint-moving-march = End the activation, click the army in Liege, press “Move”, then click Cambrai, two spaces away.
web-pog-told-moving-march = Whoever enters an enemy space controls it. Cambrai has a star: it is worth a victory point, and the Central Powers gain it.
web-pog-task-moving-together = March the 2nd and the 3rd Army from Koblenz to Sedan together. The corps stays.
web-pog-hint-moving-together = Click Koblenz, switch the corps off, press “Move”, then click Sedan.
web-pog-told-moving-together = Three units at most end in one space. A fourth would be refused, and so would a space with enemies in it.

web-pog-lesson-about-combat = Units of a space activated for attack may attack a neighbouring space. Both sides fire at once; the first number on a counter is its strength.
web-pog-task-combat-ready = Use a card for operations and activate Brussels for attack.
web-pog-hint-combat-ready = Choose a card and “Operations”, click Brussels, then choose the attack in the panel.
web-pog-told-combat-ready = The two armies in Brussels may attack one neighbour together.
web-pog-task-combat-declare = Attack Cambrai with both armies. Look at the odds before you attack.
web-pog-hint-combat-declare = Click Cambrai, leave both armies switched on and press “Attack”.
web-pog-told-combat-declare = Ten strength points against four: each side found its column on the fire table and rolled a die. Mountain, swamp and trenches shift columns.
web-pog-task-combat-fight = You lose three. Choose how: one army loses a step.
web-pog-hint-combat-fight = A step counts the second number on the counter. Choose one of the pictures and confirm.
web-pog-told-combat-fight = Your fire cost the French four, theirs cost you three: you win. The defenders retreat one space, since the difference is one.
web-pog-task-combat-follow = Advance with the army that is still at full strength.
web-pog-hint-combat-follow = Only full-strength attackers advance. Choose the row in the panel, or the army and then Cambrai.
web-pog-told-combat-follow = Cambrai is yours. Without a full-strength attacker left, nobody would have had to retreat.

web-pog-lesson-about-retreat = Now you defend, as the Allies: two German armies have attacked Cambrai.
web-pog-task-retreat-losses = You have no combat card: fight without one, then choose your losses.
web-pog-hint-retreat-losses = End the question about cards. Then choose which army is reduced; as much of the number as possible must be taken, never more.
web-pog-told-retreat-losses = The Germans did more damage and have a full-strength army left: all defenders must retreat. The difference is two or more, so they go two spaces.
web-pog-task-retreat-retreat = Lead both armies back, towards Paris if you like.
web-pog-hint-retreat-retreat = Click an army, then the space where its retreat ends. Friendly and supplied spaces come first.
web-pog-told-retreat-retreat = Units that cannot retreat are lost, armies for good. In trenches or rough ground a defender may lose one more step and stay.

web-pog-lesson-about-flank = An attack from two or more spaces may try the flank of the enemy. If it succeeds you fire first, and only what is left of the enemy fires back.
web-pog-task-flank-two = Use a card for operations and activate Brussels and Sedan for attack.
web-pog-hint-flank-two = Two points are enough: one for each space.
web-pog-told-flank-two = Armies from both spaces can attack Cambrai together.
web-pog-task-flank-declare = Attack Cambrai with all three armies and choose a flank attack in the same dialog.
web-pog-hint-flank-declare = Click Cambrai, leave all three switched on, choose one of the flank attacks below the odds, then press “Attack”.
web-pog-told-flank-declare = A flank attack needs an army, open ground and no trench.
web-pog-task-flank-flank = Try the flank attack: name the space that pins the enemy.
web-pog-hint-flank-flank = Choose one of the pinning spaces and confirm. Every other space adds one to the die.
web-pog-told-flank-flank = A modified four or more succeeds. A failure would have let the defender fire first.
web-pog-task-flank-follow = Fight on and advance into Cambrai.
web-pog-hint-flank-follow = Lay no more cards, take losses if you are asked, then choose an army that advances.
web-pog-told-flank-follow = Reduced defenders fire more weakly: that is what the flank is for.

web-pog-lesson-about-trenches = “Entrench” has been played as an event, so an army of a space activated for movement may dig in instead of marching. Antwerp is a Belgian fort without units.
web-pog-task-trenches-activate = Use your card for operations and activate Brussels and Sedan for movement.
web-pog-hint-trenches-activate = Click the two spaces; choose movement where the panel asks.
web-pog-told-trenches-activate = An enemy fort stops whoever enters. It is besieged by an army, or by as many corps as its number.
web-pog-task-trenches-siege = March the army from Brussels to Antwerp.
web-pog-hint-trenches-siege = Click Brussels, press “Move”, then click Antwerp.
web-pog-told-trenches-siege = Antwerp is besieged. It stays Allied until it falls: in the Siege Phase a die above the number of the fort destroys it.
web-pog-task-trenches-dig = Let the 3rd Army in Sedan dig in, then end the movement.
web-pog-hint-trenches-dig = Click Sedan, leave only the 3rd Army on, press “Entrench”, then end the movement: the die is rolled at the end.
web-pog-told-trenches-dig = The die must not exceed the loss factor of the army, its second number. A trench shifts enemy fire, and its defenders may refuse to retreat.

web-pog-lesson-about-supply = The 9th Army in Warsaw is out of supply: no line of friendly spaces leads to a supply source. It can neither move nor attack, and would be lost for good at the end of the turn.
web-pog-task-supply-see = Use a card for operations and activate Posen. Try Warsaw too: the table tells why not.
web-pog-hint-supply-see = Choose a card and “Operations”, then click Posen.
web-pog-told-supply-see = Whatever is out of supply cannot be activated. Lodz, between Posen and Warsaw, is in Russian hands.
web-pog-task-supply-open = March the corps from Posen to Lodz and open the road.
web-pog-hint-supply-open = Click the corps, press “Move”, then click Lodz.
web-pog-told-supply-open = Lodz is friendly now: the line runs from Warsaw over Lodz to Breslau, a supply source.
web-pog-task-supply-free = Use your second card for operations and activate Warsaw.
web-pog-hint-supply-free = Choose the card and “Operations”, then click Warsaw.
web-pog-told-supply-free = The army acts again. The layer “Supply” above the map shows the lines at any time.

web-pog-lesson-about-redeployment = Strategic redeployment sends units far behind the front: over friendly spaces from supply to supply. A corps costs one point, an army four.
web-pog-task-redeployment-card = The Russians stand before Thorn, where only a corps is left. Use “Reichstag Truce” for redeployment.
web-pog-hint-redeployment-card = Choose the card, then “Redeployment”: it gives four points.
web-pog-told-redeployment-card = Four points: one army or four corps. Corps may also go to the reserve or come from it.
web-pog-task-redeployment-army = Send the 3rd Army from Koblenz to Thorn.
web-pog-hint-redeployment-army = Click Koblenz, choose the 3rd Army, then click Thorn. The map can be moved with the mouse.
web-pog-told-redeployment-army = In one round it has crossed Germany. Redeployment is not allowed in two rounds running.

web-pog-lesson-about-replacements = At the end of a turn recorded points become steps. You have three German points.
web-pog-task-replacements-flip = Bring the 1st Army in Sedan back to full strength.
web-pog-hint-replacements-flip = Click Sedan and choose the army. This costs one point.
web-pog-told-replacements-flip = A point restores an army, or two corps.
web-pog-task-replacements-army = Recreate the 4th Army, which was eliminated.
web-pog-hint-replacements-army = Choose it in the panel, then a supply source or the capital, such as Essen.
web-pog-told-replacements-army = It comes back reduced. Armies lost for good, out of supply or without a way to retreat, never do.
web-pog-task-replacements-corps = Spend what is left on a corps.
web-pog-hint-replacements-corps = Restore a reduced corps or recreate one: half a point for a step.
web-pog-told-replacements-corps = Points that are not spent are lost, and a nation whose capital has fallen gets none.

web-pog-lesson-about-mandate = Each turn a die names a nation of each side whose government wants an attack. For the Allies it is France; you play them in the last round of the turn.
web-pog-task-mandate-ready = Use a card for operations and activate a French space for attack.
web-pog-hint-mandate-ready = Choose a card and “Operations”, then Verdun or Nancy for attack. Both may be activated.
web-pog-told-mandate-ready = French units must attack Germans in France, Belgium or Germany.
web-pog-task-mandate-attack = Attack with the French.
web-pog-hint-mandate-attack = End the activation, click Metz or Strasbourg, switch units on and off and press “Attack”.
web-pog-told-mandate-attack = The offensive counts as made, however it ends. Missed, it would have cost the Allies a victory point in the War Status Phase.
web-pog-task-mandate-fight = Fight it out.
web-pog-hint-mandate-fight = Answer the questions about flank, cards and losses as you like.
web-pog-told-mandate-fight = The fort helps the defenders with its number and is safe while one of them lives.

web-pog-lesson-about-status = Some events carry a war status number. It decides how deep your side is in the war, and which cards join its deck.
web-pog-task-status-event = Your war status is 2. Play “Falkenhayn” as an event.
web-pog-hint-status-event = Choose the card, then “Event”. It is the last round of the turn.
web-pog-told-status-event = War status 4: your side is ready for Limited War.
web-pog-task-status-limited = Finish the turn.
web-pog-hint-status-limited = Answer what is asked.
web-pog-told-status-limited = In the War Status Phase your side went over to Limited War: its cards were shuffled into the deck, and Turkey entered the war. At war status 11 Total War follows. Play events early.

web-pog-lesson-about-victory = Victory points measure the war: spaces with a star are worth one each. The Central Powers have 19. If they have 20 in the War Status Phase at the end of the turn, they win; with 0 the Allies do.
web-pog-task-victory-space = It is the last round. Take one more space with a star: Cambrai or Bar le Duc.
web-pog-hint-victory-space = Use the card for operations, activate Sedan or Verdun for movement, march to the space.
web-pog-told-victory-space = Twenty points. The marker moves at once, but victory is looked for only at the end of the turn.
web-pog-task-victory-end = End the movement.
web-pog-hint-victory-end = Press the button that ends the movement.
web-pog-told-victory-end = The Central Powers have won the war. Otherwise the points after the last turn decide, and an armistice or peace may end it sooner. You know enough for a first game: the introductory scenario lasts three turns.
