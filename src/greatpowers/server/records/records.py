"""Records: export and import, forks into a sandbox, and the proof that nothing random was tampered with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from ...engine.errors import GreatPowersError
from ...engine.events import DieRolled
from ...engine.record import record_of, write_record
from ..games.packs import ready
from ..matches.history import History
from ..matches.lobby import Lobby, NewTable
from ..matches.lots import drawn_lots
from ..matches.matches import Matches
from ..matches.moments import Moment
from ..matches.pace import Untimed
from ..matches.stored import Carried
from ..matches.table import IMPORT, About, Play, Row, Table
from ..people.people import Person
from ..people.permissions import check_open, is_open
from ..problems import Problem
from ..store import shelf
from ..workers.pool import Workers, WorkFailed
from ..workers.record_work import check_record, verify_record
from .stretching import brought, forked, record_of_table

if TYPE_CHECKING:
    from ...engine.record import Record

_SECONDS = 30.0
#: So many people may wait for their records to be played through; they are taken one by one.
MOST_WAITING = 8


class DieProof(msgspec.Struct):
    """A die of the record, and the decision it fell at."""

    n: int
    number: int
    purpose: str
    bound: int
    result: int


class Verification(msgspec.Struct):
    """What anybody needs to recompute everything random."""

    commitment: str
    seed: str | None
    nonces: dict[str, str]
    lots: dict[str, str]
    dice: list[DieProof]
    checkpoints: list[tuple[int, str]]
    verified: bool | None


class Records:
    """Games as documents."""

    def __init__(self, matches: Matches, lobby: Lobby, workers: Workers) -> None:
        self._matches = matches
        self._lobby = lobby
        self._workers = workers
        self._turn = asyncio.Lock()
        self._waiting: set[str] = set()

    async def warm_up(self) -> None:
        """Start the worker, so that the first record is not slower than the others."""
        await self._workers.run(_SECONDS, check_record, b"")

    async def export(self, table: Table, person: Person | None) -> bytes:
        """The record of a finished game, or of a sandbox for its owner."""
        if not is_own_sandbox(table, person):
            check_open(table, person, self._matches.now().timestamp())
        return write_record(await record_of_table(self._matches.database, table))

    async def import_(self, data: bytes, person: Person, title: str = "") -> Table:
        """A record as a table: finished, or a sandbox in which the person plays on for everybody.

        The title is for a record that has none of its own.
        """
        async with self._in_turn(person):
            try:
                checked = await self._workers.run(_SECONDS, check_record, data)
            except WorkFailed:
                raise _unusable("the record takes too long to replay", "slow") from None
            if checked.record is None:
                raise _unusable(checked.problem, checked.reason, **checked.params)
            return await self._sandbox(checked.record, checked.record.title or title, person)

    @asynccontextmanager
    async def _in_turn(self, person: Person) -> AsyncIterator[None]:
        """Playing a whole game through is heavy: one at a time, and one of each person."""
        if person.id in self._waiting:
            raise Problem(429, "record-waits", "the last game you brought is still being played through")
        if len(self._waiting) >= MOST_WAITING:
            raise Problem(503, "busy", "try again in a moment")
        self._waiting.add(person.id)
        try:
            async with self._turn:
                yield
        finally:
            self._waiting.discard(person.id)

    async def fork(self, history: History, table: Table, person: Person, row: int) -> Table:
        """A sandbox that begins where the game stood after a row; of a running game only what is public."""
        async with self._in_turn(person):
            return await self._forked(history, table, person, row)

    async def _forked(self, history: History, table: Table, person: Person, row: int) -> Table:
        finished = is_open(table, person, self._matches.now().timestamp()) or is_own_sandbox(table, person)
        if not finished:
            row = history.phase_before(row)
            if history.states[row].dice.drawn:
                raise Problem(409, "fork-needs-end", "dice were rolled: this can be forked after the game")
        decisions = await asyncio.to_thread(_effective, history, row)
        about = table.about
        record = record_of(history.play.match, reveal_seed=True)
        record.decisions = decisions
        record.seed = about.seed if finished else self._lobby.fresh_nonce()
        record.nonces = about.nonces if finished else {}
        game = history.play.game
        if about.upgrade is not None or about.rules != game.version:
            state = history.states[row]
            if not finished:
                state = game.determinize(game.view(state, None), record.seed)
            record = forked(record, state, game.codec)
        return await self._sandbox(record, about.title, person)

    async def _sandbox(self, record: Record, title: str, person: Person) -> Table:
        """A table of one's own with these decisions in its store."""
        asked = NewTable(
            game=record.game,
            scenario=record.scenario,
            options=dict(record.options),
            title=title,
            seats=dict.fromkeys(record.seats, "hotseat"),
            pace=Untimed(),
        )
        await ready(record.game, record.pack)
        table = self._lobby.bare_table(asked, person, record.pack)
        about = table.about
        about.seed, about.nonces = record.seed or about.seed, dict(record.nonces)
        about.position = record.position
        # Not here: others play meanwhile.
        if record.stretches:
            about.upgrade = _last_change(record)
            now = self._matches.now().timestamp()
            play, rows, moments = await asyncio.to_thread(brought, about, record, now)
        else:
            play, rows, moments = await asyncio.to_thread(self._played, about, record.decisions)
        table.play = play
        over = play.match.is_over
        about.status, about.sandbox = ("finished", False) if over else ("playing", True)
        about.started = about.created
        about.finished = about.created if over else None
        about.revision, about.digest = play.revision, play.digest()
        about.result = dict(play.match.result) if over else None
        stored = [*shelf.new_rows(table.id, rows), *shelf.new_moments(table.id, moments)]
        await self._matches.store(table.id, [*shelf.new_table(table), *stored])
        self._matches.keep(table)
        self._matches.tell(table, None)
        return table

    def _played(
        self, about: About, decisions: Sequence[tuple[str, str]]
    ) -> tuple[Play, list[Row], list[Moment]]:
        now = self._matches.now().timestamp()
        play = Play(about)
        moments = [play.first_moment()]
        for number, (seat, text) in enumerate(decisions, start=1):
            row = Row(number, seat, "decide", text, IMPORT, f"import/{number}", now)
            try:
                step = play.prepare(row)
                moments.append(play.moment(step))
                play.accept(step)
            except GreatPowersError as problem:
                raise _unusable(str(problem)[:300], "decision", number=number, text=text[:80]) from None
        return play, list(play.rows), moments

    async def verification(self, table: Table, person: Person | None, play: Play | None) -> Verification:
        """What was committed to, the dice of the game as far as the person knows it, after it everything."""
        about, open_ = table.about, is_open(table, person, self._matches.now().timestamp())
        seen = [] if play is None else play.events_for(None)
        dice = [
            DieProof(n, die.number, die.purpose, die.bound, die.result)
            for n, die in seen
            if isinstance(die, DieRolled)
        ]
        record = await record_of_table(self._matches.database, table) if open_ else None
        return Verification(
            commitment=about.commitment,
            seed=about.seed if open_ else None,
            nonces=about.nonces if about.status != "waiting" else {},
            lots=about.lots,
            dice=dice,
            checkpoints=record.checkpoints if record is not None else [],
            verified=await self._verified(table, record) if record is not None else None,
        )

    async def _verified(self, table: Table, record: Record) -> bool:
        about = table.about
        if about.lots and drawn_lots(about) != about.lots:
            return False
        try:
            return await self._workers.run(_SECONDS, verify_record, write_record(record))
        except WorkFailed:
            raise Problem(503, "busy", "try again in a moment") from None


def _unusable(problem: str, reason: str, **params: str | int) -> Problem:
    """A refused record: what is wrong in English, and the kind of it for all languages."""
    return Problem(422, "record-unusable", problem, params={"problem": problem, "reason": reason, **params})


def is_own_sandbox(table: Table, person: Person | None) -> bool:
    return table.about.sandbox and person is not None and table.about.owner == person.id


def _last_change(record: Record) -> Carried:
    last = record.upgrades[-1] if record.upgrades else (0, record.version, record.version, "")
    return Carried(last[1], last[2])


def _effective(history: History, row: int) -> list[tuple[str, str]]:
    """The answers that count up to a row; talk and votes stay with those who spoke."""
    play = history.play
    made = [(one.seat, one.text) for one in history.decisions(row)]
    return [(seat, text) for seat, text in made if play.word_of(text) not in play.wire.private_words]
