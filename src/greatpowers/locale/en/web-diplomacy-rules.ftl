### The rules of Diplomacy in our own words, by the numbers that refusals cite.

## Chapter 1

web-dip-chapter-1 = Set-up and course of the game
web-dip-rule-1-1 = Seven powers, dealt out by lot; nothing else is left to chance, but for the coin in the game for two.
web-dip-rule-1-2 = Units start where the table of the book puts them; the northern fleet of Russia stands on the south coast of St Petersburg.
web-dip-rule-1-3 = Every power starts with its home centres; twelve centres belong to nobody and stand empty.
web-dip-rule-1-4 = Spring and autumn turns alternate, from spring 1901 on (1914 in the game for two).
web-dip-rule-1-5 = A turn is talk, writing, resolution and retreats; after the autumn turn numbers of units are adjusted.
web-dip-rule-1-6 = There is a retreat phase only if somebody has a choice; units with nowhere to go are gone at once.
web-dip-rule-1-7 = One unit in a province at most, both coasts of a two-coast province counted together.
web-dip-rule-1-8 = No more than 34 units after any adjustment.
web-dip-rule-1-9 = Players talk before they write; not during retreats and adjustments. Time is kept by the table, not by the rules.
web-dip-rule-1-10 = No promise binds anybody, spoken or written.
web-dip-rule-1-11 = Eighteen centres after an autumn turn, its retreats included, win.
web-dip-rule-1-12 = Players may agree on a draw, shared by all who still have a unit.
web-dip-rule-1-13 = Orders are secret until the last ones are in, and are then shown together.

## Chapter 2

web-dip-chapter-2 = Writing orders
web-dip-rule-2-1 = An order names the kind of unit, where it stands and what it does; a set of orders is dated.
web-dip-rule-2-2 = Without A or F for the ordered unit an order is not carried out.
web-dip-rule-2-3 = A lawful order is carried out, even one written by mistake.
web-dip-rule-2-4 = An unlawful order is not carried out; its unit holds and can be supported.
web-dip-rule-2-5 = A unit without an order holds.
web-dip-rule-2-6 = A clumsy order that can mean only one thing is carried out.
web-dip-rule-2-7 = Abbreviations are those of the table; other spellings count while they are clear, in Latin and in Russian letters.
web-dip-rule-2-8 = An order that could mean two provinces fails.
web-dip-rule-2-9 = A player may order all, some or none of his own units, and no foreign ones.
web-dip-rule-2-10 = A nation named inside a support or convoy is allowed and changes nothing.
web-dip-rule-2-11 = Orders are hold, move, support and convoy; only fleets convoy.
web-dip-rule-2-12 = The letter of the supported or convoyed unit may be missing.
web-dip-rule-2-13 = Two different lawful orders for one unit cancel each other.

## Chapter 3

web-dip-chapter-3 = Movement
web-dip-rule-3-1 = Armies step to neighbouring land, inland or on the coast, never to sea.
web-dip-rule-3-2 = Fleets step to neighbouring seas and coasts, never inland.
web-dip-rule-3-3 = From coast to coast a fleet goes along the shoreline only.
web-dip-rule-3-4 = In Bulgaria, Spain and St Petersburg a fleet stands on one coast and leaves by it, yet fills the whole province.
web-dip-rule-3-5 = Where both coasts can be reached one must be named, or the fleet stays.
web-dip-rule-3-6 = Where only one coast can be reached it need not be named.
web-dip-rule-3-7 = Kiel and Constantinople have one coast each: fleets pass through, armies cross, nobody jumps over.
web-dip-rule-3-8 = Sweden and Denmark touch for both kinds; Baltic and Skagerrak do not, nor Denmark and Berlin; Sweden has one coast.
web-dip-rule-3-9 = Switzerland and places without a name cannot be entered.
web-dip-rule-3-10 = Nobody moves to where he stands.
web-dip-rule-3-11 = Water is crossed by convoy only.

## Chapter 4

