"""Cards for tests: may this event be played, and what becomes of it; does this combat card fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greatpowers.engine.errors import Refusal
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import SIDES
from greatpowers.games.paths_of_glory.printed.units import OF_KIND, SIDE
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound
from greatpowers.games.paths_of_glory.rules.combat.combat_cards import combat_card_refusal
from greatpowers.games.paths_of_glory.rules.events.registry import event_refusal
from greatpowers.games.paths_of_glory.state.changes.rounds import set_combat
from greatpowers.games.paths_of_glory.state.state import NOWHERE, Combat, State
from greatpowers.games.paths_of_glory.state.texts import unit_text
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.boards import units as units_of_text
from tests.games.paths_of_glory.changing import set_trench
from tests.games.paths_of_glory.seen import actions_of, counters_in, hand_of, place_of


def war(units: Mapping[str, Sequence[str]] | None = None, **position: Any) -> State:
    """A board on turn 5, in the middle of a war, unless the test says otherwise."""
    return board(units, **{"turn": 5, **position})


def refusal(state: State, card: str) -> Refusal | None:
    return event_refusal(state, CARDS[card].side, card)


def forbidden_by(state: State, card: str) -> str:
    """The message of the reason against playing the event; "" if it may be played."""
    found = refusal(state, card)
    return found.message.removeprefix("pog-") if found else ""


def play(state: State, card: str, *answers: str) -> State:
    """Use an action round for the event, and answer what it asks. Stops at the next open question."""
    side = CARDS[card].side
    hand_of(state, side).append(card)
    state.push(ActionRound(side, len(actions_of(state, side)) + 1))
    advance(state)
    return say(state, f"event {card}", *answers)


def say(state: State, *answers: str) -> State:
    for text in answers:
        (choice,) = open_choices(state)
        option = choice.read(state, text)
        reason = choice.refuse(state, option)
        assert reason is None, f"{text!r} is refused: {reason}"
        decide_in_place(state, choice, option)
    return state


def offered(state: State) -> list[str]:
    """The answers to the open question, as texts; nothing if nobody is asked."""
    if not state.stack:
        return []
    (choice,) = open_choices(state)
    return [choice.write(option) for option in choice.options(state)]


def asked(state: State) -> tuple[str, str]:
    """Who is asked, and what."""
    if not state.stack:
        return "", ""
    (choice,) = open_choices(state)
    return choice.seat, type(choice).__name__


def why_not(state: State, text: str) -> str:
    """The message of the reason against an answer."""
    (choice,) = open_choices(state)
    found = choice.refuse(state, choice.read(state, text))
    return found.message.removeprefix("pog-") if found else ""


def at(state: State, space: str) -> list[str]:
    return sorted(unit_text(state, unit) for unit in counters_in(state, space))


def where(state: State, kind: str) -> list[str]:
    """The ids of the places where counters of a kind are."""
    return [place_of(state, u) for u in OF_KIND[kind] if state.place[u] != NOWHERE]


def held_by_cp(*names: str) -> dict[str, list[str]]:
    """Control of the map at the start, with these spaces in the hands of the Central Powers."""
    return {"cp": list(names)}


def held_by_ap(*names: str) -> dict[str, list[str]]:
    """Control of the map at the start, with these spaces in the hands of the Allies."""
    return {"ap": list(names)}


def fight(
    units: Mapping[str, Sequence[str]],
    target: str,
    attackers: str,
    *,
    fort_alone: bool = False,
    trench: int = 0,
    cards: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    **position: Any,
) -> State:
    """A combat in which cards may be played: everybody in the target defends, in a trench of this level."""
    state = war(units, **position)
    space = SPACE_NUMBER[target]
    found = units_of_text(state, attackers)
    side = SIDE[found[0]]
    if trench:
        set_trench(state, SIDES[1 - side], target, trench)
    origins = tuple(state.place[unit] for unit in found)
    combat = Combat(side, space, found, origins, state.at[space], fort_alone=fort_alone, cards=cards)
    set_combat(state, combat)
    return state


def card_fails(state: State, card: str) -> str:
    """The message of the reason against a combat card in the combat being fought."""
    found = combat_card_refusal(state, CARDS[card].side, card)
    return found.message.removeprefix("pog-").removeprefix("combat-card-") if found else ""


def fits(state: State, card: str) -> bool:
    return not card_fails(state, card)
