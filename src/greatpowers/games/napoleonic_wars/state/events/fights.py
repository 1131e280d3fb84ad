"""What can happen on a march and in a fight by land or sea, in the past tense. [9.4, 10, 11, 12, 13]"""

from __future__ import annotations

from .....engine.events import Event, Variant, event
from .....engine.kinds import told
from ..ids import Force
from .kinds import Faces, LeaderText, NationText, Party, Signed, SpotText
from .war import force_of

#: Of each source of dice how many.
Sources = tuple[tuple[str, int], ...]
_ACTIVE, _OTHER = range(2)
_SIDES = ("active", "other")


class Fight(Event):
    """Something in a fight of two sides: who decides for them, the active first. [11]"""

    __slots__ = ()
    sides: tuple[str, str]

    @told
    def name_active(self) -> Party:
        return self.party(_ACTIVE)

    @told
    def name_other(self) -> Party:
        return self.party(_OTHER)

    def party(self, side: int) -> Party:
        return self.sides[side] or _SIDES[side]


@event
class MarchRollMade(Event):
    """Two dice and a modifier for "intercept" or "evade" by land; no dice: a card settled it. [10.11]"""

    what: str
    nation: NationText
    sp: tuple[int, ...]
    leaders: tuple[LeaderText, ...]
    frm: SpotText
    to: SpotText
    dice: Faces
    modifier: Signed
    succeeded: bool
    variants = (Variant("dice", "-card"),)

    @told
    def force(self) -> Force:
        return force_of(self.sp, self.leaders)


@event
class BattleBegan(Fight):
    """Strength by nation and leaders of both sides, the active first; in a siege the Fortress last. [11]"""

    area: SpotText
    nation: NationText
    sp: tuple[tuple[int, ...], tuple[int, ...]]
    leaders: tuple[tuple[str, ...], tuple[str, ...]]
    commanders: tuple[str, str]
    is_siege: bool
    #: The nations that decide for both sides, the active first; a Fortress stands for its owner.
    sides: tuple[str, str] = ("", "")
    variants = (Variant("is_siege", "-siege", if_empty=False),)

    @told
    def active(self) -> Force:
        return force_of(self.sp[_ACTIVE], self.leaders[_ACTIVE])

    @told
    def other(self) -> Force:
        return force_of(self.sp[_OTHER], self.leaders[_OTHER])


@event
class BattleRolled(Fight):
    """Faces of both sides in one round. [11.2]"""

    area: SpotText
    round: int
    faces: tuple[tuple[int, ...], tuple[int, ...]]
    sides: tuple[str, str] = ("", "")
    #: Where the dice of both sides came from, and what they were likely to bring, in thousandths.
    sources: tuple[Sources, Sources] = ((), ())
    chances: tuple[int, ...] = ()

    @told
    def active(self) -> Faces:
        return self.faces[_ACTIVE]

    @told
    def other(self) -> Faces:
        return self.faces[_OTHER]


@event
class PiecesDisrupted(Fight):
    """[11.3]"""

    area: SpotText
    side: int
    sp: tuple[int, ...]
    leaders: tuple[LeaderText, ...]
    sides: tuple[str, str] = ("", "")

    @told
    def force(self) -> Force:
        return force_of(self.sp, self.leaders)

    @told
    def who(self) -> Party:
        return self.party(self.side)


@event
class BattleEnded(Fight):
    """The beaten side (0: the active one, 1: the other, -1: nobody) and the losses of both. [11.3, 11.5]"""

    area: SpotText
    loser: int
    losses: tuple[int, int]
    is_rout: bool
    sides: tuple[str, str] = ("", "")
    variants = (Variant("who", "-none"),)

    @told
    def who(self) -> Party | None:
        return self.party(self.loser) if self.loser >= 0 else None

    @told
    def losses_active(self) -> int:
        return self.losses[_ACTIVE]

    @told
    def losses_other(self) -> int:
        return self.losses[_OTHER]


@event
class AnnihilationSuffered(Fight):
    """Nothing is left of a side. [11.6]"""

    area: SpotText
    side: int
    sides: tuple[str, str] = ("", "")

    @told
    def who(self) -> Party:
        return self.party(self.side)


@event
class SiegeEnded(Event):
    """Sixes scored against the Fortress; whether it fell. [12.3]"""

    area: SpotText
    sixes: int
    fell: bool


@event
class NavalRollMade(Event):
    """An attempt to intercept, patrol or evade at sea: two dice and what is added; 9 is needed. [13.33]"""

    kind: str
    nation: NationText
    place: SpotText
    total: int
    succeeded: bool


@event
class BatteryFired(Event):
    """A port or guarded strait fires at a Fleet or landing force. [13.5]"""

    area: SpotText
    sixes: int
    fives: int


@event
class NavalRoundFought(Fight):
    """Dice, sixes and fives of the active side and of the other. [13.4]"""

    place: SpotText
    round: int
    dice: tuple[int, int]
    sixes: tuple[int, int]
    fives: tuple[int, int]
    sides: tuple[str, str] = ("", "")
    #: As of a battle on land.
    sources: tuple[Sources, Sources] = ((), ())
    chances: tuple[int, ...] = ()
    #: The Squadrons of both sides that fought.
    fleets: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    @told
    def dice_active(self) -> int:
        return self.dice[_ACTIVE]

    @told
    def dice_other(self) -> int:
        return self.dice[_OTHER]

    @told
    def sixes_active(self) -> int:
        return self.sixes[_ACTIVE]

    @told
    def sixes_other(self) -> int:
        return self.sixes[_OTHER]

    @told
    def fives_active(self) -> int:
        return self.fives[_ACTIVE]

    @told
    def fives_other(self) -> int:
        return self.fives[_OTHER]


@event
class NavalBattleEnded(Fight):
    """The winner: "active", "other", or "" if nobody is left. [13.41]"""

    place: SpotText
    winner: str
    sides: tuple[str, str] = ("", "")
    variants = (Variant("winner", "-none"),)

    @told
    def who(self) -> Party | None:
        return self.party(_SIDES.index(self.winner)) if self.winner else None


@event
class AttritionRolled(Event):
    """Dice of a nation's pieces by land or in a Convoy, and how many it loses. [9.4]"""

    nation: NationText
    place: SpotText
    faces: Faces
    lost: int
