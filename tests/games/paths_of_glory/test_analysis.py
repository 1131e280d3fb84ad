"""Questions about positions, asked as somebody outside would ask them."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from typing import Any

import pytest

from greatpowers.engine.errors import GreatPowersError
from greatpowers.games.paths_of_glory.analysis import findings as analysis
from greatpowers.games.paths_of_glory.positions import documents as position
from greatpowers.games.paths_of_glory.printed.board import BOARD_SIZE
from greatpowers.games.paths_of_glory.printed.units import UNIT_COUNT
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.state.texts import ref
from tests.games.paths_of_glory.seen import place_number
from tests.games.paths_of_glory.test_supply_properties import random_position


def load(units: dict[str, list[str]], **fields: Any) -> State:
    document = {"format": "greatpowers-pog-1", "scenario": "campaign", "turn": 5, "units": units, **fields}
    return position.load(document)


def test_out_of_supply_lists_every_unit_once() -> None:
    """Item 357"""
    state = load({"vitebsk": ["ge_1", "ge_corps", "ge_corps"], "metz": ["ge_2"]})

    assert analysis.out_of_supply(state) == ["ge_1@vitebsk", "ge_corps@vitebsk", "ge_corps@vitebsk"]


def test_attrition_tells_what_each_side_loses() -> None:
    """Items 359, 360"""
    state = load({"vitebsk": ["ge_1", "ge_corps reduced"]}, control={"cp": ["vitebsk"], "ap": ["libya"]})

    assert analysis.attrition(state) == {
        "armies_removed": ["ge_1@vitebsk"],
        "corps_eliminated": ["ge_corps reduced@vitebsk"],
        "lost_by_ap": [],
        "lost_by_cp": ["vitebsk"],
    }


def test_activation_costs_by_space_and_purpose() -> None:
    """Item 357: a nation costs a point; who may not be activated costs nothing at all."""
    state = load({"metz": ["ge_1", "ah_corps"], "berlin": ["ge_2"], "vitebsk": ["ge_3"], "nancy": ["fr_1"]})

    assert analysis.activation_costs(state, "cp") == {
        "metz": {"move": 2, "attack": 2},
        "berlin": {"move": 1, "attack": None},
        "vitebsk": {"move": None, "attack": None},
    }
    assert analysis.activation_costs(state, "ap") == {"nancy": {"move": 1, "attack": 1}}


def test_attack_targets_of_a_group() -> None:
    """Only what all of them may attack together."""
    state = load(
        {"metz": ["ge_1"], "koblenz": ["ge_2"], "sedan": ["fr_1"], "nancy": ["fr_2"], "vitebsk": ["ge_3"]}
    )

    assert set(analysis.attack_targets(state, ["ge_1@metz"])) == {"sedan", "verdun", "nancy"}
    assert analysis.attack_targets(state, ["ge_1@metz", "ge_2@koblenz"]) == ["sedan"]
    assert analysis.attack_targets(state, ["ge_3@vitebsk"]) == []


def test_attack_targets_need_spaces_that_can_all_be_activated() -> None:
    """In the Near East the Allies activate one space a round to attack."""
    front = {
        "sinai": ["br_corps"],
        "cairo": ["br_corps"],
        "gaza": ["tu_corps"],
        "qurna": ["br_corps"],
        "kut": ["tu_corps"],
    }
    state = load(front, at_war=["tu"], control={"ap": ["sinai", "qurna"]})

    assert analysis.attack_targets(state, ["br_corps@sinai"]) == ["beersheba", "gaza"]
    assert analysis.attack_targets(state, ["br_corps@sinai", "br_corps@qurna"]) == []


def test_move_destinations_of_a_group() -> None:
    """The slowest counts, enemies and full spaces do not; nobody leaves a siege too weak."""
    state = load(
        {
            "metz": ["ge_1"],
            "sedan": ["fr_1"],
            "koblenz": ["ge_2", "ge_3", "ge_4"],
            "liege": ["ge_5", "ge_corps"],
        }
    )
    found = analysis.move_destinations(state, ["ge_1@metz"])

    assert "strasbourg" in found
    assert not set(found) & {"sedan", "koblenz", "metz"}
    assert analysis.move_destinations(state, ["ge_5@liege"]) == []
    assert "aachen" in analysis.move_destinations(state, ["ge_corps@liege"])
    assert "aachen" in analysis.move_destinations(state, ["ge_5@liege", "ge_corps@liege"])


def test_move_destinations_of_units_without_supply_or_apart() -> None:
    """Item 357"""
    state = load({"vitebsk": ["ge_1"], "metz": ["ge_2"], "berlin": ["ge_3"]})

    assert analysis.move_destinations(state, ["ge_1@vitebsk"]) == []
    assert analysis.move_destinations(state, ["ge_2@metz", "ge_3@berlin"]) == []


def test_sr_destinations_name_the_reserve_box_and_skip_full_spaces() -> None:
    """Items 317, 325, 328"""
    state = load({"metz": ["ge_corps"], "koblenz": ["ge_1", "ge_2", "ge_3"], "cp_reserve_box": ["ge_corps"]})
    found = analysis.sr_destinations(state, "ge_corps@metz")

    assert {"berlin", "trieste", "cp_reserve_box"} <= set(found)
    assert not set(found) & {"koblenz", "metz"}
    assert set(analysis.sr_destinations(state, "ge_corps@cp_reserve_box")) == {
        "metz",
        "berlin",
        "essen",
        "breslau",
    }


def test_rp_uses() -> None:
    """A point flips an army or helps corps; eliminated units come back."""
    state = load(
        {
            "metz": ["ge_1 reduced", "ge_corps reduced"],
            "vitebsk": ["ge_2 reduced"],
            "vienna": ["ah_1 reduced"],
        },
        eliminated=["ge_3", "ge_corps", "ge_corps"],
    )
    found = analysis.rp_uses(state, "cp", {"ge": 1})

    assert sorted(found["flip"]) == ["ge_1 reduced@metz", "ge_corps reduced@metz"]
    assert found["rebuild_corps"] == ["ge_corps"]
    assert set(found["rebuild_army"]) == {"ge_3"}
    assert set(found["rebuild_army"]["ge_3"]) == {"berlin", "essen", "breslau"}
    assert analysis.rp_uses(state, "cp", {"ge": 0}) == {"flip": [], "rebuild_corps": [], "rebuild_army": {}}


def test_playable_events_of_the_hand_and_of_all_cards() -> None:
    state = load({}, hands={"cp": ["cp_08", "cp_02"]}, events={"cp_01": 1})

    assert analysis.playable_events(state, "cp") == ["cp_08"]
    everything = analysis.playable_events(state, "cp", cards="all")
    assert "cp_08" in everything
    assert "cp_01" not in everything  # played and out of the game
    assert "cp_02" not in everything  # only in combat
    assert "cp_52" not in everything


def test_mandated_for() -> None:
    """The die, and None where nobody must attack."""
    state = load({})

    assert analysis.mandated_for(state, "ap", 1) == "fr"
    assert analysis.mandated_for(state, "cp", 4) == "ge"
    assert analysis.mandated_for(state, "cp", 6) is None
    italy = load({}, at_war=["it"])
    assert analysis.mandated_for(italy, "cp", 2) == "ah_it"


def test_fire_gives_table_column_and_loss_of_both_sides() -> None:
    """Two armies against an army in a level-1 trench: 10 moves a column left, 3 a column right."""
    state = load({"metz": ["ge_1"], "koblenz": ["ge_2"], "sedan": ["fr_1"]}, trenches={"ap": {"sedan": 1}})
    found = analysis.fire(state, ["ge_1@metz", "ge_2@koblenz"], "sedan", dice={"attacker": 5, "defender": 2})

    assert found["attacker"] == {
        "factors": 10,
        "table": "army",
        "shift": -1,
        "column": 6,
        "drm": 0,
        "loss": 5,
    }
    assert found["defender"] == {"factors": 3, "table": "army", "shift": 1, "column": 4, "drm": 0, "loss": 2}


def test_fire_with_cards_and_against_a_fort_alone() -> None:
    """Chlorine Gas helps Germans who attack; a fort fires on the corps table."""
    state = load({"metz": ["ge_1"], "nancy": []}, turn=6)
    plain = analysis.fire(state, ["ge_1@metz"], "verdun")
    gas = analysis.fire(state, ["ge_1@metz"], "verdun", attacker_cards=["cp_15"])

    assert plain["defender"]["table"] == "corps"
    assert plain["defender"]["factors"] == 3
    assert gas["attacker"]["drm"] == plain["attacker"]["drm"] + 1


def test_r14_3_4_cards_give_nothing_to_defenders_out_of_supply() -> None:
    """Item 358"""
    cut = load({"sedan": ["fr_1"], "nancy": ["ru_corps"], "vitebsk": ["ru_1"], "orsha": ["ge_1"]}, turn=3,
               control={"cp": ["velikiye_luki", "polotsk", "smolensk", "orsha"]})  # fmt: skip
    linked = load({"vitebsk": ["ru_1"], "orsha": ["ge_1"]}, turn=3)

    assert analysis.out_of_supply(cut)
    assert analysis.fire(cut, ["ge_1@orsha"], "vitebsk", defender_cards=["ap_04"])["defender"]["drm"] == 0
    assert analysis.fire(linked, ["ge_1@orsha"], "vitebsk", defender_cards=["ap_04"])["defender"]["drm"] == 1


def test_loss_choices_list_every_final_result() -> None:
    """An army of loss factor 3 and corps of 1: a number of 2 falls on corps only."""
    state = load({"sedan": ["fr_5", "fr_corps", "fr_corps"]})
    found = analysis.loss_choices(state, ["fr_5@sedan", "fr_corps@sedan", "fr_corps@sedan"], 2, False)

    assert {tuple(sorted(result["remaining"])) for result in found} == {
        ("fr_5", "fr_corps reduced", "fr_corps reduced"),
        ("fr_5", "fr_corps"),
    }
    assert all(result["absorbed"] == 2 for result in found)


def test_loss_choices_bring_in_replacement_corps_and_forts() -> None:
    """An army that falls is replaced from the reserve; without one it is gone for good; then the fort."""
    replaced = load({"sedan": ["fr_5 reduced"], "ap_reserve_box": ["fr_corps"]})
    bare = load({"sedan": ["fr_5 reduced"]})
    fort = load({"verdun": ["fr_corps reduced"]})

    assert analysis.loss_choices(replaced, ["fr_5 reduced@sedan"], 3, False) == [
        {"remaining": ["fr_corps"], "eliminated": ["fr_5"], "removed": [], "absorbed": 3}
    ]
    assert analysis.loss_choices(bare, ["fr_5 reduced@sedan"], 3, False)[0]["removed"] == ["fr_5"]
    assert analysis.loss_choices(fort, ["fr_corps reduced@verdun"], 4, False) == [
        {"remaining": [], "eliminated": ["fr_corps"], "removed": [], "absorbed": 4, "fort_destroyed": True}
    ]


def test_retreats_go_to_friendly_supplied_spaces() -> None:
    """Friendly before enemy; a unit with no way has no path."""
    state = load({"sedan": ["fr_1", "fr_corps"], "metz": ["ge_1"]})
    found = analysis.retreats(state, ["fr_1@sedan", "fr_corps@sedan"], 1)
    ring = {
        name: ["ge_corps"] for name in ("cambrai", "chateau_thierry", "brussels", "liege", "metz", "koblenz")
    }
    lost = load({"sedan": ["fr_1"], "verdun": ["ge_1"], **ring})

    assert set(found) == {"fr_1@sedan", "fr_corps@sedan"}
    assert ["cambrai"] in found["fr_1@sedan"]
    assert ["metz"] not in found["fr_1@sedan"]
    assert all(len(path) == 2 for path in analysis.retreats(state, ["fr_1@sedan"], 2)["fr_1@sedan"])
    assert analysis.retreats(lost, ["fr_1@sedan"], 1) == {"fr_1@sedan": []}


def test_odds_are_exact_and_add_up() -> None:
    state = load({"metz": ["ge_1", "ge_corps"], "sedan": ["fr_1"]})
    found = analysis.odds(state, ["ge_1@metz", "ge_corps@metz"], "sedan")
    classes = ("attacker_wins", "tie", "defender_wins")

    assert sum(Fraction(found["exact"][name]) for name in classes) == 1
    assert sum(entry["chance"] for entry in found["losses"]) == pytest.approx(1)
    assert found["attacker_wins"] > found["defender_wins"]
    assert found["exact"]["flank_succeeds"] == "1"


def test_odds_agree_with_fire_over_all_dice() -> None:
    state = load({"metz": ["ge_1"], "sedan": ["fr_1"]}, trenches={"ap": {"sedan": 1}})
    pairs = [
        analysis.fire(state, ["ge_1@metz"], "sedan", dice={"attacker": a, "defender": d})
        for a in range(1, 7)
        for d in range(1, 7)
    ]
    wins = sum(pair["attacker"]["loss"] > pair["defender"]["loss"] for pair in pairs)

    assert analysis.odds(state, ["ge_1@metz"], "sedan")["exact"]["attacker_wins"] == str(Fraction(wins, 36))


@pytest.mark.parametrize("seed", range(12))
def test_every_question_can_be_asked_of_any_position(seed: int) -> None:
    """Reachable or not: answers are plain, and nothing breaks."""
    state = random_position(seed)
    chance = random.Random(seed)
    units = [unit for unit in range(UNIT_COUNT) if 0 <= place_number(state, unit) < BOARD_SIZE]
    answers: list[Any] = [analysis.out_of_supply(state), analysis.attrition(state)]
    for side in ("ap", "cp"):
        answers.append(analysis.activation_costs(state, side))
        answers.append(analysis.playable_events(state, side, "all"))
        answers.append(analysis.rp_uses(state, side, {"ge": 2, "fr": 2, "a": 1, "tu": 1}))
        answers.append([analysis.mandated_for(state, side, die) for die in range(1, 7)])
    for unit in chance.sample(units, 12):
        one = ref(state, unit)
        answers.append(analysis.move_destinations(state, [one]))
        answers.append(analysis.sr_destinations(state, one))
        answers.append(analysis.loss_choices(state, [one], 3, bool(unit % 2)))
        answers.append(analysis.retreats(state, [one], 1 + unit % 2))
        for target in analysis.attack_targets(state, [one]):
            answers.append(analysis.fire(state, [one], target))
            answers.append(analysis.odds(state, [one], target))

    assert json.loads(json.dumps(answers)) == answers


def test_questions_leave_the_state_alone() -> None:
    state = load({"metz": ["ge_1", "ge_corps"], "sedan": ["fr_1"]}, hands={"cp": ["cp_08"]})
    before = json.dumps(position.dump(state)), state.revision
    analysis.attack_targets(state, ["ge_1@metz"])
    analysis.move_destinations(state, ["ge_1@metz"])
    analysis.fire(state, ["ge_1@metz"], "sedan", attacker_cards=["cp_03"])
    analysis.rp_uses(state, "cp", {"ge": 2})
    analysis.odds(state, ["ge_1@metz"], "sedan")

    assert (json.dumps(position.dump(state)), state.revision) == before


def test_answers_are_plain_values() -> None:
    """Everything can be written as JSON."""
    state = position.load({"format": "greatpowers-pog-1"})
    answers = [
        analysis.out_of_supply(state),
        analysis.attrition(state),
        analysis.activation_costs(state, "ap"),
        analysis.rp_uses(state, "ap", {"fr": 2, "a": 1}),
        analysis.playable_events(state, "cp", "all"),
        analysis.odds(state, ["ge_1@aachen"], "liege"),
    ]

    assert json.loads(json.dumps(answers)) == answers


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda s: analysis.attack_targets(s, ["ge_9@metz"]), ["ge_9@metz", "ge_1@metz"]),
        (lambda s: analysis.attack_targets(s, ["ge_1@mets"]), ["mets", "did you mean 'metz'"]),
        (lambda s: analysis.attack_targets(s, ["gx_1@metz"]), ["gx_1"]),
        (lambda s: analysis.attack_targets(s, []), ["at least one"]),
        (lambda s: analysis.attack_targets(s, ["ge_1@metz", "fr_1@sedan"]), ["one side"]),
        (lambda s: analysis.attack_targets(s, ["ge_1@metz", "ge_1@metz"]), ["ge_1@metz"]),
        (lambda s: analysis.activation_costs(s, "axis"), ["axis"]),
        (lambda s: analysis.fire(s, ["ge_1@metz"], "berlin"), ["berlin", "no enemy"]),
        (lambda s: analysis.fire(s, ["ge_1@metz"], "sedan", attacker_cards=["ap_04"]), ["ap_04"]),
        (lambda s: analysis.fire(s, ["ge_1@metz"], "sedan", dice={"attacker": 7}), ["dice.attacker", "7"]),
        (lambda s: analysis.mandated_for(s, "ap", 0), ["die"]),
        (lambda s: analysis.playable_events(s, "ap", "deck"), ["deck"]),
        (lambda s: analysis.rp_uses(s, "ap", {"xx": 1}), ["xx"]),
        (lambda s: analysis.retreats(s, ["fr_1@sedan"], 3), ["length", "3"]),
        (lambda s: analysis.loss_choices(s, ["fr_1@sedan"], -1, True), ["loss_number"]),
    ],
)
def test_nonsense_is_answered_clearly(ask: Any, words: list[str]) -> None:
    state = load({"metz": ["ge_1"], "sedan": ["fr_1"]})
    with pytest.raises(GreatPowersError) as problem:
        ask(state)

    assert [word for word in words if word not in str(problem.value)] == []
