"""Who may import whom, where the import contracts of pyproject.toml cannot say it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "rulings" / "engine"
MODULES = sorted(ENGINE.rglob("*.py"))
RANKING_LIBRARIES = {"phevaluator", "pokerkit"}
HISTORIES = ROOT / "rulings" / "histories"
HISTORY_MODULES = sorted(HISTORIES.rglob("*.py"))
PARSING_LIBRARIES = {"msgspec", "rtoml"}


def imported(module):
    """Yield the dotted name of everything that the file MODULE imports."""
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield absolute(module, node)


def absolute(module, node):
    """Return the dotted name that the `from` import NODE in MODULE reads from."""
    if node.level == 0:
        return node.module
    package = module.relative_to(ROOT).parts[: -node.level]
    return ".".join([*package, *filter(None, [node.module])])


def may_import(module, name):
    """Say whether MODULE may import NAME: the standard library, the engine itself and, in ranking, two libraries."""
    top = name.partition(".")[0]
    ranking = module.relative_to(ENGINE).parts[0].removesuffix(".py") == "ranking"
    inside = name == "rulings.engine" or name.startswith("rulings.engine.")
    return inside or top in sys.stdlib_module_names or (ranking and top in RANKING_LIBRARIES)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_the_engine_imports_the_standard_library_and_itself(module):
    assert [name for name in imported(module) if not may_import(module, name)] == []


def histories_may_import(name):
    """Say whether the histories may import NAME: the standard library, themselves, the engine and the two parsers."""
    top = name.partition(".")[0]
    ours = name.startswith(("rulings.engine.", "rulings.histories.")) or name in ("rulings.engine", "rulings.histories")
    return ours or top in sys.stdlib_module_names or top in PARSING_LIBRARIES


@pytest.mark.parametrize("module", HISTORY_MODULES, ids=lambda path: str(path.relative_to(HISTORIES)))
def test_the_histories_import_the_engine_and_their_parsers(module):
    assert [name for name in imported(module) if not histories_may_import(name)] == []


@pytest.mark.parametrize("package", ["rulings.engine", "rulings.histories.readers"])
def test_engine_and_histories_start_without_django(package):
    look = f"import sys, {package}; print(sorted({{name.partition('.')[0] for name in sys.modules}}))"
    result = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, check=True)
    assert set(ast.literal_eval(result.stdout)) & {"django", "rest_framework", "celery", "cardroom", "tables"} == set()
