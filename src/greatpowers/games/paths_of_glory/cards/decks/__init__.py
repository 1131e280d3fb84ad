"""The events of the cards, one module a side and deck. [9.5]"""
