"""A second adjudicator, slow and simple, written from the rulebook alone: the plain version to compare with.

It reads the map from the data files and orders from their text, and shares no code with the adjudicator it
checks. Success or failure of every move is guessed in all possible ways; the rules then say which guesses are
consistent. Only lawful orders are understood; whether they match each other is settled here.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

DATA = Path(__file__).parents[3] / "src/greatpowers/games/diplomacy/data"

Guess = dict[str, bool]


def _rows(file: str) -> list[dict[str, str]]:
    with (DATA / file).open(encoding="utf-8") as text:
        return list(csv.DictReader(text))


SEAS = frozenset(row["id"] for row in _rows("provinces.csv") if row["kind"] == "sea")
_FLEET_BORDERS = frozenset(
    pair
    for row in _rows("adjacency.csv")
    if row["fleet_ok"] == "1"
    for pair in ((row["a"], row["b"]), (row["b"], row["a"]))
)
_ARMY_BORDERS = frozenset(
    pair
    for row in _rows("adjacency.csv")
    if row["army_ok"] == "1"
    for pair in ((row["a"], row["b"]), (row["b"], row["a"]))
)


@cache
def chains(fleets: frozenset[str], start: str, goal: str) -> tuple[frozenset[str], ...]:
    """Every way over these seas from coast to coast, as sets of seas. [6.1, 6.4]"""
    found: set[frozenset[str]] = set()

    def sail(here: str, used: frozenset[str]) -> None:
        if (here, goal) in _FLEET_BORDERS:
            found.add(used)
        for there in fleets - used:
            if (here, there) in _FLEET_BORDERS:
                sail(there, used | {there})

    for first in fleets:
        if (first, start) in _FLEET_BORDERS:
            sail(first, frozenset({first}))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Reading:
    """The disputed points that matter here; see docs/diplomacy/rulings.md."""

    rule_21: bool  # 4.A.2: rule 21 word for word, or the fallback alone
    any_meeting: bool  # 4.A.7: no effect where the victor came from, or only head to head
    via_needs_chain: bool  # 4.A.3: "via convoy" without ships keeps the army at home
    short_routes: bool  # 4.A.3: only a fleet on a chain without detours shows intent


READINGS = {
    "rulebook": Reading(rule_21=True, any_meeting=True, via_needs_chain=False, short_routes=False),
    "datc3": Reading(rule_21=False, any_meeting=False, via_needs_chain=True, short_routes=True),
}


@dataclass(slots=True)
class Turn:
    """The orders of a turn, sorted; provinces are names without coasts."""

    power: dict[str, str]
    reading: Reading
    goal: dict[str, str] = field(default_factory=dict)
    #: Armies that go by sea -> seas whose fleets carry them.
    carried: dict[str, frozenset[str]] = field(default_factory=dict)
    #: Supporter -> (place in which it counts, province of the supported unit, is it for a move).
    support: dict[str, tuple[str, str, bool]] = field(default_factory=dict)
    called_off: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Result:
    """What came of it, by the provinces in which the units stood."""

    moved: frozenset[str]
    arrived_nowhere: frozenset[str]  # armies whose convoy failed
    dislodged: dict[str, str]  # -> where the attacker came from
    given: frozenset[str]  # supports that counted
    contested: frozenset[str]


def province(location: str) -> str:
    return location.partition("/")[0]


def adjudicate(units: Mapping[str, str], orders: Mapping[str, str], reading: str) -> Result:
    """Units as `A Par` -> power, orders by the unit's province in canonical text."""
    kinds = {province(unit.split()[1]): unit.split()[0] for unit in units}
    turn = Turn({province(unit.split()[1]): power for unit, power in units.items()}, READINGS[reading])
    words = {place: text.split() for place, text in orders.items()}
    for place, order in words.items():
        if order[2] == "-":
            turn.goal[place] = province(order[3])
    _choose_ways(turn, kinds, words)
    for place, order in words.items():
        if order[2] == "S":
            helped = province(order[4])
            wanted = province(order[6]) if len(order) > 5 else None
            if turn.goal.get(helped) == wanted:  # rules 8 and 9
                turn.support[place] = (wanted or helped, helped, wanted is not None)
    return _read_off(turn, _solve(turn))


