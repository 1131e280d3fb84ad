"""What a side does with its action round: cards, operations, activation. [8, 9]"""
