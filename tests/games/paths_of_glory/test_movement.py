"""Moving units: who, how far, through what and where to. [11.1, 5.7.4.6]"""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.engine.masks import members
from greatpowers.games.paths_of_glory.printed.board import BOARD_SIZE, IN_NATION, SPACE_NUMBER, VP_CAMPAIGN
from greatpowers.games.paths_of_glory.printed.names import AP, PERSIA, TU
from greatpowers.games.paths_of_glory.rules.movement.limits import barred_spaces
from greatpowers.games.paths_of_glory.rules.movement.movement import (
    destinations,
    groups_in,
    may_enter,
    path_refusal,
)
from greatpowers.games.paths_of_glory.rules.movement.moving import ChoosePath, GoTo
from greatpowers.games.paths_of_glory.rules.supply.attrition import attrition
from greatpowers.games.paths_of_glory.state.changes.map import enter_war, place_beachhead
from greatpowers.games.paths_of_glory.state.ids import Space
from greatpowers.games.paths_of_glory.state.setup import put_pieces
from greatpowers.games.paths_of_glory.state.texts import alike
from tests.games.paths_of_glory.boards import board, spaces, unit
from tests.games.paths_of_glory.changing import destroy_forts, make_ready, take
from tests.games.paths_of_glory.operating import (
    asked,
    held_by,
    march_of,
    mark,
    numbers,
    offered,
    operate,
    reachable,
    say,
    why_not,
)
from tests.games.paths_of_glory.seen import (
    beachhead_of,
    counters_in,
    cp_spaces,
    ids,
    place_of,
    unclaimed_spaces,
    vp_of,
)


def test_r11_1_1_only_units_in_activated_spaces_move():
    """Item 190."""
    state = mark(board({"essen": ["ge_1"], "kassel": ["ge_2"]}), "essen")
    operating = march_of(state, "ge_1@essen", "aachen")

    assert place_of(operating, unit(state, "ge_1@aachen")) == "aachen"
    again = say(operate(board({"essen": ["ge_1"], "kassel": ["ge_2"]}), 1), "activate essen move")
    assert why_not(again, "move ge_2@kassel") == "9.2.8"


def test_r11_1_1_montenegrins_never_move():
    """Item 190. Pitfall 24: no move, no advance, no retreat; they may attack."""
    state = board({"cetinje": ["mn_corps", "sb_1"], "mostar": ["ah_corps"]}, active="ap")
    say(operate(state, 1), "activate cetinje move")
    montenegrins = unit(state, "mn_corps@cetinje")

    assert not any("mn_corps" in text for text in offered(state))
    assert why_not(state, "move mn_corps@cetinje") == "11.1.1"
    everywhere = spaces("tirana", "mostar")
    for how in ("move", "advance", "retreat"):
        assert barred_spaces(state, montenegrins, how) & everywhere == everywhere
    assert not barred_spaces(state, montenegrins, "attack") & everywhere


def test_r11_1_1_a_stack_may_leave_in_parts_each_finishing_first():
    """Item 191: groups of one space go one after the other; who has moved is done for the round."""
    state = say(operate(board({"essen": ["ge_1", "ge_2", "ge_corps"]}), 1), "activate essen move")
    assert {"move ge_1@essen", "move ge_1@essen, ge_2@essen, ge_corps@essen"} <= set(offered(state))

    say(state, "move ge_1@essen, ge_corps@essen", "to koblenz")
    assert offered(state) == ["move ge_2@essen", "done"]
    assert why_not(state, "move ge_1@koblenz") in ("9.2.8", "11.1.1")


def test_r11_1_1_moved_units_do_not_move_again_from_another_marked_space():
    """Item 191."""
    state = say(
        operate(board({"essen": ["ge_1"], "kassel": ["ge_2"]}), 2),
        "activate essen move",
        "activate kassel move",
    )
    say(state, "move ge_1@essen", "to kassel")

    assert why_not(state, "move ge_1@kassel") == "11.1.1"


