"""Supply line by line: the same spaces as the floods find, every line from a source to a fed unit. [14.1]"""

from __future__ import annotations

import pytest

from greatpowers.engine.masks import mask_of, members
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.rules.supply.attrition import out_of_supply
from greatpowers.games.paths_of_glory.rules.supply.lines import (
    FEEDING,
    fed_lines,
    line_to,
    sources,
    starving,
    tree,
)
from greatpowers.games.paths_of_glory.rules.supply.networks import NETWORKS
from greatpowers.games.paths_of_glory.rules.supply.supply import (
    NETWORK_OF,
    ground,
    is_always_supplied,
    supplied_spaces,
)
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.seen import place_number
from tests.games.paths_of_glory.test_supply_properties import random_position

ANTWERP, BRUSSELS, OSTEND = (SPACE_NUMBER[name] for name in ("antwerp", "brussels", "ostend"))


def named(state: State, name: str, space: str) -> list[str]:
    """The line to a space, from its source."""
    steps = list(line_to(tree(state, name), SPACE_NUMBER[space]))
    return [SPACES[step.frm] for step in reversed(steps)] + [space]


@pytest.mark.parametrize("seed", range(12))
def test_r14_1_lines_reach_exactly_what_the_network_supplies(seed: int) -> None:
    state = random_position(seed)
    for name in FEEDING:
        reached = mask_of(tree(state, name)) | mask_of(sources(state, name))

        assert reached == supplied_spaces(state, name), name


@pytest.mark.parametrize("seed", range(12))
def test_r14_1_2_every_line_begins_at_a_source_and_runs_through_open_spaces(seed: int) -> None:
    state = random_position(seed)
    for name in FEEDING:
        through = ground(state, NETWORKS[name].side).answer(name)[0]
        back = tree(state, name)
        for space in back:
            steps = list(line_to(back, space))

            assert steps[-1].frm in sources(state, name)
            assert all(through >> step.frm & 1 for step in steps)


def test_r14_1_3_the_line_to_the_marne_comes_from_london_by_sea() -> None:
    state = board(start=True)

    line = named(state, "west", "chateau_thierry")

    assert line[0] == "london"
    assert tree(state, "west")[SPACE_NUMBER[line[1]]].by_sea


def test_r14_1_3_russians_never_draw_supply_by_sea() -> None:
    state = board(start=True)

    assert not any(step.by_sea for step in tree(state, "ru").values())


def test_r14_1_a_line_feeds_the_units_at_its_end_and_beyond() -> None:
    state = board({"sedan": ["ge_2", "ge_3"]}, control=held_by_cp("liege"))
    fed = fed_lines(state, "cp")

    last = tree(state, "cp")[SPACE_NUMBER["sedan"]]
    assert set(fed.values()) == {2}
    assert last in fed


def test_r14_1_a_cut_off_army_is_told_where_and_what_would_help() -> None:
    """Antwerp behind German lines: a port would reach London, Brussels alone leads nowhere."""
    state = board({"antwerp": ["be_1"], "liege": ["ge_1"]}, control=held_by_cp("brussels", "ostend"))

    (found,) = starving(state)

    assert {there for _, there in found.cuts} == {BRUSSELS, OSTEND}
    assert OSTEND in found.remedies


@pytest.mark.parametrize("seed", range(12))
def test_r14_1_whoever_starves_is_told_and_nobody_else(seed: int) -> None:
    state = random_position(seed)

    told = starving(state)

    assert [one.unit for one in told] == out_of_supply(state)
    for one in told:
        assert one.network == NETWORK_OF[one.unit]
        assert not is_always_supplied(state, one.unit, place_number(state, one.unit))
        for space in one.remedies:
            assert supplied_spaces(state, one.network) >> space & 1
            assert space not in list(members(mask_of(here for here, _ in one.cuts)))
