"""Diplomacy at the terminal: sheets of orders, letters, the board of powers."""

from .desk import DiplomacyTerminal

__all__ = ["DiplomacyTerminal"]
