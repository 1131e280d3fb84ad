"""A SQLite file belongs to one server: the system keeps the lock, and lets it go however the server ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ...engine.errors import GreatPowersError
from .unusable import unusable


class HouseInUse(GreatPowersError):
    """Another server has opened the same file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"another server is running on {path}")
        self.path = path


@contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Nobody else serves from the file meanwhile; PostgreSQL may be shared."""
    try:
        target = make_url(url)
    except ArgumentError as problem:
        raise unusable("", problem) from None
    if target.get_backend_name() != "sqlite" or not target.database or target.database == ":memory:":
        yield
        return
    path = Path(target.database)
    path.parent.mkdir(parents=True, exist_ok=True)
    # Beside the file and not on it: SQLite has locks of its own there.
    with path.with_name(f"{path.name}.lock").open("a+b") as file:
        if not _locked(file):
            raise HouseInUse(path)
        yield


def _locked(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            system: object = msvcrt
            file.seek(0)
            system.locking(file.fileno(), system.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as problem:
        if os.name == "nt":
            return False
        raise GreatPowersError(f"{file.name} cannot be locked: {problem.strerror}") from None
    return True
