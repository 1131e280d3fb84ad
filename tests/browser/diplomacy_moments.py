"""A house in which every table of Diplomacy begins in spring 1904, in the position of the pictures."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import Visitor
from tests.games.diplomacy import moments

_LOADED = """
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.positions.plain import read_centres, read_units
from greatpowers.games.diplomacy.state.changes import place_units
from tests.games.diplomacy import moments

_start = Diplomacy.setup

def _in_1904(self, scenario, options, key):
    state = _start(self, scenario, options, key)
    units = {power: [unit.strip() for unit in text.split(",")] for power, text in moments.UNITS.items()}
    centres = {power: text.split() for power, text in moments.CENTRES.items()}
    place_units(state, read_units(units), read_centres(centres))
    state.year = 1904
    return state

Diplomacy.setup = _in_1904
"""
OTHERS = [power for power in moments.UNITS if power != "Austria"]


def house_in_1904(folder: Path, client: Path) -> HouseProcess:
    shutil.copytree(client, folder / "client")
    return HouseProcess(folder, _LOADED)


def decide(visitor: Visitor, table: str, seat: str, text: str) -> None:
    """Answer over the API, so that a test begins where it is about to look."""
    snapshot = visitor.context.request.get(f"{visitor.url}/api/tables/{table}/snapshot?seat={seat}").json()
    visitor.post(
        f"/api/tables/{table}/decide",
        {
            "seat": seat,
            "revision": snapshot["revision"],
            "text": text,
            "request": f"{table}-{seat}-{snapshot['revision']}",
        },
    )


def autumn_1904(austria: Visitor, others: Visitor) -> str:
    """A table at which autumn 1904 is to be written; one person plays Austria, another all the rest."""
    seats = {"Austria": "me"} | dict.fromkeys(OTHERS, "open")
    table = str(austria.table(seats=seats, public=True)["id"])
    for seat in OTHERS:
        others.post(f"/api/tables/{table}/join", {"seat": seat})
    for seat, units in moments.UNITS.items():
        holds = "; ".join(f"{unit.strip()} H" for unit in units.split(","))
        decide(austria if seat == "Austria" else others, table, seat, holds)
    austria.until_phase(table, "F1904M")
    for seat in OTHERS:
        decide(others, table, seat, moments.ORDERS[seat])
    return table
