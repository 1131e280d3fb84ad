"""Who may see, enter and lead a tournament."""

from __future__ import annotations

from ..people.people import Person
from ..problems import Problem, not_found
from .event import Event


def may_see(event: Event, person: Person | None, invite: str = "") -> bool:
    """Everybody, but where one enters by a link: then those who are in it or hold the link."""
    if not event.settings.by_link or (invite and invite == event.invite):
        return True
    if person is None:
        return False
    return event.owner == person.id or person.kind == "admin" or event.entry_of(person.id) is not None


def check_sees(event: Event, person: Person | None, invite: str = "") -> None:
    if not may_see(event, person, invite):
        raise not_found("event")


def is_host(event: Event, person: Person | None) -> bool:
    return person is not None and (event.owner == person.id or person.kind == "admin")


def check_host(event: Event, person: Person) -> None:
    check_sees(event, person)
    if not is_host(event, person):
        raise Problem(403, "not-host", "only the host of the tournament may do this")


def check_may_enter(event: Event, person: Person, invite: str) -> None:
    check_sees(event, person, invite)
    if event.status == "open" or (event.status == "running" and event.settings.format in ("ladder", "swiss")):
        return
    entry = event.entry_of(person.id)
    if event.status == "running" and entry is not None and event.settings.format != "knock-out":
        return
    code = "event-over" if event.status in ("over", "cancelled") else "event-begun"
    raise Problem(409, code, "nobody can enter any more")
