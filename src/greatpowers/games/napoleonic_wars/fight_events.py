"""What can happen on a march and in a fight by land or sea, in the past tense. [9.4, 10, 11, 12, 13]"""

from __future__ import annotations

from ...engine.events import Event, event


@event
class MarchRollMade(Event):
    """Two dice and a modifier for "intercept" or "evade" by land; no dice: a card settled it. [10.11]"""

    what: str
    nation: str
    sp: tuple[int, ...]
    leaders: tuple[str, ...]
    frm: str
    to: str
    dice: tuple[int, ...]
    modifier: int
    succeeded: bool


@event
class BattleBegan(Event):
    """Strength by nation and leaders of both sides, the active first; in a siege the Fortress last. [11]"""

    area: str
    nation: str
    sp: tuple[tuple[int, ...], tuple[int, ...]]
    leaders: tuple[tuple[str, ...], tuple[str, ...]]
    commanders: tuple[str, str]
    is_siege: bool
    #: The nations that decide for both sides, the active first; a Fortress stands for its owner.
    sides: tuple[str, str] = ("", "")


@event
class BattleRolled(Event):
    """Faces of both sides in one round. [11.2]"""

    area: str
    round: int
    faces: tuple[tuple[int, ...], tuple[int, ...]]
    sides: tuple[str, str] = ("", "")


@event
class PiecesDisrupted(Event):
    """[11.3]"""

    area: str
    side: int
    sp: tuple[int, ...]
    leaders: tuple[str, ...]
    sides: tuple[str, str] = ("", "")


@event
class BattleEnded(Event):
    """The beaten side (0: the active one, 1: the other, -1: nobody) and the losses of both. [11.3, 11.5]"""

    area: str
    loser: int
    losses: tuple[int, int]
    is_rout: bool
    sides: tuple[str, str] = ("", "")


@event
class AnnihilationSuffered(Event):
    """Nothing is left of a side. [11.6]"""

    area: str
    side: int
    sides: tuple[str, str] = ("", "")


@event
class SiegeEnded(Event):
    """Sixes scored against the Fortress; whether it fell. [12.3]"""

    area: str
    sixes: int
    fell: bool


@event
class NavalRollMade(Event):
    """An attempt to intercept, patrol or evade at sea: two dice and what is added; 9 is needed. [13.33]"""

    kind: str
    nation: str
    place: str
    total: int
    succeeded: bool


@event
class BatteryFired(Event):
    """A port or guarded strait fires at a Fleet or landing force. [13.5]"""

    area: str
    sixes: int
    fives: int


@event
class NavalRoundFought(Event):
    """Dice, sixes and fives of the active side and of the other. [13.4]"""

    place: str
    round: int
    dice: tuple[int, int]
    sixes: tuple[int, int]
    fives: tuple[int, int]
    sides: tuple[str, str] = ("", "")


@event
class NavalBattleEnded(Event):
    """The winner: "active", "other", or "" if nobody is left. [13.41]"""

    place: str
    winner: str
    sides: tuple[str, str] = ("", "")


@event
class AttritionRolled(Event):
    """Dice of a nation's pieces by land or in a Convoy, and how many it loses. [9.4]"""

    nation: str
    place: str
    faces: tuple[int, ...]
    lost: int
