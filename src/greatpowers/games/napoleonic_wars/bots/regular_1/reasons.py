"""Why the Regular spends CPs as it does."""

from __future__ import annotations

from .....bots.player import Why
from .....engine.option import Option
from ...printed.board import PLACES
from ...printed.ids import Nation
from ...printed.names import NATIONS
from ...rules.answers import Flag, Siege
from ...rules.diplomacy.consuls import Push
from ...rules.formation.building import Build, Regroup
from ...rules.land.moving import Move
from ...rules.sea.convoys import Voyage
from .marches import clash
from .situation import Situation


def told(view: Situation, nation: Nation, act: Option, rate: float) -> list[Why]:
    """An action as a reason: where, or who, and how likely the battle is won."""
    worth = hundredths(rate)
    match act:
        case Push():
            return [("nw-bot-consul", {"nation": NATIONS[act.nation], "worth": worth})]
        case Flag(area):
            return [("nw-bot-flag", {"area": PLACES[area], "worth": worth})]
        case Siege(area):
            return [("nw-bot-siege", {"area": PLACES[area], "worth": worth})]
        case Move():
            message = "nw-bot-move"
        case Voyage():
            message = "nw-bot-convoy"
        case _ if isinstance(act, Build | Regroup):
            return [("nw-bot-build", {"area": PLACES[act.area], "worth": worth})]
        case _:
            return [("nw-bot-other", {"worth": worth})]
    found: list[Why] = [(message, {"area": PLACES[act.to], "worth": worth})]
    fight = clash(view, nation, act.force, act.frm, act.to)
    if fight.chance < 1.0:
        found.append(("nw-bot-chance", {"chance": hundredths(fight.chance)}))
    return found


def hundredths(value: float) -> int:
    """Values as people see them: hundredths of a point."""
    return round(100 * value)
