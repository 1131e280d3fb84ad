"""The data files: totals, references, and mistakes told with file and line. [2, 3]"""

from __future__ import annotations

from collections import Counter

import pytest

from greatpowers.engine.errors import DataError
from greatpowers.games.paths_of_glory.printed import board, tables, units
from greatpowers.games.paths_of_glory.printed import cards as card_facts
from greatpowers.games.paths_of_glory.printed.names import (
    AP,
    CP,
    LIMITED_WAR,
    MOBILIZATION,
    NATION_NUMBER,
    TOTAL_WAR,
)
from greatpowers.games.paths_of_glory.state import setup
from greatpowers.games.shared.data_rows import rows_of, unique


def count(mask: int) -> int:
    return mask.bit_count()


def test_the_board_has_281_spaces_and_six_boxes() -> None:
    assert board.BOARD_SIZE == 281
    assert len(board.SPACES) == 287
    assert count(board.BEACHES) == 4
    assert count(board.EDGE_BOXES) == 5


def test_there_are_476_lines_of_which_24_are_dashed() -> None:
    solid = sum(map(len, board.SOLID)) // 2
    beaches = sum(map(len, board.BEACH_LINE)) // 2
    dashed = {
        frozenset((a, b)) for net in board.LINES.dashed.values() for a, found in enumerate(net) for b in found
    }

    assert (solid, beaches, len(dashed)) == (452, 4, 20)


def test_lines_go_both_ways() -> None:
    for nation in range(len(board.NEIGHBOURS)):
        for space, found in enumerate(board.NEIGHBOURS[nation]):
            assert all(space in board.NEIGHBOURS[nation][other] for other in found)


def test_269_spaces_hang_together_by_solid_lines() -> None:
    found, new = set[int](), {board.PARIS}
    while new:
        found |= new
        new = {other for space in new for other in board.SOLID[space]} - found

    alone = {board.SPACES[s] for s in range(board.BOARD_SIZE) if s not in found}
    assert alone == {
        "london", "reval", "petrograd", "moscow", "kharkov", "caucasus",
        "mef_1", "mef_2", "mef_3", "mef_4", "arabia", "medina",
    }  # fmt: skip


@pytest.mark.parametrize("spaces", [board.VP_CAMPAIGN, board.VP_HISTORICAL_2018, board.VP_HISTORICAL_2010])
def test_37_allied_and_28_central_spaces_count_in_every_scenario(spaces: int) -> None:
    assert (count(spaces & ~board.PRINTED_CP), count(spaces & board.PRINTED_CP)) == (37, 28)


def test_there_are_193_counters_67_armies_and_126_corps() -> None:
    assert units.UNIT_COUNT == 193
    assert sum(units.IS_ARMY) == 67
    assert sum(kind.count for kind in units.KINDS.values() if kind.is_optional) == 8


def test_nine_units_of_the_base_game_are_dotted() -> None:
    dotted = {kind.id for kind in units.KINDS.values() if kind.is_dotted}

    assert len(dotted) == 9
    assert {"br_bef_army", "br_bef_corps", "br_mef", "br_ne", "fr_orient", "ru_cau"} < dotted


def test_factors_that_drop_with_a_step() -> None:
    """Item 278: reduced units keep their loss and movement factors, but for three kinds."""
    odd = {
        kind.id
        for kind in units.KINDS.values()
        if kind.loss[0] != kind.loss[1] or kind.move[0] != kind.move[1]
    }

    assert odd == {"br_bef_corps", "tu_yld", "tu_aoi"}
    assert units.KINDS["br_bef_corps"].loss == (2, 1)
    assert units.KINDS["tu_yld"].move == (3, 2)


def test_there_are_130_cards_in_three_decks_a_side() -> None:
    decks = Counter((card.side, card.deck) for card in card_facts.CARDS.values() if not card.is_optional)

    assert len(card_facts.CARDS) == 130
    assert decks == {
        (side, deck): size
        for side in (AP, CP)
        for deck, size in ((MOBILIZATION, 14), (LIMITED_WAR, 20), (TOTAL_WAR, 21))
    }


def test_war_status_adds_up_to_the_printed_totals() -> None:
    def total(side: int, *, optional: bool) -> int:
        cards = card_facts.CARDS.values()
        return sum(c.war_status for c in cards if c.side == side and (optional or not c.is_optional))

    assert (total(AP, optional=False), total(CP, optional=False)) == (22, 22)
    assert (total(AP, optional=True), total(CP, optional=True)) == (23, 25)


def test_every_unit_enters_exactly_as_often_as_it_exists() -> None:
    entering = Counter[str]()
    for line in setup.LINES:
        if line.item == "unit":
            entering[line.unit] += line.count
    for card in card_facts.CARDS.values():
        entering.update(dict(card.units))

    assert {kind: entering[kind] for kind in units.KINDS} == {k.id: k.count for k in units.KINDS.values()}


def test_fire_tables_never_fall_with_die_or_strength() -> None:
    for table in (tables.ARMY_TABLE, tables.CORPS_TABLE):
        assert all(list(row) == sorted(row) for row in table.losses)
        assert all(list(column) == sorted(column) for column in zip(*table.losses, strict=True))
        assert all(len(row) == len(table.columns) for row in table.losses)


def test_every_nation_of_the_capital_rule_has_one() -> None:
    for nation in ("fr", "br", "it", "ge", "tu", "bu", "be", "sb", "ro", "gr", "mn"):
        assert count(board.CAPITALS[NATION_NUMBER[nation]]) == 1
    assert count(board.CAPITALS[NATION_NUMBER["ah"]]) == 2


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("id,fort\nliege,3\nsedan\n", 3, "1 cells, 2 were expected"),
        ("id\nliege\n", 1, "no column 'fort'"),
        ("id,fort\nliege,strong\n", 2, "a number was expected"),
        ("id,fort\nliege,3\nliege,2\n", 3, "stands already in line 2"),
    ],
)
def test_mistakes_are_told_with_file_and_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(DataError, match=problem) as told:
        [row.number("fort") for row in unique(rows_of("spaces.csv", text, ("id", "fort")), "id").values()]

    assert (told.value.file, told.value.line) == ("spaces.csv", line)


def test_an_unknown_word_gets_a_hint() -> None:
    (row,) = rows_of("units.csv", "id,nation\nge_1,gee\n", ("id", "nation"))

    with pytest.raises(DataError, match="did you mean 'ge'"):
        row.one_of("nation", ("ge", "ah"))
