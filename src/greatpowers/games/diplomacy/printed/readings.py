"""Two named readings of the points on which editions of the rules differ; see docs/diplomacy/rulings.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from ....engine.errors import OptionError

REMOVAL_DISTANCES: Final = ("country", "home_centre", "owned_centre")


@dataclass(frozen=True, slots=True)
class Reading:
    """How the disputed points are settled. The defaults are what the rulebook says."""

    name: str = "rulebook"
    #: Rule 21 word for word: cutting needs a route without the attacked fleet. Otherwise only the fallback.
    rule_21_literal: bool = True
    #: 4.A.7: a dislodged unit has no effect where its attacker came from only if they met head-to-head.
    head_to_head_only: bool = False
    #: 4.A.5: a unit may retreat to the start of an attacker that came by convoy.
    retreat_to_convoy_origin: bool = False
    #: 4.A.3: "via convoy" without a complete ordered chain keeps the army at home.
    via_convoy_needs_chain: bool = False
    #: 4.A.3: an own fleet shows intent only on a route that has no fleet too many.
    intent_needs_short_route: bool = False
    #: 4.C.2: an order with the wrong unit letter is not carried out.
    strict_unit_letter: bool = False
    #: 4.D.8: from where the distance of units is measured when a power must shrink without orders.
    removal_distance: str = "country"


RULEBOOK: Final = Reading()
DATC3: Final = Reading(
    name="datc3",
    rule_21_literal=False,
    head_to_head_only=True,
    retreat_to_convoy_origin=True,
    via_convoy_needs_chain=True,
    intent_needs_short_route=True,
    removal_distance="owned_centre",
)
READINGS: Final = {reading.name: reading for reading in (RULEBOOK, DATC3)}


def with_changes(reading: Reading, changes: Mapping[str, object]) -> Reading:
    """The reading with single points decided otherwise; unknown names and values are refused."""
    known = {field.name: field for field in fields(Reading) if field.name != "name"}
    for key, value in changes.items():
        if key not in known:
            raise OptionError(f"unknown rule option {key!r}; known: {', '.join(known)}")
        if key == "removal_distance":
            if value not in REMOVAL_DISTANCES:
                raise OptionError(f"{key} is one of {', '.join(REMOVAL_DISTANCES)}, not {value!r}")
        elif not isinstance(value, bool):
            raise OptionError(f"{key} is true or false, not {value!r}")
    return replace(reading, **changes)  # type: ignore[arg-type]
