"""Convoys and landings. [13.6, 13.7]"""

from __future__ import annotations

from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.effects import FreeZones, NoConvoy, OrdersInCouncil
from tests.games.napoleonic_wars.boards import answer, asked, board, place, refusal, standing_in, texts
from tests.games.napoleonic_wars.changing import set_building
from tests.games.napoleonic_wars.seen import purse_of, strength_in
from tests.games.napoleonic_wars.test_fleets import refused, spend


def test_r13_6_a_convoy_carries_up_to_five_from_friendly_port_to_friendly_port() -> None:
    """Items 243, 244: no Fleet is needed; a CP for each of two Zones and one for the port."""
    state = board({"cornwall": "moore + 6 britain"}, active="britain")
    spend(state, "britain", 5)

    answer(state, "convoy moore + 4 britain @ cornwall to lisbon by irish_sea, bay_of_biscay, mid_atlantic")

    assert standing_in(state, "lisbon") == "moore + 4 britain"
    assert standing_in(state, "cornwall") == "2 britain"
    assert purse_of(state) == 2


def test_r13_6_six_are_too_many() -> None:
    """Item 243."""
    state = board({"cornwall": "6 britain"}, active="britain")

    reason = refused(state, "britain", "convoy", "6 britain @ cornwall to dublin by irish_sea")

    assert (reason.message, reason.rule) == ("nw-convoy-too-big", "13.6")


def test_r13_6_one_convoy_a_nation_in_an_impulse() -> None:
    """Item 243."""
    state = board({"cornwall": "4 britain"}, active="britain")
    spend(state, "britain", 5)

    answer(state, "convoy 1 britain @ cornwall to dublin by irish_sea")

    assert refusal(state, "convoy 1 britain @ cornwall to dublin by irish_sea") == "nw-convoy-second"
    assert not any(text.startswith("convoy") for text in texts(state))


def test_r13_6_no_land_march_before_or_after() -> None:
    """Item 243: who has marched stays ashore, who has sailed does not march."""
    state = board({"midlands": "1 britain", "hampshire": "1 britain"}, active="britain")
    spend(state, "britain", 5)
    answer(state, "convoy 1 britain @ hampshire to cornwall by english_channel")
    assert standing_in(state, "cornwall") == "1 britain"
    assert not any(text.startswith("move 1 britain @ cornwall") for text in texts(state))

    marched = board({"london": "1 britain"}, active="britain")
    spend(marched, "britain", 5)
    answer(marched, "move 1 britain @ london to kent")
    assert refusal(marched, "convoy 1 britain @ kent to york by north_sea") == "nw-convoy-marched"


def test_r13_6_an_enemy_fleet_closes_a_zone() -> None:
    """Item 245: the way round is still open."""
    state = board({"cornwall": "1 britain"}, fleets={"bay_of_biscay": "1 france"}, active="britain")
    spend(state, "britain", 6)

    way = "convoy 1 britain @ cornwall to lisbon by irish_sea, bay_of_biscay, mid_atlantic"
    assert refusal(state, way) == "nw-convoy-enemy-fleet"
    answer(state, "convoy 1 britain @ cornwall to lisbon by irish_sea, north_atlantic, mid_atlantic")

    assert standing_in(state, "lisbon") == "1 britain"


def test_r13_6_an_enemy_fortress_closes_a_strait() -> None:
    """Item 245: Gibraltar for the French."""
    state = board({"bordeaux": "1 france"})

    way = "1 france @ bordeaux to marseilles by bay_of_biscay, mid_atlantic, western_mediterranean"
    assert refused(state, "france", "convoy", way).message == "nw-convoy-strait"


def test_r13_6_cards_close_zones_and_make_them_cheaper() -> None:
    """Items 60, 245: what cards say of Convoys."""
    state = board({"cornwall": "1 britain"}, active="britain")
    set_effect(state, NoConvoy(place("irish_sea")))
    assert refused(state, "britain", "convoy", "1 britain @ cornwall to dublin by irish_sea").message == (
        "nw-convoy-zone-barred"
    )

    dane = board({"jutland": "1 denmark"}, fleets={"skagerrak": "1 britain"}, active="denmark")
    set_effect(dane, OrdersInCouncil())
    assert refused(dane, "denmark", "convoy", "1 denmark @ jutland to christiania by skagerrak").message == (
        "nw-convoy-orders-in-council"
    )

    cheap = board({"cornwall": "1 britain"}, active="britain")
    set_effect(cheap, FreeZones(2))
    spend(cheap, "britain", 1)
    answer(cheap, "convoy 1 britain @ cornwall to cork by irish_sea, north_atlantic")
    assert purse_of(cheap) == 0


