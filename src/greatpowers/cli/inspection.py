"""`inspect`: a position or the end of a record of any game; what shows it is imported with its game.

What may be asked of a position is declared by its game; the command has the options of all games, and refuses
those of another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from inspect import Parameter as Argument
from inspect import signature
from typing import Annotated, Final, get_type_hints

from cyclopts import Parameter

from ..games.shared.inspection import Inspection, Inspector, WrongQuestion
from ..games.table import find_game, packages
from ..locale import Texts
from .arguments import File
from .files import read_bytes, write_atomically
from .folders import find_saved
from .language import Language, spoken_language
from .output import make_console, print_json
from .problems import WrongUse

_INSPECTORS: Final[Mapping[str, Inspector]] = {
    game: package.inspector() for game, package in packages() if package.inspector is not None
}
_TEXTS: Final = {game: package.texts for game, package in packages()}
_FILE_HELP: Final = (
    "A position, a record, or the name of a saved game; - is standard input. Positions of "
    f"{', those of '.join(inspector.reads for inspector in _INSPECTORS.values())}."
)
SomePosition = Annotated[File, Parameter(help=_FILE_HELP)]


def inspect(
    game: str,
    file: SomePosition,
    /,
    *,
    json: bool = False,
    language: Language | None = None,
    **questions: object,
) -> None:
    """Show a position: board, legal orders, supply, threats; or draw it.

    Parameters
    ----------
    game
        The game, such as diplomacy.
    json
        Answer in JSON.
    language
        en, ru or hu; default from LANG.
    """
    find_game(game)
    if game not in _INSPECTORS:
        raise WrongUse("cli-not-inspected", game=game)
    asked = _for_game(game, questions)
    texts = Texts(spoken_language(language))
    data = read_bytes(find_saved(file))
    try:
        inspected = _INSPECTORS[game].inspect(data, file, asked)
    except WrongQuestion as problem:
        raise WrongUse(problem.message_id, **problem.params) from None
    _show(inspected, json, texts)


def _for_game(game: str, questions: Mapping[str, object]) -> Mapping[str, object]:
    """What is asked of a position of this game; options that are only for others are refused."""
    own = {field.name for field in fields(_INSPECTORS[game].questions)}
    for other, inspector in _INSPECTORS.items():
        for field in fields(inspector.questions):
            if field.name not in own and questions.get(field.name, field.default) != field.default:
                option = f"--{field.name.replace('_', '-')}"
                raise WrongUse(f"cli-{_TEXTS[other]}-only", option=option)
    return {name: value for name, value in questions.items() if name in own}


def _show(inspected: Inspection, as_json: bool, texts: Texts) -> None:
    """Print what there is to know of a position, and draw it where that is asked."""
    drawn = []
    for path, picture in inspected.drawings(texts):
        write_atomically(path.expanduser(), picture)
        drawn.append(str(path))
    if as_json:
        print_json({**inspected.findings(), **({"drawn": drawn} if drawn else {})})
        return
    console = make_console()
    for part in inspected.shown(texts):
        console.print(part)
    for file in drawn:
        console.print(texts.format("cli-map-written", file=file))


def _options() -> list[Argument]:
    """The questions of all games as options; one that several games have is told as the first tells it."""
    found: dict[str, Argument] = {}
    for inspector in _INSPECTORS.values():
        types = get_type_hints(inspector.questions, include_extras=True)
        for field in fields(inspector.questions):
            option = Argument(
                field.name, Argument.KEYWORD_ONLY, default=field.default, annotation=types[field.name]
            )
            found.setdefault(field.name, option)
    return list(found.values())


def _with_questions() -> None:
    """The command as it is called: with the questions of the games in place of anything at all."""
    own = list(signature(inspect, eval_str=True).parameters.values())
    positional = [one for one in own if one.kind is Argument.POSITIONAL_ONLY]
    switches = [one for one in own if one.kind is Argument.KEYWORD_ONLY]
    made = signature(inspect).replace(parameters=[*positional, *_options(), *switches])
    inspect.__signature__ = made  # type: ignore[attr-defined]


_with_questions()
