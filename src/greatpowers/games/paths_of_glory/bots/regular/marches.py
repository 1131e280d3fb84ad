"""Marches the Regular thinks about: sorted by rule of thumb, the best judged by the board they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from .....engine.masks import mask_of
from ...printed.board import each_space
from ...printed.names import ENEMY, Mask, Side, Space, Unit
from ...printed.units import IS_ARMY, KIND_ID, LOSS, SIDE
from ...rules.movement.entrenchment import is_known_how, may_entrench_in, modifier, trench_level
from ...rules.movement.marching import best_path
from ...rules.movement.movement import ends
from ...rules.movement.occupation import march
from ...rules.supply.supply import in_supply
from ...state.changes.map import set_trench
from ...state.state import State
from ..novice.duels import strength
from ..novice.manoeuvres import arriving, staying
from ..novice.situation import Situation
from .evaluation import judge, outlook_of
from .relief import relieving
from .weights import MARCH, TRENCH

#: So many marches are judged for a board, and so many goals for each group.
_JUDGED: Final = 30
_GOALS: Final = 4
#: Marches beside those into a capital or source that lies open, and where armies are relieved.
_RESCUES: Final = 14
#: An army goes out of supply only for a gain like this.
_GREAT: Final = 9.0
#: A group as strong as this fills a wish altogether.
_ENOUGH: Final = 5
#: Ground of the enemy is looked at more closely than a rule of thumb would.
_HOSTILE: Final = 1.0
#: What part of the armies that live on a space of the enemy draws units to it.
_CUT: Final = 0.3
_NO_ARMY: Final = Unit(-1)


#: What a board is worth to a side.
Judgement = Callable[[State, Side], float]


class Marched(NamedTuple):
    """A group, where it goes and what the board is worth afterwards compared with now."""

    units: tuple[Unit, ...]
    start: Space
    goal: Space
    value: float


def groups(state: State, units: Sequence[Unit]) -> Iterator[tuple[Unit, ...]]:
    """Sets of units that may leave a space, one for each look."""
    for size in range(1, len(units) + 1):
        seen = set()
        for group in combinations(units, size):
            look = tuple(sorted((KIND_ID[u], state.reduced >> u & 1) for u in group))
            if look not in seen:
                seen.add(look)
                yield group


def simply_split(_state: State, units: Sequence[Unit]) -> list[tuple[Unit, ...]]:
    """Single units and the whole stack."""
    return list(dict.fromkeys([*((unit,) for unit in units), tuple(units)]))


def rough(view: Situation, units: Sequence[Unit], goals: Mask) -> list[tuple[float, Space]]:
    """Goals of a group by rule of thumb, the best first."""
    outlook = outlook_of(view.state)
    home = staying(view, units, view.state.place[units[0]])
    found = []
    for goal in each_space(goals):
        value = arriving(view, units, goal) - home
        if view.hostile >> goal & 1:
            value += _HOSTILE + 0.3 * view.gain(goal) + _CUT * outlook.cuts(ENEMY[view.side], goal)
        found.append((value, goal))
    found.sort(key=lambda pair: -pair[0])
    return found


def judged(view: Situation, units: tuple[Unit, ...], goal: Space, worth: Judgement = judge) -> Marched:
    """The march done on a copy and judged."""
    state, side = view.state, view.side
    start = state.place[units[0]]
    twin = state.copy()
    march(twin, units, best_path(state, units, goal))
    value = worth(twin, side) - worth(state, side)
    share = min(1.0, strength(state, units) / _ENOUGH)
    value += MARCH.pull * share * (_felt(view, goal) - view.pull[start])
    if value < _GREAT and any(IS_ARMY[u] and not in_supply(twin, u) for u in units):
        value = min(value, 0.0) - _GREAT
    before = outlook_of(state)
    opened = outlook_of(twin).laid_open(side) & ~before.laid_open(side)
    if value < MARCH.decisive and (opened or before.bares(side, start, units)):
        # Nothing short of a decision is worth a capital that lies open behind the army.
        value = min(value, 0.0) - _GREAT
    return Marched(units, start, goal, value)


def _felt(view: Situation, goal: Space) -> float:
    """What draws units to a space; ground of the enemy draws by itself, not from afar."""
    return view.pull[goal] if view.friendly >> goal & 1 else 0.5 * view.wish[goal] + 1.0


def marches_from(view: Situation, choices: Iterable[tuple[Unit, ...]]) -> list[Marched]:
    """The marches of these groups that are worth a judgement, the best first."""
    return _judged_best(view, {units: ends(view.state, units) for units in choices})


def best_goal(view: Situation, units: tuple[Unit, ...], goals: Sequence[Space]) -> Space:
    """Where a group that must go somewhere goes: where its march was judged to be worth most."""
    return _judged_best(view, {units: mask_of(goals)})[0].goal


def _judged_best(view: Situation, choices: Mapping[tuple[Unit, ...], Mask]) -> list[Marched]:
    """The most promising goals of every group, and all where somebody is needed."""
    sketches: list[tuple[float, Space, tuple[Unit, ...]]] = []
    rescues: list[tuple[float, Space, tuple[Unit, ...]]] = []
    needed = needed_in(view)
    for units, goals in choices.items():
        found = rough(view, units, goals)
        sketches.extend((value, goal, units) for value, goal in found[:_GOALS])
        rescues.extend((value, goal, units) for value, goal in found[_GOALS:] if needed >> goal & 1)
    for kept in (sketches, rescues):
        kept.sort(key=lambda sketch: -sketch[0])
    chosen = sketches[:_JUDGED] + rescues[:_RESCUES]
    done = [judged(view, units, goal) for _, goal, units in chosen]
    return sorted(done, key=lambda found: -found.value)


def needed_in(view: Situation) -> Mask:
    """Open capitals and sources, where raids are stopped, weak links, and where armies are relieved."""
    outlook = outlook_of(view.state)
    needed = outlook.laid_open(view.side) | outlook.stops(view.side) | outlook.weak_links(view.side)
    if lost := outlook.cut_off(view.side):
        needed |= relieving(view.state, view.side, lost)
    return needed


def digging(view: Situation, space: Space) -> tuple[float, Unit]:
    """What an attempt to entrench in a space is worth, and the army that would make it. [11.2]"""
    state, side = view.state, view.side
    if not is_known_how(state) or view.threat[space] < 2:
        return 0.0, _NO_ARMY
    level = trench_level(state, space, side)
    if level >= 2:
        return 0.0, _NO_ARMY
    armies = [unit for unit in state.at[space] if IS_ARMY[unit] and SIDE[unit] == side]
    if not armies or (state.marked_move >> space & 1 and not may_entrench_in(state, space)):
        return 0.0, _NO_ARMY
    army = max(armies, key=lambda unit: LOSS[state.reduced >> unit & 1][unit])
    twin = state.copy()
    set_trench(twin, space, side, level + 1)
    chance = min(1.0, max(0.0, (LOSS[state.reduced >> army & 1][army] - modifier(state, army)) / 6))
    lasting = (TRENCH.first if level == 0 else TRENCH.second) * min(
        1.0, view.threat[space] / TRENCH.full_threat
    )
    return chance * (judge(twin, side) - judge(state, side) + lasting), army
