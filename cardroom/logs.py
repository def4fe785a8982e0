"""How the logs are written: one line an event, on standard error, each with the id of its request."""

from typing import Any

import structlog
from structlog.typing import Processor

SHARED: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.stdlib.PositionalArgumentsFormatter(),
]


def logging_config(*, readable: bool) -> dict[str, Any]:
    """Set up structlog and return the LOGGING setting, for people when READABLE, else as JSON lines."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {
                "()": structlog.stdlib.ProcessorFormatter,
                "foreign_pre_chain": SHARED,
                "processors": [
                    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                    *(readable_end() if readable else json_end()),
                ],
            }
        },
        # A stream handler writes to standard error, which leaves standard output to the commands.
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            **{name: {"level": "INFO"} for name in ("django_structlog", "cardroom", "tables", "rulings")},
            "django": {"handlers": []},  # its own would write every line a second time
        },
    }


def readable_end() -> list[Processor]:
    """Return the last processors where a person reads along."""
    return [structlog.dev.ConsoleRenderer(colors=False)]


def json_end() -> list[Processor]:
    """Return the last processors where a program collects the lines."""
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
