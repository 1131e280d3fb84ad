"""A position as a document, field by field; docs/formats/napoleonic-wars-position.md says what each means."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ..show.ids import CampName, NationName


class ArmadaAt(TypedDict):
    """Fleets of several powers that sail as one."""

    place: str
    commander: NationName
    powers: list[NationName]


class Committed(TypedDict, total=False):
    """What a nation has in a foreign war: `napoleon + 2 france`, and squadrons by their ids."""

    force: str
    squadrons: str


class PositionDocument(TypedDict, total=False):
    """A position between two Impulses, in the format `greatpowers-nw-1`; what is left out is as in the
    set-up of its scenario."""

    format: Literal["greatpowers-nw-1"]
    scenario: str
    options: dict[str, bool | int | str]
    turn: int
    phase: str
    round: int
    due: NationName
    last_active: NationName | None
    areas: dict[str, str]
    fleets: dict[str, str]
    armadas: list[ArmadaAt]
    flags: dict[str, NationName]
    regroup: str
    regroup_fleets: str
    leaders: dict[str, str]
    foreign_wars: dict[str, dict[NationName, Committed]]
    camps: dict[NationName, CampName | None]
    consuls: dict[NationName, str]
    consuls_frozen: list[NationName]
    command: dict[NationName, NationName]
    hostile: list[tuple[NationName, NationName]]
    truces: list[tuple[NationName, NationName]]
    open_to: dict[NationName, list[NationName]]
    conquered: list[NationName]
    saved_cp: list[NationName]
    resources: dict[NationName, int]
    plus_key: bool
    start_keys: dict[NationName, int]
    peace: int
    peace_paid: list[NationName]
    reinforcing: list[NationName]
    deployed: list[NationName]
    hands: dict[NationName, list[str]]
    hands_closed: list[NationName]
    home_used: list[str]
    parliament: NationName
    deck: list[str]
    discards: list[str]
    removed_cards: list[str]
    effects: dict[str, int]
    auto_pass: dict[str, list[str]]


FIELDS: Final = tuple(PositionDocument.__annotations__)
