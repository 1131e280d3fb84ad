"""The rulebook's example of play for two browsers: its answers as clicks, its dice in a loaded house."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from greatpowers.games.paths_of_glory.printed.names import MOBILIZATION, SIDE_NUMBER
from greatpowers.games.paths_of_glory.rules.turn.pools import deck_cards
from greatpowers.games.paths_of_glory.state.state import State
from tests.browser.browser_house import HouseProcess
from tests.browser.pog_table import PogTable
from tests.games.paths_of_glory.example_script import CARDS, LATER, STEPS, Example

#: Dice that fall as a file says, one after the other; only in a process that a test has started.
_LOADED = """
import json, sys
from pathlib import Path
from greatpowers.engine.chance import Dice
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games import table
ROLLS = json.loads((Path(sys.argv[2]) / "dice.json").read_text())
class LoadedDice(Dice):
    def below(self, bound, purpose=""):
        wanted, value = ROLLS[self.drawn]
        assert wanted == purpose, (wanted, purpose)
        self.drawn += 1
        return value
    def copy(self):
        return LoadedDice(self.key, self.drawn)
class Loaded(PathsOfGlory):
    def setup(self, scenario, options, state_dice_key):
        state = super().setup(scenario, options, state_dice_key)
        state.dice = LoadedDice(state_dice_key)
        return state
LOADED, own = Loaded(), table._own
table._own = lambda name: LOADED if name == "paths-of-glory" else own(name)
"""


class Said(NamedTuple):
    """One answer of the example."""

    seat: str
    kind: str
    text: str


class Recorded(Example):
    """The example with everything that is said and rolled in it."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.rolled: list[tuple[str, int]] = []
        super().__init__()

    def die(self, purpose: str) -> int:
        face = super().die(purpose)
        self.rolled.append((purpose, face - 1))
        return face

    def say(self, text: str) -> None:
        self.said.append(Said(self.choice.seat, self.choice.asks, text))
        super().say(text)

    def august(self) -> Recorded:
        """Play the first turn to its end."""
        for step in STEPS:
            if step.startswith("T1.") and not step.endswith(".MO"):
                self.play(step)
        return self


def _shuffle(side: str) -> list[tuple[str, int]]:
    """The draws of a shuffle after which the cards of the example lie on top, in its order."""
    deck = _deck(side)
    top = [*reversed(LATER[side]), *reversed(CARDS[side])]
    wanted = [card for card in deck if card not in top] + top
    picks = []
    for last in range(len(deck) - 1, 0, -1):
        other = deck.index(wanted[last])
        deck[last], deck[other] = deck[other], deck[last]
        picks.append((f"shuffle {side}", other))
    return picks


def _deck(side: str) -> list[str]:
    """The draw pile of a side before it is shuffled."""
    state = State(scenario="campaign", options={"edition": "2018"})
    return list(deck_cards(state, SIDE_NUMBER[side], MOBILIZATION))


def loaded_house(folder: Path, example: Recorded) -> HouseProcess:
    """A house of its own in which the dice and the hands are those of the example."""
    rolls = [*_shuffle("ap"), *_shuffle("cp"), *example.rolled]
    (folder / "dice.json").write_text(json.dumps(rolls), encoding="utf-8")
    return HouseProcess(folder, _LOADED)


