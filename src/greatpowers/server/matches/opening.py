"""The game of a table, as it stands in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from ...engine.errors import GreatPowersError, RecordError
from ...engine.match import Match
from ...engine.moments import Reel
from ..games.served import game_named
from ..records.upgrading import is_plausible
from ..store import shelf
from ..store.database import Database
from .resuming import first_needed, followed, match_at, read_light, with_latest_match, with_match
from .table import About, Play, Row, Table
from .takebacks import goes_back_to

#: Longer games are taken up in a thread, so that others need not wait.
LONG_GAME = 150


async def opened(database: Database, table: Table) -> Play | None:
    """The game of a table from its stored moments; one without them is played again."""
    async with database.reading() as connection:
        rows = await shelf.load_rows(connection, table.id)
        light = await shelf.load_light(connection, table.id)
    if len(light) != len(rows) + 1:
        return await _played_again(table, rows)
    if len(rows) > LONG_GAME:
        play, told = await asyncio.to_thread(followed, table.about, rows, light)
    else:
        play, told = followed(table.about, rows, light)
    async with database.reading() as connection:
        states = await shelf.load_states(connection, table.id, first_needed(play.line, told))
    try:
        return with_match(play, told, Reel(states))
    except RecordError:
        if table.about.rules == play.game.version:
            raise
    async with database.reading() as connection:
        reel = Reel(await shelf.load_states(connection, table.id))
    return await asyncio.to_thread(with_latest_match, play, told, reel)


async def _played_again(table: Table, rows: Sequence[Row]) -> Play | None:
    """A game of older rules is what the present ones say of it, if they come to the same board."""
    about = table.about
    present = game_named(about.game, about.pack).version
    if about.rules == present:
        return await _rebuilt(about, rows)
    try:
        play = await _rebuilt(msgspec.structs.replace(about, rules=present), rows)
    except (GreatPowersError, LookupError, TypeError, ValueError, AttributeError, AssertionError):
        return None
    return play if is_plausible(about, play) else None


async def match_before(database: Database, table: Table, row: Row) -> Match | None:
    """The match as it stood where a word about taking back would lead; None if it is not stored."""
    play = table.playing()
    target = goes_back_to(play, row)
    if target is None or target not in play.line:
        return None
    async with database.reading() as connection:
        # One state and what may be undone before it: both lie behind the latest barrier.
        light = read_light(table.about, await shelf.load_light(connection, table.id))
        if len(light) <= target - 1:
            return None
        line = play.line[: play.line.index(target)]
        first = first_needed(line, light[:target])
        reel = Reel(await shelf.load_states(connection, table.id, first, target - 1))
    return match_at(play, target - 1, light[target - 1].marks, reel, play.match.checkpoints)


async def _rebuilt(about: About, rows: Sequence[Row]) -> Play:
    """The game of a table, played again from its rows."""
    if len(rows) > LONG_GAME:
        return await asyncio.to_thread(_rebuild, about, rows)
    return _rebuild(about, rows)


def _rebuild(about: About, rows: Sequence[Row]) -> Play:
    play = Play(about)
    for row in rows:
        play.accept(play.prepare(row))
    return play
