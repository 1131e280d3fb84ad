"""Is what a notice says still so? Asked before it goes out, because much may have happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..matches.stored import Seat
from ..matches.table import Table
from .kinds import Fresh, Notice
from .making import awaited

#: The seats that are awaited; of stages that the house closes alone nobody is told.
_WAITING = ("open", "invited")


def is_still_so(notice: Notice, table: Table | None, now: float, newer: Sequence[Notice] = ()) -> bool:
    """Would somebody who looks now find what he is told? `newer` are later notices of the same person."""
    check = _CHECKS.get(notice.kind)
    if check is None:
        return True
    if table is None or any(_says_the_same(notice, later) for later in newer):
        return False
    deadline = table.clock.deadline
    if notice.kind == "deadline" and (deadline is None or deadline <= now):
        return False
    return check(notice, table)


def _says_the_same(notice: Notice, later: Fresh) -> bool:
    same = (notice.kind, notice.subject, notice.params.get("seat"))
    return (later.kind, later.subject, later.params.get("seat")) == same and notice.kind in ("turn", "letter")


def _own_seat(notice: Notice, seats: Mapping[str, Seat]) -> Seat | None:
    """The seat the notice speaks of, if the person still plays it himself."""
    chair = seats.get(str(notice.params.get("seat", "")))
    if chair is None or chair.person != notice.person or chair.is_bot_now:
        return None
    return chair


def _is_awaited(notice: Notice, table: Table) -> bool:
    chair = _own_seat(notice, table.seats)
    return chair is not None and table.about.status == "playing" and chair.seat in awaited(table.about.digest)


def _is_unread(notice: Notice, table: Table) -> bool:
    chair = _own_seat(notice, table.seats)
    if chair is None or chair.letters <= chair.letters_read:
        return False
    return notice.turn == f"{chair.seat}:{chair.letters_read}"


def _is_near(notice: Notice, table: Table) -> bool:
    """Is it still this deadline, and is he still awaited?"""
    if table.clock.late or notice.params.get("deadline") != table.clock.deadline:
        return False
    return _is_awaited(notice, table)


def _is_kept(notice: Notice, table: Table) -> bool:
    chair = table.seats.get(str(notice.params.get("seat", "")))
    is_his = chair is not None and chair.who in _WAITING and chair.person == notice.person
    return is_his and table.about.status == "waiting"


_CHECKS: dict[str, Callable[[Notice, Table], bool]] = {
    "turn": _is_awaited,
    "letter": _is_unread,
    "deadline": _is_near,
    "over": lambda _, table: table.about.status == "finished",
    "invited": _is_kept,
}
