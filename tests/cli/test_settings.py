"""Every setting of the server can come from the environment, so that no secret stands on a command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from patolli.cli.app import read_command
from patolli.core.errors import BadOption

PAGE = Path(__file__).parent.parent.parent / "docs/host-it.md"
SETTINGS: dict[str, tuple[str, str, Any]] = {  # the variable, what it says, what that means
    "host": ("PATOLLI_HOST", "0.0.0.0", "0.0.0.0"),
    "port": ("PATOLLI_PORT", "9000", 9000),
    "data": ("PATOLLI_DATA", "/srv/tables", Path("/srv/tables")),
    "database": ("PATOLLI_DATABASE_URL", "postgresql://me:secret@db/x", "postgresql://me:secret@db/x"),
    "workers": ("PATOLLI_WORKERS", "5", 5),
    "browser": ("PATOLLI_BROWSER", "no", False),
    "origin": (
        "PATOLLI_ORIGIN",
        "https://a.example https://b.example",
        ["https://a.example", "https://b.example"],
    ),
    "trusted_proxy": (
        "PATOLLI_TRUSTED_PROXY",
        "192.0.2.1 10.0.0.0/8",
        ["192.0.2.1", "10.0.0.0/8"],
    ),
    "secure": ("PATOLLI_SECURE", "yes", True),
    "limits": ("PATOLLI_LIMITS", "tables=3", "tables=3"),
    "bot": ("PATOLLI_BOT", "a=cmd:./a --fast\nb=cmd:b", ["a=cmd:./a --fast", "b=cmd:b"]),
    "keep": ("PATOLLI_KEEP", "chat=7", "chat=7"),
}


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, _, _ in SETTINGS.values():
        monkeypatch.delenv(variable, raising=False)


def serve(*words: str) -> dict[str, Any]:
    _, given = read_command(["serve", *words])
    return {name: value for name, value in vars(given).items() if name != "run"}


def test_every_setting_has_its_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serve().keys() == SETTINGS.keys()
    for variable, said, _ in SETTINGS.values():
        monkeypatch.setenv(variable, said)
    assert serve() == {name: meant for name, (_, _, meant) in SETTINGS.items()}


def test_the_page_names_them_all() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, (variable, _, _) in SETTINGS.items():
        assert f"`{variable}" in page
        option = name.replace("_", "-")
        assert f"--{option}" in page or f"--no-{option}" in page


def test_the_command_line_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_PORT", "9000")
    monkeypatch.setenv("PATOLLI_SECURE", "yes")
    monkeypatch.setenv("PATOLLI_ORIGIN", "https://a.example")
    given = serve("--port", "1", "--no-secure", "--origin", "https://c.example")
    assert (given["port"], given["secure"], given["origin"]) == (1, False, ["https://c.example"])


def test_an_empty_variable_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = serve()
    for variable, _, _ in SETTINGS.values():
        monkeypatch.setenv(variable, "")
    assert serve() == usual


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("PATOLLI_PORT", "many"),
        ("PATOLLI_PORT", "70000"),
        ("PATOLLI_WORKERS", "-1"),
        ("PATOLLI_SECURE", "perhaps"),
    ],
)
def test_a_wrong_variable_is_named(monkeypatch: pytest.MonkeyPatch, variable: str, said: str) -> None:
    monkeypatch.setenv(variable, said)
    with pytest.raises(BadOption, match=f"{variable}: .*{said}"):
        serve()


def test_a_server_starts_from_the_environment_alone(tmp_path: Path) -> None:
    env = {
        "PATOLLI_DATA": str(tmp_path),
        "PATOLLI_PORT": "0",
        "PATOLLI_BROWSER": "no",
        "PATOLLI_WORKERS": "1",
    }
    command = [sys.executable, "-c", "from patolli.cli import main; main()"]
    process = subprocess.Popen([*command, "serve"], stdout=subprocess.PIPE, text=True, env=os.environ | env)
    try:
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        subprocess.run([*command, "backup", str(tmp_path / "copy")], env=os.environ | env, check=True)
    finally:
        process.terminate()
        process.wait()
    assert (tmp_path / "copy").stat().st_size > 0


def test_a_password_in_the_address_of_the_database_is_not_printed(tmp_path: Path) -> None:
    env = {"PATOLLI_DATA": str(tmp_path), "PATOLLI_DATABASE_URL": "postgresql://ana:tlaloc@127.0.0.1:1/none"}
    command = [sys.executable, "-c", "from patolli.cli import main; main()", "serve", "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | env, check=False)
    assert done.returncode == 2
    assert "tlaloc" not in done.stdout + done.stderr
