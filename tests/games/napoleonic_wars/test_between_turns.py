"""Outside Impulses nobody responds; in the Interphase nobody intercepts or plays an event. [6.14, 14]"""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.games.napoleonic_wars.printed.names import (
    AUSTRIA,
    COALITION,
    FRANCE,
    IMPERIAL,
    PRUSSIA,
)
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER
from greatpowers.games.napoleonic_wars.rules.diplomacy.camps import CampsStep
from greatpowers.games.napoleonic_wars.rules.diplomacy.declaring import camp_refusal
from greatpowers.games.napoleonic_wars.rules.interphase.drawing import Excess
from greatpowers.games.napoleonic_wars.rules.interphase.reinforcing import Reinforcing
from greatpowers.games.napoleonic_wars.rules.land.interception import interceptor_refusal
from greatpowers.games.napoleonic_wars.rules.occasions import WINDOWS, window
from greatpowers.games.napoleonic_wars.rules.sea.ports import LostPort
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import (
    begin_war,
    join_camp,
    take_command,
)
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, texts
from tests.games.napoleonic_wars.card_boards import dice
from tests.games.napoleonic_wars.changing import set_active, set_phase, set_purse_use
from tests.games.napoleonic_wars.war_boards import consul, put_consul, refused

INTERPHASE = ("camps", "reinforcements", "cards")


def between(phase: str, *args: Any, **fields: Any) -> State:
    """Between two turns, everybody wants to be asked."""
    return board(*args, phase=phase, auto_pass={}, turn=3, **{"dice": dice(), **fields}, active="france")


def quiet(state: State) -> State:
    """No Impulse is under way."""
    set_active(state, "")
    state.touch()
    return state


@pytest.mark.parametrize("phase", ["attrition", "conquest", "peace", *INTERPHASE])
def test_r6_14_no_response_is_asked_for_outside_an_impulse(phase: str) -> None:
    """Items 66, 250: whatever happens between two turns."""
    state = quiet(between(phase, hands={"france": ["mutiny"], "britain": ["spy_ring"]}))
    for kind in WINDOWS:
        window(state, kind, nation=FRANCE, place=place("paris"), origin=place("lyon"), card="talleyrand")

    assert state.called == []


def test_r14_no_ambassador_is_expelled_for_reinforcement_influence() -> None:
    """Item 250: the Consul stays where France's reinforcement CPs have pushed it."""
    state = quiet(between("reinforcements", hands={"britain": ["ambassador_expelled"]}))
    put_consul(state, "denmark", "france", "friend")
    run(state, Reinforcing(FRANCE))
    answer(state, "consul denmark right in france")

    assert consul(state, "denmark") == "france aide"
    assert asked(state).seat == "france"  # type: ignore[union-attr]


def test_r14_no_ambassador_is_expelled_for_influence_of_discards() -> None:
    """Items 250, 262."""
    hand = ["rally", "mutiny", "typhus", "haiti", "fouche", "cossacks"]
    state = quiet(between("cards", hands={"austria": hand, "britain": ["ambassador_expelled"]}, dice=[1]))
    put_consul(state, "turkey", "austria", "friend")
    run(state, Excess(AUSTRIA))
    answer(state, "influence typhus", "consul turkey right in austria")

    assert consul(state, "turkey") == "austria aide"
    assert asked(state) is None or asked(state).seat == "austria"  # type: ignore[union-attr]


def parted(phase: str, **fields: Any) -> State:
    """Austria goes over to France; Charles and Kutuzov share Munich, Davout stands beside it."""
    forces = {"munich": "charles + 2 austria, kutuzov + 2 russia", "ulm": "davout + 4 france"}
    return between(phase, forces, round=3, **fields)


