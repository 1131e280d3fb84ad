"""Every legal way to bear a loss number. Pure: pieces, reserve and number in, final results out. [12.4]

A piece stands for counters that are alike: its kind goes by the number of the kind's first counter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ...printed.board import RESERVE
from ...printed.names import Space, Unit
from ...printed.units import (
    ALL_UNITS,
    BEF_ARMY,
    BEF_CORPS,
    IS_ARMY,
    KINDS,
    LOSS,
    OF_KIND,
    SIDE,
    TYPE,
    UNITS,
)
from ...state.state import State
from ..supply.supply import in_supply


def _replacers(army: Unit) -> tuple[Unit, ...]:
    if army == BEF_ARMY:
        return (BEF_CORPS,)
    found = (OF_KIND[id_][0] for id_, kind in KINDS.items() if kind.replaces_army)
    return tuple(u for u in found if UNITS[u].nation == UNITS[army].nation and u != BEF_CORPS)


#: The kinds of corps that may take the place of an army. [12.4.4, 12.4.4.3]
REPLACERS: Final = {unit: _replacers(unit) for unit in ALL_UNITS if IS_ARMY[unit]}


#: More than any loss factor.
_ANY_NUMBER: Final = 9


class Piece(NamedTuple):
    """A unit in a combat as far as losses look at it."""

    type: Unit
    reduced: int
    space: Space
    #: An army out of supply is lost for good. [12.4.7]
    cut_off: int


class Gone(NamedTuple):
    """A unit lost altogether."""

    type: Unit
    space: Space
    for_good: int


class Brought(NamedTuple):
    """A corps of the reserve box that took the place of an army. [12.4.4]"""

    corps: Unit
    reduced: int
    army: Unit
    space: Space


class Outcome(NamedTuple):
    """One final result of taking losses. Pieces include corps from the reserve box."""

    pieces: tuple[Piece, ...]
    gone: tuple[Gone, ...]
    brought: tuple[Brought, ...]
    absorbed: int
    fort_destroyed: bool


class _Node(NamedTuple):
    """A point on the way: what is left of the stack, the reserve and the number."""

    pieces: tuple[Piece, ...]
    reserve: tuple[tuple[Unit, int], ...]
    left: int
    gone: tuple[Gone, ...]
    brought: tuple[Brought, ...]
    #: Armies that fell without a corps to replace them. [12.4.4.2]
    bare: tuple[Unit, ...]
    corps_hit: bool


def loss_outcomes(
    state: State,
    units: Iterable[Unit],
    number: int,
    *,
    attacking: bool,
    fort: int = 0,
    withdrawing: bool = False,
) -> tuple[Outcome, ...]:
    """Every legal final result for these units of one side. [12.4]"""
    pieces = pieces_of(state, units)
    return outcomes(pieces, reserve_for(state, pieces), number, attacking, fort, withdrawing)


def pieces_of(state: State, units: Iterable[Unit]) -> tuple[Piece, ...]:
    """The units as pieces, in order."""
    return tuple(sorted(_piece(state, unit) for unit in units))


def _piece(state: State, unit: Unit) -> Piece:
    cut_off = IS_ARMY[unit] and not in_supply(state, unit)
    return Piece(TYPE[unit], state.reduced >> unit & 1, state.place[unit], int(cut_off))


def reserve_for(state: State, pieces: tuple[Piece, ...]) -> tuple[tuple[Unit, int], ...]:
    """The corps in the reserve box that could replace one of these armies."""
    wanted = {corps for piece in pieces if IS_ARMY[piece.type] for corps in REPLACERS[piece.type]}
    if not wanted:
        return ()
    box = state.at[RESERVE[SIDE[pieces[0].type]]]
    return tuple(sorted((TYPE[u], state.reduced >> u & 1) for u in box if TYPE[u] in wanted))


@lru_cache(maxsize=8192)
def outcomes(
    pieces: tuple[Piece, ...],
    reserve: tuple[tuple[Unit, int], ...],
    number: int,
    attacking: bool,
    fort: int,
    withdrawing: bool,
) -> tuple[Outcome, ...]:
    """All ways that take as much of the number as possible and never more. [12.4.3]"""
    start = _Node(pieces, reserve, number, (), (), (), False)
    ends = _ends(_first_losses(start) if attacking else [start])
    results = [(end, _absorbed_by_fort(end, fort)) for end in ends]
    most = max(number - end.left + taken for end, taken in results)
    results = [r for r in results if number - r[0].left + r[1] == most]
    # With no corps in reserve an army goes as if one had been there to take the rest. [12.4.4.2]
    furthest = max(_borne_by_missing_corps(end) for end, _ in results)
    results = [r for r in results if _borne_by_missing_corps(r[0]) == furthest]
    if withdrawing and any(end.corps_hit for end, _ in results):
        results = [r for r in results if r[0].corps_hit]
    found: dict[tuple[tuple[Piece, ...], tuple[Gone, ...]], Outcome] = {}
    for end, taken in sorted(results):
        outcome = Outcome(end.pieces, end.gone, end.brought, most, taken > 0)
        found.setdefault((end.pieces, end.gone), outcome)
    return tuple(found.values())


def single_steps(state: State, units: Iterable[Unit]) -> tuple[Outcome, ...]:
    """Every result of losing exactly one step, whatever its loss factor. [12.5.3]"""
    pieces = pieces_of(state, units)
    start = _Node(pieces, reserve_for(state, pieces), _ANY_NUMBER, (), (), (), False)
    found = {
        Outcome(node.pieces, node.gone, node.brought, _ANY_NUMBER - node.left, False)
        for piece in set(pieces)
        for node in _step(start, piece)
    }
    return tuple(sorted(found))


def _first_losses(start: _Node) -> list[_Node]:
    """British and Caucasus units that must suffer first when they attack, before the best fit. [12.4.5]"""
    able = [p for p in start.pieces if _priority(p) and LOSS[p.reduced][p.type] <= start.left]
    if not able:
        return [start]
    first = min(_priority(piece) for piece in able)
    return [node for piece in able if _priority(piece) == first for node in _step(start, piece)]


def _priority(piece: Piece) -> int:
    return UNITS[piece.type].loss_priority


def _ends(starts: list[_Node]) -> list[_Node]:
    """Every point from which no further step fits into the number."""
    seen = set(starts)
    todo = list(seen)
    ends = []
    while todo:
        node = todo.pop()
        goes_on = False
        previous = None
        for piece in node.pieces:
            if piece == previous or LOSS[piece.reduced][piece.type] > node.left:
                continue
            previous = piece
            goes_on = True
            for further in _step(node, piece):
                if further not in seen:
                    seen.add(further)
                    todo.append(further)
        if not goes_on:
            ends.append(node)
    return ends


def _step(node: _Node, piece: Piece) -> Iterator[_Node]:
    """The piece loses one step; an army that falls may be replaced in several ways. [12.4.2, 12.4.4]"""
    rest = list(node.pieces)
    rest.remove(piece)
    left = node.left - LOSS[piece.reduced][piece.type]
    is_army = IS_ARMY[piece.type]
    if piece.reduced and is_army:
        yield from _army_falls(node, piece, rest, left)
    elif piece.reduced:
        gone = _with_gone(node, piece, UNITS[piece.type].is_dotted)
        yield node._replace(pieces=tuple(rest), left=left, gone=gone, corps_hit=True)
    else:
        pieces = tuple(sorted([*rest, piece._replace(reduced=1)]))
        yield node._replace(pieces=pieces, left=left, corps_hit=node.corps_hit or not is_army)


def _army_falls(node: _Node, army: Piece, rest: list[Piece], left: int) -> Iterator[_Node]:
    """A corps of the reserve takes its place; without one it is lost for good. [12.4.4, 12.4.7]"""
    replacements = replacements_for(army.type, node.reserve)
    gone = _with_gone(node, army, UNITS[army.type].is_dotted or bool(army.cut_off) or not replacements)
    if not replacements:
        bare = tuple(sorted((*node.bare, army.type)))
        yield node._replace(pieces=tuple(rest), left=left, gone=gone, bare=bare)
    for corps, reduced in replacements:
        reserve = list(node.reserve)
        reserve.remove((corps, reduced))
        brought = tuple(sorted((*node.brought, Brought(corps, reduced, army.type, army.space))))
        pieces = tuple(sorted([*rest, Piece(corps, reduced, army.space, 0)]))
        yield _Node(pieces, tuple(reserve), left, gone, brought, node.bare, node.corps_hit)


def _with_gone(node: _Node, piece: Piece, for_good: bool) -> tuple[Gone, ...]:
    return tuple(sorted((*node.gone, Gone(piece.type, piece.space, int(for_good)))))


def replacements_for(army: Unit, reserve: Iterable[tuple[Unit, int]]) -> list[tuple[Unit, int]]:
    """What may replace the army: full corps before reduced ones; among kinds the owner chooses. [12.4.4]"""
    found = sorted({entry for entry in reserve if entry[0] in REPLACERS[army]})
    full = [entry for entry in found if not entry[1]]
    return full or found


def _absorbed_by_fort(end: _Node, fort: int) -> int:
    """The fort falls once nobody is left and what remains reaches its number. [12.4.6]"""
    return fort if fort and not end.pieces and end.left >= fort else 0


def _borne_by_missing_corps(end: _Node) -> int:
    """How much of the rest would have fallen on corps, had they been in reserve. [12.4.4.2]"""
    left = end.left
    for army in sorted(end.bare, reverse=True):
        for reduced in (0, 1):
            cost = LOSS[reduced][REPLACERS[army][0]]
            if cost > left:
                break
            left -= cost
    return end.left - left
