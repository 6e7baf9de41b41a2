"""The bots in docs/write-a-bot.md run as they are written there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from patolli.bots.arena import Arena

PAGE = Path(__file__).parent.parent.parent / "docs/write-a-bot.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_the_first_bot_has_about_twenty_lines() -> None:
    assert len([line for line in BLOCKS[0].splitlines() if line.strip()]) <= 20


@pytest.mark.parametrize("block", BLOCKS, ids=["MyBot", "PointsBot"])
def test_the_bots_of_the_page_play(block: str, tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(block, encoding="utf-8")
    name = re.findall(r"class (\w+)\(Bot\)", block)[0]
    arena = Arena("patolli", [f"{file}:{name}", "random"], games=2)
    assert len(list(arena.run())) == 2


def test_the_first_bot_is_better_than_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # games hang on the bots' names: the same name, the same games
    Path("mybot.py").write_text(BLOCKS[0], encoding="utf-8")
    arena = Arena("patolli", ["mybot.py:MyBot", "random"], games=12)
    list(arena.run())
    assert arena.table()[0].bot.endswith("MyBot")


def test_its_commands_exist() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for command in re.findall(r"^    patolli (\w+)", page, flags=re.MULTILINE):
        assert command in ("play", "arena")
