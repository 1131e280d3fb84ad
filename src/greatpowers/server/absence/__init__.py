"""Absence: leave, pauses, missed turns, stand-ins, seats on offer."""
