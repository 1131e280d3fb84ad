"""Why the veteran orders so: its orders, what they promise, and what it expects of the others."""

from __future__ import annotations

from .....bots.player import Why
from ...state.orders import MOVE
from .evaluation import leading
from .light import Light
from .regrets import Search

_TOLD = 3


def reasons_for(light: Light, search: Search, me: int, number: int, looked_at: int) -> list[Why]:
    """The chosen set, how it compares with the next, and the likeliest moves of rivals against it."""
    own = search.choosers[me]
    table = light.table
    found: list[Why] = []
    counted = leading(light, table)[me]
    if counted >= table.wins_at - 4:
        found.append(("bot-endgame", {"centres": counted, "needed": table.wins_at}))
    moving = [order for order in own.candidates[number].orders if order.kind == MOVE]
    rest = [order for order in own.candidates[number].orders if order.kind != MOVE]
    found += [("bot-order", {"order": order.text}) for order in (moving + rest)[:_TOLD]]
    found.append(("bot-weighed", {"sets": len(own.candidates), "results": looked_at}))
    found.append(("bot-promise", {"share": round(100 * own.mean(number))}))
    others = [n for n in range(len(own.candidates)) if n != number]
    if others:
        best = max(others, key=own.mean)
        found.append(("bot-runner-up", {"share": round(100 * own.mean(best))}))
    return found
