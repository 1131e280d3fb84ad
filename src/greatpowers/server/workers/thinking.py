"""A question at a table is thought about by a bot in a worker process."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TypeVar

from ...engine.match import Question
from ..games.packs import in_edition, parcel
from ..matches.table import About, Play
from .pool import Workers

R = TypeVar("R")


def seed_of(about: About, seat: str) -> str:
    """One seed a seat for the whole game: new whims at every question would tear a plan apart."""
    return hashlib.blake2b(f"{about.seed}/{seat}".encode(), digest_size=16).hexdigest()


async def think(
    workers: Workers,
    seconds: float,
    work: Callable[..., R],
    about: About,
    level: str,
    seed: str,
    play: Play,
    question: Question,
    past: object = None,
) -> R:
    """What the work makes of the question."""
    view = play.match.shown(question.seat)
    return await send(workers, seconds, about, work, about.game, level, seed, view, question, past)


async def send(workers: Workers, seconds: float, about: About, work: Callable[..., R], *args: object) -> R:
    """Have the work done by a worker, who must know the pack before it can read what it is given."""
    if about.pack is None:
        return await workers.run(seconds, work, *args)
    return await workers.run(seconds, in_edition, about.game, about.pack, parcel(work, *args, about.pack))