def test_r13_7_a_landing_needs_a_fleet_that_controls_the_zone() -> None:
    """Item 246."""
    alone = board({"kent": "1 britain"}, active="britain")
    way = "1 britain @ kent to amsterdam by north_sea"
    assert refused(alone, "britain", "convoy", way).message == "nw-landing-without-fleet"

    covered = board({"kent": "1 britain"}, fleets={"north_sea": "1 britain"}, active="britain", dice=[1, 1])
    spend(covered, "britain", 2)
    answer(covered, f"convoy {way}")

    assert standing_in(covered, "amsterdam") == "1 britain"


def test_r13_6_no_convoy_enters_a_port_that_holds_an_enemy_fleet() -> None:
    """Item 245: the Zone is British, but French ships lie in Amsterdam; one still in building is no Fleet."""
    fleets = {"north_sea": "2 britain", "amsterdam": "1 france"}
    state = board({"kent": "2 britain"}, fleets=fleets, active="britain")
    way = "2 britain @ kent to amsterdam by north_sea"

    found = refused(state, "britain", "convoy", way)
    assert (found.message, found.rule) == ("nw-convoy-port-enemy-fleet", "13.6")
    spend(state, "britain", 3)
    assert not any(text.startswith("convoy") and "to amsterdam" in text for text in texts(state))

    yard = board({"kent": "2 britain"}, fleets=fleets, active="britain", dice=[1, 1])
    set_building(yard, *squadrons_at(yard, place("amsterdam")))
    yard.board_changed()
    spend(yard, "britain", 3)
    answer(yard, f"convoy {way}")
    assert "britain" in standing_in(yard, "amsterdam")


def test_r13_6_ships_of_a_neutral_close_its_port_to_a_landing() -> None:
    """Items 131, 245: who lands makes them enemies."""
    fleets = {"skagerrak": "2 britain", "jutland": "1 denmark"}
    state = board({"kent": "2 britain"}, fleets=fleets, active="britain")

    found = refused(state, "britain", "convoy", "2 britain @ kent to jutland by north_sea, skagerrak")

    assert (found.message, found.rule) == ("nw-convoy-port-enemy-fleet", "13.6")


def test_r13_7_the_guns_fire_at_a_landing() -> None:
    """Items 246, 247: two dice, a six costs a piece of the owner's choice."""
    state = board(
        {"kent": "moore + 2 britain"}, fleets={"north_sea": "1 britain"}, active="britain", dice=[6, 1]
    )
    spend(state, "britain", 2)

    answer(state, "convoy moore + 2 britain @ kent to amsterdam by north_sea")
    assert sorted(texts(state)) == ["lose 1 britain", "lose moore"]
    answer(state, "lose 1 britain")

    assert standing_in(state, "amsterdam") == "moore + 1 britain"


def test_r13_7_losses_by_the_guns_count_in_the_first_round() -> None:
    """Item 247: a five of the guns, nothing else falls: the landing is beaten and goes to a port behind."""
    state = board(
        {"kent": "moore + 2 britain", "amsterdam": "1 france"},
        fleets={"north_sea": "1 britain"},
        active="britain",
        dice=[5, 1, *[1] * 30],
    )
    spend(state, "britain", 2)

    answer(state, "convoy moore + 2 britain @ kent to amsterdam by north_sea")
    while asked(state) is not None and "done" not in texts(state):
        stay = [text for text in texts(state) if "stand" in text or "kent" in text]
        answer(state, (stay or texts(state))[0])

    assert standing_in(state, "amsterdam") == "1 france"
    assert standing_in(state, "kent") == "moore + 2 britain"


def test_r13_6_a_convoy_the_purse_cannot_pay_does_not_sail() -> None:
    """Item 243: a Zone and a port cost two CPs, and nothing moves for one."""
    state = board({"cornwall": "1 britain"}, active="britain")
    spend(state, "britain", 1)

    assert refusal(state, "convoy 1 britain @ cornwall to dublin by irish_sea") == "nw-purse-short"
    assert strength_in(state, "britain", "cornwall") == 1
