"""What can happen before the first turn, in the past tense. [4.3, 5.6.1, options]"""

from __future__ import annotations

from .....engine.events import Event, Variant, event
from ..ids import CardId, SideId


@event
class SideBid(Event):
    """A bid in a tournament. [5.6]"""

    seat: SideId
    side: SideId
    points: int


@event
class SidesSettled(Event):
    """The side bid for and what it cost; exchanged: the persons change seats, so nobody undoes it."""

    side: SideId
    points: int
    exchanged: bool
    reveals = True


@event
class CardSwapped(Event):
    """Only the side itself sees it."""

    side: SideId
    optional: CardId
    out: CardId


@event
class OpeningChosen(Event):
    """Whether the Guns of August are in the first hand. [4.3.1]"""

    guns_of_august: bool
    variants = (Variant("guns_of_august", "-none"),)
