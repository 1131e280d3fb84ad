"""Combat, from its declaration to the advance. [12]"""
