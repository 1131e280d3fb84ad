"""What can happen in a match of Diplomacy. Places, units and orders are given by their texts."""

from __future__ import annotations

from ....engine.events import Event, event


@event
class PhaseBegan(Event):
    phase: str


@event
class OrdersRevealed(Event):
    """All orders of a power lie open; an empty list means it gave none."""

    power: str
    orders: tuple[str, ...]
    reveals = True


@event
class OrderResolved(Event):
    """What became of an order, and why."""

    power: str
    order: str
    outcome: str
    message: str
    rule: str
    params: dict[str, str | int]


@event
class OrderPassedOver(Event):
    """A line that counts for nothing: a foreign unit, a second order, too many, unreadable. [2.4]"""

    power: str
    order: str
    message: str
    rule: str
    params: dict[str, str | int]


@event
class LinePassedOver(Event):
    """Somebody wrote a line that cannot be read; only he is told which. [2.4]"""

    power: str


@event
class UnitDislodged(Event):
    power: str
    unit: str
    attacker: str
    attacker_from: str
    retreats: tuple[str, ...]


@event
class UnitRetreated(Event):
    power: str
    unit: str
    to: str


@event
class UnitDisbanded(Event):
    """A dislodged unit is gone; `message` says why."""

    power: str
    unit: str
    message: str
    rule: str
    params: dict[str, str | int]


@event
class CentreTaken(Event):
    centre: str
    power: str
    previous: str


@event
class UnitBuilt(Event):
    power: str
    unit: str


@event
class BuildsWaived(Event):
    power: str
    count: int


@event
class UnitRemoved(Event):
    """`chosen` is False if the rules named the unit. [9.5, 9.6]"""

    power: str
    unit: str
    chosen: bool


@event
class GovernmentLost(Event):
    """The power has no government this turn. [9.1]"""

    power: str


@event
class PowerEliminated(Event):
    power: str


@event
class CoinTossed(Event):
    """Italy will join this seat in spring 1915. [V11]"""

    winner: str


@event
class ItalyJoined(Event):
    seat: str


@event
class PressSent(Event):
    """A message; the sender of a grey one is empty."""

    phase: str
    sender: str
    to: tuple[str, ...]
    text: str


@event
class DrawVoted(Event):
    """A seat would share a draw; no powers: it withdrew its vote."""

    seat: str
    powers: tuple[str, ...]


@event
class VotedSecretly(Event):
    """Somebody voted on a draw; nobody else learns who or how."""


@event
class SeatConceded(Event):
    seat: str


@event
class GameDrawn(Event):
    seats: tuple[str, ...]


@event
class GameWon(Event):
    seat: str
    power: str
    centres: int
