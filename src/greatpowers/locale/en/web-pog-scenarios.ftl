### What the scenarios of Paths of Glory differ in, for whoever sets up a table.

web-pog-differs = { $row ->
    [length] Length
    [victory] Who wins
    [cards] Cards
    [peace] Peace
   *[special] What is special
}
web-pog-differs-editions = Where the editions differ

web-pog-differs-introductory-length = Three turns, August 1914 to the fall of the year; about two hours.
web-pog-differs-introductory-victory = Central Powers with 14 victory points or more, Allies with 10 or fewer; 11 to 13 are a draw. 20 or more, 0 or fewer at the end of a turn: automatic victory.
web-pog-differs-introductory-cards = Mobilization cards only; commitment never rises, so Turkey and Italy stay out.
web-pog-differs-introductory-peace = Cannot be offered.
web-pog-differs-introductory-special = Starred events move the victory points by one more. Good for a first game.

web-pog-differs-limited-length = Ten turns, to the summer of 1916, or until a side reaches Total War; an evening.
web-pog-differs-limited-victory = Central Powers with 17 victory points or more, Allies with 12 or fewer; 13 to 16 are a draw. 20 or more, 0 or fewer at the end of a turn: automatic victory.
web-pog-differs-limited-cards = Mobilization and Limited War cards.
web-pog-differs-limited-peace = May be offered where the option allows it.
web-pog-differs-limited-special = The war grows, but the last deck never comes.

web-pog-differs-campaign-length = Twenty turns, the whole war; eight hours and more.
web-pog-differs-campaign-victory = Central Powers with 13 victory points or more, after Brest-Litovsk with 11; Allies with 9 or fewer; between them a draw. 20 or more, 0 or fewer at the end of a turn: automatic victory.
web-pog-differs-campaign-cards = All three decks of each side.
web-pog-differs-campaign-peace = May be offered where the option allows it; at a combined war status of 40 an armistice ends the war.
web-pog-differs-campaign-special = No limits on the first months beyond those of the rules.

web-pog-differs-historical-length = Twenty turns, the whole war; eight hours and more.
web-pog-differs-historical-victory = As in the campaign, on other victory spaces; the Allies win a draw.
web-pog-differs-historical-cards = All three decks, hands of eight cards; six striped events give their operations too.
web-pog-differs-historical-peace = None.
web-pog-differs-historical-special = Guns of August opens the war. No Entrench on turn 1, Italy is closed to other armies until Allied Total War, a trench is easier on the second try.

web-pog-differs-historical-2010-length = Twenty turns, the whole war; eight hours and more.
web-pog-differs-historical-2010-victory = As in the campaign, on other victory spaces; draws are possible.
web-pog-differs-historical-2010-cards = All three decks, hands of eight cards; six striped events give their operations too.
web-pog-differs-historical-2010-peace = May be offered where the option allows it.
web-pog-differs-historical-2010-special = Guns of August opens the war. No Entrench on turn 1, Italy is closed to other armies until both sides wage Total War.
