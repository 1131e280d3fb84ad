"""Clubs: members, their board, their calendar, their tables and tournaments."""
