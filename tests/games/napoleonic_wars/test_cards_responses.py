"""Response cards, one by one: when they are offered, what they do. Cards 23 to 41. [6.14]"""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.games.napoleonic_wars.printed.pieces import SQUADRON_DICE, SQUADRONS, SQUADRONS_OF
from greatpowers.games.napoleonic_wars.rules.cards.playing import EventPlay
from greatpowers.games.napoleonic_wars.rules.occasions import ResponseWindow
from greatpowers.games.napoleonic_wars.rules.responses.windows import ChooseResponse
from greatpowers.games.napoleonic_wars.rules.sea.battle import side_dice
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.state.changes.cards import play_card
from greatpowers.games.napoleonic_wars.state.fights import NavalBattle
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    nation,
    place,
    refusal,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.card_boards import dice, settle
from tests.games.napoleonic_wars.land_boards import faces, happened, move, refused
from tests.games.napoleonic_wars.seen import (
    discards_of,
    flag_in,
    hand_of,
    in_regroup,
    purse_of,
    squadrons_in,
    stopped_squadrons,
)
from tests.games.napoleonic_wars.war_boards import consul, put_consul, spend
from tests.games.napoleonic_wars.war_boards import refused as act_refused

GO = "davout + 4 france @ munich to linz"


def window(card: str, forces: dict[str, str] | None = None, *, by: str = "prussia", **facts: Any) -> State:
    """An Austrian Impulse has begun; one nation holds the card and is asked."""
    state = board(
        forces or {},
        hands={by: [card]},
        active=facts.pop("active", "austria"),
        dice=facts.pop("faces", dice()),
        turn=3,
        auto_pass={},
        **facts,
    )
    run(state, ResponseWindow("impulse", state.active, -1, -1, ""))
    return state


def offered(state: State, card: str) -> list[str]:
    """What the card may be played on now; nothing if nobody is asked or it is not offered."""
    if asked(state) is None:
        return []
    return [text.split(f"responds {card}")[1].strip() for text in texts(state) if f"responds {card}" in text]


def marching(card: str, by: str, *rolls: int, **facts: Any) -> State:
    """Davout enters Linz, where Mack stands; one nation holds the card."""
    forces = {"munich": "davout + 4 france", "linz": "mack + 6 austria", **facts.pop("more", {})}
    state = board(forces, hands={by: [card]}, dice=rolls or dice(), auto_pass={}, turn=3, **facts)
    move(state, GO)
    return state


def ever_offered(state: State, card: str) -> bool:
    """Go on without doing anything: is the card ever offered?"""
    for _ in range(60):
        if asked(state) is None:
            return False
        if offered(state, card):
            return True
        names = texts(state)
        answer(state, next((word for word in ("pass", "stand") if word in names), names[0]))
    raise AssertionError("there is no end to the questions")


# 23, 32, 37: at sea


def test_card_23_a_storm_scatters_every_fleet_in_a_zone() -> None:
    """Fives and sixes go to Regroup, friend and foe; the others stay where they are."""
    state = window(
        "storm_at_sea", fleets={"north_sea": "2 britain, 1 france", "baltic_sea": "1 sweden"}, faces=[5, 4, 6]
    )
    assert offered(state, "storm_at_sea") == ["north_sea", "baltic_sea"]
    answer(state, "prussia responds storm_at_sea north_sea")
    settle(state)

    assert len(squadrons_at(state, place("north_sea"))) == 1
    assert len(squadrons_in(state, "regroup")) == 2
    left = squadrons_at(state, place("north_sea"))[0]
    assert left in stopped_squadrons(state)


def test_card_23_ships_in_port_are_safe() -> None:
    """Nobody is asked, and who is asked for another reason cannot play it."""
    state = window("storm_at_sea", fleets={"brest": "2 france"})

    assert asked(state) is None
    run(state, ChooseResponse("prussia", ResponseWindow("impulse", state.active, -1, -1, "")))
    assert offered(state, "storm_at_sea") == []
    assert refusal(state, "prussia responds storm_at_sea bay_of_biscay") == "nw-response-not-now"


def convoy(card: str, by: str, *faces: int) -> State:
    """Four British points sail from Cornwall for Lisbon and are in the first Zone."""
    state = board(
        {"cornwall": "4 britain"},
        hands={by: [card]},
        dice=faces or dice(),
        active="britain",
        auto_pass={},
        turn=3,
    )
    spend(state, "britain", 5)
    answer(state, "convoy 4 britain @ cornwall to lisbon by irish_sea, bay_of_biscay, mid_atlantic")
    return state


