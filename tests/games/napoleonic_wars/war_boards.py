"""Helpers for tests of chapters 7, 8 and 15: actions as a player would type them."""

from __future__ import annotations

from greatpowers.engine.errors import Refusal
from greatpowers.engine.frames import Choice
from greatpowers.engine.state import advance
from greatpowers.games.napoleonic_wars.printed.board import PLACES
from greatpowers.games.napoleonic_wars.printed.names import BOXES, NATIONS, NO_NATION
from greatpowers.games.napoleonic_wars.rules.impulse.actions import (
    action_of,
    actions,
    cost_of,
    read_act,
)
from greatpowers.games.napoleonic_wars.rules.impulse.spending import Spend
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import place_consul
from greatpowers.games.napoleonic_wars.state.control import controller
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import asked, nation, place, run
from tests.games.napoleonic_wars.changing import set_purse, set_purse_use


def spend(state: State, nation_name: str, cp: int, use: str = "") -> None:
    """The nation has so many CPs and is asked what to do with them."""
    set_purse(state, 2 * cp)
    set_purse_use(state, use)
    run(state, Spend(nation(nation_name)))


def do(state: State, nation_name: str, text: str) -> Choice | None:
    """A nation acts, whatever it costs, up to the first question."""
    act = read_act(state, nation(nation_name), text)
    refused = action_of(act).refuse(state, nation(nation_name), act)
    assert refused is None, f"{text!r}: {refused}"
    action_of(act).carry_out(state, nation(nation_name), act)
    state.push_called()
    advance(state)
    return asked(state)


def refused(state: State, nation_name: str, text: str) -> str:
    """The message of a refused action, with its rule: `nw-flag-fortress 7.42`; "" if it is allowed."""
    act = read_act(state, nation(nation_name), text)
    found: Refusal | None = action_of(act).refuse(state, nation(nation_name), act)
    return "" if found is None else f"{found.message} {found.rule}"


def cost(state: State, nation_name: str, text: str) -> float:
    """CPs an action costs."""
    return cost_of(state, nation(nation_name), read_act(state, nation(nation_name), text)) / 2


def offered(state: State, nation_name: str, word: str, cp: int = 20, use: str = "") -> list[str]:
    """The options of one kind of action, as texts without the word."""
    set_purse(state, 2 * cp)
    set_purse_use(state, use)
    found = actions()[word].options(state, nation(nation_name))
    return [act.text.removeprefix(f"{word} ") for act in found]


def owner(state: State, area: str) -> str:
    return NATIONS[controller(state, place(area))]


def consul(state: State, nation_name: str) -> str:
    """Where a Consul stands: `britain aide`, `unaligned`, with `+1` on that side."""
    number = nation(nation_name)
    row, box = state.consul_row[number], BOXES[state.consul_box[number]]
    plus = " +1" if state.consul_plus >> number & 1 else ""
    return f"{NATIONS[row]} {box}{plus}" if row != NO_NATION else f"{box}{plus}"


def put_consul(state: State, nation_name: str, row: str, box: str, *, plus: bool = False) -> None:
    number = NO_NATION if not row else nation(row)
    place_consul(state, nation(nation_name), number, BOXES.index(box), "test", plus=plus)


def areas(mask: int) -> set[str]:
    return {name for number, name in enumerate(PLACES) if mask >> number & 1}
