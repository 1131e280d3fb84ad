"""Activating spaces for movement and attack: costs and limits. [9.2]"""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.games.paths_of_glory.printed.board import BOARD_SIZE, SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.actions.activation import Activate, activations
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply
from greatpowers.games.paths_of_glory.state.changes.map import place_beachhead, set_trench
from greatpowers.games.paths_of_glory.state.ids import ATTACK, PURPOSES, Space
from tests.games.paths_of_glory.boards import board, unit
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.changing import mark_for, note_event, set_ops_left, set_turn, take
from tests.games.paths_of_glory.operating import asked, cost, mark, offered, operate, say, why_not
from tests.games.paths_of_glory.seen import active_number, marked_for, ops_left, place_of

GE_AND_AH = {"tarnow": ["ah_1", "ge_corps"]}


def test_r9_2_1_points_of_the_card_are_spent_and_the_rest_is_lost():
    """Item 103: a card of two points marks two spaces; what is left over is gone."""
    state = operate(board({"essen": ["ge_1"], "kassel": ["ge_2"], "munich": ["ge_3"]}), 2)

    say(state, "activate essen move", "activate kassel move")
    assert ops_left(state) == 0
    assert not any(text.startswith("activate") for text in offered(state))

    other = say(operate(board({"essen": ["ge_1"], "kassel": ["ge_2"]}), 3), "activate essen move", "done")
    assert ops_left(other) == 0


def test_r9_2_1_what_cannot_be_paid_is_refused():
    state = operate(board({"tarnow": ["ah_1", "ge_8"], "essen": ["ge_1"]}), 1)

    assert "activate tarnow move" not in offered(state)
    assert why_not(state, "activate tarnow move") == "9.2.1"


def test_r9_2_4_units_out_of_supply_count_but_do_not_act():
    """Item 117. Pitfall 10: the space may be activated for the others; those without supply stay."""
    state = board({"tirana": ["sb_1", "it_corps"]}, active="ap", at_war=["it"])
    take(state, "cp", "taranto", "rome", "naples", "foggia", "valona")
    assert in_supply(state, unit(state, "it_corps@tirana")) is False
    assert in_supply(state, unit(state, "sb_1@tirana"))
    assert cost(state, "tirana") == 2

    say(operate(state, 3), "activate tirana move")
    assert "move sb_1@tirana" in offered(state)
    assert not any("it_corps" in text for text in offered(state))
    assert why_not(state, "move it_corps@tirana") == "14.1.1.1"


def test_r14_1_1_1_a_space_without_any_supply_is_not_activated():
    """Item 117."""
    state = board({"paris": ["ge_1"]})

    assert cost(state, "paris") is None


def test_r14_1_1_1_supply_won_by_a_later_march_comes_too_late():
    """Pitfall 10: supply is looked at when the marker is laid."""
    state = board({"tirana": ["sb_1", "it_corps"], "skopje": ["sb_2"]}, active="ap", at_war=["it"])
    take(state, "cp", "valona")
    say(operate(state, 2), "activate tirana move", "move sb_1@tirana", "to valona")

    assert in_supply(state, unit(state, "it_corps@tirana"))
    assert offered(state) == [] or not any("it_corps" in text for text in offered(state))


def test_r9_2_5_a_space_is_activated_once_for_one_purpose():
    """Item 118: not for both; and no target is named."""
    state = operate(board({"koblenz": ["ge_2"], "sedan": ["fr_1"]}), 4)
    assert {"activate koblenz move", "activate koblenz attack"} <= set(offered(state))

    other = operate(board({"koblenz": ["ge_2"], "sedan": ["fr_1"], "essen": ["ge_3"]}), 4)
    say(other, "activate koblenz attack")
    assert not any("koblenz" in text for text in offered(other))
    assert why_not(other, "activate koblenz move") == "9.2.5"
    with pytest.raises(UnreadableDecision):
        asked(state).read(state, "activate koblenz attack sedan")


def test_r9_2_6_a_fort_alone_is_not_activated():
    """Item 119."""
    state = board({"essen": ["ge_1"]})

    assert cost(state, "metz") is None
    assert why_not(operate(state), "activate metz move") == "9.2.6"


def test_r9_2_7_one_near_east_space_a_round_attacks():
    """Item 120: Constantinople's side of the map included; marches are free."""
    state = board({"kars": ["ru_cau"], "batum": ["ru_corps"], "erzerum": ["tu_corps"], "rize": ["tu_corps"]},
                  active="ap", at_war=["tu"])  # fmt: skip
    say(operate(state), "activate kars attack")

    assert why_not(state, "activate batum attack") == "9.2.7"
    assert "activate batum move" in offered(state)
    assert cost(state, "batum", "attack") is None


