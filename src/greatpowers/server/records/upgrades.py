"""Running games are carried over to the present rules: one transaction each, and a bad one stops no other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Final, TypedDict

import msgspec
import structlog
from sqlalchemy import and_, func, or_, select
from sqlalchemy.exc import IntegrityError

from ...engine.errors import GreatPowersError
from ...engine.options import checked_options, scenario_named
from ...engine.upgrade import is_older
from ...games.table import GAMES, find_game
from ..games.packs import ready
from ..games.served import wire_of
from ..matches.clocks import clock_of_phase, has_left_stage
from ..matches.digests import digest_shown
from ..matches.stored import About, Carried, Row
from ..matches.table import Table
from ..problems import Problem
from ..store import shelf
from ..store.database import Database
from ..store.journal import Conflict, Work
from ..store.tables import moments, tables
from .upgrading import Carrying, Stranded, carrying, played_again

log = structlog.get_logger()

STRANDED: Final = "stranded"


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a table."""

    table: str
    game: str
    old: str
    new: str
    #: `stored`, `earlier` or `replayed`: it goes on; `waiting`: it had not begun; `stranded`: it cannot.
    how: str
    detail: str = ""


class _Found(msgspec.Struct):
    """A table as it is in the store."""

    table: Table
    rows: list[Row]
    light: list[shelf.LightRow]
    states: list[tuple[int, bool, bytes]]


