"""The course of a game: years, turns and their phases, each asking all seats at once."""
