"""Ids with types, and the kind of each: what options and events speak of.

In options and rules things go by number, in events by id; both are spoken of alike. Cards have no numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType

from ....engine.kinds import kind
from ....engine.plain import PlainDict
from ..printed.board import PLACES
from ..printed.ids import Area as Area
from ..printed.ids import Camp as Camp
from ..printed.ids import Leader as Leader
from ..printed.ids import Mask as Mask
from ..printed.ids import Nation as Nation
from ..printed.ids import Place as Place
from ..printed.ids import Squadron as Squadron
from ..printed.ids import Zone as Zone
from ..printed.names import CAMPS, NATIONS
from ..printed.pieces import LEADERS, SQUADRONS
from .fights import Force as Force
from .texts import (
    force_text,
    read_area,
    read_camp,
    read_card,
    read_force,
    read_leader,
    read_nation,
    read_place,
    read_squadron,
    read_squadrons,
    read_zone,
    squadrons_text,
)

#: Squadrons that sail together: spoken of as so many of each nation.
Fleet = NewType("Fleet", tuple[Squadron, ...])

#: The same as texts.
AreaId = NewType("AreaId", str)
PlaceId = NewType("PlaceId", str)
NationId = NewType("NationId", str)
LeaderId = NewType("LeaderId", str)
SquadronId = NewType("SquadronId", str)
CampId = NewType("CampId", str)
CardId = NewType("CardId", str)

#: Ids may be written with spaces in place of underscores.
_WORDS = r".+?"


def _leader_id(leader: Leader) -> str:
    return LEADERS[leader].id


def _force_parts(force: Force) -> PlainDict:
    """Strength by nation, and generals."""
    return {
        "sp": {NATIONS[nation]: count for nation, count in enumerate(force.sp) if count},
        "leaders": [_leader_id(leader) for leader in force.leaders],
    }


def _ids(fleet: Sequence[int]) -> list[str]:
    return [SQUADRONS[squadron] for squadron in fleet]


kind(Area, "area", write=PLACES.__getitem__, read=read_area, pattern=_WORDS)
kind(Zone, "zone", write=PLACES.__getitem__, read=read_zone, pattern=_WORDS)
kind(Place, "place", write=PLACES.__getitem__, read=read_place, pattern=_WORDS)
kind(Nation, "nation", write=NATIONS.__getitem__, read=read_nation)
kind(Leader, "leader", write=_leader_id, read=read_leader, pattern=_WORDS)
kind(Squadron, "squadron", write=SQUADRONS.__getitem__, read=read_squadron, pattern=_WORDS)
kind(Camp, "camp", write=CAMPS.__getitem__, read=read_camp)
kind(Fleet, "fleet", write=squadrons_text, read=read_squadrons, wire=_ids, pattern=_WORDS)
kind(Force, "force", write=force_text, read=read_force, wire=_force_parts, pattern=_WORDS)

kind(AreaId, "area", pattern=_WORDS)
kind(PlaceId, "place", pattern=_WORDS)
kind(NationId, "nation")
kind(LeaderId, "leader", pattern=_WORDS)
kind(SquadronId, "squadron", pattern=_WORDS)
kind(CampId, "camp")
kind(CardId, "card", read=read_card, pattern=_WORDS)
