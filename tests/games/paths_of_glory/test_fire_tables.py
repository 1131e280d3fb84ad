"""The fire tables, the column fired on and the die on it. [12.2.7–12.2.9, terrain effects]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.tables import ARMY_TABLE, CORPS_TABLE
from tests.games.paths_of_glory.fights import Fight

#: Results for the dice 1 to 6 by the lowest strength of a column, as printed.
ARMY = {
    1: (0, 1, 1, 1, 2, 2),
    2: (1, 1, 2, 2, 3, 3),
    3: (1, 2, 2, 3, 3, 4),
    4: (2, 2, 3, 3, 4, 4),
    5: (2, 3, 3, 4, 4, 5),
    6: (3, 3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5, 7),
    12: (4, 4, 5, 5, 7, 7),
    15: (4, 5, 5, 7, 7, 7),
    16: (5, 5, 7, 7, 7, 7),
}
CORPS = {
    0: (0, 0, 0, 0, 1, 1),
    1: (0, 0, 0, 1, 1, 1),
    2: (0, 1, 1, 1, 1, 1),
    3: (1, 1, 1, 1, 2, 2),
    4: (1, 1, 1, 2, 2, 2),
    5: (1, 1, 2, 2, 2, 3),
    6: (1, 1, 2, 2, 3, 3),
    7: (1, 2, 2, 3, 3, 4),
    8: (2, 2, 3, 3, 4, 4),
}


@pytest.mark.parametrize("strength", range(31))
def test_r12_2_8_every_cell_of_both_tables(strength: int) -> None:
    """Item 251: strengths read the column at or below them; 0 on the army table reads 1."""
    army = ARMY[max((column for column in ARMY if column <= strength), default=1)]
    corps = CORPS[max(column for column in CORPS if column <= strength)]

    assert tuple(ARMY_TABLE.fire(strength, 0, 0, die) for die in range(1, 7)) == army
    assert tuple(CORPS_TABLE.fire(strength, 0, 0, die) for die in range(1, 7)) == corps


def test_r12_2_8_shifts_stop_at_the_ends_of_the_table() -> None:
    """Item 245: no shift leaves the table."""
    assert ARMY_TABLE.fire(2, -3, 0, 6) == ARMY[1][5]
    assert ARMY_TABLE.fire(15, 3, 0, 1) == ARMY[16][0]
    assert CORPS_TABLE.fire(1, -2, 0, 5) == CORPS[0][4]
    assert CORPS_TABLE.fire(8, 1, 0, 1) == CORPS[8][0]


def test_r12_2_9_the_modified_die_stays_on_the_die() -> None:
    """Item 245: no modified roll below 1 or above 6."""
    assert ARMY_TABLE.fire(6, 0, -3, 2) == ARMY[6][0]
    assert ARMY_TABLE.fire(6, 0, 2, 6) == ARMY[6][5]


def test_r12_2_8_a_reduced_army_takes_its_side_to_the_army_table() -> None:
    """Item 243: any army, even reduced; otherwise corps and forts."""
    fight = Fight({"sedan": ["ge_2 reduced"], "cambrai": ["fr_corps"]}, dice=[1, 1]).attack("cambrai")

    assert (fight.fire("cp").table, fight.fire("cp").factors) == ("army", 3)
    assert (fight.fire("ap").table, fight.fire("ap").factors) == ("corps", 1)


@pytest.mark.parametrize(
    ("target", "start", "trench", "attacker", "defender"),
    [
        ("cambrai", "sedan", 0, 0, 0),
        ("sedan", "koblenz", 0, 0, 0),
        ("belfort", "mulhouse", 0, -1, 0),
        ("calais", "cambrai", 0, -1, 0),
        ("cambrai", "sedan", 1, -1, 1),
        ("cambrai", "sedan", 2, -2, 1),
        ("belfort", "mulhouse", 1, -2, 1),
        ("calais", "cambrai", 2, -3, 1),
    ],
)
def test_shifts_of_terrain_and_trenches_add_up(
    target: str, start: str, trench: int, attacker: int, defender: int
) -> None:
    """Item 244: mountain and swamp, trenches of both levels."""
    units = {start: ["ge_1", "ge_2"], target: ["fr_1"], "koblenz": ["ge_corps"], "liege": ["ge_corps"]}
    held = [space for space in ("sedan", "liege", "cambrai") if space != target]
    fight = Fight(
        units, [start], dice=[1, 1], cp_holds=held, trenches={"ap": {target: trench} if trench else {}}
    )
    fight.attack(target, f"ge_1@{start}, ge_2@{start}")

    assert fight.fire("cp").shift == attacker
    assert fight.fire("ap").shift == defender


def test_desert_shifts_nobody() -> None:
    """Item 244: desert changes no column."""
    fight = Fight({"beersheba": ["tu_corps"], "sinai": ["br_corps"]}, at_war=["tu"], dice=[1, 1], turn=5)
    fight.attack("sinai")

    assert (fight.fire("cp").shift, fight.fire("ap").shift) == (0, 0)
