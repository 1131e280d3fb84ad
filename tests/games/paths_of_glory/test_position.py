"""Positions as documents: loading, dumping, playing on, and clear words for what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from boards import board, spaces

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import GreatPowersError
from greatpowers.engine.options import checked_options
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.documents import PositionError
from greatpowers.games.paths_of_glory import position
from greatpowers.games.paths_of_glory.board import BOARD_SIZE, RESERVE, SPACE_NUMBER, members
from greatpowers.games.paths_of_glory.card_facts import CARDS
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.names import AP, CP, NATION_NUMBER
from greatpowers.games.paths_of_glory.phases.action_round import ChooseAction
from greatpowers.games.paths_of_glory.state import State
from greatpowers.games.paths_of_glory.texts import refs
from greatpowers.games.paths_of_glory.war import russian_capitulation, us_entry


def minimal(**fields: Any) -> dict[str, Any]:
    return {"format": "greatpowers-pog-1", **fields}


def held(state: State, name: str) -> str:
    return refs(state, state.at[SPACE_NUMBER[name]])


def played_states(seed: int, scenario: int) -> list[State]:
    """The states at the action choices of a random game."""
    game = PathsOfGlory()
    options = checked_options(game.options, {"peace_terms": False, "edition": ("2018", "2010")[seed % 2]})
    state = game.setup(game.scenarios[scenario], options, b"%d" % seed)
    advance(state)
    stream, found = Stream(f"positions {seed}"), []
    while not state.is_over:
        (choice, *_) = open_choices(state)
        if isinstance(choice, ChooseAction):
            found.append(state.copy())
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))
        state.events.clear()
    return found


def test_an_empty_position_is_august_1914() -> None:
    """Whatever is left out is as at the beginning of that turn."""
    state = position.load(minimal())
    start = board(start=True, scenario="historical")

    assert state.at == start.at
    assert state.reduced == start.reduced
    assert state.trenches == start.trenches
    assert (state.turn, state.vp, state.war_status, state.commitment) == (1, 10, [0, 0], [0, 0])
    assert state.scenario == "historical"


def test_units_are_where_the_document_says_and_nowhere_else() -> None:
    state = position.load(
        minimal(
            turn=3,
            units={
                "sedan": ["ge_2", "ge_3 reduced", "ge_corps reduced"],
                "cp_reserve_box": ["ge_corps", "ge_corps"],
            },
            eliminated=["fr_corps", "fr_5"],
            removed=["ge_9"],
        )
    )

    assert held(state, "sedan") == "ge_2@sedan, ge_3 reduced@sedan, ge_corps reduced@sedan"
    assert len(state.at[RESERVE[CP]]) == 2
    assert held(state, "ap_eliminated_box") == "fr_5@ap_eliminated_box, fr_corps@ap_eliminated_box"
    assert held(state, "cp_removed_box") == "ge_9@cp_removed_box"
    assert sum(len(units) for units in state.at[:BOARD_SIZE]) == 3
    assert state.trenches == {}


def test_control_lists_what_differs_from_the_print_and_counts_for_victory() -> None:
    """The 37 and 28 printed spaces give 10 in balance."""
    state = position.load(minimal(units={}, control={"cp": ["brussels", "liege", "sedan"], "ap": ["metz"]}))
    told = position.load(minimal(units={}, vp=14, control={"cp": ["brussels"]}))

    assert state.cp_control & spaces("brussels", "liege", "sedan", "metz") == spaces(
        "brussels", "liege", "sedan"
    )
    assert state.vp == 10 + 2 - 1  # in the historical scenario Sedan counts; Liege never does
    assert told.vp == 14


def test_r15_1_10_a_fort_in_a_captured_space_is_gone() -> None:
    state = position.load(minimal(units={}, control={"cp": ["liege"]}))

    assert state.forts_destroyed == spaces("liege")


def test_r15_2_1_sieges_follow_from_who_stands_there() -> None:
    """An army or enough corps besiege; fewer hold a broken siege."""
    state = position.load(
        minimal(units={"liege": ["ge_1"], "verdun": ["ge_corps"], "nancy": ["ge_corps", "ge_corps"]})
    )
    told = position.load(minimal(units={"liege": ["ge_1"]}, forts_besieged=[]))

    assert state.forts_besieged == spaces("liege", "nancy")
    assert state.broken_sieges == spaces("verdun")
    assert told.forts_besieged == 0
    assert told.broken_sieges == spaces("liege")


def test_r11_1_15_the_arabs_hold_the_space_they_stand_in() -> None:
    """Unless the document says that it is the Allies' for good."""
    arabs = {"amman": ["br_ana_corps"]}
    passing = position.load(minimal(units=arabs, at_war=["tu"]))
    kept = position.load(minimal(units=arabs, at_war=["tu"], control={"ap": ["amman"]}))

    assert passing.ana_holds == SPACE_NUMBER["amman"]
    assert not passing.cp_control & spaces("amman")
    assert kept.ana_holds == -1
    for state in (passing, kept):
        assert position.load(position.dump(state)).ana_holds == state.ana_holds


