"""What can happen in the solo mode, in the past tense. [solo]"""

from __future__ import annotations

from .....engine.events import Event, Variant, event
from ..ids import BoxId, CardId, SideId


@event
class BoxesTurnedUp(Event):
    """Solo mode: the cards of a side are seen, box by box."""

    side: SideId
    cards: tuple[CardId, ...]
    reveals = True
    variants = (Variant("cards", "-none"),)


@event
class BoxFilled(Event):
    """Solo mode: a card was laid face down into a box, unless the pile is empty."""

    side: SideId
    box: BoxId
    filled: bool
    variants = (Variant("filled", "-none"),)


@event
class SoloRolled(Event):
    """Solo mode: dice for the card of a box; no card: it did not obey. Blue is 0 for a defender."""

    side: SideId
    box: BoxId
    grey: int
    blue: int
    card: CardId
    reveals = True
    variants = (Variant("card", "-none"),)
