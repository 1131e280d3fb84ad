"""Boards for tests: a state with exactly the pieces a test names, and nobody asked anything yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greatpowers.engine.frames import Choice, Frame
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.napoleonic_wars.printed.board import PLACE_NUMBER, PLACES
from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.names import NATION_NUMBER, NATIONS
from greatpowers.games.napoleonic_wars.rules.impulse.spending import ChooseAct
from greatpowers.games.napoleonic_wars.rules.occasions import WINDOWS
from greatpowers.games.napoleonic_wars.state.changes.map import (
    add_sp,
    place_leader,
    place_squadron,
    set_flag,
)
from greatpowers.games.napoleonic_wars.state.hands import ready_home_cards
from greatpowers.games.napoleonic_wars.state.relations import seat_of
from greatpowers.games.napoleonic_wars.state.setup import (
    _put_standing,
    put_everything,
    standings_for,
    unused_squadron,
)
from greatpowers.games.napoleonic_wars.state.standing_orders import ALWAYS, Order
from greatpowers.games.napoleonic_wars.state.state import State, rules
from greatpowers.games.napoleonic_wars.state.texts import force_text, read_force
from tests.testkit.dice import LoadedDice


def board(
    forces: Mapping[str, str] | None = None,
    *,
    fleets: Mapping[str, str] | None = None,
    flags: Mapping[str, str] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    scenario: str = "1805-5",
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    start: bool = False,
    active: str = "france",
    **fields: Any,
) -> State:
    """A state with these forces, written `{"calais": "napoleon, murat + 8 france"}`, and fleets, written
    `{"english_channel": "2 britain"}`. Camps and Consuls are those of the scenario; `start` puts its pieces
    as well. Turn 1, Round 2 unless told otherwise. Nobody is asked for Responses unless `auto_pass={}`;
    then everybody is, wherever a card he holds fits at all, unless `orders` are given.
    Further fields of State are given by name."""
    state = State(scenario=scenario, options=dict(options or {}))
    state.dice = LoadedDice(dice)
    if start:
        put_everything(state)
    else:
        state.turn = rules(state).first_turn
        for standing in standings_for(rules(state).year, rules(state).players):
            _put_standing(state, standing)
    state.round, state.active = 2, NATION_NUMBER[active]
    state.due = state.active
    _put_pieces(state, forces or {}, fleets or {}, flags or {})
    for nation, cards in (hands or {}).items():
        state.hands[NATION_NUMBER[nation]] = tuple(cards)
    state.hands_open = 511
    state.auto_pass = {seat: tuple(WINDOWS) for seat in rules(state).seats}
    if not fields.get("auto_pass", state.auto_pass):
        ask_about_everything(state)
    for name, value in fields.items():
        if not hasattr(state, name):
            raise AttributeError(name)
        setattr(state, name, value)
    state.events.clear()
    state.ties_changed()
    state.touch()
    return state


def ask_about_everything(state: State) -> None:
    """Whoever holds a Response is asked wherever it fits."""
    state.ties_changed()
    for n in range(len(NATIONS)):
        for card in (*state.hands[n], *ready_home_cards(state, n)):
            if CARDS[card].timing == "response":
                state.orders[card] = Order(seat_of(state, n), ALWAYS)


def _put_pieces(
    state: State, forces: Mapping[str, str], fleets: Mapping[str, str], flags: Mapping[str, str]
) -> None:
    for area, text in forces.items():
        force = read_force(text)
        for nation, count in enumerate(force.sp):
            add_sp(state, nation, PLACE_NUMBER[area], count, "test")
        for leader in force.leaders:
            place_leader(state, leader, PLACE_NUMBER[area], "test")
    for place, text in fleets.items():
        for part in text.split(","):
            count, name = part.split()
            for _ in range(int(count)):
                nation = NATION_NUMBER[name]
                squadron = unused_squadron(state, nation)
                place_squadron(state, squadron, PLACE_NUMBER[place], "ready", "test")
    for area, name in flags.items():
        set_flag(state, PLACE_NUMBER[area], NATION_NUMBER[name], "test")


def place(name: str) -> int:
    return PLACE_NUMBER[name]


def nation(name: str) -> int:
    return NATION_NUMBER[name]


def standing_in(state: State, area: str) -> str:
    """What stands in an area, as text: `napoleon + 8 france`."""
    from greatpowers.games.napoleonic_wars.rules.attrition import force_in

    return force_text(force_in(state, PLACE_NUMBER[area], 511))


def run(state: State, *frames: Frame) -> Choice | None:
    """Run frames to the first question; None if there is none."""
    for frame in reversed(frames):
        state.push(frame)
    advance(state)
    return asked(state)


def asked(state: State) -> Choice | None:
    """The open question."""
    found = open_choices(state)
    return found[0] if found else None


def texts(state: State) -> list[str]:
    """The options of the open question, as texts."""
    choice = asked(state)
    assert choice is not None, "nobody is asked"
    return [choice.write(option) for option in choice.options(state)]


def answer(state: State, *answers: str) -> Choice | None:
    """Give these answers by their texts, each to the question then open; refuses unlawful ones."""
    for text in answers:
        choice = asked(state)
        assert choice is not None, f"nobody is asked to say {text!r}"
        option = choice.read(state, text)
        refused = choice.refuse(state, option)
        assert refused is None, f"{text!r}: {refused}"
        decide_in_place(state, choice, option)
    return asked(state)


def use(state: State, *answers: str) -> Choice | None:
    """Give these answers; CPs that come of them are not spent."""
    for text in answers:
        answer(state, text)
        while isinstance(asked(state), ChooseAct):
            answer(state, "done")
    return asked(state)


def refusal(state: State, text: str) -> str:
    """Message id of the refusal of an answer; "" if it is allowed."""
    choice = asked(state)
    assert choice is not None
    refused = choice.refuse(state, choice.read(state, text))
    return refused.message if refused is not None else ""


def names(mask: int) -> list[str]:
    """The ids of the places in a mask."""
    return [name for number, name in enumerate(PLACES) if mask >> number & 1]


def nation_names(mask: int) -> list[str]:
    return [name for number, name in enumerate(NATIONS) if mask >> number & 1]