def test_r11_1_1_counters_that_look_alike_are_offered_once():
    state = say(
        operate(board({"essen": ["ge_corps", "ge_corps", "ge_corps reduced"]}), 1), "activate essen move"
    )

    assert offered(state) == [
        "move ge_corps@essen", "move ge_corps reduced@essen", "move ge_corps@essen, ge_corps@essen",
        "move ge_corps@essen, ge_corps reduced@essen",
        "move ge_corps@essen, ge_corps@essen, ge_corps reduced@essen", "done",
    ]  # fmt: skip


def test_r11_1_2_every_space_costs_one_and_lines_are_followed():
    """Item 192: three spaces for an army, four for a corps, a group goes as far as its slowest."""
    state = mark(board({"breslau": ["ge_1", "ge_corps"]}), "breslau")
    start = SPACE_NUMBER["breslau"]
    assert max(len(path) for path in destinations(state, (unit(state, "ge_1@breslau"),)).values()) == 4
    assert max(len(path) for path in destinations(state, (unit(state, "ge_corps@breslau"),)).values()) == 5
    assert reachable(state, "ge_1@breslau, ge_corps@breslau") == reachable(state, "ge_1@breslau")

    army = (unit(state, "ge_1@breslau"),)
    assert path_refusal(state, army, (start, *numbers(["oppeln", "cracow"]))) is None
    assert path_refusal(state, army, (start, *numbers(["cracow"]))).rule == "11.1.3"
    too_far = numbers(["oppeln", "breslau", "oppeln", "breslau"])
    assert path_refusal(state, army, (start, *too_far)).rule == "11.1.5"


def test_r11_1_2_reduced_units_go_as_far_as_their_reduced_side_says():
    """Item 192: the Yildirim army loses a point of movement with its first step."""
    state = mark(board({"ankara": ["tu_yld"], "konya": ["tu_aoi reduced"]}, at_war=["tu"]), "ankara", "konya")

    assert max(len(p) for p in destinations(state, (unit(state, "tu_yld@ankara"),)).values()) == 4
    assert max(len(p) for p in destinations(state, (unit(state, "tu_aoi reduced@konya"),)).values()) == 3


def test_r11_1_4_only_british_cross_to_calais():
    """Item 193: also their dominions, but not in one group with others."""
    state = mark(board({"london": ["br_corps", "br_cnd_corps", "fr_corps"]}, active="ap"), "london")

    assert "calais" in reachable(state, "br_corps@london, br_cnd_corps@london")
    assert reachable(state, "fr_corps@london") == set()
    assert reachable(state, "br_corps@london, fr_corps@london") == set()
    both = (unit(state, "br_corps@london"), unit(state, "fr_corps@london"))
    assert may_enter(state, both, *numbers(["london", "calais"])).rule == "11.1.4"
    french = (unit(state, "fr_corps@london"),)
    assert may_enter(state, french, *numbers(["london", "calais"])).rule == "11.1.3"


def test_r11_1_4_arabs_do_not_use_british_lines_nor_british_arab_ones():
    """Item 193."""
    state = mark(board({"arabia": ["br_ana_corps", "br_corps"]}, active="ap", at_war=["tu"]), "arabia")

    assert {"medina", "aqaba", "amman", "jerusalem"} <= reachable(state, "br_ana_corps@arabia")
    assert reachable(state, "br_corps@arabia") == set()


def test_r11_1_4_spaces_trace_over_any_friendly_dashed_line():
    """Item 194: Medina under the Allies lives on the Arab line, Reval on the Russian one."""
    state = board(active="ap", at_war=["tu"])
    take(state, "ap", "medina", "aqaba", "jerusalem", "beersheba", "gaza", "sinai")
    destroy_forts(state, "aqaba", "beersheba", "gaza")
    lost = attrition(state).lost[AP]

    assert not lost & spaces("medina", "reval", "aqaba")


def test_r11_1_6_units_pass_through_attack_spaces_but_do_not_stop():
    """Item 195. Pitfall 17: the last step is refused, the way through is open."""
    state = board({"essen": ["ge_1"], "aachen": ["ge_2"], "liege": ["be_1"]})
    say(operate(state, 2), "activate aachen attack", "activate essen move", "move ge_1@essen")

    assert "to aachen" not in offered(state)
    assert "to koblenz" in offered(state)
    assert why_not(state, "to aachen") == "11.1.6"
    assert why_not(state, "path aachen koblenz") == ""


