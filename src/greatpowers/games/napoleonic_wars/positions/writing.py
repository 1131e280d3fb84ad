"""Writing a position: everything a state holds between two Impulses, in plain ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....engine.plain import PlainDict
from ..printed.board import EACH_AREA, PLACE_NUMBER, PLACES
from ..printed.cards import CARDS, DECK_CARDS
from ..printed.ids import (
    Leader,
    Mask,
    Nation,
    Place,
    Squadron,
    by_area,
    by_leader,
    by_squadron,
    each_area,
    each_nation,
)
from ..printed.names import (
    BOXES,
    CAMPS,
    EACH_NATION,
    GONE,
    NATION_COUNT,
    NATIONS,
    NO_CAMP,
    NO_NATION,
    POOL,
    REGROUP,
    WAITING,
)
from ..printed.pieces import LEADER_NATION, LEADERS, LEADERS_AT_FIRST, SQUADRONS
from ..printed.ruleset import OPTIONS
from ..rules.attrition import force_in
from ..rules.interphase.drawing import NewHands
from ..rules.interphase.reinforcing import Reinforcing
from ..rules.land.armies import one_nation, together
from ..state.effects import IMPULSE
from ..state.fights import Committed, Force
from ..state.relations import ALL_NATIONS, is_proxy
from ..state.state import State
from ..state.texts import force_text

FORMAT: Final = "greatpowers-nw-1"
_LEADER_BOXES: Final = {POOL: "pool", GONE: "gone", WAITING: "waiting"}


def dump(state: State) -> PlainDict:
    """The position of a state; what is going on inside an Impulse is not part of it."""
    return {
        "format": FORMAT,
        "scenario": state.scenario,
        **_options(state),
        **_course(state),
        **_pieces(state),
        **_relations(state),
        **_tracks(state),
        **_cards(state),
    }


def _options(state: State) -> PlainDict:
    """Options that are not as usual."""
    usual = {spec.name: spec.default for spec in OPTIONS}
    chosen = {name: value for name, value in state.options.items() if usual.get(name) != value}
    return {"options": chosen} if chosen else {}


def phase_of(state: State) -> str:
    """Where play goes on: before the deal, in the Rounds, or after them. [4, 5]"""
    if not state.phase:
        return "rounds" if state.deck else "opening"
    if state.turn_over:
        return "attrition"
    return "excess" if _has_drawn(state) else state.phase


def _has_drawn(state: State) -> bool:
    """The new hands were drawn, and what is too much of them may still go. [14.31, 14.33]"""
    reached = [n for frame, n in zip(state.stack, state.reached, strict=True) if isinstance(frame, NewHands)]
    return bool(reached) and reached[0] > NewHands.steps.index("draw")


def _course(state: State) -> PlainDict:
    phase = phase_of(state)
    return {
        "turn": state.turn,
        "phase": phase,
        "round": state.round if phase == "opening" else max(state.round, 1),
        "due": NATIONS[state.due],
        "last_active": NATIONS[state.last_active] if state.last_active != NO_NATION else None,
        **_reinforcing(state, phase),
    }


def _reinforcing(state: State, phase: str) -> PlainDict:
    """Nations that have still to be reinforced, the one that is being so first. [14.2]"""
    waiting = [NATIONS[frame.nation] for frame in reversed(state.stack) if isinstance(frame, Reinforcing)]
    if phase != "reinforcements":
        return {}
    told: PlainDict = {"reinforcing": waiting} if waiting else {}
    return told | {"deployed": _names(state.deployed)}


def _names(mask: Mask) -> list[str]:
    return [NATIONS[nation] for nation in each_nation(mask)]


def _pieces(state: State) -> PlainDict:
    stacks = {area: force_in(state, area, ALL_NATIONS) for area in EACH_AREA}
    at_sea = state.convoy
    if at_sea is not None and not at_sea.ashore:
        joined = together(stacks[at_sea.origin], at_sea.force)
        in_order = sorted(joined.leaders, key=lambda leader: (LEADER_NATION[leader], leader))
        stacks[at_sea.origin] = Force(joined.sp, tuple(in_order))
    fleets = {PLACES[place]: _fleet(state, place) for place in PLACE_NUMBER.values()}
    return {
        "areas": {PLACES[area]: force_text(force) for area, force in stacks.items() if force.size},
        "fleets": {place: fleet for place, fleet in fleets.items() if fleet},
        "armadas": [
            {"place": PLACES[a.place], "commander": NATIONS[a.commander], "powers": _names(a.powers)}
            for a in state.armadas
        ],
        "flags": {PLACES[area]: NATIONS[flag] for area, flag in by_area(state.flag) if flag != NO_NATION},
        "regroup": force_text(Force(tuple(state.sp_regroup), _leaders_at(state, REGROUP))),
        "regroup_fleets": _fleet(state, REGROUP),
        "leaders": {
            LEADERS[leader].id: _LEADER_BOXES[at]
            for leader, at in by_leader(state.leader_at)
            if at in _LEADER_BOXES and at != LEADERS_AT_FIRST[leader]
        },
        "foreign_wars": {
            war.card: {NATIONS[c.nation]: _committed(c) for c in war.committed} for war in state.foreign_wars
        },
    }


def _leaders_at(state: State, box: int) -> tuple[Leader, ...]:
    return tuple(leader for leader, at in by_leader(state.leader_at) if at == box)


def _fleet(state: State, place: Place) -> str:
    """`france_sq1, france_sq2 refitting`."""
    return ", ".join(
        SQUADRONS[squadron] + _mark(state, squadron)
        for squadron, at in by_squadron(state.squadron_at)
        if at == place
    )


def _mark(state: State, squadron: Squadron) -> str:
    if state.building >> squadron & 1:
        return " building"
    return " refitting" if state.refitting >> squadron & 1 else ""


def _committed(pieces: Committed) -> dict[str, str]:
    sent = force_text(one_nation(pieces.nation, pieces.sp, pieces.leaders))
    squadrons = ", ".join(SQUADRONS[squadron] for squadron in pieces.squadrons)
    return {name: text for name, text in (("force", sent), ("squadrons", squadrons)) if text}


def _relations(state: State) -> PlainDict:
    nations = EACH_NATION
    return {
        "camps": {
            NATIONS[n]: CAMPS[state.camp[n]] if state.camp[n] != NO_CAMP else None
            for n in nations
            if not is_proxy(state, n)
        },
        "consuls": {NATIONS[n]: _consul(state, n) for n in nations if is_proxy(state, n)},
        "consuls_frozen": _names(state.consul_frozen),
        "command": {NATIONS[n]: NATIONS[state.command[n]] for n in nations if state.command[n] != NO_NATION},
        "hostile": _pairs(state.hostile),
        "truces": _pairs(state.truces),
        "open_to": {NATIONS[n]: _names(state.open_to[n]) for n in nations if state.open_to[n]},
        "conquered": _names(state.conquered),
    }


def _consul(state: State, nation: Nation) -> str:
    row, plus = state.consul_row[nation], state.consul_plus >> nation & 1
    words = [NATIONS[row]] if row != NO_NATION else []
    return " ".join([*words, BOXES[state.consul_box[nation]], *(["plus"] if plus else [])])


def _pairs(masks: Iterable[int]) -> list[list[str]]:
    return [[NATIONS[a], NATIONS[b]] for a, mask in enumerate(masks) for b in each_area(mask) if a < b]


def _tracks(state: State) -> PlainDict:
    resources = state.resources if phase_of(state) != "opening" else [0] * NATION_COUNT
    return {
        "saved_cp": _names(state.saved_cp),
        "resources": {NATIONS[n]: count for n, count in enumerate(resources) if count},
        "plus_key": state.plus_key,
        "start_keys": dict(zip(NATIONS, state.start_keys, strict=True)),
        "peace": state.peace if phase_of(state) != "peace" else 0,
        "peace_paid": _names(state.peace_paid) if phase_of(state) != "peace" else [],
        "effects": dict(sorted((e.name, e.number) for e in state.effects if e.lasts is not IMPULSE)),
        "auto_pass": {seat: list(kinds) for seat, kinds in sorted(state.auto_pass.items())},
    }


def _cards(state: State) -> PlainDict:
    """The draw pile has no order here, and the discards only a top one: the rest is nobody's to know. Cards
    on the table, or on the way from one pile to another, count as used."""
    home_used = [*state.home_used, *(card for card in state.in_play if CARDS[card].is_home)]
    used = [*state.discards, *(card for card in state.in_play if not CARDS[card].is_home)]
    hands = [(*hand, *kept) for hand, kept in zip(state.hands, state.aside, strict=True)]
    lying = {*used, *state.deck, *state.removed, *(war.card for war in state.foreign_wars)}
    lying.update(card for hand in hands for card in hand)
    if phase_of(state) != "opening":
        used = [*(card for card in DECK_CARDS if card not in lying), *used]
    return {
        "hands": {NATIONS[n]: sorted(hand) for n, hand in enumerate(hands) if hand},
        "hands_closed": _names(ALL_NATIONS & ~state.hands_open) if phase_of(state) == "opening" else [],
        "home_used": sorted(set(home_used)),
        "parliament": NATIONS[state.parliament],
        "deck": sorted(state.deck),
        "discards": [*sorted(used[:-1]), *used[-1:]],
        "removed_cards": sorted(state.removed),
    }
