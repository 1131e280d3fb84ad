"""The extended example of play, August and September 1914, action by action and die by die."""

from __future__ import annotations

from collections import Counter

import pytest

from greatpowers.games.paths_of_glory.printed.board import ELIMINATED, RESERVE
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.printed.units import KIND_ID
from tests.games.paths_of_glory.example_script import POSITIONS, STEPS, Example, space_id, stacks, unit_words
from tests.games.paths_of_glory.seen import (
    besieged_forts,
    combined_war_status,
    counters_in,
    cp_spaces,
    destroyed_forts,
    removed_of,
    turn_of,
    vp_of,
    war_status_of,
)

ORDER = [step for step in STEPS if not step.endswith(".MO")]


@pytest.fixture(scope="module")
def played() -> dict[str, Frozen]:
    """What the board looked like after each step; the example is played once."""
    example = Example()
    after = {}
    for step in ORDER:
        example.play(step)
        after[step] = Frozen(example)
    return after


class Frozen:
    """What a test wants to know of the board after a step."""

    def __init__(self, example: Example) -> None:
        state = example.state
        self.vp = vp_of(state)
        self.war_status = (war_status_of(state)["cp"], war_status_of(state)["ap"], combined_war_status(state))
        self.stacks = stacks(state)
        self.reserve = Counter(KIND_ID[u] for side in (AP, CP) for u in counters_in(state, RESERVE[side]))
        self.eliminated = Counter(
            KIND_ID[u] for side in (AP, CP) for u in counters_in(state, ELIMINATED[side])
        )
        self.cp_control = cp_spaces(state)
        self.forts = destroyed_forts(state)
        self.besieged = besieged_forts(state)
        self.removed = {side: sorted(removed_of(state, side)) for side in (AP, CP)}
        self.met = list(state.mandate_met)
        self.turn = turn_of(state)


@pytest.mark.parametrize("step", ORDER)
def test_points_and_war_status_after(step: str, played: dict[str, Frozen]) -> None:
    after = STEPS[step]["after"]

    assert played[step].vp == after["vp"]
    assert played[step].war_status == (after["cp_ws"], after["ap_ws"], after["combined_ws"])


@pytest.mark.parametrize("step", POSITIONS)
def test_units_stand_as_printed_after(step: str, played: dict[str, Frozen]) -> None:
    wanted = {
        space_id(name): sorted(map(unit_words, units)) for name, units in POSITIONS[step]["units"].items()
    }
    turks = {space for space, units in played[step].stacks.items() if units[0].startswith("tu_")}

    assert {s: u for s, u in played[step].stacks.items() if s not in turks} == wanted
    assert len(turks) == (14 if step == "T2.END" else 0)


@pytest.mark.parametrize("step", POSITIONS)
def test_boxes_control_and_forts_are_as_printed_after(step: str, played: dict[str, Frozen]) -> None:
    found, wanted = played[step], POSITIONS[step]
    reserve = Counter(
        {unit_words(n) if n != "BEF c" else "br_bef_corps": c for n, c in wanted["reserve"].items()}
    )
    armies = Counter(map(unit_words, wanted["eliminated_box"]["armies"]))
    corps = Counter({f"{n.lower()}_corps": c for n, c in wanted["eliminated_box"]["corps"].items()})

    assert found.reserve == reserve
    assert found.eliminated == armies + corps
    assert {space_id(name) for name in wanted["changed_control"]["CP"]} <= found.cp_control
    assert not {space_id(name) for name in wanted["changed_control"]["AP"]} & found.cp_control
    assert found.forts == {space_id(name) for name in wanted["destroyed_forts"]}
    assert found.besieged == {space_id(name) for name in wanted["besieged"]}


def test_starred_events_left_the_game(played: dict[str, Frozen]) -> None:
    removed = POSITIONS["T2.END"]["removed_cards"]

    assert played["T2.END"].removed == {
        AP: [f"ap_{number:02}" for number in removed["AP"]],
        CP: [f"cp_{number:02}" for number in removed["CP"]],
    }


def test_both_offensives_of_august_were_made(played: dict[str, Frozen]) -> None:
    assert played["T1.CP1"].met[CP]
    assert not played["T1.AP1"].met[AP]
    assert played["T1.AP2"].met[AP]
