"""A small write to SQLite beside everything else: the only proof that a decision could be written."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from .trouble import Reason, reason_for

_SECONDS: Final = 1.0
#: With less room on the disk than this the next decisions will not fit.
_LEAST_ROOM: Final = 1024 * 1024


def write_something(path: str) -> Reason | None:
    """What keeps the file from being written; None if nothing does."""
    try:
        if shutil.disk_usage(Path(path).parent).free < _LEAST_ROOM:
            return "full"
        with closing(sqlite3.connect(path, timeout=_SECONDS, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            # Nobody else uses this number, and only a changed page is written at all.
            (number,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {(number + 1) % 1_000_000}")
            connection.execute("COMMIT")
    except (sqlite3.Error, OSError) as problem:
        return reason_for(problem) or "unreachable"
    return None