def test_r14_nobody_intercepts_into_a_battle_after_a_change_of_camp() -> None:
    """Items 137, 250: Davout beside Munich may not come; Charles may evade or fight."""
    state = quiet(parted("camps"))
    run(state, CampsStep())
    while "join imperial" not in texts(state) or asked(state).seat != "austria":  # type: ignore[union-attr]
        answer(state, "done")
    answer(state, "join imperial", "agree")

    assert asked(state).seat == "austria"  # type: ignore[union-attr]
    assert any(text.startswith("evade charles") for text in texts(state))
    assert not any(text.startswith("intercept") for text in texts(state))
    answer(state, "stand")
    assert type(asked(state)).__name__ != "ChooseReaction"


def test_r14_an_interception_between_turns_is_refused_with_the_reason() -> None:
    """Item 250: in an Impulse Davout might come."""
    found = {}
    for phase in ("rounds", "camps"):
        state = parted(phase)
        join_camp(state, AUSTRIA, IMPERIAL, "test")
        leader = LEADER_NUMBER["davout"]
        found[phase] = interceptor_refusal(state, leader, place("munich"), nation("russia"))

    assert found["rounds"] is None
    assert found["camps"] is not None
    assert (found["camps"].message, found["camps"].rule) == ("nw-intercept-interphase", "14")


def test_r14_no_battle_card_in_a_battle_of_the_interphase() -> None:
    """Items 67, 250: Battle cards are events; the dice alone decide."""
    hands = {"austria": ["rally", "great_redoubt"], "russia": ["cossacks"]}
    state = quiet(parted("camps", hands=hands))
    run(state, CampsStep())
    while "join imperial" not in texts(state) or asked(state).seat != "austria":  # type: ignore[union-attr]
        answer(state, "done")
    answer(state, "join imperial", "agree", "stand")
    kinds = set()
    while asked(state) is not None:
        kinds.add(type(asked(state)).__name__)
        answer(state, texts(state)[0])

    assert "ChooseBattleCard" not in kinds
    assert "ChooseResponse" not in kinds


@pytest.mark.parametrize(("phase", "asked_for"), [("camps", False), ("attrition", True)])
def test_r14_a_fleet_driven_from_port_in_the_interphase_meets_nobody(phase: str, asked_for: bool) -> None:
    """Items 249, 250: before the Interphase the blockader may intercept it."""
    state = quiet(
        between(phase, fleets={"brest": "1 france", "bay_of_biscay": "2 britain"}, flags={"brest": "britain"})
    )
    run(state, LostPort(place("brest")))
    if asked(state) is not None and "to bay_of_biscay" in texts(state):
        answer(state, "to bay_of_biscay")

    assert (type(asked(state)).__name__ == "ChooseFleetInterception") == asked_for


@pytest.mark.parametrize("use", ["reinforcements", "influence"])
def test_r14_2_no_pact_by_adopting_an_attacked_proxy_between_turns(use: str) -> None:
    """Items 129, 255: its first box as a Vassal would be Pact, and that is not for these CPs."""
    state = between("cards", purse=12, purse_use=use)
    put_consul(state, "turkey", "", "unaligned")
    begin_war(state, nation("turkey"), nation("russia"))
    take_command(state, nation("turkey"), nation("france"))

    assert refused(state, "prussia", "consul turkey right") == "nw-consul-no-pact-now 14.2"
    set_purse_use(state, "")
    assert refused(state, "prussia", "consul turkey right") == ""


@pytest.mark.parametrize("phase", INTERPHASE)
def test_r8_1_the_first_round_of_1805_is_over_in_the_interphase(phase: str) -> None:
    """Items 102, 140: an early winter may end the turn in its first Round; what is barred "during" it
    is open then."""
    state = board(phase="rounds", round=1)
    put_consul(state, "denmark", "", "unaligned")
    assert refused(state, "france", "consul denmark right") == "nw-consul-closed 8.1"
    assert camp_refusal(state, PRUSSIA, COALITION) is not None
    set_phase(state, phase)

    assert refused(state, "france", "consul denmark right") == ""
    assert camp_refusal(state, PRUSSIA, COALITION) is None
