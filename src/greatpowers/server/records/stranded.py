"""Games that cannot go on by the present rules: read, taken home, ended by consent, or tried alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from ...engine.record import FORMAT, Record, write_record
from ..games.packs import ready
from ..games.served import wire_of
from ..live.wire import iso
from ..matches.lobby import Lobby, NewTable
from ..matches.pace import Untimed
from ..matches.stored import Carried, Row
from ..matches.summary import people_at
from ..matches.table import Play, Table
from ..people.people import Person
from ..people.permissions import is_member
from ..problems import Problem, not_found
from ..store import shelf
from .upgrades import STRANDED
from .upgrading import latest_usable

if TYPE_CHECKING:
    from ..matches.matches import Matches


class DecisionOnWire(msgspec.Struct):
    """A row of the record as one of the players may read it: the text only of his own."""

    n: int
    seat: str
    text: str | None
    made: str | None


class StrandedGames:
    """What the players of such a game can still do."""

    def __init__(self, matches: Matches, lobby: Lobby) -> None:
        self._matches = matches
        self._lobby = lobby

    async def decisions(self, table: Table, person: Person) -> list[DecisionOnWire]:
        """The rows of the game, also where no state of it can be shown."""
        self._check(table, person)
        own = table.seats_of(person.id)
        rows = await self._rows(table)
        return [
            DecisionOnWire(row.number, row.seat, row.text if row.seat in own else None, iso(row.made_at))
            for row in rows
            if row.kind == "decide"
        ]

    async def record(self, table: Table, person: Person) -> bytes:
        """The record so far, without seed: neither what is under seal nor what others said in private."""
        self._check(table, person)
        about, own = table.about, table.seats_of(person.id)
        rows = await self._rows(table)
        known = _counting(table.play, rows)
        private = wire_of(about.game, about.pack).private_words
        decisions = [
            (row.seat, row.text)
            for row in known
            if row.seat in own or row.text.partition(" ")[0].casefold() not in private
        ]
        record = Record(
            format=FORMAT,
            game=about.game,
            version=about.rules,
            scenario=about.scenario,
            options=about.options,
            seats=list(table.seats),
            decisions=decisions,
            checkpoints=[],
            commitment=about.commitment,
            nonces=about.nonces,
            position=about.position,
            pack=about.pack,
            title=about.title,
        )
        return write_record(record)

    async def agree_to_end(self, table: Table, person: Person, agrees: bool) -> None:
        """A person would end the game as a draw; it ends when all people at the table would."""
        async with table.lock:
            await self._matches.catch_up(table)
            self._check(table, person)
            upgrade = table.about.upgrade
            assert upgrade is not None
            agreed = sorted({*upgrade.agreed, person.id} if agrees else {*upgrade.agreed} - {person.id})
            changed = msgspec.structs.replace(upgrade, agreed=agreed)
            if people_at(table) - set(agreed):
                await self._matches.save(table, upgrade=changed)
                return
            seats = [seat.seat for seat in table.seats.values() if seat.who in ("person", "hotseat")]
            await self._matches.save(
                table,
                upgrade=changed,
                status="finished",
                finished=self._matches.now().timestamp(),
                result={"kind": "draw", "seats": seats, "why": "agreed"},
            )

    async def sandbox(self, table: Table, person: Person) -> Table:
        """A table of one's own from the latest state the present rules can go on from. What the person could
        not see is made up, for the game may be carried over one day."""
        self._check(table, person)
        async with self._matches.database.reading() as connection:
            rows = await shelf.load_rows(connection, table.id)
            light = await shelf.load_light(connection, table.id)
            states = await shelf.load_states(connection, table.id)
        about = table.about
        await ready(about.game, about.pack)
        found = await asyncio.to_thread(latest_usable, about, rows, light, states)
        own = table.seats_of(person.id)
        if found is None or not own:
            raise Problem(409, "upgrade-no-state", "there is no state to go on from")
        seed = self._lobby.fresh_nonce()
        state = found.game.determinize(found.game.view(found.state, own[0]), seed)
        asked = NewTable(
            game=about.game,
            scenario=about.scenario,
            options=dict(about.options),
            title=about.title,
            seats=dict.fromkeys(table.seats, "hotseat"),
            pace=Untimed(),
        )
        made = self._lobby.bare_table(asked, person, about.pack)
        made.about.seed = seed
        made.play = Play.from_state(made.about, state)
        made.about.status, made.about.sandbox, made.about.started = "playing", True, made.about.created
        made.about.digest = made.play.digest()
        # It cannot be played again from its seed, so its record must carry the state it began with.
        made.about.upgrade = Carried(made.about.rules, made.about.rules)
        moments = shelf.new_moments(made.id, [made.play.first_moment()])
        await self._matches.store(made.id, [*shelf.new_table(made), *moments])
        self._matches.keep(made)
        self._matches.tell(made, None)
        return made

    async def _rows(self, table: Table) -> list[Row]:
        async with self._matches.database.reading() as connection:
            return await shelf.load_rows(connection, table.id)

    @staticmethod
    def _check(table: Table, person: Person) -> None:
        if not is_member(table, person):
            raise not_found()
        if table.about.status != STRANDED:
            raise Problem(409, "upgrade-not-stranded", "this game goes on")


def _counting(play: Play | None, rows: list[Row]) -> list[Row]:
    """The decisions that count, as far as it is known, but for those still under seal."""
    if play is None:
        return [row for row in rows if row.kind == "decide"]
    asked = play.match.barriers.asked_since
    line = [n for place, n in enumerate(play.line) if place < asked or n not in play.sealed]
    return [rows[n - 1] for n in line]
