"""What can happen in The Napoleonic Wars, in the past tense. Places, leaders, nations, cards go by their ids.

`why` and `how` are short words that the wording knows: "build", "event", "attrition", "battle", "retreat" …
"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.events import Event, Variant, event
from .....engine.kinds import told
from ...printed.cards import PARLIAMENT
from ...printed.names import FRANCE, NATIONS
from ...printed.pieces import LEADER_NUMBER
from ..ids import Force
from .kinds import (  # fmt: skip
    Box,
    CampText,
    CardText,
    CardUse,
    Cause,
    EffectText,
    Ending,
    LeaderText,
    Manner,
    NationText,
    Phase,
    Points,
    Signed,
    SpotText,
    SquadronText,
    Status,
    Year,
)


def force_of(sp: Sequence[int], leaders: Sequence[str]) -> Force:
    """Pieces as events have them, as one thing to speak of."""
    return Force(tuple(sp), tuple(LEADER_NUMBER[leader] for leader in leaders))


@event
class TurnBegan(Event):
    turn: int
    year: Year


@event
class PhaseBegan(Event):
    """A part of the turn: rounds, attrition, conquest, peace, camps, reinforcements, cards. [5, 14]"""

    phase: Phase


@event
class RoundBegan(Event):
    round: int


@event
class ImpulseBegan(Event):
    nation: NationText
    preempting: bool
    variants = (Variant("preempting", "-preempting", if_empty=False),)


@event
class ImpulsePassed(Event):
    nation: NationText


@event
class CardPlayed(Event):
    """A card was played: as "event", "cp", "battle" or "response". [6]"""

    nation: NationText
    card: CardText
    use: CardUse
    reveals = True


@event
class CardDiscarded(Event):
    """A card went to the discards; no nation: from the table."""

    nation: NationText
    card: CardText
    reveals = True
    variants = (Variant("nation", "-table"),)


@event
class CardRemoved(Event):
    """A card left the game."""

    card: CardText


@event
class CardsDrawn(Event):
    """Known to the player who runs the nation."""

    nation: NationText
    cards: tuple[CardText, ...]
    reveals = True


@event
class CardsTaken(Event):
    """What the others see of a draw."""

    nation: NationText
    count: int
    reveals = True


@event
class CardShown(Event):
    """A card was drawn face up. [5.12]"""

    nation: NationText
    card: CardText
    reveals = True


@event
class CardPassed(Event):
    """A card went from one hand to another; who may not know it sees no card."""

    frm: NationText
    to: NationText
    card: CardText
    reveals = True
    variants = (Variant("card", "-hidden"),)


@event
class HandShown(Event):
    """The audience has looked into a hand; the others see that somebody has."""

    nation: NationText
    cards: tuple[CardText, ...]
    reveals = True
    variants = (Variant("cards", "-hidden"),)


@event
class HandThrownIn(Event):
    """A mulligan: so many cards went for one fewer. [4.5]"""

    nation: NationText
    count: int
    reveals = True


@event
class DeckShuffled(Event):
    count: int
    reveals = True


@event
class HomeCardTurned(Event):
    """Face down once used, face up at the start of a turn. [6.2, 14.34]"""

    card: CardText
    is_ready: bool
    variants = (Variant("is_ready", "-used"),)


@event
class ParliamentHanded(Event):
    nation: NationText

    @told
    def card(self) -> CardText:
        return PARLIAMENT


@event
class ResourcesChanged(Event):
    nation: NationText
    by: Signed
    now: int
    why: Cause


@event
class StrengthPlaced(Event):
    nation: NationText
    area: SpotText
    count: int
    why: Cause


@event
class StrengthLost(Event):
    nation: NationText
    area: SpotText
    count: int
    why: Cause


@event
class StrengthRegrouped(Event):
    """Strength went from an area to Regroup. [7.7]"""

    nation: NationText
    area: SpotText
    count: int
    why: Cause


@event
class ForceMoved(Event):
    """Strength by nation (in track order) and leaders went from one place to the next."""

    sp: tuple[int, ...]
    leaders: tuple[LeaderText, ...]
    frm: SpotText
    to: SpotText
    how: Manner

    @told
    def force(self) -> Force:
        return force_of(self.sp, self.leaders)


@event
class LeaderPlaced(Event):
    leader: LeaderText
    area: SpotText
    why: Cause


@event
class LeaderLost(Event):
    """A leader was eliminated or left the map: to "pool", "regroup", "foreign_war", "gone"."""

    leader: LeaderText
    area: SpotText
    to: SpotText
    why: Cause


@event
class SquadronPlaced(Event):
    squadron: SquadronText
    place: SpotText
    status: Status
    why: Cause


@event
class FleetMoved(Event):
    squadrons: tuple[SquadronText, ...]
    frm: SpotText
    to: SpotText
    how: Manner


@event
class SquadronLost(Event):
    """A Squadron left the map: to "pool", "regroup", "foreign_war"."""

    squadron: SquadronText
    place: SpotText
    to: SpotText
    why: Cause


@event
class SquadronRefitted(Event):
    """A marker went: a Naval Build became a Refit, or a Refit was removed. [5.6, 7.7]"""

    squadron: SquadronText
    status: Status


@event
class FlagPlaced(Event):
    nation: NationText
    area: SpotText
    why: Cause


@event
class FlagRemoved(Event):
    """The area is its first owner's again."""

    nation: NationText
    area: SpotText
    why: Cause


@event
class CampJoined(Event):
    """An empty camp: the Power is neutral now. [8.3]"""

    nation: NationText
    camp: CampText
    why: Cause
    variants = (Variant("camp", "-none"),)


@event
class ConsulMoved(Event):
    nation: NationText
    row: NationText
    box: Box
    plus: bool
    why: Cause
    variants = (Variant("row", "-none"),)


@event
class CommandTaken(Event):
    """A Power commands an attacked Proxy without a Pact; no power: nobody does any more. [8.32]"""

    nation: NationText
    power: NationText
    variants = (Variant("power", "-none"),)


@event
class WarBegan(Event):
    """Two nations are at war from now on."""

    nation: NationText
    enemy: NationText


@event
class WarEnded(Event):
    nation: NationText
    enemy: NationText


@event
class EffectBegan(Event):
    """Something lasting is in force. The name says what, of whom and how long."""

    effect: EffectText
    value: int


@event
class EffectEnded(Event):
    effect: EffectText


@event
class PlusKeyChanged(Event):
    """France's +1 Key marker. [15.5]"""

    is_set: bool
    variants = (Variant("is_set", "-off"),)

    @told
    def nation(self) -> NationText:
        return NATIONS[FRANCE]


@event
class PeaceModified(Event):
    """No nation: an event in force did it. [5.8]"""

    nation: NationText
    by: Signed
    variants = (Variant("nation", "-event"),)


@event
class PeaceRolled(Event):
    die: int
    modifier: Signed


@event
class GameEnded(Event):
    """Points by seat. [5.81]"""

    winner: NationText
    why: Ending
    points: Points


@event
class PressSent(Event):
    """Somebody speaks to all. [8.6]"""

    seat: NationText
    text: str
