"""Windows for Response cards: who is asked when, and what is played by order. [6.14]"""
