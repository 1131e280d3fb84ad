"""Operations of the Regular: which attacks and marches together make the most of so many points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ...printed.board import each_space
from ...printed.names import Mask, Side, Space
from ...rules.actions.activation import activations
from ...rules.actions.activation_costs import cost_of
from ...state.ids import ATTACK, MOVE
from ...state.state import State
from ..novice.situation import Situation
from .assaults import Assault, Attacker, assaults
from .marches import Marched, digging, groups, marches_from
from .weights import MARCH

#: So many tasks are weighed against each other, and so many boards are remembered.
_WEIGHED: Final = 14
_REMEMBERED: Final = 32
MOST_OPS: Final = 5
#: A second group that leaves the same space counts for less: the first may have done its work.
_SECOND: Final = 0.6


class Task(NamedTuple):
    """Something to do in an operation: what it brings and what it uses."""

    value: float
    cost: int
    #: Spaces to activate, all spaces it needs, and where it ends.
    fresh: Mask
    spaces: Mask
    goal: Mask
    #: "attack", "move" or "entrench".
    what: str


class Table(NamedTuple):
    """Everything worth doing on one board, whatever has been activated."""

    attacks: tuple[Assault, ...]
    moves: dict[Space, tuple[Marched, ...]]
    trenches: dict[Space, float]


def board_key(state: State, side: Side) -> tuple[object, ...]:
    """All that the table of a side rests on."""
    return (
        side, state.scenario, tuple(sorted(state.options.items())), state.turn, state.round, state.active,
        tuple(state.place), state.reduced, state.cp_control, state.unclaimed,
        state.forts_destroyed, state.forts_besieged,
        tuple(sorted(state.trenches.items())), state.vp, state.moved | state.attacked, state.retreated,
        state.assaulted, state.at_war, state.beachhead, tuple(state.played),
        state.effects, tuple(state.near_east_used.items()), tuple(state.commitment),
        state.barred_from_near_east, state.broken_sieges, state.ana_holds, state.sud_army_at,
        tuple(state.mandated), tuple(state.mandate_met), tuple(state.war_status), state.failed_entrench,
    )  # fmt: skip


_tables: dict[tuple[object, ...], Table] = {}


def table_of(view: Situation) -> Table:
    """Attacks, marches and trenches of the board as it is; worked out once for each board."""
    key = board_key(view.state, view.side)
    found = _tables.get(key)
    if found is None:
        if len(_tables) >= _REMEMBERED:
            forget()
        found = _tables[key] = work_out(view)
    return found


def forget() -> None:
    """Work everything out anew; it must come out the same."""
    _tables.clear()


def work_out(view: Situation) -> Table:
    """The table of a board."""
    twin = view.state.copy()
    twin.ops_left = MOST_OPS
    twin.marked_move = twin.marked_attack = 0
    able = activations(twin, view.side)
    bare = Situation(twin, view.side)
    fighting = [one.space for one in able if one.purpose == ATTACK]
    attacks = assaults(Attacker(twin, view.side), fighting, MOST_OPS)
    spaces: list[Space] = [one.space for one in able if one.purpose == MOVE]
    marches = marches_from(bare, [group for space in spaces for group in groups(twin, twin.at[space])])
    trenches = {space: value for space in spaces if (value := digging(bare, space)[0]) > 0}
    return Table(tuple(attacks), by_start(marches), trenches)


def by_start(marches: Iterable[Marched]) -> dict[Space, tuple[Marched, ...]]:
    """The marches that bring something, by the space they leave."""
    found: dict[Space, tuple[Marched, ...]] = {}
    for one in marches:
        if one.value > MARCH.least:
            found[one.start] = (*found.get(one.start, ()), one)
    return found


def tasks_of(view: Situation) -> list[Task]:
    """The table as tasks, given what is activated already."""
    return tasks_in(view.state, table_of(view))


def tasks_in(state: State, table: Table) -> list[Task]:
    """The most promising tasks of a table."""
    taken = state.marked_move | state.marked_attack
    found = [task for plan in table.attacks if (task := _attack(state, plan)) is not None]
    for space in sorted({*table.moves, *table.trenches}):
        if taken >> space & 1:
            continue
        march = table.moves.get(space, ())
        trench = table.trenches.get(space, 0.0)
        gain = march[0].value if march else 0.0
        others = [m for m in march if not set(m.units) & set(march[0].units) and m.goal != march[0].goal]
        if others:
            gain += _SECOND * others[0].value
        value = max(gain, trench, gain + 0.5 * trench if march and len(state.at[space]) > 1 else 0.0)
        goal = 1 << march[0].goal if march and gain >= trench else 0
        what = "move" if gain >= trench else "entrench"
        found.append(Task(value, cost_of(state, space, "move"), 1 << space, 1 << space, goal, what))
    found.sort(key=lambda task: -(task.value - MARCH.price * task.cost))
    return found[:_WEIGHED]


def _attack(state: State, plan: Assault) -> Task | None:
    """The attack as a task, if its spaces are still to be had."""
    if plan.spaces & state.marked_move or state.assaulted >> plan.target & 1:
        return None
    fresh = plan.spaces & ~state.marked_attack
    cost = sum(cost_of(state, space, "attack") for space in each_space(fresh))
    return Task(plan.value, cost, fresh, plan.spaces, 1 << plan.target, "attack")


def best_tasks(tasks: list[Task], ops: int) -> tuple[float, tuple[Task, ...]]:
    """The set of tasks that fits into the points and brings most."""
    tails = [0.0] * (len(tasks) + 1)
    for index in range(len(tasks) - 1, -1, -1):
        tails[index] = tails[index + 1] + max(0.0, tasks[index].value)
    best: tuple[float, tuple[Task, ...]] = (0.0, ())

    def look(index: int, left: int, used: Mask, goals: Mask, value: float, chosen: tuple[Task, ...]) -> None:
        nonlocal best
        if value > best[0]:
            best = value, chosen
        if index == len(tasks) or value + tails[index] <= best[0]:
            return
        task = tasks[index]
        if task.cost <= left and not task.spaces & used and not task.goal & goals:
            net = task.value - MARCH.price * task.cost
            if net > 0:
                used_then, goals_then = used | task.spaces, goals | task.goal
                look(index + 1, left - task.cost, used_then, goals_then, value + net, (*chosen, task))
        look(index + 1, left, used, goals, value, chosen)

    look(0, ops, 0, 0, 0.0, ())
    return best
