"""The counters: armies one by one, corps of a kind many times over, as numbers for the rules. [2.2]

A set of units is a mask, like a set of spaces. Where a unit stands and whether it is reduced is in State.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, cast

from ....engine.masks import mask_of, members
from ...shared.data_rows import Row, rows_in, unique
from .names import (
    ARMY,
    CORPS,
    CP,
    NATION_NUMBER,
    NATIONS,
    NO_NATION,
    SIDE_NUMBER,
    SIDES,
    Mask,
    Nation,
    Side,
    Unit,
    UnitId,
)

_COLUMNS = ("id", "side", "nation", "activation_nation", "name", "kind", "full_cf", "full_lf", "full_mf",
            "reduced_cf", "reduced_lf", "reduced_mf", "not_replaceable", "near_east", "loss_priority",
            "rp_type", "count", "optional", "replaces_army", "cc_nation", "dashed_line_nation")  # fmt: skip

#: Whose replacement points a unit takes; "allied" are the A points of the minor allies. [17.1.1]
RP_TYPES: Final = ("ge", "ah", "tu", "bu", "br", "fr", "ru", "it", "us", "allied")


@dataclass(frozen=True, slots=True)
class Kind:
    """What is printed on a counter. Pairs hold the full and the reduced side."""

    id: str
    side: Side
    #: Its flag; the Arab Northern Army and the Senussi have their own.
    nation: Nation
    #: Whom it counts as for activation and multinational attacks. [9.2.3, 12.1.11.2]
    activation_nation: Nation
    #: Whose combat cards it can call on; NO_NATION for the minor Commonwealth corps. [9.5.4]
    card_nation: Nation
    #: Whose dashed lines it may use. [11.1.4]
    line_nation: Nation
    is_army: bool
    combat: tuple[int, int]
    loss: tuple[int, int]
    move: tuple[int, int]
    #: A dotted unit is never rebuilt. [17.1.7]
    is_dotted: bool
    #: One of the armies that may enter the Near East. [11.3.1]
    is_near_east: bool
    #: 1 loses first; 0 has no priority. [12.4.5]
    loss_priority: int
    rp_type: str
    #: May take the place of an army that was destroyed. [12.4.4]
    replaces_army: bool
    is_optional: bool
    count: int
    name: str


def _nation(row: Row, column: str) -> Nation:
    return NATION_NUMBER[row.one_of(column, NATIONS)] if row[column] else NO_NATION


def _kind(row: Row) -> Kind:
    is_army = row.one_of("kind", ("army", "corps")) == "army"
    pairs = [(row.number(f"full_{f}"), row.number(f"reduced_{f}")) for f in ("cf", "lf", "mf")]
    return Kind(
        id=row["id"],
        side=SIDE_NUMBER[row.one_of("side", SIDES)],
        nation=_nation(row, "nation"),
        activation_nation=_nation(row, "activation_nation"),
        card_nation=_nation(row, "cc_nation"),
        line_nation=_nation(row, "dashed_line_nation"),
        is_army=is_army,
        combat=pairs[0],
        loss=pairs[1],
        move=pairs[2],
        is_dotted=bool(row.number("not_replaceable")),
        is_near_east=bool(row.number("near_east")),
        loss_priority=row.number("loss_priority"),
        rp_type=row.one_of("rp_type", RP_TYPES) if row["rp_type"] else "",
        replaces_army=bool(row.number("replaces_army")),
        is_optional=bool(row.number("optional")),
        count=row.number("count"),
        name=row["name"],
    )


KINDS: Final = {
    id_: _kind(row) for id_, row in unique(rows_in(__name__, "units.csv", _COLUMNS), "id").items()
}
#: The kind of each counter; counters of one kind follow each other.
UNITS: Final = tuple(kind for kind in KINDS.values() for _ in range(kind.count))
UNIT_COUNT: Final = len(UNITS)
ALL_UNITS: Final = tuple(map(Unit, range(UNIT_COUNT)))
#: The units of a mask, in order.
each_unit: Final = cast("Callable[[Mask], Iterator[Unit]]", members)
#: The counters of a kind.
OF_KIND: Final = {id_: tuple(u for u in ALL_UNITS if UNITS[u].id == id_) for id_ in KINDS}

#: The first counter of each counter's kind: what stands for all that are alike.
TYPE: Final = tuple(OF_KIND[kind.id][0] for kind in UNITS)

#: Facts by counter, for the hot functions; factors as COMBAT[is_reduced][unit].
KIND_ID: Final = tuple(UnitId(kind.id) for kind in UNITS)
SIDE: Final = tuple(kind.side for kind in UNITS)
NATION: Final = tuple(kind.nation for kind in UNITS)
ACTIVATION_NATION: Final = tuple(kind.activation_nation for kind in UNITS)
CARD_NATION: Final = tuple(kind.card_nation for kind in UNITS)
LINE_NATION: Final = tuple(kind.line_nation for kind in UNITS)
IS_ARMY: Final = tuple(kind.is_army for kind in UNITS)
SORT: Final = tuple(ARMY if kind.is_army else CORPS for kind in UNITS)
COMBAT: Final = tuple(tuple(kind.combat[r] for kind in UNITS) for r in (0, 1))
LOSS: Final = tuple(tuple(kind.loss[r] for kind in UNITS) for r in (0, 1))
MOVE: Final = tuple(tuple(kind.move[r] for kind in UNITS) for r in (0, 1))

ARMIES: Final = mask_of(u for u in ALL_UNITS if IS_ARMY[u])
CP_UNITS: Final = mask_of(u for u in ALL_UNITS if SIDE[u] == CP)


def the(kind: str) -> Unit:
    """The one counter of an army or of a corps that exists once."""
    (unit,) = OF_KIND[kind]
    return unit


MEF: Final = the("br_mef")
BR_NE: Final = the("br_ne")
FR_ORIENT: Final = the("fr_orient")
RU_CAU: Final = the("ru_cau")
BEF_ARMY: Final = the("br_bef_army")
BEF_CORPS: Final = the("br_bef_corps")
ANA_CORPS: Final = the("br_ana_corps")
SN_CORPS: Final = the("tu_sn_corps")
MN_CORPS: Final = the("mn_corps")
GE_11: Final = the("ge_11")
BE_ARMY: Final = the("be_1")
BEF: Final = (BEF_ARMY, BEF_CORPS)
