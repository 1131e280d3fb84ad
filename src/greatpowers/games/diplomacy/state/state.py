"""The state of a Diplomacy match: what a save needs, and what must always be true of it."""

from __future__ import annotations

from msgspec import Struct

from ....engine import seen
from ....engine.errors import InvariantBroken
from ....engine.seen import EVERYBODY, OPEN_PARTS, OWNER, game_state, seen_by
from ....engine.state import GameState
from ..printed.board import IS_CENTRE
from ..printed.names import ITALY, NOBODY, POWERS, PhaseKind, Season
from ..printed.readings import READINGS, Reading, with_changes
from ..printed.seats import ITALIAN_SOIL
from ..printed.units import Units, can_stand
from .calendar import Phase
from .forces import Centres, Dislodged, balance
from .orders import Order


class Message(Struct, frozen=True, omit_defaults=True):
    """A message between players. A grey one has no sender. [1.9, 1.10]

    Not a dataclass, so that a letter without a meaning is saved as letters always were.
    """

    phase: str
    sender: str
    to: tuple[str, ...]
    text: str
    #: What it means, for those who do not read, in the words of `press/written`; binding on nobody.
    meaning: str = ""


@game_state
class State(GameState):
    """Everything on and beside the board."""

    scenario: str = seen_by(EVERYBODY, default="seven")
    options: dict[str, bool | str | int] = seen_by(EVERYBODY, factory=dict)
    season: Season = seen_by(EVERYBODY, default=Season.SPRING)
    year: int = seen_by(EVERYBODY, default=1901)
    phase: PhaseKind = seen_by(EVERYBODY, default=PhaseKind.MOVEMENT)
    units: Units = seen_by(EVERYBODY, factory=dict)
    centres: Centres = seen_by(EVERYBODY, factory=dict)
    dislodged: dict[int, Dislodged] = seen_by(EVERYBODY, factory=dict)
    #: Mask of provinces left empty by a standoff this turn.
    contested: int = seen_by(EVERYBODY, default=0)
    #: Seat -> powers it plays; in the two-player game Italy may join one later.
    powers: dict[str, tuple[int, ...]] = seen_by(EVERYBODY, factory=dict)
    #: What each seat wrote for the phase being resolved; None: it gave no orders at all.
    written: dict[str, tuple[Order, ...] | None] = seen_by(seen.NOBODY, factory=dict)
    #: Powers without a government this turn. [9.1]
    disorder: set[int] = seen_by(EVERYBODY, factory=set)
    #: Seats that gave up.
    conceded: set[str] = seen_by(EVERYBODY, factory=set)
    #: Open draw votes: the powers a seat would share the draw with; where votes are not hidden all see them.
    votes: dict[str, tuple[str, ...]] = seen_by(OWNER, factory=dict, others=OPEN_PARTS)
    #: Whoever wrote a letter and whoever it is addressed to owns it.
    press: list[Message] = seen_by(OWNER, factory=list, others=OPEN_PARTS)
    #: Who won the toss for Italy. [V11]
    italy_goes_to: str = seen_by(EVERYBODY, default="")

    def copy(self) -> State:
        twin = State(
            scenario=self.scenario,
            options=self.options,
            season=self.season,
            year=self.year,
            phase=self.phase,
            units=self.units.copy(),
            centres=self.centres.copy(),
            dislodged=self.dislodged,
            contested=self.contested,
            powers=self.powers,
            written=self.written.copy(),
            disorder=self.disorder.copy(),
            conceded=self.conceded.copy(),
            votes=self.votes.copy(),
            press=self.press.copy(),
            italy_goes_to=self.italy_goes_to,
        )
        twin.copy_flow_from(self)
        return twin


def now(state: State) -> Phase:
    return Phase(state.season, state.year, state.phase)


def reading(state: State) -> Reading:
    """How the disputed rules are read in this match."""
    return state.remembered("reading", lambda: reading_from(state.options))


def reading_from(options: dict[str, bool | str | int]) -> Reading:
    chosen = READINGS[str(options.get("reading", "rulebook"))]
    own = {"removal_distance", "strict_unit_letter", "retreat_to_convoy_origin", "head_to_head_only"}
    changes: dict[str, object] = {}
    for key in own & options.keys():
        if options[key] != "as reading":
            changes[key] = options[key] if key == "removal_distance" else options[key] == "yes"
    return with_changes(chosen, changes)


def seat_of(state: State, power: int) -> str:
    """The seat that plays a power; empty if nobody does."""
    return next((seat for seat, powers in state.powers.items() if power in powers), "")


def barred(state: State) -> int:
    """Provinces nobody may enter: neutral Italy in the two-player game. [V10]"""
    return ITALIAN_SOIL if state.scenario == "two" and not seat_of(state, ITALY) else 0


def has_units(state: State, seat: str) -> bool:
    return any(unit.power in state.powers[seat] for unit in state.units.values())


def is_alive(state: State, seat: str) -> bool:
    """A seat with a unit or a centre is still in the game. [8.14]"""
    powers = state.powers[seat]
    return (
        has_units(state, seat)
        or any(owner in powers for owner in state.centres.values())
        or any(case.unit.power in powers for case in state.dislodged.values())
    )


def active_seats(state: State) -> list[str]:
    """Seats that are still in the game and have not given up."""
    return [seat for seat in state.powers if seat not in state.conceded and is_alive(state, seat)]


def check(state: State) -> None:
    """What no sequence of orders can break."""
    for province, unit in state.units.items():
        if unit.province != province or not can_stand(unit.kind, unit.location):
            raise InvariantBroken("1.7", f"{unit.key} cannot stand in province {province}")
    if any(not IS_CENTRE[centre] for centre in state.centres):
        raise InvariantBroken("8.1", "a province without a centre is owned")
    if len(state.units) > 34:
        raise InvariantBroken("1.8", f"{len(state.units)} units on the board")
    played = [power for powers in state.powers.values() for power in powers]
    if len(played) != len(set(played)):
        raise InvariantBroken("1.1", "a power is played by two seats")
    if state.dislodged and state.phase is not PhaseKind.RETREATS:
        raise InvariantBroken("7.1", "dislodged units outside the retreat phase")
    if state.phase is PhaseKind.MOVEMENT and state.season is Season.SPRING:
        for power in range(len(POWERS)):
            if balance(power, state.units, state.centres) < 0:
                raise InvariantBroken("8.5", f"{POWERS[power]} has more units than centres in spring")
    if NOBODY in state.centres.values():
        raise InvariantBroken("8.2", "a centre is owned by nobody in particular")