@pytest.mark.parametrize("by", ["france", "prussia", "austria"])
def test_card_23_turns_a_convoy_back(by: str) -> None:
    """Anybody may call a storm: nobody has to be an enemy."""
    state = convoy("storm_at_sea", by, 6, 1, 1, 1)
    answer(state, f"{by} responds storm_at_sea irish_sea")
    while asked(state) is not None and type(asked(state)).__name__ != "ChooseAct":
        answer(state, texts(state)[0])

    assert standing_in(state, "cornwall") == "3 britain"
    assert standing_in(state, "lisbon") == ""


@pytest.mark.parametrize(("faces", "arrives"), [((6, 1, 1, 1), False), ((1, 1, 1, 1), True)])
def test_card_32_a_convoy_that_loses_anything_turns_back(faces: tuple[int, ...], arrives: bool) -> None:
    """The CPs are spent."""
    state = convoy("privateers", "france", *faces)
    answer(state, "france responds privateers")
    while asked(state) is not None and type(asked(state)).__name__ != "ChooseAct":
        answer(state, texts(state)[0])

    assert standing_in(state, "lisbon") == ("4 britain" if arrives else "")
    assert standing_in(state, "cornwall") == ("" if arrives else "3 britain")
    assert purse_of(state) == 2


def test_card_32_is_for_enemies() -> None:
    state = convoy("privateers", "austria")

    assert not ever_offered(state, "privateers")


def test_card_37_a_mutinous_fleet_does_nothing_and_fights_by_half() -> None:
    """Until the end of the turn."""
    state = window("mutiny", fleets={"bay_of_biscay": "3 france, 1 britain"}, active="france", by="austria")
    answer(state, "austria responds mutiny france bay_of_biscay")
    settle(state)
    ships = tuple(s for s in squadrons_at(state, place("bay_of_biscay")) if s in SQUADRONS_OF[0])
    naval = NavalBattle(place("bay_of_biscay"), 1, ((), ships))

    found = act_refused(state, "france", f"sail {SQUADRONS[ships[0]]} to mid_atlantic")
    assert found == "nw-squadron-mutiny 6.1"
    assert side_dice(state, naval, 1) == (3 * SQUADRON_DICE[0] + 1) // 2


# 24, 25: fodder and dysentery


def test_card_24_a_crowded_area_is_emptied_but_for_its_flag() -> None:
    """Seven are not enough."""
    state = window(
        "shortage_of_fodder",
        {"salzburg": "ney + 7 france", "lyon": "7 france"},
        flags={"salzburg": "france"},
    )
    assert offered(state, "shortage_of_fodder") == ["salzburg"]
    answer(state, "prussia responds shortage_of_fodder salzburg")
    settle(state)

    assert standing_in(state, "salzburg") == ""
    assert in_regroup(state, "france") == 7
    assert flag_in(state, "salzburg") == "france"


def test_card_25_both_sides_suffer_and_stay() -> None:
    state = window(
        "dysentery", {"munich": "ney + 3 france", "lyon": "2 france"}, active="france", faces=[6, 6, 6, 6]
    )
    assert offered(state, "dysentery") == ["munich"]
    answer(state, "prussia responds dysentery munich")
    while type(asked(state)).__name__ != "ChooseResponse" and asked(state) is not None:
        answer(state, "lose sp")
    settle(state)

    assert standing_in(state, "munich") == "ney + 1 france"
    assert refused(state, "ney + 1 france @ munich to ulm") == "nw-move-stopped"


# 26 to 31: marches


@pytest.mark.parametrize(
    ("card", "by"), [("stragglers", "prussia"), ("burnt_earth", "russia"), ("burnt_earth", "prussia")]
)
def test_cards_26_35_are_not_for_everybody(card: str, by: str) -> None:
    """Stragglers plague an enemy; earth is burnt at home."""
    assert not ever_offered(marching(card, by), card)


def test_card_27_any_nation_may_receive_troops() -> None:
    """Two in an area at most; in an area with an enemy only beside an own Formation."""
    state = window(
        "conscripts", {"linz": "1 austria, 2 france", "graz": "1 france"}, flags={"hanover": "britain"}
    )
    assert "prussia responds conscripts austria" in texts(state)
    answer(state, "prussia responds conscripts austria")
    question = asked(state)
    assert question is not None
    assert question.seat == "austria"
    assert "place linz" in texts(state)
    assert "place graz" not in texts(state)
    answer(state, "place linz", "place linz")
    assert "place linz" not in texts(state)


def test_card_27_shared_areas_count_as_well() -> None:
    """A besieged British point in Hanover may be joined."""
    state = window(
        "conscripts", {"hanover": "1 britain, 1 france"}, flags={"hanover": "britain"}, by="britain"
    )
    answer(state, "britain responds conscripts britain")

    assert "place hanover" in texts(state)