def test_r11_1_7_enemy_units_close_a_space():
    """Item 196: also for passing."""
    state = board({"koblenz": ["ge_1"], "sedan": ["fr_1"], "verdun": ["fr_2"], "liege": ["be_1"]})
    say(operate(state, 1), "activate koblenz move", "move ge_1@koblenz")

    assert not {"to sedan", "to cambrai", "to brussels"} & set(offered(state))
    assert why_not(state, "to sedan") == "11.1.7"
    assert why_not(state, "path sedan cambrai") == "11.1.7"


def test_r11_1_8_forts_are_entered_by_who_can_besiege_them():
    """Item 197: an army alone, corps only in sufficient number, anybody once it is besieged."""
    state = mark(board({"koblenz": ["ge_1", "ge_corps", "ge_corps"]}), "koblenz")
    assert "liege" in reachable(state, "ge_1@koblenz")
    alone = mark(board({"koblenz": ["ge_corps", "ge_corps"]}), "koblenz")
    assert "liege" not in reachable(alone, "ge_corps@koblenz, ge_corps@koblenz")
    three = mark(board({"koblenz": ["ge_corps", "ge_corps", "ge_corps"]}), "koblenz")
    assert "liege" in reachable(three, "ge_corps@koblenz, ge_corps@koblenz, ge_corps@koblenz")

    besieged = board({"koblenz": ["ge_corps"], "liege": ["ge_1"]}, forts_besieged=["liege"])
    assert {"liege", "brussels"} <= reachable(mark(besieged, "koblenz"), "ge_corps@koblenz")


def test_r11_1_10_beaches_open_with_the_beachhead():
    """Item 199."""
    state = mark(board({"gallipoli": ["tu_corps"]}, at_war=["tu"]), "gallipoli")
    assert "mef_1" not in reachable(state, "tu_corps@gallipoli")
    assert (
        may_enter(state, (unit(state, "tu_corps@gallipoli"),), *numbers(["gallipoli", "mef_1"])).rule
        == "11.1.10"
    )

    place_beachhead(state, SPACE_NUMBER["mef_1"])
    assert "mef_1" in reachable(state, "tu_corps@gallipoli")
    march_of(state, "tu_corps@gallipoli", "mef_1")
    assert beachhead_of(state) == ""


def test_r11_1_11_neutral_nations_are_closed():
    """Item 200: Greece half opens with Salonika, where no Greek stands."""
    state = mark(board({"innsbruck": ["ah_corps"], "trent": ["ah_1"]}), "innsbruck", "trent")
    assert not {"verona", "asiago"} & reachable(state, "ah_1@trent")
    assert may_enter(state, (unit(state, "ah_1@trent"),), *numbers(["trent", "verona"])).rule == "11.1.11"
    enter_war(state, 3)
    assert {"verona", "asiago"} <= reachable(state, "ah_1@trent")

    greece = mark(
        board({"monastir": ["sb_1"], "florina": ["gr_corps"]}, active="ap", events={"ap_30": 4}), "monastir"
    )
    assert "salonika" in reachable(greece, "sb_1@monastir")
    assert "florina" not in reachable(greece, "sb_1@monastir")


def test_r11_1_12_albania_is_always_open_and_allied():
    """Item 201: and its spaces live on Taranto even while Italy is neutral."""
    state = mark(board({"skopje": ["sb_1"], "mostar": ["ah_corps"]}, active="ap"), "skopje")

    assert "tirana" in reachable(state, "sb_1@skopje")
    assert held_by(state, "tirana") == held_by(state, "valona") == "ap"
    assert not attrition(state).lost[AP] & spaces("tirana", "valona")


@pytest.mark.parametrize("edition", ["2018", "2010"])
def test_r11_1_13_persia_opens_with_turkey(edition):
    """Items 202, 203: closed before; then open to both; in 2018 Kermanshah is the Central Powers'."""
    state = mark(board({"basra": ["br_corps"]}, options={"edition": edition}, active="ap"), "basra")
    assert "ahwaz" not in reachable(state, "br_corps@basra")

    enter_war(state, TU)
    enter_war(state, PERSIA)
    put_pieces(state, "entry_turkey")
    assert "ahwaz" in reachable(state, "br_corps@basra")
    assert VP_CAMPAIGN & spaces("ahwaz")
    if edition == "2018":
        assert cp_spaces(state) & ids(IN_NATION[PERSIA]) == {"kermanshah"}
    else:
        assert unclaimed_spaces(state) == ids(IN_NATION[PERSIA]) - {"ahwaz"}


