"""Tournaments and leagues: entries, rounds, tables that make themselves, standings."""
