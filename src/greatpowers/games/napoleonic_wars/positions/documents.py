"""Positions as documents: `load` makes a playable state of one, `dump` writes one of a state.

The format is `greatpowers-nw-1`, described in docs/formats/napoleonic-wars-position.md. Whatever is left out
is as at the start of the scenario.
"""

from __future__ import annotations

from typing import Final

from ....engine.effects import Effect, Lasting
from ....engine.errors import InvariantBroken, OptionError
from ....engine.frames import Frame
from ....engine.options import checked_options, scenario_named
from ...shared.documents import (
    Document,
    Fields,
    PositionError,
    entries,
    mapping,
    number,
    one_of,
    truth,
    unknown_field,
    wrong,
)
from ..printed.cards import DECK_CARDS
from ..printed.names import CAMP_NUMBER, CAMPS, NATION_COUNT, NO_CAMP
from ..printed.ruleset import OPTIONS, SCENARIOS, Rules, rules_of
from ..rules.interphase.drawing import NewHands
from ..rules.interphase.interphase import Interphase
from ..rules.interphase.reinforcing import Reinforcing
from ..rules.invariants import check
from ..rules.occasions import WINDOWS
from ..rules.turn.course import Course
from ..rules.turn.rounds import Rounds
from ..rules.turn.turn import Turn
from ..state.effects import effect_named
from ..state.relations import ALL_NATIONS, is_proxy
from ..state.state import State
from .document import FIELDS as FIELDS
from .pieces import read_armadas, read_pieces, start_of
from .reading import by_nation, cards, consul, nation, nation_mask
from .writing import FORMAT
from .writing import dump as dump

_BEFORE: Final = "opening"
_ROUNDS: Final = "rounds"
#: Where play goes on: the step of the turn, and the step of the Interphase.
_TURN_STEPS: Final = {"attrition": "attrition", "conquest": "conquests", "peace": "peace"}
_INTERPHASE_STEPS: Final = ("camps", "reinforcements", "cards")
_EXCESS: Final = "excess"
PHASES: Final = (_BEFORE, _ROUNDS, *_TURN_STEPS, *_INTERPHASE_STEPS, _EXCESS)


def load(document: Document) -> State:
    """The state a position describes, ready to be played on or asked about."""
    document = mapping(document, "position")
    _check_fields(document)
    scenario, options = _read_rules(document)
    start, played = start_of(scenario, options), rules_of(scenario, options)
    fields = read_pieces(document, start)
    fields |= {"armadas": read_armadas(document)}
    fields |= _read_relations(document, start)
    fields |= _read_tracks(document, start)
    fields |= _read_course(document, played)
    fields |= _read_cards(document, fields["phase"], [war.card for war in fields["foreign_wars"]])
    state = State(scenario=scenario, options=options, **fields)
    try:
        check(state)
    except InvariantBroken as problem:
        raise PositionError(f"position: {problem}", "nw-position-broken", rule=problem.rule) from problem
    return state


def _check_fields(document: Document) -> None:
    """The format must be ours, and so must every field."""
    if document.get("format", FORMAT) != FORMAT:
        problem = f"{FORMAT!r} is needed, not {document['format']!r}"
        raise wrong("format", problem, "position-format", needed=FORMAT)
    for name in document:
        if name not in FIELDS:
            raise unknown_field(name, FIELDS)


def _read_rules(document: Document) -> tuple[str, dict[str, bool | str | int]]:
    try:
        scenario = scenario_named(SCENARIOS, str(document.get("scenario", SCENARIOS[0].id))).id
        return scenario, checked_options(OPTIONS, dict(mapping(document.get("options", {}), "options")))
    except OptionError as problem:
        raise PositionError(str(problem), "nw-position-rules") from problem


def _read_relations(document: Document, start: State) -> Fields:
    """Camps and Consuls are those of the set-up unless told otherwise, nation by nation. [8]"""
    camp = start.camp.copy()
    for who, word, where in by_nation(document, "camps"):
        if is_proxy(start, who):
            raise wrong(where, "no player heads this nation: it follows its Pact ally", "nw-position-proxy")
        camp[who] = CAMP_NUMBER[one_of(word, CAMPS, where, "Camp")] if word is not None else NO_CAMP
    row, box, plus = start.consul_row.copy(), start.consul_box.copy(), start.consul_plus
    for who, given, where in by_nation(document, "consuls"):
        if not is_proxy(start, who):
            raise wrong(where, "a player heads this nation: it has no Consul", "nw-position-power")
        row[who], box[who], on_plus = consul(given, where)
        plus = plus | 1 << who if on_plus else plus & ~(1 << who)
    command = start.command.copy()
    for who, power, where in by_nation(document, "command"):
        command[who] = nation(power, where)
    opened = [0] * NATION_COUNT
    for who, others, where in by_nation(document, "open_to"):
        opened[who] = nation_mask(others, where)
    return {
        "camp": camp,
        "consul_row": row,
        "consul_box": box,
        "consul_plus": plus,
        "consul_frozen": _mask(document, "consuls_frozen"),
        "command": command,
        "hostile": _pairs(document, "hostile"),
        "truces": _pairs(document, "truces"),
        "open_to": opened,
        "conquered": _mask(document, "conquered"),
    }


def _mask(document: Document, name: str) -> int:
    return nation_mask(document.get(name, []), name)


