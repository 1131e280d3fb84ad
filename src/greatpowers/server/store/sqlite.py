"""How every connection to SQLite is set up, that of the journal like all others."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

#: How long a writer waits for another program that holds the file.
BUSY_SECONDS = 5.0


def prepare_sqlite(engine: Engine, begin: str) -> None:
    """Set every connection of an engine up the same way."""

    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, _: object) -> None:
        # The driver's own transaction handling begins too late for a consistent read; we begin ourselves.
        connection.isolation_level = None
        cursor = connection.cursor()
        # FULL: an acknowledged decision must outlive a power cut, not only a crash of this process.
        busy = f"busy_timeout={int(BUSY_SECONDS * 1000)}"
        for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
