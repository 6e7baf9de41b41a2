"""PNGs of all screens into docs/img: `make screenshots`, or name some of PARTS. The games are played as a bot advises."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.conftest import ARGS, NAMES  # noqa: E402
from tests.browser.people import Player  # noqa: E402
from tests.browser.shots_tzolkin import shoot_tzolkin  # noqa: E402

from patolli.testing.serving import ServerProcess  # noqa: E402

IMAGES = ROOT / "docs/img"
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LOOKS: dict[str, dict[str, Any]] = {
    f"{size}{shade}": {"color_scheme": scheme, **device}
    for size, device in (("", LAPTOP), ("-phone", PHONE))
    for shade, scheme in (("", "light"), ("-dark", "dark"))
}
BOTS = [{"kind": "bot", "level": "coati"}, {"kind": "bot", "level": "armadillo"}]
MIDDLE = 60  # moves of mine into the game


def shoot(player: Player, name: str) -> None:
    player.page.mouse.move(0, 0)
    player.page.wait_for_timeout(700)
    player.page.screenshot(path=IMAGES / f"{name}.png")
    print(f"docs/img/{name}.png")


class Camera:
    """One server; a new look (laptop or phone, light or dark) for the same person."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser, self.server = browser, server
        self.ana = Player(browser, server.address, "Ana", **LAPTOP)

    def looks(self, path: str, name: str, wait: str) -> None:
        """The same page in all four looks."""
        cookies = self.ana.context.storage_state()
        for suffix, look in LOOKS.items():
            other = Player(self.browser, self.server.address, "", storage_state=cookies, **look)
            other.go(path).wait_for_selector(wait)
            shoot(other, f"{name}{suffix}")
            other.context.close()

    def sit(self, path: str) -> dict[str, Player]:
        """The same page in all four looks at once."""
        cookies = self.ana.context.storage_state()
        address = self.server.address
        eyes = {
            end: Player(self.browser, address, "", storage_state=cookies, **look)
            for end, look in LOOKS.items()
        }
        for eye in eyes.values():
            eye.go(path).wait_for_selector(".stage svg")
        return eyes

    def start(self) -> None:
        self.looks("/", "start", "[data-play=mexica]")
        self.looks("/new/mexica", "new-table", "form")

    def mexica(self) -> None:
        ana = self.ana
        table = ana.open_table("mexica", *BOTS, hints=True)
        ana.wait(lambda seen: "h6" in seen["lit"])
        shoot(ana, "mexica-start")
        for _ in range(MIDDLE):
            ana.play_hint("coati")
        ana.wait_turn()
        self.looks(f"/table/{table}", "mexica", ".bar.active, .result")
        while "canal" not in ana.wait_turn()["words"] and not ana.sees()["over"]:
            ana.play_hint("coati")
        if not ana.sees()["over"]:
            ana.click_word("canal")
            shoot(ana, "mexica-canal")
            ana.page.click("[data-do=cancel]")
        while not ana.wait_turn()["over"]:
            ana.play_hint("coati")
        self.looks(f"/table/{table}", "result", ".result svg")
        self.looks(f"/replay/{table}?at=150", "replay", ".controls")

    def mezo(self) -> None:
        """The start, a conflict, the Blessed region, the end."""
        ana = self.ana
        table = ana.open_table("mezo", *BOTS, BOTS[1], hints=True)
        ana.wait_turn()
        self.looks(f"/table/{table}", "mezo-start", ".bar.active")
        wanted = {"action": "mezo-conflict", "sacrifice": "mezo-blessed"}
        while not ana.wait_turn()["over"]:
            view = ana.view()
            if view["phase"] in wanted and view["age"] == 2:
                self.looks(f"/table/{table}", wanted.pop(view["phase"]), ".bar.active")
            ana.play_hint("armadillo")
        self.looks(f"/table/{table}", "mezo-end", ".result svg")

    def tzolkin(self) -> None:
        shoot_tzolkin(self.ana, self.sit, shoot)

    def patolli(self) -> None:
        ana = self.ana
        table = ana.open_table("patolli", BOTS[0], hints=True)
        while len(ana.view()["reach"]) < 3 and not ana.wait_turn()["over"]:
            ana.play_hint("armadillo")
        self.looks(f"/table/{table}", "patolli", ".bar.active")

    def others(self) -> None:
        self.ana.open_table("mezo", {"kind": "local", "name": "Bob"}, BOTS[0])
        self.ana.page.wait_for_selector(".handover")
        shoot(self.ana, "hand-over")
        self.ana.go("/rules/mexica").wait_for_selector("[id=MEX-R12]")
        shoot(self.ana, "rules")

    def analysis(self) -> None:
        """What was better, trying it again, and the analysis board, for every game."""
        for golden in ("mexica/builder-3-3", "tzolkin/bots-2", "mezo/random-2-0", "patolli/random-2-0"):
            game = golden.split("/")[0]
            page = self.ana.go(f"/replay/{self.ana.bring(golden)}")
            page.click("[data-do=analyse]")
            page.wait_for_selector(".graph", timeout=600_000)
            page.click("[data-do=mistake-after]")
            page.wait_for_url("**at=*")
            page.wait_for_timeout(500)  # the address follows the board
            self.looks(page.url.removeprefix(self.server.address), f"analysis-{game}", ".verdict")
            page.click("[data-do=learn]")
            page.wait_for_selector(".coach")
            page.click("[data-do=hint]")
            shoot(self.ana, f"analysis-{game}-retry")
            page = self.ana.go(f"/board/{game}")
            page.click("[data-do=think]")
            page.wait_for_selector(".opinion [data-do=best]", timeout=600_000)
            shoot(self.ana, f"analysis-{game}-board")


PARTS = ("start", "mexica", "tzolkin", "mezo", "patolli", "others", "analysis")


def main() -> None:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        sys.exit("no browser: install chromium")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        camera = Camera(browser, server)
        for part in sys.argv[1:] or PARTS:
            getattr(camera, part)()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
