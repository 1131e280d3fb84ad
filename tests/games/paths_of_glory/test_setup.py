"""The start of the war: markers, units, first hands. [4]"""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import dice_key
from greatpowers.engine.options import checked_options
from greatpowers.games.paths_of_glory.printed.board import (
    BOARD_SIZE,
    PRINTED_CP,
    SPACES,
)
from greatpowers.games.paths_of_glory.printed.names import AP, CP, NATION_NUMBER, SIDES
from greatpowers.games.paths_of_glory.printed.units import NATION, SIDE
from greatpowers.games.paths_of_glory.rules.turn.opening import ChooseOpening
from greatpowers.games.paths_of_glory.rules.war.war import (
    russian_capitulation,
    russian_vp_count,
    us_entry,
)
from greatpowers.games.paths_of_glory.rules.war.war_status import enter_turkey
from greatpowers.games.paths_of_glory.state.setup import free_pieces, put_pieces
from greatpowers.games.paths_of_glory.state.state import State, is_at_war
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.seen import (
    all_stacks,
    combined_war_status,
    counters_in,
    cp_spaces,
    deck_of,
    decks,
    hand_of,
    ids,
    places,
    rp_of,
    trenches_of,
    turn_of,
    unclaimed_spaces,
    vp_of,
    war_status_of,
)
from tests.games.paths_of_glory.turns import GAME, answer, new_game, question, stack, texts

SCENARIOS = [scenario.id for scenario in GAME.scenarios]


def set_up(scenario: str = "campaign", **options: object) -> State:
    """The pieces alone, before anybody is asked."""
    known = next(s for s in GAME.scenarios if s.id == scenario)
    return GAME.setup(known, checked_options(GAME.options, options), dice_key("set-up"))


def on_map(state: State, nation: str) -> dict[str, list[str]]:
    """Where the units of a nation stand on the map."""
    number = NATION_NUMBER[nation]
    return {
        SPACES[space]: stack(state, SPACES[space])
        for space in range(BOARD_SIZE)
        if any(NATION[unit] == number for unit in counters_in(state, space))
    }


def trenches(state: State) -> dict[str, tuple[str, int]]:
    return {s: (side, n) for side, found in trenches_of(state).items() for s, n in found.items()}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_r4_0_every_scenario_begins_in_august_1914(scenario: str) -> None:
    """Item 001: all begin on turn 1 with the same units; the historical one differs in trenches."""
    state, other = set_up(scenario), set_up("campaign")

    assert turn_of(state) == 1
    assert places(state) == places(other)
    assert (trenches_of(state) == trenches_of(other)) == (scenario != "historical")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_r4_1_1_counters_on_the_tracks(scenario: str) -> None:
    """Item 002: ten victory points, no war status."""
    state = set_up(scenario)

    assert vp_of(state) == 10
    assert (war_status_of(state), combined_war_status(state)) == ({"ap": 0, "cp": 0}, 0)


def test_r4_1_1_replacements_and_national_tracks() -> None:
    """Item 003: no points, no Russian space lost, both national tracks at their first box."""
    state = set_up()

    assert not any(rp_of(state).values())
    assert russian_vp_count(state) == 0
    assert us_entry(state) == "none"
    assert russian_capitulation(state) == "none"


def test_r4_1_2_spaces_belong_to_their_printed_owner() -> None:
    """Item 004: nobody needs a marker where nothing has changed."""
    state = set_up()

    assert cp_spaces(state) == ids(PRINTED_CP)


def test_r4_2_1_austria_hungary() -> None:
    """Items 005, 006: Austrian corps and armies; one corps in Stanislau, four in reserve."""
    state = set_up()

    assert on_map(state, "ah") == {
        "cracow": ["ah_corps"],
        "czernowitz": ["ah_corps"],
        "timisvar": ["ah_corps"],
        "villach": ["ah_corps"],
        "stanislau": ["ah_corps"],
        "tarnow": ["ah_1"],
        "przemysl": ["ah_4"],
        "tarnopol": ["ah_3"],
        "munkacs": ["ah_2 reduced"],
        "novi_sad": ["ah_5"],
        "sarajevo": ["ah_6"],
    }
    assert stack(state, "cp_reserve_box").count("ah_corps") == 4


def test_r4_2_1_the_far_front_has_a_corps_each() -> None:
    """Item 006: Stanislau and Lutsk are held in the 2018 edition; five Russian corps in reserve."""
    state = set_up()

    assert stack(state, "lutsk") == ["ru_corps"]
    assert stack(state, "ap_reserve_box").count("ru_corps") == 5


