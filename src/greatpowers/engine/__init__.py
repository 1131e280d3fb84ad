"""The engine: flow, choices, events, dice, codec, match and record. It knows no game."""
