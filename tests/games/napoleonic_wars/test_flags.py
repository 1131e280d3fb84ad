"""Flags. [7.4]"""

from __future__ import annotations

from greatpowers.games.napoleonic_wars.printed.pieces import FLAG_LIMIT
from greatpowers.games.napoleonic_wars.rules.formation.building import build_areas
from greatpowers.games.napoleonic_wars.rules.formation.flags import EventFlag, flag_targets
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from tests.games.napoleonic_wars.boards import answer, board, nation, place, run, texts
from tests.games.napoleonic_wars.seen import flag_in
from tests.games.napoleonic_wars.war_boards import areas, cost, do, offered, owner, put_consul, refused, spend


def test_r7_4_a_flag_costs_one_cp() -> None:
    """Items 86, 88: a Formation flags the area it stands in."""
    state = board({"linz": "1 france"})

    assert cost(state, "france", "flag linz") == 1
    do(state, "france", "flag linz")

    assert owner(state, "linz") == "france"


def test_r7_4_the_first_owner_only_takes_others_flags_away() -> None:
    """Item 87: no Austrian Flag lies in Linz afterwards."""
    state = board({"linz": "1 austria"}, flags={"linz": "france"}, active="austria")

    do(state, "austria", "flag linz")

    assert owner(state, "linz") == "austria"
    assert flag_in(state, "linz") == ""


def test_r7_4_another_flag_goes_when_one_is_placed() -> None:
    """Items 87, 6: one Flag an area."""
    state = board({"munich": "1 russia"}, flags={"munich": "austria"}, active="russia")
    put_russia_against_austria = refused(state, "russia", "flag munich")
    assert put_russia_against_austria == "nw-flag-allied 8.22"

    french = board({"linz": "1 france"}, flags={"linz": "russia"})
    do(french, "france", "flag linz")
    assert flag_in(french, "linz") == "france"


def test_r7_41_an_army_flags_beside_it_where_nobody_can_intercept() -> None:
    """Item 89: from Munich into Linz and Salzburg; not with an Austrian Army in Vienna able to come."""
    alone = board({"munich": "ney + 2 france"})
    assert {"linz", "salzburg"} <= areas(flag_targets(alone, nation("france")))

    guarded = board({"munich": "ney + 2 france", "vienna": "charles + 3 austria"})
    assert "linz" not in areas(flag_targets(guarded, nation("france")))
    assert refused(guarded, "france", "flag linz") == "nw-flag-out-of-reach 7.41"

    unable = board({"munich": "ney + 2 france", "vienna": "3 austria"})
    assert "linz" in areas(flag_targets(unable, nation("france")))


def test_r7_41_strength_without_a_leader_flags_only_where_it_stands() -> None:
    """Item 89: an Army has a leader."""
    state = board({"munich": "4 france"})

    assert refused(state, "france", "flag linz") == "nw-flag-out-of-reach 7.41"


def test_r7_41_an_enemy_formation_prevents_it() -> None:
    """Item 89."""
    state = board({"munich": "ney + 2 france", "linz": "1 austria"})

    assert refused(state, "france", "flag linz") == "nw-flag-out-of-reach 7.41"


def test_r7_41_no_flag_over_a_strait_or_a_marsh() -> None:
    """Item 90: the French in Denmark's Jutland against Swedish Malmö stand for all straits."""
    from greatpowers.games.napoleonic_wars.printed.board import LINE, OWNER, PLACES
    from greatpowers.games.napoleonic_wars.printed.names import AUSTRIA, MARSH, RUSSIA

    ends = ((key >> 8, key & 255) for key, line in LINE.items() if line == MARSH)
    frm, to = next((a, b) for a, b in ends if OWNER[b] in (AUSTRIA, RUSSIA))
    state = board({PLACES[frm]: "ney + 2 france"}, flags={PLACES[frm]: "france"})

    assert refused(state, "france", f"flag {PLACES[to]}").startswith("nw-flag-")
    assert PLACES[to] not in areas(flag_targets(state, nation("france")))


def test_r7_41_movement_opens_new_areas_to_flags() -> None:
    """Item 91: checked when the CP is spent."""
    state = board({"ulm": "ney + 2 france"}, flags={"ulm": "france"})
    spend(state, "france", 3)
    assert "flag linz" not in texts(state)

    answer(state, "move ney + 2 france @ ulm to munich")

    assert "flag linz" in texts(state)


