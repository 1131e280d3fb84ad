"""Pictures over HTTP: names and titles of people's own are words in them, or are not in them at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from greatpowers.games.shared.packs import folder_of
from greatpowers.games.table import find_game
from tests.games.napoleonic_wars.packs import own, pack, with_cell
from tests.server.houses import SEVEN, HandClock, open_house

pytestmark = pytest.mark.anyio

IMAGE = "<img src=x onerror=hit()>"
SCRIPT = "]]></title><script>hit()</script>&amp;&hit;"
PLAIN = {
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polygon", "polyline", "text", "tspan", "defs",
    "style", "use", "symbol", "image", "title", "desc", "clipPath", "mask", "pattern", "linearGradient",
    "radialGradient", "stop", "filter", "marker",
}  # fmt: skip


def check_harmless(drawn: bytes) -> str:
    """Only shapes and words, with nothing that runs or points elsewhere; all its words."""
    root = ElementTree.fromstring(drawn)
    for element in root.iter():
        assert element.tag.rpartition("}")[2] in PLAIN, element.tag
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on"), name
            if name.endswith("href"):
                assert value.startswith(("#", "data:image/")), value
    return "".join(root.itertext())


@pytest.mark.parametrize("game", ["diplomacy", "paths-of-glory", "napoleonic-wars"])
async def test_no_picture_carries_a_script(tmp_path: Path, clock: HandClock, game: str) -> None:
    files = with_cell(own(), "areas.csv", "kent", "name_en", IMAGE)
    files = with_cell(files, "areas.csv", "kent", "name_ru", SCRIPT)
    folder = folder_of(tmp_path, "napoleonic-wars", "hostile")
    folder.mkdir(parents=True)
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8")
    scenario = find_game(game).scenarios[0]
    more: dict[str, Any] = {"pack": pack(files, "hostile").hash} if game == "napoleonic-wars" else {}
    words = []
    async with open_house(tmp_path, clock, background=False) as house:
        ann = await house.guest(IMAGE)
        seats = dict.fromkeys(scenario.seats, "hotseat")
        table = (await ann.create(seats, game=game, scenario=scenario.id, title=SCRIPT[:40], **more))["id"]
        if game == "diplomacy":
            await ann.decide(table, SEVEN[0], f"press all: {IMAGE}")
        for language in ("en", "ru", "hu"):
            answer = await ann.get(f"/api/tables/{table}/map.svg", seat=scenario.seats[0], language=language)
            assert answer.status_code == 200, answer.text
            words.append(check_harmless(answer.content))

    if game == "napoleonic-wars":
        assert IMAGE in words[0]
        assert SCRIPT in words[1]
