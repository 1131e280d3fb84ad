"""Reinforcement cards: when they may be played, and where their units enter. [9.5.3]"""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.engine.state import open_choices
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.units import BR_NE, FR_ORIENT, MEF, RU_CAU, UNITS
from greatpowers.games.paths_of_glory.rules.movement.near_east import is_kept_out
from greatpowers.games.paths_of_glory.rules.movement.occupation import enter_space
from greatpowers.games.paths_of_glory.state.changes.map import move_unit
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.cardplay import (
    asked,
    at,
    forbidden_by,
    held_by_ap,
    held_by_cp,
    offered,
    play,
    refusal,
    say,
    war,
    where,
    why_not,
)
from tests.games.paths_of_glory.seen import actions_of, beachhead_of, counters_in, cp_spaces, war_status_of

REINFORCEMENTS = [card.id for card in CARDS.values() if card.reinforcement_nation >= 0]
#: Everybody in the war, and the Americans on their way.
ALL_AT_WAR = {"at_war": ["it", "tu", "us", "ro", "bu", "gr"], "events": {"ap_54": 3, "ap_55": 4}}
FULL = ["fr_1", "fr_2", "fr_3"]


@pytest.mark.parametrize("card", REINFORCEMENTS)
def test_r9_5_3_1_no_reinforcements_in_august(card):
    """Item 151."""
    assert forbidden_by(war(turn=1, **ALL_AT_WAR), card) == "reinforcements-august"
    assert forbidden_by(war(turn=2, **ALL_AT_WAR), card) == ""


@pytest.mark.parametrize("card", REINFORCEMENTS)
def test_r9_5_3_every_unit_of_the_card_comes_into_play(card):
    """Armies on the map, corps in reserve; nothing is lost. The first place offered is taken."""
    state = play(war(**ALL_AT_WAR), card)
    while state.stack:
        say(state, offered(state)[0])

    for kind, count in CARDS[card].units:
        assert len(where(state, kind)) == count
    assert actions_of(state, CARDS[card].side) == ["reinforcement"]


def test_r9_5_3_1_one_reinforcement_card_a_nation_and_turn():
    """Item 151: the next British card must wait, other nations need not."""
    state = play(war(**ALL_AT_WAR), "ap_14")

    assert forbidden_by(state, "ap_01") == "reinforced-already"
    assert refusal(state, "ap_01").params == {"nation": "br"}
    assert forbidden_by(state, "ap_08") == ""


@pytest.mark.parametrize(("first", "second"), [("ap_20", "ap_41"), ("ap_31", "ap_50"), ("cp_24", "cp_42")])
def test_r9_5_3_1_cards_with_special_units_count_for_their_nation(first, second):
    """Item 151: Anzac, MEF, Allenby and the Arabs are British, the Senussi Turkish."""
    state = play(war(**ALL_AT_WAR), first)
    if state.stack:
        say(state, offered(state)[0])

    assert forbidden_by(state, second) == "reinforced-already"


def test_r9_5_3_2_corps_go_to_the_reserve_at_full_strength():
    """Item 154."""
    state = play(war(), "ap_08")

    assert at(state, "ap_reserve_box") == ["ru_corps", "ru_corps"]


def test_r9_5_3_2_the_arabs_come_to_arabia():
    """Items 138, 154: with Turkey at war."""
    assert forbidden_by(war(), "ap_41") == "play-nation-neutral"

    state = play(war(at_war=["tu"]), "ap_41")
    assert at(state, "arabia") == ["br_ana_corps"]


def test_r9_5_3_2_the_senussi_come_to_libya_and_hold_it():
    """Items 137, 154: with Turkey at war and no Allied unit there."""
    allied = held_by_ap("libya")
    assert forbidden_by(war(), "cp_24") == "play-nation-neutral"
    assert (
        forbidden_by(war({"libya": ["br_corps"]}, at_war=["tu"], control=allied), "cp_24") == "landing-enemy"
    )

    state = play(war(at_war=["tu"], control=allied), "cp_24")
    assert at(state, "libya") == ["tu_sn_corps"]
    assert "libya" in cp_spaces(state)


