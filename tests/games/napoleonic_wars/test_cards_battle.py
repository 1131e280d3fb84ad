"""Battle cards, one by one: what each does, when, and when not. Cards 1 to 22. [6.15, 11.1, 13.4]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from greatpowers.games.napoleonic_wars.cards.battles.reserves import ChooseReserves
from greatpowers.games.napoleonic_wars.printed.names import NATIONS
from greatpowers.games.napoleonic_wars.printed.pieces import SQUADRON_DICE, SQUADRONS_OF
from greatpowers.games.napoleonic_wars.rules.occasions import WINDOWS
from greatpowers.games.napoleonic_wars.rules.sea.batteries import PortBattle
from greatpowers.games.napoleonic_wars.rules.sea.battle import NavalFight
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.state.fight_notes import Mark, Note
from greatpowers.games.napoleonic_wars.state.fights import NavalBattle
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    nation,
    place,
    refusal,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.changing import set_battle, set_naval
from tests.games.napoleonic_wars.land_boards import faces, happened, move, siege
from tests.games.napoleonic_wars.seen import (
    afloat,
    battle_in,
    discards_of,
    naval_in,
    removed_cards,
    squadron_place,
    squadrons_in,
)
from tests.games.napoleonic_wars.test_battle_notes import ACTIVE, OTHER, clash, dice_of, pass_on

NOT_NOW = "nw-battle-card-condition"


def battle(card: str, by: str = "france", *dice: int, **facts: Any) -> State:
    """Napoleon attacks Mack at Linz; the nation holds the card and a Response to be asked with."""
    return clash(*(dice or [1] * 120), hands={by: (card, "privateers")}, **facts)


def second_round(state: State) -> State:
    """The first round is rolled without cards; it was a tie."""
    while len(happened(state, "BattleRolled")) < 1:
        answer(state, "pass")
    while asked(state) is not None and asked(state).after_dice:
        answer(state, "pass")
    return state


@pytest.mark.parametrize(
    ("card", "by", "dice"),
    [
        ("great_redoubt", "austria", (ACTIVE, OTHER + 3)),
        ("horse_artillery", "austria", (ACTIVE, OTHER + 3)),
        ("cavalry_charge", "austria", (ACTIVE, OTHER + 2)),
        ("grand_battery", "austria", (ACTIVE, OTHER + 4)),
        ("infantry_squares", "austria", (ACTIVE, OTHER + 1)),
        ("light_infantry", "austria", (ACTIVE, OTHER + 1)),
        ("wet_powder", "austria", (ACTIVE - 3, OTHER)),
        ("flank_attack", "france", (ACTIVE + 2, OTHER)),
        ("storming_party", "france", (ACTIVE + 2, OTHER)),
    ],
)
def test_r11_2_dice_of_the_first_round_and_no_longer(card: str, by: str, dice: tuple[int, int]) -> None:
    """Items 191, 192: what a card gives is gone in the second round."""
    state = battle(card, by)
    answer(state, f"play {card}")
    pass_on(state)

    assert dice_of(state, 0) == dice
    assert dice_of(state, 1) == (ACTIVE, OTHER)
    assert card in discards_of(state)


@pytest.mark.parametrize("card", ["great_redoubt", "reverse_slope"])
def test_cards_1_13_are_for_the_defender(card: str) -> None:
    state = battle(card)

    assert refusal(state, f"play {card}") == NOT_NOW


@pytest.mark.parametrize("card", ["flank_attack", "storming_party"])
def test_cards_10_14_are_for_the_active_side(card: str) -> None:
    state = battle(card, "austria")

    assert refusal(state, f"play {card}") == NOT_NOW


@pytest.mark.parametrize(
    "card",
    ["horse_artillery", "grand_battery", "fog_of_war", "flank_attack", "wet_powder", "congreve_rockets"],
)
def test_cards_of_the_first_round_are_not_for_the_second(card: str) -> None:
    state = second_round(battle(card))

    assert refusal(state, f"play {card}") == NOT_NOW


@pytest.mark.parametrize("card", ["cavalry_charge", "light_infantry", "storming_party"])
def test_other_cards_serve_in_the_second_round(card: str) -> None:
    state = second_round(battle(card))
    answer(state, f"play {card}")
    pass_on(state)

    assert dice_of(state, 1)[0] > ACTIVE


def test_card_1_is_of_no_use_after_a_failed_evasion() -> None:
    state = board(
        {"munich": "napoleon + 8 france", "linz": "mack + 6 austria"},
        hands={"austria": ("great_redoubt",)},
        dice=[1] * 60,
    )
    move(state, "napoleon + 8 france @ munich to linz")
    answer(state, "evade mack + 6 austria to vienna")

    assert refusal(state, "play great_redoubt") == NOT_NOW


def test_card_5_needs_napoleon_in_the_battle() -> None:
    """Ney alone has no Guard; nor has anybody but France. It waits for the dice."""
    state = board(
        {"munich": "ney + 4 france", "linz": "mack + 6 austria"},
        hands={"france": ("old_guard",)},
        dice=[1] * 60,
    )
    move(state, "ney + 4 france @ munich to linz")
    answer(state, "stand")
    assert refusal(state, "play old_guard") == "nw-battle-card-timing"
    answer(state, "pass")
    assert refusal(state, "play old_guard") == NOT_NOW

    other = battle("old_guard", "austria")
    answer(other, "pass")
    assert refusal(other, "play old_guard") == "nw-battle-card-absent"


def test_card_6_needs_four_points() -> None:
    state = board(
        {"munich": "ney + 3 france", "linz": "mack + 6 austria"},
        hands={"france": ("grand_battery",)},
        dice=[1] * 60,
    )
    move(state, "ney + 3 france @ munich to linz")
    answer(state, "stand")

    assert refusal(state, "play grand_battery") == NOT_NOW


def test_card_8_restores_three_points_and_adds_two_dice() -> None:
    """Four Austrian points are in disorder against four losses of France; three come back."""
    state = battle("fresh_reserves", "austria", *faces(ACTIVE, 0, 4), *faces(OTHER, 0, 4), *[1] * 60)
    assert refusal(state, "play fresh_reserves") == NOT_NOW
    answer(state, "pass")
    while "play fresh_reserves" not in texts(state):
        answer(
            state,
            next(
                (t for t in texts(state) if t in ("disrupt 1 austria", "disrupt 1 france")), texts(state)[0]
            ),
        )
    answer(state, "play fresh_reserves")
    pass_on(state)

    assert dice_of(state, 1) == (ACTIVE - 4, OTHER - 1 + 2)


def test_card_8_the_player_says_whose_points_come_back() -> None:
    """Two points of each nation are in disorder; three of the four come back, as Austria likes."""
    state = battle(
        "fresh_reserves",
        "austria",
        *[1] * 120,
        more={"linz": "mack + 4 austria, 4 russia"},
    )
    while battle_in(state) is None:
        answer(state, "stand")
    fight = battle_in(state)
    assert fight is not None
    shaken = replace(fight.sides[1], disrupted_sp=(0, 0, 2, 2, 0, 0, 0, 0, 0), disrupted=4)
    set_battle(state, replace(fight, sides=(fight.sides[0], shaken), round=2))
    state.stack.append(ChooseReserves("austria", 1))
    state.reached.append(0)
    state.touch()

    assert texts(state) == ["rally 2 austria, 1 russia", "rally 1 austria, 2 russia"]
    assert refusal(state, "rally 1 russia") == "nw-reserves-choice"
    assert refusal(state, "rally 3 russia") == "nw-reserves-choice"
    answer(state, "rally 1 austria, 2 russia")
    assert battle_in(state) is not None
    assert battle_in(state).sides[1].disrupted_sp == (0, 0, 1, 0, 0, 0, 0, 0, 0)


def test_card_9_wipes_out_the_disruptions_of_the_round() -> None:
    """Five fives against France do not count: the round is a tie, and all roll again."""
    state = battle("rally", "france", *faces(ACTIVE), *faces(OTHER, 0, 5), *[1] * 60)
    assert refusal(state, "play rally") == "nw-battle-card-timing"
    answer(state, "pass", "play rally")
    pass_on(state)

    assert dice_of(state, 1) == (ACTIVE, OTHER)


def test_card_9_needs_disruptions() -> None:
    state = battle("rally")
    answer(state, "pass")

    assert refusal(state, "play rally") == NOT_NOW


def test_card_9_takes_three_at_sea() -> None:
    state = at_sea({"britain": ("rally",)}, 5, 5, 5, 5, *[1] * 40)
    answer(state, "pass", "play rally")
    pass_on(state)

    assert happened(state, "NavalRoundFought")[0].fives[0] == 4
    assert naval_in(state) is None or naval_in(state).disrupted[1] == 1


def cavalry_met_by(card: str, *answers: str, more: tuple[str, ...] = ()) -> State:
    state = clash(
        *[1] * 120,
        hands={"france": (card, *more, "privateers"), "austria": ("infantry_squares", "privateers")},
    )
    answer(state, f"play {card}", *answers)
    return state


@pytest.mark.parametrize("card", ["cavalry_charge", "horse_artillery"])
def test_card_11_stops_a_charge(card: str) -> None:
    """The enemy's dice are gone, and no die is won."""
    state = cavalry_met_by(card, "pass", "play infantry_squares")
    pass_on(state)

    assert dice_of(state) == (ACTIVE, OTHER)


