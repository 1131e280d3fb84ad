"""Fleets, Armadas, interception, patrol, evasion and control of the sea. [13.1–13.33]"""

from __future__ import annotations

from typing import Any

from greatpowers.engine.errors import Refusal
from greatpowers.games.napoleonic_wars.printed.board import STRAIT_ZONE
from greatpowers.games.napoleonic_wars.printed.pieces import SQUADRONS
from greatpowers.games.napoleonic_wars.rules.impulse.actions import action_of, read_act
from greatpowers.games.napoleonic_wars.rules.impulse.spending import Spend
from greatpowers.games.napoleonic_wars.rules.sea.fleets import (
    controlled_zones,
    dice_of,
    is_blockaded,
    roll_modifier,
    squadrons_at,
    stacks_at,
    strait_open,
)
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import begin_war
from greatpowers.games.napoleonic_wars.state.changes.fights import set_armada
from greatpowers.games.napoleonic_wars.state.effects import Mutiny
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, names, nation, place, refusal, run, texts
from tests.games.napoleonic_wars.changing import refit, set_building, set_purse, set_refitting, stop_squadrons
from tests.games.napoleonic_wars.seen import naval_in, purse_of


def spend(state: State, nation_name: str, cp: int) -> None:
    """The nation has so many CPs and is asked what to do with them."""
    set_purse(state, 2 * cp)
    run(state, Spend(nation(nation_name)))


def at(state: State, where: str) -> list[str]:
    """The Squadrons in a place, by nation: `["britain", "britain"]`."""
    return [SQUADRONS[s].partition("_")[0] for s in squadrons_at(state, place(where))]


def first(state: State, where: str, count: int = 1, of: str = "") -> str:
    """The names of the first Squadrons in a place, of one nation or of any, as a text."""
    found = [SQUADRONS[s] for s in squadrons_at(state, place(where)) if SQUADRONS[s].startswith(of)]
    return ", ".join(found[:count])


def refused(state: State, nation_name: str, word: str, rest: str) -> Refusal:
    """The refusal of an action; there must be one."""
    act = read_act(state, nation(nation_name), f"{word} {rest}")
    found: Refusal | None = action_of(act).refuse(state, nation(nation_name), act)
    assert found is not None
    return found


def test_r13_1_a_cp_is_two_manoeuvres_and_each_step_costs_one() -> None:
    """Items 223, 224: port to Zone, Zone to Zone, Zone to port for the whole Fleet."""
    state = board(fleets={"brest": "3 france"})
    spend(state, "france", 2)
    fleet = first(state, "brest", 3)

    answer(state, f"sail {fleet} to bay_of_biscay")
    assert (at(state, "bay_of_biscay"), purse_of(state)) == (["france"] * 3, 3)
    answer(state, f"sail {fleet} to mid_atlantic", f"sail {fleet} to bay_of_biscay")
    answer(state, f"sail {fleet} to bordeaux")

    assert at(state, "bordeaux") == ["france"] * 3
    assert purse_of(state) == 0


def test_r13_1_only_to_what_is_next() -> None:
    """Item 224."""
    state = board(fleets={"brest": "1 france"})
    spend(state, "france", 3)
    squadron = first(state, "brest")

    assert refusal(state, f"sail {squadron} to mid_atlantic") == "nw-not-next-at-sea"
    assert refusal(state, f"sail {squadron} to bordeaux") == "nw-not-next-at-sea"
    assert refusal(state, f"sail {squadron} to english_channel") == ""


def test_r13_1_a_squadron_left_behind_is_a_fleet_with_manoeuvres_of_its_own() -> None:
    """Item 225."""
    state = board(fleets={"bay_of_biscay": "2 france"})
    spend(state, "france", 1)
    one, other = first(state, "bay_of_biscay", 2).split(", ")

    answer(state, f"sail {one} to mid_atlantic")
    assert purse_of(state) == 1
    answer(state, f"sail {other} to mid_atlantic")

    assert purse_of(state) == 0
    assert at(state, "mid_atlantic") == ["france", "france"]


def test_r13_1_squadrons_in_building_or_refit_stay_in_port() -> None:
    """Items 84, 85: they may not put to sea by choice."""
    state = board(fleets={"brest": "2 france"})
    building, refitting = squadrons_at(state, place("brest"))
    set_building(state, building)
    set_refitting(state, refitting)
    state.board_changed()

    for squadron in (building, refitting):
        reason = refused(state, "france", "sail", f"{SQUADRONS[squadron]} to bay_of_biscay")
        assert (reason.message, reason.rule) == ("nw-squadron-stays", "7.3")


