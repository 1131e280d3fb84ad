"""Texts of limited length, the same on both databases: SQLite by itself would keep any length."""

from __future__ import annotations

import sqlalchemy
from sqlalchemy import Dialect
from sqlalchemy.exc import DontWrapMixin
from sqlalchemy.types import TypeDecorator

from ..problems import Problem


class TooLong(Problem, DontWrapMixin):
    """A text that no column takes; whatever people send is refused at the border before it comes here."""

    def __init__(self, most: int) -> None:
        super().__init__(
            422, "text-too-long", f"a text has more than {most} characters", params={"most": most}
        )


class String(TypeDecorator[str]):
    """A text of at most so many characters."""

    impl = sqlalchemy.String
    cache_ok = True

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and len(value) > self.most:
            raise TooLong(self.most)
        return value
