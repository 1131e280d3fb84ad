"""What tests of several parts share: loaded dice, a toy game, drawn maps, the index of rules."""
