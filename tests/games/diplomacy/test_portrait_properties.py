"""Nothing that can be written breaks a picture: every unit, coast and order, and what it is told of them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.games.diplomacy.pictures import render_svg
from greatpowers.games.diplomacy.pictures.portrait import Given, portrait, portrait_of_position
from greatpowers.games.diplomacy.printed.board import LOCATIONS
from greatpowers.games.diplomacy.printed.names import ARMY, FLEET, POWERS
from greatpowers.games.diplomacy.printed.units import can_stand, unit_at
from greatpowers.games.diplomacy.state.orders import (
    BUILD,
    CONVOY,
    DISBAND,
    HOLD,
    MOVE,
    NOWHERE,
    REMOVE,
    RETREAT,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    Order,
    order,
)  # fmt: skip
from greatpowers.games.diplomacy.terminal.desk import DiplomacyTerminal
from greatpowers.locale import Texts
from tests.games.diplomacy.matches import match_from

STANDING = [(k, at) for k, at in product((ARMY, FLEET), range(len(LOCATIONS))) if can_stand(k, at)]
OUTCOMES = ("", "moves", "bounces", "no convoy", "cut", "disrupted", "void", "dislodged")
places = st.integers(0, len(LOCATIONS) - 1)
standing = st.sampled_from(STANDING)


@st.composite
def any_order(draw: st.DrawFn) -> Order:
    """An order of any kind for a unit anywhere, sensible or not."""
    kind = draw(
        st.sampled_from((HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY, RETREAT, DISBAND, BUILD, REMOVE))
    )
    unit_kind, at = draw(standing)
    target = draw(places) if kind in (MOVE, SUPPORT_MOVE, CONVOY, RETREAT) else NOWHERE
    other_kind, other = draw(standing) if kind in (SUPPORT_HOLD, SUPPORT_MOVE, CONVOY) else (0, NOWHERE)
    via = kind == MOVE and unit_kind == ARMY and draw(st.booleans())
    return order(kind, unit_kind, at, other_kind, other, target, via)


class Board:
    """Units of one power where the orders are given."""

    def __init__(self, orders: list[Order]) -> None:
        found = (unit_at(0, o.unit_kind, o.at) for o in orders if o.kind != BUILD)
        self.units = {unit.province: unit for unit in found}
        self.centres: dict[int, int] = {}
        self.dislodged: dict[int, object] = {}


def drawn(orders: list[Given]) -> str:
    board = Board([given.order for given in orders])
    return render_svg(portrait(board, "picture", orders=orders))  # type: ignore[arg-type]


@pytest.mark.parametrize(("kind", "at"), STANDING)
def test_r3_4_a_move_from_every_place_and_coast_to_every_other_can_be_pictured(kind: int, at: int) -> None:
    """Without the drawing itself: what is on the picture is worked out for each goal."""
    for target, via in product(range(len(LOCATIONS)), (False, kind == ARMY)):
        for verb in (MOVE, RETREAT):
            given = Given(POWERS[0], order(verb, kind, at, 0, NOWHERE, target, via and verb == MOVE))
            board = Board([given.order])

            (arrow,) = portrait(board, "picture", orders=[given]).arrows  # type: ignore[arg-type]

            assert (arrow.at, arrow.target) == (LOCATIONS[at], LOCATIONS[target])


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(any_order(), st.sampled_from(OUTCOMES)), min_size=1, max_size=12))
def test_any_orders_with_any_outcome_are_drawn(told: list[tuple[Order, str]]) -> None:
    picture = drawn([Given(POWERS[0], one, outcome) for one, outcome in told])

    assert picture.startswith("<svg")


@settings(max_examples=60, deadline=None)
@given(st.lists(any_order(), min_size=1, max_size=8), st.sampled_from("MRA"))
def test_a_referees_position_with_any_orders_is_drawn(orders: list[Order], phase: str) -> None:
    board = Board(orders)
    units = [unit.text for unit in board.units.values()]
    request = {
        "phase": f"F1905{phase}",
        "units": {"France": units},
        "centres": {"France": ["Par"]},
        "orders": {"France": [one.text for one in orders]},
    }

    assert render_svg(portrait_of_position(request, "picture")).startswith("<svg")


@pytest.mark.parametrize("unit", ["F StP/SC", "F StP/NC", "F Spa/SC", "F Spa/NC", "F Bul/EC", "F Bul/SC"])
def test_r3_4_a_fleet_on_a_named_coast_is_drawn_with_every_order_it_may_be_given(unit: str) -> None:
    match = match_from({"Russia": f"{unit}, A Mos"})
    question = match.question("Russia")
    assert question is not None
    view = match.view("Russia")
    for one in question.offer[0].orders:
        picture = DiplomacyTerminal().picture(Texts("en"), view, "S1901M", [one.text], ".svg")

        assert f'data-at="{unit.split()[1]}"'.encode() in picture, one.text
