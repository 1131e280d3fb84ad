"""Exact odds of a battle or siege by going through everything the dice can show. [11.2, 11.3, 12.3]

No further cards are played. Losses fall on strength first, of the nation with most of it, then on leaders,
the commander last: that is what the owner would choose to keep his dice. A besieger goes on whenever he may.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from ..printed.board import FORTRESS
from ..printed.names import NATION_COUNT
from ..rules.cards import notes
from ..rules.chances import scores
from ..rules.land.dice import side_dice
from ..state.fight_notes import Mark
from ..state.fights import Battle, FightSide, Force
from ..state.state import State

#: Sixes and fives of some dice -> how likely they are.
Scores = dict[tuple[int, int], float]
_DIGITS: Final = 6
VERDICTS: Final = ("attacker_wins", "defender_wins", "nobody_left", "attacker_routed", "defender_routed")


def after_losses(side: FightSide, sixes: int, fives: int) -> FightSide:
    """The side once it has borne these hits. [11.3]"""
    lost = _first_pieces(side.force, side.commander, sixes)
    sp = tuple(a - b for a, b in zip(side.force.sp, lost.sp, strict=True))
    left = Force(sp, tuple(leader for leader in side.force.leaders if leader not in lost.leaders))
    shaken = _first_pieces(left, side.commander, fives)
    return replace(
        side,
        force=left,
        disrupted_sp=shaken.sp,
        disrupted_leaders=shaken.leaders,
        excess=max(0, fives - left.size),
        eliminated=sixes,
        disrupted=fives,
    )


def _first_pieces(force: Force, commander: int, count: int) -> Force:
    """So many pieces of a force, in the order in which they are given up."""
    sp, taken = list(force.sp), [0] * NATION_COUNT
    for _ in range(min(count, sum(sp))):
        nation = max(range(NATION_COUNT), key=lambda n: (sp[n], -n))
        sp[nation] -= 1
        taken[nation] += 1
    rest = max(0, count - sum(taken))
    leaders = sorted(force.leaders, key=lambda leader: leader == commander)
    return Force(tuple(taken), tuple(leaders[:rest]))


def _suffered(battle: Battle, side: int, dice: int) -> Scores:
    """Hits a side takes from so many dice; behind a reverse slope the first two sixes are fives. [cards]"""
    found: Scores = {}
    for (sixes, fives), p in scores(dice).items():
        turned = min(2, sixes) if notes.has(battle, Mark.SLOPE, side) else 0
        hits = (sixes - turned, fives + turned)
        found[hits] = found.get(hits, 0.0) + p
    return found


def battle_odds(state: State, battle: Battle) -> dict[str, float]:
    """Who is beaten after at most two rounds, how often by a rout; mean losses of the first. [11.3, 11.5]"""
    counts = [side_dice(state, battle, side) for side in (0, 1)]
    sizes = [side.force.size for side in battle.sides]
    active, other = (_suffered(battle, side, counts[1 - side]) for side in (0, 1))
    found = dict.fromkeys(VERDICTS, 0.0)
    for (lost_0, gone_0), p in _totals_of(active, sizes[0]).items():
        for (lost_1, gone_1), q in _totals_of(other, sizes[1]).items():
            if lost_0 != lost_1 or gone_0 or gone_1:
                for verdict in _verdicts(battle, lost_0, lost_1, (gone_0, gone_1)):
                    found[verdict] += p * q
    second = _second_round(state, battle)
    tied = _by_total(other, sizes[1])
    for hits_0, p in active.items():
        for hits_1, q in tied.get(sum(hits_0), ()) if hits_0[0] < sizes[0] else ():
            for verdict, r in second(hits_0, hits_1).items():
                found[verdict] += p * q * r
    found |= {"attacker_losses": counts[1] / 3, "defender_losses": counts[0] / 3}
    return {name: round(chance, _DIGITS) for name, chance in found.items()}


def _by_total(suffered: Scores, size: int) -> dict[int, list[tuple[tuple[int, int], float]]]:
    """Hits that leave something of a side, by how many they are."""
    found: dict[int, list[tuple[tuple[int, int], float]]] = {}
    for hits, p in suffered.items():
        if hits[0] < size:
            found.setdefault(sum(hits), []).append((hits, p))
    return found


def _totals_of(suffered: Mapping[tuple[int, int], float], size: int) -> dict[tuple[int, bool], float]:
    """Losses of so many pieces, and whether nothing is left of them."""
    found: dict[tuple[int, bool], float] = {}
    for (sixes, fives), p in suffered.items():
        key = (sixes + fives, sixes >= size)
        found[key] = found.get(key, 0.0) + p
    return found


def _verdicts(battle: Battle, active: int, other: int, gone: tuple[bool, bool]) -> list[str]:
    """What losses of both sides mean; equal ones beat the active side. [11.3, 11.5]"""
    if all(gone):
        return ["nobody_left"]
    loser = gone.index(True) if any(gone) else int(other > active)
    names = ("attacker", "defender")
    margin = (active - other) * (1 if loser == 0 else -1)
    routed = margin >= notes.rout_margin(battle, 1 - loser)
    return [f"{names[1 - loser]}_wins", *([f"{names[loser]}_routed"] if routed else [])]


def _second_round(
    state: State, battle: Battle
) -> Callable[[tuple[int, int], tuple[int, int]], Mapping[str, float]]:
    """What a second round brings after equal losses. [11.3]"""
    following = replace(battle, round=2, extra=(0, 0), notes=notes.kept_notes(battle.notes))

    @cache
    def dice_and_size(side: int, hits: tuple[int, int]) -> tuple[int, int]:
        who = after_losses(battle.sides[side], *hits)
        sides = (who, following.sides[1]) if side == 0 else (following.sides[0], who)
        return side_dice(state, replace(following, sides=sides), side), who.force.size

    @cache
    def verdicts(active: tuple[int, int], other: tuple[int, int]) -> dict[str, float]:
        found: dict[str, float] = {}
        for (theirs, dead_0), q in _totals(other[0], active[1]).items():
            for (ours, dead_1), p in _totals(active[0], other[1]).items():
                for verdict in _verdicts(following, theirs, ours, (dead_0, dead_1)):
                    found[verdict] = found.get(verdict, 0.0) + p * q
        return found

    def after(hits_0: tuple[int, int], hits_1: tuple[int, int]) -> Mapping[str, float]:
        dice_0, size_0 = dice_and_size(0, hits_0)
        dice_1, size_1 = dice_and_size(1, hits_1)
        # More pieces than the enemy has dice cannot all be lost: how many more does not matter.
        return verdicts((dice_0, min(size_0, dice_1 + 1)), (dice_1, min(size_1, dice_0 + 1)))

    return after


@cache
def _totals(dice: int, size: int) -> Mapping[tuple[int, bool], float]:
    """What so many dice inflict on so many pieces."""
    return _totals_of(scores(dice), size)


def siege_odds(state: State, battle: Battle) -> dict[str, float]:
    """Whether the Fortress falls at once, and whether it does if the besieger goes on whenever he may; what
    is left over in the area does not fill his ranks. [12.3]"""
    strength = FORTRESS[battle.area]

    def falls(round_: int, needed: int, borne: tuple[int, int], last: int) -> float:
        who = after_losses(battle.sides[0], *borne)
        now = replace(battle, round=round_, sides=(who, battle.sides[1]))
        if round_ > 1:
            now = replace(now, extra=(0, 0), notes=notes.kept_notes(battle.notes))
        total = 0.0
        for (scored, _), p in scores(side_dice(state, now, 0)).items():
            for (sixes, fives), q in scores(side_dice(state, now, 1)).items():
                hits = (borne[0] + sixes, borne[1] + fives)
                if hits[0] >= battle.sides[0].force.size:
                    continue
                if scored >= needed:
                    total += p * q
                elif scored > sixes + fives and round_ < last:
                    total += p * q * falls(round_ + 1, needed - scored, hits, last)
        return total

    once, always = falls(1, strength, (0, 0), 1), falls(1, strength, (0, 0), strength)
    return {"falls_at_once": round(once, _DIGITS), "falls": round(always, _DIGITS)}
