"""What the forms for standing orders offer can be ordered, card by card. [6.14]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.board import AREA_COUNT, PLACES
from greatpowers.games.napoleonic_wars.printed.names import FRANCE, NATIONS
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NATION, LEADER_NUMBER
from greatpowers.games.napoleonic_wars.rules.responses.order_gaps import Sight, gaps_of, ways_of
from greatpowers.games.napoleonic_wars.rules.responses.order_reading import read_order
from greatpowers.games.napoleonic_wars.rules.responses.responses import responses
from greatpowers.games.napoleonic_wars.state.standing_orders import ASK, CLAUSES, PLAY, Order
from tests.games.napoleonic_wars.boards import board
from tests.games.napoleonic_wars.changing import set_orders
from tests.games.napoleonic_wars.land_boards import move
from tests.games.napoleonic_wars.seen import discards_of

WORDS = {name: word for word, name in CLAUSES.items()}
KINDS = {"*areas": PLACES[0], "*zones": PLACES[AREA_COUNT], "*places": PLACES[-1]}


def sight() -> Sight:
    """France looks at the first position of 1805."""
    state = board(start=True)
    return Sight([FRANCE], state.leader_at, state.squadron_at)


@pytest.mark.parametrize("card", sorted(responses()))
def test_r6_14_whatever_a_gap_offers_can_be_ordered(card: str) -> None:
    gaps = gaps_of(card, sight())
    for choice in gaps.pop("ask"):
        assert read_order("france", f"{card} {ASK} {choice}")[0] == card
    for name, choices in gaps.items():
        for choice in choices:
            text = KINDS.get(choice, choice)
            if not text:
                continue
            _, order = read_order("france", f"{card} play {WORDS[name]} {text}")
            assert getattr(order, name) == text


@pytest.mark.parametrize("card", sorted(responses()))
def test_r6_14_only_windows_of_the_card_are_offered(card: str) -> None:
    offered = gaps_of(card, sight()).get("when", [""])
    assert set(offered) - {""} <= responses()[card].windows


def test_r6_14_an_order_for_a_withdrawal_names_own_leaders_and_areas_beside_them() -> None:
    ways = ways_of(sight())
    own = [leader for leader in gaps_of("skilful_withdrawal", sight())["own"] if leader]
    assert own
    assert set(own) == set(ways)
    assert all(LEADER_NATION[LEADER_NUMBER[leader]] == FRANCE for leader in own)
    assert all(ways.values())


def test_r6_14_a_card_that_needs_a_target_does_not_leave_it_open() -> None:
    """Spies look at others; recruits may be for anybody, oneself first."""
    spied = gaps_of("spy_ring", sight())["on"]
    assert "" not in spied
    assert "france" not in spied
    assert gaps_of("conscripts", sight())["on"][0] == "france"
    assert set(gaps_of("conscripts", sight())["on"]) == set(NATIONS)


@pytest.mark.parametrize(
    ("by", "against", "fires"),
    [("france", "", False), ("britain", "", True), ("prussia", "", False), ("prussia", "france", True)],
)
def test_r6_14_an_order_that_names_nobody_waits_for_an_enemy(by: str, against: str, fires: bool) -> None:
    """Dysentery where Ney marches: not of France itself, nor of Prussia, at peace, unless it names France."""
    state = board({"stuttgart": "ney + 4 france"}, hands={by: ["dysentery"]}, auto_pass={}, dice=[1] * 50)
    set_orders(state, {"dysentery": Order(by, PLAY, against=against)})
    move(state, "ney + 4 france @ stuttgart to ulm")

    assert (discards_of(state) == ("dysentery",)) == fires
