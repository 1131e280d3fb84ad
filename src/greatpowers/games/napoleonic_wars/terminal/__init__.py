"""The Napoleonic Wars at the terminal: one question after the other, tables of nations, hands of cards."""
