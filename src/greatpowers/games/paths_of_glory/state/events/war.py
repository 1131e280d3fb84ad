"""What can happen in Paths of Glory, in the past tense. Spaces, units, cards and sides go by their ids."""

from __future__ import annotations

from .....engine.events import Event, Variant, event
from .....engine.kinds import told
from ..ids import (
    ActionWord,
    CardId,
    Cause,
    Ending,
    Force,
    How,
    Level,
    Look,
    NationId,
    Phase,
    Points,
    Purpose,
    SideId,
    Signed,
    SpaceId,
    Table,
    Track,
    TrackBox,
    Turn,
    UnitId,
    WayIds,
    look_of_kind,
    read_look,
)


@event
class TurnBegan(Event):
    turn: Turn

    @told
    def number(self) -> int:
        return self.turn


@event
class PhaseBegan(Event):
    """A phase of the turn, by its name in the sequence of play. [6.0]"""

    phase: Phase


@event
class RoundBegan(Event):
    side: SideId
    round: int


@event
class ActionTaken(Event):
    """What a side does this round: ops, sr, rp, event, auto, peace. No card: automatic operation, peace.

    It shows the card, but to the harm of the side alone: until a die falls it may be taken back."""

    side: SideId
    action: ActionWord
    card: CardId
    variants = (Variant("card", "-none"),)


@event
class OffensiveMandated(Event):
    """The nation that must attack this turn; empty: none. [7.1]"""

    side: SideId
    die: int
    nation: NationId
    variants = (Variant("nation", "-none"),)


@event
class OffensiveMade(Event):
    side: SideId
    nation: NationId


@event
class VictoryPointsChanged(Event):
    by: Signed
    now: int
    why: Cause


@event
class WarStatusRaised(Event):
    side: SideId
    by: int
    now: int
    combined: int


@event
class CommitmentRaised(Event):
    side: SideId
    level: Level


@event
class NationEntered(Event):
    nation: NationId
    side: SideId


@event
class ControlChanged(Event):
    space: SpaceId
    side: SideId


@event
class UnitPlaced(Event):
    """A unit came into play or into a box."""

    unit: UnitId
    space: SpaceId
    reduced: bool

    @told
    def who(self) -> Look:
        return look_of_kind(self.unit, self.reduced)


@event
class UnitMoved(Event):
    """How: move, sr, retreat, advance, replacement."""

    unit: UnitId
    reduced: bool
    path: WayIds
    how: How

    @told
    def who(self) -> Look:
        return look_of_kind(self.unit, self.reduced)


@event
class UnitReduced(Event):
    unit: UnitId
    space: SpaceId


@event
class UnitRestored(Event):
    unit: UnitId
    space: SpaceId


@event
class UnitEliminated(Event):
    """It went to the replaceable units, or for good. `why` is a reason's message id; `was_full` tells that it
    lost both its steps at one blow."""

    unit: UnitId
    space: SpaceId
    for_good: bool
    why: Cause
    was_full: bool = False
    variants = (Variant("for_good", "-for-good", if_empty=False),)


@event
class TrenchChanged(Event):
    space: SpaceId
    side: SideId
    level: int
    variants = (Variant("level", "-none"),)


@event
class FortDestroyed(Event):
    space: SpaceId


@event
class SiegeBegan(Event):
    space: SpaceId
    side: SideId


@event
class SiegeLifted(Event):
    space: SpaceId


@event
class SpaceActivated(Event):
    space: SpaceId
    purpose: Purpose
    cost: int


@event
class EntrenchTried(Event):
    unit: UnitId
    space: SpaceId
    die: int
    needed: int
    succeeded: bool


@event
class SiegeRolled(Event):
    space: SpaceId
    die: int
    modified: int
    needed: int
    fell: bool


@event
class AttackDeclared(Event):
    target: SpaceId
    attackers: tuple[str, ...]
    side: SideId

    @told
    def force(self) -> Force:
        return tuple(read_look(unit) for unit in self.attackers)


@event
class AttackCancelled(Event):
    target: SpaceId
    why: Cause


@event
class FlankTried(Event):
    die: int
    modifier: Signed
    succeeded: bool
    pinning: SpaceId


@event
class CombatCardPlayed(Event):
    side: SideId
    card: CardId
    reveals = True


@event
class FireResolved(Event):
    """One shot. What made it so, each cause: what it moves, what it is, by how much, which one, its rule.

    The `row` of the table that was read is a face of the die; `faces` are the loss numbers of all six."""

    side: SideId
    table: Table
    factors: int
    shift: Signed
    column: int
    die: int
    drm: Signed
    loss: int
    causes: tuple[tuple[str, str, int, str, str], ...] = ()
    row: int = 0
    faces: tuple[int, ...] = ()
    variants = (Variant("moved", "-plain"),)

    @told
    def moved(self) -> int:
        """How much of it was not plain strength and die."""
        return abs(self.shift) + abs(self.drm)


@event
class CombatDecided(Event):
    """Who won: ap, cp, or empty for a tie; how many spaces the defenders must retreat."""

    winner: SideId
    attacker_loss: int
    defender_loss: int
    retreat: int
    variants = (Variant("winner", "-none"),)


@event
class RetreatCancelled(Event):
    space: SpaceId
    why: Cause


@event
class CardsDrawn(Event):
    """Only the side itself sees which; nobody may take back what led to it."""

    side: SideId
    cards: tuple[CardId, ...]
    reveals = True
    variants = (Variant("cards", "-none"),)


@event
class CardsDrawnUnseen(Event):
    side: SideId
    count: int


@event
class CardDiscarded(Event):
    side: SideId
    card: CardId


@event
class CardRemoved(Event):
    side: SideId
    card: CardId


@event
class CardKept(Event):
    """A combat card stays face up for another combat of the turn. [9.5.4.2]"""

    side: SideId
    card: CardId


@event
class DeckShuffled(Event):
    side: SideId
    count: int


@event
class HandShown(Event):
    """A hand was shown to the other side."""

    side: SideId
    cards: tuple[CardId, ...]
    reveals = True
    variants = (Variant("cards", "-none"),)


@event
class ReplacementsGained(Event):
    """Replacement points now, by type."""

    points: Points
    why: Cause


@event
class ReplacementsLost(Event):
    points: Points
    why: Cause


@event
class PeaceOffered(Event):
    side: SideId


@event
class PeaceAnswered(Event):
    accepted: bool
    die: int
    variants = (Variant("accepted", "-refused"),)


@event
class BeachheadPlaced(Event):
    space: SpaceId


@event
class BeachheadLost(Event):
    space: SpaceId


@event
class MarkerMoved(Event):
    """A marker on one of the two national tracks. [16.3, 16.4]"""

    track: Track
    box: TrackBox


@event
class GameEnded(Event):
    """Winner: ap, cp, or empty for a draw."""

    winner: SideId
    why: Ending
    vp: int
    variants = (Variant("winner", "-none"),)
