"""What a player is told of his standing orders and sealed answers, in the past tense. [6.14]"""

from __future__ import annotations

from .....engine.events import Event, event
from .kinds import CardText, NationText


@event
class OrderCarriedOut(Event):
    """A Response was played by standing order; known to who gave it. [6.14]"""

    nation: NationText
    card: CardText


@event
class OrderLapsed(Event):
    """A piece of a standing order is gone: its card is asked about again. Known to who gave it. [6.14]"""

    card: CardText
    piece: str


@event
class ResponseReturned(Event):
    """A sealed Response was no longer possible when its turn came: it stays in the hand, unseen. [6.14]"""

    nation: NationText
    card: CardText
