"""What can happen in Paths of Glory, in the past tense. Spaces, units, cards and sides go by their ids."""

from __future__ import annotations

from ...engine.events import Event, event


@event
class TurnBegan(Event):
    turn: int


@event
class PhaseBegan(Event):
    """A phase of the turn, by its name in the sequence of play. [6.0]"""

    phase: str


@event
class RoundBegan(Event):
    side: str
    round: int


@event
class ActionTaken(Event):
    """What a side does this round: ops, sr, rp, event, auto, peace. No card: automatic operation, peace."""

    side: str
    action: str
    card: str
    reveals = True


@event
class OffensiveMandated(Event):
    """The nation that must attack this turn; empty: none. [7.1]"""

    side: str
    die: int
    nation: str


@event
class OffensiveMade(Event):
    side: str
    nation: str


@event
class VictoryPointsChanged(Event):
    by: int
    now: int
    why: str


@event
class WarStatusRaised(Event):
    side: str
    by: int
    now: int
    combined: int


@event
class CommitmentRaised(Event):
    side: str
    level: str


@event
class NationEntered(Event):
    nation: str
    side: str


@event
class ControlChanged(Event):
    space: str
    side: str


@event
class UnitPlaced(Event):
    """A unit came into play or into a box."""

    unit: str
    space: str
    reduced: bool


@event
class UnitMoved(Event):
    """How: move, sr, retreat, advance, replacement."""

    unit: str
    reduced: bool
    path: tuple[str, ...]
    how: str


@event
class UnitReduced(Event):
    unit: str
    space: str


@event
class UnitRestored(Event):
    unit: str
    space: str


@event
class UnitEliminated(Event):
    """It went to the replaceable units, or for good. `why` is a reason's message id."""

    unit: str
    space: str
    for_good: bool
    why: str


@event
class TrenchChanged(Event):
    space: str
    side: str
    level: int


@event
class FortDestroyed(Event):
    space: str


@event
class SiegeBegan(Event):
    space: str
    side: str


@event
class SiegeLifted(Event):
    space: str


@event
class SpaceActivated(Event):
    space: str
    purpose: str
    cost: int


@event
class EntrenchTried(Event):
    unit: str
    space: str
    die: int
    needed: int
    succeeded: bool


@event
class SiegeRolled(Event):
    space: str
    die: int
    modified: int
    needed: int
    fell: bool


@event
class AttackDeclared(Event):
    target: str
    attackers: tuple[str, ...]
    side: str


@event
class AttackCancelled(Event):
    target: str
    why: str


@event
class FlankTried(Event):
    die: int
    modifier: int
    succeeded: bool
    pinning: str


@event
class CombatCardPlayed(Event):
    side: str
    card: str
    reveals = True


@event
class FireResolved(Event):
    side: str
    table: str
    factors: int
    shift: int
    column: int
    die: int
    drm: int
    loss: int


@event
class CombatDecided(Event):
    """Who won: ap, cp, or empty for a tie; how many spaces the defenders must retreat."""

    winner: str
    attacker_loss: int
    defender_loss: int
    retreat: int


@event
class RetreatCancelled(Event):
    space: str
    why: str


@event
class CardsDrawn(Event):
    """Only the side itself sees which; nobody may take back what led to it."""

    side: str
    cards: tuple[str, ...]
    reveals = True


@event
class CardsDrawnUnseen(Event):
    side: str
    count: int


@event
class CardDiscarded(Event):
    side: str
    card: str


@event
class CardRemoved(Event):
    side: str
    card: str


@event
class CardKept(Event):
    """A combat card stays face up for another combat of the turn. [9.5.4.2]"""

    side: str
    card: str


@event
class DeckShuffled(Event):
    side: str
    count: int


@event
class HandShown(Event):
    """A hand was shown to the other side."""

    side: str
    cards: tuple[str, ...]
    reveals = True


@event
class ReplacementsGained(Event):
    """Replacement points now, by type."""

    points: dict[str, int]
    why: str


@event
class ReplacementsLost(Event):
    points: dict[str, int]
    why: str


@event
class PeaceOffered(Event):
    side: str


@event
class PeaceAnswered(Event):
    accepted: bool
    die: int


@event
class BeachheadPlaced(Event):
    space: str


@event
class BeachheadLost(Event):
    space: str


@event
class MarkerMoved(Event):
    """A marker on one of the two national tracks. [16.3, 16.4]"""

    track: str
    box: str


@event
class GameEnded(Event):
    """Winner: ap, cp, or empty for a draw."""

    winner: str
    why: str
    vp: int


@event
class BoxesTurnedUp(Event):
    """Solo mode: the cards of a side are seen, box by box."""

    side: str
    cards: tuple[str, ...]
    reveals = True


@event
class BoxFilled(Event):
    """Solo mode: a card was laid face down into a box, unless the pile is empty."""

    side: str
    box: str
    filled: bool


@event
class SoloRolled(Event):
    """Solo mode: dice for the card of a box; no card: it did not obey. Blue is 0 for a defender."""

    side: str
    box: str
    grey: int
    blue: int
    card: str
    reveals = True
