"""What happens in wars beyond the map: they begin, take pieces and end. [6.13, 7.6]"""

from __future__ import annotations

from ...engine.events import Event, event


@event
class ForeignWarBegan(Event):
    card: str
    nations: tuple[str, ...]


@event
class StrengthCommitted(Event):
    """Strength left an area for a Foreign War. [6.13]"""

    nation: str
    area: str
    count: int
    card: str


@event
class ForeignWarEnded(Event):
    card: str
