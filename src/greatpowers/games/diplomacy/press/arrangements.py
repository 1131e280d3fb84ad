"""What seats may agree on: peace, alliance, an empty zone, an order, a shared draw, and several together.

Everything names seats and not powers, and carries all it needs to be judged later: who promises what. What an
arrangement asks of each seat is told by `duties`, whether it can be kept on a board by `lawful`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ..printed.board import PROVINCE_OF
from ..state.orders import CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order


@dataclass(frozen=True, slots=True)
class Peace:
    """These seats do not attack each other."""

    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Alliance:
    """These seats do not attack each other and are all enemies of those others."""

    seats: tuple[str, ...]
    against: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Empty:
    """None of these seats enters or stays in these provinces: a demilitarised zone."""

    seats: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """A seat gives this order in the next movement phase in which it can."""

    seat: str
    order: Order


@dataclass(frozen=True, slots=True)
class Draw:
    """These seats share a draw."""

    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Solo:
    """A seat wins alone; people agree mostly on its opposite, to give that seat no help."""

    seat: str


@dataclass(frozen=True, slots=True)
class Share:
    """A seat is to own these centres."""

    seat: str
    centres: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shares:
    """Who is to own what."""

    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """The opposite: that order is not given, that peace is not kept, that seat does not win."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class NoMore:
    """Something agreed on before does not hold any longer; nothing else is said."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class Package:
    """All of these or none. Never holds another package: see `together`."""

    parts: tuple[Arrangement, ...]


Arrangement = Peace | Alliance | Empty | Given | Draw | Solo | Shares | Not | NoMore | Package

#: What helps another seat's unit.
HELPING: Final = (SUPPORT_HOLD, SUPPORT_MOVE, CONVOY)


def peace(*seats: str) -> Peace:
    return Peace(_sorted(seats))


def alliance(seats: tuple[str, ...], against: tuple[str, ...]) -> Alliance:
    return Alliance(_sorted(seats), _sorted(against))


def empty(seats: tuple[str, ...], places: tuple[int, ...]) -> Empty:
    """A zone; coasts count as their province."""
    return Empty(_sorted(seats), tuple(sorted({PROVINCE_OF[place] for place in places})))


def draw(*seats: str) -> Draw:
    return Draw(_sorted(seats))


def together(*arrangements: Arrangement) -> Arrangement:
    """All of them: packages are opened, what is said twice is said once; one alone is no package."""
    parts: dict[Arrangement, None] = {}
    for arrangement in arrangements:
        parts.update(dict.fromkeys(parts_of(arrangement)))
    return next(iter(parts)) if len(parts) == 1 else Package(tuple(parts))


def parts_of(arrangement: Arrangement) -> tuple[Arrangement, ...]:
    """The rows of a proposal: those of a package, else the arrangement itself."""
    return arrangement.parts if isinstance(arrangement, Package) else (arrangement,)


def seats_in(arrangement: Arrangement) -> tuple[str, ...]:
    """The seats that have to do or leave something, in the order of the alphabet."""
    match arrangement:
        case Peace(seats) | Alliance(seats, _) | Empty(seats, _) | Draw(seats):
            return seats
        case Given(seat, _) | Solo(seat):
            return (seat,)
        case Shares(shares):
            return _sorted(share.seat for share in shares)
        case Not(what) | NoMore(what):
            return seats_in(what)
        case Package(parts):
            return _sorted(seat for part in parts for seat in seats_in(part))


def is_bounce(arrangement: Arrangement) -> bool:
    """Two seats move to one place on purpose, so that neither gets it."""
    if not isinstance(arrangement, Package) or len(arrangement.parts) != 2:
        return False
    moves = [part for part in arrangement.parts if isinstance(part, Given) and part.order.kind == MOVE]
    return (
        len(moves) == 2
        and moves[0].seat != moves[1].seat
        and moves[0].order.target_province == moves[1].order.target_province
    )


def _sorted(seats: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(seats)))
