"""A heap of sticks for two: take one, two or three; who takes the last has won."""
