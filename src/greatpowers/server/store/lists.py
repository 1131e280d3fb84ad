"""Which tables are in the lists of the lobby, for whom."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    and_,
    case,
    exists,
    false,
    func,
    not_,
    or_,
    select,
)

from .people_tables import relations
from .tables import seats, tables

ListName = Literal["mine", "open", "offered", "watch", "finished"]
#: Stranded: the rules it was begun by are gone.
_UNFINISHED: Final = ("waiting", "playing", "stranded")

#: When spectators who have to wait may know the table to have changed.
SINCE_WHEN = case(
    (tables.c.spectator_delay > 0, func.coalesce(tables.c.started, tables.c.created)), else_=tables.c.updated
)


def _is_welcome(person: str) -> ColumnElement[bool]:
    """Tables of those one is apart from are none; where names are hidden nothing may tell who made it."""
    others = or_(tables.c.owner.is_(None), tables.c.owner.not_in(apart(person)))
    return or_(tables.c.anonymous.is_(True), others)


def list_query(name: ListName, person: str | None, now: float) -> Select[str] | None:
    sits = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.person == person))
    mine = false() if person is None else or_(tables.c.owner.is_not_distinct_from(person), sits)
    # Others than the players learn of the end with the delay of the table.
    is_known = func.coalesce(tables.c.finished, 0.0) + tables.c.spectator_delay <= now
    query = select(tables.c.id)
    if name == "mine":
        return None if person is None else query.where(mine, tables.c.status.in_(_UNFINISHED))
    if name == "open":
        free = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.who == "open"))
        query = query.where(tables.c.status == "waiting", tables.c.public.is_(True), free)
        return query if person is None else query.where(_is_welcome(person))
    if name == "offered":
        # Whoever plays there has another table to think of.
        given = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.away.contains('"offered"')))
        return query.where(tables.c.status == "playing", tables.c.public.is_(True), given, not_(mine))
    if name == "watch":
        public = (tables.c.public.is_(True), tables.c.spectators.is_(True))
        seems_played = and_(tables.c.status == "finished", not_(is_known), not_(mine))
        return query.where(or_(tables.c.status == "playing", seems_played), *public)
    seen = or_(mine, and_(tables.c.public.is_(True), is_known))
    return query.where(tables.c.status == "finished", seen)


def apart(person: str) -> CompoundSelect[str]:
    """The ids of everybody who has blocked the person or whom he has blocked."""
    blocks = relations.c.kind == "block"
    mine = select(relations.c.other).where(relations.c.person == person, blocks)
    return mine.union(select(relations.c.person).where(relations.c.other == person, blocks))
