"""Summaries, details and snapshots for one person: what handlers and sockets answer with."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from ...engine.events import Event
from ...engine.shown import fields_of
from ..house import House
from ..live.snapshots import (
    LOG_CHUNK,
    Snapshot,
    clock_on_wire,
    log_lines,
    takeback_on_wire,
    view_with_letters,
)
from ..live.wire import Digest
from ..matches.history import History, last_row_before
from ..matches.summary import Details, Summary, details_of, summary_of
from ..matches.table import OPEN, Clock, Play, Table
from ..matches.takebacks import latest_offered
from ..people.people import Person
from ..people.permissions import is_delayed, is_open, may_see
from ..records.upgrades import STRANDED


async def summaries(house: House, tables: Sequence[Table], person: Person | None) -> list[Summary]:
    """The tables as this person may see them; of a delayed game a list tells nothing."""
    names = await house.people.names_of(sorted(set().union(*map(_named, tables))))
    return [
        summary_of(
            table,
            person,
            names,
            house.hub.online,
            house.people.is_program,
            Digest() if _waits(house, table, person) else None,
            now=house.now,
        )
        for table in tables
    ]


def _waits(house: House, table: Table, person: Person | None) -> bool:
    """Does the person have to wait for what the players know already?"""
    if table.about.status == "playing" and not may_see(table, person):
        # A seat is offered where nobody watches: whoever thinks of it sees no board.
        return True
    return (
        is_delayed(table, person)
        and table.about.status != "waiting"
        and not is_open(table, person, house.now)
    )


async def summary(house: House, table: Table, person: Person | None) -> Summary:
    """One table; a delayed spectator gets it as it was."""
    row = last_known_row(house, table, person)
    if row is None:
        return (await summaries(house, [table], person))[0]
    return await _summary_at(house, table, person, row)


def last_known_row(house: House, table: Table, person: Person | None) -> int | None:
    """The last row somebody who has to wait may know of; None: everything."""
    if not _waits(house, table, person):
        return None
    return last_row_before(table, house.now - table.about.spectator_delay)


async def known_history(house: House, table: Table, person: Person | None) -> History:
    """The game as far as the person may know it."""
    return await house.histories.of(table, last_known_row(house, table, person))


async def known_play(house: House, table: Table, person: Person | None) -> Play:
    """The game itself, or for somebody who has to wait the game as it was."""
    if last_known_row(house, table, person) is None:
        return table.playing()
    return (await known_history(house, table, person)).play


async def _summary_at(house: House, table: Table, person: Person | None, row: int) -> Summary:
    history = await known_history(house, table, person)
    digest = history.play.wire.digest(history.view(row, None))
    names = await house.people.names_of(sorted(_named(table)))
    noticed = history.play.row_seen(None, history.play.seen_number(None, row))
    updated = history.play.rows[noticed - 1].made_at if noticed else None
    online, is_program = house.hub.online, house.people.is_program
    return summary_of(table, person, names, online, is_program, digest, updated, house.now)


def _named(table: Table) -> set[str]:
    """Everybody whose name may be shown."""
    people = {seat.person for seat in table.seats.values()} | {table.about.owner}
    if table.about.master is not None:
        people.add(table.about.master.person)
    return {person for person in people if person is not None}


async def details(house: House, table: Table, person: Person | None) -> Details:
    shown = await summary(house, table, person)
    row = row_to_show(house, table, person, None, None) if table.play is not None else None
    if table.play is None:
        revision = 0
    else:
        revision = table.play.seen(None) if row is None else table.play.seen_number(None, row)
    return details_of(table, shown, revision, await _acquainted(house, table))


async def _acquainted(house: House, table: Table) -> list[list[str]]:
    """Who knows whom is told before the game, so that nobody need suspect it later; not of hidden names."""
    if table.about.status != "waiting" or table.about.anonymous:
        return []
    seated = [seat for seat in table.seats.values() if seat.who == "person"]
    sitting = {seat.person: seat.seat for seat in seated if seat.person is not None}
    pairs = await house.relations.acquainted(list(sitting))
    return [[sitting[one], sitting[other]] for one, other in pairs]


def row_to_show(
    house: House, table: Table, person: Person | None, seat: str | None, at: int | None
) -> int | None:
    """The row of the past that is asked for or all that may be seen; None: the present."""
    play = table.playing()
    row = None if at is None else play.row_seen(seat, at)
    latest = last_known_row(house, table, person)
    if latest is not None:
        return latest if row is None else min(row, latest)
    return play.revision if row is None and seat == OPEN else row


async def snapshot(
    house: House, table: Table, person: Person | None, seat: str | None, log_from: int | None = None
) -> Snapshot:
    """The table as it stands, as the seat sees it."""
    shown_table = await summary(house, table, person)
    return snapshot_now(house, table, shown_table, seat, log_from)


def snapshot_now(
    house: House, table: Table, shown_table: Summary, seat: str | None, log_from: int | None = None
) -> Snapshot:
    """The same without a pause, so that nothing can happen between it and what follows."""
    play, shown = table.playing(), house.hub.shown(table)
    start, size, lines = _chunk(play, play.events_for(seat), log_from)
    return Snapshot(
        table=shown_table,
        seat=seat,
        revision=play.seen(seat),
        view=view_with_letters(shown, seat, table.clock.stage),
        question=Raw(shown.question(seat)) if table.about.status != STRANDED else None,
        clock=clock_on_wire(table.clock, house.settings.clock),
        can_undo=seat is not None and table.about.status != STRANDED and play.can_undo(seat),
        takeback=takeback_on_wire(play, seat),
        back_to=latest_offered(play, seat, alone=table.alone(seat)),
        log=lines,
        log_from=start,
        log_size=size,
        press_read=table.seats[seat].letters_read if seat in table.seats else 0,
    )


async def past_snapshot(
    house: House,
    table: Table,
    person: Person | None,
    seat: str | None,
    row: int,
    log_from: int | None = None,
) -> Snapshot:
    """The table as it stood after a row; nothing is asked there any more."""
    history = await known_history(house, table, person)
    play = history.play
    waits = _waits(house, table, person)
    number = play.seen_number(seat, row)
    known = [one for one in play.events_for(seat) if one[0] <= number]
    start, size, lines = _chunk(play, known, log_from)
    return Snapshot(
        table=await (_summary_at(house, table, person, row) if waits else summary(house, table, person)),
        seat=seat,
        revision=number,
        view=history.fields(row, seat),
        question=None,
        clock=clock_on_wire(Clock(), house.settings.clock),
        can_undo=False,
        takeback=None,
        back_to=0,
        log=lines,
        log_from=start,
        log_size=size,
        press_read=table.seats[seat].letters_read if seat in table.seats else 0,
    )


def _chunk(
    play: Play, events: Sequence[tuple[int, Event]], log_from: int | None
) -> tuple[int, int, list[dict[str, object]]]:
    """Where the part of the log that is sent begins, how long the whole is, and the lines."""
    start = max(0, len(events) - LOG_CHUNK) if log_from is None else min(log_from, len(events))
    return start, len(events), log_lines(play, events[start : start + LOG_CHUNK])


def as_message(kind: str, snapshot: Snapshot) -> dict[str, object]:
    """A snapshot as a message of a socket."""
    return {"type": kind, **fields_of(snapshot)}
