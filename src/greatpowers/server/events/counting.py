"""From boards to pairing and back: what everybody has behind him, the next draft, the standings."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from ...engine.options import scenario_named
from ...pairing import duels, parties
from ...pairing.field import Board as Paired
from ...pairing.field import Cost, Player, cost_of
from ...pairing.field import Round as PairedRound
from ...pairing.standings import Line, Score, standings
from ..games.served import game_named
from .event import Board, Entry, Event, Place, Round

_TWO = 2


def seats_of(event: Event) -> tuple[str, ...]:
    """The seats at each board."""
    game = game_named(event.settings.game)
    return tuple(scenario_named(game.scenarios, event.settings.scenario or game.scenarios[0].id).seats)


def is_of_two(event: Event) -> bool:
    return len(seats_of(event)) == _TWO


def scores_of(event: Event) -> list[Score]:
    """Everything anybody has brought home."""
    found: list[Score] = []
    for round_ in event.rounds:
        if round_.status == "draft":
            continue
        for board in round_.boards:
            found += _scores_of(round_, board)
        if round_.status != "published":
            points = _points_of_bye(event)
            found += [Score(round_.number, str(entry), points, "bye") for entry in round_.byes]
    return found


def _points_of_bye(event: Event) -> float:
    """Whoever has to rest has the points that were stated; in a ladder and a bracket they mean nothing."""
    return event.settings.bye if event.settings.format in ("swiss", "round-robin", "balanced") else 0.0


def _scores_of(round_: Round, board: Board) -> list[Score]:
    found = []
    for place in board.places:
        if place.points is not None:
            others = tuple(str(other.entry) for other in board.places if other.entry != place.entry)
            outcome = place.outcome or "draw"
            score = Score(
                round_.number, str(place.entry), place.points, outcome, others, place.by_default, place.seat
            )
            found.append(score)
    return found


def players_of(event: Event, entries: Sequence[Entry]) -> list[Player]:
    """What pairing has to know of these entries."""
    met: dict[int, list[str]] = {}
    sides: dict[int, list[str]] = {}
    byes: dict[int, int] = {}
    points: dict[str, float] = {}
    for score in scores_of(event):
        points[score.player] = points.get(score.player, 0.0) + score.points
    for round_ in event.rounds:
        if round_.status == "draft":
            continue
        for entry in round_.byes:
            byes[entry] = byes.get(entry, 0) + 1
        for board in round_.boards:
            for place in board.places:
                others = [str(other.entry) for other in board.places if other.entry != place.entry]
                met.setdefault(place.entry, []).extend(others)
                sides.setdefault(place.entry, []).append(place.seat)
    return [
        Player(
            str(entry.number),
            points.get(str(entry.number), 0.0),
            tuple(met.get(entry.number, ())),
            tuple(sides.get(entry.number, ())),
            byes.get(entry.number, 0),
            bool(entry.bot),
            entry.boards == "spare",
        )
        for entry in entries
    ]


def rounds_to_play(event: Event) -> int:
    """How many rounds there will be: what was wished, as far as there is somebody to play with."""
    count, wished = len(event.playing()), event.settings.rounds
    match event.settings.format:
        case "knock-out":
            first = len(event.rounds[0].boards) * _TWO + len(event.rounds[0].byes) if event.rounds else count
            return max(1, math.ceil(math.log2(max(first, _TWO))))
        case "round-robin":
            whole = duels.rounds_of_round_robin(len(event.entries))
            return max(1, min(wished, whole * _TWO) if wished else whole)
        case _:
            return wished


def winners_of(round_: Round) -> dict[frozenset[str], str]:
    """By pair who won; pairs that drew are left out."""
    return {
        frozenset(str(place.entry) for place in board.places): str(winner.entry)
        for board in round_.boards
        for winner in board.places
        if winner.outcome == "win"
    }


def _bracket(event: Event) -> list[str]:
    """Who stands in the bracket before the next round."""
    entries = sorted(event.entries.values(), key=lambda entry: (bool(entry.bot), entry.number))
    first = event.rounds[0] if event.rounds else None
    known = (
        {place.entry for board in first.boards for place in board.places} | {*first.byes}
        if first is not None and first.status != "draft"
        else {entry.number for entry in event.playing()}
    )
    standing = duels.bracket([str(entry.number) for entry in entries if entry.number in known])
    for round_ in event.rounds:
        if round_.status == "closed":
            standing = duels.going_on(standing, {**_walked_over(standing, round_), **winners_of(round_)})
    return standing


def _walked_over(standing: Sequence[str], round_: Round) -> dict[frozenset[str], str]:
    """Pairs of which one did not come: the other rested in their round."""
    pairs = [standing[place : place + _TWO] for place in range(0, len(standing), _TWO)]
    resting = {str(entry) for entry in round_.byes}
    return {frozenset(pair): next(iter(resting & {*pair})) for pair in pairs if len(resting & {*pair}) == 1}


def _rungs(event: Event) -> list[str]:
    """The ladder after the rounds that are closed; newcomers begin at its foot."""
    rungs = [str(entry.number) for entry in event.playing()]
    for round_ in event.rounds:
        if round_.status == "closed":
            rungs = duels.climbed(rungs, winners_of(round_))
    return rungs


def in_order(event: Event) -> list[str]:
    """Who stands above whom whatever the points say: by rungs, or by how far he came in the bracket."""
    if event.settings.format == "ladder":
        return _rungs(event)
    if event.settings.format != "knock-out":
        return []
    order = [id_ for id_ in _bracket(event) if id_]
    for round_ in reversed(event.rounds):
        if round_.status == "closed":
            there = [str(place.entry) for board in round_.boards for place in board.places]
            order += [id_ for id_ in there if id_ not in order]
    return order


def table_of(event: Event) -> list[Line]:
    """The standings."""
    ids = [str(entry.number) for entry in event.entries.values()]
    return standings(ids, scores_of(event), event.seed, duels=is_of_two(event), order=in_order(event))


def draft(event: Event) -> tuple[Round, list[Entry]]:
    """The next round, and the bots that fill its last table. Slow: to be called in a thread."""
    number = len(event.rounds) + 1
    seats = seats_of(event)
    active = [entry for entry in event.playing() if entry.boards != "none"]
    players = players_of(event, active)
    bots: list[Entry] = []
    if len(seats) == _TWO:
        paired = _of_two(event, players, (seats[0], seats[1]), number - 1)
    else:
        twice = [str(entry.number) for entry in active if entry.boards == "twice"]
        seated, out, missing = parties.who_plays(players, len(seats), twice)
        first = max(event.entries, default=0) + 1
        bots = [Entry(first + place, bot="fill") for place in range(missing)]
        seated += [Player(str(bot.number), is_bot=True) for bot in bots]
        paired = parties.balanced(seated, seats, event.seed, number - 1)
        paired = PairedRound(paired.boards, tuple(out))
    boards = [Board([Place(seat, int(player)) for seat, player in board.seats]) for board in paired.boards]
    return Round(number, "draft", boards, [int(player) for player in paired.byes]), bots


def _of_two(event: Event, players: list[Player], sides: tuple[str, str], number: int) -> PairedRound:
    ids = [player.id for player in players]
    known: Mapping[str, Player] = {player.id: player for player in players_of(event, event.playing())}
    match event.settings.format:
        case "round-robin":
            everybody = [str(number) for number in sorted(event.entries)]
            return _without(duels.round_robin(everybody, number, sides), set(ids))
        case "knock-out":
            every = {player.id: player for player in players_of(event, list(event.entries.values()))}
            return _walk_overs(duels.knock_out(_bracket(event), every, sides), set(known))
        case "ladder":
            rungs = [id_ for id_ in _rungs(event) if id_ in set(ids)]
            return duels.ladder(rungs, number, known, sides)
        case _:
            return duels.swiss(players, sides)


def _without(paired: PairedRound, there: set[str]) -> PairedRound:
    """Whoever would meet somebody who is gone rests."""
    boards, byes = [], [id_ for id_ in paired.byes if id_ in there]
    for board in paired.boards:
        left = [id_ for id_ in board.players if id_ in there]
        if len(left) == _TWO:
            boards.append(board)
        else:
            byes += left
    return PairedRound(tuple(boards), tuple(byes))


def _walk_overs(paired: PairedRound, there: set[str]) -> PairedRound:
    """Of a pair of which one is gone the other goes on; of two that are gone it does not matter who."""
    boards: list[Paired] = []
    byes = list(paired.byes)
    for board in paired.boards:
        left = [id_ for id_ in board.players if id_ in there]
        if len(left) == _TWO:
            boards.append(board)
        else:
            byes += left or [board.players[0]]
    return PairedRound(tuple(boards), tuple(byes))


def price_of(event: Event, round_: Round) -> Cost:
    """What a draft costs: to be looked at before it is published."""
    paired = PairedRound(
        tuple(
            Paired(tuple((place.seat, str(place.entry)) for place in board.places)) for board in round_.boards
        ),
        tuple(str(entry) for entry in round_.byes),
    )
    return cost_of(paired, players_of(event, list(event.entries.values())))
