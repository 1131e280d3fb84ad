"""Packs of a house: those its data folder offers, and those that tables in the store are played with."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Generic, ParamSpec, TypeVar

import msgspec
from sqlalchemy import select

from ...engine.pack import Pack
from ...games.shared.packs import packs_in
from ...games.table import GAMES, find_game, package_named
from ..problems import Problem
from ..store.database import Database
from ..store.tables import packs
from .served import game_named

P = ParamSpec("P")
R = TypeVar("R")


class Packs:
    """Finds packs by their hash."""

    def __init__(self, database: Database, data: Path) -> None:
        self._database = database
        self._data = data

    def offered(self, game: str) -> list[Pack]:
        """What a new table of this game can be played with beside the game's own tables."""
        desk = package_named(game).packs if game in GAMES else None
        return [] if desk is None else list(packs_in(self._data, game, desk()))

    async def chosen(self, game: str, hash_: str) -> Pack | None:
        """The offered pack somebody chose for a new table."""
        if not hash_:
            return None
        found = next((pack for pack in self.offered(game) if pack.hash == hash_), None)
        if found is None:
            raise Problem(422, "pack-unknown-here", "the house has no such pack")
        await ready(game, found)
        return found

    async def known(self, game: str, hash_: str) -> Pack:
        """A pack that is offered, or that some table is played with."""
        found = next((pack for pack in self.offered(game) if pack.hash == hash_), None)
        if found is None:
            wanted = select(packs.c.hash, packs.c.name, packs.c.files).where(
                packs.c.hash == hash_, packs.c.game == game
            )
            async with self._database.reading() as connection:
                row = (await connection.execute(wanted)).mappings().first()
            if row is None:
                raise Problem(404, "pack-unknown-here", "the house has no such pack")
            found = Pack(row["hash"], row["name"], msgspec.json.decode(row["files"], type=dict[str, str]))
        await ready(game, found)
        return found


async def ready(game: str, pack: Pack | None) -> None:
    """Load what a pack needs in a thread, so that nobody waits for it."""
    if pack is not None:
        await asyncio.to_thread(game_named, game, pack)


@dataclass(frozen=True, slots=True)
class Parcel(Generic[R]):
    """Work for a process that may not know the pack yet: its parts can be read only once it does."""

    sent: bytes


def parcel(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Parcel[R]:
    return Parcel(pickle.dumps(partial(work, *args, **kwargs)))


def in_edition(game: str, pack: Pack, parcel: Parcel[R]) -> R:
    """Done in a worker: load the pack, then read and do the work."""
    edition = find_game(game, pack)
    work: Callable[[], R] = pickle.loads(parcel.sent)
    done = work()
    del edition
    return done