def test_r4_2_4_of_2010_the_far_front_is_an_option() -> None:
    """Item 007: in 2010 those corps start in reserve unless the alternative set-up is agreed on."""
    plain, moved = set_up(edition="2010"), set_up(edition="2010", alternative_setup=True)

    assert stack(plain, "stanislau") == stack(plain, "lutsk") == []
    assert stack(plain, "cp_reserve_box").count("ah_corps") == 5
    assert stack(plain, "ap_reserve_box").count("ru_corps") == 6
    assert stack(moved, "stanislau") == ["ah_corps"]
    assert stack(moved, "lutsk") == ["ru_corps"]
    assert stack(moved, "cp_reserve_box").count("ah_corps") == 4


def test_r4_2_1_germany() -> None:
    """Item 008"""
    state = set_up()

    assert on_map(state, "ge") == {
        "bremen": ["ge_corps reduced"],
        "aachen": ["ge_1"],
        "koblenz": ["ge_2", "ge_3"],
        "metz": ["ge_4", "ge_5"],
        "strasbourg": ["ge_6"],
        "mulhouse": ["ge_7 reduced"],
        "insterberg": ["ge_8", "ge_corps"],
        "oppeln": ["ge_corps reduced"],
    }
    assert stack(state, "cp_reserve_box").count("ge_corps") == 8


def test_r4_2_1_belgium_and_britain() -> None:
    """Item 009"""
    state = set_up()
    reserve = stack(state, "ap_reserve_box")

    assert on_map(state, "be") == {"antwerp": ["be_1"]}
    assert on_map(state, "br") == {
        "brussels": ["br_bef_army"],
        "port_said": ["br_corps reduced"],
        "cairo": ["br_corps reduced"],
        "basra": ["br_corps reduced"],
    }
    assert (reserve.count("be_corps"), reserve.count("br_corps"), reserve.count("br_bef_corps")) == (1, 1, 1)


def test_r4_2_1_france() -> None:
    """Item 010"""
    state = set_up()

    assert on_map(state, "fr") == {
        "sedan": ["fr_5"],
        "verdun": ["fr_3", "fr_4"],
        "nancy": ["fr_1", "fr_2"],
        "belfort": ["fr_corps", "fr_corps"],
        "bar_le_duc": ["fr_9 reduced"],
        "paris": ["fr_6 reduced"],
        "grenoble": ["fr_corps"],
    }
    assert stack(state, "ap_reserve_box").count("fr_corps") == 7


def test_r4_2_1_russia() -> None:
    """Item 011"""
    state = set_up()
    corps = ("riga", "szawli", "grodno", "odessa", "batum", "kars", "erivan", "lutsk")

    assert on_map(state, "ru") == {
        **{space: ["ru_corps"] for space in corps},
        "kovno": ["ru_1"],
        "lomza": ["ru_2"],
        "ivangorod": ["ru_4"],
        "lublin": ["ru_5"],
        "dubno": ["ru_3"],
        "kamenets_podolski": ["ru_8"],
    }


def test_r4_2_1_serbia_and_montenegro() -> None:
    """Item 012"""
    state = set_up()

    assert on_map(state, "sb") == {"belgrade": ["sb_1"], "valjevo": ["sb_2"]}
    assert on_map(state, "mn") == {"cetinje": ["mn_corps"]}
    assert stack(state, "ap_reserve_box").count("sb_corps") == 2


def test_r4_2_1_trenches() -> None:
    """Item 013: trenches of level 1, also where nobody stands."""
    cp = ("cracow", "trent", "villach", "trieste", "metz", "mulhouse", "konigsberg")
    ap = ("brussels", "port_said", "cairo", "basra", "verdun", "nancy", "belfort", "paris", "riga", "odessa")

    assert trenches(set_up()) == {**dict.fromkeys(cp, ("cp", 1)), **dict.fromkeys(ap, ("ap", 1))}


def test_r4_2_2_neutrals_have_no_units_yet() -> None:
    """Item 014: nobody of a neutral nation is on the map or in reserve; the United States never bring any."""
    state = set_up()
    neutral = {NATION_NUMBER[name] for name in ("it", "ro", "gr", "bu", "tu", "us")}

    assert not [unit for units in all_stacks(state) for unit in units if NATION[unit] in neutral]
    assert not any(is_at_war(state, nation) for nation in neutral)


def test_r4_2_2_greece() -> None:
    """Item 014"""
    state = set_up()
    put_pieces(state, "entry_greece")

    assert on_map(state, "gr") == {space: ["gr_corps"] for space in ("florina", "larisa", "athens")}


@pytest.mark.parametrize(
    ("entry", "capital", "corps"),
    [("entry_bulgaria", "sofia", "bu_corps"), ("entry_romania", "bucharest", "ro_corps")],
)
def test_r4_2_2_bulgaria_and_romania(entry: str, capital: str, corps: str) -> None:
    """Item 015: two corps in the capital, four more where the owner chooses."""
    state = set_up()
    put_pieces(state, entry)

    assert stack(state, capital) == [corps, corps]
    assert free_pieces(state, entry) == [corps] * 4


