"""Rounds of two: Swiss by maximum weight matching, round robin, knock-out, ladder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import networkx

from .field import BYE, Board, Player, Round

#: What weighs more than everything below it together.
_SECOND_BYE: Final = 10**18
_REPEAT: Final = 10**14
_BYE_LEVEL: Final = 10**11
_SCORE: Final = 10**5
_UNEVEN: Final = 2 * 10**6
_ODD: Final = 10**3
_PAIR: Final = 2


def swiss(players: Sequence[Player], sides: tuple[str, str]) -> Round:
    """Everybody once: never met before above all, then equal points, sides within one, near seeds."""
    field = _by_points(players)
    places = {player.id: place for place, player in enumerate(field)}
    known = {player.id: player for player in field}
    graph = networkx.Graph()
    for place, one in enumerate(field):
        for other in field[place + 1 :]:
            graph.add_edge(one.id, other.id, weight=-_price(one, other, sides, places))
    if len(field) % _PAIR:
        levels = sorted({player.points for player in field})
        for player in field:
            price = player.byes * _SECOND_BYE + _price_of_bye(player, levels, places)
            graph.add_edge(BYE, player.id, weight=-price)
    pairs = [sorted(pair, key=lambda id_: places.get(id_, -1)) for pair in
             networkx.max_weight_matching(graph, maxcardinality=True)]  # fmt: skip
    byes = tuple(second for first, second in pairs if first == BYE)
    played = sorted((pair for pair in pairs if pair[0] != BYE), key=lambda pair: (places[pair[0]], pair))
    return Round(tuple(seated(known[one], known[other], sides) for one, other in played), byes)


def _by_points(players: Sequence[Player]) -> list[Player]:
    """The leaders first; of equals the better seed; bots last among equals."""
    return sorted(players, key=lambda player: (-player.points, player.is_bot))


def _price(one: Player, other: Player, sides: tuple[str, str], places: Mapping[str, int]) -> int:
    again = one.met.count(other.id) * _REPEAT
    apart = round((2 * (one.points - other.points)) ** 2) * _SCORE
    board = seated(one, other, sides)
    uneven = sum(_lean_after(player, board, sides) for player in (one, other))
    return again + apart + uneven + abs(places[one.id] - places[other.id])


def _lean_after(player: Player, board: Board, sides: tuple[str, str]) -> int:
    """The price of how far a player leans to one side after this board."""
    seat = next(seat for seat, id_ in board.seats if id_ == player.id)
    lean = abs(_lean(player, sides) + (1 if seat == sides[0] else -1))
    return _UNEVEN * (lean - 1) ** 2 if lean > 1 else _ODD * lean


def _price_of_bye(player: Player, levels: Sequence[float], places: Mapping[str, int]) -> int:
    """Volunteers first, then bots, then the fewest points; the last of equals."""
    if player.spares:
        return 0
    height = levels.index(player.points) + (0 if player.is_bot else 1)
    return height * _BYE_LEVEL + len(places) - places[player.id]


def _lean(player: Player, sides: tuple[str, str]) -> int:
    return player.sides.count(sides[0]) - player.sides.count(sides[1])


def seated(one: Player, other: Player, sides: tuple[str, str]) -> Board:
    """Whoever had the first side more often gets the second; of equals whoever had it last."""
    lean = _lean(one, sides) - _lean(other, sides)
    if lean == 0:
        lean = sum((1 if player.sides[-1:] == (sides[0],) else 0) * sign for player, sign in
                   ((one, 1), (other, -1)))  # fmt: skip
    first, second = (other, one) if lean > 0 else (one, other)
    return Board(((sides[0], first.id), (sides[1], second.id)))


def round_robin(players: Sequence[str], number: int, sides: tuple[str, str]) -> Round:
    """Round `number` from 0 on: after n - 1 rounds everybody met everybody; then again with other sides."""
    field = [*players, BYE] if len(players) % _PAIR else list(players)
    ring = len(field) - 1
    if ring < 1:
        return Round((), tuple(players))
    cycle, turn = divmod(number, ring)
    boards, byes = [], []
    for step in range(len(field) // _PAIR):
        one, other = field[(turn + step) % ring], field[(turn - step) % ring]
        is_first = step % 2 == 1
        if step == 0:
            one, is_first = field[ring], turn % 2 == 0
        if BYE in (one, other):
            byes.append(other if one == BYE else one)
            continue
        first, second = (one, other) if is_first != bool(cycle % 2) else (other, one)
        boards.append(Board(((sides[0], first), (sides[1], second))))
    return Round(tuple(boards), tuple(byes))


def rounds_of_round_robin(players: int) -> int:
    """So many rounds until everybody met everybody."""
    return max(0, players - 1 if players % _PAIR == 0 else players)


def bracket(players: Sequence[str]) -> list[str]:
    """The first round of a knock-out from top to bottom: the best seeds meet last, byes go to the best."""
    size = 1
    order = [0]
    while size < len(players):
        size *= 2
        order = [place for seed in order for place in (seed, size - 1 - seed)]
    return [players[seed] if seed < len(players) else BYE for seed in order]


def knock_out(standing: Sequence[str], known: Mapping[str, Player], sides: tuple[str, str]) -> Round:
    """Neighbours in the bracket play; whoever has no neighbour goes on."""
    boards, byes = [], []
    for place in range(0, len(standing), _PAIR):
        pair = [id_ for id_ in standing[place : place + _PAIR] if id_ != BYE]
        if len(pair) == _PAIR:
            boards.append(seated(known[pair[0]], known[pair[1]], sides))
        else:
            byes += pair
    return Round(tuple(boards), tuple(byes))


def going_on(standing: Sequence[str], winners: Mapping[frozenset[str], str]) -> list[str]:
    """The next bracket: of each pair the winner, of a draw the better seed, who stands above."""
    left = []
    for place in range(0, len(standing), _PAIR):
        pair = [id_ for id_ in standing[place : place + _PAIR] if id_ != BYE]
        if pair:
            left.append(winners.get(frozenset(pair), pair[0]) if len(pair) == _PAIR else pair[0])
        else:
            left.append(BYE)
    return left


def ladder(rungs: Sequence[str], number: int, known: Mapping[str, Player], sides: tuple[str, str]) -> Round:
    """Neighbours play, in every other round those between them; who is left at an end rests."""
    start = number % _PAIR
    boards = [
        seated(known[rungs[place]], known[rungs[place + 1]], sides)
        for place in range(start, len(rungs) - 1, _PAIR)
    ]
    busy = {id_ for board in boards for id_ in board.players}
    return Round(tuple(boards), tuple(id_ for id_ in rungs if id_ not in busy))


def climbed(rungs: Sequence[str], winners: Mapping[frozenset[str], str]) -> list[str]:
    """The rungs after a round: whoever beat the one above him changes places with him."""
    order = list(rungs)
    for place in range(len(order) - 1):
        pair = frozenset(order[place : place + 2])
        if winners.get(pair) == order[place + 1] and pair <= set(rungs[place : place + 2]):
            order[place], order[place + 1] = order[place + 1], order[place]
    return order
