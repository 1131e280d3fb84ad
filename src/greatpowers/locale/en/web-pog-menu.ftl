### What the menu of a table of Paths of Glory leads to.

web-pog-study-latest = Latest actions, one by one
web-pog-study-odds = Odds calculator