@pytest.mark.parametrize(
    ("card", "kind", "entries"),
    [
        ("ap_14", "br_1", {"london"}),
        ("ap_10", "fr_10", {"paris"}),
        ("ap_32", "ru_12", {"petrograd", "moscow", "kharkov", "caucasus"}),
        ("ap_22", "it_5", {"rome"}),
        ("cp_07", "ge_9", {"berlin", "essen", "breslau"}),
        ("cp_20", "ah_10", {"vienna", "budapest"}),
        ("cp_42", "tu_yld", {"constantinople"}),
        ("ap_43", "us_1",
         {"cherbourg", "nantes", "la_rochelle", "bordeaux", "le_havre", "calais", "marseilles"}),
    ],
)  # fmt: skip
def test_r9_5_3_3_armies_enter_at_capitals_and_sources(card, kind, entries):
    """Items 155, 157: Americans at any French port."""
    state = play(war(**ALL_AT_WAR), card)

    if len(entries) == 1:
        assert where(state, kind) == list(entries)
    else:
        assert set(offered(state)) == {f"place {kind} at {space}" for space in entries}


def test_r9_5_3_3_two_armies_may_be_split():
    """Item 155."""
    state = play(war(), "ap_11", "place ru_9 at petrograd", "place ru_10 at kharkov")

    assert (at(state, "petrograd"), at(state, "kharkov")) == (["ru_9"], ["ru_10"])


def test_r9_5_3_3_not_into_a_besieged_fort_and_not_without_supply():
    """Item 156."""
    units = {"breslau": ["ru_1"]}
    state = play(war(units, forts_besieged=["breslau"]), "cp_07")
    assert offered(state) == ["place ge_9 at essen", "place ge_9 at berlin"]
    assert why_not(state, "place ge_9 at breslau") == "entry-besieged"

    lost = war(control=held_by_ap("essen", "breslau", "sofia", "constantinople"))
    assert forbidden_by(lost, "cp_07") == "reinforcement-no-place"


def test_r9_5_3_3_americans_need_a_friendly_port():
    """Item 157."""
    state = play(war(control=held_by_cp("calais", "le_havre"), **ALL_AT_WAR), "ap_43")

    assert "place us_1 at calais" not in offered(state)
    assert why_not(state, "place us_1 at calais") == "entry-not-friendly"
    assert "place us_1 at bordeaux" in offered(state)


def test_r9_5_3_1_americans_need_room_in_the_port():
    """Items 152, 157. Pitfall 40: stacking counts for them too."""
    state = play(war({"calais": FULL, "bordeaux": ["br_1", "br_2"]}, **ALL_AT_WAR), "ap_47")

    assert why_not(state, "place us_2 at calais") == "entry-full"
    assert "place us_2 at bordeaux" in offered(state)


def test_r9_5_3_3_orleans_only_while_paris_is_full():
    """Item 158. Pitfall 40."""
    assert where(play(war({"paris": FULL}), "ap_10"), "fr_10") == ["orleans"]
    assert where(play(war({"paris": FULL[:2]}), "ap_10"), "fr_10") == ["paris"]


def test_r9_5_3_3_orleans_is_no_way_round_a_lost_paris():
    """Items 153, 158: neither with Paris in enemy hands nor under siege."""
    lost = war({"paris": ["ge_1"]}, control=held_by_cp("paris"))
    besieged = war({"paris": ["ge_1", "ge_2", "ge_3"]}, forts_besieged=["paris"])

    assert forbidden_by(lost, "ap_10") == "reinforcement-no-place"
    assert forbidden_by(besieged, "ap_10") == "reinforcement-no-place"


