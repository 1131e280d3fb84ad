"""The odds bench: an attack put together from nothing, with its columns, losses and chances. [12.2, 12.3]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ....engine.errors import Reason
from ....engine.shown import ReasonShown, reason_shown
from ....server.contract import ReasonOnWire, reason_on_wire
from ..analysis.reading import read_space, read_units
from ..positions.documents import load
from ..printed.board import FORTS, PRINTED_CP
from ..printed.names import AP, CP, SIDE_NUMBER, SIDES
from ..rules.combat.combat_cards import COMBAT_CARDS, combat_card_refusal
from ..rules.combat.flank import flank_refusal
from ..rules.combat.targets import combat_of
from ..show.battle import Battle
from ..state.changes.rounds import set_combat
from ..state.state import State
from .study import battle_of

#: Whoever is put on the bench is at war.
_AT_WAR: Final = ["it", "ro", "gr", "bu", "tu", "us"]
_Word = Annotated[str, Meta(max_length=60)]
_Cards = Annotated[list[_Word], Meta(max_length=20)]


class BenchUnit(msgspec.Struct):
    """`ge_1` or `ge_1 reduced`, and the space it attacks from."""

    unit: _Word
    space: _Word


class Bench(msgspec.Struct):
    """An attack that nobody has to have thought of at a table."""

    side: Literal["ap", "cp"]
    target: _Word
    attackers: Annotated[list[BenchUnit], Meta(max_length=12)]
    defenders: Annotated[list[_Word], Meta(max_length=6)] = []
    trench: Annotated[int, Meta(ge=0, le=2)] = 0
    fort: bool = True
    turn: Annotated[int, Meta(ge=1, le=20)] = 5
    attacker_cards: _Cards = []
    defender_cards: _Cards = []
    #: The space that pins in a flank attack; empty: a frontal attack.
    pinning: _Word = ""


class PairOfLosses(msgspec.Struct):
    """How likely it is that these loss numbers fall."""

    attacker: int
    defender: int
    chance: float


class BenchOdds(Battle, kw_only=True):
    """The chances, and why something asked for has no effect: cards by their ids."""

    losses: list[PairOfLosses]
    refused_flank: ReasonOnWire | None


def odds_on_bench(bench: Bench) -> BenchOdds:
    """Everything there is to know before the dice are thrown."""
    state = load(_position(bench))
    refs = [f"{one.unit}@{one.space}" for one in bench.attackers]
    refused_flank = _flank_refusal(state, bench, refs)
    pinning = "" if refused_flank else bench.pinning
    own, enemy = bench.attacker_cards, bench.defender_cards
    battle, odds = battle_of(state, refs, bench.target, own, enemy, pinning)
    battle.refused_cards = _card_refusals(state, bench, refs)
    return BenchOdds(
        **{name: getattr(battle, name) for name in Battle.__struct_fields__},
        losses=[PairOfLosses(**pair) for pair in odds["losses"]],
        refused_flank=None if refused_flank is None else reason_on_wire(refused_flank),
    )


def _position(bench: Bench) -> dict[str, object]:
    defender = SIDES[1 - SIDE_NUMBER[bench.side]]
    units: dict[str, list[str]] = {}
    for one in bench.attackers:
        units.setdefault(one.space, []).append(one.unit)
    if bench.defenders:
        units[bench.target] = list(bench.defenders)
    held = {SIDES[side]: _other_way(units, bench, side) for side in range(len(SIDES))}
    return {
        "scenario": "campaign",
        "turn": bench.turn,
        "commitment": dict.fromkeys(SIDES, "total"),
        "units": units,
        "at_war": _AT_WAR,
        "control": held,
        "trenches": {defender: {bench.target: bench.trench}} if bench.trench else {},
        "forts_destroyed": [] if bench.fort else _fort_in(bench.target),
    }


def _other_way(units: Iterable[str], bench: Bench, side: int) -> list[str]:
    """Spaces that are printed for the other side but held by this one: everybody stands on his own ground."""
    held = [space for space in units if (space == bench.target) == (SIDES[side] != bench.side)]
    if SIDES[side] != bench.side and bench.target not in held:
        held.append(bench.target)
    return [space for space in held if (PRINTED_CP >> read_space(space) & 1) != side]


def _fort_in(space: str) -> list[str]:
    return [space] if FORTS >> read_space(space) & 1 else []


def _fought(state: State, bench: Bench, refs: list[str]) -> State:
    """A copy in which the combat is being fought."""
    combat = combat_of(state, SIDE_NUMBER[bench.side], read_units(state, refs), read_space(bench.target))
    twin = state.copy()
    set_combat(twin, combat)
    return twin


def _flank_refusal(state: State, bench: Bench, refs: list[str]) -> Reason | None:
    if not bench.pinning:
        return None
    combat = _fought(state, bench, refs).combat
    assert combat is not None
    return flank_refusal(state, combat)


def _card_refusals(state: State, bench: Bench, refs: list[str]) -> dict[str, ReasonShown]:
    """Of all combat cards those that have no place in this combat."""
    twin = _fought(state, bench, refs)
    sides = {card: side for side in (AP, CP) for card in COMBAT_CARDS if card.startswith(SIDES[side])}
    found = {card: combat_card_refusal(twin, side, card) for card, side in sides.items()}
    return {card: reason_shown(reason) for card, reason in found.items() if reason is not None}