def _choose_ways(turn: Turn, kinds: Mapping[str, str], words: Mapping[str, list[str]]) -> None:
    """Land or sea, for every army that moves. [6.3, 6.13–6.16]"""
    at_sea = frozenset(place for place, kind in kinds.items() if kind == "F" and place in SEAS)
    for army, goal in turn.goal.items():
        if kinds[army] == "F":
            continue
        ships = frozenset(
            place
            for place, order in words.items()
            if order[2] == "C" and province(order[4]) == army and province(order[6]) == goal
        )
        via = words[army][-1] == "convoy"
        if (army, goal) not in _ARMY_BORDERS:
            turn.carried[army] = ships
        elif chains(ships, army, goal):
            telling = ships
            if turn.reading.short_routes:
                ways = chains(at_sea, army, goal)
                telling = (
                    frozenset().union(*(w for w in ways if not any(other < w for other in ways))) & ships
                )
            if via or any(turn.power[ship] == turn.power[army] for ship in telling):
                turn.carried[army] = ships
        elif via and turn.reading.via_needs_chain:
            turn.carried[army] = ships


def _driven_out(turn: Turn, guess: Guess, place: str) -> str | None:
    """Where the unit that took the place came from, if its own unit did not leave."""
    if place not in turn.power or guess.get(place):
        return None
    return next((mover for mover, goal in turn.goal.items() if goal == place and guess[mover]), None)


def _arrives(turn: Turn, guess: Guess, mover: str, without: str = "") -> bool:
    """Walking always gets there; sailing needs a chain of ships that stay. [6.5, 6.10]"""
    if mover not in turn.carried:
        return True
    if mover in turn.called_off:
        return False
    whole = frozenset(s for s in turn.carried[mover] if s != without and not _driven_out(turn, guess, s))
    return bool(chains(whole, mover, turn.goal[mover]))


def _is_given(turn: Turn, guess: Guess, supporter: str) -> bool:
    where, _, for_move = turn.support[supporter]
    for attacker, goal in turn.goal.items():
        if goal != supporter or turn.power[attacker] == turn.power[supporter]:
            continue  # rule 16
        if guess[attacker]:
            return False  # rule 14
        if attacker == where:
            continue  # rule 13
        needed = (
            where if turn.reading.rule_21 and for_move and where in turn.carried.get(attacker, ()) else ""
        )
        if _arrives(turn, guess, attacker, without=needed):
            return False  # rule 13, set aside by rule 21, restored by rule 22
    return True


def _strength(turn: Turn, guess: Guess, unit: str, without: str = "") -> int:
    """One, and one for each support that counts, those of one power left out. [5.1, 5.12]"""
    moves = unit in turn.goal
    return 1 + sum(
        1
        for supporter, (_, helped, for_move) in turn.support.items()
        if helped == unit
        and for_move == moves
        and turn.power[supporter] != without
        and _is_given(turn, guess, supporter)
    )


def _face_to_face(turn: Turn, one: str, other: str) -> bool:
    return (
        turn.goal.get(one) == other
        and turn.goal.get(other) == one
        and one not in turn.carried
        and other not in turn.carried
    )


def _hindrance(turn: Turn, guess: Guess, rival: str) -> int:
    """The strength with which a move keeps others out of its goal. [4.12–4.14, 6.6]"""
    goal = turn.goal[rival]
    if not _arrives(turn, guess, rival):
        return 0
    beaten = turn.goal.get(goal) == rival and guess[goal] and not guess[rival]
    if beaten and (turn.reading.any_meeting or _face_to_face(turn, rival, goal)):
        return 0  # rule 11
    return _strength(turn, guess, rival)


def _succeeds(turn: Turn, guess: Guess, mover: str) -> bool:
    goal = turn.goal[mover]
    if not _arrives(turn, guess, mover):
        return False
    rivals = [_hindrance(turn, guess, r) for r, g in turn.goal.items() if g == goal and r != mover]
    against = max(rivals, default=0)
    opposed = _face_to_face(turn, mover, goal)
    if goal not in turn.power or (guess.get(goal) and not opposed):
        return _strength(turn, guess, mover) > against
    if turn.power[goal] == turn.power[mover]:
        return False  # rule 12
    stays = goal not in turn.goal or opposed
    defence = _strength(turn, guess, goal) if stays else 1
    return _strength(turn, guess, mover, without=turn.power[goal]) > max(against, defence)


