"""What everybody sees of a table of Paths of Glory, by plain ids: the board as it is sent."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Struct

from ....engine.shown import Result, named, result_shown
from ..analysis.dangers import dangers
from ..analysis.lasting import cards_in_force
from ..printed.board import SPACES
from ..printed.names import AP, CP, SIDES, Side, Unit
from ..printed.units import KIND_ID
from ..rules.solo.boxes import HIDDEN, activation_range
from ..rules.supply.attrition import out_of_supply
from ..state.state import Combat, State
from .ids import ActionName, CommitmentName, SideName, SideOrNone
from .view import Piece, RoundView, SideView, Trench, View, view


class OpenSide(Struct):
    """What everybody knows of one side."""

    war_status: int
    commitment: CommitmentName
    mandated: str
    mandate_met: bool
    offensive_due: str
    is_mutiny: bool
    hand_size: int
    deck_size: int
    discards: tuple[str, ...]
    removed_cards: tuple[str, ...]
    table_cards: tuple[str, ...]
    shown: tuple[str, ...]
    boxes: tuple[str, ...]
    boxes_up: int
    shuffle_due: bool
    actions: tuple[ActionName, ...]


class DangerShown(Struct):
    """What a side should know: `supply` (units by number), `capital`, `mandate` or `reserve`."""

    kind: Annotated[str, named("DangerKind", ("supply", "capital", "source", "mandate", "reserve"))]
    space: str
    units: tuple[int, ...]
    nation: str


class CardsOfSides(Struct):
    ap: tuple[str, ...]
    cp: tuple[str, ...]


class CombatShown(Struct):
    """The running combat; units by their numbers in `pieces`, losses inflicted -1 until a side has fired."""

    side: SideName
    target: str
    attackers: tuple[int, ...]
    origins: tuple[str, ...]
    defenders: tuple[int, ...]
    bystanders: tuple[str, ...]
    fort_alone: bool
    trench_cancelled: bool
    flank: Annotated[str, named("Flank", ("failed", "succeeded"), or_none=True)]
    pinning: str
    cards: CardsOfSides
    attacker_fire: int
    defender_fire: int
    retreat: int


class Board(Struct, kw_only=True):
    """A table of Paths of Glory as all see it: `phase` is `3.2.cp`, turn, round and whose it is; the sides
    are the Allies, then the Central Powers, who control `cp_control`; units in `starving` draw no supply."""

    scenario: str
    edition: str
    is_solo: bool
    turn: int
    round: int
    active: SideName
    phase: str
    stage_of_turn: str
    vp: int
    bid: tuple[SideOrNone, int]
    seats_exchanged: bool
    combined_war_status: int
    us_entry: str
    russian_capitulation: str
    russian_vp: int
    russian_vp_at_fall: int
    sides: tuple[OpenSide, OpenSide]
    pieces: tuple[Piece, ...]
    cp_control: tuple[str, ...]
    unclaimed: tuple[str, ...]
    trenches: tuple[Trench, ...]
    forts_destroyed: tuple[str, ...]
    forts_besieged: tuple[str, ...]
    broken_sieges: tuple[str, ...]
    at_war: tuple[str, ...]
    beachhead: str
    ana_holds: str
    barred_from_near_east: tuple[int, ...]
    failed_entrench: tuple[int, ...]
    events: dict[str, int]
    effects: dict[str, int]
    mutiny_paid: bool
    rp: dict[str, int]
    reinforced: tuple[str, ...]
    neutral_entered: bool
    near_east_used: dict[str, int]
    in_round: RoundView
    combat: CombatShown | None
    starving: list[Unit]
    #: Cards whose event still does something.
    in_force: tuple[str, ...]
    #: What threatens the Allies, and the Central Powers.
    dangers: tuple[list[DangerShown], list[DangerShown]]
    #: Playing alone: up to which grey die the open card of each box obeys, 0 for hidden ones.
    solo_ranges: list[list[int]]
    result: Result | None
    #: Whose action round was the last to begin; told by whoever gathers events.
    last: SideOrNone = ""


#: Fields that are those of the view.
_PLAIN: Final = tuple(
    name
    for name in Board.__struct_fields__
    if name in View.__slots__ and name not in ("phase", "sides", "combat", "result")
)


def phase_name(seen: View) -> str:
    """`3.2.cp`: the turn, the round (0 outside the action phase) and whose it is."""
    return f"{seen.turn}.{seen.round}.{seen.active}"


def board_of(state: State, seen: View | None = None) -> Board:
    """Everything that all may see, made once for all seats; `seen` is the view of a spectator, if known."""
    return state.remembered("board", lambda: _board(state, seen or view(state, None)))


def _board(state: State, seen: View) -> Board:
    """The board as it is in a spectator's view; the state is asked what follows from that."""
    plain: dict[str, Any] = {name: getattr(seen, name) for name in _PLAIN}
    return Board(
        **plain,
        phase=phase_name(seen),
        stage_of_turn=seen.phase,
        edition=str(seen.options["edition"]),
        is_solo=bool(seen.options["solo"]),
        sides=(_open_side(seen.sides[AP]), _open_side(seen.sides[CP])),
        combat=None if seen.combat is None else _combat(seen.combat),
        starving=list(out_of_supply(state)),
        in_force=cards_in_force(state),
        dangers=(_dangers(state, AP), _dangers(state, CP)),
        solo_ranges=_solo_ranges(state, seen),
        result=result_shown(seen.result),
    )


def _open_side(side: SideView) -> OpenSide:
    told: dict[str, Any] = {name: getattr(side, name) for name in OpenSide.__struct_fields__}
    return OpenSide(**told)


def _dangers(state: State, side: Side) -> list[DangerShown]:
    return [
        DangerShown(one.kind, SPACES[one.space] if one.space >= 0 else "", one.units, one.nation)
        for one in dangers(state, side)
    ]


def _solo_ranges(state: State, seen: View) -> list[list[int]]:
    """[solo 3]"""
    if not seen.options["solo"]:
        return []
    return [
        [
            0 if card in ("", HIDDEN) else activation_range(state, card, box)
            for box, card in enumerate(side.boxes)
        ]
        for side in seen.sides
    ]


def _combat(combat: Combat) -> CombatShown:
    return CombatShown(
        side=SIDES[combat.side],
        target=SPACES[combat.target],
        attackers=combat.attackers,
        origins=tuple([SPACES[space] for space in combat.origins]),
        defenders=combat.defenders,
        bystanders=tuple([KIND_ID[unit] for unit in combat.bystanders]),
        fort_alone=combat.fort_alone,
        trench_cancelled=combat.trench_cancelled,
        flank=combat.flank,
        pinning=SPACES[combat.pinning] if combat.pinning >= 0 else "",
        cards=CardsOfSides(*combat.cards),
        attacker_fire=combat.attacker_fire,
        defender_fire=combat.defender_fire,
        retreat=combat.retreat,
    )
