"""Which language the terminal speaks: the one asked for, or that of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final, Literal

Language = Literal["en", "ru", "hu"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru", "hu")

#: Variables that name the language, the strongest first.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken_language(chosen: Language | None = None, environment: Mapping[str, str] | None = None) -> Language:
    """The chosen language, or the first one the environment names; English if we do not speak it."""
    if chosen is not None:
        return chosen
    variables = os.environ if environment is None else environment
    setting = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    code = setting[:2].casefold()
    return code if code in LANGUAGES and not setting[2:3].isalpha() else "en"