class ExamplePlayer:
    """Plays the answers of one side by clicking; several answers may be one gesture."""

    def __init__(self, table: PogTable) -> None:
        self.table = table
        self.page: Page = table.page
        self.panel: Locator = table.page.locator("aside.panel")
        self._moment = ""
        table.untold()
        # From farther away more of both fronts is in sight.
        self.page.get_by_label("Zoom out").click()

    def play(self, said: Sequence[Said]) -> int:
        """Answer the first of these; says how many of them were answered by it."""
        self._asked(said[0].kind)
        return int(getattr(self, "_" + said[0].kind.replace("-", "_"), self._row)(said) or 1)

    def _asked(self, kind: str) -> None:
        """Wait for the question, which is another one than the last."""
        ready = self.panel.locator(f'.asked[data-kind="{kind}"][data-busy="false"]')
        shown = ready.and_(self.panel.locator(f'.asked:not([data-moment="{self._moment}"])'))
        expect(shown).to_have_count(1, timeout=30_000)
        read = self.panel.locator('[data-act="go-on"]')
        if read.count():
            read.click()
        self._moment = str(shown.get_attribute("data-moment"))

    def _act(self, act: str) -> None:
        self.panel.locator(f'[data-act="{act}"]').click()

    def _done(self) -> None:
        """End the step; where something would be lost, the table warns first and wants it said again."""
        self._act("done")
        gone = self.panel.locator(f'.asked:not([data-moment="{self._moment}"])')
        expect(gone.or_(self.panel.get_by_role("alert")).first).to_be_attached()
        if not gone.count():
            self._act("done")

    def _answer(self, text: str) -> None:
        self.panel.locator(f'[data-answer="{text}"]').click()

    def _row(self, said: Sequence[Said]) -> None:
        """An answer of the list; those that cannot be taken back have a button of their own."""
        if said[0].text == "done":
            return self._done()
        narrow = self.page.get_by_label("Answer", exact=True)
        row = self.panel.locator(f'[data-answer="{said[0].text}"]')
        if not row.count():
            narrow.fill(said[0].text.split("@")[0])
        row.click()
        send = self.panel.locator('[data-act="send"]')
        if said[0].kind in ("opening", "stand", "losses", "combat-card"):
            send.click()
        return None

    def _action(self, said: Sequence[Said]) -> None:
        use, _, card = said[0].text.partition(" ")
        if not card:
            self._answer(use)
            return self._act("send")
        self.page.locator(f'.tray [data-card="{card}"]').click()
        self.page.locator(f'.over [data-use="{use}"]').click()
        return None

    def _activation(self, said: Sequence[Said]) -> None:
        if said[0].text == "done":
            return self._done()
        verb, space, _ = said[0].text.split()
        self.table.space(space)
        # A space that can be activated in one way only needs no more than the click.
        if self.panel.locator(f'[data-answer^="{verb} {space} "]').count() > 1:
            self._answer(said[0].text)
        return None

    def _movers(self, said: Sequence[Said]) -> int:
        """A single stop is reached by dragging, more of them space by space on a way of one's own."""
        if said[0].text == "done":
            self._done()
            return 1
        refs = said[0].text.removeprefix("move ").split(", ")
        way = said[1].text.removeprefix("path ").split()
        start = refs[0].split("@")[1]
        if not self.panel.locator("[data-ref]").count():
            self.table.space(start)
        self._switch(refs)
        if len(way) == 1:
            self.table.drag(start, way[0])
            return 2
        self._act("move")
        self._asked("path")
        self._act("own-way")
        for space in way:
            self.table.space(space)
            expect(self.panel.locator('[data-act="march"]')).to_be_visible()
        self._act("march")
        return 2

    def _switch(self, refs: list[str]) -> None:
        """Exactly these units are switched on."""
        wanted = list(refs)
        for button in self.panel.locator("[data-ref]").all():
            ref = str(button.get_attribute("data-ref"))
            is_wanted = ref in wanted
            if is_wanted:
                wanted.remove(ref)
            if is_wanted != (button.get_attribute("aria-pressed") == "true"):
                button.click()
        assert wanted == []

    def _target(self, said: Sequence[Said]) -> None:
        if said[0].text == "done":
            return self._done()
        self.table.space(said[0].text.split()[1])
        # Where nobody else could attack, the attack waits for a word.
        if said[1].kind != "attackers":
            self._act("attack")
        return None

    def _attackers(self, said: Sequence[Said]) -> int:
        """Attackers and flank are settled in one step."""
        self._switch(said[0].text.removeprefix("with ").split(", "))
        if said[1].kind != "flank":
            self._act("with")
            return 1
        self._answer(said[1].text)
        self._act("with")
        return 2

    def _combat_card(self, said: Sequence[Said]) -> None:
        if said[0].text == "done":
            return self._done()
        return self._row(said)

    def _retreat(self, said: Sequence[Said]) -> None:
        """Along the path, space by space, until nothing is left to choose."""
        for space in said[0].text.partition(" to ")[2].split():
            if self.panel.locator(f'.asked[data-moment="{self._moment}"]').count():
                self.table.space(space)

    def _advance(self, said: Sequence[Said]) -> None:
        if said[0].text == "done":
            return self._done()
        unit, _, way = said[0].text.removeprefix("advance ").partition(" to ")
        self.table.space(unit.split("@")[1])
        row = self.panel.locator(f'[data-answer="{said[0].text}"]')
        if row.count():
            return row.click()
        return self.table.space(way.split()[-1])
