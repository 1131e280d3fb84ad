"""One Impulse: a card as event or for CPs, and what CPs are spent on. [5.11, 6.3, 17.1]"""
