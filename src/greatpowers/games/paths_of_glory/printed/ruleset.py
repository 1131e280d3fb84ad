"""Which rules a match is played by: edition, scenario and options, settled into plain flags."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ....engine.options import OptionSpec, Scenario
from .board import VP_CAMPAIGN, VP_HISTORICAL_2010, VP_HISTORICAL_2018
from .names import SIDES, Mask

EDITIONS: Final = ("2018", "2010")
SCENARIOS: Final = tuple(
    Scenario(name, SIDES) for name in ("historical", "campaign", "limited", "introductory")
)
OPTIONS: Final = (
    OptionSpec("edition", "2018", EDITIONS),
    #: Bid for sides and play draws and peace by the tournament rules. [5.6]
    OptionSpec("tournament", False),
    OptionSpec("eight_cards", False),
    OptionSpec("trench_modifier", False),
    #: 2010 only: a corps each in Stanislau and Lutsk. [4.2.4 of 2010]
    OptionSpec("alternative_setup", False),
    OptionSpec("optional_cards", "none", ("none", "all", "selected")),
    #: Striped events give their ops in every scenario, not only in the historical one.
    OptionSpec("stripe_ops_everywhere", False),
    OptionSpec("peace_terms", True),
    #: One person plays both sides with boxes instead of hands. [solo]
    OptionSpec("solo", False),
    OptionSpec("solo_range", "ops", ("ops", "inverse_ops", "mat", "fixed")),
    OptionSpec("solo_fixed", 4, lowest=1, highest=6),
    *(
        OptionSpec(f"solo_mat_{box}", value, lowest=1, highest=6)
        for box, value in zip("abcde", (2, 3, 4, 4, 5), strict=True)
    ),
    OptionSpec("solo_free_auto", False),
    OptionSpec("solo_keeps_cards", False),
)
#: The turn after which each scenario ends. [5.3–5.5, 5.7]
LAST_TURN: Final = {"introductory": 3, "limited": 10, "campaign": 20, "historical": 20}


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one match. A name says what is true of them."""

    edition: str
    scenario: str
    last_turn: int
    hand_size: int
    vp_spaces: Mask
    tournament: bool
    peace_terms: bool
    allies_win_draws: bool
    trench_modifier: bool
    corps_in_stanislau_and_lutsk: bool
    optional_cards: str
    stripe_ops: bool
    is_historical: bool
    #: Guns of August must be the first action. [5.7.4.3]
    guns_of_august_first: bool
    no_entrench_on_turn_1: bool
    british_offensive_becomes_french_on_turn_1: bool
    #: Armies stay out of Italy until the Allies (2018) or both sides (2010) are at Total War. [5.7.4.6]
    italy_closed_to_armies: bool
    italy_opens_with_both: bool
    italy_closed_to_sr: bool
    sedan_bonus: bool
    us_bonus_counts_cards: bool
    romania_has_capital: bool
    reshuffle_at_once: bool
    persia_assigned: bool
    trench2_goes_to_enemy: bool
    common_unit_must_attack: bool
    #: British and Russian corps are not counted before Turkey is at war. [13.2.5 of 2010]
    near_east_open_before_turkey: bool
    ana_sn_supplied_everywhere: bool
    ana_may_sr: bool
    bolshevik_reverts: bool
    brest_litovsk_same_turn: bool
    commitment_rises: bool
    solo: bool


def rules_of(scenario: str, options: Mapping[str, bool | str | int]) -> Rules:
    """The flags of a match."""
    return _rules(scenario, tuple(sorted(options.items())))


@cache
def _rules(scenario: str, given: tuple[tuple[str, bool | str | int], ...]) -> Rules:
    options = dict(given)
    edition = str(options.get("edition", "2018"))
    is_new = edition == "2018"
    historical = scenario == "historical"
    # The older book knows tournaments of two scenarios only, and no optional cards. [5.6.1 of 2010]
    is_tournament_scenario = is_new or scenario in ("limited", "campaign")
    tournament = bool(options.get("tournament", False)) and is_tournament_scenario
    optional = str(options.get("optional_cards", "none")) if is_new else "none"
    solo = bool(options.get("solo", False))
    eight = bool(options.get("eight_cards", False)) or historical or optional == "all"
    vp = (VP_HISTORICAL_2018 if is_new else VP_HISTORICAL_2010) if historical else VP_CAMPAIGN
    no_peace = solo or scenario == "introductory" or (historical and is_new)
    return Rules(
        edition=edition,
        scenario=scenario,
        last_turn=LAST_TURN[scenario],
        hand_size=5 if solo else 8 if eight else 7,
        vp_spaces=vp,
        tournament=tournament,
        peace_terms=bool(options.get("peace_terms", True)) and not no_peace,
        allies_win_draws=tournament or (historical and is_new),
        trench_modifier=bool(options.get("trench_modifier", False)) or (historical and is_new),
        corps_in_stanislau_and_lutsk=is_new or bool(options.get("alternative_setup", False)),
        optional_cards=optional,
        stripe_ops=historical or bool(options.get("stripe_ops_everywhere", False)),
        is_historical=historical,
        guns_of_august_first=historical,
        no_entrench_on_turn_1=historical,
        british_offensive_becomes_french_on_turn_1=historical and is_new,
        italy_closed_to_armies=historical,
        italy_opens_with_both=not is_new,
        italy_closed_to_sr=historical and is_new,
        sedan_bonus=historical,
        us_bonus_counts_cards=is_new,
        romania_has_capital=is_new,
        reshuffle_at_once=not is_new,
        persia_assigned=is_new,
        trench2_goes_to_enemy=is_new,
        common_unit_must_attack=is_new,
        near_east_open_before_turkey=not is_new,
        ana_sn_supplied_everywhere=not is_new,
        ana_may_sr=not is_new,
        bolshevik_reverts=is_new,
        brest_litovsk_same_turn=is_new,
        commitment_rises=scenario != "introductory",
        solo=solo,
    )
