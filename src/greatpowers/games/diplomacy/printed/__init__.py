"""What is printed and fixed: names, the board, units, seats, how disputed rules are read."""