def _guesses(movers: list[str]) -> Iterator[Guess]:
    for values in product((False, True), repeat=len(movers)):
        yield dict(zip(movers, values, strict=True))


def _solve(turn: Turn) -> Guess:
    """What follows for every move; loops are settled one after the other. [4.8, 10.6]"""
    known: Guess = {}
    while len(known) < len(turn.goal):
        doubtful = [mover for mover in turn.goal if mover not in known]
        table = [
            (guess, {mover: _succeeds(turn, {**known, **guess}, mover) for mover in doubtful})
            for guess in _guesses(doubtful)
        ]
        certain = {m: table[0][1][m] for m in doubtful if len({answer[m] for _, answer in table}) == 1}
        if certain:
            known.update(certain)
        elif not _untie(turn, known, doubtful, table):
            known = {}  # convoys were called off: begin again without them
    return known


def _untie(turn: Turn, known: Guess, doubtful: list[str], table: list[tuple[Guess, Guess]]) -> bool:
    """Settle one loop of moves that depend on each other only; False if convoys had to be called off."""
    answers = {tuple(guess.values()): answer for guess, answer in table}
    needs = {mover: _needs(mover, doubtful, answers) for mover in doubtful}
    loop = min((_reach(mover, needs) for mover in doubtful), key=lambda group: (len(group), sorted(group)))
    rest = dict.fromkeys((mover for mover in doubtful if mover not in loop), False)
    within = [({**known, **rest, **guess}, guess) for guess in _guesses(sorted(loop))]
    solutions = [g for full, g in within if all(_succeeds(turn, full, m) == g[m] for m in loop)]
    if len(solutions) != 1:
        knotted = {
            army for army in turn.carried if _is_in_knot(turn, army, loop, [full for full, _ in within])
        }
        if knotted:
            turn.called_off |= knotted
            return False
    widest: Guess = max(solutions, key=lambda guess: sum(guess.values()))
    known.update(widest)  # rule 7: the circle moves
    return True


def _needs(mover: str, doubtful: list[str], answers: Mapping[tuple[bool, ...], Guess]) -> set[str]:
    """The moves whose success can make a difference to this one."""
    found = set()
    for values, answer in answers.items():
        for place, other in enumerate(doubtful):
            flipped = (*values[:place], not values[place], *values[place + 1 :])
            if answers[flipped][mover] != answer[mover]:
                found.add(other)
    return found


def _reach(start: str, needs: Mapping[str, set[str]]) -> frozenset[str]:
    group, todo = {start}, [start]
    for here in todo:
        for there in needs[here] - group:
            group.add(there)
            todo.append(there)
    return frozenset(group)


def _is_in_knot(turn: Turn, army: str, loop: frozenset[str], guesses: list[Guess]) -> bool:
    """Does the convoy hang on the loop, and the loop on the convoy?"""
    if army in turn.called_off or len({_arrives(turn, guess, army) for guess in guesses}) < 2:
        return False
    with_it = [[_succeeds(turn, guess, mover) for mover in loop] for guess in guesses]
    turn.called_off.add(army)
    without_it = [[_succeeds(turn, guess, mover) for mover in loop] for guess in guesses]
    turn.called_off.remove(army)
    return with_it != without_it


def _read_off(turn: Turn, guess: Guess) -> Result:
    dislodged = {place: victor for place in turn.power if (victor := _driven_out(turn, guess, place))}
    stays = {place for place in turn.power if not guess.get(place) and place not in dislodged}
    taken = stays | {turn.goal[mover] for mover, succeeded in guess.items() if succeeded}
    meeting = {
        goal
        for goal in set(turn.goal.values()) - taken
        if sum(1 for m, g in turn.goal.items() if g == goal and _hindrance(turn, guess, m)) > 1
    }
    return Result(
        moved=frozenset(mover for mover, succeeded in guess.items() if succeeded),
        arrived_nowhere=frozenset(army for army in turn.carried if not _arrives(turn, guess, army)),
        dislodged=dislodged,
        given=frozenset(s for s in turn.support if _is_given(turn, guess, s)),
        contested=frozenset(meeting),
    )
