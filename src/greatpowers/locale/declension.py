"""Names in their cases: `IN($space)` in a text asks for “в Вене”, `TO($space)` for “в Вену”,
`FROM($space)` for “из Вены”, `OF($nation)` for “Франции”.

A language that declines names keeps the forms as attributes of terms, `-name-…`, in its Fluent files. They
are found by the name itself, so a text takes a name of any game; brackets after a name stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import ast as ftl

_BEGINNING: Final = "name-"
#: The functions texts may call, the form each asks for, and what is said of a name that has no such form.
CASES: Final[Mapping[str, tuple[str, str]]] = {
    "IN": ("in", "({})"),
    "TO": ("to", "→ {}"),
    "FROM": ("from", "({})"),
    "OF": ("of", "({})"),
}
_BRACKET: Final = " ("

Forms = dict[str, dict[str, str]]


def learn_forms(forms: Forms, resource: ftl.Resource) -> None:
    """Add the forms of every name declined in a resource; a name may be declined in several."""
    for term in resource.body:
        if isinstance(term, ftl.Term) and term.id.name.startswith(_BEGINNING):
            known = forms.setdefault(_plain(term.value), {})
            known.update((form.id.name, _plain(form.value)) for form in term.attributes)


def _plain(pattern: Any) -> str:
    # A pattern may hold other things than text, names do not.
    return "".join(str(element.value) for element in pattern.elements)


def case_functions(forms: Forms) -> dict[str, Callable[[Any], Any]]:
    """The functions of a bundle; `forms` may be filled later."""
    # A bundle takes texts from functions, though its signature does not say so.
    return {name: _function(forms, form, otherwise) for name, (form, otherwise) in CASES.items()}


def _function(forms: Forms, form: str, otherwise: str) -> Callable[[object], str]:
    def decline(name: object) -> str:
        word, bracket, rest = str(name).partition(_BRACKET)
        declined = forms.get(word, {}).get(form)
        return otherwise.format(name) if declined is None else declined + bracket + rest

    return decline
