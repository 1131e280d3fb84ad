"""A view of the war as a picture. No rules: what is seen is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ....locale import Texts
from ...shared.maps.happenings import NOTHING, Happened
from ..printed.board import BOARD_SIZE, NATION, SPACES, each_space
from ..printed.names import AP, CP, NATIONS, NO_NATION, SIDES, Unit
from ..printed.ruleset import rules_of
from ..show.view import View
from ..words.names import turn_name
from .picture import CounterMark, Language, Picture, Stack

#: Boxes drawn beside the map, in this order.
_BOXES: Final = ("cp_reserve_box", "ap_reserve_box", "cp_eliminated_box", "ap_eliminated_box")


def portrait(
    view: View,
    starving: Iterable[Unit],
    language: Language,
    happened: Happened = NOTHING,
    title: str | None = None,
) -> Picture:
    """The boards as they stand, with the tracks in words; under a title of its own if it has one."""
    texts = Texts(language)
    stacks = _stacks(view, frozenset(starving))
    counting = rules_of(view.scenario, view.options).vp_spaces
    return Picture(
        title=title_of(view, texts) if title is None else title,
        language=language,
        stacks={space: stack for space, stack in stacks.items() if not space.endswith("_box")},
        held=_held(view),
        victory=frozenset(SPACES[space] for space in each_space(counting)),
        trenches={trench.space: trench.level for trench in view.trenches},
        forts_destroyed=frozenset(view.forts_destroyed),
        forts_besieged=frozenset(view.forts_besieged),
        facts=_facts(view, texts),
        happened=happened,
        game=texts.format("web-game-paths-of-glory"),
        boxes=tuple((_box_name(box, texts), stacks[box]) for box in _BOXES if box in stacks),
    )


def _stacks(view: View, starving: frozenset[Unit]) -> Mapping[str, Stack]:
    found: dict[str, list[CounterMark]] = {}
    for piece in view.pieces:
        mark = CounterMark(piece.kind, piece.reduced, piece.number in starving)
        found.setdefault(piece.space, []).append(mark)
    return {space: tuple(marks) for space, marks in found.items()}


def _held(view: View) -> dict[str, str]:
    """Who holds each space; a nation at peace, and what nobody has claimed, belongs to nobody."""
    at_war, central = frozenset(view.at_war), frozenset(view.cp_control)
    return {
        space: SIDES[CP] if space in central else SIDES[AP]
        for number, space in enumerate(SPACES[:BOARD_SIZE])
        if NATION[number] != NO_NATION and NATIONS[NATION[number]] in at_war and space not in view.unclaimed
    }


def title_of(view: View, texts: Texts) -> str:
    turn = turn_name(texts, view.turn)
    if not view.round:
        phase = texts.format("pog-phase", phase=view.phase)
        return texts.format("pog-moment", turn=turn, phase=phase)
    side = texts.format("pog-side", side=view.active)
    return texts.format("pog-moment-round", turn=turn, round=view.round, side=side)


def _facts(view: View, texts: Texts) -> tuple[tuple[str, str], ...]:
    status = [
        (
            f"{texts.format('pog-track-status')}: {texts.format('pog-side', side=SIDES[side])}",
            str(view.sides[side].war_status),
        )
        for side in (CP, AP)
    ]
    return ((texts.format("pog-track-vp"), str(view.vp)), *status)


def _box_name(box: str, texts: Texts) -> str:
    side, kind, _ = box.split("_")
    return texts.format("web-pog-box", side=side, box=kind)
