"""What a worker process does for a bot: from view and question to the text of an answer."""

from __future__ import annotations

import time

from ...bots.thinking import give_clock
from ...engine.match import Question
from ...engine.pack import Pack
from ..games.served import bots_of, game_named


def bot_answer(
    game: str, level: str, seed: str, view: object, question: Question, pack: Pack | None = None
) -> str:
    """The answer of a bot of this level; it sees the view and nothing else."""
    player = bots_of(game_named(game, pack))[level](seed)
    give_clock(player, time.monotonic)
    answer = player.decide(view, question)
    return answer if isinstance(answer, str) else question.choice.write(answer)