def test_r9_2_7_bursa_counts_as_near_east():
    """Item 120."""
    stacks = {"bursa": ["br_corps"], "kars": ["ru_cau"], "erzerum": ["tu_corps"], "eskidor": ["tu_corps"]}
    state = board(stacks, active="ap", at_war=["tu"])
    take(state, "ap", "constantinople", "gallipoli", "bursa")
    assert cost(state, "bursa", "attack") == 1

    mark(state, "kars", purpose="attack")
    assert cost(state, "bursa", "attack") is None


def test_r9_2_7_beachhead_near_east_army_and_outsiders_are_not_limited():
    """Item 121: they neither use up the one attack nor are they stopped when it is used."""
    state = board({"kars": ["ru_cau"], "erzerum": ["tu_corps"], "cairo": ["br_ne"], "sinai": ["tu_corps"],
                   "mef_4": ["br_mef"], "adana": ["tu_corps"], "gallipoli": ["br_corps"],
                   "constantinople": ["tu_corps"]}, active="ap", at_war=["tu"], turn=7)  # fmt: skip
    place_beachhead(state, SPACE_NUMBER["mef_4"])
    take(state, "ap", "gallipoli", "adrianople", "philippoli", "kavala")
    outsiders = [("mef_4", 3), ("cairo", 1)]
    mark(state, "mef_4", purpose="attack")
    assert cost(state, "kars", "attack") == 1

    mark(state, "kars", purpose="attack")
    mark_for(state, "attack", *marked_for(state, "attack") - {"mef_4"})
    state.touch()
    assert [cost(state, space, "attack") for space, _ in outsiders] == [price for _, price in outsiders]


def test_r9_2_7_a_space_outside_the_near_east_may_attack_into_it():
    """Item 121: Gallipoli attacks Constantinople although the one Near East space is marked."""
    state = board({"gallipoli": ["br_corps"], "constantinople": ["tu_corps"], "kars": ["ru_cau"],
                   "erzerum": ["tu_corps"]}, active="ap", at_war=["tu", "bu", "gr"])  # fmt: skip
    take(state, "ap", "gallipoli", "adrianople", "philippoli")
    mark(state, "kars", purpose="attack")

    assert cost(state, "gallipoli", "attack") == 1


def test_r9_2_8_movement_comes_before_combat_and_is_not_owed():
    """Item 127: attacks are asked for only when movement has ended; nobody has to move."""
    state = board({"koblenz": ["ge_2"], "sedan": ["fr_1"], "essen": ["ge_1"]})
    say(operate(state, 2), "activate koblenz attack", "activate essen move")
    assert "move ge_1@essen" in offered(state)
    assert "done" in offered(state)

    say(state, "done")
    assert any(text.startswith("attack sedan") for text in offered(state))
    assert place_of(state, unit(state, "ge_1@essen")) == "essen"


def test_r9_2_9_a_fort_its_besiegers_left_may_be_attacked_from_next_door():
    """Item 128. Pitfall 16: the neighbour is marked while the siege stands and attacks when it is over."""
    state = board({"liege": ["ge_2"], "koblenz": ["ge_3"], "brussels": ["be_1"]},
                  forts_besieged=["liege"])  # fmt: skip
    say(operate(state, 2), "activate koblenz attack", "activate liege move", "move ge_2@liege", "to aachen")

    assert "attack liege" in offered(state)


def test_r12_1_10_london_may_be_marked_for_attack():
    """Pitfall 16: it attacks only together with others, but may be marked."""
    assert cost(board({"london": ["br_corps"]}, active="ap"), "london", "attack") == 1


def test_r15_2_5_deserts_are_not_activated_for_attack_in_summer():
    """Item 377: nor in the other edition, where the terrain chart says it."""
    for edition in ("2018", "2010"):
        state = board({"sinai": ["br_ne"], "gaza": ["tu_corps"]}, active="ap", at_war=["tu"], turn=6,
                      options={"edition": edition})  # fmt: skip
        take(state, "ap", "sinai")
        assert cost(state, "sinai", "attack") is None
        assert cost(state, "sinai", "move") == 1
        set_turn(state, 7)
        state.touch()
        assert cost(state, "sinai", "attack") == 1


def test_r12_1_1_a_space_without_anything_to_attack_is_not_marked_for_attack():
    state = operate(board({"essen": ["ge_1"], "koblenz": ["ge_2"], "sedan": ["fr_1"]}), 2)

    assert "activate essen attack" not in offered(state)
    assert why_not(state, "activate essen attack") == "12.1.1"


