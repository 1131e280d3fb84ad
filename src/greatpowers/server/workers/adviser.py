"""What the strongest bot would do in a person's place, with its reasons: for tables without other people."""

from __future__ import annotations

import hashlib
from contextlib import suppress

import msgspec

from ...engine.shown import OptionShown
from ..games.served import bots_of, standin_level
from ..live.explaining import explained_at
from ..live.reasons import ReasonOnWire
from ..matches.table import Table
from ..people.people import Person
from ..problems import Problem
from ..ratings.gates import refuse_help
from .bot_work import bot_thought
from .pool import Workers, WorkFailed
from .thinking import think


class Advice(msgspec.Struct):
    """An answer the seat may give now, and what speaks for it."""

    level: str
    revision: int
    answer: OptionShown
    #: The answer as it was understood, where it has several parts.
    reads: list[object]
    reasons: list[ReasonOnWire]


class Adviser:
    """Asks a bot what it would do; the table does not hear of it."""

    def __init__(self, workers: Workers, budget: float) -> None:
        self._workers = workers
        self._budget = budget

    async def of(self, table: Table, person: Person, seat: str) -> Advice:
        """The advice for a question that is open; only who plays against bots, or against himself, has it."""
        refuse_help(table.about)
        if any(table.seats[other].person != person.id for other in table.people_seats()):
            raise Problem(403, "advice-among-people", "no advice is given where other people play")
        play = table.playing()
        question = play.match.question(seat)
        if question is None:
            raise Problem(409, "advice-nothing-asked", "this seat is asked nothing now")
        revision = play.seen(seat)
        seed = hashlib.blake2b(f"{table.about.seed}/{seat}/advice".encode(), digest_size=16).hexdigest()
        for level in dict.fromkeys((list(bots_of(play.game))[-1], standin_level(play.game))):
            with suppress(WorkFailed):
                answer, reasons = await think(
                    self._workers, self._budget, bot_thought, table.about, level, seed, play, question
                )
                break
        else:
            raise Problem(503, "advice-failed", "the bot found nothing to say in time")
        understood = explained_at(play, seat, answer.text)
        if not understood.allowed:
            raise Problem(409, "advice-nothing-asked", "the game has gone on meanwhile")
        told = [ReasonOnWire(message, "", dict(params), []) for message, params in reasons]
        return Advice(level, revision, answer, understood.reads, told)
