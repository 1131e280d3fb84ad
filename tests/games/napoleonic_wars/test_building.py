"""Building, calling leaders, Squadrons, neutral Proxies, Foreign Wars, Regroup. [7]"""

from __future__ import annotations

from greatpowers.games.napoleonic_wars.printed.board import named
from greatpowers.games.napoleonic_wars.printed.names import POOL
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER, SP_LIMIT, SQUADRONS_OF
from greatpowers.games.napoleonic_wars.rules.formation.building import (
    build_areas,
    callable_leaders,
    sp_left,
)
from greatpowers.games.napoleonic_wars.rules.formation.free_troops import PlaceFree
from greatpowers.games.napoleonic_wars.rules.formation.proxies import NeutralBuild
from greatpowers.games.napoleonic_wars.rules.impulse.actions import BUILDS_ONLY, REINFORCEMENTS
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.state.fights import Committed, ForeignWar
from tests.games.napoleonic_wars.boards import answer, board, names, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.changing import set_leader, set_purse_use, set_regroup, set_squadron
from tests.games.napoleonic_wars.seen import (
    building_squadrons,
    foreign_wars,
    in_regroup,
    leader_place,
    purse_of,
    refitting_squadrons,
    removed_cards,
    saved_cp,
    squadron_place,
)
from tests.games.napoleonic_wars.war_boards import cost, do, offered, refused, spend


def test_r7_builds_appear_in_controlled_home_and_shared_areas() -> None:
    """Items 78, 94: not where the enemy stands, not where another Flag lies, not abroad."""
    state = board({"munich": "1 austria"}, flags={"lyon": "austria", "milan": "austria"})
    free = build_areas(state, nation("france"))

    assert free & named("paris", "amsterdam") == named("paris", "amsterdam")
    assert not free & named("munich", "lyon", "milan", "vienna")
    assert refused(state, "france", "build 1 sp @ vienna") == "nw-build-not-there 7"


def test_r7_1_a_point_costs_two_cps() -> None:
    """Item 79."""
    state = board()
    spend(state, "france", 6)

    answer(state, "build 3 sp @ paris")

    assert standing_in(state, "paris") == "3 france"
    assert purse_of(state) == 0


def test_r7_1_no_more_than_the_counters_allow() -> None:
    """Items 79, 4: the box is empty."""
    state = board({"paris": f"{SP_LIMIT[0] - 1} france"})

    assert sp_left(state, nation("france")) == 1
    assert refused(state, "france", "build 2 sp @ paris") == "nw-build-no-strength 7.1"
    assert refused(state, "france", "build 1 sp @ paris") == ""


def test_r7_2_a_leader_costs_his_command_rating() -> None:
    """Items 80, 83: Napoleon too may be called again."""
    state = board()

    assert cost(state, "france", "build leader napoleon @ paris") == 8
    assert cost(state, "france", "build leader murat @ paris") == 4
    do(state, "france", "build leader napoleon @ paris")
    assert standing_in(state, "paris") == "napoleon"
    assert refused(state, "france", "build leader napoleon @ paris") == "nw-build-no-leader 7.2"


def test_r7_2_leaders_of_1807_wait_for_that_turn() -> None:
    """Item 81: there are three of them."""
    first, second = board(turn=1), board(turn=2)
    late = [
        leader
        for n in range(9)
        for leader in set(callable_leaders(second, n)) - set(callable_leaders(first, n))
    ]

    assert len(late) == 3


def test_r7_2_leaders_of_cards_come_by_cards_only_and_never_return() -> None:
    """Item 82."""
    state = board(turn=3)
    bernadotte, poniatowski = LEADER_NUMBER["bernadotte"], LEADER_NUMBER["poniatowski"]
    assert not {bernadotte, poniatowski} & {x for n in range(9) for x in callable_leaders(state, n)}

    from greatpowers.games.napoleonic_wars.state.changes.map import place_leader, remove_leader

    place_leader(state, poniatowski, place("warsaw"), "test")
    remove_leader(state, poniatowski, POOL, "test")
    assert leader_place(state, poniatowski) == "gone"


def test_r7_3_a_squadron_costs_four_and_is_in_building() -> None:
    """Items 84, 85: in a Home port, not in any other."""
    state = board()

    assert cost(state, "france", "build squadron @ brest") == 4
    assert refused(state, "france", "build squadron @ paris") == "nw-build-no-port 7.3"
    do(state, "france", "build squadron @ brest")

    built = squadrons_at(state, place("brest"))
    assert len(built) == 1
    assert built[0] in building_squadrons(state)


