"""Everything bots need, loaded before the first of them is asked: workers are forked from a process that
has it, so that no bot's first answer is spent on reading its weights."""

from __future__ import annotations

from ..games.served import bots_of, served_games
from .bot_work import bot_answer

for _game in served_games():
    for _make in bots_of(_game).values():
        _make("ready")

__all__ = ["bot_answer"]
