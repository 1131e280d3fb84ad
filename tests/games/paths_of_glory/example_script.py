"""Plays the extended example of play through the engine: answers every question as the transcript says.

The transcript (`example_of_play.json`) holds actions, dice and results as data, with the printed slips
corrected. Dice are given by purpose, so that a roll nobody expects is a failure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from greatpowers.engine.chance import Dice
from greatpowers.engine.frames import Choice
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.paths_of_glory import cards as cards  # enters every card
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.printed.units import KIND_ID
from greatpowers.games.paths_of_glory.rules.turn.course import Course
from greatpowers.games.paths_of_glory.state.events.war import FireResolved, FlankTried
from greatpowers.games.paths_of_glory.state.setup import put_pieces
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.state.texts import unit_text
from tests.games.paths_of_glory.changing import set_deck, set_hand
from tests.games.paths_of_glory.seen import (
    active_side,
    all_stacks,
    counters_in,
    deck_of,
    hand_of,
    ops_left,
    retreated_units,
    round_of,
    turn_of,
)

Block = dict[str, Any]
TRANSCRIPT: list[Block] = json.loads(
    Path(__file__).with_name("example_of_play.json").read_text(encoding="utf-8")
)
STEPS: dict[str, Block] = {block["id"]: block for block in TRANSCRIPT if "id" in block}
POSITIONS: dict[str, Block] = {block["after"]: block for block in TRANSCRIPT if "units" in block}
CARDS = {
    "cp": ["cp_10", "cp_12", "cp_07", "cp_13", "cp_03", "cp_11"],
    "ap": ["ap_03", "ap_06", "ap_02", "ap_04", "ap_08", "ap_09", "ap_01"],
}
#: What each side draws at the end of August.
LATER = {
    "cp": ["cp_09", "cp_05", "cp_08", "cp_02", "cp_06", "cp_04"],
    "ap": ["ap_14", "ap_12", "ap_10", "ap_05", "ap_11", "ap_13", "ap_07"],
}


def space_id(name: str) -> str:
    return re.sub(r"[ -]", "_", name).lower()


def unit_words(name: str) -> str:
    """`(GE 2)` as `ge_2 reduced`, `FR c` as `fr_corps`, `BR BEF` as `br_bef_army`."""
    reduced = name.startswith("(")
    nation, _, number = name.strip("()").lower().partition(" ")
    kind = {"c": f"{nation}_corps", "bef": "br_bef_army"}.get(number, f"{nation}_{number}")
    return kind + (" reduced" if reduced else "")


def unit_ref(name: str, space: str) -> str:
    return f"{unit_words(name)}@{space_id(space)}"


def card_id(card: Block) -> str:
    return f"{card['side'].lower()}_{card['no']:02}"


class ScriptedDice(Dice):
    """Dice that ask the script; shuffles leave the order as it is."""

    def __init__(self, ask: Callable[[str], int]) -> None:
        super().__init__(b"script")
        self.ask = ask

    def below(self, bound: int, purpose: str = "") -> int:
        self.drawn += 1
        return bound - 1 if purpose.startswith("shuffle") else self.ask(purpose) - 1

    def copy(self) -> Dice:
        return self


class Example:
    """The example being played; `step` carries out one action or phase of the transcript."""

    def __init__(self, scenario: str = "campaign") -> None:
        self.state = State(scenario=scenario, options={"edition": "2018"})
        self.state.dice = ScriptedDice(self.die)
        self.block: Block = STEPS["T1.MO"]
        self.battle: Block = {}
        self.battles: list[Block] = []
        self.activations: list[Block] = []
        self.moves: list[Block] = []
        self.retreats: list[Block] = []
        self.advances: list[Block] = []
        self.cards: list[Block] = []
        self.uses: list[str] = []
        put_pieces(self.state, "start")
        self.state.push(Course())
        advance(self.state)
        self.answer_opening()

    def answer_opening(self) -> None:
        """Guns of August in hand; then the cards the example needs."""
        if type(self.choice).__name__ == "ChooseOpening":
            self.say(next(self.choice.write(o) for o in self.choice.options(self.state)))
        for side, name in enumerate(("ap", "cp")):
            hand = CARDS[name] + (["cp_01"] if name == "cp" else [])
            known = {*hand_of(self.state, side), *deck_of(self.state, side)}
            rest = sorted(known - set(hand) - set(LATER[name]))
            set_hand(self.state, side, hand)
            set_deck(self.state, side, [*rest, *reversed(LATER[name])])
        self.state.touch()

    @property
    def choice(self) -> Choice:
        return open_choices(self.state)[0]

    def die(self, purpose: str) -> int:
        """The die of the transcript for a purpose."""
        word, _, rest = purpose.partition(" ")
        if word == "mandate":
            month = STEPS.get(f"T{turn_of(self.state)}.MO")
            # The fall, of which the example tells nothing more, begins with any dice.
            return int(month["rolls"][rest.upper()]["die"]) if month else 6
        if word == "fire":
            return int(self.battle[f"{rest}_fire"]["die"] or 3)
        if word == "flank":
            return int(self.battle["flank"]["die"])
        if word == "siege":
            siege = STEPS[f"T{turn_of(self.state)}.END"]["siege"]
            assert siege["space"].lower() == rest
            return int(siege["die"])
        raise AssertionError(f"nobody expects a die for {purpose!r}")

    def play(self, step: str) -> None:
        """Carry out one step of the transcript."""
        self.block = STEPS[step]
        self.battles = list(self.block.get("battles", ()))
        self.activations = list(self.block.get("activate", ()))
        self.moves = list(self.block.get("moves", ()))
        self.uses = list(replacement_uses(self.block.get("replacements", ())))
        round_ = (turn_of(self.state), round_of(self.state), active_side(self.state))
        begun = False
        while not self.state.is_over:
            name = type(self.choice).__name__
            if begun and round_of(self.state) == 0:
                return
            if name == "ChooseAction":
                if begun or "phase" in self.block:
                    return
                assert round_ == (turn_of(self.state), round_of(self.state), active_side(self.state))
                begun = True
            getattr(self, "on" + re.sub("([A-Z])", r"_\1", name).lower())()

    def say(self, text: str) -> None:
        """Decide by text, as a player would."""
        choice = self.choice
        option = choice.read(self.state, text)
        refusal = choice.refuse(self.state, option)
        assert refusal is None, f"{self.block['id']}: {text}: {refusal}"
        decide_in_place(self.state, choice, option)
        for recorded in self.state.events:
            if isinstance(recorded.event, FireResolved):
                self.compare_fire(recorded.event)
            elif isinstance(recorded.event, FlankTried):
                flank = self.battle["flank"]
                assert (recorded.event.modifier, recorded.event.succeeded) == (flank["drm"], flank["success"])
        self.state.events.clear()

    def compare_fire(self, fire: FireResolved) -> None:
        """Factors, column, modifier and losses are those printed, as far as they are."""
        attacking = fire.side == self.block["side"].lower()
        printed = self.battle["attacker_fire" if attacking else "defender_fire"]
        column = int(re.split(r"[-+]", printed["column"])[0])
        wanted = (printed["table"], printed["strength"], printed["shift"], column, printed["drm"])
        assert (fire.table, fire.factors, fire.shift, fire.column, fire.drm) == wanted, self.block["id"]
        if isinstance(printed["result"], int):
            assert fire.loss == printed["result"], self.block["id"]

    def offered(self) -> list[str]:
        return [self.choice.write(option) for option in self.choice.options(self.state)]

    def on_choose_action(self) -> None:
        word = {"automatic_1_ops": "auto"}.get(self.block["use"], self.block["use"])
        self.say(word if word == "auto" else f"{word} {card_id(self.block['card'])}")

    def on_choose_activation(self) -> None:
        if not self.activations:
            return self.say("done")
        wanted = self.activations.pop(0)
        before = ops_left(self.state)
        self.say(f"activate {space_id(wanted['space'])} {wanted['mode']}")
        after = ops_left(self.state) if type(self.choice).__name__ == "ChooseActivation" else 0
        assert before - after == wanted["cost"]
        return None

    def on_choose_movers(self) -> None:
        self.say(f"move {unit_ref(self.moves[0]['unit'], self.moves[0]['from'])}" if self.moves else "done")

    def on_choose_path(self) -> None:
        self.say("path " + " ".join(space_id(name) for name in self.moves.pop(0)["path"]))

    def on_choose_target(self) -> None:
        if not self.battles:
            return self.say("done")
        self.battle = self.battles.pop(0)
        self.retreats = list(self.battle["retreats"])
        self.advances = list(self.battle["advances"])
        self.cards = list(self.battle["cards"])
        return self.say(f"attack {space_id(self.battle['target'])}")

    def on_choose_attackers(self) -> None:
        """Printed defenders are those that have not retreated in the same round."""
        here = counters_in(self.state, space_id(self.battle["target"]))
        found = [unit_text(self.state, unit) for unit in here if unit not in retreated_units(self.state)]
        assert sorted(found) == sorted(unit_words(name) for name in self.battle["defenders"])
        self.say("with " + ", ".join(unit_ref(a["unit"], a["from"]) for a in self.battle["attackers"]))

    def on_choose_flank(self) -> None:
        flank = self.battle["flank"]
        if flank is None:
            return self.say("frontal")
        pin = space_id(flank["pin"])
        return self.say(f"flank {pin}" if pin in SPACE_NUMBER else self.offered()[0])

    def on_choose_combat_card(self) -> None:
        for card in self.cards:
            if f"card {card_id(card)}" in self.offered():
                self.cards.remove(card)
                return self.say(f"card {card_id(card)}")
        return self.say("done")

    def on_choose_losses(self) -> None:
        attacking = self.choice.attacking
        listed = self.battle["attacker_losses" if attacking else "defender_losses"]
        dead, hurt = fates(listed)
        for option in self.choice.options(self.state):
            gone = sorted(KIND_ID[lost.type] for lost in option.losses.gone)
            left = [KIND_ID[p.type] + (" reduced" if p.reduced else "") for p in option.losses.pieces]
            if gone == sorted(dead) and all(left.count(unit) >= hurt.count(unit) for unit in hurt):
                return self.say(self.choice.write(option))
        raise AssertionError(f"{self.block['id']}: losses {dead}, {hurt} not among {self.offered()}")

    def on_choose_restored(self) -> None:
        restored = next(lost for lost in self.battle["defender_losses"] if "restored" in lost["becomes"])
        kind = unit_words(restored["unit"]).split()[0]
        self.say(next(text for text in self.offered() if text.split()[-1].startswith(kind)))

    def on_choose_stand(self) -> None:
        self.say("retreat")

    def on_choose_retreat(self) -> None:
        going = self.retreats.pop(0)
        self.say(f"retreat {unit_words(going['unit'])} to {' '.join(map(space_id, going['path']))}")

    def on_choose_advance(self) -> None:
        if not self.advances:
            return self.say("done")
        coming = self.advances[0]
        origins = {a["unit"]: a["from"] for a in self.battle["attackers"]}
        together = [a for a in self.advances if a["path"] == coming["path"]]
        several = len(together) > 1 and self.battle["fort"]
        units = together if several else [coming]
        self.advances = [a for a in self.advances if a not in units]
        refs = ", ".join(unit_ref(a["unit"], origins[a["unit"]]) for a in units)
        return self.say(f"advance {refs} to {' '.join(map(space_id, coming['path']))}")

    def on_choose_landwehr(self) -> None:
        flips = [f"{unit_words(f['unit'])} reduced@{space_id(f['at'])}" for f in self.block["event"]["flip"]]
        wanted = [text for text in self.offered() if any(flip in text for flip in flips)]
        self.say(wanted[0] if wanted else "done")

    def on_choose_replacement(self) -> None:
        mine = [use for use in self.uses if use in self.offered()]
        if not mine:
            return self.say("done")
        self.uses.remove(mine[0])
        return self.say(mine[0])

    def on_choose_discard(self) -> None:
        cards = [text for text in self.offered() if text != "done"]
        self.say(cards[0] if cards and turn_of(self.state) == 2 else "done")


def fates(losses: list[Block]) -> tuple[list[str], list[str]]:
    """Kinds that are gone in the end, and units that end reduced, of a list of losses step by step."""
    dead: list[str] = []
    hurt: list[str] = []
    for lost in losses:
        was = unit_words(lost["unit"])
        if was in hurt:
            hurt.remove(was)
        if lost["becomes"].startswith("eliminated"):
            dead.append(was.split()[0])
        else:
            hurt.append(unit_words(lost["becomes"]))
    return dead, hurt


def replacement_uses(found: list[Block]) -> list[str]:
    """The texts of the replacement phase."""
    texts = []
    for use in found:
        if use["action"] == "flip_corps":
            texts += [f"flip br_corps reduced@{space_id(name)}" for name in use["units"]]
            continue
        kind, place = unit_words(use["unit"]).split()[0], space_id(use["at"])
        if use["action"] == "recreate":
            texts.append(f"rebuild {kind} at {place}")
        if use["action"] == "flip_to_full" or not use["unit"].startswith("("):
            texts.append(f"flip {kind} reduced@{place}")
    return texts


def stacks(state: State) -> dict[str, list[str]]:
    """Every occupied space of the board with its units, as the transcript writes them."""
    return {
        SPACES[space]: sorted(unit_text(state, unit) for unit in found)
        for space, found in enumerate(all_stacks(state))
        if found and not SPACES[space].endswith("_box")
    }
