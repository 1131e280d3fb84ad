"""What can happen before the first turn: bids for a Camp. [4.3]"""

from __future__ import annotations

from .....engine.events import Event, event
from .kinds import CampText, NationText


@event
class BidMade(Event):
    """For a camp, so much strength. [4.3]"""

    seat: NationText
    camp: CampText
    strength: int


@event
class BidSettled(Event):
    """The seat plays this camp and gives up so much strength; exchanged: the persons change seats, so nobody
    undoes it. [4.3]"""

    seat: NationText
    camp: CampText
    strength: int
    exchanged: bool
    reveals = True
