"""A slow and obvious second opinion on losses: all that lost steps can lead to is written down. [12.4]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from greatpowers.games.paths_of_glory.printed.units import KINDS

Unit = tuple[str, bool, bool]  # kind, reduced, cut off
Corps = tuple[str, bool]  # kind, reduced
Result = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], int, bool]


@dataclass(frozen=True)
class Situation:
    """Units here, corps in reserve, what was lost on the way."""

    units: tuple[Unit, ...]
    reserve: tuple[Corps, ...]
    eliminated: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    unreplaced: tuple[str, ...] = ()
    absorbed: int = 0
    corps_step: bool = False
    fort_fell: bool = False


def loss_factor(unit: Unit) -> int:
    kind, reduced, _ = unit
    return KINDS[kind].loss[reduced]


def may_replace(corps: str, army: str) -> bool:
    """The Expeditionary Force keeps to itself; otherwise a plain corps of the same nation."""
    if army == "br_bef_army" or corps == "br_bef_corps":
        return (army, corps) == ("br_bef_army", "br_bef_corps")
    return KINDS[corps].replaces_army and KINDS[corps].nation == KINDS[army].nation


def without(items: tuple, item: object) -> tuple:
    found = list(items)
    found.remove(item)
    return tuple(found)


def step(now: Situation, unit: Unit) -> Iterator[Situation]:
    """One step of one unit is lost."""
    kind, reduced, cut_off = unit
    facts = KINDS[kind]
    rest = without(now.units, unit)
    after = replace(
        now, absorbed=now.absorbed + loss_factor(unit), corps_step=now.corps_step or not facts.is_army
    )
    if not reduced:
        yield replace(after, units=tuple(sorted((*rest, (kind, True, cut_off)))))
    elif not facts.is_army:
        yield lost(replace(after, units=rest), kind, facts.is_dotted)
    else:
        able = [corps for corps in now.reserve if may_replace(corps[0], kind)]
        best = [corps for corps in able if not corps[1]] or able
        gone = lost(replace(after, units=rest), kind, facts.is_dotted or cut_off or not best)
        if not best:
            yield replace(gone, unreplaced=tuple(sorted((*gone.unreplaced, kind))))
        for corps in set(best):
            units = tuple(sorted((*rest, (*corps, False))))
            yield replace(gone, units=units, reserve=without(now.reserve, corps))


def lost(now: Situation, kind: str, for_good: bool) -> Situation:
    if for_good:
        return replace(now, removed=tuple(sorted((*now.removed, kind))))
    return replace(now, eliminated=tuple(sorted((*now.eliminated, kind))))


def reachable(starts: set[Situation], number: int) -> set[Situation]:
    """Everything that can come of it without exceeding the number."""
    found = set(starts)
    new = set(starts)
    while new:
        new = {
            later
            for now in new
            for unit in now.units
            if now.absorbed + loss_factor(unit) <= number
            for later in step(now, unit)
        } - found
        found |= new
    return found


def first_steps(start: Situation, number: int) -> set[Situation]:
    """What must be lost first by an attacker."""
    fitting = [unit for unit in start.units if loss_factor(unit) <= number]
    ranked = [unit for unit in fitting if KINDS[unit[0]].loss_priority]
    if not ranked:
        return {start}
    best = min(KINDS[unit[0]].loss_priority for unit in ranked)
    chosen = [unit for unit in ranked if KINDS[unit[0]].loss_priority == best]
    return {later for unit in chosen for later in step(start, unit)}


def on_phantoms(now: Situation, number: int) -> int:
    """How much of the rest corps would have borne, had they been in reserve for the unreplaced armies."""
    phantoms: list[Unit] = []
    for army in now.unreplaced:
        kind = next(k for k in KINDS if may_replace(k, army))
        phantoms.append((kind, False, False))
    start = Situation(tuple(sorted(phantoms)), ())
    return max(s.absorbed for s in reachable({start}, number - now.absorbed))


def all_results(
    units: tuple[Unit, ...],
    reserve: tuple[Corps, ...],
    number: int,
    attacking: bool,
    fort: int,
    withdrawing: bool,
) -> set[Result]:
    """Every legal final result."""
    start = Situation(tuple(sorted(units)), tuple(sorted(reserve)))
    found = reachable(first_steps(start, number) if attacking else {start}, number)
    with_fort = {
        replace(s, absorbed=s.absorbed + fort, fort_fell=True)
        if fort and not s.units and number - s.absorbed >= fort
        else s
        for s in found
    }
    most = max(s.absorbed for s in with_fort)
    best = {s for s in with_fort if s.absorbed == most}
    bare = {s: on_phantoms(s, number + (fort if s.fort_fell else 0)) for s in best}
    best = {s for s in best if bare[s] == max(bare.values())}
    if withdrawing and any(s.corps_step for s in best):
        best = {s for s in best if s.corps_step}
    return {
        (tuple(k + " reduced" * r for k, r, _ in s.units), s.eliminated, s.removed, s.absorbed, s.fort_fell)
        for s in best
    }
