"""A question at a table is thought about by a bot in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...engine.match import Question
from ..games.packs import in_edition, parcel
from ..matches.table import About, Play
from .pool import Workers

R = TypeVar("R")


async def think(
    workers: Workers,
    seconds: float,
    work: Callable[..., R],
    about: About,
    level: str,
    seed: str,
    play: Play,
    question: Question,
) -> R:
    """What the work makes of the question; a worker must know the pack before it can read what is asked."""
    view = play.match.shown(question.seat)
    if about.pack is None:
        return await workers.run(seconds, work, about.game, level, seed, view, question)
    sent = parcel(work, about.game, level, seed, view, question, about.pack)
    return await workers.run(seconds, in_edition, about.game, about.pack, sent)
