"""What a seat may see: all on the table, the hands of the nations it runs, how many cards lie elsewhere.

What everybody sees is taken over field by field from the state, numbers as there; hidden are hands, cards
kept aside, the draw pile and all discards but the top one. What stands on the stack is open to all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ...engine.frames import Frame
from .control import keys_of
from .names import NATION_COUNT, NATIONS, NO_NATION
from .playing import playable_count, preemptor, ready_home_cards
from .relations import camp_of, seat_of
from .state import State
from .victory import points

#: A card of which only its player knows which it is.
UNSEEN: Final = "?"
#: What each seat wants done with its Responses, by seat; and orders by card. Its owner sees his part. [6.14]
OF_SEATS: Final = ("auto_pass", "declined", "kept")
ORDERS: Final = "orders"
OPENED: Final = "opened"
#: Fields that hold cards and wishes a seat may not see.
HIDDEN: Final = frozenset({"hands", "aside", "deck", "discards", "drawn", ORDERS, OPENED, *OF_SEATS})
#: Fields everybody sees. A new field is shown to nobody until it is written here.
PUBLIC: Final = (
    "scenario", "options", "turn", "round", "phase", "due", "active", "last_active", "turn_over", "bid_seat",
    "bid", "seats_exchanged", "camp", "consul_row", "consul_box", "consul_plus", "consul_frozen", "command",
    "hostile", "truces", "open_to", "conquered", "sp", "present", "sp_regroup", "leader_at", "squadron_at",
    "building", "refitting", "armadas", "flag", "held", "saved_cp", "resources", "plus_key", "start_keys",
    "hands_open", "looking", "looked_at", "home_used", "parliament", "removed", "in_play", "foreign_wars",
    "effects", "windows", "press", "peace", "peace_paid", "deployed", "deployed_again", "reinforced_at",
    "purse", "purse_use", "saved", "plays", "plus_is_free", "resource_used", "submission_offered",
    "armada_formed", "marched_sp", "marched_leader", "stopped_sp", "stopped_leaders", "stopped_squadrons",
    "spent_leaders", "spent_areas", "fought", "besieged", "convoyed", "battle", "naval", "convoy",
)  # fmt: skip
_LISTS: Final = tuple(name for name in PUBLIC if isinstance(getattr(State(), name), list))
_BYTES: Final = tuple(name for name in PUBLIC if isinstance(getattr(State(), name), bytearray))
_DICTS: Final = tuple(name for name in PUBLIC if isinstance(getattr(State(), name), dict))
_PLAIN: Final = tuple(name for name in PUBLIC if name not in (*_LISTS, *_BYTES, *_DICTS))


@dataclass(frozen=True, slots=True)
class NationView:
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


@dataclass(frozen=True, slots=True)
class View:
    """Built up from nothing."""

    seat: str | None
    #: Public fields of the state by name; those of the seat alone.
    table: dict[str, Any]
    own: dict[str, Any]
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
    result: dict[str, Any]


def view(state: State, seat: str | None) -> View:
    """What the seat sees; None: a spectator."""
    first = preemptor(state) if state.phase == "rounds" else NO_NATION
    return View(
        seat=seat,
        table=table_of(state),
        own=own_of(state, seat),
        nations=tuple(_nation_view(state, nation, seat) for nation in range(NATION_COUNT)),
        drawn=_drawn(state, seat),
        deck_size=len(state.deck),
        discard_size=len(state.discards),
        top_discard=state.discards[-1] if state.discards else "",
        points=points(state),
        preemptor=NATIONS[first] if first >= 0 else "",
        flow=tuple(zip(state.stack, state.reached, strict=True)),
        result=dict(state.result),
    )


def table_of(state: State) -> dict[str, Any]:
    """Every public field, as it is now."""
    found: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    for name in _LISTS:
        found[name] = tuple(getattr(state, name))
    for name in _BYTES:
        found[name] = bytes(getattr(state, name))
    for name in _DICTS:
        found[name] = dict(getattr(state, name))
    return found


def _drawn(state: State, seat: str | None) -> str:
    """[6.5, 16.2]"""
    if not state.drawn or seat_of(state, state.active) == seat:
        return state.drawn
    return UNSEEN


def own_of(state: State, seat: str | None) -> dict[str, Any]:
    """The seat's part of what everybody keeps to himself. [6.14]"""
    found: dict[str, Any] = {ORDERS: {c: o for c, o in state.orders.items() if o.seat == seat}}
    found[OPENED] = {key: answer for key, answer in state.opened.items() if key.split()[1] == seat}
    for name in OF_SEATS:
        found[name] = {who: wish for who, wish in getattr(state, name).items() if who == seat}
    return found


def sees_hand(state: State, nation: int, seat: str | None) -> bool:
    """May the seat look into the nation's hand? [4.5, 6.5]"""
    if seat and state.looking == seat and state.looked_at == nation:
        return True
    return seat is not None and seat_of(state, nation) == seat and bool(state.hands_open >> nation & 1)


def sees_aside(state: State, nation: int, seat: str | None) -> bool:
    """Cards kept from the last turn were looked at long ago."""
    return seat is not None and seat_of(state, nation) == seat


def _nation_view(state: State, nation: int, seat: str | None) -> NationView:
    hand, aside = state.hands[nation], state.aside[nation]
    is_open = sees_hand(state, nation, seat)
    return NationView(
        nation=NATIONS[nation],
        seat=seat_of(state, nation),
        camp=camp_of(state, nation),
        keys=keys_of(state, nation),
        playable=playable_count(state, nation),
        home_cards=ready_home_cards(state, nation),
        hand_size=len(hand),
        aside_size=len(aside),
        hand=tuple(sorted(hand)) if is_open else (),
        aside=tuple(sorted(aside)) if sees_aside(state, nation, seat) else (),
        is_open=is_open,
    )
