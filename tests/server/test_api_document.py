"""The published contract names every route and every error code of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greatpowers.locale import LANGUAGES, Texts
from tests.server.houses import OpenHouse

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "greatpowers" / "server"


def codes_in_the_code() -> set[str]:
    modules = [*SERVER.rglob("*.py"), *SERVER.parent.glob("games/*/house/*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(modules))
    named = set(re.findall(r"Problem\(\s*\d{3},\s*\"([a-z-]+)\"", source))
    missing = {f"{what}-unknown" for what in re.findall(r"not_found\(\"([a-z]+)\"\)", source)}
    by_status = set(re.findall(r"^\s+4\d\d: \"([a-z-]+)\",", source, flags=re.M))
    return named | missing | by_status | {"table-unknown"}


def test_every_error_code_is_documented() -> None:
    listed = set(re.findall(r"`([a-z-]+)`", DOCUMENT.partition("## Error codes")[2]))

    assert codes_in_the_code() - listed == set()
    assert len(listed) > 50


async def test_every_route_is_documented(house: OpenHouse) -> None:
    paths = (await house.stranger().get("/api/openapi.json")).json()["paths"]
    short = {path.replace("/api/tables/{table_id}/", "…/") for path in paths}

    assert {path for path in short if path not in DOCUMENT} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_has_a_text(language: str) -> None:
    """The English sentence of the answer is for programs; people get their own language."""
    texts = Texts(language)
    codes = codes_in_the_code() | set(re.findall(r"`([a-z-]+)`", DOCUMENT.partition("## Error codes")[2]))

    assert sorted(code for code in codes if not texts.has(code)) == []
