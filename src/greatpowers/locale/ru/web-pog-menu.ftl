### What the menu of a table of Paths of Glory leads to.

web-pog-study-latest = Последние действия по одному
web-pog-study-odds = Расчет шансов
