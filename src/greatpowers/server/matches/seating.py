"""Persons who change seats in the course of a game: whoever bids for a side goes on with the side he won."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .table import Seat

#: Where the holders of seats went, by the seats they took at the start; those who stayed are left out.
Seating = Mapping[str, str]


def reseated(chairs: Mapping[str, Seat], before: Seating, after: Seating) -> list[Seat]:
    """The seats with other holders than before; letters stay with the seat that got them."""
    if before == after:
        return []
    moved = []
    for first in chairs:
        old, new = before.get(first, first), after.get(first, first)
        if old != new:
            taken, left = chairs[new], chairs[old]
            own = {"seat": taken.seat, "place": taken.place}
            letters = {"letters": taken.letters, "letters_read": taken.letters_read}
            moved.append(msgspec.structs.replace(left, **own, **letters))
    return moved
