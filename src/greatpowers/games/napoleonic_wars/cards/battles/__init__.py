"""Battle cards: what they do in a fight. [6.15]"""