def test_r9_5_2_4_neutral_greeks_are_not_activated():
    state = board({"athens": ["gr_corps"]}, active="ap", events={"ap_30": 5})

    assert cost(state, "athens") is None


def test_r16_4_9_nobody_is_marked_against_russians_alone_after_the_peace():
    """Only Turks in the Near East may attack them: a mark that leads to nothing is refused."""
    units = {
        "lodz": ["ge_1"], "warsaw": ["ru_1"], "stanislau": ["ah_1"], "czernowitz": ["ru_8"],
        "erzerum": ["tu_corps"], "kars": ["ru_corps"],
    }  # fmt: skip
    before = board(units, at_war=["tu"], turn=14, control=held_by_cp("lodz"), war_status={"cp": 9})
    after = board(
        units,
        at_war=["tu"],
        turn=14,
        control=held_by_cp("lodz"),
        war_status={"cp": 9},
        events={"cp_45": 13},
    )

    assert [cost(before, space, "attack") for space in ("lodz", "stanislau", "erzerum")] == [1, 1, 1]
    assert [cost(after, space, "attack") for space in ("lodz", "stanislau", "erzerum")] == [None, None, 1]
    operate(after, 3)
    assert "activate erzerum attack" in offered(after)
    assert not {"activate lodz attack", "activate stanislau attack"} & set(offered(after))
    assert why_not(after, "activate lodz attack") == "16.4.9"


def test_r9_2_5_events_that_forbid_every_attack_forbid_the_mark():
    """Lloyd George and Stavka Timidity: not against deep German trenches, not against Germans in any."""
    units = {"amiens": ["br_1"], "verdun": ["br_2", "fr_1"], "cambrai": ["ge_1"], "metz": ["ge_2"]}
    trenches = {"cp": {"cambrai": 2, "metz": 2}}
    held = held_by_cp("cambrai")
    french = board(units, active="ap", turn=12, control=held, trenches=trenches, events={"cp_55": 12})
    east = {"vilna": ["ru_1"], "kovno": ["ge_8"]}
    russian = board(
        east, active="ap", turn=6, control=held_by_cp("kovno"),
        trenches={"cp": {"kovno": 1}}, events={"cp_58": 6}, forts_destroyed=["kovno"],
    )  # fmt: skip

    assert (cost(french, "amiens", "attack"), cost(french, "verdun", "attack")) == (None, 2)
    assert cost(russian, "vilna", "attack") is None
    operate(french, 3)
    assert why_not(french, "activate amiens attack") == "7.1.4"


def test_r9_2_5_a_trench_dug_since_is_seen():
    """The same board with a deeper trench: what was allowed a round before is asked again."""
    state = board(
        {"amiens": ["br_1"], "cambrai": ["ge_1"]}, active="ap", turn=12, events={"cp_55": 12},
        control=held_by_cp("cambrai"), trenches={"cp": {"cambrai": 1}},
    )  # fmt: skip
    amiens = Activate(Space(SPACE_NUMBER["amiens"]), ATTACK)
    shallow = amiens in activations(gain(state), AP)
    set_trench(state, SPACE_NUMBER["cambrai"], CP, 2)

    assert shallow
    assert amiens not in activations(state, AP)


def gain(state):
    set_ops_left(state, 5)
    return state


def test_r16_4_9_russians_are_not_marked_for_attack_after_the_peace():
    state = board({"lemberg": ["ru_8"], "stanislau": ["ah_1"]}, active="ap", events={"cp_45": 12})

    assert cost(state, "lemberg", "attack") is None
    assert cost(state, "lemberg", "move") == 1
    assert why_not(operate(state, 1), "activate lemberg attack") == "16.4.9"


def test_r15_1_11_germans_before_oberost_may_besiege_but_not_storm():
    """Item 369: a German stack whose only enemy is a Russian fort is not marked for attack yet."""
    state = board({"tannenberg": ["ge_8"]})
    assert cost(state, "tannenberg", "attack") is None

    note_event(state, "cp_11", 1)
    assert cost(state, "tannenberg", "attack") == 1


def test_r9_2_5_options_agree_with_single_questions():
    """Whatever is listed may be asked for one by one, and the other way round, over the whole set-up."""
    for active in ("ap", "cp"):
        state = board(start=True, active=active, ops_left=3)
        listed = set(activations(state, active_number(state)))
        single = {
            Activate(Space(space), purpose)
            for space in range(BOARD_SIZE)
            for purpose in PURPOSES
            if (cost(state, SPACES[space], purpose) or 9) <= 3
        }
        assert listed == single
        assert len(listed) > 10