def test_card_11_stops_one_card_only() -> None:
    """The charge played last; the guns fire on, and two losses more are no rout."""
    state = cavalry_met_by(
        "horse_artillery", "play cavalry_charge", "pass", "play infantry_squares", more=("cavalry_charge",)
    )
    assert battle_in(state) is not None
    assert not any(note.mark is Mark.CHARGE for note in battle_in(state).notes)
    pass_on(state)

    assert dice_of(state) == (ACTIVE + 3, OTHER)


def test_card_11_leaves_a_charge_its_rout_when_it_stops_the_guns() -> None:
    state = cavalry_met_by(
        "cavalry_charge", "play horse_artillery", "pass", "play infantry_squares", more=("horse_artillery",)
    )
    assert battle_in(state) is not None
    assert Note(Mark.CHARGE, 0) in battle_in(state).notes
    pass_on(state)

    assert dice_of(state) == (ACTIVE + 2, OTHER)


@pytest.mark.parametrize(("sixes", "allowed"), [(1, NOT_NOW), (2, "")])
def test_card_12_needs_two_sixes(sixes: int, allowed: str) -> None:
    state = battle("mortal_wound", "france", *faces(ACTIVE, sixes), *faces(OTHER), *[1] * 60)
    answer(state, "pass")

    assert refusal(state, "play mortal_wound") == allowed


