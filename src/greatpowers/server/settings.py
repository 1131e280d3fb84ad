"""What a house can be told when it opens, with defaults that suit one machine."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from .live.patience import Patience


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a house that may differ from place to place."""

    #: Folder of the database and whatever else belongs to this house.
    data: Path
    #: SQLAlchemy URL; empty: SQLite in the data folder.
    database: str = ""
    #: Address people use if it differs from the one we listen on (behind a proxy), e.g. `https://example.org`.
    public_url: str = ""
    #: Where we can be found ourselves; what links lead to if nothing stands in front of us.
    address: str = ""
    #: The time; tests hand in their own.
    clock: Callable[[], datetime] = _now
    #: Secret randomness: seeds, nonces, tokens.
    secret: Callable[[int], str] = secrets.token_urlsafe
    #: Worker processes for bots and other heavy work; 0: threads of this process.
    workers: int = 1
    #: Seconds a bot may think about one question.
    bot_budget: float = 8.0
    #: Seconds between the answers of bots that play on alone for somebody who may come back.
    bot_breath: float = 2.0
    #: Multiplies the pauses in which bots write letters; None: they write none, and wait for nobody.
    bot_tempo: float | None = 1.0
    #: Multiplies every rate limit; 0 switches them off (load tests).
    limits: float = 1.0
    #: Run clocks, bots and housekeeping in the background; tests may want to wind them by hand.
    background: bool = True
    #: Days a session lasts without being used.
    session_days: int = 180
    #: Largest ordinary request body in bytes; records may be larger.
    largest_body: int = 256 * 1024
    #: Connections at once; 0: as many as this process may have.
    most_connections: int = 0
    #: From one address; proxies that are believed what they forward have no limit.
    most_connections_of_one: int = 256
    #: How long somebody may take to say something.
    patience: Patience = field(default_factory=Patience)
    #: Live tables kept in memory.
    tables_in_memory: int = 2000
    #: The mail server, `smtp://name:password@host:port` (or `smtps`, `smtp+plain`); empty: no mail is sent.
    mail: str = ""
    #: Who the letters are from, e.g. `Great Powers <club@example.org>`.
    mail_from: str = ""
    #: Notices may go to addresses that are not public (a house that lives in a closed network, tests).
    reach_private: bool = False
    log_level: str = "info"
    #: The folder of the built browser client; None: the one inside the package.
    client: Path | None = None
    extra_origins: tuple[str, ...] = field(default=())

    @classmethod
    def from_environment(
        cls, data: Path, environment: Mapping[str, str], *, database: str = "", public_url: str = ""
    ) -> Self:
        """As the environment says; what is named here counts more."""
        return cls(
            data=data.expanduser(),
            database=database or environment.get("GREATPOWERS_DATABASE", ""),
            public_url=public_url or environment.get("GREATPOWERS_PUBLIC_URL", ""),
            limits=float(environment.get("GREATPOWERS_LIMITS", "1")),
            mail=environment.get("GREATPOWERS_MAIL", ""),
            mail_from=environment.get("GREATPOWERS_MAIL_FROM", ""),
            reach_private=environment.get("GREATPOWERS_REACH_PRIVATE", "") == "1",
        )

    @property
    def base(self) -> str:
        """What links that leave the house begin with."""
        return (self.public_url or self.address or "http://localhost:8000").rstrip("/")

    @property
    def database_url(self) -> str:
        """The URL with the driver we use."""
        url = self.database or f"sqlite:///{self.data / 'greatpowers.sqlite3'}"
        for plain, driven in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if url.startswith(plain):
                return driven + url.removeprefix(plain)
        return url