def _pairs(document: Document, name: str) -> list[int]:
    """Pairs of nations, as masks by nation."""
    found = [0] * NATION_COUNT
    for given, where in entries(document.get(name, []), name):
        pair = [nation(word, at) for word, at in entries(given, where)]
        if len(set(pair)) != 2 or len(pair) != 2:
            raise wrong(where, f"two nations are needed, not {given!r}", "nw-position-pair")
        found[pair[0]] |= 1 << pair[1]
        found[pair[1]] |= 1 << pair[0]
    return found


def _read_tracks(document: Document, start: State) -> Fields:
    resources, keys = start.resources.copy(), start.start_keys.copy()
    for who, count, where in by_nation(document, "resources"):
        resources[who] = number(count, where, 0, 99)
    for who, count, where in by_nation(document, "start_keys"):
        keys[who] = number(count, where, 0, 99)
    effects = mapping(document.get("effects", {}), "effects")
    for name in effects:
        if name.partition(".")[0] not in ("impulse", "turn", "game") or "." not in name:
            problem = f"{name!r} does not begin with 'impulse.', 'turn.' or 'game.'"
            raise wrong("effects", problem, "nw-position-effect", effect=name)
    in_force = Lasting.of(*(_effect(name, given) for name, given in effects.items()))
    windows = mapping(document.get("auto_pass", {}), "auto_pass")
    return {
        "resources": resources,
        "start_keys": keys,
        "saved_cp": _mask(document, "saved_cp"),
        "plus_key": truth(document.get("plus_key", False), "plus_key"),
        "peace": number(document.get("peace", 0), "peace", -99, 99),
        "peace_paid": _mask(document, "peace_paid"),
        "effects": in_force,
        "auto_pass": {
            one_of(seat, rules_of(start.scenario, start.options).seats, "auto_pass", "seat"): tuple(
                one_of(kind, WINDOWS, at, "window") for kind, at in entries(given, f"auto_pass.{seat}")
            )
            for seat, given in windows.items()
        },
    }


def _effect(name: str, given: object) -> Effect:
    # The Keys before The Emperor Commands are a mask of the whole map.
    found = effect_named(name, number(given, f"effects.{name}", -99, 1 << 200))
    if found is None:
        raise wrong("effects", f"there is no effect {name!r}", "nw-position-effect-unknown", effect=name)
    return found


def _read_course(document: Document, played: Rules) -> Fields:
    """Where the turn stands, and the frames to go on from there. [5]"""
    phase = one_of(document.get("phase", _ROUNDS), PHASES, "phase", "phase")
    last = document.get("last_active")
    fields: Fields = {
        "turn": number(document.get("turn", played.first_turn), "turn", played.first_turn, played.last_turn),
        "round": number(document.get("round", 0 if phase == _BEFORE else 1), "round", 0, 99),
        "phase": {_BEFORE: "", _EXCESS: "cards"}.get(phase, phase),
        "due": nation(document.get("due", "france"), "due"),
    }
    if last is not None:
        fields["last_active"] = nation(last, "last_active")
    if "reinforcing" in document and phase != "reinforcements":
        problem = "nations still to be reinforced belong to the phase 'reinforcements'"
        raise wrong("reinforcing", problem, "nw-position-reinforcing")
    fields["deployed"] = _mask(document, "deployed")
    flow = _flow(phase, document)
    return fields | {"stack": [frame for frame, _ in flow], "reached": [step for _, step in flow]}


def _flow(phase: str, document: Document) -> list[tuple[Frame, int]]:
    """The frames and the step each goes on with."""
    if phase == _BEFORE:
        return [(Course(), Course.steps.index("open"))]
    course: list[tuple[Frame, int]] = [(Course(), Course.steps.index("turns"))]
    if phase == _ROUNDS:
        return [*course, (Turn(), Turn.steps.index("rounds") + 1), (Rounds(), Rounds.steps.index("boxes"))]
    if phase in _TURN_STEPS:
        return [*course, (Turn(), Turn.steps.index(_TURN_STEPS[phase]))]
    course.append((Turn(), Turn.steps.index("interphase") + 1))
    if phase == _EXCESS:
        after = Interphase.steps.index("cards") + 1
        return [*course, (Interphase(), after), (NewHands(), NewHands.steps.index("excess"))]
    if "reinforcing" in document:
        waiting = [nation(word, at) for word, at in entries(document["reinforcing"], "reinforcing")]
        course.append((Interphase(), Interphase.steps.index("reinforcements") + 1))
        return [*course, *((Reinforcing(who), 0) for who in reversed(waiting))]
    return [*course, (Interphase(), Interphase.steps.index(phase))]


def _read_cards(document: Document, phase: str, at_war: list[str]) -> Fields:
    """Cards that are nowhere else lie in the draw pile; before the deal there is none. [4.4]"""
    hands: list[tuple[str, ...]] = [()] * NATION_COUNT
    for who, given, where in by_nation(document, "hands"):
        hands[who] = cards(given, where)
    discards = cards(document.get("discards", []), "discards")
    removed = cards(document.get("removed_cards", []), "removed_cards")
    lying = [card for pile in (*hands, discards, removed, at_war) for card in pile]
    for card in lying:
        if lying.count(card) > 1:
            raise PositionError(f"{card} lies in two places", "nw-position-card-twice", card=card)
    if "deck" in document:
        deck = cards(document["deck"], "deck")
    else:
        deck = tuple(sorted(card for card in DECK_CARDS if card not in lying)) if phase else ()
    return {
        "hands": hands,
        "hands_open": ALL_NATIONS & ~_mask(document, "hands_closed"),
        "home_used": cards(document.get("home_used", []), "home_used", home=True),
        "parliament": nation(document.get("parliament", "britain"), "parliament"),
        "deck": deck,
        "discards": discards,
        "removed": removed,
    }
