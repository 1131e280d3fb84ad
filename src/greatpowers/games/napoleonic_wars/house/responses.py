"""Questions for Responses on the wire: what happened, what fits and what not, why one is asked. [6.14]"""

from __future__ import annotations

from typing import Any

from ..printed.names import BOXES, NATIONS
from ..rules.occasions import ResponseWindow
from ..rules.responses.acting import acting_force
from ..rules.responses.fitting import fitting
from ..rules.responses.order_gaps import Sight, gaps_of, ways_of
from ..rules.responses.ordering import asked_about
from ..rules.responses.pressing import what_acts
from ..rules.responses.responses import responses
from ..rules.responses.windows import ChooseResponse
from ..show.view import View, own_of, sees_hand
from ..state.hands import ready_home_cards
from ..state.relations import nations_of
from ..state.standing_orders import order_parts, order_text
from ..state.state import State, rules
from ..state.targets import Target
from .board import force_on_wire, nation_name, place_name


def window_on_wire(window: ResponseWindow) -> dict[str, Any]:
    """What has happened. Of a Consul the row and the box it came from are told."""
    told: dict[str, Any] = {"kind": window.kind, "nation": nation_name(window.nation), "card": window.card}
    if window.kind == "consul":
        return {**told, "row": nation_name(window.place), "box": BOXES[max(window.origin, 0)]}
    return {**told, "place": place_name(window.place), "origin": place_name(window.origin)}


def response_on_wire(choice: ChooseResponse, state: State) -> dict[str, Any]:
    """The field `response` of a question: the act, the cards that fit and those that do not, and why."""
    fits = fitting(state, choice.seat, choice.window)
    cards = dict.fromkeys((fit.nation, fit.card) for fit in fits)
    why = "sealed" if choice.sealed else "fits"
    given = own_of(state, choice.seat).orders
    orders = {card: order_text(given.get(card)) for _, card in cards}
    return {
        "happened": {
            **window_on_wire(choice.window),
            "force": force_on_wire(acting_force(state, choice.window)),
        },
        "fits": [
            {
                "nation": NATIONS[nation],
                "card": card,
                "targets": [
                    {"target": fit.aim.text, "text": fit.text}
                    for fit in fits
                    if (fit.nation, fit.card) == (nation, card)
                ],
                # The target that is the thing that has just happened; null: there is none such.
                "acting": _written(what_acts(state, card, choice.window)),
            }
            for nation, card in cards
        ],
        "others": _others(choice, state, {card for _, card in cards}),
        "why": {
            "reason": why,
            "cards": asked_about(state, choice.seat, choice.window),
            "orders": orders,
            "responses": "sealed" if rules(state).sealed_responses else "brisk",
        },
    }


def _written(target: Target | None) -> str | None:
    return None if target is None else target.text


def _others(choice: ChooseResponse, state: State, fits: set[str]) -> list[dict[str, str]]:
    """Held Responses that cannot be played now: `window`, not at such a moment; `target`, nothing to hit."""
    found = []
    for nation in nations_of(state, choice.seat):
        hand = state.hands[nation] if sees_hand(state, nation, choice.seat) else ()
        for card in (*sorted(hand), *ready_home_cards(state, nation)):
            if card in responses() and card not in fits:
                is_moment = choice.window.kind in responses()[card].windows
                why = "target" if is_moment else "window"
                found.append({"nation": NATIONS[nation], "card": card, "reason": why})
    return found


def orders_on_wire(view: View) -> dict[str, dict[str, Any]]:
    """The field `orders` of the seat's view: each Response it holds with its order as text and in parts, and
    what its gaps may be filled with."""
    given = view.own.orders
    own = [seen for seen in view.nations if seen.seat == view.seat]
    held = {card for seen in own for card in (*seen.hand, *seen.home_cards)}
    nations = [NATIONS.index(seen.nation) for seen in own]
    sight = Sight(nations, view.table.leader_at, view.table.squadron_at)
    return {
        card: {
            "text": order_text(given.get(card)),
            "parts": order_parts(given.get(card)),
            "gaps": gaps_of(card, sight),
            **({"ways": ways_of(sight)} if "to" in gaps_of(card, sight) else {}),
        }
        for card in sorted(held)
        if card in responses()
    }
