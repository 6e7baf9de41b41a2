"""Structured logs: one JSON object a line. They never hold what people keep secret.

A line has only the fields that the code names; a traceback shows where, not with which values.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Any

FIELDS = (
    "route",
    "method",
    "status",
    "ms",
    "person",
    "table",
    "level",
    "error",
    "count",
    "address",
    "version",
)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                line["bot" if name == "level" else name] = getattr(record, name)
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:]]
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str = "info") -> None:
    """All loggers write JSON lines to standard error; uvicorn's own lines of requests are off."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("procrastinate").setLevel("CRITICAL")  # it tells of every job with all its facts
    logging.getLogger("uvicorn.error").setLevel("WARNING")
