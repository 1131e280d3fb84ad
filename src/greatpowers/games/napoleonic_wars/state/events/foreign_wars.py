"""What happens in wars beyond the map: they begin, take pieces and end. [6.13, 7.6]"""

from __future__ import annotations

from .....engine.events import Event, event
from .kinds import CardText, NationText, SpotText


@event
class ForeignWarBegan(Event):
    card: CardText
    nations: tuple[NationText, ...]


@event
class StrengthCommitted(Event):
    """Strength left an area for a Foreign War. [6.13]"""

    nation: NationText
    area: SpotText
    count: int
    card: CardText


@event
class ForeignWarEnded(Event):
    card: CardText