def test_r7_3_every_squadron_of_the_box_at_most() -> None:
    """Item 84."""
    state = board()
    for squadron in SQUADRONS_OF[nation("france")]:
        set_squadron(state, squadron, "foreign_war")
    state.board_changed()

    assert refused(state, "france", "build squadron @ brest") == "nw-build-no-squadron 7.3"


def test_r10_1_troops_that_are_built_may_be_intercepted() -> None:
    """Item 172: an Austrian Army stands beside."""
    state = board({"linz": "charles + 4 austria", "vienna": "1 austria"}, dice=[1, 1])
    do(state, "france", "build 1 sp @ munich")

    assert any(text.startswith("intercept") for text in texts(state))


def test_r14_2_reinforcements_come_in_the_capital_or_nearest_to_it() -> None:
    """Item 254: never intercepted."""
    free = board()
    assert {
        text.split(" @ ")[1] for text in offered(free, "france", "build", 4, REINFORCEMENTS) if " sp " in text
    } == {"paris"}

    occupied = board({"paris": "1 austria"})
    near = {
        text.split(" @ ")[1]
        for text in offered(occupied, "france", "build", 4, REINFORCEMENTS)
        if " sp " in text
    }
    assert near == {"calais", "normandy", "orleans", "reims"}
    assert not offered(occupied, "france", "flag", 4, REINFORCEMENTS)


def test_r6_11_granted_troops_may_be_taken_from_elsewhere() -> None:
    """Item 62: nothing is left in the box."""
    state = board({"lyon": f"{SP_LIMIT[0]} france"})

    run(state, PlaceFree(nation("france"), 1, named("paris"), 0, "event"))
    assert texts(state) == ["enough", "place paris from lyon"]
    answer(state, "place paris from lyon")

    assert standing_in(state, "paris") == "1 france"
    assert standing_in(state, "lyon") == f"{SP_LIMIT[0] - 1} france"


def test_r6_11_granted_troops_are_placed_one_by_one_within_limits() -> None:
    """Item 62: at most one in an area."""
    state = board()

    run(state, PlaceFree(nation("france"), 2, named("paris", "lyon"), 1, "event"))
    answer(state, "place lyon")

    assert (standing_in(state, "lyon"), standing_in(state, "paris")) == ("1 france", "1 france")


def test_r7_5_a_neutral_builds_strength_in_its_capital_and_keeps_one_cp() -> None:
    """Items 95, 98: five CPs: two points and a marker, which the next build uses."""
    state = board()

    run(state, NeutralBuild(nation("turkey"), 5))
    assert standing_in(state, "constantinople") == "2 turkey"
    assert saved_cp(state) == {"turkey"}

    run(state, NeutralBuild(nation("turkey"), 1))
    assert standing_in(state, "constantinople") == "3 turkey"
    assert saved_cp(state) == set()


def test_r7_5_a_leader_once_unled_strength_exceeds_his_rating() -> None:
    """Items 95, 96: strength is cashed at two CPs each to pay for him."""
    leader = callable_leaders(board(), nation("sweden"))[0]
    from greatpowers.games.napoleonic_wars.printed.pieces import COMMAND, LEADERS

    rating = COMMAND[leader]
    state = board({"stockholm": f"{rating + 1} sweden"})

    run(state, NeutralBuild(nation("sweden"), 2))

    cashed = (rating - 2 + 1) // 2
    assert standing_in(state, "stockholm") == f"{LEADERS[leader].id} + {rating + 1 - cashed} sweden"


def test_r7_5_a_squadron_only_if_nothing_else_can_be_built() -> None:
    """Items 95, 96."""
    full = SP_LIMIT[nation("denmark")]
    state = board({"copenhagen": f"{full} denmark"})
    for leader in callable_leaders(state, nation("denmark")):
        set_leader(state, leader, "gone")
    before = len(squadrons_at(state, place("copenhagen")))

    run(state, NeutralBuild(nation("denmark"), 2))

    assert len(squadrons_at(state, place("copenhagen"))) == before + 1
    assert standing_in(state, "copenhagen") == f"{full - 1} denmark"


def test_r7_5_pieces_in_regroup_come_first() -> None:
    """Item 97: one CP each."""
    state = board()
    set_regroup(state, "turkey", 2)

    run(state, NeutralBuild(nation("turkey"), 2))

    assert standing_in(state, "constantinople") == "2 turkey"
    assert in_regroup(state, "turkey") == 0


def haiti() -> ForeignWar:
    return ForeignWar("haiti", (Committed(0, sp=2, squadrons=(SQUADRONS_OF[0][0],)),))


