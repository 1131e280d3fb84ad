"""What every table shows is compressed when the client is built, as small as can be: the maps and the texts.

Run as a module it packs whatever is not packed yet: `python -m greatpowers.server.packing`. The files are
named by the tags of what is in them, so one that is out of date is never found; what is not there is
compressed when somebody asks for it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import brotli

from ..games.table import packages
from ..locale import LANGUAGES
from .games.routes import Parts, Printed
from .games.text_parts import PARTS, texts_of
from .tagged import PACKED_FILES, is_dense, tag_of


def pack_all() -> None:
    """Afterwards the folder holds what is printed and said today, and nothing else."""
    PACKED_FILES.mkdir(exist_ok=True)
    wanted = {f"{tag_of(data)[1:-1]}.br": data for data in _things()}
    for old in PACKED_FILES.glob("*.br"):
        if old.name not in wanted:
            old.unlink()
    for name, data in wanted.items():
        if not (PACKED_FILES / name).exists():
            (PACKED_FILES / name).write_bytes(brotli.compress(data))
    # Even if nothing had to be packed: it was looked after now.
    os.utime(PACKED_FILES)


def _things() -> Iterator[bytes]:
    for part in sorted(PARTS):
        for language in LANGUAGES:
            found = texts_of(language, part)
            if found is not None and found[0]:
                yield found[0]
    for _, package in packages():
        for route in package.routes() if package.routes is not None else ():
            if isinstance(route, Printed) and route.packed and not is_dense(route.media_type):
                yield route.data()
            elif isinstance(route, Parts):
                yield from (data() for part, data in route.data.items() if part.endswith(".json"))


if __name__ == "__main__":
    pack_all()
