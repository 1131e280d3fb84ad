"""What lies in the box: nations, counters of strength, leaders, Squadrons. [2.2]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...shared.data_rows import Row, rows_in, unique
from .ids import Leader, Nation, Squadron
from .names import EACH_NATION, NATION_COUNT, NATION_NUMBER, NATIONS, POOL, WAITING

_NATION_COLUMNS = ("id", "name_en", "name_ru", "name_hu", "kind", "initial_hand", "start_keys", "hand_min",
                   "hand_max", "reinforcement_cp", "conquest_mod", "squadron_dice", "naval_roll_mod",
                   "unit_bonus_dice", "flag_limit")  # fmt: skip
_NATIONS: Final = unique(rows_in(__name__, "nations.csv", _NATION_COLUMNS), "id")
if tuple(_NATIONS) != NATIONS:
    raise next(iter(_NATIONS.values())).wrong("the nations stand in another order than on the track")


def _column(column: str) -> tuple[int, ...]:
    return tuple(row.number(column) for row in _NATIONS.values())


NATION_NAMES: Final = {
    language: tuple(row[f"name_{language}"] for row in _NATIONS.values()) for language in ("en", "ru", "hu")
}
INITIAL_HAND: Final = _column("initial_hand")
#: Keys at the start of 1805. [5.81]
START_KEYS: Final = _column("start_keys")
HAND_MIN: Final = _column("hand_min")
HAND_MAX: Final = _column("hand_max")
REINFORCEMENT_CP: Final = _column("reinforcement_cp")
CONQUEST_MODIFIER: Final = _column("conquest_mod")
SQUADRON_DICE: Final = _column("squadron_dice")
NAVAL_MODIFIER: Final = _column("naval_roll_mod")
UNIT_BONUS: Final = _column("unit_bonus_dice")
FLAG_LIMIT: Final = _column("flag_limit")


@dataclass(frozen=True, slots=True)
class PrintedLeader:
    """A general as printed. [2.2, 7.2]"""

    id: str
    nation: Nation
    battle: int
    command: int
    #: The first turn he may be called on, counted from 1; a leader of a card comes only by it.
    first_turn: int
    #: The card that brings him, "" for none.
    card: str
    #: May be called again once eliminated.
    returns: bool


def _leader(row: Row) -> PrintedLeader:
    when = row["availability"]
    kind, _, card = when.partition(":")
    row.word("availability", kind, ("start", "pool", "1807", "card"))
    return PrintedLeader(
        id=row["id"],
        nation=NATION_NUMBER[row.one_of("nation", NATIONS)],
        battle=row.number("battle"),
        command=row.number("command"),
        first_turn=2 if kind == "1807" else 1,
        card=card,
        returns=row.flag("rebuildable"),
    )


_LEADER_COLUMNS = ("id", "nation", "name_en", "name_ru", "name_hu", "battle", "command", "availability",
                   "rebuildable")  # fmt: skip
_LEADERS: Final = unique(rows_in(__name__, "leaders.csv", _LEADER_COLUMNS), "id")
LEADERS: Final = tuple(_leader(row) for row in _LEADERS.values())
LEADER_COUNT: Final = len(LEADERS)
EACH_LEADER: Final = tuple(Leader(number) for number in range(LEADER_COUNT))
LEADER_NUMBER: Final = dict(zip(_LEADERS, EACH_LEADER, strict=True))
LEADER_NAMES: Final = {
    language: tuple(row[f"name_{language}"] for row in _LEADERS.values()) for language in ("en", "ru", "hu")
}
#: The columns rules need most, by leader.
LEADER_NATION: Final = tuple(leader.nation for leader in LEADERS)
BATTLE: Final = tuple(leader.battle for leader in LEADERS)
COMMAND: Final = tuple(leader.command for leader in LEADERS)
LEADERS_OF: Final = tuple(
    tuple(n for n in EACH_LEADER if LEADER_NATION[n] == nation) for nation in EACH_NATION
)
#: Where leaders are before any set-up: those of cards wait for their card.
LEADERS_AT_FIRST: Final = tuple(WAITING if leader.card else POOL for leader in LEADERS)
NAPOLEON, MURAT, WELLINGTON = (LEADER_NUMBER[name] for name in ("napoleon", "murat", "wellington"))
BERNADOTTE, PONIATOWSKI = (LEADER_NUMBER[name] for name in ("bernadotte", "poniatowski"))

_SQUADRONS: Final = unique(rows_in(__name__, "squadrons.csv", ("id", "nation", "dice", "roll_mod")), "id")
SQUADRONS: Final = tuple(_SQUADRONS)
SQUADRON_COUNT: Final = len(SQUADRONS)
EACH_SQUADRON: Final = tuple(Squadron(number) for number in range(SQUADRON_COUNT))
SQUADRON_NUMBER: Final = dict(zip(SQUADRONS, EACH_SQUADRON, strict=True))
SQUADRON_NATION: Final = tuple(NATION_NUMBER[row.one_of("nation", NATIONS)] for row in _SQUADRONS.values())
SQUADRONS_OF: Final = tuple(
    tuple(n for n in EACH_SQUADRON if SQUADRON_NATION[n] == nation) for nation in EACH_NATION
)


def _counters() -> tuple[dict[int, int], ...]:
    """Strength of a counter -> how many there are, largest first, by nation."""
    found: list[dict[int, int]] = [{} for _ in range(NATION_COUNT)]
    for row in rows_in(__name__, "counters.csv", ("nation", "strength", "count", "needs_leader_to_move")):
        strength = int(row.one_of("strength", ("1", "2", "4", "6", "8")))
        if row.flag("needs_leader_to_move") != (strength > 4):
            raise row.wrong("counters of 6 and 8, and only they, need a leader to move")
        found[NATION_NUMBER[row.one_of("nation", NATIONS)]][strength] = row.number("count")
    return tuple(dict(sorted(mix.items(), reverse=True)) for mix in found)


COUNTERS: Final = _counters()
#: All strength a nation has in the box.
SP_LIMIT: Final = tuple(sum(strength * count for strength, count in mix.items()) for mix in COUNTERS)


def counters_suffice(nation: Nation, stacks: Sequence[int]) -> bool:
    """Can these stacks of strength be laid out with the nation's counters? Change may be made. [2.2]"""
    return _suffice(nation, tuple(sorted(stack for stack in stacks if stack)))


