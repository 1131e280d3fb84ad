"""How strong players are: games kept as lines, a test that stops by itself, ratings."""