def test_nations_enter_by_name_by_event_and_by_commitment() -> None:
    named = position.load(minimal(units={"rome": ["it_corps"]}, at_war=["it"]))
    by_event = position.load(minimal(turn=6, units={"sofia": ["bu_corps"]}, events={"cp_34": 5}))
    turkey = position.load(minimal(turn=4, units={"adana": ["tu_corps"]}, commitment={"cp": "limited"}))
    americans = position.load(minimal(turn=15, units={"paris": ["us_1"]}))
    greeks = position.load(minimal(turn=6, units={"athens": ["gr_corps"]}, events={"ap_30": 5}))

    assert named.at_war >> NATION_NUMBER["it"] & 1
    assert by_event.at_war >> NATION_NUMBER["bu"] & 1
    assert turkey.at_war >> NATION_NUMBER["pe"] & 1
    assert americans.at_war >> NATION_NUMBER["us"] & 1
    assert not greeks.at_war >> NATION_NUMBER["gr"] & 1


def test_tracks_stand_for_the_events_that_lead_to_them() -> None:
    state = position.load(
        minimal(turn=14, units={}, us_entry="over_there", russian_capitulation="fall_of_the_tsar")
    )
    allowed = position.load(minimal(turn=12, units={}, us_entry="zimmermann_allowed",
                                    russian_capitulation="fall_of_the_tsar_allowed"))  # fmt: skip

    assert us_entry(state) == "over_there"
    assert russian_capitulation(state) == "fall_of_the_tsar"
    assert {"ap_54", "ap_55", "cp_28", "cp_52"} <= set(state.played)
    assert (us_entry(allowed), russian_capitulation(allowed)) == (
        "zimmermann_allowed",
        "fall_of_the_tsar_allowed",
    )


@pytest.mark.parametrize("box", ["tsar_takes_command", "fall_of_the_tsar", "bolshevik_revolution_allowed",
                                 "bolshevik_revolution", "treaty_of_brest_litovsk"])  # fmt: skip
def test_every_russian_box_can_be_set_up(box: str) -> None:
    held_spaces = ["warsaw", "lodz", "riga", "vilna"]
    state = position.load(minimal(turn=15, units={}, control={"cp": held_spaces}, russian_capitulation=box))

    assert russian_capitulation(state) == box
    assert position.dump(state)["russian_capitulation"] == box


def test_cards_not_named_lie_in_the_draw_pile() -> None:
    state = position.load(
        minimal(
            turn=3,
            units={},
            hands={"cp": ["cp_02", "cp_06"]},
            events={"cp_01": 1},
            discards={"cp": ["cp_03"]},
        )
    )
    mobilization = {
        name for name, card in CARDS.items() if card.side == CP and card.deck == 0 and not card.is_optional
    }

    assert state.removed_cards[CP] == ["cp_01"]
    assert set(state.decks[CP]) == mobilization - {"cp_01", "cp_02", "cp_03", "cp_06"}
    assert len(state.decks[AP]) == 14