class Upgrades:
    """Brings tables to the present rules."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        store: Callable[[str, Sequence[Work]], Awaitable[None]],
    ) -> None:
        self._database = database
        self._now = now
        self._store = store

    async def all(self, *, dry_run: bool = False) -> list[Outcome]:
        """Every table of older rules that is not finished; those already known to be stranded are tried too,
        once for each new version."""
        found = []
        for id_ in await self._older():
            try:
                outcome = await self.carry(id_, dry_run=dry_run)
            except Exception:
                log.exception("upgrade_failed", table=id_)
                continue
            if outcome is not None:
                found.append(outcome)
        return found

    async def _older(self) -> list[str]:
        other = or_(
            *(and_(tables.c.game == game, tables.c.rules != find_game(game).version) for game in GAMES)
        )
        wanted = select(tables.c.id).where(tables.c.status.in_(("waiting", "playing", STRANDED)), other)
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted.order_by(tables.c.created))).scalars())

    async def carry(self, id_: str, *, dry_run: bool = False) -> Outcome | None:
        """Bring one table to the present rules; None if there is nothing to be done, or another did it."""
        found = await self._found(id_)
        if found is None or not needs_upgrade(found.table.about):
            return None
        about = found.table.about
        new = find_game(about.game).version
        if about.status == "waiting":
            return await self._not_begun(found.table, new, dry_run)
        try:
            made = await self._carrying(found)
        except Stranded as reason:
            return await self._strand(found.table, new, reason, dry_run)
        if not dry_run and not await self._carried(found.table, made):
            return None
        return Outcome(id_, about.game, about.rules, new, made.how)

    async def _found(self, id_: str) -> _Found | None:
        async with self._database.reading() as connection:
            found = await shelf.load_tables(connection, [id_])
            if not found:
                return None
            rows = await shelf.load_rows(connection, id_)
            light = await shelf.load_light(connection, id_)
            return _Found(found[0], rows, light, await shelf.load_states(connection, id_))

    async def _carrying(self, found: _Found) -> Carrying:
        about, now = found.table.about, self._now().timestamp()
        try:
            await ready(about.game, about.pack)
            return await asyncio.to_thread(carrying, about, found.rows, found.light, found.states, now)
        except GreatPowersError as problem:
            raise Stranded("upgrade-impossible", str(problem)) from None
        except Stranded:
            raise
        except Exception as problem:
            # Whatever is wrong with one game, the house opens.
            log.exception("upgrade_failed", table=about.id)
            raise Stranded("upgrade-impossible", repr(problem)) from None

    async def _carried(self, table: Table, made: Carrying) -> bool:
        about, now = table.about, self._now()
        wire = wire_of(about.game, about.pack)
        changed = msgspec.structs.replace(
            about,
            rules=made.match.version,
            revision=made.row.number,
            changes=about.changes + 1,
            status="playing",
            digest=digest_shown(table.seats, wire, made.match),
            upgrade=Carried(about.rules, made.match.version, made.row.number),
        )
        work: list[Work] = [shelf.change_table(changed, "rules", "revision", "status", "digest", "upgrade")]
        work += shelf.new_rows(table.id, [made.row])
        work += shelf.new_moments(table.id, made.moments)
        was_off = about.status == STRANDED
        if was_off or has_left_stage(about.pace, wire, made.match, table.clock):
            clock = clock_of_phase(about.pace, wire, made.match, now)
            work += [shelf.remove_clock(table.id)]
            work += [shelf.set_clock(table.id, clock, exists=False)] if clock.stage else []
        done = await self._stored(table, work)
        if done:
            log.info("upgraded", table=table.id, old=about.rules, new=made.match.version, how=made.how)
        return done

    async def _strand(self, table: Table, new: str, reason: Stranded, dry_run: bool) -> Outcome | None:
        """Nothing of the game is touched; it only waits for nobody any more."""
        about = table.about
        why = Carried(about.rules, new, 0, reason.problem, reason.detail)
        agreed = about.upgrade.agreed if about.upgrade is not None else []
        changed = msgspec.structs.replace(
            about,
            changes=about.changes + 1,
            status=STRANDED,
            upgrade=msgspec.structs.replace(why, agreed=agreed),
        )
        work = [shelf.change_table(changed, "status", "upgrade"), shelf.remove_clock(table.id)]
        if not dry_run and not await self._stored(table, work):
            return None
        log.warning("stranded", table=table.id, old=about.rules, new=new, why=reason.detail)
        return Outcome(table.id, about.game, about.rules, new, STRANDED, reason.detail)

    async def _not_begun(self, table: Table, new: str, dry_run: bool) -> Outcome | None:
        about, game = table.about, find_game(table.about.game)
        try:
            scenario_named(game.scenarios, about.scenario)
            checked_options(game.options, about.options)
        except GreatPowersError as problem:
            return await self._strand(table, new, Stranded("upgrade-impossible", str(problem)), dry_run)
        changed = msgspec.structs.replace(about, rules=new, changes=about.changes + 1)
        if not dry_run and not await self._stored(table, [shelf.change_table(changed, "rules")]):
            return None
        return Outcome(table.id, about.game, about.rules, new, "waiting")

    async def _stored(self, table: Table, work: Sequence[Work]) -> bool:
        """False: another process was quicker."""
        try:
            await self._store(table.id, work)
        except (Conflict, IntegrityError):
            return False
        return True

    async def keep_moments(self) -> int:
        """Games begun before states were stored get theirs, once; answers how many did."""
        count = select(func.count()).where(moments.c.table_id == tables.c.id).scalar_subquery()
        present = or_(
            *(and_(tables.c.game == game, tables.c.rules == find_game(game).version) for game in GAMES)
        )
        wanted = select(tables.c.id).where(
            tables.c.status.in_(("playing", "finished")), present, count < tables.c.revision + 1
        )
        async with self._database.reading() as connection:
            ids = list((await connection.execute(wanted)).scalars())
        done = 0
        for id_ in ids:
            try:
                done += await self._keep_moments_of(id_)
            except Exception as problem:
                log.warning("moments_not_kept", table=id_, problem=repr(problem)[:300])
        return done

    async def _keep_moments_of(self, id_: str) -> bool:
        found = await self._found(id_)
        if found is None:
            return False
        about = found.table.about
        await ready(about.game, about.pack)
        _, made = await asyncio.to_thread(played_again, about, found.rows)
        known = {number for number, *_ in found.light}
        fresh = [moment for moment in made if moment.number not in known]
        return await self._stored(found.table, [shelf.unchanged(about), *shelf.new_moments(id_, fresh)])


def needs_upgrade(about: About) -> bool:
    """Is the table of older rules, unfinished, and not known to be beyond the present ones?"""
    if about.game not in GAMES or about.status not in ("waiting", "playing", STRANDED):
        return False
    version = find_game(about.game).version
    tried = about.upgrade is not None and about.upgrade.problem and about.upgrade.new == version
    return is_older(about.rules, version) and not tried


class Upgraded(TypedDict):
    """What became of all tables, in plain values: outcomes, and how many there are of each kind."""

    tables: list[dict[str, str]]
    counts: dict[str, int]


def as_plain(outcomes: Sequence[Outcome]) -> Upgraded:
    """What the terminal answers."""
    counts: dict[str, int] = {}
    for one in outcomes:
        counts[one.how] = counts.get(one.how, 0) + 1
    return {"tables": [msgspec.to_builtins(one) for one in outcomes], "counts": counts}


def refuse_stranded(table: Table) -> None:
    """Nothing is decided any more where the game was stopped, or its rules are gone."""
    if table.about.status == "finished" and not table.playing().match.is_over:
        raise Problem(409, "not-playing", "the game is not being played now")
    if table.about.status == STRANDED:
        raise Problem(409, "stranded", "this game cannot go on by the present rules")
