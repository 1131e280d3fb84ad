"""Closed sets of words that are stored and travel: who people are, what seats and tables can be."""

from __future__ import annotations

from typing import Any, Literal

Language = Literal["en", "ru", "hu"]
Theme = Literal["light", "dark", "system"]
#: A program is played by a machine of its owner, and shown as such.
PersonKind = Literal["guest", "member", "moderator", "admin", "program"]
Occupant = Literal["person", "bot", "open", "invited", "hotseat"]
#: Stranded: it cannot go on by the present rules.
TableStatus = Literal["waiting", "playing", "finished", "stranded"]
OptionKind = Literal["switch", "choice", "number"]
#: A JSON object as a game writes it, a position or a view: what is in it only the game and its client know.
Document = dict[str, Any]
