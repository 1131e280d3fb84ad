"""Which notices a change of a table brings: to whom it is not news is decided when they go out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..live.wire import Digest
from ..matches.stored import About, Seat
from ..matches.table import Step, Table
from .kinds import Fresh


def of_step(
    table: Table, about: About, chairs: Iterable[Seat], step: Step, readers: Sequence[str]
) -> list[Fresh]:
    """What a decision brings: turns, letters, the end."""
    seats = {**table.seats, **{chair.seat: chair for chair in chairs}}
    by, number = step.row.made_by, step.row.number
    if about.status == "finished":
        return [Fresh(person, "over", about.id, "over") for person in _players(seats) if person != by]
    before = set() if step.began_phase else awaited(table.about.digest)
    turns = of_turns(about, seats, awaited(about.digest) - before, number, by)
    return [*turns, *_of_letters(about, seats, readers, by)]


def of_start(about: About, seats: Mapping[str, Seat]) -> list[Fresh]:
    """The game begins: whoever is awaited is told so, the others that it has begun."""
    asked = awaited(about.digest)
    turns = of_turns(about, seats, asked, 0, "")
    told = {fresh.person for fresh in turns}
    others = [person for person in _players(seats) if person not in told]
    return [*turns, *(Fresh(person, "table", about.id, "begun", {"what": "begun"}) for person in others)]


def of_kept_seats(about: About, seats: Mapping[str, Seat]) -> list[Fresh]:
    """Seats of a new table that are kept for somebody."""
    return [
        Fresh(chair.person, "invited", about.id, chair.seat, {"seat": chair.seat})
        for chair in seats.values()
        if chair.who == "invited" and chair.person is not None
    ]


def of_turns(about: About, seats: Mapping[str, Seat], asked: Iterable[str], row: int, by: str) -> list[Fresh]:
    """One for each person who is awaited, whatever number of seats he has."""
    found: dict[str, Fresh] = {}
    for name in sorted(asked):
        chair = seats[name]
        if _listens(chair, by):
            fresh = Fresh(str(chair.person), "turn", about.id, f"{name}:{row}", {"seat": name})
            found.setdefault(fresh.person, fresh)
    return list(found.values())


def _of_letters(about: About, seats: Mapping[str, Seat], readers: Iterable[str], by: str) -> list[Fresh]:
    """One until the letters are read, however many come."""
    told = [chair for chair in (seats[name] for name in sorted(set(readers))) if _listens(chair, by)]
    return [
        Fresh(str(one.person), "letter", about.id, f"{one.seat}:{one.letters_read}", {"seat": one.seat})
        for one in told
    ]


def _listens(chair: Seat, by: str) -> bool:
    """Does a person sit there himself, and not the one who did it?"""
    return chair.who == "person" and chair.person not in (None, by) and not chair.is_bot_now


def awaited(digest: Digest) -> set[str]:
    """The seats that have something to decide and have not done so."""
    return set(digest.asked) - set(digest.ready)


def _players(seats: Mapping[str, Seat]) -> list[str]:
    return sorted(
        {chair.person for chair in seats.values() if chair.who == "person" and chair.person is not None}
    )
