"""What a seat may see: the open board, its own sealed orders, who has written, its letters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....engine.frames import Together
from ....engine.plain import PlainDict
from ..printed.names import PhaseKind, Season
from ..printed.units import Units
from .forces import Centres, Dislodged
from .orders import Order, Orders, Void
from .state import Message, State


@dataclass(frozen=True, slots=True)
class View:
    """Built up from nothing. Orders of others, their votes where hidden and their letters are not in it."""

    seat: str | None
    scenario: str
    options: dict[str, bool | str | int]
    season: Season
    year: int
    phase: PhaseKind
    units: Units
    centres: Centres
    dislodged: dict[int, Dislodged]
    contested: int
    powers: dict[str, tuple[int, ...]]
    disorder: tuple[int, ...]
    conceded: tuple[str, ...]
    #: Seats asked in this phase, and those whose orders are sealed already.
    asked: tuple[str, ...]
    ready: tuple[str, ...]
    #: The seat's own sealed orders.
    own_orders: tuple[Order, ...]
    #: Those of its sealed lines that will not be carried out. [2.4]
    own_void: tuple[Void, ...]
    votes: dict[str, tuple[str, ...]]
    press: tuple[Message, ...]
    italy_goes_to: str
    result: PlainDict


def view(state: State, seat: str | None) -> View:
    """The state as one seat sees it; None is a spectator."""
    asked: tuple[str, ...] = ()
    if state.stack and isinstance(state.stack[-1], Together):
        asked = tuple(choice.seat for choice in state.stack[-1].choices)
    own = state.sealed.get(seat) if seat is not None else None
    return View(
        seat=seat,
        scenario=state.scenario,
        options=dict(state.options),
        season=state.season,
        year=state.year,
        phase=state.phase,
        units=dict(state.units),
        centres=dict(state.centres),
        dislodged=dict(state.dislodged),
        contested=state.contested,
        powers=dict(state.powers),
        disorder=tuple(sorted(state.disorder)),
        conceded=tuple(sorted(state.conceded)),
        asked=asked,
        ready=tuple(name for name in asked if name in state.sealed),
        own_orders=own.orders if isinstance(own, Orders) else (),
        own_void=_void_lines(state, seat, own) if isinstance(own, Orders) else (),
        votes=_visible_votes(state, seat),
        press=tuple(message for message in state.press if may_read(message, seat)),
        italy_goes_to=state.italy_goes_to,
        result=dict(state.result),
    )


def _void_lines(state: State, seat: str | None, own: Orders) -> tuple[Void, ...]:
    """What will not be carried out of a sealed answer; where unlawful orders are refused there is nothing."""
    top = state.stack[-1]
    if state.options.get("unlawful_orders") != "hold" or not isinstance(top, Together):
        return ()
    # Its type is of the rules, which a state does not know.
    choice: Any = next((one for one in top.choices if one.seat == seat), None)
    return () if choice is None else tuple(choice.voids(state, own))


def _visible_votes(state: State, seat: str | None) -> dict[str, tuple[str, ...]]:
    if not state.options["hidden_votes"]:
        return dict(state.votes)
    return {seat: state.votes[seat]} if seat is not None and seat in state.votes else {}


def may_read(message: Message, seat: str | None) -> bool:
    """Is the message addressed to this seat, or sent by it?"""
    if message.to == ("all",):
        return True
    return seat is not None and (seat in message.to or seat == message.sender)
