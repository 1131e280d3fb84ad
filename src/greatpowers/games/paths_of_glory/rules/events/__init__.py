"""Events of cards as the rules know them: the registry, playing one, and what those in force change. [9.5]"""
