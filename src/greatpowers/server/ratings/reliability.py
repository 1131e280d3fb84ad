"""Who keeps the others waiting: turns in time and turns missed, live and slow apart, the latest most.

What is told of somebody may not tell which hidden seat he plays: games with hidden names count when they
are over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Select, and_, false, func, not_, or_, select

from ..games.served import served_games, wire_of
from ..matches.pace import Pace
from ..store.absence_tables import missed as late_turns
from ..store.database import Database
from ..store.tables import decisions, tables
from .keys import PaceClass, pace_class

_HALF_LIFE: Final = 120 * 86400.0
#: What is older than this hardly counts.
_REMEMBERED: Final = 6 * _HALF_LIFE
_EXCUSED: Final = 0.3
#: So many turns in time are believed of everybody.
_BELIEVED: Final = 10
_PACES: Final[tuple[PaceClass, ...]] = ("live", "slow")


class Reliability(msgspec.Struct, frozen=True):
    """Of a hundred turns so many are in time; turns, and those missed."""

    pace: PaceClass
    percent: int
    turns: int
    missed: int
    excused: int


class _Turn(msgspec.Struct, frozen=True):
    pace: PaceClass
    at: float


class _Miss(_Turn, frozen=True):
    excused: bool


async def reliability_of(database: Database, person: str, now: float) -> list[Reliability]:
    """Of each kind of pace that the person has played."""
    since = now - _REMEMBERED
    async with database.reading() as connection:
        rows = (await connection.execute(_turns(person, since, now))).all()
        late = select(late_turns.c.pace, late_turns.c.at, late_turns.c.excused).join(
            tables, tables.c.id == late_turns.c.match
        )
        late = late.where(late_turns.c.person == person, late_turns.c.at > since, _may_count(now))
        missed = [_Miss(row.pace, row.at, row.excused) for row in await connection.execute(late)]
    timed = [(_pace_of(row.pace), row.made_at) for row in rows]
    turns = [_Turn(pace, at) for pace, at in timed if pace is not None]
    found = []
    for pace in _PACES:
        own, gone = [one for one in turns if one.pace == pace], [one for one in missed if one.pace == pace]
        if own or gone:
            excused = sum(one.excused for one in gone)
            percent = round(100 * share_in_time(own, gone, now))
            found.append(Reliability(pace, percent, len(own) + len(gone), len(gone) - excused, excused))
    return found


def share_in_time(turns: Sequence[_Turn], missed: Sequence[_Miss], now: float) -> float:
    """1 − Σ weight · misses / (decisions + 10)."""

    def weight(at: float) -> float:
        return float(0.5 ** ((now - at) / _HALF_LIFE))

    lost = sum(weight(one.at) * (_EXCUSED if one.excused else 1.0) for one in missed)
    made = sum(weight(one.at) for one in turns)
    return max(0.0, 1.0 - lost / (made + _BELIEVED))


def _turns(person: str, since: float, now: float) -> Select[tuple[str, float]]:
    """A turn is an unbroken row of decisions of one seat; letters are none."""
    previous = func.lag(decisions.c.seat).over(partition_by=decisions.c.table_id, order_by=decisions.c.number)
    mine = select(decisions.c.table_id).where(decisions.c.made_by == person).distinct()
    in_order = (
        select(
            tables.c.pace, decisions.c.seat, decisions.c.made_by, decisions.c.made_at, previous.label("last")
        )
        .join(tables, tables.c.id == decisions.c.table_id)
        .where(decisions.c.kind == "decide", not_(_is_talk()), tables.c.id.in_(mine), _may_count(now))
        .subquery()
    )
    changed = or_(in_order.c.last.is_(None), in_order.c.last != in_order.c.seat)
    return select(in_order.c.pace, in_order.c.made_at).where(
        in_order.c.made_by == person, changed, in_order.c.made_at > since
    )


def _may_count(now: float) -> ColumnElement[bool]:
    """Games of which everybody knows who plays them, and sees the present."""
    is_over = and_(tables.c.status == "finished", tables.c.finished + tables.c.spectator_delay <= now)
    return or_(is_over, and_(tables.c.anonymous.is_(False), tables.c.spectator_delay == 0))


def _is_talk() -> ColumnElement[bool]:
    words = [(game.id, wire_of(game.id).talk_word) for game in served_games()]
    talk = [
        and_(tables.c.game == game, or_(decisions.c.text == word, decisions.c.text.startswith(f"{word} ")))
        for game, word in words
        if word
    ]
    return or_(false(), *talk)


def _pace_of(stored: str) -> PaceClass | None:
    return pace_class(msgspec.json.decode(stored, type=Pace))
