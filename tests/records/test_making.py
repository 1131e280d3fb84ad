"""The games are made again as they were made, whatever the machine does in between."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "make_records.py"
NAMES = ("two-given-up", "1805-2-stopped-while-bidding", "introductory-2018-given-up", "served-seven-sandbox")


def made(folder: Path, hash_seed: str, *names: str) -> dict[str, bytes]:
    """What the tool writes, by name."""
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, str(TOOL), "--into", str(folder), *names]
    subprocess.run(command, check=True, env=surroundings, capture_output=True)
    return {file.name: file.read_bytes() for file in folder.rglob("*.gz")}


def test_the_same_plans_give_the_same_files(tmp_path: Path) -> None:
    first, second = made(tmp_path / "one", "1", *NAMES), made(tmp_path / "two", "2", *NAMES)

    assert len(first) == len(NAMES)
    assert first == second


def test_what_is_there_is_not_written_again(tmp_path: Path) -> None:
    made(tmp_path, "1", "two-given-up")
    (kept,) = tmp_path.rglob("*.gz")
    kept.write_bytes(b"older")

    assert made(tmp_path, "1", "two-given-up") == {kept.name: b"older"}
