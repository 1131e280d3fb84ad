"""What everybody sees of a table of Diplomacy, in the words of the rulebook's notation."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ....engine.shown import Result, named, result_shown
from ..printed.board import LOCATIONS, provinces_in
from ..printed.names import ITALY, KIND_LETTERS, POWERS, PhaseKind, Season
from ..printed.seats import ITALIAN_SOIL
from ..state.calendar import Phase
from ..state.state import State
from ..state.view import View, view
from .fates import DipFate
from .orders import KindLetter, OrderOnWire


class DipUnit(Struct):
    power: str
    kind: KindLetter
    place: str


class DipDislodged(DipUnit, rename={"whence": "from"}):
    whence: str
    retreats: list[str]


class Counts(Struct):
    centres: int
    units: int


class DipResolved(Struct):
    """What became of an order."""

    power: str
    order: OrderOnWire
    outcome: str
    message: str
    rule: str
    params: dict[str, str | int]


class ResolvedPhase(Struct):
    """What became of the orders of the last resolved phase, and of all units when last they moved."""

    phase: str
    orders: list[DipResolved]
    #: The movement phase the fates are of: retreats and builds leave them as they are.
    moved: str = ""
    fates: list[DipFate] = []


class Board(Struct, kw_only=True):
    """A table of Diplomacy as all see it; `powers` are those of each seat."""

    phase: str
    year: int
    season: Annotated[str, named("Season", [str(one) for one in Season])]
    kind: Annotated[str, named("PhaseKind", [str(one) for one in PhaseKind])]
    units: list[DipUnit]
    centres: dict[str, str]
    dislodged: list[DipDislodged]
    contested: list[str]
    powers: dict[str, list[str]]
    counts: dict[str, Counts]
    disorder: list[str]
    conceded: list[str]
    press_mode: str
    barred: list[str]
    italy_goes_to: str
    result: Result | None
    #: Told by whoever gathers events.
    last: ResolvedPhase | None = None


def phase_name(seen: View) -> str:
    return Phase(seen.season, seen.year, seen.phase).text


def board_of(state: State, seen: View | None = None) -> Board:
    """Everything that all may see, made once for all seats; `seen` is the view of a spectator, if known."""
    return state.remembered("board", lambda: _board(seen or view(state, None)))


def _board(seen: View) -> Board:
    return Board(
        phase=phase_name(seen),
        year=seen.year,
        season=str(seen.season),
        kind=str(seen.phase),
        units=[
            DipUnit(POWERS[unit.power], KIND_LETTERS[unit.kind], LOCATIONS[unit.location])
            for unit in seen.units.values()
        ],
        centres={LOCATIONS[c]: POWERS[owner] for c, owner in sorted(seen.centres.items())},
        dislodged=_dislodged(seen),
        contested=[LOCATIONS[province] for province in provinces_in(seen.contested)],
        powers={seat: [POWERS[power] for power in powers] for seat, powers in seen.powers.items()},
        counts=counts_of(seen),
        disorder=[POWERS[power] for power in seen.disorder],
        conceded=list(seen.conceded),
        press_mode=str(seen.options["press"]),
        barred=[LOCATIONS[province] for province in provinces_in(_barred(seen))],
        italy_goes_to=seen.italy_goes_to,
        result=result_shown(seen.result),
    )


def _dislodged(seen: View) -> list[DipDislodged]:
    return [
        DipDislodged(
            POWERS[case.unit.power],
            KIND_LETTERS[case.unit.kind],
            LOCATIONS[case.unit.location],
            LOCATIONS[case.attacker_from],
            [LOCATIONS[place] for place in case.places],
        )
        for case in seen.dislodged.values()
    ]


def counts_of(seen: View) -> dict[str, Counts]:
    """Centres and units of each power."""
    owners, armies = list(seen.centres.values()), [unit.power for unit in seen.units.values()]
    return {name: Counts(owners.count(power), armies.count(power)) for power, name in enumerate(POWERS)}


def _barred(seen: View) -> int:
    played = any(ITALY in powers for powers in seen.powers.values())
    return 0 if played or seen.scenario != "two" else ITALIAN_SOIL
