"""What can happen in The Napoleonic Wars, in the past tense. Places, leaders, nations, cards go by their ids.

`why` and `how` are short words that the wording knows: "build", "event", "attrition", "battle", "retreat" …
"""

from __future__ import annotations

from ...engine.events import Event, event


@event
class TurnBegan(Event):
    turn: int
    year: int


@event
class PhaseBegan(Event):
    """A part of the turn: rounds, attrition, conquest, peace, camps, reinforcements, cards. [5, 14]"""

    phase: str


@event
class RoundBegan(Event):
    round: int


@event
class ImpulseBegan(Event):
    nation: str
    preempting: bool


@event
class ImpulsePassed(Event):
    nation: str


@event
class CardPlayed(Event):
    """A card was played: as "event", "cp", "battle" or "response". [6]"""

    nation: str
    card: str
    use: str
    reveals = True


@event
class CardDiscarded(Event):
    """A card went to the discards; no nation: from the table."""

    nation: str
    card: str
    reveals = True


@event
class CardRemoved(Event):
    """A card left the game."""

    card: str


@event
class CardsDrawn(Event):
    """Known to the player who runs the nation."""

    nation: str
    cards: tuple[str, ...]
    reveals = True


@event
class CardsTaken(Event):
    """What the others see of a draw."""

    nation: str
    count: int
    reveals = True


@event
class CardShown(Event):
    """A card was drawn face up. [5.12]"""

    nation: str
    card: str
    reveals = True


@event
class CardPassed(Event):
    """A card went from one hand to another; who may not know it sees no card."""

    frm: str
    to: str
    card: str
    reveals = True


@event
class HandShown(Event):
    """The audience has looked into a hand; the others see that somebody has."""

    nation: str
    cards: tuple[str, ...]
    reveals = True


@event
class HandThrownIn(Event):
    """A mulligan: so many cards went for one fewer. [4.5]"""

    nation: str
    count: int
    reveals = True


@event
class DeckShuffled(Event):
    count: int
    reveals = True


@event
class HomeCardTurned(Event):
    """Face down once used, face up at the start of a turn. [6.2, 14.34]"""

    card: str
    is_ready: bool


@event
class ParliamentHanded(Event):
    nation: str


@event
class ResourcesChanged(Event):
    nation: str
    by: int
    now: int
    why: str


@event
class StrengthPlaced(Event):
    nation: str
    area: str
    count: int
    why: str


@event
class StrengthLost(Event):
    nation: str
    area: str
    count: int
    why: str


@event
class StrengthRegrouped(Event):
    """Strength went from an area to Regroup. [7.7]"""

    nation: str
    area: str
    count: int
    why: str


@event
class ForceMoved(Event):
    """Strength by nation (in track order) and leaders went from one place to the next."""

    sp: tuple[int, ...]
    leaders: tuple[str, ...]
    frm: str
    to: str
    how: str


@event
class LeaderPlaced(Event):
    leader: str
    area: str
    why: str


@event
class LeaderLost(Event):
    """A leader was eliminated or left the map: to "pool", "regroup", "foreign_war", "gone"."""

    leader: str
    area: str
    to: str
    why: str


@event
class SquadronPlaced(Event):
    squadron: str
    place: str
    status: str
    why: str


@event
class FleetMoved(Event):
    squadrons: tuple[str, ...]
    frm: str
    to: str
    how: str


@event
class SquadronLost(Event):
    """A Squadron left the map: to "pool", "regroup", "foreign_war"."""

    squadron: str
    place: str
    to: str
    why: str


@event
class SquadronRefitted(Event):
    """A marker went: a Naval Build became a Refit, or a Refit was removed. [5.6, 7.7]"""

    squadron: str
    status: str


@event
class FlagPlaced(Event):
    nation: str
    area: str
    why: str


@event
class FlagRemoved(Event):
    """The area is its first owner's again."""

    nation: str
    area: str
    why: str


@event
class CampJoined(Event):
    """An empty camp: the Power is neutral now. [8.3]"""

    nation: str
    camp: str
    why: str


@event
class ConsulMoved(Event):
    nation: str
    row: str
    box: str
    plus: bool
    why: str


@event
class CommandTaken(Event):
    """A Power commands an attacked Proxy without a Pact; no power: nobody does any more. [8.32]"""

    nation: str
    power: str


@event
class WarBegan(Event):
    """Two nations are at war from now on."""

    nation: str
    enemy: str


@event
class WarEnded(Event):
    nation: str
    enemy: str


@event
class TruceMade(Event):
    """No war between the two until the next Interphase. [15.21]"""

    nation: str
    other: str


@event
class NationConquered(Event):
    nation: str
    conqueror: str


@event
class EffectBegan(Event):
    """Something lasting is in force. The name says what, of whom and how long."""

    effect: str
    value: int


@event
class EffectEnded(Event):
    effect: str


@event
class PlusKeyChanged(Event):
    """France's +1 Key marker. [15.5]"""

    is_set: bool


@event
class PeaceModified(Event):
    """No nation: an event in force did it. [5.8]"""

    nation: str
    by: int


@event
class PeaceRolled(Event):
    die: int
    modifier: int


@event
class GameEnded(Event):
    """Points by seat. [5.81]"""

    winner: str
    why: str
    points: dict[str, int]


@event
class ConquestRolled(Event):
    """[15.1]"""

    nation: str
    die: int
    modifier: int
    falls: bool


@event
class SubmissionOffered(Event):
    """A Power offers to submit: areas it cedes and areas it gets back. [15.41]"""

    nation: str
    to: str
    ceded: tuple[str, ...]
    returned: tuple[str, ...]


@event
class SubmissionAnswered(Event):
    nation: str
    accepted: bool


@event
class PressSent(Event):
    """Somebody speaks to all. [8.6]"""

    seat: str
    text: str