def test_r7_42_a_fortress_is_flagged_only_by_siege() -> None:
    """Item 92."""
    state = board({"venice": "ney + 2 france"})

    assert refused(state, "france", "flag venice") == "nw-flag-fortress 7.42"


def test_r7_43_a_shared_area_belongs_to_the_lower_colour_until_it_is_flagged() -> None:
    """Items 93, 94: Britain needs a Flag in Amsterdam and then builds there."""
    state = board({"amsterdam": "1 britain"}, active="britain")
    assert owner(state, "amsterdam") == "france"
    assert "amsterdam" not in areas(build_areas(state, nation("britain")))

    do(state, "britain", "flag amsterdam")

    assert owner(state, "amsterdam") == "britain"
    assert "amsterdam" in areas(build_areas(state, nation("britain")))
    assert "amsterdam" not in areas(build_areas(state, nation("france")))


def test_r8_22_no_flag_on_an_allys_land_but_its_enemys_flag_may_be_taken() -> None:
    """Items 117, 118: Russians in Austria."""
    state = board({"linz": "1 russia"}, active="russia")
    assert refused(state, "russia", "flag linz") == "nw-flag-allied 8.22"

    taken = board({"linz": "1 russia"}, flags={"linz": "france"}, active="russia")
    do(taken, "russia", "flag linz")
    assert owner(taken, "linz") == "austria"


def test_r9_54_no_flag_on_neutral_land() -> None:
    """Item 160: Prussia is neutral."""
    state = board({"leipzig": "1 france"})

    assert refused(state, "france", "flag leipzig") in ("nw-flag-neutral 9.54", "nw-flag-allied 8.22")
    assert refused(state, "france", "flag dresden").startswith("nw-flag-")


def test_r9_7_an_army_group_places_the_commanders_flag_only() -> None:
    """Item 167: Kutuzov commands, Austria may not flag."""
    state = board({"munich": "kutuzov + 8 russia, charles + 1 austria"}, active="austria")

    assert refused(state, "austria", "flag munich") == "nw-flag-commander 9.7"
    assert refused(state, "russia", "flag munich") == ""


def test_r2_2_flags_are_limited_by_the_counters() -> None:
    """Item 6."""
    state = board({"munich": "1 sweden"}, active="sweden")
    put_consul(state, "sweden", "britain", "pact")
    free = [area for area in range(170) if area != place("munich")][: FLAG_LIMIT[nation("sweden")]]
    for area in free:
        state.flag[area] = nation("sweden")
    state.board_changed()

    assert refused(state, "sweden", "flag munich") == "nw-flag-none-left 2.2"


def test_r10_6_a_flag_of_an_event_may_be_intercepted() -> None:
    """Item 189: the Austrian Army rolls 12 and the Flag is gone."""
    state = board({"vienna": "charles + 3 austria"}, dice=[6, 6])

    run(state, EventFlag(nation("france"), place("linz"), "event"))
    rolled = next(text for text in texts(state) if not text.startswith(("no", "let", "stand", "pass")))
    answer(state, rolled)

    assert owner(state, "linz") == "austria"


def test_r13_9_ships_leave_a_port_that_is_flagged() -> None:
    """Item 249."""
    state = board({"genoa": "1 austria"}, fleets={"genoa": "1 france"}, active="austria")

    do(state, "austria", "flag genoa")

    assert squadrons_at(state, place("genoa")) == ()
    assert len(squadrons_at(state, place("ligurian_sea"))) == 1


def test_r7_4_nothing_is_offered_without_a_cp() -> None:
    """Item 86."""
    state = board({"linz": "1 france"})

    assert offered(state, "france", "flag", 0) == []
    assert offered(state, "france", "flag", 1) == ["linz"]


def test_r9_7_the_nation_that_does_not_command_is_told_who_does() -> None:
    """Items 87, 177: Kutuzov's Russians stand in Munich, but Charles commands the group."""
    state = board({"munich": "charles + 4 austria, kutuzov + 1 russia"}, active="russia")

    assert refused(state, "russia", "flag munich") == "nw-flag-commander 9.7"
    assert refused(state, "austria", "flag munich") == ""


def test_r9_7_an_army_beside_that_does_not_command_is_told_so_too() -> None:
    """Items 87, 177: from Linz into Munich."""
    state = board({"linz": "charles + 4 austria, kutuzov + 1 russia"}, active="russia")

    assert refused(state, "russia", "flag munich") == "nw-flag-commander 9.7"
    assert refused(state, "russia", "flag paris") == "nw-flag-out-of-reach 7.41"
