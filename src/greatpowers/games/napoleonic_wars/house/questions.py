"""Questions of The Napoleonic Wars on the wire: all answers in parts, and what each of them would mean."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from ....engine.frames import Frame
from ....engine.match import Question
from ....engine.option import Option, wire_form
from ..analysis.findings import chance_of
from ..analysis.odds import battle_odds
from ..printed.names import CAMPS
from ..printed.pieces import LEADER_NATION, LEADERS, SQUADRONS
from ..rules.answers import Done
from ..rules.cards.battle_cards import ChooseBattleCard
from ..rules.impulse.actions import action_of, cost_of
from ..rules.impulse.spending import ChooseAct
from ..rules.interphase.gathering import ChooseGathering, Taken
from ..rules.land import evasion, interception
from ..rules.land.interception import ChooseFlagInterception
from ..rules.land.moving import Move
from ..rules.land.reactions import ChooseReaction, Evade, Intercept
from ..rules.occasions import ResponseWindow
from ..rules.responses.windows import ChooseResponse
from ..rules.sea.convoys import Voyage
from ..rules.sea.encounters import (
    ChooseFleetEvasion,
    ChooseFleetInterception,
    YesEvade,
    YesIntercept,
)
from ..rules.sea.fleets import roll_modifier
from ..rules.sea.sailing import Sail
from ..state.fights import Entry, Force
from ..state.state import State
from .acts import act_rows
from .board import force_on_wire, nation_name, place_name
from .reinforcements import reinforcements_on_wire
from .responses import response_on_wire, window_on_wire

#: Two dice and the modifier must reach this to intercept or evade. [10.11, 13.33]
_NEEDED: Final = 9
#: Parts of a march or voyage that say where to; its head tells the others.
_TAIL: Final = ("to", "zones")
#: Larger fights are not reckoned through while everybody waits.
_MOST_DICE: Final = 60


def question_on_wire(question: Question, state: State) -> dict[str, Any]:
    """The question with its kind, its answers, and what they rest on."""
    choice = question.choice
    return {
        "seat": question.seat,
        "kind": choice.asks,
        "about": about(choice),
        **_answers(question, state),
        **_meaning(question, state),
    }


def _answers(question: Question, state: State) -> dict[str, Any]:
    """All answers in parts. Of actions the many marches are folded: every head goes with every tail."""
    choice = question.choice
    if not isinstance(choice, ChooseAct):
        return {"options": [wire_form(choice.write, option) for option in question.offer]}
    going: list[tuple[Move | Sail | Voyage, int]] = []
    plain: list[tuple[Option, int]] = []
    prices: dict[str, list[int]] = {}
    for act in question.offer:
        if isinstance(act, Done):
            plain.append((act, 0))
            continue
        cost = cost_of(state, choice.nation, act)
        prices.setdefault(action_of(act).word, []).append(cost)
        if isinstance(act, Move | Sail | Voyage):
            going.append((act, cost))
        else:
            plain.append((act, cost))
    return {
        "options": [wire_form(choice.write, act) for act, _ in plain],
        "prices": [cost for _, cost in plain],
        "folded": _folded(going),
        "acts": act_rows(state, choice.nation, prices),
        "reinforcements": reinforcements_on_wire(state, choice.nation),
    }


def _folded(going: Sequence[tuple[Move | Sail | Voyage, int]]) -> list[dict[str, Any]]:
    """Heads with the same tails and prices together."""
    heads: dict[str, dict[str, Any]] = {}
    tails: dict[str, dict[str, Any]] = {}
    ways: dict[str, dict[str, int]] = {}
    for act, cost in going:
        tail = _tail(act)
        head = act.text.removesuffix(f" {tail}")
        if head not in heads or tail not in tails:
            parts = act.parts()
            whither = {name: parts.pop(name) for name in _TAIL if name in parts}
            heads[head] = {"text": head, "verb": act.verb, "parts": parts}
            tails[tail] = {"text": tail, "parts": whither}
        ways.setdefault(head, {})[tail] = cost
    found: dict[tuple[tuple[str, int], ...], list[str]] = {}
    for head, reached in ways.items():
        found.setdefault(tuple(reached.items()), []).append(head)
    return [
        {
            "heads": [heads[head] for head in alike],
            "tails": [tails[tail] for tail, _ in reached],
            "prices": [price for _, price in reached],
        }
        for reached, alike in found.items()
    ]


def _tail(act: Move | Sail | Voyage) -> str:
    """What comes after "to" in its text."""
    zones = act.zones if isinstance(act, Voyage) else None
    by = f" by {', '.join(place_name(zone) for zone in zones)}" if zones else ""
    return place_name(act.to) + by


def _meaning(question: Question, state: State) -> dict[str, Any]:
    """What an answer would be rolled for, and how a battle stands."""
    choice = question.choice
    if isinstance(choice, ChooseResponse):
        return {"response": response_on_wire(choice, state)}
    if isinstance(choice, ChooseReaction):
        return {"rolls": {o.text: _roll(_added(state, choice.entry, o)) for o in question.offer[1:]}}
    if isinstance(choice, ChooseFlagInterception):
        army, frm = Force(leaders=(choice.leader,)), state.leader_at[choice.leader]
        added = interception.modifier(state, army, frm, choice.area)
        return {"rolls": {question.offer[1].text: _roll(added)}}
    if isinstance(choice, ChooseFleetInterception):
        added = roll_modifier(choice.squadrons, choice.nation, choice.blockading)
        return {"rolls": {YesIntercept().text: _roll(added)}}
    if isinstance(choice, ChooseFleetEvasion):
        return {"rolls": {YesEvade().text: _roll(roll_modifier(choice.squadrons, choice.nation, False))}}
    if isinstance(choice, ChooseBattleCard) and state.battle is not None and not state.battle.is_siege:
        return _odds(state, choice.after_dice)
    return {}


def _added(state: State, entry: Entry, option: Intercept | Evade) -> int:
    """The modifier of a reaction on land. [10.11, 10.2]"""
    if isinstance(option, Intercept):
        return interception.modifier(state, option.force, option.frm, entry.area)
    leaders = option.force.leaders
    nation = LEADER_NATION[leaders[0]] if leaders else next(n for n, sp in enumerate(option.force.sp) if sp)
    return evasion.modifier(state, nation, option.force, entry.area, option.to)


def _roll(modifier: int) -> dict[str, Any]:
    return {"modifier": modifier, "needs": _NEEDED - modifier, "chance": chance_of(modifier)}


def _odds(state: State, after_dice: bool) -> dict[str, Any]:
    """Exact chances before the dice of the first round, if no further card is played. [11.3]"""
    battle = state.battle
    assert battle is not None
    size = sum(side.force.size for side in battle.sides)
    if after_dice or battle.round > 1 or size > _MOST_DICE:
        return {}
    return {"odds": battle_odds(state, battle)}


# ---- fields of a question in plain ids


def about(choice: Frame) -> dict[str, Any]:
    """What the question is about."""
    found = _plain_fields(choice, _LEFT_OUT)
    if isinstance(choice, ChooseGathering):
        found |= {"room": choice.room, "price": choice.price()}
    window = getattr(choice, "window", None)
    if isinstance(window, ResponseWindow):
        found["window"] = window_on_wire(window)
    return found


def _entry(entry: Entry) -> dict[str, Any]:
    return {
        "nation": nation_name(entry.nation),
        "area": place_name(entry.area),
        "origin": place_name(entry.origin),
        "force": force_on_wire(entry.force),
        "causes": entry.causes,
        "is_landing": entry.is_landing,
    }


def _taken(parts: Iterable[Taken]) -> list[dict[str, Any]]:
    return [{"area": place_name(p.area), "nation": nation_name(p.nation), "count": p.count} for p in parts]


def _each(name: Callable[[int], str]) -> Callable[[Iterable[int]], list[str]]:
    return lambda numbers: [name(number) for number in numbers]


def _leader(leader: int) -> str:
    return LEADERS[leader].id if leader >= 0 else ""


#: Bookkeeping of the rules nobody needs who reads the answers.
_LEFT_OUT: Final = frozenset({"seat", "window", "is_last", "stood", "areas", "offered"})
_OF_NATIONS: Final = (
    "nation",
    "power",
    "winner",
    "conqueror",
    "victim",
    "aggressor",
    "other",
    "former",
    "by",
    "due",
)
_OF_PLACES: Final = ("area", "place", "capital", "start")
_WORDED: Final[Mapping[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(_OF_NATIONS, nation_name),
    **dict.fromkeys(_OF_PLACES, place_name),
    **dict.fromkeys(("ceded", "returned", "havens", "placed"), _each(place_name)),
    "camp": lambda camp: CAMPS[camp] if camp >= 0 else "",
    "leader": _leader,
    "leaders": _each(_leader),
    "squadrons": _each(lambda squadron: SQUADRONS[squadron]),
    "entry": _entry,
    "taken": _taken,
}


def _plain_fields(frame: Frame, left_out: frozenset[str]) -> dict[str, Any]:
    fields: Any = frame
    return {
        field.name: _WORDED.get(field.name, lambda value: value)(getattr(frame, field.name))
        for field in dataclasses.fields(fields)
        if field.name not in left_out
    }
