"""Game masters: a role at a table, never a seat."""