def test_r11_1_14_every_space_entered_changes_hands_at_once():
    """Item 204: also in passing, victory points with it; not where a fort is besieged."""
    state = board({"koblenz": ["ge_1"], "metz": ["ge_2"]}, forts_destroyed=["liege"])
    mark(state, "koblenz", "metz")
    march_of(state, "ge_1@koblenz", "sedan", "cambrai")
    assert held_by(state, "sedan") == held_by(state, "cambrai") == "cp"
    assert vp_of(state) == 11  # Cambrai scores in the campaign, Sedan does not

    march_of(state, "ge_2@metz", "verdun")
    assert held_by(state, "verdun") == "ap"
    assert vp_of(state) == 11


def test_r11_1_14_the_best_way_is_short_and_takes_what_it_can():
    """Item 204: of two ways of the same length the listed one goes through enemy land."""
    state = mark(board({"cambrai": ["ge_1"]}, forts_destroyed=["liege"]), "cambrai")
    take(state, "cp", "cambrai", "brussels", "liege", "sedan", "koblenz")
    take(state, "cp", "amiens")

    path = destinations(state, (unit(state, "ge_1@cambrai"),))[SPACE_NUMBER["antwerp"]]
    assert path == numbers(["cambrai", "brussels", "antwerp"])
    take(state, "ap", "sedan")
    way = destinations(state, (unit(state, "ge_1@cambrai"),))[SPACE_NUMBER["koblenz"]]
    assert way == numbers(["cambrai", "sedan", "koblenz"])


def test_r11_1_3_a_path_of_ones_own_is_read_and_followed():
    """Item 192: `path` with or without the first space; a march may come back to where it began."""
    state = board({"koblenz": ["ge_1"]})
    say(operate(state, 1), "activate koblenz move", "move ge_1@koblenz", "path koblenz sedan koblenz")

    assert held_by(state, "sedan") == "cp"
    assert place_of(state, unit(state, "ge_1@koblenz")) == "koblenz"
    again = say(operate(board({"koblenz": ["ge_1"]}), 1), "activate koblenz move", "move ge_1@koblenz")
    with pytest.raises(UnreadableDecision):
        asked(again).read(again, "path nowhere")


def test_r11_1_1_units_of_different_spaces_do_not_form_a_group():
    state = board({"koblenz": ["ge_1"], "essen": ["ge_2"]})
    say(operate(state, 2), "activate koblenz move", "activate essen move")

    assert why_not(state, "move ge_1@koblenz, ge_2@essen") == "11.1.1"


def test_r11_1_listed_ends_and_single_answers_agree():
    """Every listed end is legal by its path, and no other space of the map is, for many groups at once."""
    state = board(start=True, active="cp", at_war=["tu"])
    put_pieces(state, "entry_turkey")
    names = ("essen", "aachen", "koblenz", "metz", "cracow", "konigsberg", "constantinople")
    mark(state, *(name for name in names if counters_in(state, name)))
    count = 0
    for space in members(state.marked_move):
        for group in groups_in(state, space):
            choice = ChoosePath("cp", group)
            listed = set(choice.options(state))
            ends = [GoTo(Space(goal)) for goal in range(BOARD_SIZE)]
            allowed = {end for end in ends if choice.refuse(state, end) is None}
            assert listed == allowed
            count += len(listed)
    assert count > 50


def test_groups_that_look_alike_are_offered_once_whatever_the_order_of_their_counters():
    """A full and a reduced corps are one group, also if another full corps has a higher number."""
    state = board({"paris": ["fr_corps", "fr_corps reduced", "fr_corps"]})
    make_ready(state, *counters_in(state, "paris"))

    looks = [alike(state, group) for group in groups_in(state, SPACE_NUMBER["paris"])]

    assert len(looks) == len(set(looks))
