"""Playing matches in tests: from the start or from any position, with short notation for everybody's orders.

`give(match, France="A Par - Bur")` answers the open questions: seats that are named write what is given,
the others hold, disband what was dislodged, waive builds and let the rules name their removals.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from greatpowers.engine.errors import Refusal
from greatpowers.engine.events import Event
from greatpowers.engine.match import Match, Question
from greatpowers.engine.options import Scenario
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.positions.plain import read_centres, read_units, write_centres, write_units
from greatpowers.games.diplomacy.printed.names import PhaseKind
from greatpowers.games.diplomacy.state.changes import place_units
from greatpowers.games.diplomacy.state.events import OrderResolved, OrdersRevealed
from greatpowers.games.diplomacy.state.state import State, now

E = TypeVar("E", bound=Event)
Powers = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Position:
    """Where a match shall begin; years and units as in the adjudicator's format."""

    units: dict[str, list[str]]
    centres: dict[str, list[str]]
    year: int | None = None


class DiplomacyFrom(Diplomacy):
    """Diplomacy that begins with another position than the printed one."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> State:
        state = super().setup(scenario, options, state_dice_key)
        place_units(state, read_units(self.position.units), read_centres(self.position.centres))
        if self.position.year is not None:
            state.year = self.position.year
        return state


def new_match(scenario: str = "seven", seed: str = "test", **options: Any) -> Match:
    """A match from the printed start."""
    return Match(Diplomacy(), scenario, options, seed=seed)


def match_from(
    units: Powers,
    centres: Powers | None = None,
    *,
    scenario: str = "seven",
    year: int | None = None,
    seed: str = "test",
    **options: Any,
) -> Match:
    """A match from a position: `{"France": "A Par, F Bre"}`; without centres everybody owns enough.

    A power that is not named has nothing on the board.
    """
    placed = {power: [unit.strip() for unit in text.split(",")] for power, text in units.items() if text}
    owned = {power: names.split() for power, names in centres.items()} if centres is not None else {}
    if centres is None:
        owned = _enough_centres(placed)
    return Match(DiplomacyFrom(Position(placed, owned, year)), scenario, options, seed=seed)


_SPARE = [
    "Vie", "Bud", "Tri", "Lon", "Lvp", "Edi", "Par", "Mar", "Bre", "Ber", "Mun", "Kie", "Rom", "Nap", "Ven",
    "Mos", "War", "Sev", "StP", "Con", "Ank", "Smy", "Bel", "Hol", "Den", "Swe", "Nwy", "Spa", "Por", "Tun",
    "Ser", "Gre", "Bul", "Rum",
]  # fmt: skip


def _enough_centres(units: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """As many centres as units, first those it stands in, so that nobody must shrink."""
    taken = {unit.split()[1].partition("/")[0]: power for power, texts in units.items() for unit in texts}
    owned = {power: [c for c in _SPARE if taken.get(c) == power] for power in units}
    free = [centre for centre in _SPARE if centre not in taken]
    for power, texts in units.items():
        while len(owned[power]) < len(texts):
            owned[power].append(free.pop(0))
    return owned


def give(match: Match, orders: Powers | None = None, **more: str) -> None:
    """Answer every open question of this phase, with the given orders or quietly."""
    written = {**(orders or {}), **more}
    asked = {question.seat for question in match.pending()}
    unasked = set(written) - asked
    assert not unasked, f"not asked in {phase(match)}: {sorted(unasked)}; asked are {sorted(asked)}"
    for question in match.pending():
        answer = written.get(question.seat)
        match.decide(question.seat, quiet(question) if answer is None else answer)


def quiet(question: Question) -> str:
    """Hold, disband, build nothing."""
    if question.choice.phase is PhaseKind.ADJUSTMENTS:  # type: ignore[attr-defined]
        return "none"
    return "; ".join(pick.orders[0].text for pick in question.offer)


def skip_to(match: Match, wanted: str) -> Match:
    """Play quietly until the phase, e.g. `F1901A`."""
    for _ in range(200):
        if match.is_over or phase(match) == wanted:
            break
        give(match)
    assert phase(match) == wanted
    return match


def phase(match: Match) -> str:
    """`S1901M` …"""
    return now(state_of(match)).text


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def board(match: Match) -> dict[str, str]:
    """Unit to power."""
    units = write_units(state_of(match).units)
    return {unit: power for power, texts in units.items() for unit in texts}


def units_of(match: Match, power: str) -> list[str]:
    return write_units(state_of(match).units).get(power, [])


def centres_of(match: Match, power: str) -> list[str]:
    return write_centres(state_of(match).centres).get(power, [])


def asked(match: Match) -> list[str]:
    return [question.seat for question in match.pending()]


def why_not(match: Match, seat: str, text: str) -> Refusal:
    """Why an action is not allowed now; it must not be."""
    refusal = match.explain(seat, text)
    assert refusal is not None, text
    return refusal


def happened(match: Match, kind: type[E], seat: str | None = None) -> list[E]:
    """All events of a kind that a seat, or a spectator, has seen."""
    return [event for event in match.events(seat) if isinstance(event, kind)]


def outcomes(match: Match, seat: str | None = None) -> dict[str, str]:
    """Order text to outcome, of the last movement phase."""
    last: dict[str, str] = {}
    for event in match.events(seat):
        if isinstance(event, OrdersRevealed):
            last = {}  # orders are shown before they are resolved
        if isinstance(event, OrderResolved):
            last[event.order.text] = event.outcome
    return last
