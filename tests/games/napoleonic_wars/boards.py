"""Boards for tests: a state with exactly the pieces a test names, and nobody asked anything yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greatpowers.engine.effects import Lasting
from greatpowers.engine.frames import Choice, Frame
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.napoleonic_wars.printed.board import PLACE_NUMBER, PLACES
from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.names import BOXES, NATION_NUMBER, NATIONS
from greatpowers.games.napoleonic_wars.printed.pieces import SQUADRON_NUMBER
from greatpowers.games.napoleonic_wars.rules.impulse.spending import ChooseAct
from greatpowers.games.napoleonic_wars.rules.occasions import WINDOWS
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import place_consul
from greatpowers.games.napoleonic_wars.state.changes.map import (
    add_sp,
    place_leader,
    place_squadron,
    set_flag,
)
from greatpowers.games.napoleonic_wars.state.fights import ForeignWar
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
from tests.games.napoleonic_wars.changing import (
    open_hands,
    set_active,
    set_auto_pass,
    set_deck,
    set_discards,
    set_due,
    set_effects,
    set_foreign_wars,
    set_hand,
    set_home_used,
    set_hostile,
    set_last_active,
    set_leader,
    set_marched,
    set_parliament,
    set_peace,
    set_phase,
    set_purse,
    set_purse_use,
    set_regroup,
    set_resources,
    set_round,
    set_spent_areas,
    set_squadron,
    set_start_keys,
    set_turn,
)
from tests.games.napoleonic_wars.seen import hand_of
from tests.testkit.dice import LoadedDice


def board(
    forces: Mapping[str, str] | None = None,
    *,
    scenario: str = "1805-5",
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    start: bool = False,
    turn: int | None = None,
    round: int = 2,
    phase: str | None = None,
    active: str = "france",
    due: str = "",
    last_active: str | None = None,
    purse: int | None = None,
    purse_use: str = "",
    fleets: Mapping[str, str] | None = None,
    flags: Mapping[str, str] | None = None,
    regroup: str = "",
    regroup_fleets: Sequence[str] = (),
    marched: Mapping[str, int] | None = None,
    spent_areas: Sequence[str] = (),
    consuls: Mapping[str, str] | None = None,
    hostile: Sequence[tuple[str, str]] = (),
    resources: Mapping[str, int] | None = None,
    start_keys: Mapping[str, int] | None = None,
    foreign_wars: Sequence[ForeignWar] = (),
    effects: Lasting | None = None,
    peace: int = 0,
    peace_paid: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    discards: Sequence[str] | None = None,
    home_used: Sequence[str] | None = None,
    parliament: str = "",
    auto_pass: Mapping[str, tuple[str, ...]] | None = None,
) -> State:
    """A state with these forces, written `{"calais": "napoleon, murat + 8 france"}`, and fleets, written
    `{"english_channel": "2 britain"}`. Camps and Consuls are those of the scenario; `start` puts its pieces
    as well. Turn 1, Round 2 unless told otherwise. Nobody is asked for Responses unless `auto_pass={}`;
    then everybody is, wherever a card he holds fits at all, until `set_orders` says otherwise.

    All else is told as in a position (docs/formats/napoleonic-wars-position.md): `regroup="ney + 3 france"`,
    `consuls={"turkey": "prussia friend plus"}`, `hostile=[("france", "denmark")]`. Of what goes on in an
    Impulse there are the Manoeuvres in the purse and their use, the areas leaders have entered (`marched`)
    and those nobody intercepts from any more."""
    state = State(scenario=scenario, options=dict(options or {}))
    state.dice = LoadedDice(dice)
    if start:
        put_everything(state)
    else:
        set_turn(state, rules(state).first_turn)
        for standing in standings_for(rules(state).year, rules(state).players):
            _put_standing(state, standing)
    _put_course(state, turn, round, phase, active, due, last_active)
    _put_pieces(state, forces or {}, fleets or {}, flags or {})
    _put_regroup(state, regroup, regroup_fleets)
    if purse is not None:
        set_purse(state, purse)
    if purse_use:
        set_purse_use(state, purse_use)
    set_marched(state, marched or {})
    set_spent_areas(state, spent_areas)
    _put_relations(state, consuls or {}, hostile, resources or {}, start_keys)
    if foreign_wars:
        set_foreign_wars(state, foreign_wars)
    if effects is not None:
        set_effects(state, effects)
    if peace or peace_paid:
        set_peace(state, peace, peace_paid)
    _put_cards(state, hands or {}, deck, discards, home_used, parliament)
    _put_answers(state, auto_pass)
    state.events.clear()
    state.ties_changed()
    state.touch()
    return state


def _put_course(
    state: State,
    turn: int | None,
    number: int,
    phase: str | None,
    active: str,
    due: str,
    last_active: str | None,
) -> None:
    if turn is not None:
        set_turn(state, turn)
    set_round(state, number)
    if phase is not None:
        set_phase(state, phase)
    set_active(state, active)
    set_due(state, due or active)
    if last_active is not None:
        set_last_active(state, last_active)


def _put_regroup(state: State, regroup: str, fleets: Sequence[str]) -> None:
    """A force and Squadrons in Regroup."""
    force = read_force(regroup) if regroup else None
    for nation, count in enumerate(force.sp if force else ()):
        if count:
            set_regroup(state, nation, count)
    for leader in force.leaders if force else ():
        set_leader(state, leader, "regroup")
    for name in fleets:
        set_squadron(state, SQUADRON_NUMBER[name], "regroup")


def _put_relations(
    state: State,
    consuls: Mapping[str, str],
    hostile: Sequence[tuple[str, str]],
    resources: Mapping[str, int],
    start_keys: Mapping[str, int] | None,
) -> None:
    for nation, text in consuls.items():
        row, box, *plus = text.split()
        number = BOXES.index(box)
        place_consul(state, NATION_NUMBER[nation], NATION_NUMBER[row], number, "test", plus=bool(plus))
    set_hostile(state, hostile)
    for nation, count in resources.items():
        set_resources(state, nation, count)
    if start_keys is not None:
        set_start_keys(state, start_keys)


def _put_cards(
    state: State,
    hands: Mapping[str, Sequence[str]],
    deck: Sequence[str] | None,
    discards: Sequence[str] | None,
    home_used: Sequence[str] | None,
    parliament: str,
) -> None:
    for nation, cards in hands.items():
        set_hand(state, nation, cards)
    open_hands(state)
    if deck is not None:
        set_deck(state, deck)
    if discards is not None:
        set_discards(state, discards)
    if home_used is not None:
        set_home_used(state, home_used)
    if parliament:
        set_parliament(state, parliament)


def _put_answers(state: State, auto_pass: Mapping[str, tuple[str, ...]] | None) -> None:
    """Who is asked for Responses."""
    everybody = {seat: tuple(WINDOWS) for seat in rules(state).seats}
    set_auto_pass(state, everybody if auto_pass is None else auto_pass)
    if not (everybody if auto_pass is None else auto_pass):
        ask_about_everything(state)


def ask_about_everything(state: State) -> None:
    """Whoever holds a Response is asked wherever it fits."""
    state.ties_changed()
    for n in range(len(NATIONS)):
        for card in (*hand_of(state, n), *ready_home_cards(state, n)):
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
