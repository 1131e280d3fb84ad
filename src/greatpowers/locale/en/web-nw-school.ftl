### The school of The Napoleonic Wars: lessons on live positions. A lesson has an opening (about), tasks with hints, and what each task has shown (told).

web-nw-school = School of The Napoleonic Wars
web-nw-lesson = { $lesson ->
    [cards] Cards and command points
    [marching] Armies and marches
    [battle] Interception and battle
    [siege] Fortresses and sieges
    [sea] Fleets, patrols, convoys
    [building] Building and regrouping
    [diplomacy] Consuls, Pacts, Camps
   *[victory] Submission, peace, victory
}
web-nw-lesson-about-cards = In each of its impulses a nation plays a card: as an event, or for the command points (CP) printed on it. You are France.
web-nw-task-cards-event = Play “Luddites” as an event.
web-nw-hint-cards-event = Choose the card in your hand, then the event. The card says what it does.
web-nw-told-cards-event = Britain has lost a card. “Luddites” bears a plus: with it a second card may be played in the same impulse.
web-nw-task-cards-points = Use “Talleyrand” for its command points.
web-nw-hint-cards-points = Choose the card, then its command points. “Napoleon” waits for a battle.
web-nw-told-cards-points = Six points are in your purse. They are spent one action at a time and cannot be kept.
web-nw-task-cards-build = Build units in Paris: each costs two points.
web-nw-hint-cards-build = Choose “Build” in the list of actions, then Paris. Or click Paris: whatever else can be done there stands below the army.
web-nw-told-cards-build = Points build, march, sail, flag areas and move consuls. You could go on until the purse is empty.
web-nw-task-cards-home = End your impulse. You hold most cards, so you may preempt: take the next impulse and use the home card “Grande Armée” for its points.
web-nw-hint-cards-home = Choose that you are done, then preempt, then the home card.
web-nw-told-cards-home = A home card is used once a turn and turned face down; it never leaves its nation.

web-nw-lesson-about-marching = Armies march under generals, one command point for each area. A general leads as many units and other generals as his command rating says.
web-nw-task-marching-card = Use a card for its command points.
web-nw-hint-marching-card = Choose “Talleyrand” and its command points.
web-nw-told-marching-card = Six points: six areas for one army, or fewer for several.
web-nw-task-marching-march = March Davout with six units from Ulm to Munich.
web-nw-hint-marching-march = Click Ulm, take Davout and six units, then click Munich. With seven units the rules refuse: his command rating is 6.
web-nw-told-marching-march = Munich is friendly, the way was free. Murat and three units stay in Ulm.
web-nw-task-marching-pass = Go on to Innsbruck over the mountain pass.
web-nw-hint-marching-pass = Take the same army in Munich and click Innsbruck. Entering an enemy area over a pass brings attrition: the table shows the risk before you go.
web-nw-told-marching-pass = Each unit and general rolled a die, and every six costs one. French losses are halved, rounded up.
web-nw-task-marching-flag = Take the loss and place a flag in Innsbruck.
web-nw-hint-marching-flag = Lose a unit, then flag the area where your army stands: it costs one point.
web-nw-told-marching-flag = Innsbruck is a key. Keys bring cards in the next turn and points at the end of the game.

web-nw-lesson-about-battle = Armies nearby may intercept a march, and an army about to be attacked may evade: two dice and the battle rating of the general, nine or more.
web-nw-task-battle-meet = Use “Talleyrand” for its points and march Napoleon, Murat and seven units from Munich to Linz. Ney stays with two.
web-nw-hint-battle-meet = Click Munich, take the two generals and seven units, then click Linz.
web-nw-told-battle-meet = Archduke Charles has intercepted from Vienna. Whoever moves is the attacker, and the battle is fought at once.
web-nw-task-battle-card = Before the dice are thrown, play the battle card “Horse Artillery”.
web-nw-hint-battle-card = Choose the card instead of passing. It adds three dice in the first round.
web-nw-told-battle-card = Each side rolls a die for every unit and subordinate general, the rating of its commander, the unit bonus and cards.
web-nw-task-battle-losses = Take your losses.
web-nw-hint-battle-losses = Give up a unit: generals are dearer.
web-nw-told-battle-losses = Sixes eliminate, fives disrupt until the battle is over. More losses lose the battle; three more are a rout, and the disrupted are lost as well.
web-nw-task-battle-evade = End your impulse. Austria will attack Ney in Munich: evade.
web-nw-hint-battle-evade = Choose that you are done, then evasion to Ulm.
web-nw-told-battle-evade = An evasion that fails costs the terrain dice and gives the enemy one more. A small force with a good general should try it.

web-nw-lesson-about-siege = A fortress holds its area whoever stands there. It falls only to a siege, by as many sixes as its strength.
web-nw-task-siege-march = Use “Talleyrand” for its points and march Masséna with six units from Verona to Venice.
web-nw-hint-siege-march = Click Verona, take everybody, then click Venice.
web-nw-told-siege-march = An army that enters the area of an enemy fortress stops there.
web-nw-task-siege-begin = End your actions and besiege Venice.
web-nw-hint-siege-begin = Say that you are done with points and with cards; then you are asked for sieges, which cost nothing.
web-nw-told-siege-begin = A siege is made by one army in its own due impulse, if no enemy stands in the area.
web-nw-task-siege-card = Play the battle card “Siege Train”.
web-nw-hint-siege-card = Choose the card instead of passing.
web-nw-told-siege-card = One six of two. You rolled more sixes than you suffered, so you may go on at once.
web-nw-task-siege-storm = Attack again until Venice falls.
web-nw-hint-siege-storm = Choose to go on, and take losses in units.
web-nw-told-siege-storm = Venice has fallen and is flagged free. Most fortresses have strength 2, Gibraltar has 4.

