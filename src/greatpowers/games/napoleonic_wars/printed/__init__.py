"""What never changes: the map, the pieces, the cards, the tables, and the ids that rules mention."""
