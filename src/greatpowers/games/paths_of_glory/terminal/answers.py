"""The answer to every question that can be asked of a position of Paths of Glory."""

from __future__ import annotations

from ...shared.inspection import WrongQuestion, comma_list
from ...shared.reporting import Found
from ..analysis import findings as analysis
from ..positions import documents as position
from ..printed.cards import CARDS
from ..printed.names import SIDES
from ..rules.replacements.replacements import TYPES_OF
from ..state.state import State
from .questions import Questions


def answers_in(state: State, questions: Questions) -> Found:
    """The position and all answers, in plain values."""
    return {"position": position.dump(state), **_always(state, questions), **_of_units(state, questions)}


def _always(state: State, questions: Questions) -> Found:
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
    known: dict[str, dict[str, int]] = {
        side: {n: c for n, c in given.items() if n in TYPES_OF[k]} for k, side in enumerate(SIDES)
    }
    if "a" in given:
        known["ap"]["allied"] = given["a"]
    for name in given:
        if name != "a" and not any(name in points for points in known.values()):
            raise WrongQuestion("cli-pog-points", text=name)
    return known


def _number(text: str, option: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise WrongQuestion("cli-pog-number", option=option, text=text[:40]) from None


def _of_units(state: State, questions: Questions) -> Found:
    """What some units may do, if any were named."""
    refs = comma_list(questions.units)
    if not refs:
        asked = questions.target or questions.loss is not None or questions.retreat is not None
        if asked:
            raise WrongQuestion("cli-pog-units-needed")
        return {}
    answers: Found = {
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


def _attack(state: State, refs: list[str], questions: Questions) -> Found:
    """Fire and odds of an attack."""
    dice = [_number(text, "--dice") for text in questions.dice.split(",")]
    if len(dice) != 2:
        raise WrongQuestion("cli-pog-number", option="--dice", text=questions.dice[:40])
    cards = comma_list(questions.cards)
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
