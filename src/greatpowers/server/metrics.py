"""Figures for Prometheus: what is decided, how fast, by whom, and what is open."""

from __future__ import annotations

from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()

DECISIONS: Final = Counter("greatpowers_decisions", "Decisions carried out", ["made_by"], registry=REGISTRY)
SECONDS_TO_DECIDE: Final = Histogram(
    "greatpowers_decision_seconds",
    "From reading a decision to its row being on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
REQUESTS: Final = Counter(
    "greatpowers_requests", "HTTP requests answered", ["method", "status"], registry=REGISTRY
)
SOCKETS: Final = Gauge("greatpowers_sockets", "Open WebSocket connections", registry=REGISTRY)
TABLES: Final = Gauge("greatpowers_tables_in_memory", "Tables held in memory", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "greatpowers_bot_seconds",
    "Thinking time of bots",
    ["level"],
    buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10),
    registry=REGISTRY,
)
BOT_FALLBACKS: Final = Counter(
    "greatpowers_bot_fallbacks", "Random answers given in place of a bot", ["why"], registry=REGISTRY
)


def counted(app: ASGIApp) -> ASGIApp:
    """Count every answer by method and status."""

    async def counting(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(str(scope.get("method", "")), str(message["status"])).inc()
            await send(message)

        await app(scope, receive, sending if scope["type"] == ScopeType.HTTP else send)

    return counting


def exposition() -> bytes:
    """All figures in the text format of Prometheus."""
    return generate_latest(REGISTRY)
