"""The pieces of a position: where every counter is, who holds what, trenches, forts and sieges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....engine.masks import mask_of
from ...shared.documents import Document, Fields, mapping, number, words, wrong
from ..printed.board import (
    AHWAZ,
    BEACHES,
    BOARD_SIZE,
    BOARD_SPACES,
    ELIMINATED,
    FORT,
    FORTS,
    IN_NATION,
    PRINTED_CP,
    REMOVED,
    SPACE_NUMBER,
    SPACES,
    each_space,
)
from ..printed.card_names import BULGARIA, GREECE, ITALY, OVER_THERE, ROMANIA, ZIMMERMANN_TELEGRAM
from ..printed.names import (
    AP,
    BU,
    CP,
    GR,
    IT,
    LIMITED_WAR,
    NATIONS,
    PERSIA,
    RO,
    SIDES,
    SN,
    TU,
    US,
    Mask,
    Space,
    Unit,
)
from ..printed.units import ALL_UNITS, ANA_CORPS, NATION, OF_KIND, SIDE, UNIT_COUNT
from ..rules.movement.occupation import can_besiege
from ..state.setup import put_pieces
from ..state.state import AT_WAR_AT_START, NOWHERE, State, rules
from .reading import by_side, kind, nation_mask, space, space_mask

#: Events that bring a nation into the war. [9.5.2, 16.3]
_ENTRIES: Final = {BULGARIA: BU, GREECE: GR, ITALY: IT, ROMANIA: RO, ZIMMERMANN_TELEGRAM: US, OVER_THERE: US}

#: Persian spaces that have no owner when Turkey enters. [11.1.13 of 2010]
UNCLAIMED_PERSIA: Final = IN_NATION[PERSIA] & ~(1 << AHWAZ)


def nations_at_war(document: Document, played: Mapping[str, int], commitment: list[int]) -> Mask:
    """Those of the beginning, those named, and those that events have brought in. [4.2.2, 9.5.2]"""
    mask = AT_WAR_AT_START | nation_mask(document, "at_war")
    for card, nation in _ENTRIES.items():
        if card in played:
            mask |= 1 << nation
    if _has_americans(document):
        mask |= 1 << US
    if commitment[CP] >= LIMITED_WAR:
        mask |= 1 << TU
    if mask >> TU & 1:
        mask |= 1 << PERSIA
    return mask


def _has_americans(document: Document) -> bool:
    """American units come by cards, so whoever has some is at war. [16.3.4]"""
    units = document.get("units")
    stacks = units.values() if isinstance(units, Mapping) else ()
    return any(str(text).startswith("us_") for stack in stacks if isinstance(stack, list) for text in stack)


class Pieces:
    """Counters put down one by one; there are only so many of a kind."""

    def __init__(self) -> None:
        self.place = [NOWHERE] * UNIT_COUNT
        self.reduced = 0

    def put(self, text: str, place: Space, where: str) -> Unit:
        """Take the next counter of the kind that is left."""
        name, is_reduced = kind(text, where)
        left = [unit for unit in OF_KIND[name] if self.place[unit] == NOWHERE]
        if not left:
            count = len(OF_KIND[name])
            problem = f"there are only {count} counters of {name}"
            raise wrong(where, problem, "pog-position-counters", count=count, unit=name)
        unit = left[0]
        self.place[unit] = place
        if is_reduced:
            self.reduced |= 1 << unit
        return unit

    def stacks(self) -> list[tuple[Unit, ...]]:
        found: list[list[Unit]] = [[] for _ in SPACES]
        for unit, place in zip(ALL_UNITS, self.place, strict=True):
            if place != NOWHERE:
                found[place].append(unit)
        return [tuple(units) for units in found]


def read_pieces(document: Document, start: State, at_war: Mask, has_salonika: bool) -> Fields:
    """Places of all counters; without any the set-up of 1914 is taken. [4.2]"""
    if "units" not in document:
        return {"place": list(start.place), "at": list(start.at), "reduced": start.reduced}
    pieces = Pieces()
    for name, texts in mapping(document["units"], "units").items():
        where = f"units.{name}"
        place = SPACE_NUMBER[name] if name in SPACE_NUMBER else space(name, "units")
        for text, at in words(texts, where):
            unit = pieces.put(text, place, at)
            _check_war(unit, at_war, has_salonika, at)
    for field, boxes in (("eliminated", ELIMINATED), ("removed", REMOVED)):
        for text, at in words(document.get(field, []), field):
            name, _ = kind(text, at)
            pieces.put(name, boxes[SIDE[OF_KIND[name][0]]], at)
    stacks = pieces.stacks()
    for place, units in zip(BOARD_SPACES, stacks[:BOARD_SIZE], strict=True):
        if len({SIDE[unit] for unit in units}) > 1:
            problem = "units of both sides cannot share a space"
            raise wrong(f"units.{SPACES[place]}", problem, "pog-position-both-sides", space=SPACES[place])
    return {"place": pieces.place, "at": stacks, "reduced": pieces.reduced}


def _check_war(unit: Unit, at_war: Mask, has_salonika: bool, where: str) -> None:
    """A neutral nation has no units in play, but for the Greeks after Salonika. [9.5.2.4]"""
    nation = TU if NATION[unit] == SN else NATION[unit]
    if at_war >> nation & 1 or (nation == GR and has_salonika):
        return
    problem = f"{NATIONS[nation]} is not at war; name it in at_war"
    raise wrong(where, problem, "pog-position-not-at-war", nation=NATIONS[nation])


def read_control(document: Document, beachhead: Space) -> Mask:
    """Spaces of the Central Powers: as printed but for those the document names. [4.1, 11.1.14]"""
    ap, cp = by_side(document, "control", [])
    to_ap, to_cp = space_mask(document, "control.ap", ap), space_mask(document, "control.cp", cp)
    for both in each_space(to_ap & to_cp):
        problem = f"{SPACES[both]} cannot belong to both sides"
        raise wrong("control", problem, "pog-position-two-owners", space=SPACES[both])
    control = (PRINTED_CP & ~to_ap) | to_cp
    return control & ~(1 << beachhead) if beachhead >= 0 else control


def read_unclaimed(document: Document, start: State, at_war: Mask, stacks: list[tuple[Unit, ...]]) -> Mask:
    """What is nobody's in Persia: all of it but Ahwaz, and nothing anybody stands in or that the document
    gives to a side. [11.1.13 of 2010]"""
    if rules(start).persia_assigned or not at_war >> PERSIA & 1:
        return 0
    held = mask_of(
        place
        for place, units in zip(BOARD_SPACES, stacks[:BOARD_SIZE], strict=True)
        if set(units) - {ANA_CORPS}
    )
    if "unclaimed" in document:
        named = space_mask(document, "unclaimed")
        for place in each_space(named & (held | ~UNCLAIMED_PERSIA)):
            problem = f"{SPACES[place]} has an owner"
            raise wrong("unclaimed", problem, "pog-position-claimed", space=SPACES[place])
        return named
    ap, cp = by_side(document, "control", [])
    given = space_mask(document, "control.ap", ap) | space_mask(document, "control.cp", cp)
    return UNCLAIMED_PERSIA & ~held & ~given


def read_beachhead(document: Document) -> Space:
    """[9.5.3.5]"""
    name = document.get("beachhead")
    if name is None:
        return NOWHERE
    found = space(name, "beachhead")
    if not BEACHES >> found & 1:
        raise wrong("beachhead", f"{name} is no MEF space", "pog-position-no-beach", space=SPACES[found])
    return found


def read_trenches(document: Document, start: State) -> dict[Space, int]:
    """Level by space, negative for the Central Powers; the set-up's own go with its units. [11.2.3]"""
    if "trenches" not in document:
        return dict(start.trenches) if "units" not in document else {}
    found: dict[Space, int] = {}
    for side, levels in zip((AP, CP), by_side(document, "trenches", {}), strict=True):
        where = f"trenches.{SIDES[side]}"
        for name, level in mapping(levels, where).items():
            place = space(name, where)
            if place in found:
                problem = f"{name} cannot have trenches of both sides"
                raise wrong(where, problem, "pog-position-two-trenches", space=name)
            found[place] = number(level, f"{where}.{name}", 1, 2) * (1 if side == AP else -1)
    return found


