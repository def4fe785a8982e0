"""Rule on records from files: one JSON line each."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management import BaseCommand

from rulings.engine import RecordError, rule_record

_CANNOT_READ = 1


class Command(BaseCommand):
    help = (
        "Rule on records: one JSON line per record, in order. A FILE ending in .jsonl holds one record a line; - reads "
        "one from standard input. Exits with 1 when any record could not be ruled on."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE")

    def handle(self, *, files: list[str], **_options: Any) -> None:
        failed = False
        for file in files:
            for text in texts(file):
                answer = {"file": file} | ruled(text)
                failed = failed or "error" in answer
                self.stdout.write(json.dumps(answer))
        if failed:
            sys.exit(_CANNOT_READ)


def texts(file: str) -> Iterator[bytes | RecordError]:
    """The records of a file as they are written, or why there are none."""
    try:
        if file == "-":
            yield sys.stdin.buffer.read()
        elif file.endswith(".jsonl"):
            with Path(file).open("rb") as lines:
                yield from (line for line in lines if line.strip())
        else:
            yield Path(file).read_bytes()
    except OSError as error:
        yield RecordError("no_file", "", error.strerror or "cannot be read")


def ruled(text: bytes | RecordError) -> dict[str, Any]:
    """The rulings on a record, or the error it has."""
    try:
        if isinstance(text, RecordError):
            raise text
        return rule_record(parsed(text))
    except RecordError as error:
        return {"error": error.as_json()}


def parsed(text: bytes) -> Any:
    """The JSON document in a text. Raises RecordError when there is none."""
    try:
        return json.loads(text)
    except UnicodeDecodeError as error:
        raise RecordError("not_json", f"byte {error.start}", "is not written in UTF-8") from None
    except json.JSONDecodeError as error:
        raise RecordError("not_json", f"line {error.lineno} column {error.colno}", error.msg) from None
    except RecursionError:
        raise RecordError("not_json", "", "is nested too deeply") from None
    except ValueError as error:
        raise RecordError("not_json", "", str(error)) from None
