"""Paths of Glory on the wire: the view by plain ids, questions with their answers in parts."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ....engine.errors import Refusal
from ....engine.events import Event, Recorded
from ....engine.match import Question
from ....engine.option import wire_form
from ....server.contract import Digest
from ..analysis.findings import activation_costs
from ..game import PathsOfGlory
from ..printed.board import SPACES
from ..printed.names import AP, CP, NATIONS, SIDES
from ..printed.units import KIND_ID, KINDS
from ..rules.answers import DONE
from ..rules.movement.marching import best_path
from ..rules.movement.moving import ChoosePath
from ..rules.redeployment.sendings import Redeployments, Send
from ..rules.solo.boxes import HIDDEN, activation_range
from ..rules.supply.attrition import out_of_supply
from ..show.view import SideView, View
from ..state.events.war import PhaseBegan, RoundBegan
from ..state.ids import Goal, Ref
from ..state.state import Combat, State

#: Parts of a view that are told field by field elsewhere, or that only players who look ahead need.
_LEFT_OUT: Final = frozenset({"seat", "sides", "in_round", "combat", "flow", "options", "result"})
#: Fields of a question nobody needs who reads its options; masks are too long for other languages' numbers.
_BOOKKEEPING: Final = frozenset({"frame", "seat", "sent"})
#: Side and nation of each kind of counter, as the small picture of the board names them.
_FLAG_OF: Final = {name: f"{SIDES[kind.side]} {NATIONS[kind.nation]}" for name, kind in KINDS.items()}
#: Fields of a side that are its own secret.
_SECRET: Final = ("hand", "swaps")


class LastRound:
    """What happened in the last action round that is over: the first thing its reader wants to know."""

    def __init__(self) -> None:
        self._side = ""

    def add(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            if isinstance(recorded.event, RoundBegan):
                self._side = recorded.event.side

    def last(self) -> str:
        return self._side


class PathsOfGloryWire:
    """The Great War for two in the browser."""

    #: Nobody talks through the rules of this game.
    talk_word = "talk"
    private_words: frozenset[str] = frozenset()

    def phase(self, view: View) -> str:
        """`3.2.cp`: the turn, the round (0 outside the action phase) and whose it is."""
        return f"{view.turn}.{view.round}.{view.active}"

    def stages(self, view: View) -> tuple[str, ...]:
        return ("action",)

    def talk_is_closed(self, view: View, stage: str) -> Refusal | None:
        return None

    def missed_answer(self, question: Question) -> str:
        """Who lets the clock run out after the notice has given up."""
        return "concede"

    def keeping_word(self, question: Question) -> str:
        return ""

    def told(self) -> LastRound:
        return LastRound()

    def board(self, state: State, view: View, last: Any) -> dict[str, Any]:
        plain = {f.name: getattr(view, f.name) for f in dataclasses.fields(view) if f.name not in _LEFT_OUT}
        return {
            **plain,
            "phase": self.phase(view),
            "stage_of_turn": view.phase,
            "edition": view.options["edition"],
            "is_solo": view.options["solo"],
            "sides": [_open_side(side) for side in view.sides],
            "in_round": dataclasses.asdict(view.in_round),
            "combat": None if view.combat is None else _combat(view.combat),
            "last": last,
            "starving": out_of_supply(state),
            "solo_ranges": _solo_ranges(state, view),
            "result": view.result or None,
        }

    def flow(self, view: View, stage: str) -> dict[str, Any]:
        return {"asked": _asked(view), "ready": [], "press_open": False}

    def private(self, view: View) -> dict[str, Any]:
        hands = {SIDES[side]: list(view.sides[side].hand) for side in (AP, CP) if view.sides[side].hand}
        swaps = {SIDES[side]: dict(view.sides[side].swaps) for side in (AP, CP) if view.sides[side].swaps}
        return {"hands": hands, "swaps": swaps}

    def letters(self, view: View, since: int = 0) -> list[Any]:
        return []

    def opened(self, views: Mapping[str, View], events: Iterable[Event]) -> dict[str, Any]:
        hands = {seat: list(view.sides[SIDES.index(seat)].hand) for seat, view in views.items()}
        return {"hands": hands, "swaps": {}, "press": []}

    def question(self, question: Question, state: State) -> dict[str, Any]:
        choice = question.choice
        kind = choice.asks
        return {
            "seat": question.seat,
            "kind": kind,
            **_answers(question),
            "about": _about(PathsOfGlory.codec.frame(choice)) | _costs(kind, state) | _ways(question, state),
        }

    def reads(self, option: Any) -> list[str]:
        return []

    def digest(self, view: View) -> Digest:
        return Digest(
            phase=self.phase(view),
            asked=_asked(view),
            ready=[],
            scores={seat: {"vp": view.vp} for seat in SIDES},
            active=list(SIDES),
            board={"stacks": _stacks(view), "vp": view.vp, "turn": view.turn},
            # Who won the other side in the bidding goes on with it. [5.6.1]
            seating={"ap": "cp", "cp": "ap"} if view.seats_exchanged else {},
        )

    def is_letter(self, event: Event) -> bool:
        return False

    def readers(self, recorded: Recorded, seats: Sequence[str]) -> list[str]:
        return []

    def is_phase_start(self, event: Event) -> str:
        match event:
            case RoundBegan():
                return f"{event.round}.{event.side}"
            case PhaseBegan():
                return event.phase
            case _:
                return ""

    def bot_vote(self, view: View, people: Sequence[str]) -> str:
        return ""


def _answers(question: Question) -> dict[str, Any]:
    """All answers. Thousands of redeployments are folded: every head goes with every tail."""
    offer = question.offer
    if not isinstance(offer, Redeployments):
        return {"options": [wire_form(question.choice.write, option) for option in offer]}
    options = [wire_form(question.choice.write, DONE)] if offer.may_stop else []
    return {"options": options, "folded": [_folded(units, goals) for units, goals in offer.by_goals()]}


def _folded(units: Sequence[Ref], goals: Sequence[Goal]) -> dict[str, Any]:
    """Units with their goals; what a tail says is at once its text and the part it stands for."""
    unit, space = Send.kinds["unit"], Send.kinds["space"]
    return {
        "verb": Send.verb,
        "heads": [{"text": f"sr {unit.write(one)} to", "parts": {"unit": unit.wire(one)}} for one in units],
        "part": "space",
        "tails": [space.wire(goal) for goal in goals],
    }


def _ways(question: Question, state: State) -> dict[str, Any]:
    """While units march: the way they would take to each goal, without the space they leave. [11.1.3]"""
    choice = question.choice
    if not isinstance(choice, ChoosePath):
        return {}
    ways = {one.space: best_path(state, choice.units, one.space) for one in question.offer}
    return {"ways": {SPACES[goal]: [SPACES[step] for step in way[1:]] for goal, way in ways.items()}}


def _about(frame: Mapping[str, Any]) -> dict[str, Any]:
    """What the question is about: units by number, as in `pieces`, and spaces by id."""
    told = {name: value for name, value in frame.items() if name not in _BOOKKEEPING}
    if isinstance(told.get("target"), int):
        told["target"] = SPACES[told["target"]]
    if isinstance(told.get("unit"), int):
        told["piece"] = KIND_ID[told["unit"]]
    return told


def _costs(kind: str, state: State) -> dict[str, Any]:
    """While spaces are activated or a card might pay for it: what each costs for each purpose. [9.2]"""
    if kind not in ("activation", "action", "solo-use"):
        return {}
    return {"costs": activation_costs(state, SIDES[state.active])}


def _solo_ranges(state: State, view: View) -> list[list[int]]:
    """Playing alone: up to which grey die each open card obeys, by box; 0 for hidden ones. [solo 3]"""
    if not view.options["solo"]:
        return []
    return [
        [
            0 if card in ("", HIDDEN) else activation_range(state, card, box)
            for box, card in enumerate(side.boxes)
        ]
        for side in view.sides
    ]


def _asked(view: View) -> list[str]:
    top = view.flow[-1][0] if view.flow else None
    seat = getattr(top, "seat", "")
    return [seat] if seat else []


def _stacks(view: View) -> list[str]:
    """`sedan cp ge 3` for each occupied space: side, nation of most units there, how many units in all."""
    stacks: dict[str, list[str]] = {}
    for piece in view.pieces:
        stacks.setdefault(piece.space, []).append(_FLAG_OF[piece.kind])
    return [
        f"{space} {flags[0] if len(flags) == 1 else max(flags, key=flags.count)} {len(flags)}"
        for space, flags in stacks.items()
        if not space.endswith("_box")
    ]


def _open_side(side: SideView) -> dict[str, Any]:
    return {f.name: getattr(side, f.name) for f in dataclasses.fields(side) if f.name not in _SECRET}


def _combat(combat: Combat) -> dict[str, Any]:
    """The running combat; units keep their numbers, as in `pieces`."""
    return {
        "side": SIDES[combat.side],
        "target": SPACES[combat.target],
        "attackers": list(combat.attackers),
        "origins": [SPACES[space] for space in combat.origins],
        "defenders": list(combat.defenders),
        "bystanders": [KIND_ID[unit] for unit in combat.bystanders],
        "fort_alone": combat.fort_alone,
        "trench_cancelled": combat.trench_cancelled,
        "flank": combat.flank,
        "pinning": SPACES[combat.pinning] if combat.pinning >= 0 else "",
        "cards": {side: list(combat.cards[number]) for number, side in enumerate(SIDES)},
        "attacker_fire": combat.attacker_fire,
        "defender_fire": combat.defender_fire,
        "retreat": combat.retreat,
    }


WIRE: Final = PathsOfGloryWire()
