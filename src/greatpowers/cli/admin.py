"""`admin`: people, backup, restore, migration and health of a house."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from cyclopts import App, Parameter

from .folders import data_folder
from .output import print_json

if TYPE_CHECKING:
    from ..server.store.database import Database

R = TypeVar("R")

app = App(name="admin", help="Look after a house.", default_parameter=Parameter(negative=()))


def _with_store(data: Path | None, database: str, work: Callable[[Database], Awaitable[R]]) -> R:
    """Do something with the store of a house, brought up to date first."""
    from ..server.settings import Settings
    from ..server.store.database import Database

    settings = Settings(
        data=(data or data_folder()).expanduser(),
        database=database or os.environ.get("GREATPOWERS_DATABASE", ""),
    )

    async def doing() -> R:
        store = Database(settings.database_url)
        try:
            await store.migrate()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(doing())


def _tell(answer: dict[str, Any], json: bool) -> None:
    if json:
        print_json(answer)
    else:
        print(", ".join(f"{name} {value}" for name, value in answer.items()))


@app.command
def users(*, data: Path | None = None, database: str = "", json: bool = False) -> int:
    """List everybody.

    Parameters
    ----------
    data
        Folder of the database; default the user's data folder.
    database
        Database URL, if it is not SQLite in the data folder.
    json
        Answer in JSON.
    """
    from ..server.administration import list_users

    found = _with_store(data, database, list_users)
    if json:
        print_json(found)
        return 0
    for person in found:
        print(f"{person['id']}  {person['kind']:<6}  {person['seats']:>3}  {person['name']}")
    return 0


@app.command
def make_admin(name: str, *, data: Path | None = None, database: str = "", json: bool = False) -> int:
    """Make a member an administrator.

    Parameters
    ----------
    name
        Name or id of the member.
    data
        Folder of the database; default the user's data folder.
    database
        Database URL, if it is not SQLite in the data folder.
    json
        Answer in JSON.
    """
    from ..server import administration

    _tell({"admin": _with_store(data, database, lambda store: administration.make_admin(store, name))}, json)
    return 0


@app.command
def remove_user(name: str, *, data: Path | None = None, database: str = "", json: bool = False) -> int:
    """Remove somebody for good; bots play the seats on. Stop the server first.

    Parameters
    ----------
    name
        Name of the member, or id of anybody.
    data
        Folder of the database; default the user's data folder.
    database
        Database URL, if it is not SQLite in the data folder.
    json
        Answer in JSON.
    """
    from ..server import administration

    removed = _with_store(data, database, lambda store: administration.remove_user(store, name))
    _tell({"removed": removed}, json)
    return 0


@app.command
def backup(file: Path, *, data: Path | None = None, database: str = "", json: bool = False) -> int:
    """Write everything into one file, while the house is open.

    Parameters
    ----------
    file
        The file to write, e.g. house.backup.
    data
        Folder of the database; default the user's data folder.
    database
        Database URL, if it is not SQLite in the data folder.
    json
        Answer in JSON.
    """
    from ..server.store.backup import back_up

    rows = _with_store(data, database, lambda store: back_up(store, file))
    _tell({"file": str(file), "rows": rows}, json)
    return 0


@app.command
def restore(file: Path, *, data: Path | None = None, database: str = "", json: bool = False) -> int:
    """Fill an empty store from a backup; SQLite and PostgreSQL read each other's.

    Parameters
    ----------
    file
        The backup.
    data
        Folder of the database; default the user's data folder.
    database
        Database URL, if it is not SQLite in the data folder.
    json
        Answer in JSON.
    """
    from ..server.store import backup as backups

    rows = _with_store(data, database, lambda store: backups.restore(store, file))
    _tell({"file": str(file), "rows": rows}, json)
    return 0


@app.command
def migrate(*, data: Path | None = None, database: str = "") -> int:
    """Bring the store up to date; the server does so by itself when it starts.

    Parameters
    ----------
    data
        Folder of the database; default the user's data folder.
    database
        Database URL, if it is not SQLite in the data folder.
    """

    async def nothing_more(_: Database) -> None:
        return None

    _with_store(data, database, nothing_more)
    print("up to date")
    return 0


@app.command
def health(*, data: Path | None = None, database: str = "", json: bool = False) -> int:
    """Figures of the store.

    Parameters
    ----------
    data
        Folder of the database; default the user's data folder.
    database
        Database URL, if it is not SQLite in the data folder.
    json
        Answer in JSON.
    """
    from ..server import administration

    _tell(_with_store(data, database, administration.health), json)
    return 0