def test_r9_5_3_1_the_card_is_illegal_if_one_unit_finds_no_place():
    """Item 152: room for one of two armies is not enough."""
    packed = {
        "berlin": ["ge_1", "ge_2", "ge_3"],
        "essen": ["ge_4", "ge_5", "ge_6"],
        "breslau": ["ge_7", "ge_8"],
    }
    full_london = {"london": ["br_2", "br_3", "br_4"]}

    assert forbidden_by(war(packed), "cp_46") == "reinforcement-no-place"
    assert forbidden_by(war(packed), "cp_07") == ""
    assert forbidden_by(war(full_london), "ap_14") == "reinforcement-no-place"
    assert forbidden_by(war(full_london), "ap_20") == ""


def test_r9_5_3_1_two_armies_fill_what_room_there_is():
    """Item 152: the second one must go where the first is not."""
    units = {"berlin": ["ge_1", "ge_2"], "essen": ["ge_4", "ge_5", "ge_6"], "breslau": ["ge_7", "ge_8"]}
    state = play(war(units), "cp_46", "place ge_17 at breslau")

    assert where(state, "ge_18") == ["berlin"]


def test_r9_5_3_1_a_lost_capital_matters_only_without_another_entry():
    """Item 153."""
    assert forbidden_by(war(control=held_by_ap("vienna")), "cp_20") == ""
    assert forbidden_by(war(control=held_by_ap("vienna", "budapest")), "cp_20") == "reinforcement-no-place"
    assert forbidden_by(war(control=held_by_ap("berlin")), "cp_07") == ""
    assert forbidden_by(war(control=held_by_cp("rome"), at_war=["it"]), "ap_22") == "reinforcement-no-place"


@pytest.mark.parametrize(("card", "nation"), [("ap_22", "it"), ("cp_42", "tu"), ("cp_48", "tu")])
def test_r9_5_3_1_neutrals_get_no_reinforcements(card, nation):
    assert forbidden_by(war(), card) == "play-nation-neutral"
    assert refusal(war(), card).params == {"nation": nation}


@pytest.mark.parametrize("card", ["ap_38", "ap_43", "ap_47", "ap_64"])
def test_r16_3_4_americans_come_after_over_there_unless_submarines_stop_them(card):
    """Items 166, 390."""
    telegram = {"ap_54": 3}
    over_there = {"ap_54": 3, "ap_55": 4}

    assert forbidden_by(war(at_war=["us"], events=telegram), card) == "play-needs-card"
    assert forbidden_by(war(at_war=["us"], events=over_there), card) == ""
    assert forbidden_by(war(at_war=["us"], events={**over_there, "cp_36": 4}), card) == "play-closed-by-card"
    assert forbidden_by(war(at_war=["us"], events={**over_there, "cp_36": 4, "ap_52": 5}), card) == ""


def test_r9_5_3_5_the_mef_lands_on_a_beach():
    """Items 138, 162: Turkey at war; the beach becomes a port."""
    state = play(war(at_war=["tu"]), "ap_31")
    assert offered(state)[0] == "place br_mef at london"
    assert len([text for text in offered(state) if "mef_" in text.removeprefix("place br_mef")]) == 4

    say(state, "place br_mef at mef_2")
    assert beachhead_of(state) == "mef_2"
    assert at(state, "mef_2") == ["br_mef"]
    assert not is_kept_out(state, MEF)
    assert war_status_of(state) == {"ap": 1, "cp": 0}


def test_r9_5_3_5_a_unit_of_the_enemy_ends_the_beachhead():
    """Item 163."""
    state = play(war({"gallipoli": ["tu_corps"]}, at_war=["tu"]), "ap_31", "place br_mef at mef_1")
    move_unit(state, MEF, (SPACE_NUMBER["mef_1"], SPACE_NUMBER["london"]), "sr")
    turk = counters_in(state, "gallipoli")[0]
    move_unit(state, turk, (SPACE_NUMBER["gallipoli"], SPACE_NUMBER["mef_1"]), "move")
    enter_space(state, (turk,), SPACE_NUMBER["mef_1"])

    assert beachhead_of(state) == ""


