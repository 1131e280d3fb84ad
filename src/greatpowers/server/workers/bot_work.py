"""What a worker process does for a bot: from view and question to the text of an answer."""

from __future__ import annotations

import time

from ...bots.player import Why, reasons_of
from ...bots.thinking import give_clock
from ...engine.match import Question
from ...engine.pack import Pack
from ...engine.shown import OptionShown, option_shown
from ..games.served import bots_of, game_named


def bot_answer(
    game: str, level: str, seed: str, view: object, question: Question, pack: Pack | None = None
) -> str:
    """The answer of a bot of this level; it sees the view and nothing else."""
    return bot_thought(game, level, seed, view, question, pack)[0].text


def bot_thought(
    game: str, level: str, seed: str, view: object, question: Question, pack: Pack | None = None
) -> tuple[OptionShown, list[Why]]:
    """The answer as clients get it, and its reasons."""
    player = bots_of(game_named(game, pack))[level](seed)
    give_clock(player, time.monotonic)
    answer = player.decide(view, question)
    told = (
        OptionShown(answer, "", {})
        if isinstance(answer, str)
        else option_shown(question.choice.write, answer)
    )
    return told, reasons_of(player)