@pytest.mark.parametrize(
    ("event", "by", "possible"),
    [("typhus", "austria", True), ("grande_armee", "france", False), ("europe_exhausted", "austria", False)],
)
def test_card_28_some_events_cannot_be_countermanded(event: str, by: str, possible: bool) -> None:
    """Item 60: no Home card, none that must be played as an event."""
    state = board(
        {"munich": "ney + 8 france"},
        hands={"russia": ["countermanded"], "austria": [event] if by == "austria" else []},
        turn=3,
        dice=dice(),
        auto_pass={},
        deck=("haiti",),
    )
    play_card(state, nation(by), event, "event")
    run(state, EventPlay(nation(by), event))

    assert bool(offered(state, "countermanded")) == possible


def test_card_28_stops_a_response_but_not_itself() -> None:
    """Items 60, 66."""
    state = board(
        {"munich": "ney + 3 france"},
        hands={"prussia": ["dysentery"], "russia": ["countermanded"]},
        active="austria",
        turn=3,
        dice=dice(6, 6, 6),
        auto_pass={},
    )
    run(state, ResponseWindow("impulse", nation("austria"), -1, -1, ""))
    while not offered(state, "dysentery"):
        answer(state, "pass")
    answer(state, "prussia responds dysentery munich")
    assert offered(state, "countermanded") == [""]
    answer(state, "russia responds countermanded")
    settle(state)

    assert standing_in(state, "munich") == "ney + 3 france"
    assert set(discards_of(state)) == {"dysentery", "countermanded"}


def test_card_29_adds_two_to_an_own_roll_in_anothers_impulse() -> None:
    """Item 181: Mack evades with seven on the dice and two by the card."""
    state = marching("forced_march", "austria", 4, 3, *[1] * 90)
    while "stand" not in texts(state):
        answer(state, "pass")
    answer(state, "evade mack + 6 austria to vienna")
    while not offered(state, "forced_march"):
        answer(state, "pass")
    answer(state, "austria responds forced_march roll")
    settle(state)

    made = happened(state, "MarchRollMade")[0]
    assert made.succeeded
    assert standing_in(state, "vienna") == "mack + 6 austria"


def test_card_29_is_no_help_to_an_enemys_roll() -> None:
    state = marching("forced_march", "russia")

    assert not ever_offered(state, "forced_march")


@pytest.mark.parametrize("card", ["skilful_withdrawal", "march_to_the_guns"])
def test_cards_30_31_need_an_own_army_there(card: str) -> None:
    """Russia has nobody at Linz nor beside it."""
    assert not ever_offered(marching(card, "russia"), card)


# 33 to 36


def test_card_33_names_a_plain_or_rough_line() -> None:
    """The pass from Munich to Innsbruck is neither."""
    state = window("swollen_rivers", {"munich": "ney + 3 france"}, active="france")
    lines = offered(state, "swollen_rivers")
    assert "munich-ulm" in lines
    assert "innsbruck-munich" not in lines
    answer(state, "prussia responds swollen_rivers munich-ulm")
    settle(state)

    assert refused(state, "ney + 3 france @ munich to ulm") == "nw-move-closed"
    assert refused(state, "ney + 3 france @ munich to ratisbon") == ""


def test_card_34_armies_of_a_group_go_one_by_one() -> None:
    state = window(
        "jealous_marshals", {"munich": "ney, davout + 6 france", "lyon": "murat + 1 france"}, active="france"
    )
    assert offered(state, "jealous_marshals") == ["munich"]
    answer(state, "prussia responds jealous_marshals munich")
    settle(state)

    assert refused(state, "davout, ney + 6 france @ munich to ulm") == "nw-move-jealous"
    assert refused(state, "ney + 2 france @ munich to ulm") == ""


def burn(state: State) -> None:
    while not offered(state, "burnt_earth"):
        answer(state, "pass" if "pass" in texts(state) else "stand")
    answer(state, "austria responds burnt_earth")
    while asked(state) is not None:
        answer(state, next(text for text in texts(state) if text in ("pass", "stand")))


def test_card_35_a_formation_of_ones_own_loses_a_point() -> None:
    """Nobody else loses anything: all dice are ones."""
    state = marching("burnt_earth", "austria")
    burn(state)

    assert standing_in(state, "linz") == "mack + 5 austria"
    assert standing_in(state, "munich") == "davout + 4 france"