def test_a_position_can_be_played_on_where_it_stands() -> None:
    state = position.load(
        minimal(
            turn=5,
            round=3,
            to_act="ap",
            hands={"ap": ["ap_12"]},
            actions_this_turn={"cp": ["sr", "ops", "rp"]},
        )
    )
    advance(state)
    (choice,) = open_choices(state)

    assert choice.seat == "ap"
    assert (state.round, state.active) == (3, AP)
    assert state.actions == [["ops", "ops"], ["sr", "ops", "rp"]]
    assert "ops ap_12" in [choice.write(option) for option in choice.options(state)]


@pytest.mark.parametrize(
    ("fields", "actions", "acting"),
    [
        ({}, ([], []), CP),
        ({"actions_this_turn": {"cp": ["sr"]}}, ([], ["sr"]), AP),
        ({"to_act": "ap"}, ([], ["ops"]), AP),
        ({"round": 2}, (["ops"], ["ops"]), CP),
        ({"round": 2, "to_act": "ap", "actions_this_turn": {"cp": ["sr"]}}, (["ops"], ["ops", "sr"]), AP),
        ({"round": 1, "to_act": "cp", "actions_this_turn": {"ap": ["rp"]}}, (["rp"], ["ops"]), CP),
    ],
)
def test_the_round_agrees_with_the_actions(
    fields: dict[str, Any], actions: tuple[list[str], list[str]], acting: int
) -> None:
    """What was not told counts as operations; what was told makes the round later."""
    state = position.load(minimal(**fields))
    advance(state)

    assert (state.actions, state.active) == (list(actions), acting)


def test_a_position_can_be_played_to_the_end() -> None:
    state = position.load(
        minimal(turn=19, round=6, to_act="cp", scenario="campaign", options={"peace_terms": False})
    )
    advance(state)
    stream = Stream("to the end")
    while not state.is_over:
        (choice, *_) = open_choices(state)
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))

    assert state.turn == 20
    assert state.result["why"] in ("last-turn", "automatic", "armistice")


def test_other_phases_begin_anew() -> None:
    state = position.load(minimal(turn=5, phase="attrition", units={"vitebsk": ["ge_1"]}))
    advance(state)

    assert held(state, "cp_removed_box") == "ge_1@cp_removed_box"


@pytest.mark.parametrize(("seed", "scenario"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 0)])
def test_states_of_real_games_come_back_as_they_were(seed: int, scenario: int) -> None:
    """Round trip: the same document, the same board, the same question with the same answers."""
    for state in played_states(seed, scenario)[::7]:
        document = json.loads(json.dumps(position.dump(state)))
        again = position.load(document)
        advance(again)

        assert position.dump(again) == document
        assert _looks(again) == _looks(state)
        (now,), (then,) = open_choices(again), open_choices(state)
        assert now == then
        assert [now.write(o) for o in now.options(again)] == [then.write(o) for o in then.options(state)]


def _looks(state: State) -> list[Any]:
    """Everything on the board, counters of a kind taken as alike."""
    stacks = [sorted(refs(state, (unit,)) for unit in units) for units in state.at]
    return [stacks, state.cp_control, state.trenches, state.forts_besieged, state.broken_sieges, state.at_war,
            state.forts_destroyed, state.played, state.vp, state.combined_war_status, state.near_east_used,
            state.ana_holds, state.neutral_entered, state.reinforced]  # fmt: skip


