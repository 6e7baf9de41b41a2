"""Pictures of a training, where matplotlib is there to draw them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any


def draw_strength(rounds: list[dict[str, Any]], title: str, folder: Path) -> Path | None:
    """The share of wins against reasons over the games that were played; None without matplotlib."""
    if find_spec("matplotlib") is None:
        return None
    pyplot = canvas()
    games = [facts["games"] for facts in rounds]
    shares, lows, highs = ([100 * facts["against reasons"][at] for facts in rounds] for at in range(3))
    figure, axes = pyplot.subplots(figsize=(8, 4.5))
    axes.fill_between(games, lows, highs, alpha=0.25, linewidth=0)
    axes.plot(games, shares, marker="o")
    axes.set(title=title, xlabel="games of self-play", ylabel="wins, %", ylim=(0, 100))
    axes.grid(alpha=0.3)
    return saved(pyplot, figure, folder / "strength.png")


def draw_calibration(bins: list[tuple[float, float, int]], title: str, file: Path) -> Path | None:
    """How often seats won of which the network foretold so much; None without matplotlib."""
    if find_spec("matplotlib") is None:
        return None
    pyplot = canvas()
    figure, axes = pyplot.subplots(figsize=(5.5, 5.5))
    axes.plot([0, 100], [0, 100], linestyle="--", color="grey", linewidth=1)
    axes.plot([100 * told for told, _, _ in bins], [100 * true for _, true, _ in bins], marker="o")
    axes.set(title=title, xlabel="foretold share of the win, %", ylabel="true share, %")
    axes.grid(alpha=0.3)
    return saved(pyplot, figure, file)


def draw_shares(
    rows: list[tuple[str, float, float, float]], fair: float, title: str, file: Path
) -> Path | None:
    """Shares of wins with their intervals, one line a row; None without matplotlib."""
    if find_spec("matplotlib") is None:
        return None
    pyplot = canvas()
    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.26 * len(rows)))
    places = [*range(len(rows))][::-1]
    for place, (_, share, low, high) in zip(places, rows, strict=True):
        axes.plot([100 * low, 100 * high], [place, place], color="tab:blue", linewidth=2, alpha=0.5)
        axes.plot([100 * share], [place], marker="o", color="tab:blue")
    axes.axvline(100 * fair, linestyle="--", color="grey", linewidth=1)
    axes.set_yticks(places, [name for name, _, _, _ in rows])
    axes.set(title=title, xlabel="wins, %")
    axes.grid(alpha=0.3, axis="x")
    return saved(pyplot, figure, file)


def canvas() -> Any:
    import matplotlib

    matplotlib.use("agg")
    matplotlib.rcParams["svg.fonttype"] = "none"  # letters stay letters
    matplotlib.rcParams["svg.hashsalt"] = "patolli"  # the same picture gives the same file
    from matplotlib import pyplot

    return pyplot


def saved(pyplot: Any, figure: Any, file: Path) -> Path:
    figure.tight_layout()
    figure.savefig(file, dpi=120, metadata={"Date": None} if file.suffix == ".svg" else None)
    pyplot.close(figure)
    return file