web-dip-chapter-4 = Conflicts
web-dip-rule-4-1 = Every unit is as strong as any other.
web-dip-rule-4-2 = One unit in a province.
web-dip-rule-4-3 = Equal forces bound for one place all stay where they were.
web-dip-rule-4-4 = So do three or more, and units of one power alike.
web-dip-rule-4-5 = A standoff does not drive out the unit that stands there.
web-dip-rule-4-6 = A unit that stays stops every move that is not stronger, and all that queue behind it.
web-dip-rule-4-7 = Two units do not change places without a convoy, not even over different coasts.
web-dip-rule-4-8 = Three or more may go round in a circle.
web-dip-rule-4-9 = One that is held up holds up the whole circle.
web-dip-rule-4-10 = A province that is left can be entered in the same turn.
web-dip-rule-4-11 = A unit whose move failed defends itself alone, whatever supported its move.
web-dip-rule-4-12 = The strongest attacker enters if it beats each rival and the defender.
web-dip-rule-4-13 = A dislodged unit still stands others off, elsewhere than where its attacker came from.
web-dip-rule-4-14 = It has no effect on the province its attacker came from; a third unit may enter.
web-dip-rule-4-15 = A province left empty that way was not contested.

## Chapter 5

web-dip-chapter-5 = Support
web-dip-rule-5-1 = A supporter stays; each support adds one.
web-dip-rule-5-2 = Any unit of any power may be supported, asked or not, and cannot refuse it.
web-dip-rule-5-3 = A unit supports only where it could itself go.
web-dip-rule-5-4 = So no army supports at sea, no fleet inland, and no fleet round a corner of the coast.
web-dip-rule-5-5 = A fleet that can reach a two-coast province supports there whichever coast is meant.
web-dip-rule-5-6 = It need not touch the unit it supports.
web-dip-rule-5-7 = A unit without an order to move is supported by naming where it stands.
web-dip-rule-5-8 = That support is void if the unit was ordered to move, whether it gets away or not.
web-dip-rule-5-9 = A moving unit is supported only by an order that names its move.
web-dip-rule-5-10 = A support that does not match is not turned into another one.
web-dip-rule-5-11 = No unit supports itself, or an attack on where it stands.
web-dip-rule-5-12 = No power drives out its own unit, nor does its support help others to.
web-dip-rule-5-13 = Such moves and supports still count against other attackers.
web-dip-rule-5-14 = Foreign strength that is enough alone does drive the unit out.
web-dip-rule-5-15 = A power may stand itself off; its stronger attack goes in, unless one of its units stays there.
web-dip-rule-5-16 = Support is cut by any foreign attack on the supporter, except from where the support is given.
web-dip-rule-5-17 = Support is lost when the supporter is driven out, from wherever.
web-dip-rule-5-18 = A unit dislodged elsewhere still cuts support.
web-dip-rule-5-19 = Nobody cuts his own support.
web-dip-rule-5-20 = An attack that cannot arrive cuts nothing.
web-dip-rule-5-21 = Support does not travel by convoy.

## Chapter 6

web-dip-chapter-6 = Convoys
web-dip-rule-6-1 = A fleet at sea carries one army a turn between coasts of that sea.
web-dip-rule-6-2 = Fleets in coastal provinces carry nobody, and fleets are not carried.
web-dip-rule-6-3 = Army and fleet must be ordered alike, or the convoy fails.
web-dip-rule-6-4 = Fleets in adjoining seas form a chain, whoever owns them, if all are ordered alike.
web-dip-rule-6-5 = The army stays if a fleet it needs is driven out; a failed attack on the fleet changes nothing.
web-dip-rule-6-6 = An army that was not carried has no effect where it wanted to go.
web-dip-rule-6-7 = A carried army that bounces stays at home and can be driven out there.
web-dip-rule-6-8 = It may be supported into its goal.
web-dip-rule-6-9 = Two units may change places if one of them is carried.
web-dip-rule-6-10 = Of several ordered routes one whole one is enough.
web-dip-rule-6-11 = A carried army does not cut support for an attack on a fleet its convoy needs.
web-dip-rule-6-12 = It does if another route stays whole.
web-dip-rule-6-13 = Where land and sea are both open, an own fleet in the convoy means by sea.
web-dip-rule-6-14 = With foreign fleets alone it means by land, unless the order says via convoy.
web-dip-rule-6-15 = So no foreign fleet carries an army off.
web-dip-rule-6-16 = Once the sea is chosen, a broken convoy means no move.
web-dip-rule-6-17 = It is lawful to carry an attack on a unit of the same power.