def besieging(card: str, *dice: int) -> State:
    state = board(
        {"venice": "massena + 6 france"},
        flags={"verona": "france"},
        hands={"france": (card, "privateers")},
        dice=dice or [1] * 60,
    )
    siege(state, "venice with massena + 6 france")
    return state


SIEGE = 10


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("storming_party", (SIEGE + 3, 2)),
        ("siege_train", (SIEGE + 2, 1)),
        ("horse_artillery", (SIEGE + 3, 2)),
        ("grand_battery", (SIEGE + 4, 2)),
    ],
)
def test_r12_2_cards_in_a_siege(card: str, dice: tuple[int, int]) -> None:
    """Item 216."""
    state = besieging(card)
    answer(state, f"play {card}")
    pass_on(state)

    assert dice_of(state) == dice


@pytest.mark.parametrize(("die", "extra"), [(1, -1), (2, 0), (3, 0), (4, 2), (6, 2)])
def test_card_19_rockets_in_a_siege(die: int, extra: int) -> None:
    """Item 216: four to six give two dice."""
    state = besieging("congreve_rockets", die, *[1] * 60)
    answer(state, "play congreve_rockets")
    pass_on(state)

    assert dice_of(state) == (SIEGE + extra, 2)


@pytest.mark.parametrize(
    "card", ["fog_of_war", "great_redoubt", "to_the_death", "reverse_slope", "flank_attack"]
)
def test_cards_of_battles_are_not_for_sieges(card: str) -> None:
    state = besieging(card)

    assert refusal(state, f"play {card}") == NOT_NOW


def test_card_15_is_for_sieges_only() -> None:
    state = battle("siege_train")

    assert refusal(state, "play siege_train") == NOT_NOW


def test_card_16_needs_russians_in_the_battle() -> None:
    state = clash(
        *[1] * 90,
        hands={"russia": ("cossacks", "privateers")},
        more={"linz": "kutuzov, mack + 6 austria, 1 russia"},
    )
    plain = board(
        {"munich": "napoleon + 8 france", "linz": "kutuzov, mack + 6 austria, 1 russia"}, dice=[1] * 90
    )
    move(plain, "napoleon + 8 france @ munich to linz")
    answer(plain, "stand")
    answer(state, "play cossacks")
    pass_on(state)

    assert dice_of(state)[1] == dice_of(plain)[1] + 2
    assert refusal(battle("cossacks", "austria"), "play cossacks") == "nw-battle-card-absent"


def test_card_17_takes_away_terrain_in_the_first_round() -> None:
    """Over the pass to Innsbruck the defender would have two dice."""
    state = board(
        {"munich": "napoleon + 8 france", "innsbruck": "mack + 6 austria"},
        hands={"austria": ("light_infantry",)},
        dice=[1] * 90,
    )
    move(state, "napoleon + 8 france @ munich to innsbruck")
    answer(state, "stand", "play light_infantry")

    assert dice_of(state) == (ACTIVE, OTHER + 1)


