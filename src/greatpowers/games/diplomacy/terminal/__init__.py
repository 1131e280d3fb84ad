"""Diplomacy at the terminal: sheets of orders, letters, the board of powers."""
