"""Orders somebody might try, allowed or not: with them random play meets the refusals of this game."""

from __future__ import annotations

from typing import Final

from ....engine.chance import Stream
from ..printed.board import CENTRES, LOCATIONS
from ..printed.names import ARMY, FLEET, KIND_LETTERS, PhaseKind
from ..state.state import State

#: What may be written in each phase; the words in braces are drawn.
_TEXTS: Final = {
    PhaseKind.MOVEMENT: (
        "{unit} - {near}", "{unit} - {place}", "{unit} S {other}", "{unit} S {other} - {near}",
        "{unit} C {other} - {place}", "{letter} {place} H", "{unit} S {another}", "{unit} S {other} - {own}",
        "{unit} - {near}; {unit} H", "{unit} - North", "{unit} C A {place} - {place}", "none",
        "{fleet} - {coasts}", "{fleet} C {army} - {place}",
    ),
    PhaseKind.RETREATS: (
        "{lost} R {near}", "{lost} R {near}", "{lost} R {place}", "{lost} D", "{unit} R {near}",
        "{unit} H", "{lost} H",
        "{lost} R {near}; {lost} D", "none",
    ),
    PhaseKind.ADJUSTMENTS: (
        "B {letter} {centre}", "B F {coasts}", "D {unit}", "D {other}", "waive", "{unit} H", "none",
        "B {letter} {centre}; B {letter} {centre}", "D {unit}; D {another}", "D {unit}; D {another}",
        "waive; waive; waive",
    ),
}  # fmt: skip
_TALK: Final = ("press grey all: hm", "press {seat}: hm", "draw {seat}", "concede now")
_TWO_COASTS: Final = tuple(p for p in LOCATIONS if p.partition("/")[0] in ("StP", "Spa", "Bul"))


def odd_answers(state: State, seat: str, stream: Stream) -> list[str]:
    """A few texts for the phase, and things to say beside it."""
    powers = state.powers[seat]
    units = list(state.units.values())
    own = [unit for unit in units if unit.power in powers] or units
    lost = [case.unit for case in state.dislodged.values() if case.unit.power in powers] or own

    def words() -> dict[str, str]:
        mine, gone = stream.pick(own), stream.pick(lost)
        here = gone if state.phase is PhaseKind.RETREATS else mine
        return {
            "unit": mine.text,
            "another": stream.pick(own).text,
            "own": LOCATIONS[mine.location],
            "lost": gone.text,
            "other": stream.pick(units).text,
            "fleet": stream.pick([unit for unit in own if unit.kind == FLEET] or own).text,
            "army": stream.pick([unit for unit in units if unit.kind == ARMY] or units).text,
            "near": LOCATIONS[stream.pick(sorted(here.step_set))],
            "place": stream.pick(LOCATIONS),
            "coasts": stream.pick(_TWO_COASTS),
            "centre": LOCATIONS[stream.pick(CENTRES)],
            "letter": stream.pick(KIND_LETTERS),
            "seat": stream.pick(tuple(state.powers)),
        }

    return [text.format_map(words()) for text in (*_TEXTS[state.phase], *_TALK)]
