### What the menu of a table of Paths of Glory leads to.

web-pog-study-latest = A legutóbbi akciók egyenként
web-pog-study-odds = Esélyszámító