web-nw-lesson-about-sea = One command point is two manoeuvres at sea. Fleets lie in ports or in the fifteen zones. You are Britain.
web-nw-task-sea-sail = Use “British Subsidies” for its points and put all four squadrons to sea from Portsmouth into the English Channel.
web-nw-hint-sea-sail = Click the ships in Portsmouth, take all four, then click the zone.
web-nw-told-sea-sail = A step from port to zone or from zone to zone costs one manoeuvre for the whole fleet.
web-nw-task-sea-patrol = Sail into the Bay of Biscay and patrol until you have beaten the French fleet.
web-nw-hint-sea-patrol = Move the fleet on, then choose the patrol: two dice, nine or more, and two more for a British fleet.
web-nw-told-sea-patrol = A British squadron rolls three dice, others two or one. The loser goes to the nearest port and stays there.
web-nw-task-sea-convoy = Send a convoy: Moore and three units from Portsmouth to Lisbon.
web-nw-hint-sea-convoy = Choose the convoy of all pieces in Portsmouth to Lisbon. It goes by the Channel, the bay you have cleared, and the Mid Atlantic.
web-nw-told-sea-convoy = A convoy carries up to five pieces, once an impulse, for a point for each zone and port. It needs no warships, but no enemy fleet may be in the way.

web-nw-lesson-about-building = Points raise new troops at home and bring back what waits in Regroup. You are France.
web-nw-task-building-unit = Use the plus card “Luddites” for its two points and build a unit.
web-nw-hint-building-unit = Choose the card and its points, then build a unit in any home area.
web-nw-told-building-unit = A unit costs two points, in home or shared areas under your control and as far as there are counters.
web-nw-task-building-regroup = Play “Talleyrand” as the second card for its points and bring Ney back from Regroup.
web-nw-hint-building-regroup = Choose the card and its points, then Regroup and a home area for Ney.
web-nw-told-building-regroup = One point for each piece. A new general would have cost his command rating.
web-nw-task-building-squadron = Lay down a squadron in a home port.
web-nw-hint-building-squadron = It costs four of your five points. Brest will do.
web-nw-told-building-squadron = The ships are under construction. At the end of the turn they are finished and wait for their refit.
web-nw-task-building-refit = Refit the squadron that lies ready in Brest.
web-nw-hint-building-refit = Choose the refit in Brest: one manoeuvre.
web-nw-told-building-refit = Now it may put to sea. Squadrons that come back from Regroup must be refitted as well.

web-nw-lesson-about-diplomacy = Nations without a player have a consul on the diplomatic track. The farther right in a row, the nearer to that Power; in the last box there is a Pact. You are Prussia, neutral so far.
web-nw-task-diplomacy-pact = Use “Metternich” for its points and push the Danish consul into Pact with you.
web-nw-hint-diplomacy-pact = Push the consul of Denmark one box to the right: Pact costs four points.
web-nw-told-diplomacy-pact = Denmark is your ally now. You play its cards in its impulses, and its keys count for you.
web-nw-task-diplomacy-push = Push the Swedish consul out of the British row.
web-nw-hint-diplomacy-push = In the rows of others you push to the left. Your last point is enough.
web-nw-told-diplomacy-push = Sweden is unaligned. From there it could be pushed into any row.
web-nw-task-diplomacy-camp = Nobody has cards left: the turn ends. Let the peace roll be, then join a Camp in the Interphase.
web-nw-hint-diplomacy-camp = Choose nothing for the peace roll, then the Imperial or the Coalition Camp. Its members agree.
web-nw-told-diplomacy-camp = A Camp is a binding alliance: its members march together and are at war with the other. In an impulse a declaration of war would cost seven points.

web-nw-lesson-about-victory = Flags in enemy keys win points, and a nation without its capital may be conquered. The game ends by a peace roll or after the turn of 1813. You are France, in Vienna.
web-nw-task-victory-capital = Use your last card for its points and place a flag in Vienna.
web-nw-hint-victory-capital = Choose “Talleyrand” and its points, then the flag in Vienna.
web-nw-told-victory-capital = At the end of the turn Austria would roll for conquest: six or more, changed by what it still holds.
web-nw-task-victory-accept = End your impulse. Austria, weaker than your troops on its soil, offers submission: accept.
web-nw-hint-victory-accept = Choose that you are done, then accept.
web-nw-told-victory-accept = Salzburg is ceded to you. One offer may be made in an impulse, with areas to cede or to return; the answer is yes or no.
web-nw-task-victory-leave = The conqueror leaves the capital. March out, and decide who stays in Austria.
web-nw-hint-victory-leave = Go to Linz, which bears your flag, and stay there.
web-nw-told-victory-leave = Austria is neutral, its truce lasts until the next Interphase, and you have gained a resource. Nobody has a card left, so the turn ends.
web-nw-task-victory-peace = Peace comes on six or more. Add one to the roll.
web-nw-hint-victory-peace = Choose plus: it costs a card of your next hand, if there is one.
web-nw-told-victory-peace = Peace. Points are keys won less keys lost, Minors in Pact and resources. You know enough for a first game: begin with bots and few players.
