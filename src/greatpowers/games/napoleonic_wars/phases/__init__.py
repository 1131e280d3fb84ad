"""The course of the game: turns, rounds, impulses, the Interphase."""