@pytest.mark.parametrize(
    ("die", "dice"), [(1, (ACTIVE - 1, OTHER)), (3, (ACTIVE, OTHER)), (5, (ACTIVE, OTHER - 1))]
)
def test_card_19_rockets_in_a_battle(die: int, dice: tuple[int, int]) -> None:
    """A disrupted enemy point rolls no die."""
    state = battle("congreve_rockets", "france", die, *[1] * 120)
    answer(state, "play congreve_rockets")
    while not happened(state, "BattleRolled"):
        answer(state, next((t for t in texts(state) if t in ("disrupt 1 austria", "pass")), texts(state)[0]))

    assert dice_of(state) == dice


def test_card_19_finds_nobody_in_order() -> None:
    """All pieces are in disorder already: the hit counts, but nobody is asked to bear it."""
    state = battle("congreve_rockets", "france", 4, *[1] * 120, more={"linz": "1 austria"})
    fight = battle_in(state)
    assert fight is not None
    shaken = replace(fight.sides[1], disrupted_sp=(0, 0, 1, 0, 0, 0, 0, 0, 0), disrupted=1)
    set_battle(state, replace(fight, sides=(fight.sides[0], shaken)))
    answer(state, "play congreve_rockets")

    assert battle_in(state).sides[1].disrupted == 2
    assert type(asked(state)).__name__ == "ChooseBattleCard"


def test_r6_14_a_battle_card_can_be_countermanded() -> None:
    """Item 66: it is discarded without effect."""
    state = clash(
        *[1] * 120,
        hands={"france": ("cavalry_charge", "privateers"), "prussia": ("countermanded",)},
        auto_pass={seat: tuple(kind for kind in WINDOWS if kind != "card") for seat in NATIONS},
    )
    answer(state, "play cavalry_charge")
    while "prussia responds countermanded" not in texts(state):
        answer(state, "pass")
    answer(state, "prussia responds countermanded")
    while not happened(state, "BattleRolled"):
        answer(state, "pass")

    assert dice_of(state) == (ACTIVE, OTHER)
    assert set(discards_of(state)) == {"cavalry_charge", "countermanded"}


def test_card_19_the_disruption_is_a_loss() -> None:
    """It decides a battle without any other: Austria retreats after one round."""
    state = battle("congreve_rockets", "france", 4, *[1] * 120)
    answer(state, "play congreve_rockets", "disrupt 1 austria")
    pass_on(state)

    assert len(happened(state, "BattleRolled")) == 1
    answer(state, "retreat vienna")
    assert standing_in(state, "vienna") == "mack + 6 austria"


def at_sea(hands: dict[str, tuple[str, ...]], *dice: int, fleets: str = "2 france, 2 britain") -> State:
    """A French Fleet attacks a British one in the Bay of Biscay; the first question about cards is open."""
    state = board(fleets={"bay_of_biscay": fleets}, hands=hands, dice=dice or [1] * 60)
    ships = squadrons_at(state, place("bay_of_biscay"))
    active = tuple(s for s in ships if s not in SQUADRONS_OF[1])
    set_naval(
        state, NavalBattle(place("bay_of_biscay"), 0, (active, tuple(s for s in ships if s not in active)))
    )
    run(state, NavalFight(True))
    return state


FRENCH, BRITISH = 2 * SQUADRON_DICE[0], 2 * SQUADRON_DICE[1]


def rounds_at_sea(state: State) -> list[tuple[int, int]]:
    return [fought.dice for fought in happened(state, "NavalRoundFought")]


def test_card_20_a_die_for_each_ship_in_this_round() -> None:
    """Item 238."""
    state = at_sea({"france": ("weather_gauge", "haiti")})
    answer(state, "play weather_gauge")
    pass_on(state)

    assert rounds_at_sea(state) == [(FRENCH + 2, BRITISH), (FRENCH, BRITISH)]


def test_card_20_four_at_most() -> None:
    state = at_sea({"france": ("weather_gauge",)}, fleets="5 france, 2 britain")
    answer(state, "play weather_gauge")

    assert rounds_at_sea(state)[0] == (5 * SQUADRON_DICE[0] + 4, BRITISH)


@pytest.mark.parametrize("card", ["weather_gauge", "nelson_touch", "fireships"])
def test_cards_20_to_22_are_not_for_land(card: str) -> None:
    state = battle(card)

    assert refusal(state, f"play {card}") == NOT_NOW


