"""The phases of a turn, in the order of the sequence of play."""
