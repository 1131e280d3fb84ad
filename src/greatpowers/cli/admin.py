"""`admin`: people, backup, restore, migration and health of a house."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

from cyclopts import App, Parameter

from .folders import data_folder
from .language import Language, spoken_language
from .output import print_json
from .problems import Problem

if TYPE_CHECKING:
    from ..server.settings import Settings
    from ..server.store.database import Database

R = TypeVar("R")

app = App(name="admin", help="Look after a house.", default_parameter=Parameter(negative=()))

Json = Annotated[bool, Parameter(help="Answer in JSON.")]


@Parameter(name="*")
@dataclass(frozen=True)
class House:
    """Which house is looked after: its options are those of every command here."""

    data: Annotated[
        Path | None, Parameter(help="Folder of the database; default the user's data folder.")
    ] = None
    database: Annotated[str, Parameter(help="Database URL, if it is not SQLite in the data folder.")] = ""

    @property
    def settings(self) -> Settings:
        """What a server of this house would be told here."""
        from ..server.settings import Settings

        return Settings.from_environment(self.data or data_folder(), os.environ, database=self.database)

    def do(self, work: Callable[[Database], Awaitable[R]], *, alone: bool = False) -> R:
        """Do something with the store, brought up to date first; `alone`: while no server runs on SQLite."""
        from ..server.store.database import Database
        from ..server.store.lock import HouseInUse, alone_with

        settings = self.settings

        async def doing() -> R:
            store = Database(settings.database_url)
            try:
                await store.migrate()
                return await work(store)
            finally:
                await store.close()

        try:
            with alone_with(settings.database_url) if alone else nullcontext():
                return asyncio.run(doing())
        except HouseInUse as taken:
            raise Problem("cli-house-in-use", file=str(taken.path)) from None


HERE: Final = House()


def _tell(answer: dict[str, object], json: bool) -> int:
    if json:
        print_json(answer)
    else:
        print(", ".join(f"{name} {value}" for name, value in answer.items()))
    return 0


@app.command
def users(*, house: House = HERE, json: Json = False) -> int:
    """List everybody."""
    from ..server.administration import list_users

    found = house.do(list_users)
    if json:
        print_json(found)
        return 0
    for person in found:
        print(f"{person['id']}  {person['kind']:<6}  {person['seats']:>3}  {person['name']}")
    return 0


@app.command
def make_admin(name: str, *, house: House = HERE, json: Json = False) -> int:
    """Make a member an administrator.

    Parameters
    ----------
    name
        Name or id of the member.
    """
    from ..server import administration

    return _tell({"admin": house.do(lambda store: administration.make_admin(store, name))}, json)


@app.command
def make_moderator(name: str, *, no_more: bool = False, house: House = HERE, json: Json = False) -> int:
    """Let a member look after reports.

    Parameters
    ----------
    name
        Name or id of the member.
    no_more
        He does so no longer.
    """
    from ..server import administration

    done = house.do(lambda store: administration.make_moderator(store, name, is_one=not no_more))
    return _tell({"member" if no_more else "moderator": done}, json)


@app.command
def remove_user(name: str, *, house: House = HERE, json: Json = False) -> int:
    """Remove somebody for good; bots play the seats on. Stop the server first.

    Parameters
    ----------
    name
        Name of the member, or id of anybody.
    """
    from ..server import administration

    removed = house.do(lambda store: administration.remove_user(store, name), alone=True)
    return _tell({"removed": removed}, json)


@app.command
def backup(file: Path, *, house: House = HERE, json: Json = False) -> int:
    """Write everything into one file, while the house is open.

    Parameters
    ----------
    file
        The file to write, e.g. house.backup.
    """
    from ..server.store.backup import back_up

    return _tell({"file": str(file), "rows": house.do(lambda store: back_up(store, file))}, json)


@app.command
def restore(file: Path, *, house: House = HERE, json: Json = False) -> int:
    """Fill an empty store from a backup; SQLite and PostgreSQL read each other's.

    Parameters
    ----------
    file
        The backup.
    """
    from ..server.store import backup as backups

    rows = house.do(lambda store: backups.restore(store, file), alone=True)
    return _tell({"file": str(file), "rows": rows}, json)


@app.command
def migrate(*, house: House = HERE) -> int:
    """Bring the store up to date; the server does so by itself when it starts."""

    async def nothing_more(_: Database) -> None:
        return None

    house.do(nothing_more)
    print("up to date")
    return 0


@app.command
def upgrade(*, dry_run: bool = False, house: House = HERE, json: Json = False) -> int:
    """Carry running games over to the present rules; the server does so by itself when it starts.

    Parameters
    ----------
    dry_run
        Only say what would become of each.
    """
    from ..server.administration import upgrade_tables
    from ..server.logs import configure

    configure("error")
    answer = house.do(lambda store: upgrade_tables(store, dry_run=dry_run))
    if json:
        print_json(answer)
        return 0
    for one in answer["tables"]:
        line = f"{one['table']}  {one['game']:<15}  {one['old']} -> {one['new']}  {one['how']}"
        print(f"{line}  {one.get('detail', '')}".rstrip())
    print(", ".join(f"{how} {count}" for how, count in sorted(answer["counts"].items())) or "nothing to do")
    return 0


@app.command
def doctor(*, house: House = HERE, language: Language | None = None, json: Json = False) -> int:
    """Say in plain words what is wrong with this set-up; ends with 1 if something must be mended.

    Parameters
    ----------
    language
        Language of the words: en, ru or hu; default that of the environment.
    """
    from ..locale import Texts
    from ..server.doctor import examine
    from ..server.logs import configure

    configure("error")
    found = asyncio.run(examine(house.settings))
    if json:
        print_json(found)
    else:
        texts = Texts(spoken_language(language))
        for finding in found:
            said = texts.format(f"doctor-{finding.what}", **finding.params)
            print(f"{_SIGNS[finding.state]}  {said}")
    return int(any(finding.state == "bad" for finding in found))


_SIGNS: Final = {"ok": "✓", "warn": "!", "bad": "✗"}


@app.command
def health(*, house: House = HERE, json: Json = False) -> int:
    """Figures of the store."""
    from ..server import administration

    return _tell(house.do(administration.health), json)
