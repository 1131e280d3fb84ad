"""What simple reasoning leaves open: rotations, self-supporting loops and convoy paradoxes. [4.8, 6.11, 10.6]

The open questions form a graph. A group of questions that depend only on each other is tried out: if one
consistent answer exists it stands; if several do, the units rotate; if a convoy is tangled in it, the
tangled convoys are called off and everything is asked again (docs/diplomacy/rulings.md, 4.A.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...printed.board import provinces_in
from .battle import Battle

#: An open question: (True, mover) "does it succeed?" or (False, supporter) "is it given?".
Question = tuple[bool, int]


def settle(battle: Battle) -> None:
    """Answer everything that follows from what is known."""
    open_supports = [s for s in battle.supported if s not in battle.given]
    open_moves = [m for m in battle.destination if m not in battle.succeeded]
    progress = True
    while progress:
        progress = False
        for supporter in open_supports:
            if supporter not in battle.given:
                answer = battle.support_given(supporter)
                if answer is not None:
                    battle.given[supporter] = answer
                    progress = True
        for mover in open_moves:
            if mover not in battle.succeeded:
                answer = battle.move_succeeds(mover)
                if answer is not None:
                    battle.succeeded[mover] = answer
                    progress = True


def untie(battle: Battle) -> None:
    """Settle every open question, one group of mutually dependent questions after the other."""
    while open_questions := _open(battle):
        group = _closed_group(battle, open_questions)
        solutions = _solutions(battle, group)
        tangled = [army for army in battle.by_sea if _route_hangs_on(battle, army, group)]
        if len(solutions) == 1:
            _adopt(battle, solutions[0])
        elif tangled:
            battle.suspended.update(tangled)
        else:
            _adopt(battle, max(solutions, key=lambda answers: sum(answers.values())))
        settle(battle)


def _open(battle: Battle) -> list[Question]:
    moves = [(True, m) for m in battle.destination if m not in battle.succeeded]
    return moves + [(False, s) for s in battle.supported if s not in battle.given]


def _adopt(battle: Battle, answers: dict[Question, bool]) -> None:
    for (is_move, unit), answer in answers.items():
        (battle.succeeded if is_move else battle.given)[unit] = answer


def _depends_on(battle: Battle, question: Question) -> Iterator[Question]:
    """The open questions whose answer may matter for this one."""
    is_move, unit = question
    if is_move:
        goal = battle.destination[unit]
        for supporter in battle.hold_supports.get(goal, ()):
            yield False, supporter
        if goal in battle.destination:
            yield True, goal
            for supporter in battle.move_supports.get(goal, ()):
                yield False, supporter
        for rival in battle.attackers[goal]:
            for supporter in battle.move_supports.get(rival, ()):
                yield False, supporter
            yield from _route_questions(battle, rival)
            if rival != unit and battle.destination.get(goal) == rival:
                yield True, rival
    else:
        for attacker in battle.attackers.get(unit, ()):
            yield True, attacker
            yield from _route_questions(battle, attacker)


def _route_questions(battle: Battle, army: int) -> Iterator[Question]:
    if army not in battle.suspended:
        for sea in provinces_in(battle.by_sea.get(army, 0)):
            for attacker in battle.attackers.get(sea, ()):
                yield True, attacker


def _route_hangs_on(battle: Battle, army: int, group: set[Question]) -> bool:
    if army in battle.suspended or battle.route_open(army) is not None:
        return False
    return any(question in group for question in _route_questions(battle, army))


def _closed_group(battle: Battle, questions: list[Question]) -> set[Question]:
    """The first set of open questions that depend on nothing open outside it."""
    is_open = set(questions)
    reach: dict[Question, set[Question]] = {}
    for question in questions:
        seen = {question}
        frontier = [question]
        for here in frontier:
            for there in _depends_on(battle, here):
                if there in is_open and there not in seen:
                    seen.add(there)
                    frontier.append(there)
        reach[question] = seen
    smallest = min(questions, key=lambda question: (len(reach[question]), question))
    return reach[smallest]


def _solutions(battle: Battle, group: set[Question]) -> list[dict[Question, bool]]:
    """Every consistent way to answer the group, found by guessing and drawing conclusions."""
    settled_moves, settled_supports = dict(battle.succeeded), dict(battle.given)
    found: list[dict[Question, bool]] = []
    ordered = sorted(group)

    def known(question: Question) -> bool | None:
        return (battle.succeeded if question[0] else battle.given).get(question[1])

    def consistent() -> bool:
        return all(
            (battle.move_succeeds(unit) if is_move else battle.support_given(unit)) == known((is_move, unit))
            for is_move, unit in ordered
        )

    def search() -> None:
        settle(battle)
        first = next((question for question in ordered if known(question) is None), None)
        if first is None:
            if consistent():
                found.append({question: bool(known(question)) for question in ordered})
            return
        for guess in (True, False):
            moves, supports = dict(battle.succeeded), dict(battle.given)
            (battle.succeeded if first[0] else battle.given)[first[1]] = guess
            search()
            battle.succeeded, battle.given = moves, supports

    search()
    battle.succeeded, battle.given = settled_moves, settled_supports
    return found
