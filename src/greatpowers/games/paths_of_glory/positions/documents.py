"""Positions as documents: `load` makes a playable state of one, `dump` writes one of a state.

The format is `greatpowers-pog-1`, described in docs/formats/paths-of-glory-position.md. Whatever is left out
has the value of the beginning of that turn.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine.effects import Effect, Lasting
from ....engine.errors import OptionError
from ....engine.frames import Frame
from ....engine.options import checked_options, scenario_named
from ...shared.documents import (
    Document,
    Fields,
    PositionError,
    closest,
    mapping,
    number,
    one_of,
    truth,
    unknown_field,
    words,
    wrong,
)
from ..analysis.reading import read_units
from ..printed.board import IN_NATION, PRINTED_CP
from ..printed.card_names import SALONIKA
from ..printed.cards import CARDS
from ..printed.names import ACTIONS, AP, CP, ENEMY, RU, SIDES, Mask
from ..printed.ruleset import LAST_TURN, OPTIONS, SCENARIOS, rules_of
from ..printed.tables import MANDATE_BOXES
from ..printed.units import KINDS, OF_KIND, RP_TYPES
from ..rules.actions.action_round import ROUNDS, ActionPhase
from ..rules.turn.course import Course
from ..rules.turn.opening import HIGHEST_BID
from ..rules.turn.turn import Turn
from ..state.changes.rounds import set_failed_entrench
from ..state.effects import MandateMissed, effect_named
from ..state.ids import Side
from ..state.ids import Turn as TurnNumber
from ..state.state import State
from .cards import (
    check_tracks,
    combined_status,
    read_commitment,
    read_piles,
    read_played,
    read_shown,
    read_swaps,
    vp_at_fall,
)
from .document import FIELDS as FIELDS
from .pieces import (
    arab_hold,
    nations_at_war,
    read_beachhead,
    read_control,
    read_forts,
    read_pieces,
    read_trenches,
    read_unclaimed,
    start_of_1914,
)
from .reading import by_side, nation_mask, side_of
from .writing import DOORS, FORMAT
from .writing import dump as dump


def load(document: Document) -> State:
    """The state a position describes, ready to be played on or asked about."""
    document = mapping(document, "position")
    _check_fields(document)
    scenario, options = _read_rules(document)
    start = start_of_1914(scenario, options)
    start.swaps = read_swaps(document, start)
    turn = number(document.get("turn", 1), "turn", 1, LAST_TURN["campaign"])
    played = read_played(document, turn)
    commitment = read_commitment(document)
    fields = _read_board(document, start, played, commitment)
    fields |= _read_tracks(document, played, fields["cp_control"], rules_of(scenario, options).vp_spaces)
    fields |= read_piles(document, start, played, commitment)
    fields |= {"swaps": start.swaps, "shown": read_shown(document, fields["hands"])}
    fields |= _read_bid(document) | _read_round(document, turn, played)
    state = State(
        scenario=scenario, options=options, turn=turn, played=played, commitment=commitment, **fields
    )
    check_tracks(document, state)
    return _with_failed_entrench(document, state)


def _check_fields(document: Document) -> None:
    """The format must be ours; a field that looks like a misspelt one of ours is not passed over."""
    if document.get("format", FORMAT) != FORMAT:
        problem = f"{FORMAT!r} is needed, not {document['format']!r}"
        raise wrong("format", problem, "position-format", needed=FORMAT)
    for name in document:
        if name not in FIELDS and closest(name, FIELDS, likeness=0.85):
            raise unknown_field(name, FIELDS)


def _read_rules(document: Document) -> tuple[str, dict[str, bool | str | int]]:
    given = dict(mapping(document.get("options", {}), "options"))
    if "edition" in document:
        given["edition"] = str(document["edition"])
    try:
        scenario = scenario_named(SCENARIOS, str(document.get("scenario", SCENARIOS[0].id))).id
        return scenario, checked_options(OPTIONS, given)
    except OptionError as problem:
        raise PositionError(str(problem)) from problem


def _read_bid(document: Document) -> Fields:
    """What the winner of the bidding ceded for his side. [5.6.1]"""
    if document.get("bid") is None:
        return {}
    given = mapping(document["bid"], "bid")
    for name in given:
        one_of(name, ("side", "points"), "bid", "word")
    return {
        "bid_side": side_of(given.get("side"), "bid.side"),
        "bid": number(given.get("points", 0), "bid.points", 0, HIGHEST_BID),
    }


def _read_board(document: Document, start: State, played: Mapping[str, int], commitment: list[int]) -> Fields:
    at_war = nations_at_war(document, played, commitment)
    fields = read_pieces(document, start, at_war, SALONIKA in played)
    beachhead = read_beachhead(document)
    unclaimed = read_unclaimed(document, start, at_war, fields["at"])
    control = read_control(document, beachhead) & ~unclaimed
    fields |= read_forts(document, control, fields["at"])
    arabs = arab_hold(fields["at"], control, fields["forts_destroyed"])
    return fields | {
        "at_war": at_war,
        "beachhead": beachhead,
        "ana_holds": arabs,
        "cp_control": control & ~(1 << arabs) if arabs >= 0 else control,
        "unclaimed": unclaimed,
        "trenches": read_trenches(document, start),
    }


def _read_tracks(document: Document, played: Mapping[str, int], control: Mask, vp_spaces: Mask) -> Fields:
    changed = control ^ PRINTED_CP
    counted = (changed & control & vp_spaces).bit_count() - (changed & ~control & vp_spaces).bit_count()
    given = mapping(document.get("war_status", {}), "war_status")
    war_status = [number(given.get(side, 0), f"war_status.{side}", 0, 40) for side in SIDES]
    for name in given:
        one_of(name, (*SIDES, "combined"), "war_status", "marker")
    russian_vp = (control & IN_NATION[RU] & vp_spaces).bit_count()
    return {
        "vp": number(document.get("vp", 10 + counted), "vp", -99, 99),
        "war_status": war_status,
        "combined_war_status": combined_status(document, war_status, russian_vp),
        "russian_vp_at_fall": vp_at_fall(document, played, russian_vp),
        "rp": _read_points(document),
        "reinforced": nation_mask(document, "reinforced_this_turn"),
        "near_east_used": _read_doors(document),
        "barred_from_near_east": _read_barred(document),
    }


def _read_points(document: Document) -> dict[str, int]:
    found = {}
    for name, points in mapping(document.get("rp", {}), "rp").items():
        kind = "allied" if name == "a" else one_of(name, RP_TYPES, "rp", "kind of points")
        if left := number(points, f"rp.{name}", 0, 99):
            found[kind] = left
    return found


def _read_doors(document: Document) -> dict[str, int]:
    given = mapping(document.get("near_east_used", {}), "near_east_used")
    used = {
        one_of(door, DOORS, "near_east_used", "name"): number(
            _as_count(count), f"near_east_used.{door}", 0, 9
        )
        for door, count in given.items()
    }
    return {door: count for door, count in used.items() if count}


def _as_count(value: object) -> object:
    """True and false count as well."""
    return int(value) if isinstance(value, bool) else value


def _read_barred(document: Document) -> Mask:
    mask = 0
    for word, where in words(document.get("barred_from_near_east", []), "barred_from_near_east"):
        for unit in OF_KIND[one_of(word, KINDS, where, "unit")]:
            mask |= 1 << unit
    return mask


def _read_round(document: Document, turn: int, played: Mapping[str, int]) -> Fields:
    """Where the turn stands: actions taken, offensives, whose action comes next, and the frames for it."""
    phase = one_of(document.get("phase", "actions"), Turn.steps, "phase", "phase")
    actions = _read_actions(document)
    fields: Fields = {
        "phase": phase,
        "actions": actions,
        "neutral_entered": any("neutral_entry" in taken for taken in actions) or _entered_now(turn, played),
        "mandated": _read_mandates(document),
        "mutiny_paid": truth(document.get("mutiny_paid", False), "mutiny_paid"),
        "shuffle_due": _read_shuffles(document),
        "effects": _read_effects(document, turn),
    }
    flow: list[tuple[Frame, int]] = [(Course(), Course.steps.index("turns"))]
    if phase != "actions":
        flow.append((Turn(), Turn.steps.index(phase)))
    else:
        acting = _read_acting(document, actions)
        flow.append((Turn(), Turn.steps.index("actions") + 1))
        flow.append((ActionPhase(), ActionPhase.steps.index("rounds")))
        fields |= {"round": len(actions[AP]) + 1, "active": acting}
    fields["stack"] = [frame for frame, _ in flow]
    fields["reached"] = [step for _, step in flow]
    return fields


def _entered_now(turn: int, played: Mapping[str, int]) -> bool:
    """Has a nation entered by its event on this turn? [9.5.2.2]"""
    return any(when == turn and CARDS[name].neutral_entry >= 0 for name, when in played.items())


def _read_shuffles(document: Document) -> list[bool]:
    """Sides whose new cards wait for the Draw Phase. [6.0 G]"""
    found = {side_of(word, where) for word, where in words(document.get("shuffle_due", []), "shuffle_due")}
    return [side in found for side in (AP, CP)]


def _read_actions(document: Document) -> list[list[str]]:
    """[8.1.3]"""
    actions = []
    for side, given in zip((AP, CP), by_side(document, "actions_this_turn", []), strict=True):
        where = f"actions_this_turn.{SIDES[side]}"
        actions.append([one_of(word, ACTIONS, at, "action") for word, at in words(given, where)])
        if len(actions[-1]) > ROUNDS:
            problem = f"{len(actions[-1])} actions, but a turn has {ROUNDS} rounds"
            raise wrong(where, problem, "pog-position-actions", count=len(actions[-1]), rounds=ROUNDS)
    return actions


def _read_acting(document: Document, actions: list[list[str]]) -> Side:
    """Who acts next. Actions that nobody told of count as operations; those told of make the round later than
    it was said to be. [8.1.2]"""
    done = [len(taken) for taken in actions]
    behind = CP if done[CP] <= done[AP] else AP
    acting = side_of(document["to_act"], "to_act") if "to_act" in document else behind
    current = number(document.get("round", 1), "round", 1, ROUNDS)
    needed = max(done[acting] + 1, done[ENEMY[acting]] + (acting == CP))
    current = number(max(current, needed), "actions_this_turn", 1, ROUNDS)
    actions[acting][:0] = ["ops"] * (current - 1 - done[acting])
    actions[ENEMY[acting]][:0] = ["ops"] * (current - (acting == CP) - done[ENEMY[acting]])
    return acting


def _read_mandates(document: Document) -> list[str]:
    """Offensives still owed. [7.1]"""
    return [
        one_of(given or "", MANDATE_BOXES[SIDES[side]], f"mandated.{SIDES[side]}", "offensive")
        for side, given in zip((AP, CP), by_side(document, "mandated", None), strict=True)
    ]


def _read_effects(document: Document, turn: int) -> Lasting:
    effects = [
        _effect(name, given) for name, given in mapping(document.get("effects", {}), "effects").items()
    ]
    for side, given in zip((AP, CP), by_side(document, "missed_mandates", []), strict=True):
        where = f"missed_mandates.{SIDES[side]}"
        effects += [MandateMissed(side, TurnNumber(n)) for n in _missed_turns(given, where, turn)]
    return Lasting.of(*effects)


def _effect(name: object, given: object) -> Effect:
    """An effect by its name in the state."""
    found = effect_named(str(name), number(given, f"effects.{name}", -99, 99))
    if found is None:
        said = {"value": str(name)[:80], "meant": "none"}
        raise wrong("effects", f"unknown effect {name!r}", "position-unknown-word", **said)
    return found


def _missed_turns(given: object, where: str, turn: int) -> list[int]:
    """A list of turns; a bare number means so many turns just before this one."""
    if isinstance(given, list):
        return [number(missed, where, 1, turn) for missed in given]
    count = number(_as_count(given) or 0, where, 0, turn - 1)
    return list(range(turn - count, turn))


def _with_failed_entrench(document: Document, state: State) -> State:
    """Armies whose last attempt failed are named by where they stand. [11.2.10]"""
    units = 0
    for text, _ in words(document.get("failed_entrench", []), "failed_entrench"):
        units |= 1 << read_units(state, [text])[0]
    if units:
        set_failed_entrench(state, units)
    return state
