"""Who may do what: the one place that answers. Nobody is told of a table that is none of his business."""

from __future__ import annotations

from ..matches.table import OPEN, Table
from ..problems import Problem, not_found
from .people import Person


def is_member(table: Table, person: Person | None) -> bool:
    """Owner, player or somebody a seat is kept for."""
    if person is None:
        return False
    if is_master(table, person):
        return True
    return table.about.owner == person.id or any(seat.person == person.id for seat in table.seats.values())


def is_master(table: Table, person: Person | None) -> bool:
    """Does he look after the table?"""
    master = table.about.master
    return person is not None and master is not None and master.person == person.id


def may_see(table: Table, person: Person | None) -> bool:
    """Members and administrators always; others if the table is public or takes spectators."""
    about = table.about
    if is_member(table, person) or (person is not None and person.kind == "admin"):
        return True
    if about.status == "waiting":
        return about.public
    return about.spectators or (about.public and about.status == "finished")


def check_sees(table: Table, person: Person | None) -> None:
    if not may_see(table, person):
        raise not_found()


def check_owner(table: Table, person: Person) -> None:
    check_sees(table, person)
    if table.about.owner != person.id:
        raise Problem(403, "not-owner", "only the owner of the table may do this")


def check_plays(table: Table, person: Person, seat: str) -> None:
    """Is the seat this person's to play?"""
    check_sees(table, person)
    if seat not in table.seats:
        raise not_found("seat")
    if seat not in table.seats_of(person.id):
        raise Problem(403, "not-your-seat", "this seat is not yours", params={"seat": seat})


def is_open(table: Table, person: Person | None, now: float) -> bool:
    """Is the game over, so that nothing is secret any more? Delayed spectators learn it later."""
    about = table.about
    if about.status != "finished":
        return False
    waits = 0 if is_member(table, person) else about.spectator_delay
    return now >= (about.finished or 0) + waits


def seat_to_watch(table: Table, person: Person | None, seat: str | None, now: float) -> str | None:
    """The seat whose view the person may have: an own one, after the game any; None: a spectator's."""
    check_sees(table, person)
    if not seat:
        return None
    if seat == OPEN:
        check_open(table, person, now)
        return OPEN
    if seat not in table.seats:
        raise not_found("seat")
    own = person is not None and seat in table.seats_of(person.id)
    master = table.about.master
    if is_master(table, person) and master is not None and master.sees == "seats":
        own = True
    if not own and not is_open(table, person, now):
        raise Problem(403, "not-your-seat", "this seat is not yours", params={"seat": seat})
    return seat


def check_open(table: Table, person: Person | None, now: float) -> None:
    """Records, seeds and everybody's letters are for after the game."""
    check_sees(table, person)
    if not is_open(table, person, now):
        raise Problem(403, "still-secret", "this is open only after the game")


def is_delayed(table: Table, person: Person | None, seat: str | None = None) -> bool:
    """Spectators may have to wait for what the players see at once."""
    return seat is None and table.about.spectator_delay > 0 and not is_member(table, person)
