"""August 1914 as the rulebook's example of play tells it, by clicks in two browsers, with loaded dice."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import Visitor
from tests.browser.pog_example import ExamplePlayer, Recorded, loaded_house
from tests.browser.pog_table import pog_table, sit_down

pytestmark = pytest.mark.browser

DESKTOP = ViewportSize(width=1440, height=900)


@pytest.fixture(scope="module")
def example() -> Recorded:
    return Recorded().august()


@pytest.fixture(scope="module")
def loaded(
    house: HouseProcess, example: Recorded, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[HouseProcess]:
    """A second house with loaded dice; it shows the client that was built for the first one."""
    folder = tmp_path_factory.mktemp("loaded")
    shutil.copytree(house.folder / "client", folder / "client")
    process = loaded_house(folder, example)
    process.open()
    yield process
    process.close()


def test_the_first_turn_of_the_example_of_play(
    browser: Browser, loaded: HouseProcess, example: Recorded
) -> None:
    """Item 2: every card, march, battle, loss, retreat and replacement of August 1914."""
    visitors = [
        Visitor(browser.new_page(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce"), loaded.url).be(
            name
        )
        for name in ("Anna", "Béla")
    ]
    anna, bela = visitors
    table = pog_table(anna, scenario="campaign", seats={"cp": "me", "ap": "open"}, public=True)
    bela.post(f"/api/tables/{table}/join", {"seat": "ap"})
    players = {
        "cp": ExamplePlayer(sit_down(anna, table)),
        "ap": ExamplePlayer(sit_down(bela, table)),
    }

    said = list(example.said)
    while said:
        del said[: players[said[0].seat].play(said)]

    players["cp"].table.asked("what will you do in this action round?")
    answer = anna.context.request.get(f"{anna.url}/api/tables/{table}/snapshot")
    view = answer.json()["view"]
    stacks: dict[str, list[str]] = {}
    for piece in view["pieces"]:
        stacks.setdefault(piece["space"], []).append(piece["kind"])
    assert (view["turn"], view["vp"]) == (2, 10)
    assert sorted(stacks["budapest"]) == ["ah_2", "ah_3"]
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
    for visitor in visitors:
        visitor.context.close()
