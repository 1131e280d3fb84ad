"""Positions of Paths of Glory from files, and every question that can be asked of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from ..engine.errors import GreatPowersError
from ..engine.record import FORMAT, read_record, replay
from ..games.paths_of_glory import analysis, position
from ..games.paths_of_glory.card_facts import CARDS
from ..games.paths_of_glory.names import SIDES
from ..games.paths_of_glory.replacements import TYPES_OF
from ..games.paths_of_glory.state import State
from ..games.table import find_game
from .problems import Problem, WrongUse

GAME = "paths-of-glory"


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Questions:
    """What to ask of a position of Paths of Glory beyond what is always told.

    Parameters
    ----------
    units
        Paths of Glory: units such as "ge_1@metz, ge_corps reduced@metz": where they may go, attack, redeploy.
    target
        With --units: fire and odds of their attack on this space.
    pinning
        With --target: the space that pins the defenders in a flank attack.
    cards
        With --target: combat cards of either side, such as cp_15,ap_06.
    dice
        With --target: the attacker's and the defender's die, such as 3,4.
    loss
        With --units: every way to bear this loss number.
    attacking
        With --loss: the units are the attackers.
    retreat
        With --units: their retreats over one or two spaces.
    points
        Replacement points to ask about, such as ge=2,ah=1; default those recorded.
    """

    units: str = ""
    target: str = ""
    pinning: str = ""
    cards: str = ""
    dice: str = "3,4"
    loss: Annotated[int | None, Parameter()] = None
    attacking: bool = False
    retreat: Annotated[int | None, Parameter()] = None
    points: str = ""


def read_pog_position(data: bytes, file: str) -> State:
    """The position in a file: a document of our format, or where a record stands."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise GreatPowersError(f"{file}: {problem}") from None
    if isinstance(plain, dict) and plain.get("format") == FORMAT:
        state = replay(read_record(data), find_game).state
        if not isinstance(state, State):
            raise Problem("cli-no-position", file=file)
        return state
    return position.load(plain)


def pog_findings(state: State, questions: Questions) -> dict[str, Any]:
    """The position and all answers, in plain values."""
    return {"position": position.dump(state), **_always(state, questions), **_of_units(state, questions)}


def _always(state: State, questions: Questions) -> dict[str, Any]:
    """What needs no more than the position."""
    points = _points(state, questions.points)
    return {
        "out_of_supply": analysis.out_of_supply(state),
        "attrition": analysis.attrition(state),
        "activation_costs": {side: analysis.activation_costs(state, side) for side in SIDES},
        "playable_events": {
            side: {which: analysis.playable_events(state, side, which) for which in ("hand", "all")}
            for side in SIDES
        },
        "mandated_for": {
            side: {str(die): analysis.mandated_for(state, side, die) for die in range(1, 7)} for side in SIDES
        },
        "rp_uses": {side: analysis.rp_uses(state, side, points[side]) for side in SIDES},
    }


def _points(state: State, text: str) -> dict[str, dict[str, int]]:
    """Replacement points by side: those named, or those the position has."""
    given = dict(state.rp)
    if text:
        given = {}
        for part in text.split(","):
            name, _, count = part.partition("=")
            given[name.strip()] = _number(count, "--points")
    known = {side: {n: c for n, c in given.items() if n in TYPES_OF[k]} for k, side in enumerate(SIDES)}
    if "a" in given:
        known["ap"]["allied"] = given["a"]
    for name in given:
        if name != "a" and not any(name in points for points in known.values()):
            raise WrongUse("cli-pog-points", text=name)
    return known


def _number(text: str, option: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise WrongUse("cli-pog-number", option=option, text=text[:40]) from None


def _of_units(state: State, questions: Questions) -> dict[str, Any]:
    """What some units may do, if any were named."""
    refs = [part.strip() for part in questions.units.split(",") if part.strip()]
    if not refs:
        asked = questions.target or questions.loss is not None or questions.retreat is not None
        if asked:
            raise WrongUse("cli-pog-units-needed")
        return {}
    answers: dict[str, Any] = {
        "move_destinations": analysis.move_destinations(state, refs),
        "attack_targets": analysis.attack_targets(state, refs),
        "sr_destinations": {unit: analysis.sr_destinations(state, unit) for unit in refs},
    }
    if questions.target:
        answers |= _attack(state, refs, questions)
    if questions.loss is not None:
        answers["loss_choices"] = analysis.loss_choices(state, refs, questions.loss, questions.attacking)
    if questions.retreat is not None:
        answers["retreats"] = analysis.retreats(state, refs, questions.retreat)
    return answers


def _attack(state: State, refs: list[str], questions: Questions) -> dict[str, Any]:
    """Fire and odds of an attack."""
    dice = [_number(text, "--dice") for text in questions.dice.split(",")]
    if len(dice) != 2:
        raise WrongUse("cli-pog-number", option="--dice", text=questions.dice[:40])
    cards = [part.strip() for part in questions.cards.split(",") if part.strip()]
    own = refs[0][:2] in ("ge", "ah", "tu", "bu", "pl")
    mine = [c for c in cards if c not in CARDS or bool(CARDS[c].side) == own]
    theirs = [c for c in cards if c not in mine]
    return {
        "fire": analysis.fire(
            state,
            refs,
            questions.target,
            attacker_cards=mine,
            defender_cards=theirs,
            dice={"attacker": dice[0], "defender": dice[1]},
        ),
        "odds": analysis.odds(
            state,
            refs,
            questions.target,
            attacker_cards=mine,
            defender_cards=theirs,
            pinning=questions.pinning,
        ),
    }
