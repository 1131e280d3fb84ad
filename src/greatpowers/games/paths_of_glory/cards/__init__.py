"""The events of the cards, one module a side and deck, and what they share. [9.5]"""
