"""The Napoleonic Wars: two to five players, five Powers and four Minors, cards, land and sea."""
