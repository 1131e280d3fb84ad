"""War status, commitment, America and Russia. [16.1–16.4]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import (
    AP,
    CP,
    DECKS,
    NATION_NUMBER,
)
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound
from greatpowers.games.paths_of_glory.rules.events.playing import EventPlay
from greatpowers.games.paths_of_glory.rules.movement.limits import (
    may_stay_on_channel,
    may_storm_russian_forts,
)
from greatpowers.games.paths_of_glory.rules.replacements.replacing import ReplacementPhase
from greatpowers.games.paths_of_glory.rules.turn.drawing import ChooseDiscard, DrawPhase
from greatpowers.games.paths_of_glory.rules.war.war import (
    follow_tracks,
    russian_capitulation,
    russian_vp_count,
    us_entry,
)
from greatpowers.games.paths_of_glory.rules.war.war_status import WarStatusPhase
from greatpowers.games.paths_of_glory.state.changes.map import raise_war_status, set_control
from greatpowers.games.paths_of_glory.state.state import State, is_at_war
from tests.games.paths_of_glory.boards import board, unit
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.changing import set_discards
from tests.games.paths_of_glory.seen import (
    combined_war_status,
    commitment_of,
    deck_of,
    discards_of,
    hand_of,
    neutral_entered,
    russian_vp_at_fall,
    shuffle_is_due,
    war_status_of,
)
from tests.games.paths_of_glory.turns import (
    answer,
    deal,
    played,
    question,
    real_dice,
    run,
    stack,
    texts,
    why_not,
)

OLD = {"edition": "2010"}
SEVEN = ("riga", "vilna", "warsaw", "lodz", "kiev", "odessa", "minsk")


def war_status_phase(**fields: object) -> State:
    state = real_dice(board(**{"turn": 4, **fields}))  # type: ignore[arg-type]
    deal(state, "ap", "ap_02")
    deal(state, "cp", "cp_08")
    return run(state, WarStatusPhase())


def test_r16_1_1_both_sides_begin_with_mobilization() -> None:
    """Item 380"""
    assert commitment_of(board(start=True)) == {"ap": "mobilization", "cp": "mobilization"}


@pytest.mark.parametrize(("status", "level"), [(3, 0), (4, 1), (10, 1)])
def test_r16_1_3_limited_war(status: int, level: int) -> None:
    """Item 381: at four, with twenty new cards."""
    state = war_status_phase(war_status={"ap": status})

    assert commitment_of(state) == {"ap": DECKS[level], "cp": "mobilization"}
    assert len(deck_of(state, "ap")) == 13 + 20 * level
    assert ("ap_15" in deck_of(state, "ap")) == bool(level)


def test_r16_1_3_1_turkey_enters_with_the_limited_war_of_the_central_powers() -> None:
    """Item 382"""
    allies, central = war_status_phase(war_status={"ap": 4}), war_status_phase(war_status={"cp": 4})

    assert not is_at_war(allies, NATION_NUMBER["tu"])
    assert is_at_war(central, NATION_NUMBER["tu"])
    assert stack(central, "gallipoli") == ["tu_corps"]
    assert not neutral_entered(central)


def test_r16_1_4_total_war() -> None:
    """Item 383: at eleven, with twenty-one new cards."""
    less = war_status_phase(war_status={"ap": 10}, commitment={"ap": "limited"})
    enough = war_status_phase(war_status={"ap": 11}, commitment={"ap": "limited"})

    assert (commitment_of(less)["ap"], commitment_of(enough)["ap"]) == ("limited", "total")
    assert "ap_35" in deck_of(enough, "ap")
    assert len(deck_of(enough, "ap")) == 13 + 21


def test_r16_1_3_two_levels_in_one_phase() -> None:
    """Item 384: both are climbed, one after the other, and Turkey enters on the way."""
    state = war_status_phase(war_status={"cp": 12})

    assert commitment_of(state) == {"ap": "mobilization", "cp": "total"}
    assert len(deck_of(state, "cp")) == 13 + 20 + 21
    assert is_at_war(state, NATION_NUMBER["tu"])


def test_r16_1_5_nothing_falls_back() -> None:
    """Item 385: commitment stays whatever happens."""
    state = war_status_phase(
        war_status={"ap": 2, "cp": 1}, commitment={"ap": "total", "cp": "limited"}, at_war=["tu", "it"]
    )

    assert commitment_of(state) == {"ap": "total", "cp": "limited"}


def test_r16_1_5_the_limits_of_1914_end_within_a_turn() -> None:
    """Item 386: coast and Russian forts open as soon as the war status is four."""
    state = board(war_status={"cp": 2})
    before = may_stay_on_channel(state), may_storm_russian_forts(state)
    raise_war_status(state, CP, 2)

    assert before == (False, False)
    assert (may_stay_on_channel(state), may_storm_russian_forts(state)) == (True, True)


def test_r16_1_6_at_total_war_only_the_combined_status_rises() -> None:
    """Item 387"""
    state = board(war_status={"ap": 11, "cp": 5, "combined": 16}, commitment={"ap": "total", "cp": "limited"})
    raise_war_status(state, AP, 2)
    raise_war_status(state, CP, 1)

    assert (war_status_of(state), combined_war_status(state)) == ({"ap": 11, "cp": 6}, 19)


def test_r9_5_1_3_an_event_raises_both_markers() -> None:
    """Item 142"""
    state = board()
    run(state, EventPlay(AP, "ap_02"))

    assert (war_status_of(state), combined_war_status(state)) == ({"ap": 2, "cp": 0}, 2)


@pytest.mark.parametrize(("combined", "ends"), [(39, False), (40, True), (44, True)])
def test_r16_2_1_the_armistice(combined: int, ends: bool) -> None:
    """Item 388: at forty, after the test of automatic victory."""
    state = war_status_phase(war_status={"combined": combined})

    assert (state.result.get("why") == "armistice") == ends


def allied_hand(*cards: str, **fields: object) -> State:
    state = board(start=True, **fields)  # type: ignore[arg-type]
    deal(state, "ap", *cards)
    return run(state, ActionRound(AP, 1))


def central_hand(*cards: str, **fields: object) -> State:
    state = board(**fields)  # type: ignore[arg-type]
    deal(state, "cp", *cards)
    return run(state, ActionRound(CP, 1))


@pytest.mark.parametrize(("combined", "box"), [(29, "none"), (30, "zimmermann_allowed")])
def test_r16_3_2_the_zimmermann_telegram(combined: int, box: str) -> None:
    """Item 389: from a combined war status of thirty on."""
    state = allied_hand("ap_54", turn=12, war_status={"combined": combined})

    assert us_entry(state) == box
    assert ("event ap_54" in texts(state)) == (box != "none")


def test_r16_3_3_the_telegram_brings_no_americans_yet() -> None:
    """Item 389: America is in the war, its reinforcements are not."""
    state = allied_hand("ap_54", "ap_43", turn=12, war_status={"combined": 30})
    run(answer(state, "event ap_54"), ActionRound(AP, 2))

    assert us_entry(state) == "zimmermann_telegram"
    assert is_at_war(state, NATION_NUMBER["us"])
    assert "event ap_43" not in texts(state)
    assert why_not(state, "event ap_43") == "16.3.4"


def test_r16_3_4_over_there_comes_on_a_later_turn() -> None:
    """Item 390: and unlocks American reinforcements."""
    same = played(allied_hand("ap_55", turn=12), "ap_54")
    later = played(allied_hand("ap_55", "ap_43", turn=13), "ap_54", on=12)

    assert "event ap_55" not in texts(same)
    assert why_not(same, "event ap_55") == "16.3.4"
    run(answer(later, "event ap_55"), ActionRound(AP, 2))
    assert us_entry(later) == "over_there"
    assert "event ap_43" in texts(later)


def test_r16_3_5_the_fourteen_points_need_the_telegram() -> None:
    """Item 391"""
    before, after = allied_hand("ap_40", turn=13), played(allied_hand("ap_40", turn=13), "ap_54")

    assert "event ap_40" not in texts(before)
    assert "event ap_40" in texts(after)


def test_r16_4_2_the_russian_counter() -> None:
    """Item 392: it follows control both ways; supply does not matter."""
    state = board()
    found = []
    for space, side in (("warsaw", CP), ("odessa", CP), ("baku", CP), ("lutsk", CP), ("odessa", AP)):
        set_control(state, SPACE_NUMBER[space], side)
        found.append(russian_vp_count(state))

    assert found == [1, 2, 3, 3, 2]


def held(*names: str, **fields: object) -> State:
    """The Central Powers hold these spaces besides their own."""
    return board(control=held_by_cp(*names), **fields)  # type: ignore[arg-type]


def test_r16_4_3_the_tsar_takes_command() -> None:
    """Item 393: with three spaces at the time of play; the box goes back when one is lost before."""
    state = held("riga", "warsaw", "lodz", turn=8)
    deal(state, "cp", "cp_28")
    run(state, ActionRound(CP, 1))
    offered, box = texts(state), russian_capitulation(state)
    set_control(state, SPACE_NUMBER["lodz"], AP)

    assert ("event cp_28" in offered, box) == (True, "tsar_takes_command_allowed")
    assert "event cp_28" not in texts(state)
    assert russian_capitulation(state) == "none"


def test_r16_4_4_the_fall_of_the_tsar() -> None:
    """Item 394: after he took command, when combined war status and counter make thirty-three."""
    state = held("riga", "warsaw", "lodz", turn=13, war_status={"combined": 30})
    deal(state, "cp", "cp_52")
    run(state, ActionRound(CP, 1))
    without = texts(state)
    played(state, "cp_28", on=9)

    assert "event cp_52" not in without
    assert "event cp_52" in texts(state)
    assert russian_capitulation(state) == "fall_of_the_tsar_allowed"
    set_control(state, SPACE_NUMBER["riga"], AP)
    assert "event cp_52" not in texts(state)
    assert russian_capitulation(state) == "tsar_takes_command"


def test_r16_4_5_the_fall_remembers_the_counter() -> None:
    """Item 395"""
    state = held("riga", "warsaw", "lodz", turn=13)
    run(state, EventPlay(CP, "cp_52"))

    assert russian_vp_at_fall(state) == 3
    assert russian_capitulation(state) == "fall_of_the_tsar"


def after_the_fall(*names: str, turn: int = 14, recorded: int = 3, **fields: object) -> State:
    state = held(*names, turn=turn, cp_russian_vp_at_fall=recorded, **fields)
    played(played(state, "cp_28", on=9), "cp_52", on=13)
    deal(state, "cp", "cp_53", "cp_45")
    return run(state, ActionRound(CP, 1))


def may_revolt(state: State) -> bool:
    return "event cp_53" in texts(state)


def test_r16_4_6_the_revolution() -> None:
    """Item 396: on a later turn, with more Russian spaces than at the fall; Baku counts."""
    assert not may_revolt(after_the_fall("riga", "warsaw", "lodz"))
    assert may_revolt(after_the_fall("riga", "warsaw", "lodz", "kiev"))
    assert may_revolt(after_the_fall("riga", "warsaw", "lodz", "baku"))
    assert not may_revolt(after_the_fall("riga", "warsaw", "lodz", "kiev", turn=13))


def test_r16_4_6_everything_but_baku() -> None:
    """Item 396: all seven do, even if no more can be taken."""
    assert may_revolt(after_the_fall(*SEVEN, recorded=7))
    assert not may_revolt(after_the_fall(*SEVEN[1:], "baku", recorded=7))


def test_r16_4_6_of_2010_eight_spaces_in_the_historical_variant() -> None:
    """Item 396: there all eight besides Baku are meant."""
    fields = {"scenario": "historical", "options": OLD, "actions_this_turn": {"cp": ["auto"]}}
    seven = after_the_fall(*SEVEN, recorded=8, **fields)
    eight = after_the_fall(*SEVEN, "brest_litovsk", recorded=8, **fields)

    assert not may_revolt(seven)
    assert may_revolt(eight)


@pytest.mark.parametrize(("edition", "stays"), [("2018", False), ("2010", True)])
def test_r16_4_6_the_box_goes_back_in_2018(edition: str, stays: bool) -> None:
    """Item 397: when the space that allowed it is lost again."""
    state = after_the_fall("riga", "warsaw", "lodz", "kiev", options={"edition": edition})
    follow_tracks(state)
    before = may_revolt(state)
    set_control(state, SPACE_NUMBER["kiev"], AP)

    assert before
    assert may_revolt(state) == stays
    assert (russian_capitulation(state) == "bolshevik_revolution_allowed") == stays


def test_r16_4_6_of_2010_the_end_of_a_round_keeps_the_box() -> None:
    """Item 397: what was reached in an action is remembered when it is over."""
    state = after_the_fall("riga", "warsaw", "lodz", "kiev", options=OLD)
    answer(state, "auto")
    set_control(state, SPACE_NUMBER["kiev"], AP)
    run(state, ActionRound(CP, 2))

    assert may_revolt(state)


def test_r16_4_7_one_russian_point_a_turn_after_the_revolution() -> None:
    """Item 398"""
    state = board({"moscow": ["ru_1 reduced", "ru_2 reduced", "ru_corps reduced"]}, rp={"ru": 4}, turn=15)
    played(state, "cp_53")
    run(state, ReplacementPhase())
    answer(state, "flip ru_1 reduced@moscow")

    assert not state.stack
    assert stack(state, "moscow") == ["ru_1", "ru_2 reduced", "ru_corps reduced"]


def test_r16_4_8_the_treaty() -> None:
    """Item 399: any time after the revolution, on the same turn too."""
    before, after = after_the_fall(), played(after_the_fall(), "cp_53", on=14)

    assert "event cp_45" not in texts(before)
    assert "event cp_45" in texts(after)


def test_r16_4_8_of_2010_the_treaty_waits_a_turn() -> None:
    """Item 400"""
    same, later = after_the_fall(options=OLD), after_the_fall(options=OLD, turn=15)
    for state in (same, later):
        played(state, "cp_53", on=14)

    assert "event cp_45" not in texts(same)
    assert "event cp_45" in texts(later)


def treaty(**units: list[str]) -> State:
    state = board(units, turn=15)
    return run(state, EventPlay(CP, "cp_45"))


def test_r16_4_9_russians_abroad_are_lost() -> None:
    """Item 401: outside Russia, Germany, Turkey, Austria and Romania."""
    state = treaty(
        belgrade=["ru_corps"], lemberg=["ru_1"], kiev=["ru_2"], posen=["ru_3"], erzerum=["ru_corps"]
    )

    assert stack(state, "belgrade") == []
    assert [stack(state, s) for s in ("lemberg", "kiev", "posen", "erzerum")] == [
        ["ru_1"], ["ru_2"], ["ru_3"], ["ru_corps"],
    ]  # fmt: skip


def test_r16_4_9_russians_beside_allies_are_interned() -> None:
    """Item 402"""
    state = treaty(bucharest=["ru_corps", "ro_corps"], kiev=["ru_1"])

    assert stack(state, "bucharest") == ["ro_corps"]
    assert stack(state, "kiev") == ["ru_1"]


def test_r16_4_9_russians_may_still_be_besieged_and_die_of_hunger() -> None:
    """Item 403: the rest of that rule belongs to combat and movement; a Russian unit still stands there."""
    state = treaty(kiev=["ru_1"])

    assert unit(state, "ru_1@kiev") >= 0
    assert russian_capitulation(state) == "treaty_of_brest_litovsk"


def test_r16_1_3_in_2018_new_cards_wait_for_the_draw_phase() -> None:
    """Item 073: they lie with the draw pile, and everything is mixed before drawing."""
    state = war_status_phase(war_status={"ap": 4})
    before = list(deck_of(state, "ap"))
    waiting = shuffle_is_due(state, "ap")
    set_discards(state, "ap", ["ap_03"])
    deck_of(state, "ap").remove("ap_03")
    run(state, DrawPhase())
    answer(state, "done")

    assert waiting
    assert before[-20:] == [f"ap_{n}" for n in range(15, 35)]
    assert discards_of(state, "ap") == []
    assert "ap_03" in deck_of(state, "ap") + hand_of(state, "ap")
    assert not shuffle_is_due(state, "ap")


def test_r16_1_3_of_2010_the_shuffle_is_made_at_once() -> None:
    """Items 074, 183: after a chance to discard combat cards."""
    state = real_dice(board(turn=4, war_status={"ap": 4}, options=OLD))
    deal(state, "ap", "ap_04", "ap_02")
    deal(state, "cp")
    run(state, WarStatusPhase())
    asked = question(state)
    answer(answer(state, "discard ap_04"), "done")

    assert asked == ChooseDiscard("ap")
    assert not shuffle_is_due(state, "ap")
    assert discards_of(state, "ap") == []
    assert "ap_04" in deck_of(state, "ap")
    assert deck_of(state, "ap")[-20:] != [f"ap_{n}" for n in range(15, 35)]


def test_r9_5_4_6_in_2018_there_is_no_second_window() -> None:
    """Item 182: nobody is asked in the War Status Phase."""
    state = war_status_phase(war_status={"ap": 4, "cp": 4})

    assert not state.stack
