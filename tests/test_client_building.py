"""When the client, and what is compressed beside it, has to be made again."""

from __future__ import annotations

import os
from pathlib import Path

from tools.build_client import PACKED, is_packed


def made(path: Path, when: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("")
    os.utime(path, (when, when))


def test_texts_that_changed_are_compressed_again(tmp_path: Path) -> None:
    text = tmp_path / "src/greatpowers/locale/en/web.ftl"
    made(text, 100)
    assert not is_packed(tmp_path)

    (tmp_path / PACKED).mkdir(parents=True)
    os.utime(tmp_path / PACKED, (200, 200))
    assert is_packed(tmp_path)

    made(text, 300)
    assert not is_packed(tmp_path)
