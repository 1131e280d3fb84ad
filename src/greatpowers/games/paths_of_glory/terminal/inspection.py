"""`inspect paths-of-glory`: the board and every answer, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from ....locale import Texts
from ...shared.inspection import Inspection
from ...shared.reporting import Found, Report, read_state
from ..positions import documents as position
from ..printed.names import SIDES
from ..show.view import view
from ..state.state import State
from ..words.names import (
    card_name,
    nation_name,
    side_name,
    space_name,
    turn_name,
)
from ..words.wording import unit_name
from .answers import answers_in
from .questions import Questions
from .rendering import board_view, headline


class PogInspection(Inspection):
    """What there is to know of the position in a file."""

    def __init__(self, data: bytes, file: str, questions: Questions) -> None:
        self._questions = questions
        self._state = read_state(data, file, State, position.load)
        self._found = answers_in(self._state, questions)

    def findings(self) -> Mapping[str, object]:
        return self._found

    def shown(self, texts: Texts) -> Iterable[RenderableType]:
        report = PogReport(texts)
        if self._questions.units:
            report.tell_of_units(self._found, self._questions.target)
            return report.told
        report.tell(self._found)
        board = board_view(texts, view(self._state, None))
        return [headline(turn_name(texts, self._state.turn)), board, *report.told]


class PogReport(Report):
    """The findings in words."""

    def _message(self, heading: str) -> str:
        return f"pog-inspect-{heading}"

    def tell(self, found: Found) -> None:
        """What can be said of the position as a whole."""
        self._units("out-of-supply", found["out_of_supply"])
        self._units("armies-removed", found["attrition"]["armies_removed"])
        self._units("corps-eliminated", found["attrition"]["corps_eliminated"])
        for side in SIDES:
            self._tell_side(side, found)

    def tell_of_units(self, found: Found, target: str) -> None:
        """What some units may do, and what may become of them."""
        self._tell_ways(found)
        if target:
            self._tell_attack(found, target)
        for result in found.get("loss_choices", ()):
            self._tell_losses(result)

    def _tell_side(self, side: str, found: Found) -> None:
        who = side_name(self._texts, side)
        self._spaces("lost-spaces", found["attrition"][f"lost_by_{side}"], side=who)
        self._costs(found["activation_costs"][side], who)
        for which in ("hand", "all"):
            cards = [card_name(self._texts, card) for card in found["playable_events"][side][which]]
            self._list(f"events-{which}", cards, side=who)
        dice = found["mandated_for"][side].items()
        self._list("mandated", [f"{die}: {self._nation(nation)}" for die, nation in dice], side=who)
        uses = found["rp_uses"][side]
        self._units("flip", uses["flip"], side=who)
        self._units("rebuild-corps", uses["rebuild_corps"], side=who)
        for army, spaces in uses["rebuild_army"].items():
            self._spaces("rebuild-army", spaces, unit=unit_name(self._texts, army))

    def _tell_ways(self, found: Found) -> None:
        self._spaces("moves", found["move_destinations"])
        self._spaces("attacks", found["attack_targets"])
        for unit, spaces in found["sr_destinations"].items():
            self._spaces("sr", spaces, unit=unit_name(self._texts, unit))
        for unit, paths in found.get("retreats", {}).items():
            ways = [" – ".join(space_name(self._texts, space) for space in path) for path in paths]
            self._list("retreats", ways, unit=unit_name(self._texts, unit))

    def _tell_attack(self, found: Found, target: str) -> None:
        if target not in found["attack_targets"]:
            self._print("no-attack", space=space_name(self._texts, target))
        for who, shot in found["fire"].items():
            self._print(f"fire-{who}", **{name: str(value) for name, value in shot.items()})
        odds = found["odds"]
        shares = ("attacker_wins", "tie", "defender_wins", "retreat")
        self._print("odds", **{name: f"{100 * odds[name]:.1f} %" for name in shares})

    def _tell_losses(self, result: Found) -> None:
        heading = "losses-fort" if result.get("fort_destroyed") else "losses"
        self._units(heading, result["remaining"], absorbed=str(result["absorbed"]))

    def _nation(self, nation: str | None) -> str:
        return nation_name(self._texts, nation) if nation else "–"

    def _units(self, heading: str, refs: Iterable[str], **params: str) -> None:
        self._list(heading, [unit_name(self._texts, ref) for ref in refs], **params)

    def _spaces(self, heading: str, spaces: Iterable[str], **params: str) -> None:
        self._list(heading, [space_name(self._texts, space) for space in spaces], **params)

    def _costs(self, costs: Mapping[str, Mapping[str, int | None]], who: str) -> None:
        """Spaces and what it costs to activate them to move or to attack."""
        title = self._say("costs", side=who)
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, title=title, title_justify="left",
                      title_style="bold")  # fmt: skip
        table.add_column(self._say("space"))
        for purpose in ("move", "attack"):
            table.add_column(self._say(purpose), justify="right")
        for space, cost in costs.items():
            shown = ["–" if cost[what] is None else str(cost[what]) for what in ("move", "attack")]
            table.add_row(space_name(self._texts, space), *shown)
        self.told += ["", table]
