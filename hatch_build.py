"""Build hook: the wheel carries the built browser client.

The client is built with npm unless the one that is there is newer than its sources, or
`GREATPOWERS_SKIP_CLIENT=1` asks to leave it out (the server then has its API only). An unpacked source
distribution carries the client already.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the client where the package expects it, before the files are collected."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("GREATPOWERS_SKIP_CLIENT") == "1":
            return
        root = Path(self.root)
        builder = _builder(root)
        builder.ensure_built(root)
        if not builder.is_built(root):
            raise RuntimeError("no browser client; set GREATPOWERS_SKIP_CLIENT=1 to build without it")
        # Git ignores the built client; the wheel and the source distribution must not.
        build_data["artifacts"] += [f"{builder.CLIENT}/**", f"{builder.PACKED}/**"]


def _builder(root: Path) -> ModuleType:
    """The tool that builds the client; a build environment has no path to it."""
    spec = importlib.util.spec_from_file_location("build_client", root / "tools/build_client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
