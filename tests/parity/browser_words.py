"""The browser's sentences about what a server would send, from the client's own code run by node."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
#: So many sentences of each game are compared in each language.
LEAST = 3000
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"


def said_by_the_browser(game: str, given: dict[str, Any], folder: Path) -> dict[str, list[str | None]]:
    """Language -> its sentences, in the order of what was given; skips where the client's tools are not."""
    if not VITEST.is_file():
        assert os.environ.get("CI") != "true", "the client's packages are needed here"
        pytest.skip("the client's packages are not installed")
    asked, answered = folder / "given.json", folder / "said.json"
    asked.write_text(json.dumps(given, ensure_ascii=False), encoding="utf-8")
    done = subprocess.run(
        ["node", str(VITEST), "run", f"tests/parity/{game}.test.ts"],
        cwd=WEB,
        env={**os.environ, "PARITY_GIVEN": str(asked), "PARITY_SAID": str(answered)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    said: dict[str, list[str | None]] = json.loads(answered.read_text(encoding="utf-8"))
    return said