def read_forts(document: Document, control: Mask, stacks: list[tuple[Unit, ...]]) -> Fields:
    """Destroyed, besieged and held by too few; what is not said follows from who stands where. [15]"""
    destroyed = space_mask(document, "forts_destroyed")
    for place in each_space(destroyed & ~FORTS):
        problem = f"{SPACES[place]} has no fort"
        raise wrong("forts_destroyed", problem, "pog-position-no-fort", space=SPACES[place])
    # A fort never changes hands: where the other side rules it is gone. [15.1.10]
    destroyed |= FORTS & (control ^ PRINTED_CP)
    entered = _entered_forts(control, destroyed, stacks)
    if "forts_besieged" in document:
        besieged = space_mask(document, "forts_besieged")
        for place in each_space(besieged & ~entered):
            problem = f"there is nobody in {SPACES[place]} to besiege a fort"
            raise wrong("forts_besieged", problem, "pog-position-no-besiegers", space=SPACES[place])
    else:
        besieged = sum(1 << s for s in each_space(entered) if can_besiege(stacks[s], FORT[s]))
    broken = space_mask(document, "broken_sieges")
    for place in each_space(broken & (~entered | besieged)):
        problem = f"{SPACES[place]} is not a fort held by too few"
        raise wrong("broken_sieges", problem, "pog-position-no-broken-siege", space=SPACES[place])
    return {
        "forts_destroyed": destroyed,
        "forts_besieged": besieged,
        "broken_sieges": broken | entered & ~besieged,
    }


def _entered_forts(control: Mask, destroyed: Mask, stacks: list[tuple[Unit, ...]]) -> Mask:
    """Intact forts with enemy units in their space."""
    mask = 0
    for place in each_space(FORTS & ~destroyed):
        owner = CP if control >> place & 1 else AP
        if stacks[place] and SIDE[stacks[place][0]] != owner:
            mask |= 1 << place
    return mask


def arab_hold(stacks: list[tuple[Unit, ...]], control: Mask, destroyed: Mask) -> Space:
    """The space of the Central Powers that the Arab Northern Army holds by standing there. [11.1.15]"""
    for place in each_space(control & ~(FORTS & ~destroyed)):
        if stacks[place] == (ANA_CORPS,):
            return place
    return NOWHERE


def start_of_1914(scenario: str, options: dict[str, bool | str | int]) -> State:
    """The set-up, for whatever a document leaves out. [4.2]"""
    state = State(scenario=scenario, options=options)
    put_pieces(state, "start")
    return state