## Chapter 7

web-dip-chapter-7 = Retreats
web-dip-rule-7-1 = Dislodged units retreat after resolution, all at once and in secret.
web-dip-rule-7-2 = They go where they could normally step.
web-dip-rule-7-3 = Not where somebody stands.
web-dip-rule-7-4 = Not where the attacker came from.
web-dip-rule-7-5 = Not where a standoff left the province empty, on either coast.
web-dip-rule-7-6 = There are no convoys and no supports, and nobody else is ordered.
web-dip-rule-7-7 = A unit with nowhere to go is removed at once.
web-dip-rule-7-8 = Units that retreat to the same place are all disbanded.
web-dip-rule-7-9 = So is a unit without an order or with an unlawful one.
web-dip-rule-7-10 = A player may disband instead.
web-dip-rule-7-11 = Where some other unit was attacked from is open, if it is empty and was not contested.

## Chapter 8

web-dip-chapter-8 = Supply centres and adjustments
web-dip-rule-8-1 = Owners of centres are settled after each autumn turn with its retreats.
web-dip-rule-8-2 = A centre belongs to who stands in it, or else to who owned it before.
web-dip-rule-8-3 = Passing through in spring changes nothing.
web-dip-rule-8-4 = Then every power compares its units with its centres.
web-dip-rule-8-5 = Too many units: it removes some, of its choice.
web-dip-rule-8-6 = Too few: it may build in home centres it owns and that are empty, one in each.
web-dip-rule-8-7 = Nobody builds elsewhere.
web-dip-rule-8-8 = Inland only armies; on a coast the order says which kind; in St Petersburg it names the coast of the fleet.
web-dip-rule-8-9 = Without a free home centre there is no build, and none is owed later.
web-dip-rule-8-10 = A power without home centres fights on, but builds only once it has one again.
web-dip-rule-8-11 = Builds may be declined.
web-dip-rule-8-12 = A recaptured home centre serves at once.
web-dip-rule-8-13 = Adjustments are secret and simultaneous; unclear and unlawful ones are ignored.
web-dip-rule-8-14 = A power without centres and units is out.
web-dip-rule-8-15 = The winner is found with the owners settled here.

## Chapter 9

web-dip-chapter-9 = Civil disorder
web-dip-rule-9-1 = A player who left, or gives no orders in a turn, has no government: his units hold.
web-dip-rule-9-2 = They do not support each other; support from others counts.
web-dip-rule-9-3 = Dislodged, they are disbanded.
web-dip-rule-9-4 = A power without a government builds nothing.
web-dip-rule-9-5 = What must go goes by distance from the country, fleets before armies, then by name.
web-dip-rule-9-6 = Who names too few removals is helped out in the same order.
web-dip-rule-9-7 = Somebody else may take over.

## Chapter V

web-dip-chapter-v = Games for two to six players
web-dip-rule-v1 = Units of unplayed powers stand where they always do, and hold.
web-dip-rule-v2 = They do not support each other.
web-dip-rule-v3 = Players may support them where they stand.
web-dip-rule-v4 = Dislodged, they are disbanded.
web-dip-rule-v5 = They never build; if they lose centres they shrink as in disorder.
web-dip-rule-v6 = Every power of a player keeps its own account of centres and units.
web-dip-rule-v7 = Three and four players: eighteen centres of one power win; an option adds up the powers of a player.
web-dip-rule-v8 = Two powers of one player are two countries.
web-dip-rule-v9 = The game for two begins in spring 1914.
web-dip-rule-v10 = Neutral Italy may not be entered; the seas around it may.
web-dip-rule-v11 = A coin before the adjustments of autumn 1914 gives Italy to a player from spring 1915.
web-dip-rule-v12 = Twenty-four centres of all powers of a player win.
web-dip-rule-v13 = The coin is the only number drawn, and comes from the seed.
web-dip-rule-v14 = Who leaves may be replaced.
web-dip-rule-v15 = A referee who does not play may read the orders and settle the turn.