def test_r13_41_a_beaten_fleet_stays_for_the_impulse_and_says_so() -> None:
    """Item 240: not for want of a refit; a crew in mutiny has its own reason."""
    state = board(fleets={"brest": "2 france"})
    beaten, mutinous = squadrons_at(state, place("brest"))
    stop_squadrons(state, beaten)
    set_effect(state, Mutiny(mutinous))
    state.board_changed()

    found = [refused(state, "france", "sail", f"{SQUADRONS[s]} to bay_of_biscay") for s in (beaten, mutinous)]
    assert [(reason.message, reason.rule) for reason in found] == [
        ("nw-squadron-beaten", "13.41"),
        ("nw-squadron-mutiny", "6.1"),
    ]


def test_r13_2_an_armada_moves_as_one_and_pays_for_each_fleet() -> None:
    """Item 226."""
    state = board(fleets={"north_sea": "1 britain, 2 russia"}, active="britain")
    everybody = first(state, "north_sea", 3)
    assert refused(state, "britain", "sail", f"{everybody} to skagerrak").message == "nw-no-armada"
    spend(state, "britain", 2)

    answer(state, "armada north_sea", "agree", f"sail {everybody} to skagerrak")

    assert sorted(at(state, "skagerrak")) == ["britain", "russia", "russia"]
    assert purse_of(state) == 2
    assert len(stacks_at(state, place("skagerrak"))) == 1


def test_r13_2_once_an_armada_is_formed_there_is_none_to_form() -> None:
    """Item 226: in the next Impulse the Fleets still are one Armada; in this one that was all."""
    state = board(fleets={"north_sea": "1 britain, 2 russia"}, active="britain")
    spend(state, "britain", 2)
    answer(state, "armada north_sea", "agree")
    assert refused(state, "britain", "part", "north_sea").message == "nw-armada-once"
    state.armada_formed = False

    assert refused(state, "russia", "armada", "north_sea").message == "nw-armada-already"


def test_r13_2_without_agreement_most_dice_command() -> None:
    """Item 226: Russia asks, Britain does not agree and has three dice to two."""
    state = board(fleets={"north_sea": "1 britain, 2 russia"}, active="russia")
    spend(state, "russia", 2)
    everybody = first(state, "north_sea", 3)

    answer(state, "armada north_sea", "refuse")

    assert stacks_at(state, place("north_sea"))[0].commander == nation("britain")
    assert refusal(state, f"sail {everybody} to skagerrak") == "nw-armada-not-yours"


def test_r13_2_equal_dice_draw_lots() -> None:
    """Item 226: three Russian dice against three British ones; the lot falls on the later."""
    state = board(fleets={"north_sea": "1 britain, 3 russia"}, active="russia", dice=[2])
    spend(state, "russia", 2)

    answer(state, "armada north_sea", "refuse")

    assert stacks_at(state, place("north_sea"))[0].commander == nation("russia")


def test_r13_2_a_fleet_leaves_an_armada_in_its_own_impulse() -> None:
    """Item 226."""
    state = board(fleets={"north_sea": "1 britain, 2 russia"}, active="russia")
    set_armada(state, place("north_sea"), nation("britain"), 1 << nation("britain") | 1 << nation("russia"))
    spend(state, "russia", 2)

    answer(state, "part north_sea")

    assert [stack.commander for stack in stacks_at(state, place("north_sea"))] == [
        nation("britain"),
        nation("russia"),
    ]


def test_r13_21_all_use_the_commanders_dice_and_modifier_where_lower() -> None:
    """Item 227: French ships under a Spanish flag roll one die each and add nothing."""
    state = board(fleets={"cadiz": "2 france, 1 spain"})
    french = squadrons_at(state, place("cadiz"))[0]
    fleet = squadrons_at(state, place("cadiz"))

    assert dice_of(state, french, nation("france")) == 2
    assert dice_of(state, french, nation("spain")) == 1
    assert roll_modifier(fleet, nation("france"), False) == 1
    assert roll_modifier(fleet, nation("spain"), False) == 0


def test_r13_21_a_patrol_must_find_each_stack_and_fights_all_it_finds_at_once() -> None:
    """Items 228, 230: two rolls, one found (9), one not (8 with +1 short of it)."""
    state = board(
        fleets={"bay_of_biscay": "2 france, 1 britain, 1 russia"},
        dice=[4, 4, 3, 4, 5, *[1] * 3, *[1] * 3],
    )
    spend(state, "france", 2)
    fleet = first(state, "bay_of_biscay", 2, "france")

    answer(state, f"patrol {fleet}")
    choice = asked(state)
    assert choice is not None
    assert choice.seat == "britain"
    assert naval_in(state) is not None
    assert len(naval_in(state).fleets[1]) == 1
    answer(state, "no evade")

    assert "russia" in at(state, "bay_of_biscay")


