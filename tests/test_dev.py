"""The script `dev`, which has to work before anything is installed."""

import importlib.machinery
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def dev(tmp_path, monkeypatch):
    """The script as a module, over an empty folder with two locks."""
    loader = importlib.machinery.SourceFileLoader("dev", str(ROOT / "dev"))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("dev", loader))
    loader.exec_module(module)
    locks = {"runtime": tmp_path / "requirements.lock", "dev": tmp_path / "requirements-dev.lock"}
    for kind, path in locks.items():
        path.write_text(f"the {kind} lock\n")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(module, "LOCKS", locks)
    return module


@pytest.fixture
def commands(dev, monkeypatch):
    """The commands that the script would run, by their last words; making the venv makes its Python."""
    seen = []

    def run(*command):
        seen.append(Path(command[-1]).name)
        dev.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        dev.PYTHON.touch()

    monkeypatch.setattr(dev, "run", run)
    return seen


def test_the_first_run_makes_the_venv_and_installs(dev, commands):
    dev.install("runtime")
    assert commands == [".venv", "requirements.lock"]


def test_an_unchanged_lock_installs_nothing(dev, commands):
    dev.install("runtime")
    dev.install("runtime")
    assert commands == [".venv", "requirements.lock"]


def test_a_changed_lock_is_installed_into_the_same_venv(dev, commands):
    dev.install("runtime")
    dev.LOCKS["runtime"].write_text("another\n")
    dev.install("runtime")
    assert commands == [".venv", "requirements.lock", "requirements.lock"]


def test_the_development_lock_covers_the_runtime_one(dev, commands):
    dev.install("dev")
    dev.install("runtime")
    assert commands == [".venv", "requirements-dev.lock"]


def test_the_runtime_lock_does_not_cover_the_development_one(dev, commands):
    dev.install("runtime")
    dev.install("dev")
    assert commands == [".venv", "requirements.lock", "requirements-dev.lock"]


def test_a_venv_whose_python_is_gone_is_made_again(dev, commands):
    dev.install("runtime")
    dev.PYTHON.unlink()
    dev.install("runtime")
    assert commands == [".venv", "requirements.lock", ".venv", "requirements.lock"]


def test_a_python_without_venv_is_told_what_to_install(dev, monkeypatch):
    monkeypatch.setattr(dev.shutil, "which", lambda _name: None)
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(SystemExit, match="apt-get install python3-venv"):
        dev.make_venv()


def test_the_tests_run_on_two_cores_without_the_slow_ones(dev, commands, monkeypatch):
    executed = []
    monkeypatch.setattr(dev, "execute", lambda *command: executed.append(command))
    dev.test(["tests/test_dev.py"])
    dev.test(["-m", "slow", "-n0"])
    dev.test(["--postgresql", "-n0"])
    assert executed == [
        ("-m", "pytest", "-n", "2", "-m", "not slow", "tests/test_dev.py"),
        ("-m", "pytest", "-m", "slow", "-n0"),
        ("-m", "tests.postgresql", "-m", "not slow", "-n0"),
    ]


def test_every_check_is_run_and_the_failed_ones_are_named(dev, commands, monkeypatch, capsys):
    monkeypatch.setattr(dev, "passes", lambda name, _command: name not in {"mypy", "deployment"})
    assert dev.check([]) == 1
    assert capsys.readouterr().out == "check: failed: mypy, deployment\n"


def test_an_unknown_command_is_answered_with_the_commands():
    result = subprocess.run([sys.executable, ROOT / "dev", "dance"], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert "./dev COMMAND" in result.stderr


def test_the_development_lock_holds_every_line_of_the_runtime_lock():
    runtime, development = (
        {*(ROOT / name).read_text().splitlines()} for name in ("requirements.lock", "requirements-dev.lock")
    )
    assert runtime - development == set()


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_has_a_hash_for_everything_and_names_no_host(name):
    lock = (ROOT / name).read_text()
    packages = [block for block in lock.replace("\\\n", "").splitlines() if block]
    assert [package for package in packages if "--hash=sha256:" not in package] == []
    assert "://" not in lock
