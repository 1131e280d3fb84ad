"""Response cards: when each fits, and what it does. [6.14]"""
