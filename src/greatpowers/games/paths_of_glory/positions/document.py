"""A position as a document, field by field; docs/formats/paths-of-glory-position.md says what each means."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ..show.ids import ActionName, CommitmentName, SideName


class Bid(TypedDict, total=False):
    """What the winner of the bidding ceded for his side."""

    side: SideName
    points: int


class WarStatus(TypedDict, total=False):
    """The combined marker is told only where it is not the sum of the others."""

    ap: int
    cp: int
    combined: int


class PositionDocument(TypedDict, total=False):
    """A position between two actions, in the format `greatpowers-pog-1`; what is left out is as at the start
    of its turn."""

    format: Literal["greatpowers-pog-1"]
    edition: str
    scenario: str
    options: dict[str, bool | int | str]
    bid: Bid
    turn: int
    phase: str
    vp: int
    war_status: WarStatus
    commitment: dict[SideName, CommitmentName]
    to_act: SideName
    round: int
    units: dict[str, list[str]]
    eliminated: list[str]
    removed: list[str]
    control: dict[SideName, list[str]]
    unclaimed: list[str]
    trenches: dict[SideName, dict[str, int]]
    forts_destroyed: list[str]
    forts_besieged: list[str]
    events: dict[str, int]
    at_war: list[str]
    beachhead: str | None
    us_entry: str
    russian_capitulation: str
    cp_russian_vp: int
    cp_russian_vp_at_fall: int | None
    mandated: dict[SideName, str | None]
    missed_mandates: dict[SideName, list[int]]
    mutiny_paid: bool
    rp: dict[str, int]
    hands: dict[SideName, list[str]]
    decks: dict[SideName, list[str]]
    discards: dict[SideName, list[str]]
    removed_cards: dict[SideName, list[str]]
    table_cards: list[str]
    swaps: dict[SideName, dict[str, str]]
    shown: dict[SideName, list[str]]
    shuffle_due: list[SideName]
    actions_this_turn: dict[SideName, list[ActionName]]
    reinforced_this_turn: list[str]
    broken_sieges: list[str]
    near_east_used: dict[str, int]
    barred_from_near_east: list[str]
    failed_entrench: list[str]
    effects: dict[str, int]


FIELDS: Final = tuple(PositionDocument.__annotations__)
