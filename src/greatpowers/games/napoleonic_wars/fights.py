"""A fight on land, at a Fortress or at sea, and pieces at sea: values that verbs replace whole."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Force:
    """Pieces that act together: strength by nation, in track order, and leaders by number."""

    sp: tuple[int, ...] = (0,) * 9
    leaders: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """Strength points and leaders, each counting one. [9.1, 11.2]"""
        return sum(self.sp) + len(self.leaders)


@dataclass(frozen=True, slots=True)
class FightSide:
    """One side of a battle or siege."""

    force: Force
    commander: int = -1
    #: Of the force, those in disorder for the rest of the fight; the commander may be among them. [11.3]
    disrupted_sp: tuple[int, ...] = (0,) * 9
    disrupted_leaders: tuple[int, ...] = ()
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


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle or siege. Side 0 is the active one. [11, 12]"""

    area: int
    #: The area the active side came from, -1 for a landing or a force that was there.
    origin: int
    nation: int
    sides: tuple[FightSide, FightSide]
    round: int = 1
    is_siege: bool = False
    is_landing: bool = False
    #: Interceptors came first and have the terrain. [11.22]
    intercepted: bool = False
    #: Extra dice of the round by side, set by cards.
    extra: tuple[int, int] = (0, 0)
    #: Sixes and fives each side rolled in this round, not yet suffered by the other.
    rolled: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    #: Further facts of cards, by name.
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NavalBattle:
    """A battle at sea or in a port. Side 0 is the active one. [13.4, 13.5]"""

    place: int
    nation: int
    fleets: tuple[tuple[int, ...], tuple[int, ...]]
    #: Port the active or the intercepted fleet left, -1 for none.
    origin: int = -1
    is_port: bool = False
    round: int = 1
    eliminated: tuple[int, int] = (0, 0)
    disrupted: tuple[int, int] = (0, 0)
    extra: tuple[int, int] = (0, 0)
    #: Sixes and fives each side rolled in this round, not yet suffered by the other.
    rolled: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    cards: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Convoy:
    """Pieces at sea. [13.6]"""

    nation: int
    force: Force
    #: The port it left, and every Zone it has entered.
    origin: int
    zones: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Committed:
    """Pieces of one nation on a Foreign War card. [6.13]"""

    nation: int
    sp: int = 0
    leaders: tuple[int, ...] = ()
    squadrons: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ForeignWar:
    """A war away from the map. [6.13, 7.6]"""

    card: str
    committed: tuple[Committed, ...] = ()