@lru_cache(maxsize=1 << 16)
def _suffice(nation: Nation, stacks: tuple[int, ...]) -> bool:
    mix = COUNTERS[nation]
    if sum(stacks) > SP_LIMIT[nation]:
        return False
    if _small_change_suffices(mix, list(stacks)):
        return True  # nearly always, and quick
    return any(_small_change_suffices(mix, rest) for rest in _after_groups(mix, list(stacks)))


def _after_groups(mix: dict[int, int], stacks: list[int]) -> list[list[int]]:
    """What is left of the stacks after the counters of 8 and 6 are used or not, wherever they fit best."""
    found = [stacks]
    for strength in (8, 6):
        for _ in range(mix.get(strength, 0)):
            found += [_without(rest, strength) for rest in found]
    return found


def _without(stacks: list[int], strength: int) -> list[int]:
    """The stacks less one counter, taken where it costs fewest places for a 4."""
    fitting = [n for n, stack in enumerate(stacks) if stack >= strength]
    if not fitting:
        return stacks
    best = max(fitting, key=lambda n: (stacks[n] - strength) // 4 - stacks[n] // 4)
    return [stack - strength if n == best else stack for n, stack in enumerate(stacks)]


def _small_change_suffices(mix: dict[int, int], stacks: list[int]) -> bool:
    """Fours and twos wherever there is room, ones for the rest: each divides the next, so greed is best."""
    fours = min(mix.get(4, 0), sum(stack // 4 for stack in stacks))
    twos = min(mix.get(2, 0), sum(stack // 2 for stack in stacks) - 2 * fours)
    return sum(stacks) - 4 * fours - 2 * twos <= mix.get(1, 0)