def test_card_21_needs_british_ships() -> None:
    state = at_sea({"france": ("nelson_touch",)})

    assert refusal(state, "play nelson_touch") == NOT_NOW


def test_card_21_a_die_for_each_british_ship_in_every_round() -> None:
    """Item 238: the card leaves the game."""
    state = at_sea({"britain": ("nelson_touch", "haiti")})
    answer(state, "play nelson_touch")
    pass_on(state)

    assert rounds_at_sea(state) == [(FRENCH, BRITISH + 2)] * 2
    assert removed_cards(state) == ("nelson_touch",)


def test_card_21_a_beaten_enemy_loses_its_disrupted_ships() -> None:
    """One five against France; then a six sends a British ship to Regroup."""
    dice = [*[1] * FRENCH, 5, *[1] * (BRITISH + 1), 6]
    state = at_sea({"britain": ("nelson_touch",)}, *dice, *[1] * 20)
    answer(state, "play nelson_touch")
    pass_on(state)

    assert len(afloat(state, of="france")) == 1
    assert len(squadrons_in(state, "pool", of="france")) == len(SQUADRONS_OF[0]) - 1
    assert len(squadrons_in(state, "regroup", of="britain")) == 1


def test_card_12_at_sea_strikes_the_flagship() -> None:
    """Item 238: the owner would give up Spaniards, but one of two sixes takes a French ship."""
    fleets = "2 france, 2 spain, 2 britain"
    allied = 2 * SQUADRON_DICE[0] + 2 * SQUADRON_DICE[5]
    rolls = [*[1] * allied, 6, 6, *[1] * (BRITISH - 2), *[1] * 30]
    state = at_sea({"britain": ("mortal_wound",)}, *rolls, fleets=fleets)
    answer(state, "pass", "play mortal_wound")
    while asked(state) is not None and any("spain" in text for text in texts(state)):
        answer(state, next(text for text in texts(state) if "spain" in text))

    assert sum(squadron_place(state, s) != "pool" for s in SQUADRONS_OF[0]) == 1
    assert sum(squadron_place(state, s) != "pool" for s in SQUADRONS_OF[5]) == 1


def test_card_12_at_sea_and_its_refusal() -> None:
    """Item 238: two sixes are needed there too."""
    state = at_sea({"britain": ("mortal_wound", "haiti")}, *[1] * FRENCH, 6, *[1] * (BRITISH - 1), *[1] * 20)
    answer(state, "pass")

    assert refusal(state, "play mortal_wound") == NOT_NOW


@pytest.mark.parametrize(
    ("die", "dice"), [(1, (FRENCH - 1, BRITISH)), (2, (FRENCH, BRITISH)), (4, (FRENCH, BRITISH - 1))]
)
def test_card_19_rockets_at_sea(die: int, dice: tuple[int, int]) -> None:
    """Item 238."""
    state = at_sea({"france": ("congreve_rockets", "haiti")}, die, *[1] * 60)
    answer(state, "play congreve_rockets")
    pass_on(state)

    assert rounds_at_sea(state)[0] == dice


def port_battle(hands: dict[str, tuple[str, ...]], *dice: int) -> State:
    """A British Fleet attacks two French ships in the port of Vendée."""
    state = board(
        fleets={"bay_of_biscay": "3 britain", "vendee": "2 france"}, hands=hands, dice=dice, active="britain"
    )
    run(state, PortBattle(nation("britain"), squadrons_at(state, place("bay_of_biscay")), place("vendee")))
    return state


def test_card_22_silences_the_first_guns_and_adds_two_dice() -> None:
    state = port_battle({"britain": ("fireships", "haiti")}, *[1] * 60)
    answer(state, "play fireships")
    pass_on(state)

    assert not happened(state, "BatteryFired")
    assert rounds_at_sea(state)[0][0] == 3 * SQUADRON_DICE[1] + 2


def test_card_22_is_for_the_attacker_of_a_port() -> None:
    defending = port_battle({"france": ("fireships",)}, *[1] * 60)
    assert refusal(defending, "play fireships") == NOT_NOW

    open_sea = at_sea({"france": ("fireships",)})
    assert refusal(open_sea, "play fireships") == NOT_NOW


def test_card_2_and_what_is_no_battle_card_in_hand() -> None:
    """Item 67: a Battle card in hand, and no other."""
    state = battle("to_the_death")

    assert refusal(state, "play to_the_death") == ""
    assert refusal(state, "play conscripts") == "nw-play-not-held"
    assert refusal(state, "play privateers") == "nw-battle-card-timing"