def test_r13_3_each_failed_patrol_may_be_followed_by_another() -> None:
    """Item 230."""
    state = board(fleets={"bay_of_biscay": "1 france, 1 britain"}, dice=[1, 1, 1, 2])
    spend(state, "france", 1)
    french = first(state, "bay_of_biscay", of="france")

    answer(state, f"patrol {french}", f"patrol {french}")

    assert purse_of(state) == 0


def test_r13_3_nobody_to_find_no_patrol() -> None:
    """Item 230."""
    state = board(fleets={"bay_of_biscay": "1 france", "brest": "1 france"})
    at_sea, in_port = first(state, "bay_of_biscay"), first(state, "brest")

    assert refused(state, "france", "patrol", at_sea).message == "nw-nobody-to-find"
    assert refused(state, "france", "patrol", in_port).message == "nw-patrol-from-port"


def test_r13_3_a_fleet_entering_a_zone_may_be_intercepted_before_it_joins_its_own() -> None:
    """Item 229: one French Squadron enters where another is; the British meet only the newcomer."""
    state = board(
        fleets={"bay_of_biscay": "1 france, 1 britain", "mid_atlantic": "1 france"},
        dice=[5, 2, *[1] * 5],
    )
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'mid_atlantic')} to bay_of_biscay")
    assert texts(state) == ["no intercept", "yes intercept"]
    answer(state, "yes intercept")

    assert naval_in(state) is not None
    assert len(naval_in(state).fleets[0]) == 1


def test_r13_3_entering_a_port_may_be_intercepted_too() -> None:
    """Item 229."""
    state = board(fleets={"bay_of_biscay": "1 france, 1 britain"})
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'bay_of_biscay', of='france')} to bordeaux")
    choice = asked(state)
    assert choice is not None
    assert choice.seat == "britain"
    answer(state, "no intercept")

    assert at(state, "bordeaux") == ["france"]


def test_r13_31_evasion_takes_nine_and_a_failure_gives_the_finder_a_die() -> None:
    """Items 231, 234: France needs 9 with +1; 7 fails and the British roll 3 + 1 dice."""
    state = board(
        fleets={"mid_atlantic": "1 france", "bay_of_biscay": "1 britain"},
        dice=[6, 1, 3, 4, *[1] * 2, *[6, 1, 1, 1]],
    )
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'mid_atlantic')} to bay_of_biscay", "yes intercept", "yes evade")

    assert at(state, "bay_of_biscay") == ["britain"]


def test_r13_31_an_active_fleet_that_evades_may_sail_on() -> None:
    """Item 232."""
    state = board(fleets={"mid_atlantic": "1 france", "bay_of_biscay": "1 britain"}, dice=[6, 6, 5, 3])
    spend(state, "france", 1)
    french = first(state, "mid_atlantic")

    answer(state, f"sail {french} to bay_of_biscay", "yes intercept", "yes evade")
    assert sorted(at(state, "bay_of_biscay")) == ["britain", "france"]
    answer(state, f"sail {french} to mid_atlantic")

    assert at(state, "mid_atlantic") == ["france"]


def test_r13_31_a_blockaded_fleet_that_evades_is_back_in_port() -> None:
    """Item 232."""
    state = board(fleets={"bordeaux": "1 france", "bay_of_biscay": "1 britain"}, dice=[6, 6, 6, 3])
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'bordeaux')} to bay_of_biscay", "yes intercept", "yes evade")

    assert at(state, "bordeaux") == ["france"]


def test_r13_31_a_passive_fleet_that_evades_stays_and_may_be_sought_again() -> None:
    """Item 232."""
    state = board(fleets={"bay_of_biscay": "1 france, 1 britain"}, dice=[6, 6, 6, 1, 6, 6])
    spend(state, "france", 1)
    french = first(state, "bay_of_biscay", of="france")

    answer(state, f"patrol {french}", "yes evade")
    assert len(at(state, "bay_of_biscay")) == 2
    answer(state, f"patrol {french}")

    assert texts(state) == ["no evade", "yes evade"]


def test_r13_32_fleets_in_port_do_not_intercept() -> None:
    """Item 233."""
    state = board(fleets={"mid_atlantic": "1 france", "lisbon": "2 britain"})
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'mid_atlantic')} to bay_of_biscay")

    assert at(state, "bay_of_biscay") == ["france"]


def test_r13_33_modifiers() -> None:
    """Item 234: +2 for more than half British, +1 French, +1 for a blockade; half is not enough."""
    state = board(fleets={"north_sea": "2 britain, 1 russia", "brest": "2 france, 2 spain"})
    british = squadrons_at(state, place("north_sea"))
    mixed = squadrons_at(state, place("brest"))

    assert roll_modifier(british, nation("britain"), True) == 3
    assert roll_modifier(british, nation("britain"), False) == 2
    assert roll_modifier(mixed, nation("france"), False) == 0
    assert roll_modifier(mixed[:3], nation("france"), False) == 1


