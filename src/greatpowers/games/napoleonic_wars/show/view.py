"""What a seat may see: the table, the hands of the nations it runs, how many cards lie elsewhere.

Hidden are hands, cards kept aside, the draw pile, all discards but the top one and what others want done with
their Responses. What stands on the stack is open to all.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ....engine.frames import Frame
from ....engine.plain import PlainDict
from ..printed.ids import Nation, by_nation
from ..printed.names import EACH_NATION, NATIONS, NO_NATION
from ..rules.impulse.playing import playable_count, preemptor
from ..rules.responses.idle import passes_idle
from ..rules.turn.victory import points
from ..state.control import keys_of
from ..state.hands import ready_home_cards
from ..state.relations import camp_of, seat_of
from ..state.standing_orders import Order
from ..state.state import KeptAnswer, State
from ..state.targets import Target
from .table import Table, table_of

#: A card of which only its player knows which it is.
UNSEEN: Final = "?"


class NationView(Struct, frozen=True):
    """What is known of one nation beside the map."""

    nation: str
    #: Who decides for it, "" for a neutral Proxy; and its Camp, -1 for none.
    seat: str
    camp: int
    keys: int
    #: Playable cards are counted in public. [5.2]
    playable: int
    home_cards: tuple[str, ...]
    hand_size: int
    aside_size: int
    #: Its cards, for the seat that runs it and may look. [4.5]
    hand: tuple[str, ...]
    aside: tuple[str, ...]
    is_open: bool


class Own(Struct, frozen=True):
    """The seat's part of what everybody keeps to himself. [6.14]"""

    #: Standing orders by Response card; windows the seat is passed over in; marches it has let go by.
    orders: dict[str, Order]
    auto_pass: tuple[str, ...]
    #: Is it passed for where nothing it holds fits?
    passes_idle: bool
    declined: tuple[str, ...]
    #: Its answer kept until a sealed window is closed; answers of closed windows that wait for their turn.
    kept: KeptAnswer | None
    opened: dict[str, tuple[Nation, str, Target, bool]]


class View(Struct, frozen=True, kw_only=True):
    """Built up from nothing."""

    seat: str | None
    table: Table
    own: Own
    nations: tuple[NationView, ...]
    #: The card the active nation's Resource has drawn: to its own player; to others that there is one. [16.2]
    drawn: str
    deck_size: int
    discard_size: int
    #: The one discard everybody may look at. [5.11]
    top_discard: str
    points: dict[str, int]
    #: Who may pre-empt now, "" for nobody. [5.2]
    preemptor: str
    #: Frames and how far each has come.
    flow: tuple[tuple[Frame, int], ...]
    result: PlainDict


def view(state: State, seat: str | None) -> View:
    """What the seat sees; None: a spectator."""
    known = state.remembered("open", lambda: _open(state))
    return View(
        seat=seat,
        table=table_of(state),
        own=own_of(state, seat),
        nations=known.nations if seat is None else _with_hands(state, known.nations, seat),
        drawn=_drawn(state, seat),
        deck_size=len(state.deck),
        discard_size=len(state.discards),
        top_discard=state.discards[-1] if state.discards else "",
        points=known.points,
        preemptor=known.preemptor,
        flow=tuple(zip(state.stack, state.reached, strict=True)),
        result=dict(state.result),
    )


class _Open(NamedTuple):
    """What is worked out for all seats alike."""

    nations: tuple[NationView, ...]
    points: dict[str, int]
    preemptor: str


def _open(state: State) -> _Open:
    first = preemptor(state) if state.phase == "rounds" else NO_NATION
    return _Open(
        nations=tuple(_closed_nation(state, nation) for nation in EACH_NATION),
        points=points(state),
        preemptor=NATIONS[first] if first >= 0 else "",
    )


def _drawn(state: State, seat: str | None) -> str:
    """[6.5, 16.2]"""
    if not state.drawn or seat_of(state, state.active) == seat:
        return state.drawn
    return UNSEEN


def own_of(state: State, seat: str | None) -> Own:
    """The seat's orders, wishes and answers."""
    who = seat or ""
    return Own(
        orders={card: order for card, order in state.orders.items() if order.seat == seat},
        auto_pass=state.auto_pass.get(who, ()),
        passes_idle=passes_idle(state, who),
        declined=state.declined.get(who, ()),
        kept=state.kept.get(who),
        opened={key: answer for key, answer in state.opened.items() if key.split()[1] == seat},
    )


def sees_hand(state: State, nation: Nation, seat: str | None) -> bool:
    """May the seat look into the nation's hand? [4.5, 6.5]"""
    if seat and state.looking == seat and state.looked_at == nation:
        return True
    return seat is not None and seat_of(state, nation) == seat and bool(state.hands_open >> nation & 1)


def sees_aside(state: State, nation: Nation, seat: str | None) -> bool:
    """Cards kept from the last turn were looked at long ago."""
    return seat is not None and seat_of(state, nation) == seat


def _closed_nation(state: State, nation: Nation) -> NationView:
    """A nation as those see it who may not look at its cards."""
    return NationView(
        nation=NATIONS[nation],
        seat=seat_of(state, nation),
        camp=camp_of(state, nation),
        keys=keys_of(state, nation),
        playable=playable_count(state, nation),
        home_cards=ready_home_cards(state, nation),
        hand_size=len(state.hands[nation]),
        aside_size=len(state.aside[nation]),
        hand=(),
        aside=(),
        is_open=False,
    )


def _with_hands(state: State, closed: tuple[NationView, ...], seat: str) -> tuple[NationView, ...]:
    """The nations with the cards the seat may look at."""
    looked_at = state.looked_at if state.looking == seat else NO_NATION
    return tuple(
        [
            _opened(state, nation, seen, seat) if seen.seat == seat or nation == looked_at else seen
            for nation, seen in by_nation(closed)
        ]
    )


def _opened(state: State, nation: Nation, seen: NationView, seat: str) -> NationView:
    is_open, sees_kept = sees_hand(state, nation, seat), sees_aside(state, nation, seat)
    if not is_open and not sees_kept:
        return seen
    return replace(
        seen,
        hand=tuple(sorted(state.hands[nation])) if is_open else (),
        aside=tuple(sorted(state.aside[nation])) if sees_kept else (),
        is_open=is_open,
    )
