"""Write the types of everything that travels between server and browser: `web/src/api/generated.ts`.

Run it after a Struct that travels has changed: `python tools/make_client_types.py`. A test tells when
the file is stale. What the server sends has all its fields; what it is sent may lack those with defaults.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from greatpowers.server.client_contract import NAMES, RECEIVED, SENT

TARGET: Final = Path(__file__).parents[1] / "web/src/api/generated.ts"
ABOUT: Final = "/** The contract with the server, made from its Structs by tools/make_client_types.py. */\n"
_PLAIN: Final = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.DateTimeType: "string",
}
_LISTS: Final = (inspect.ListType, inspect.SetType, inspect.FrozenSetType, inspect.VarTupleType)


class Writer:
    """Gathers every Struct that is reached from those that travel, each under one name."""

    def __init__(self) -> None:
        self._names: dict[type, str] = {}
        self._bodies: dict[str, str] = {}

    def add(self, structs: Iterable[Any], sent: bool) -> None:
        for struct in structs:
            self._reference(inspect.type_info(struct), sent)

    def text(self) -> str:
        return "\n".join([ABOUT, *(self._bodies[name] for name in sorted(self._bodies))])

    def _reference(self, info: Any, sent: bool) -> str:
        """How a type is named where it is used."""
        if type(info) in _PLAIN:
            return _PLAIN[type(info)]
        match info:
            case inspect.StructType():
                return self._struct(info, sent)
            case inspect.TypedDictType():
                return self._typed_dict(info, sent)
            case inspect.Metadata():
                return self._reference(info.type, sent)
            case inspect.LiteralType():
                values = (f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
                return " | ".join(values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self._reference(one, sent) for one in info.types))
            case inspect.DictType():
                return f"Record<string, {self._reference(info.value_type, sent)}>"
            case inspect.TupleType():
                return f"[{', '.join(self._reference(one, sent) for one in info.item_types)}]"
        if isinstance(info, _LISTS):
            item = self._reference(info.item_type, sent)
            return f"({item})[]" if " | " in item else f"{item}[]"
        raise TypeError(f"{info} has no type in the client")

    def _struct(self, info: inspect.StructType, sent: bool) -> str:
        cls = info.cls
        if cls in self._names:
            return self._names[cls]
        name = NAMES.get(cls, cls.__name__.removesuffix("OnWire"))
        if name in self._bodies or name in self._names.values():
            raise TypeError(f"two types of the client are called {name}")
        self._names[cls] = name
        self._bodies[name] = "\n".join(self._interface(info, name, sent))
        return name

    def _typed_dict(self, info: inspect.TypedDictType, sent: bool) -> str:
        name = info.cls.__name__
        if info.cls not in self._names:
            self._names[info.cls] = name
            fields = (
                f"  {one.encode_name}{'' if one.required else '?'}: {self._reference(one.type, sent)};"
                for one in info.fields
            )
            self._bodies[name] = "\n".join(
                [*_about(info.cls), f"export interface {name} {{", *fields, "}", ""]
            )
        return name

    def _interface(self, info: inspect.StructType, name: str, sent: bool) -> Iterator[str]:
        yield from _about(info.cls)
        if info.array_like:
            items = (f"{field.encode_name}: {self._reference(field.type, sent)}" for field in info.fields)
            yield from (f"export type {name} = [{', '.join(items)}];", "")
            return
        base = info.cls.__bases__[0]
        inherited = set(base.__struct_fields__)
        extends = f" extends {self._reference(inspect.type_info(base), sent)}" if inherited else ""
        yield f"export interface {name}{extends} {{"
        if info.tag_field:
            yield f'  {info.tag_field}: "{info.tag}";'
        for field in (one for one in info.fields if one.name not in inherited):
            mark = "" if field.required or sent else "?"
            yield f"  {field.encode_name}{mark}: {self._reference(field.type, sent)};"
        yield from ("}", "")


def _about(cls: type) -> Iterator[str]:
    """What a class says of itself, as a comment."""
    if cls.__doc__:
        yield f"/** {' '.join(cleandoc(cls.__doc__).split())} */"


def written() -> str:
    """The text of the file."""
    writer = Writer()
    writer.add(SENT, sent=True)
    writer.add(RECEIVED, sent=False)
    return writer.text()


def main() -> int:
    TARGET.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
