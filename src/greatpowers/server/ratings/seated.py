"""Who plays a seat, as far as ratings are concerned."""

from __future__ import annotations

from ..matches.stored import Seat
from ..matches.table import Table
from .folding import BOT


def entrants_of(table: Table) -> list[dict[str, object]]:
    """Who sits where now, as it is written down when a rated game begins."""
    found = [(seat, who_of(seat)) for seat in table.seats.values()]
    return [{"table_id": table.id, "seat": seat.seat, "who": who} for seat, who in found if who]


def who_of(seat: Seat) -> str:
    """A person, a level of bots, or nobody."""
    if seat.who == "bot":
        return f"{BOT}{seat.level}"
    return seat.person or ""
