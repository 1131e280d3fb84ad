"""Battles at sea and in ports, guarded straits, lost ports, refit. [13.4–13.9]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.pieces import SQUADRONS
from greatpowers.games.napoleonic_wars.rules.sea.battle import (
    ChooseSinking,
    NavalFight,
    beaten_side,
    side_dice,
)
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.rules.sea.ports import LostPort, port_changed
from greatpowers.games.napoleonic_wars.state.changes.map import set_flag
from greatpowers.games.napoleonic_wars.state.fights import NavalBattle
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, texts
from tests.games.napoleonic_wars.changing import refit, set_building, set_naval, set_refitting
from tests.games.napoleonic_wars.seen import naval_in, purse_of, squadron_place, stopped_squadrons
from tests.games.napoleonic_wars.test_fleets import at, first, refused, spend


def met(state: State, zone: str, active: str = "france") -> NavalBattle:
    """All of both sides in a Zone have met; the fight has not begun."""
    own, others = [], []
    for squadron in squadrons_at(state, place(zone)):
        (own if SQUADRONS[squadron].startswith(active) else others).append(squadron)
    set_naval(state, NavalBattle(place(zone), nation(active), (tuple(own), tuple(others))))
    return naval_in(state)


def test_r13_4_dice_of_both_sides() -> None:
    """Item 236: three for a British Squadron, two for a French one."""
    state = board(fleets={"bay_of_biscay": "3 france, 2 britain"})
    naval = met(state, "bay_of_biscay")

    assert [side_dice(state, naval, side) for side in (0, 1)] == [6, 6]


def test_r13_4_sixes_sink_fives_cost_dice_and_more_losses_lose() -> None:
    """Items 236, 237, 239: the beaten French Fleet is in the nearest port and stays there."""
    state = board(fleets={"bay_of_biscay": "2 france, 1 britain"}, dice=[1, 1, 1, 1, 6, 5, 1])
    met(state, "bay_of_biscay")

    run(state, NavalFight(True))
    assert texts(state) == ["to brest", "to vendee", "to bordeaux", "to corunna", "to santander"]
    answer(state, "to brest")

    assert at(state, "brest") == ["france"]
    assert at(state, "bay_of_biscay") == ["britain"]
    survivor = squadrons_at(state, place("brest"))[0]
    assert survivor in stopped_squadrons(state)
    found = refused(state, "france", "sail", f"{SQUADRONS[survivor]} to bay_of_biscay")
    assert (found.message, found.rule) == ("nw-squadron-beaten", "13.41")


def test_r13_4_equal_losses_bring_a_second_round_with_fewer_dice() -> None:
    """Items 237, 202: one five each way, then three French dice of four; the active side loses a tie."""
    state = board(
        fleets={"bay_of_biscay": "2 france, 1 britain"},
        dice=[5, 1, 1, 1, 5, 1, 1, *[1] * 3, *[1] * 2],
    )
    met(state, "bay_of_biscay")

    run(state, NavalFight(True))

    assert state.dice.drawn == 12
    assert texts(state) == ["to brest", "to vendee", "to bordeaux", "to corunna", "to santander"]


def test_r13_4_there_is_no_rout_at_sea() -> None:
    """Item 237: three losses more and nobody else is lost for it."""
    state = board(fleets={"bay_of_biscay": "3 france, 2 britain"}, dice=[*[1] * 6, 6, 5, 5, 1, 1, 1])
    met(state, "bay_of_biscay")

    run(state, NavalFight(True))
    answer(state, "to brest")

    assert at(state, "brest") == ["france", "france"]


def test_r13_4_a_side_wiped_out_has_lost_whatever_it_did() -> None:
    """Item 200 at sea; both wiped out: nobody has won."""
    naval = NavalBattle(0, 0, ((), (1,)), eliminated=(1, 5))
    assert beaten_side(naval) == 0
    assert beaten_side(NavalBattle(0, 0, ((), ()))) == -1


def test_r13_4_the_owner_picks_which_ship_is_lost() -> None:
    """Item 199: a French Fleet with a Spanish Squadron may lose either."""
    state = board(fleets={"bay_of_biscay": "1 france, 1 spain, 1 britain"}, dice=[1, 1, 1, 6, 1, 1])
    naval = met(state, "bay_of_biscay")
    french = tuple(s for s in squadrons_at(state, naval.place) if not SQUADRONS[s].startswith("britain"))
    british = tuple(s for s in squadrons_at(state, naval.place) if SQUADRONS[s].startswith("britain"))
    set_naval(state, NavalBattle(naval.place, naval.nation, (french, british)))

    run(state, NavalFight(True))

    assert sorted(text.split("_")[0] for text in texts(state)) == ["sink france", "sink spain"]


@pytest.mark.parametrize("lost", [0, 1, 2, 3])
def test_r13_4_the_ship_that_is_named_is_lost(lost: int) -> None:
    """Item 199: one that is being built or refitted is not like one that is ready; ready ones are alike."""
    state = board(fleets={"brest": "4 france"})
    ships = squadrons_at(state, place("brest"))
    set_building(state, ships[0])
    set_refitting(state, ships[1])
    set_naval(state, NavalBattle(place("brest"), nation("britain"), ((), ships)))
    choice = ChooseSinking("france", 1)

    named = choice.read(state, f"sink {SQUADRONS[ships[lost]]}")

    assert named in choice.options(state)
    assert named.squadron == ships[lost] if lost < 2 else named.squadron in ships[2:]
    assert all(choice.read(state, choice.write(option)) == option for option in choice.options(state))


def test_r13_41_a_fleet_beaten_on_leaving_port_returns_to_it() -> None:
    """Item 239."""
    state = board(
        fleets={"bordeaux": "2 france", "bay_of_biscay": "1 britain"}, dice=[6, 6, *[1] * 4, 5, 1, 1]
    )
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'bordeaux', 2)} to bay_of_biscay", "yes intercept", "no evade")

    assert at(state, "bordeaux") == ["france", "france"]


def test_r13_41_a_fleet_beaten_on_entering_a_port_goes_to_another() -> None:
    """Item 239."""
    state = board(fleets={"bay_of_biscay": "2 france, 1 britain"}, dice=[6, 6, *[1] * 4, 5, 1, 1])
    spend(state, "france", 1)

    answer(
        state, f"sail {first(state, 'bay_of_biscay', 2, 'france')} to bordeaux", "yes intercept", "no evade"
    )

    assert texts(state) == ["to brest", "to vendee", "to corunna", "to santander"]


def test_r13_41_the_winner_goes_on() -> None:
    """Item 239."""
    state = board(
        fleets={"mid_atlantic": "2 france", "bay_of_biscay": "1 britain"}, dice=[6, 6, 6, 1, 1, 1, 1, 1, 1]
    )
    spend(state, "france", 2)
    fleet = first(state, "mid_atlantic", 2)

    answer(state, f"sail {fleet} to bay_of_biscay", "yes intercept", "no evade", f"sail {fleet} to brest")

    assert at(state, "brest") == ["france", "france"]


def test_r13_5_the_guns_fire_first_and_again_in_the_battle() -> None:
    """Items 240, 241: two dice of Oporto, then 4 against 3 + 2; the first five counts for the defender."""
    state = board(
        fleets={"mid_atlantic": "2 france", "oporto": "1 britain"},
        dice=[5, 1, *[1] * 3, *[1] * 5],
    )
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'mid_atlantic', 2)} to oporto", "to cadiz")

    assert at(state, "oporto") == ["britain"]
    assert at(state, "mid_atlantic") == []


def test_r13_5_a_fortress_fires_with_four_dice() -> None:
    """Item 240: Cadiz."""
    state = board(
        fleets={"mid_atlantic": "1 britain", "cadiz": "1 spain"}, active="britain",
        dice=[6, 1, 1, 1],
    )  # fmt: skip
    spend(state, "britain", 1)

    answer(state, f"sail {first(state, 'mid_atlantic')} to cadiz")

    assert at(state, "mid_atlantic") == []
    assert at(state, "cadiz") == ["spain"]


def test_r13_5_a_beaten_port_loses_every_ship_and_the_winner_stands_out_to_sea() -> None:
    """Item 242: those in building too."""
    state = board(
        fleets={"mid_atlantic": "3 france", "oporto": "2 britain"},
        dice=[1, 1, 5, *[1] * 5, *[1] * 5],
    )
    building = squadrons_at(state, place("oporto"))[1]
    set_building(state, building)
    state.board_changed()
    spend(state, "france", 2)

    answer(state, f"sail {first(state, 'mid_atlantic', 3)} to oporto")

    assert at(state, "oporto") == []
    assert squadron_place(state, building) == "pool"
    assert at(state, "mid_atlantic") == ["france"] * 3


def test_r13_5_an_enemy_port_without_ships_is_not_entered() -> None:
    """Item 240: there is nothing to gain."""
    state = board(fleets={"mid_atlantic": "1 france"})

    assert (
        refused(state, "france", "sail", f"{first(state, 'mid_atlantic')} to lisbon").message
        == "nw-port-closed"
    )


def test_r13_8_a_guarded_strait_fires_and_its_ships_come_out() -> None:
    """Item 248: four dice of Gibraltar, then the British Squadron there fights without a roll."""
    state = board(
        fleets={"mid_atlantic": "3 france", "gibraltar": "1 britain"},
        dice=[1, 1, 1, 1, 6, *[1] * 5, 1, 1, 1],
    )
    spend(state, "france", 1)

    answer(state, f"sail {first(state, 'mid_atlantic', 3)} to western_mediterranean")
    assert texts(state) == ["no evade", "yes evade"]
    answer(state, "no evade")

    assert at(state, "gibraltar") == []
    assert at(state, "western_mediterranean") == ["france"] * 3


def test_r13_8_an_own_strait_is_open() -> None:
    """Item 248."""
    state = board(fleets={"mid_atlantic": "1 britain"}, active="britain")
    spend(state, "britain", 1)

    answer(state, f"sail {first(state, 'mid_atlantic')} to western_mediterranean")

    assert at(state, "western_mediterranean") == ["britain"]


def test_r13_9_a_fleet_leaves_a_lost_port_and_may_be_intercepted() -> None:
    """Item 249: ships in building are lost, one in refit fights with a die fewer and is lost if beaten."""
    state = board(fleets={"genoa": "3 france", "ligurian_sea": "1 britain"}, dice=[6, 6, *[1] * 3, 5, 1, 1])
    building, refitting, ready = squadrons_at(state, place("genoa"))
    set_building(state, building)
    set_refitting(state, refitting)
    set_flag(state, place("genoa"), nation("austria"), "test")

    run(state, LostPort(place("genoa")))
    assert asked(state) is not None
    answer(state, "yes intercept", "no evade")
    havens = texts(state)
    answer(state, havens[0])

    assert squadron_place(state, building) == squadron_place(state, refitting) == "pool"
    assert havens == ["to marseilles", "to florence", "to corsica"]
    assert squadron_place(state, ready) == "marseilles"


def test_r13_9_nobody_leaves_a_port_that_stays_with_friends() -> None:
    """Item 249."""
    state = board(fleets={"genoa": "1 france"})

    port_changed(state, place("genoa"))

    assert state.called == []


def test_r7_7_a_refit_costs_a_manoeuvre() -> None:
    """Item 47: the marker comes off one Squadron in port; none at sea."""
    state = board(fleets={"brest": "2 france", "bay_of_biscay": "1 france"})
    for squadron in (*squadrons_at(state, place("brest")), *squadrons_at(state, place("bay_of_biscay"))):
        refit(state, squadron)
    spend(state, "france", 1)

    answer(state, "refit brest", "refit brest")

    assert refused(state, "france", "refit", "brest").message == "nw-nothing-to-refit"
    assert refused(state, "france", "refit", "bay_of_biscay").message == "nw-refit-at-sea"
    assert purse_of(state) == 0