def test_r7_6_each_cp_buys_a_roll_to_end_an_own_foreign_war() -> None:
    """Items 99, 100: a five fails, a six ends it; its pieces go to Regroup and its card out of the game."""
    state = board(foreign_wars=(haiti(),), dice=[5, 6])
    set_squadron(state, SQUADRONS_OF[0][0], "foreign_war")
    spend(state, "france", 3)

    answer(state, "end_war haiti")
    assert len(foreign_wars(state)) == 1
    answer(state, "end_war haiti")

    assert (foreign_wars(state), purse_of(state)) == ([], 2)
    assert in_regroup(state, "france") == 2
    assert squadron_place(state, SQUADRONS_OF[0][0]) == "regroup"
    assert removed_cards(state) == ("haiti",)


def test_r7_6_nobody_ends_a_war_of_others() -> None:
    """Item 99."""
    state = board(foreign_wars=(haiti(),))

    assert refused(state, "britain", "end_war haiti") == "nw-no-foreign-war 7.6"


def test_r7_7_a_piece_in_regroup_returns_for_a_cp() -> None:
    """Item 101: strength and leaders to a Home area."""
    state = board()
    set_regroup(state, "france", 3)
    set_leader(state, "ney", "regroup")
    spend(state, "france", 3)

    answer(state, "regroup 2 sp @ paris", "regroup leader ney @ lyon")

    assert (standing_in(state, "paris"), standing_in(state, "lyon")) == ("2 france", "ney")
    assert (purse_of(state), in_regroup(state, "france")) == (0, 1)


def test_r7_7_strength_returns_to_home_areas_only() -> None:
    """Item 101: Amsterdam is Shared."""
    state = board()
    set_regroup(state, "france", 1)

    assert refused(state, "france", "regroup 1 sp @ amsterdam") == "nw-regroup-not-home 7.7"
    assert refused(state, "france", "regroup leader ney @ paris") == "nw-regroup-nothing 7.7"


def test_r7_7_a_squadron_returns_to_a_port_without_blockade_and_needs_refit() -> None:
    """Item 101."""
    state = board(fleets={"bay_of_biscay": "1 britain"})
    squadron = SQUADRONS_OF[0][0]
    set_squadron(state, squadron, "regroup")
    state.board_changed()

    assert refused(state, "france", "regroup squadron @ bordeaux") == "nw-regroup-no-port 7.7"
    do(state, "france", "regroup squadron @ marseilles")

    assert squadrons_at(state, place("marseilles")) == (squadron,)
    assert squadron in refitting_squadrons(state)


def test_r14_2_squadrons_from_regroup_appear_in_home_ports_between_turns() -> None:
    """Items 101, 254: in an Impulse also in a Friendly port, such as an ally's Cadiz."""
    state = board()
    set_squadron(state, SQUADRONS_OF[0][0], "regroup")
    state.board_changed()
    assert refused(state, "france", "regroup squadron @ cadiz") == ""

    set_purse_use(state, REINFORCEMENTS)
    assert refused(state, "france", "regroup squadron @ cadiz") == "nw-regroup-home-port 14.2"
    ports = [text for text in offered(state, "france", "regroup", 4, REINFORCEMENTS) if "squadron" in text]
    assert "squadron @ brest" in ports
    assert "squadron @ cadiz" not in ports
    assert refused(state, "france", "build squadron @ cadiz") == "nw-build-no-port 7.3"


def test_r14_2_a_new_squadron_is_laid_down_in_any_home_port_blockaded_or_not() -> None:
    """Items 93, 254: only those from Regroup need an open one."""
    state = board(fleets={"bay_of_biscay": "1 britain"})
    set_squadron(state, SQUADRONS_OF[0][0], "regroup")
    state.board_changed()
    set_purse_use(state, REINFORCEMENTS)

    assert refused(state, "france", "build squadron @ bordeaux") == ""
    assert refused(state, "france", "regroup squadron @ bordeaux") == "nw-regroup-no-port 7.7"


def test_r6_3_a_purse_for_builds_buys_only_builds() -> None:
    """Item 74: what is offered for CPs that are for builds."""
    state = board({"munich": "napoleon + 2 france"})

    assert offered(state, "france", "build", 4, BUILDS_ONLY)
    spend(state, "france", 4, BUILDS_ONLY)
    words = {text.split()[0] for text in texts(state)}
    assert words == {"done", "build"}
    assert names(build_areas(state, nation("france")))


def test_r7_2_a_general_of_another_nation_is_refused_for_what_he_is() -> None:
    """Item 92: not as if he might be called later."""
    state = board()

    assert refused(state, "france", "build leader kutuzov @ paris") == "nw-leader-foreign 7.2"
    assert refused(state, "france", "regroup leader kutuzov @ paris") == "nw-leader-foreign 7.2"
    assert refused(state, "russia", "build leader kutuzov @ moscow") == ""
