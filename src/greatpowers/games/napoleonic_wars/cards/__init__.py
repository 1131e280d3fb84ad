"""The cards: events by file, response windows, battle cards."""
