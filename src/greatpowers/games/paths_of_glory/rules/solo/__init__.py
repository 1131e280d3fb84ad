"""Solo mode 2.0: one person, both sides, five boxes of cards a side instead of a hand. [solo]"""
