"""Pauses: the clock of a whole table stands still, and goes on with the time that was left."""

from __future__ import annotations

import msgspec

from ..matches.stored import Clock
from ..matches.table import Table
from .due import facts_of, settled, time_left
from .happening import Happening
from .stored import Pause, Stop


def paused(table: Table, until: float, by: str, why: str, now: float) -> tuple[Pause, Clock]:
    """The table stands still from now on; a pause that runs already has another end."""
    left = time_left(table.about, table.seats, table.clock, now)
    running = table.about.pause
    if running is not None:
        pause = msgspec.structs.replace(running, until=until, by=by, why=why)
    else:
        pause = Pause(now, until, by, why, None if left is None else max(0.0, left))
    about = msgspec.structs.replace(table.about, pause=pause)
    return pause, settled(about, table.seats, table.clock)


def gone_on(table: Table, now: float) -> tuple[Clock, Happening]:
    """The clock with what was left of its time, and that it goes on."""
    pause, clock = table.about.pause, table.clock
    assert pause is not None
    about = msgspec.structs.replace(table.about, pause=None)
    facts, told = facts_of(clock), Happening("resumed")
    if facts is None:
        return clock, told
    if clock.late:
        # Whoever had nothing but grace left has it again, whole.
        grace = getattr(about.pace, "grace", 0)
        return msgspec.structs.replace(clock, due=now + grace), told
    if facts.whole is None:
        return msgspec.structs.replace(clock, due=None), told
    stopped = msgspec.structs.replace(facts, stops=[*facts.stops, Stop(pause.begun, now)])
    return settled(about, table.seats, msgspec.structs.replace(clock, due=now, facts=stopped)), told
