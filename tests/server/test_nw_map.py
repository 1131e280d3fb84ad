"""The drawn map of The Napoleonic Wars and its printed facts are there for everybody."""

from __future__ import annotations

import pytest

from tests.server.houses import OpenHouse

pytestmark = pytest.mark.anyio


async def test_the_map_and_the_printed_facts_are_served(house: OpenHouse) -> None:
    stranger = house.stranger()

    facts = (await stranger.get("/api/map/napoleonic-wars/facts.json")).json()
    places = (await stranger.get("/api/map/napoleonic-wars/places.json")).json()
    ground = (await stranger.get("/api/map/napoleonic-wars/ground.json")).json()
    relief = await stranger.get("/api/map/napoleonic-wars/relief.avif")

    assert len(facts["cards"]) == 110
    assert facts["leaders"]["napoleon"] | {"names": None} == {
        "nation": "france", "names": None, "battle": 4, "command": 8,
    }  # fmt: skip
    assert facts["cards"]["parliament"]["nations"] == ["britain"]
    assert list(facts["boxes"]) == ["unaligned", "friend", "aide", "partner", "pact"]
    assert places["areas"]["paris"]["capital"] == "france"
    assert ground["frame"] == [2900, 2150]
    assert relief.headers["content-type"] == "image/avif"
    assert (await stranger.get("/api/map/napoleonic-wars/secrets.json")).status_code == 400