def test_r9_5_2_4_1_after_salonika_the_mef_enters_at_london_only():
    """Items 148, 159, 161: as an ordinary army that never goes to the Near East; war status still counts."""
    state = play(war(at_war=["tu"], events={"ap_30": 4}), "ap_31")

    assert where(state, "br_mef") == ["london"]
    assert is_kept_out(state, MEF)
    assert war_status_of(state) == {"ap": 1, "cp": 0}


def test_r9_5_3_4_conditions_of_the_card_do_not_bind_an_army_placed_at_home():
    """Item 159: MEF before Turkey's entry, Allenby without the pipeline."""
    mef = play(war(), "ap_31")
    allenby = play(war(), "ap_50")

    assert (where(mef, "br_mef"), where(allenby, "br_ne")) == (["london"], ["london"])
    assert is_kept_out(mef, MEF)
    assert is_kept_out(allenby, BR_NE)


def test_r9_5_3_3_allenby_comes_to_alexandria_after_the_pipeline():
    """Items 138, 159."""
    state = play(war(events={"ap_49": 4}), "ap_50")
    assert set(offered(state)) == {"place br_ne at alexandria", "place br_ne at london"}

    say(state, "place br_ne at alexandria")
    assert not is_kept_out(state, BR_NE)


def test_r9_5_3_4_the_pipeline_may_follow_allenby_at_home():
    """Item 161."""
    state = play(war(), "ap_50")

    assert forbidden_by(state, "ap_49") == ""


def test_r9_5_3_3_the_orient_army_comes_to_an_allied_salonika():
    """Item 159: or to Paris, without the Near East and Salonika."""
    closed = play(war(), "ap_53")
    assert where(closed, "fr_orient") == ["paris"]
    assert is_kept_out(closed, FR_ORIENT)

    state = play(war(at_war=["gr"]), "ap_53")
    assert set(offered(state)) == {"place fr_orient at paris", "place fr_orient at salonika"}
    say(state, "place fr_orient at salonika")
    assert not is_kept_out(state, FR_ORIENT)


def test_r9_5_3_3_no_room_in_salonika_for_the_orient_army():
    state = play(war({"salonika": FULL}, at_war=["gr"]), "ap_53")

    assert where(state, "fr_orient") == ["paris"]


def test_r9_5_3_3_the_caucasus_army_comes_to_the_near_east_or_home():
    """Item 159: even before Turkey enters."""
    state = play(war(), "ap_29")
    assert {"place ru_cau at kars", "place ru_cau at baku", "place ru_cau at moscow"} <= set(offered(state))
    assert "place ru_cau at riga" not in offered(state)

    say(state, "place ru_cau at kars")
    assert not is_kept_out(state, RU_CAU)


@pytest.mark.parametrize("space", ["petrograd", "caucasus"])
def test_r9_5_3_4_the_caucasus_army_at_home_stays_in_europe(space):
    state = play(war(), "ap_29", f"place ru_cau at {space}")

    assert is_kept_out(state, RU_CAU)


def test_r9_5_3_4_armies_placed_at_home_stay_irreplaceable_and_first_to_lose():
    """Item 160: what is printed on the counter does not change."""
    for unit in (MEF, RU_CAU):
        assert UNITS[unit].is_dotted
        assert UNITS[unit].loss_priority > 0
    assert all(UNITS[unit].is_dotted for unit in (BR_NE, FR_ORIENT))


def test_r9_5_3_a_place_is_written_with_the_unit_and_read_in_any_case():
    state = play(war(), "ap_11")
    (choice,) = open_choices(state)

    assert asked(state) == ("ap", "ChooseEntry")
    assert choice.read(state, "  Place RU_9 at  Moscow ").space == SPACE_NUMBER["moscow"]
    with pytest.raises(UnreadableDecision):
        choice.read(state, "place ru_10 at moscow")
    with pytest.raises(UnreadableDecision):
        choice.read(state, "place ru_9 at nowhere")


def test_r9_5_3_1_reinforcements_of_the_2010_edition_are_the_same():
    state = play(board(turn=3, options={"edition": "2010"}), "cp_12")

    assert set(offered(state)) == {"place ge_10 at berlin", "place ge_10 at essen", "place ge_10 at breslau"}