def test_r13_33_the_blockader_adds_one() -> None:
    """Items 234, 235: 2 + 4 is 6, +2 British, +1 blockading: 9."""
    state = board(fleets={"bordeaux": "1 france", "bay_of_biscay": "1 britain"}, dice=[2, 4])
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'bordeaux')} to bay_of_biscay", "yes intercept")

    assert texts(state) == ["no evade", "yes evade"]


def test_r13_33_who_shares_the_zone_blockades_nothing() -> None:
    """Items 234, 235: a French Fleet lies in the Zone already and makes for Bordeaux: 6 and +2 are not 9."""
    state = board(fleets={"bay_of_biscay": "1 britain, 1 france"}, dice=[2, 4])
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'bay_of_biscay', of='france')} to bordeaux", "yes intercept")

    assert at(state, "bordeaux") == ["france"]


def test_r13_33_two_enemies_who_are_no_allies_blockade_nothing() -> None:
    """Items 234, 235: Turkey fights France by itself beside the British."""
    state = board(fleets={"bordeaux": "1 france", "bay_of_biscay": "1 britain, 1 turkey"}, dice=[2, 4, 1, 1])
    begin_war(state, nation("turkey"), nation("france"))
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'bordeaux')} to bay_of_biscay", "yes intercept")

    assert at(state, "bay_of_biscay").count("france") == 1
    assert "yes evade" not in texts(state)


def test_r13_33_a_fleet_alone_controls_its_zone_and_blockades_its_ports() -> None:
    """Item 235: a port of two Zones is blockaded only from both."""
    state = board(fleets={"english_channel": "1 britain"})

    assert names(controlled_zones(state, nation("britain"))) == ["english_channel"]
    assert is_blockaded(state, nation("france"), place("calais"))
    assert not is_blockaded(state, nation("france"), place("brest"))
    assert not is_blockaded(state, nation("britain"), place("hampshire"))

    both = board(fleets={"english_channel": "1 britain", "bay_of_biscay": "1 britain"})
    contested = board(fleets={"english_channel": "1 britain, 1 france"})
    assert is_blockaded(both, nation("france"), place("brest"))
    assert not is_blockaded(contested, nation("france"), place("calais"))
    assert controlled_zones(contested, nation("britain")) == 0


def test_r9_53_a_strait_is_closed_by_an_enemy_fleet_in_its_zone_or_port() -> None:
    """Item 159."""
    free = board()
    by_zone = board(fleets={"skagerrak": "1 britain"})
    a, b = strait_ends()

    assert strait_open(free, nation("france"), a, b)
    assert not strait_open(by_zone, nation("france"), a, b)
    assert strait_open(by_zone, nation("britain"), a, b)


def strait_ends() -> tuple[int, int]:
    """The ends of a strait in the Skagerrak."""
    key = next(key for key, zone in STRAIT_ZONE.items() if zone == place("skagerrak"))
    return key >> 8, key & 255


def test_r8_2_a_power_sails_a_minors_ships_only_with_its_own() -> None:
    """Item 112."""
    state = board(fleets={"cadiz": "1 france, 1 spain"})
    french, spanish = first(state, "cadiz", 2).split(", ")

    assert refused(state, "france", "sail", f"{spanish} to mid_atlantic").message == "nw-fleet-not-yours"
    spend(state, "france", 1)
    answer(state, f"sail {french}, {spanish} to mid_atlantic")

    assert purse_of(state) == 1
    assert at(state, "mid_atlantic") == ["france", "spain"]


def test_r13_4_squadrons_that_need_refit_roll_one_die_fewer() -> None:
    """Items 236, 223: dice by nation; one fewer in refit."""
    state = board(
        fleets={"brest": "1 france", "kent": "1 britain", "cadiz": "1 spain", "gothenburg": "1 sweden"}
    )
    dice: dict[str, Any] = {}
    for port in ("brest", "kent", "cadiz", "gothenburg"):
        squadron = squadrons_at(state, place(port))[0]
        owner = nation(SQUADRONS[squadron].partition("_")[0])
        dice[port] = dice_of(state, squadron, owner)
        refit(state, squadron)
        dice[f"{port} refit"] = dice_of(state, squadron, owner)

    assert dice == {
        "brest": 2, "brest refit": 1, "kent": 3, "kent refit": 2,
        "cadiz": 1, "cadiz refit": 0, "gothenburg": 2, "gothenburg refit": 1,
    }  # fmt: skip