def test_card_35_the_invader_suffers_and_flags_nothing_now() -> None:
    """Item 98: in empty Linz two of five dice are sixes; French losses are halved there."""
    state = board(
        {"munich": "ney + 4 france"},
        hands={"austria": ["burnt_earth"]},
        turn=3,
        auto_pass={},
        dice=dice(6, 6),
    )
    move(state, "ney + 4 france @ munich to linz")
    while not offered(state, "burnt_earth"):
        answer(state, "pass")
    answer(state, "austria responds burnt_earth")
    while asked(state) is not None:
        answer(state, "lose sp" if "lose sp" in texts(state) else "pass")

    assert standing_in(state, "linz") == "ney + 3 france"
    assert act_refused(state, "france", "flag linz") == "nw-flag-forbidden 6.1"


def test_card_36_anybody_may_profit_from_deserters() -> None:
    """Item 66: Prussia is at peace with both."""
    state = marching("desertion", "prussia", *faces(9, 1), *faces(8), 5, 5, 1, 1, 1, 1)
    while "lose 1 austria" not in texts(state):
        answer(state, "pass" if "pass" in texts(state) else "stand")
    answer(state, "lose 1 austria", "retreat vienna")
    answer(state, "prussia responds desertion")
    settle(state)

    assert standing_in(state, "vienna") == "mack + 3 austria"


# 38, 39


@pytest.mark.parametrize("card", ["false_reports", "field_surgeons", "desertion"])
def test_cards_36_38_39_wait_for_their_occasion(card: str) -> None:
    state = window(card, {"munich": "ney + 3 france"})

    assert offered(state, card) == []


# 40, 41


def consul_moved(by: str, text: str, **hands: list[str]) -> State:
    state = board(hands=hands, turn=3, active=by, auto_pass={})
    spend(state, by, 6)
    answer(state, text)
    return state


def test_card_40_the_consul_goes_back_and_one_box_farther() -> None:
    """Item 66: from Aide to Partner, back to Aide, then Friend."""
    state = consul_moved("britain", "consul sweden right", prussia=["ambassador_expelled"])
    assert consul(state, "sweden") == "britain partner"
    answer(state, "prussia responds ambassador_expelled")
    while type(asked(state)).__name__ == "ChooseResponse":
        answer(state, "pass")

    assert consul(state, "sweden") == "britain friend"


def test_card_40_from_unaligned_it_is_unaligned_again() -> None:
    state = consul_moved("austria", "consul turkey right", prussia=["ambassador_expelled"])
    answer(state, "prussia responds ambassador_expelled")
    while type(asked(state)).__name__ == "ChooseResponse":
        answer(state, "pass")

    assert consul(state, "turkey") == "unaligned"


def test_card_40_is_too_late_for_a_pact() -> None:
    state = board(hands={"prussia": ["ambassador_expelled"]}, turn=3, active="britain", auto_pass={})
    put_consul(state, "sweden", "britain", "partner")
    spend(state, "britain", 6)
    answer(state, "consul sweden right")

    assert consul(state, "sweden") == "britain pact"
    assert offered(state, "ambassador_expelled") == []


def test_card_41_a_card_of_another_hand_is_replaced() -> None:
    """Only the spy sees the hand."""
    state = board(
        hands={"prussia": ["spy_ring"], "france": ["haiti", "rally"]},
        deck=("typhus",),
        active="austria",
        turn=3,
        auto_pass={},
    )
    run(state, ResponseWindow("impulse", nation("austria"), -1, -1, ""))
    while not offered(state, "spy_ring"):
        answer(state, "pass")
    assert offered(state, "spy_ring") == ["france"]
    answer(state, "prussia responds spy_ring france")
    while type(asked(state)).__name__ == "ChooseResponse":
        answer(state, "pass")
    assert texts(state) == ["replace haiti", "replace rally"]
    answer(state, "replace haiti")

    assert sorted(hand_of(state, "france")) == ["rally", "typhus"]
    assert "haiti" in discards_of(state)
    shown = [recorded for recorded in state.events if type(recorded.event).__name__ == "HandShown"]
    assert len(shown) == 1


def test_card_41_needs_another_hand() -> None:
    assert offered(window("spy_ring"), "spy_ring") == []


def test_card_26_only_those_who_came_are_held_up() -> None:
    """A point without a leader is no Army; who stood there may go."""
    state = marching("stragglers", "austria", more={"linz": "ney + 2 france", "munich": "davout + 4 france"})
    while not offered(state, "stragglers"):
        answer(state, "pass")
    answer(state, "austria responds stragglers")
    settle(state)

    assert refused(state, "davout + 4 france @ linz to vienna") == "nw-move-stopped"
    assert refused(state, "ney + 2 france @ linz to vienna") == ""

    lone = board({"munich": "1 france"}, hands={"austria": ["stragglers"]}, turn=3, auto_pass={}, dice=dice())
    move(lone, "1 france @ munich to linz")
    assert not ever_offered(lone, "stragglers")
