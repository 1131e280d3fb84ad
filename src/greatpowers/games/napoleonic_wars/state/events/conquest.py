"""What happens when nations fall or submit. [15]"""

from __future__ import annotations

from .....engine.events import Event, Variant, event
from .kinds import NationText, PlaceText, Signed


@event
class ConquestRolled(Event):
    """[15.1]"""

    nation: NationText
    die: int
    modifier: Signed
    falls: bool


@event
class SubmissionOffered(Event):
    """A Power offers to submit: areas it cedes and areas it gets back. [15.41]"""

    nation: NationText
    to: NationText
    ceded: tuple[PlaceText, ...]
    returned: tuple[PlaceText, ...]


@event
class SubmissionAnswered(Event):
    nation: NationText
    accepted: bool
    variants = (Variant("accepted", "-refused"),)


@event
class NationConquered(Event):
    nation: NationText
    conqueror: NationText
    variants = (Variant("conqueror", "-none"),)


@event
class TruceMade(Event):
    """No war between the two until the next Interphase. [15.21]"""

    nation: NationText
    other: NationText
