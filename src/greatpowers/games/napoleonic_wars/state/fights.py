"""A fight on land, at a Fortress or at sea, and pieces at sea: values that verbs replace whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..printed.ids import Area, Leader, Mask, Nation, Place, Squadron, Zone
from ..printed.names import NO_LEADER, NO_NATION, NOWHERE
from .fight_notes import Note


@dataclass(frozen=True, slots=True)
class Force:
    """Pieces that act together: strength by nation, in track order, and leaders by number."""

    sp: tuple[int, ...] = (0,) * 9
    leaders: tuple[Leader, ...] = ()

    @property
    def size(self) -> int:
        """Strength points and leaders, each counting one. [9.1, 11.2]"""
        return sum(self.sp) + len(self.leaders)


NOTHING: Final = Force()


@dataclass(frozen=True, slots=True)
class FightSide:
    """One side of a battle or siege."""

    force: Force
    commander: Leader = NO_LEADER
    #: Of the force, those in disorder for the rest of the fight; the commander may be among them. [11.3]
    disrupted_sp: tuple[int, ...] = (0,) * 9
    disrupted_leaders: tuple[Leader, ...] = ()
    #: Disruptions beyond what could bear them. [11.3]
    excess: int = 0
    #: Strength and leaders at the start. [11.7]
    start: int = 0
    eliminated: int = 0
    disrupted: int = 0
    #: Sixes this side has rolled in the whole fight. [11.7, 12.3]
    sixes: int = 0
    #: Battle cards played by it, in order; those of this round are counted by `fresh`.
    cards: tuple[str, ...] = ()
    fresh: int = 0
    failed_evasion: bool = False
    #: What sixes took from it.
    lost: Force = NOTHING


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle or siege. Side 0 is the active one. [11, 12]"""

    area: Area
    #: The area the active side came from, -1 for a landing or a force that was there.
    origin: Area
    nation: Nation
    sides: tuple[FightSide, FightSide]
    round: int = 1
    is_siege: bool = False
    is_landing: bool = False
    #: Extra dice of the round by side, set by cards.
    extra: tuple[int, int] = (0, 0)
    #: Sixes and fives each side rolled in this round, not yet suffered by the other.
    rolled: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    #: Further facts of cards.
    notes: tuple[Note, ...] = ()
    #: Once it is over: the beaten side and where it went; -1 for none.
    loser: int = -1
    refuge: Area = NOWHERE
    #: The nations that decided for the sides when it began, -1 where nobody was asked.
    parties: tuple[Nation, Nation] = (NO_NATION, NO_NATION)


@dataclass(frozen=True, slots=True)
class Entry:
    """A force that has entered an area, until it fights there or stays. [9.5, 10]"""

    nation: Nation
    area: Area
    #: Where it came from, -1 for the sea or for pieces that were placed.
    origin: Area
    force: Force
    #: Causes of Attrition for all of it; and those of it that marched by force. [9.41, 9.42, 9.43]
    causes: int = 0
    tired: Force = NOTHING
    is_landing: bool = False
    battery: tuple[int, int] = (0, 0)
    #: Enemies that came by interception; nations whose unled counters tried to evade, the led group as bit 9.
    intercepted: Force = NOTHING
    tried: Mask = 0
    failed_evasion: bool = False
    #: Leaders who got away from it: they do not come back at once to intercept it.
    evaded: Mask = 0
    #: Seats that let it pass for now; whether Responses were asked for.
    stood: tuple[str, ...] = ()
    answered: bool = False


@dataclass(frozen=True, slots=True)
class NavalBattle:
    """A battle at sea or in a port. Side 0 is the active one. [13.4, 13.5]"""

    place: Place
    nation: Nation
    fleets: tuple[tuple[Squadron, ...], tuple[Squadron, ...]]
    #: Port the active Fleet has just left, and the one it is about to enter; -1 for none. [13.41]
    origin: Place = NOWHERE
    entering: Place = NOWHERE
    is_port: bool = False
    round: int = 1
    eliminated: tuple[int, int] = (0, 0)
    disrupted: tuple[int, int] = (0, 0)
    extra: tuple[int, int] = (0, 0)
    #: Sixes and fives each side rolled in this round, not yet suffered by the other.
    rolled: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    cards: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Armada:
    """Fleets of several Powers that act as one: where, under whom, and of whom. [13.2]"""

    place: Place
    commander: Nation
    powers: Mask


@dataclass(frozen=True, slots=True)
class Convoy:
    """Pieces at sea. [13.6]"""

    nation: Nation
    force: Force
    #: The port it left, and every Zone it has entered.
    origin: Area
    zones: tuple[Zone, ...] = ()
    #: Pieces killed and disordered by the guns of the port it lands in. [13.7]
    lost: tuple[int, int] = (0, 0)
    #: It has landed and stands in an area; where it came from still matters to a retreat. [13.7]
    ashore: bool = False


@dataclass(frozen=True, slots=True)
class Committed:
    """Pieces of one nation on a Foreign War card. [6.13]"""

    nation: Nation
    sp: int = 0
    leaders: tuple[Leader, ...] = ()
    squadrons: tuple[Squadron, ...] = ()


@dataclass(frozen=True, slots=True)
class ForeignWar:
    """A war away from the map. [6.13, 7.6]"""

    card: str
    committed: tuple[Committed, ...] = ()
