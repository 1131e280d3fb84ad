"""Rounds of many seats: few pairs meet again, and everybody gets other powers than before."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

import networkx

from ..engine.chance import Stream, shuffled
from .field import Board, Player, Round

_STEPS: Final = 400
_MOST_STEPS: Final = 40_000
#: Nobody plays against himself, and whoever plays twice not with the same power.
_NEVER: Final = 10_000
_AGAIN: Final = 4


def balanced(
    players: Sequence[Player],
    seats: Sequence[str],
    seed: str,
    number: int = 0,
    apart: Sequence[frozenset[str]] = (),
) -> Round:
    """Round `number` from 0 on of tables with these seats; a player named twice has two of them.

    The players divide by the seats: who sits out or plays twice is decided before.
    """
    size = len(seats)
    ids = [player.id for player in players]
    by_id = {player.id: player for player in players}
    groups = _by_design(ids, size, number) or _annealed(list(players), size, f"{seed}/{number}", apart)
    if len(groups) == 1 and len(by_id) == size:
        # One table: a Latin square gives everybody every power in as many rounds as there are seats.
        order = shuffled(Stream(seed), sorted(ids))
        held = tuple((seat, order[(place + number) % size]) for place, seat in enumerate(seats))
        return Round((Board(held),))
    taken: Counter[tuple[str, str]] = Counter()
    boards = []
    for group in groups:
        board = _powers([by_id[id_] for id_ in group], seats, taken)
        taken.update((player, seat) for seat, player in board.seats)
        boards.append(board)
    return Round(tuple(boards))


def _by_design(ids: Sequence[str], size: int, number: int) -> list[list[str]]:
    """As many tables as a prime number of seats: the lines of an affine plane, every pair meets once."""
    if len(ids) != size * size or len(set(ids)) != len(ids) or not _is_prime(size) or number > size:
        return []
    points = [(place // size, place % size, id_) for place, id_ in enumerate(ids)]
    lines: list[list[str]] = [[] for _ in range(size)]
    for x, y, id_ in points:
        lines[x if number == size else (y - number * x) % size].append(id_)
    return lines


def _is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, math.isqrt(number) + 1))


def _annealed(
    players: list[Player], size: int, seed: str, apart: Sequence[frozenset[str]]
) -> list[list[str]]:
    """Tables such that the sum of squares of how often pairs met is small, by swaps that cool down."""
    source = Stream(seed)
    order = shuffled(source, [player.id for player in players])
    price = _prices(players, apart)
    groups = [order[start : start + size] for start in range(0, len(order), size)]
    if len(groups) < 2:
        return groups
    steps = min(_MOST_STEPS, _STEPS * len(order))
    cost = sum(_cost(group, price) for group in groups)
    best, least = [list(group) for group in groups], cost
    for step in range(steps):
        if least == 0:
            break
        heat = 3.0 * (1 - step / steps) ** 2 + 0.01
        one = source.below(len(groups))
        other = (one + 1 + source.below(len(groups) - 1)) % len(groups)
        here, there = source.below(size), source.below(size)
        change = _change(groups[one], here, groups[other][there], price)
        change += _change(groups[other], there, groups[one][here], price)
        if change <= 0 or source.fraction() < math.exp(-change / heat):
            groups[one][here], groups[other][there] = groups[other][there], groups[one][here]
            cost += change
            if cost < least:
                best, least = [list(group) for group in groups], cost
    return best


def _prices(players: Sequence[Player], apart: Sequence[frozenset[str]]) -> dict[str, dict[str, int]]:
    """What it costs that two sit at one table: it adds to how often they met, by squares."""
    prices: dict[str, dict[str, int]] = {player.id: {player.id: _NEVER} for player in players}
    for player in players:
        for other, times in Counter(player.met).items():
            prices[player.id][other] = (times + 1) ** 2 - 1
    for pair in apart:
        if len(pair) == 2:
            one, other = sorted(pair)
            for first, second in ((one, other), (other, one)):
                if first in prices:
                    prices[first][second] = prices[first].get(second, 0) + 25
    return prices


def _cost(group: Sequence[str], price: Mapping[str, Mapping[str, int]]) -> int:
    return sum(price[one].get(other, 0) for one, other in combinations(group, 2))


def _change(group: Sequence[str], place: int, comes: str, price: Mapping[str, Mapping[str, int]]) -> int:
    """What it costs more if somebody else comes to a place of the group."""
    goes = price[group[place]]
    new = price[comes]
    return sum(
        new.get(other, 0) - goes.get(other, 0) for number, other in enumerate(group) if number != place
    )


def _powers(group: Sequence[Player], seats: Sequence[str], taken: Mapping[tuple[str, str], int]) -> Board:
    """Everybody the power he had least, all in all: an assignment."""
    graph = networkx.Graph()
    for place, player in enumerate(group):
        for number, seat in enumerate(seats):
            before = player.sides.count(seat)
            price = _AGAIN * before * (before + 1) * len(seats) + taken.get((player.id, seat), 0) * _NEVER
            # Of equal ways one, and always the same.
            price = price * len(seats) ** 2 + (place + number) % len(seats)
            graph.add_edge(("player", place), ("seat", number), weight=-price)
    held: dict[str, str] = {}
    for pair in networkx.max_weight_matching(graph, maxcardinality=True):
        (_, place), (_, number) = sorted(pair)
        held[seats[number]] = group[place].id
    return Board(tuple((seat, held[seat]) for seat in seats))


def who_plays(
    players: Sequence[Player], size: int, twice: Sequence[str] = ()
) -> tuple[list[Player], list[str], int]:
    """Who plays this round, twice where he offered it; who sits out; how many bots are needed besides.

    Volunteers play twice if that fills the last table, else they sit out if that does, else bots fill it.
    """
    over = len(players) % size
    short = (size - over) % size
    willing = [player for player in players if player.id in set(twice)]
    if short and len(willing) >= short:
        fewest = sorted(willing, key=lambda player: len(player.sides))[:short]
        return [*players, *fewest], [], 0
    out = sorted((player for player in players if player.spares), key=lambda player: player.byes)[:over]
    if over and len(out) == over and len(players) > over:
        gone = {player.id for player in out}
        return [player for player in players if player.id not in gone], sorted(gone), 0
    return [*players, *willing], [], short - len(willing) if short else 0
