"""What can happen in a match of Diplomacy. Saves hold units and orders by their texts."""

from __future__ import annotations

from ....engine.errors import Reason
from ....engine.events import Event, Variant, event
from ....engine.kinds import told
from ..printed.board import LOCATION_NUMBER
from .orders import WAIVED, Order, build, disband, remove, retreat
from .spoken import Line, Outcome, PhaseName, Piece, Place, Power, Seat, Why

#: Fields that clients are told together, as a reason.
_REASON = ("message", "rule", "params")


@event
class PhaseBegan(Event):
    phase: PhaseName


@event
class OrdersRevealed(Event):
    """All orders of a power lie open; an empty list means it gave none."""

    power: Power
    orders: tuple[Order, ...]
    reveals = True
    variants = (Variant("orders", "-none"),)


@event
class OrderResolved(Event):
    """What became of an order, and why."""

    power: Power
    order: Order
    outcome: Outcome
    message: str
    rule: str
    params: dict[str, str | int]
    unsent = _REASON

    @told
    def reason(self) -> Why:
        return Why(Reason(self.message, self.rule, self.params))


@event
class OrderPassedOver(Event):
    """A line that counts for nothing: a foreign unit, a second order, too many, unreadable. [2.4]"""

    power: Power
    order: Line
    message: str
    rule: str
    params: dict[str, str | int]
    unsent = _REASON

    @told
    def reason(self) -> Why:
        return Why(Reason(self.message, self.rule, self.params))


@event
class LinePassedOver(Event):
    """Somebody wrote a line that cannot be read; only he is told which. [2.4]"""

    power: Power


@event
class UnitDislodged(Event):
    power: Power
    unit: Piece
    attacker: Piece
    attacker_from: Place
    retreats: tuple[Place, ...]
    variants = (Variant("retreats", "-none"),)


@event
class UnitRetreated(Event):
    power: Power
    unit: Piece
    to: Place

    @told
    def order(self) -> Order:
        return retreat(self.unit.kind, self.unit.at, LOCATION_NUMBER[self.to])


@event
class UnitDisbanded(Event):
    """A dislodged unit is gone; `message` says why."""

    power: Power
    unit: Piece
    message: str
    rule: str
    params: dict[str, str | int]
    unsent = _REASON

    @told
    def reason(self) -> Why:
        return Why(Reason(self.message, self.rule, self.params))

    @told
    def order(self) -> Order:
        return disband(self.unit.kind, self.unit.at)


@event
class CentreTaken(Event):
    centre: Place
    power: Power
    previous: Power
    variants = (Variant("previous", "-none"),)


@event
class UnitBuilt(Event):
    power: Power
    unit: Piece

    @told
    def order(self) -> Order:
        return build(self.unit.kind, self.unit.at)


@event
class BuildsWaived(Event):
    power: Power
    count: int

    @told
    def order(self) -> Order:
        return WAIVED


@event
class UnitRemoved(Event):
    """`chosen` is False if the rules named the unit. [9.5, 9.6]"""

    power: Power
    unit: Piece
    chosen: bool
    variants = (Variant("chosen", "-none"),)

    @told
    def order(self) -> Order:
        return remove(self.unit.kind, self.unit.at)


@event
class GovernmentLost(Event):
    """The power has no government this turn. [9.1]"""

    power: Power


@event
class PowerEliminated(Event):
    power: Power


@event
class CoinTossed(Event):
    """Italy will join this seat in spring 1915. [V11]"""

    winner: Seat


@event
class ItalyJoined(Event):
    seat: Seat


@event
class PressSent(Event):
    """A message; the sender of a grey one is empty."""

    phase: PhaseName
    sender: Seat
    to: tuple[Seat, ...]
    text: str
    #: What it means, for those who do not read.
    meaning: str = ""
    variants = (Variant("sender", "-none"),)


@event
class DrawVoted(Event):
    """A seat would share a draw; no powers: it withdrew its vote."""

    seat: Seat
    powers: tuple[Seat, ...]
    variants = (Variant("powers", "-none"),)


@event
class VotedSecretly(Event):
    """Somebody voted on a draw; nobody else learns who or how."""


@event
class SeatConceded(Event):
    seat: Seat


@event
class GameDrawn(Event):
    seats: tuple[Seat, ...]
    variants = (Variant("seats", "-none"),)


@event
class GameWon(Event):
    seat: Seat
    power: Power
    centres: int
