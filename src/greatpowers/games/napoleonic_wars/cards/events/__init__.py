"""Events of the cards that are played in an Impulse. [6.1, 6.2]"""
