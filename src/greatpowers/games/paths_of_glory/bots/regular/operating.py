"""Operations of the Regular: which attacks and marches together make the most of so many points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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
from .whims import Whim

#: So many tasks are weighed against each other, and so many boards are remembered.
_WEIGHED: Final = 18
_REMEMBERED: Final = 32
MOST_OPS: Final = 5
#: A second group that leaves the same space counts for less: the first may have done its work.
_SECOND: Final = 0.6
#: Goals of a space's marches that are weighed, and the part of a trench's worth beside a march.
_GOALS: Final = 2
_HALF: Final = 0.5


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
    #: Who marches where, if anybody does.
    marches: tuple[Marched, ...] = ()
    attack: Assault | None = None


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


def tasks_of(view: Situation, seed: str = "") -> list[Task]:
    """The table as tasks, whatever is activated already: what was planned comes out again."""
    tasks = tasks_in(_unmarked(view.state), table_of(view))
    if not seed:
        return tasks
    whim = Whim(seed, view.state)
    felt = [task._replace(value=task.value + whim.about(f"{task.what} {task.spaces}")) for task in tasks]
    return sorted(felt, key=lambda task: -(task.value - MARCH.price * task.cost))


def _unmarked(state: State) -> State:
    """The board before anything was activated."""
    if not state.marked_move | state.marked_attack:
        return state
    twin = state.copy()
    twin.marked_move = twin.marked_attack = 0
    return twin


def tasks_in(state: State, table: Table) -> list[Task]:
    """The most promising tasks of a table."""
    found = [task for plan in table.attacks if (task := _attack(state, plan)) is not None]
    for space in sorted({*table.moves, *table.trenches}):
        if not (state.marked_move | state.marked_attack) >> space & 1:
            march, trench = table.moves.get(space, ()), table.trenches.get(space, 0.0)
            found += _from(state, space, march, trench)
    found.sort(key=lambda task: -(task.value - MARCH.price * task.cost))
    return found[:_WEIGHED]


def _from(state: State, space: Space, marches: Sequence[Marched], trench: float) -> Iterator[Task]:
    """What the units of a space could do: march, to another goal too should somebody else go there; dig."""
    cost, bit = cost_of(state, space, "move"), 1 << space
    goals: list[Space] = []
    for march in marches:
        if march.goal in goals or len(goals) == _GOALS:
            continue
        goals.append(march.goal)
        others = [m for m in marches if not set(m.units) & set(march.units) and m.goal not in goals]
        value = march.value + (_SECOND * others[0].value if others else 0.0)
        stays = len(march.units) < len(state.at[space])
        both = (march, *others[:1])
        yield Task(value + (_HALF * trench if stays else 0.0), cost, bit, bit, 1 << march.goal, "move", both)
    if trench > 0:
        yield Task(trench, cost, bit, bit, 0, "entrench")


def _attack(state: State, plan: Assault) -> Task | None:
    """The attack as a task, if its spaces are still to be had."""
    if plan.spaces & state.marked_move or state.assaulted >> plan.target & 1:
        return None
    fresh = plan.spaces & ~state.marked_attack
    cost = sum(cost_of(state, space, "attack") for space in each_space(fresh))
    return Task(plan.value, cost, fresh, plan.spaces, 1 << plan.target, "attack", attack=plan)


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
