"""Questions for Responses on the wire: what happened, what fits and what not, why one is asked. [6.14]"""

from __future__ import annotations

from typing import Annotated, TypedDict, cast

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from ....engine.shown import named
from ..printed.names import BOXES, NATIONS
from ..rules.occasions import ResponseWindow
from ..rules.responses.acting import acting_force
from ..rules.responses.fitting import fitting
from ..rules.responses.order_gaps import Sight, gaps_of, ways_of
from ..rules.responses.ordering import asked_about
from ..rules.responses.pressing import what_acts
from ..rules.responses.responses import responses
from ..rules.responses.windows import ChooseResponse
from ..state.hands import ready_home_cards
from ..state.relations import nations_of
from ..state.standing_orders import Order, order_parts, order_text
from ..state.state import State, rules
from ..state.targets import Target
from .fights import ForceShown, force_shown
from .ids import NationName, NationOrNone, nation_name, place_name
from .view import View, own_of, sees_hand


class Window(Struct, kw_only=True):
    """What has happened. Of a Consul the row and the box it came from are told, else place and origin."""

    kind: str
    nation: NationOrNone
    card: str
    row: str | UnsetType = UNSET
    box: str | UnsetType = UNSET
    place: str | UnsetType = UNSET
    origin: str | UnsetType = UNSET


class Happened(Window, kw_only=True):
    """The same with the force that acts."""

    force: ForceShown


class AimAt(Struct):
    target: str
    text: str


class Fit(Struct):
    """A card that may be played; `acting` is the target that is the thing that has just happened, if any."""

    nation: NationName
    card: str
    targets: list[AimAt]
    acting: str | None


class Other(Struct):
    """A held Response that cannot be played now: not at such a moment, or nothing to hit."""

    nation: NationName
    card: str
    reason: Annotated[str, named("Hindrance", ("window", "target"))]


class Why(Struct):
    reason: Annotated[str, named("AskedBecause", ("fits", "sealed"))]
    cards: list[str]
    orders: dict[str, str]
    responses: Annotated[str, named("ResponseMode", ("brisk", "sealed"))]


class Response(Struct):
    """What has just happened, what may be played on it, and why one is asked."""

    happened: Happened
    fits: list[Fit]
    others: list[Other]
    why: Why


class OrderTold(Struct):
    """An order as it stands, and what each gap may be filled with: "" leaves it open, `*areas` and the like
    stand for all; `ways` are where own leaders could withdraw to."""

    text: str
    parts: OrderParts
    gaps: Gaps
    ways: dict[str, list[str]] | UnsetType = UNSET


class Clauses(TypedDict, total=False):
    when: str
    against: str
    measure: str
    at: str
    own: str
    on: str
    to: str
    other: str


class OrderParts(Clauses):
    """How a Response is asked about or played, and the clauses of the latter."""

    mode: Annotated[str, named("OrderMode", ("ask", "every-impulse", "always", "off", "play"))]


class Gaps(TypedDict, total=False):
    ask: list[str]
    when: list[str]
    against: list[str]
    measure: list[str]
    at: list[str]
    own: list[str]
    on: list[str]
    to: list[str]
    other: list[str]


def window_shown(window: ResponseWindow) -> Window:
    shown = Window(kind=window.kind, nation=nation_name(window.nation), card=window.card)
    if window.kind == "consul":
        shown.row, shown.box = nation_name(window.place), BOXES[max(window.origin, 0)]
    else:
        shown.place, shown.origin = place_name(window.place), place_name(window.origin)
    return shown


def response_shown(choice: ChooseResponse, state: State) -> Response:
    """The act, the cards that fit and those that do not, and why the seat is asked."""
    fits = fitting(state, choice.seat, choice.window)
    cards = dict.fromkeys((fit.nation, fit.card) for fit in fits)
    given = own_of(state, choice.seat).orders
    force = force_shown(acting_force(state, choice.window))
    return Response(
        happened=Happened(**asdict(window_shown(choice.window)), force=force),
        fits=[
            Fit(
                nation=NATIONS[nation],
                card=card,
                targets=[
                    AimAt(fit.aim.text, fit.text) for fit in fits if (fit.nation, fit.card) == (nation, card)
                ],
                acting=_written(what_acts(state, card, choice.window)),
            )
            for nation, card in cards
        ],
        others=_others(choice, state, {card for _, card in cards}),
        why=Why(
            reason="sealed" if choice.sealed else "fits",
            cards=asked_about(state, choice.seat, choice.window),
            orders={card: order_text(given.get(card)) for _, card in cards},
            responses="sealed" if rules(state).sealed_responses else "brisk",
        ),
    )


def _written(target: Target | None) -> str | None:
    return None if target is None else target.text


def _others(choice: ChooseResponse, state: State, fits: set[str]) -> list[Other]:
    found = []
    for nation in nations_of(state, choice.seat):
        hand = state.hands[nation] if sees_hand(state, nation, choice.seat) else ()
        for card in (*sorted(hand), *ready_home_cards(state, nation)):
            if card in responses() and card not in fits:
                is_moment = choice.window.kind in responses()[card].windows
                why = "target" if is_moment else "window"
                found.append(Other(NATIONS[nation], card, why))
    return found


def orders_of(view: View) -> dict[str, OrderTold]:
    """Each Response the seat holds with its order, and what the gaps of that may be filled with."""
    given = view.own.orders
    own = [seen for seen in view.nations if seen.seat == view.seat]
    held = {card for seen in own for card in (*seen.hand, *seen.home_cards)}
    nations = [NATIONS.index(seen.nation) for seen in own]
    sight = Sight(nations, view.table.leader_at, view.table.squadron_at)
    return {card: _order(card, given.get(card), sight) for card in sorted(held) if card in responses()}


def _order(card: str, given: Order | None, sight: Sight) -> OrderTold:
    gaps = gaps_of(card, sight)
    parts = cast(OrderParts, order_parts(given))
    ways = ways_of(sight) if "to" in gaps else UNSET
    return OrderTold(order_text(given), parts, cast(Gaps, gaps), ways)
