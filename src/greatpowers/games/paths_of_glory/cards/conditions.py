"""Conditions of events that cards share. Each answers None, or why the event may not be played. [9.5.1]"""

from __future__ import annotations

from ....engine.errors import Refusal
from ..printed.board import SPACES
from ..printed.names import CP, NATIONS, SIDES, Nation, Side, Space
from ..rules.events.registry import Condition
from ..state.state import State, controller, is_at_war, was_played


def after(card: str, rule: str = "9.5.1.1") -> Condition:
    """Another event must have been played before."""

    def condition(state: State) -> Refusal | None:
        return None if was_played(state, card) else Refusal("pog-play-needs-card", rule, {"card": card})

    return condition


def after_turn_of(card: str, rule: str) -> Condition:
    """Another event must have been played on an earlier turn."""

    def condition(state: State) -> Refusal | None:
        if state.played.get(card, state.turn) < state.turn:
            return None
        return Refusal("pog-play-needs-earlier-turn", rule, {"card": card})

    return condition


def not_after(*cards: str, rule: str = "9.5.1.1") -> Condition:
    """None of these events has been played."""

    def condition(state: State) -> Refusal | None:
        found = next((card for card in cards if was_played(state, card)), None)
        return Refusal("pog-play-closed-by-card", rule, {"card": found}) if found else None

    return condition


def until_turn(last: int) -> Condition:
    def condition(state: State) -> Refusal | None:
        return Refusal("pog-play-too-late", "9.5.1.1", {"turn": last}) if state.turn > last else None

    return condition


def commitment_below(side: Side, level: int) -> Condition:
    """The side has not yet reached a level of commitment."""

    def condition(state: State) -> Refusal | None:
        if state.commitment[side] < level:
            return None
        return Refusal("pog-play-commitment-too-high", "16.1", {"side": SIDES[side]})

    return condition


def combined_status(least: int, rule: str) -> Condition:
    def condition(state: State) -> Refusal | None:
        if state.combined_war_status >= least:
            return None
        return Refusal("pog-play-war-status-too-low", rule, {"needed": least})

    return condition


def at_war(nation: Nation, rule: str = "9.5.3.1") -> Condition:
    def condition(state: State) -> Refusal | None:
        if is_at_war(state, nation):
            return None
        return Refusal("pog-play-nation-neutral", rule, {"nation": NATIONS[nation]})

    return condition


def held_by_cp(space: Space) -> Condition:
    def condition(state: State) -> Refusal | None:
        if controller(state, space) == CP:
            return None
        return Refusal("pog-play-space-not-held", "9.5.1.1", {"space": SPACES[space]})

    return condition