def test_a_state_can_be_written_at_any_moment() -> None:
    """In the middle of an action too: then the position is the one after it."""
    game = PathsOfGlory()
    options = checked_options(game.options, {"peace_terms": False})
    state = game.setup(game.scenarios[3], options, b"any moment")
    advance(state)
    stream = Stream("any moment")
    while not state.is_over:
        (choice, *_) = open_choices(state)
        document = position.dump(state)
        again = position.load(document)
        assert position.dump(again) == document
        advance(again)
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"format": "greatpowers-pog-2"}, ["format", "greatpowers-pog-1"]),
        ({"scenario": "grand"}, ["scenario", "grand"]),
        ({"edition": "1999"}, ["edition", "1999"]),
        ({"turn": 21}, ["turn", "21"]),
        ({"turn": "three"}, ["turn", "three"]),
        ({"turn": True}, ["turn"]),
        ({"units": {"sedann": ["ge_1"]}}, ["sedann", "did you mean 'sedan'"]),
        ({"units": {"sedan": ["ge_11th"]}}, ["units.sedan[0]", "ge_11th", "did you mean"]),
        ({"units": {"sedan": ["ge_1 tired"]}}, ["units.sedan[0]", "reduced"]),
        ({"units": {"sedan": ["ge_1", "ge_1"]}}, ["units.sedan[1]", "1 counters", "ge_1"]),
        ({"units": {"sedan": "ge_1"}}, ["units.sedan", "list"]),
        ({"units": ["ge_1"]}, ["units", "object"]),
        ({"units": {"sedan": ["ge_1", "fr_1"]}}, ["sedan", "both sides"]),
        ({"units": {"rome": ["it_corps"]}}, ["units.rome[0]", "it is not at war"]),
        ({"units": {"sedan": ["ge_corps"] * 20}}, ["ge_corps", "19"]),
        ({"units": {}, "eliminated": ["xx_1"]}, ["eliminated[0]", "xx_1"]),
        ({"control": {"ap": ["metz"], "cp": ["metz"]}}, ["control", "metz"]),
        ({"control": {"us": []}}, ["control", "us"]),
        ({"trenches": {"ap": {"verdun": 3}}}, ["trenches.ap.verdun", "3"]),
        ({"trenches": {"ap": {"verdun": 1}, "cp": {"verdun": 1}}}, ["trenches.cp", "verdun"]),
        ({"forts_destroyed": ["sedan"]}, ["forts_destroyed", "sedan"]),
        ({"units": {}, "forts_besieged": ["liege"]}, ["forts_besieged", "liege"]),
        ({"units": {}, "broken_sieges": ["liege"]}, ["broken_sieges", "liege"]),
        ({"forts_beseiged": []}, ["forts_beseiged", "did you mean 'forts_besieged'"]),
        ({"events": {"cp_99": 1}}, ["events", "cp_99"]),
        ({"turn": 2, "events": {"cp_01": 3}}, ["events.cp_01", "3"]),
        ({"at_war": ["turkey"]}, ["at_war[0]", "turkey"]),
        ({"beachhead": "gallipoli"}, ["beachhead", "gallipoli"]),
        ({"us_entry": "soon"}, ["us_entry", "soon"]),
        ({"russian_capitulation": "tsar_takes_command_allowed"}, ["russian_capitulation", "3"]),
        ({"cp_russian_vp": 4}, ["cp_russian_vp", "0"]),
        ({"mandated": {"ap": "ge"}}, ["mandated.ap", "ge"]),
        ({"rp": {"xx": 1}}, ["rp", "xx"]),
        ({"rp": {"ge": -1}}, ["rp.ge", "-1"]),
        ({"hands": {"ap": ["cp_01"]}}, ["hands.ap[0]", "cp_01"]),
        ({"hands": {"cp": ["cp_01"]}, "discards": {"cp": ["cp_01"]}}, ["cp_01", "already"]),
        ({"actions_this_turn": {"cp": ["wait"]}}, ["actions_this_turn.cp[0]", "wait"]),
        ({"actions_this_turn": {"ap": ["ops"] * 7}}, ["actions_this_turn", "7"]),
        ({"round": 7}, ["round", "7"]),
        ({"near_east_used": {"french_sr": 1}}, ["near_east_used", "french_sr"]),
        ({"barred_from_near_east": ["br_9"]}, ["barred_from_near_east[0]", "br_9"]),
        ({"failed_entrench": ["ge_1@sedan"]}, ["ge_1@sedan"]),
        ({"phase": "tea"}, ["phase", "tea"]),
        ({"missed_mandates": {"ap": "often"}}, ["missed_mandates.ap", "often"]),
        ({"turn": 2, "missed_mandates": {"ap": [3]}}, ["missed_mandates.ap", "3"]),
        ({"war_status": {"ap": 4.5}}, ["war_status.ap", "4.5"]),
        ({"commitment": {"ap": "full"}}, ["commitment.ap", "full"]),
    ],
)
def test_what_is_wrong_is_named_in_one_line(fields: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(GreatPowersError) as problem:
        position.load(minimal(**fields))

    message = str(problem.value)
    assert [word for word in words if word not in message] == []
    assert "\n" not in message


def test_numbers_and_truth_do_where_lists_and_counts_are_kept() -> None:
    state = position.load(
        minimal(turn=6, missed_mandates={"ap": 2, "cp": False}, near_east_used={"cp_sr": True})
    )

    assert position.dump(state)["missed_mandates"] == {"ap": [4, 5], "cp": []}
    assert state.near_east_used == {"cp_sr": 1}


def test_only_objects_are_positions() -> None:
    with pytest.raises(PositionError, match="object"):
        position.load([])  # type: ignore[arg-type]


def test_unknown_fields_that_resemble_nothing_are_passed_over() -> None:
    state = position.load(minimal(units={}, comment="the day before the Marne"))

    assert state.turn == 1


def test_an_overstacked_space_can_be_looked_at() -> None:
    state = position.load(minimal(units={"metz": ["ge_1", "ge_2", "ge_3", "ge_4"]}))

    assert len(state.at[SPACE_NUMBER["metz"]]) == 4


def test_everything_of_a_full_document_is_kept() -> None:
    document = position.dump(
        position.load(
            minimal(
                edition="2010", scenario="campaign", turn=9, vp=13, war_status={"ap": 8, "cp": 9},
                commitment={"ap": "limited", "cp": "limited"}, to_act="ap", round=2,
                units={"mef_1": ["br_mef"], "sedan": ["ge_2 reduced"], "poti": ["ru_cau"]},
                trenches={"ap": {"verdun": 2}, "cp": {"metz": 1}}, beachhead="mef_1", at_war=["tu", "it"],
                mandated={"ap": "fr", "cp": None}, missed_mandates={"ap": [4, 6], "cp": []},
                rp={"ge": 2, "a": 1}, table_cards=["cp_15"], reinforced_this_turn=["br"],
                near_east_used={"british_sr": 1}, barred_from_near_east=["ru_cau"],
                failed_entrench=["ge_2 reduced@sedan"], control={"cp": ["sedan"]},
            )
        )
    )  # fmt: skip
    kept = {
        "edition": "2010", "turn": 9, "vp": 13, "to_act": "ap", "round": 2, "beachhead": "mef_1",
        "at_war": ["it", "tu"],
        "missed_mandates": {"ap": [4, 6], "cp": []}, "table_cards": ["cp_15"], "reinforced_this_turn": ["br"],
        "barred_from_near_east": ["ru_cau"], "failed_entrench": ["ge_2 reduced@sedan"],
        "trenches": {"ap": {"verdun": 2}, "cp": {"metz": 1}}, "mandated": {"ap": "fr", "cp": None},
    }  # fmt: skip

    assert {name: document[name] for name in kept} == kept
    assert document["rp"]["ge"] == 2
    assert document["rp"]["allied"] == 1
    assert document["near_east_used"]["british_sr"] == 1
    assert position.dump(position.load(document)) == document
    assert list(members(position.load(document).barred_from_near_east))
