"""What a match holds, what happens to it, and what a seat sees of it."""
