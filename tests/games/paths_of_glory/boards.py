"""Boards for tests: a state with exactly the pieces a test names, and nobody asked anything yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greatpowers.games.paths_of_glory.printed.board import PRINTED_CP, SPACE_NUMBER
from greatpowers.games.paths_of_glory.state.changes.map import place_unit
from greatpowers.games.paths_of_glory.state.ids import read_ref
from greatpowers.games.paths_of_glory.state.setup import put_pieces, unused
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.state.texts import counters
from tests.games.paths_of_glory import changing
from tests.games.paths_of_glory.changing import Cards, spaces
from tests.testkit.dice import LoadedDice

__all__ = ["board", "changed_hands", "spaces", "unit", "units"]


def board(
    units: Mapping[str, Sequence[str]] | None = None,
    *,
    scenario: str = "campaign",
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    start: bool = False,
    active: str = "cp",
    turn: int = 1,
    round: int = 0,
    vp: int = 10,
    bid: tuple[str, int] | None = None,
    war_status: Mapping[str, int] | None = None,
    commitment: Mapping[str, str] | None = None,
    at_war: Sequence[str] = (),
    control: Mapping[str, Sequence[str]] | None = None,
    trenches: Mapping[str, Mapping[str, int]] | None = None,
    forts_destroyed: Sequence[str] = (),
    forts_besieged: Sequence[str] = (),
    broken_sieges: Sequence[str] = (),
    beachhead: str = "",
    mandated: Mapping[str, str] | None = None,
    mandate_met: Sequence[str] = (),
    actions_this_turn: Cards | None = None,
    ops_left: int = 0,
    near_east_used: Mapping[str, int] | None = None,
    rp: Mapping[str, int] | None = None,
    events: Mapping[str, int] | None = None,
    cp_russian_vp_at_fall: int = -1,
    effects: Mapping[str, int] | None = None,
    hands: Cards | None = None,
    decks: Cards | None = None,
    removed_cards: Cards | None = None,
    table_cards: Cards | None = None,
    swaps: Mapping[str, Mapping[str, str]] | None = None,
    shuffle_due: Sequence[str] = (),
    result: dict[str, Any] | None = None,
) -> State:
    """A state with these units, written `{"sedan": ["ge_2", "ge_corps reduced"]}`; `start` puts the set-up of
    1914 first. All else is told as in a position (docs/formats/paths-of-glory-position.md): `control={"cp":
    ["sedan"]}` against the print, `trenches={"ap": {"verdun": 1}}`, `events={"cp_01": 1}`. Unlike there,
    nothing follows from anything: what is left out is not there."""
    state = State(scenario=scenario, options=dict(options or {}))
    state.dice = LoadedDice(dice)
    changing.enter_war(state, *at_war)
    if start:
        put_pieces(state, "start")
    _put_units(state, units or {})
    _put_course(state, active, turn, round, vp)
    _put_tracks(state, bid, war_status or {}, commitment or {}, rp or {})
    _put_map(state, control or {}, trenches, beachhead)
    changing.set_forts(state, forts_destroyed, forts_besieged, broken_sieges)
    changing.set_mandated(state, mandated or {}, mandate_met)
    _put_round(state, actions_this_turn or {}, ops_left, near_east_used or {})
    _put_past(state, events or {}, cp_russian_vp_at_fall, effects or {})
    _put_cards(state, hands or {}, decks or {}, table_cards or {}, removed_cards or {})
    changing.set_swaps(state, swaps or {})
    changing.set_shuffle_due(state, shuffle_due)
    state.result = dict(result or {})
    state.events.clear()
    state.board_changed()
    state.touch()
    return state


def _put_tracks(
    state: State,
    bid: tuple[str, int] | None,
    war_status: Mapping[str, int],
    commitment: Mapping[str, str],
    rp: Mapping[str, int],
) -> None:
    if bid:
        changing.set_bid(state, *bid)
    changing.set_war_status(state, **war_status)
    changing.set_commitment(state, **commitment)
    changing.set_rp(state, rp)


def _put_map(
    state: State,
    control: Mapping[str, Sequence[str]],
    trenches: Mapping[str, Mapping[str, int]] | None,
    beachhead: str,
) -> None:
    for side, names in control.items():
        changing.take(state, side, *names)
    if trenches is not None:
        changing.set_trenches(state, trenches)
    changing.set_beachhead(state, beachhead)


def _put_round(state: State, actions: Cards, ops: int, near_east: Mapping[str, int]) -> None:
    changing.set_actions(state, actions)
    changing.set_ops_left(state, ops)
    changing.set_near_east_used(state, near_east)


def _put_past(state: State, events: Mapping[str, int], fallen: int, effects: Mapping[str, int]) -> None:
    changing.set_events(state, events)
    changing.set_russian_vp_at_fall(state, fallen)
    changing.set_effects(state, effects)


def _put_units(state: State, units: Mapping[str, Sequence[str]]) -> None:
    for space, found in units.items():
        for text in found:
            kind, _, strength = text.partition(" ")
            place_unit(state, unused(state, kind), SPACE_NUMBER[space], strength == "reduced")


def _put_course(state: State, active: str, turn: int, number: int, vp: int) -> None:
    changing.set_active(state, active)
    changing.set_turn(state, turn)
    changing.set_round(state, number)
    changing.set_vp(state, vp)


def _put_cards(state: State, hands: Cards, decks: Cards, table: Cards, removed: Cards) -> None:
    for side, cards in hands.items():
        changing.set_hand(state, side, cards)
    for side, cards in decks.items():
        changing.set_deck(state, side, cards)
    changing.set_table(state, table)
    changing.set_removed(state, removed)


def changed_hands(*names: str) -> dict[str, list[str]]:
    """Control after these spaces went to the other side than that of the print."""
    lost = [name for name in names if PRINTED_CP >> SPACE_NUMBER[name] & 1]
    return {"ap": lost, "cp": [name for name in names if name not in lost]}


def unit(state: State, text: str) -> int:
    """The counter meant by `ge_2@sedan`."""
    return units(state, text)[0]


def units(state: State, text: str) -> tuple[int, ...]:
    """The counters meant by `ge_2@sedan, ge_corps reduced@metz`."""
    return counters(state, [read_ref(state, part) for part in text.split(",")])