def test_r4_2_2_italy() -> None:
    """Item 016"""
    state = set_up()
    put_pieces(state, "entry_italy")

    assert on_map(state, "it") == {
        "verona": ["it_1 reduced"],
        "asiago": ["it_4 reduced"],
        "maggiore": ["it_3 reduced"],
        "udine": ["it_2 reduced"],
        "turin": ["it_corps"],
        "rome": ["it_corps"],
        "taranto": ["it_corps"],
    }
    assert stack(state, "ap_reserve_box").count("it_corps") == 4


def test_r4_2_2_turkey() -> None:
    """Item 017"""
    state = set_up()
    enter_turkey(state)
    corps = ("adrianople", "gallipoli", "constantinople", "balikesir", "ankara", "adana", "rize", "erzerum",
             "van", "mosul", "baghdad", "damascus", "gaza", "medina")  # fmt: skip

    assert on_map(state, "tu") == {space: ["tu_corps"] for space in corps}
    assert {space: trenches(state)[space] for space in ("giresun", "baghdad", "gaza")} == dict.fromkeys(
        ("giresun", "baghdad", "gaza"), ("cp", 1)
    )


def test_r11_1_13_persia_is_divided_when_turkey_enters() -> None:
    """Kermanshah goes to the Central Powers, the rest to the Allies; in 2010 only Ahwaz has an owner."""
    new, old = set_up(), set_up(edition="2010")
    for state in (new, old):
        enter_turkey(state)

    assert "kermanshah" in cp_spaces(new)
    assert "tabriz" not in cp_spaces(new)
    assert is_at_war(old, NATION_NUMBER["pe"])
    assert "tabriz" in unclaimed_spaces(old)
    assert "ahwaz" not in unclaimed_spaces(old)


def test_r4_3_1_the_central_powers_announce_the_guns_of_august() -> None:
    """Item 018: they are asked before the first turn, and everybody hears the answer."""
    state = new_game("campaign")
    asked = question(state)
    answer(state, "guns of august")

    assert isinstance(asked, ChooseOpening)
    assert asked.seat == "cp"
    assert "OpeningChosen" in {type(r.event).__name__ for r in state.events if r.audience is None}
    assert GAME.view(state, "ap").sides[CP].shown == ("cp_01",)


@pytest.mark.parametrize("size", [7, 8])
def test_r4_3_1_the_guns_are_part_of_the_hand(size: int) -> None:
    """Item 019: the hand has its full size with them in it, and nothing obliges to play the event."""
    state = answer(new_game("campaign", eight_cards=size == 8), "guns of august")

    assert "cp_01" in hand_of(state, "cp")
    assert len(hand_of(state, "cp")) == size
    assert {"event cp_01", "ops cp_01", "sr cp_01", "rp cp_01", "auto"} <= set(texts(state))


def test_r4_3_1_without_the_announcement_chance_decides() -> None:
    """Item 019: the Guns are then one card among fourteen."""
    states = [answer(new_game(seed=str(n)), "no guns of august") for n in range(20)]

    assert {"cp_01" in hand_of(state, "cp") for state in states} == {True, False}
    assert all(len(hand_of(state, "cp")) == 7 for state in states)
    assert all(GAME.view(state, "ap").sides[CP].shown == () for state in states)


def test_r4_3_2_the_allies_draw_seven_of_fourteen() -> None:
    """Item 020"""
    states = [answer(new_game(seed=str(n)), "guns of august") for n in range(10)]
    ids = {f"ap_{n:02}" for n in range(1, 15)}

    assert all(set(hand_of(state, "ap")) | set(deck_of(state, "ap")) == ids for state in states)
    assert all(len(hand_of(state, "ap")) == 7 for state in states)
    assert len({tuple(sorted(hand_of(state, "ap"))) for state in states}) > 1


def test_r9_1_2_only_mobilization_cards_are_in_play_at_the_start() -> None:
    """Item 100: fourteen cards a side, and no Limited or Total War card among them."""
    state = answer(new_game(), "guns of august")
    found = {card for pile in (*(hand_of(state, side) for side in SIDES), *decks(state)) for card in pile}

    assert found == {f"{side}_{n:02}" for side in SIDES for n in range(1, 15)}


def test_boards_start_like_games() -> None:
    """The boards of other tests have the same set-up as a game."""
    state = board(start=True)

    assert places(state) == places(set_up())
    assert {SIDE[unit] for unit in counters_in(state, "sedan")} == {AP}
