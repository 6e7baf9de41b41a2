"""What a visit downloads, as the browser itself counts it: headers and packed bodies, nothing that its cache had.

python tests/browser/downloads.py               # this checkout
python tests/browser/downloads.py ../before     # and another one, whose client is built
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from patolli.testing.serving import ServerProcess  # noqa: E402

GAMES = ("mexica", "tzolkin", "mezo", "patolli")


class Meter:
    """Counts what a page downloads."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, int] = {}  # bytes by request
        self.deflated = False
        self.messages = 0
        self._pack = zlib.compressobj(wbits=-15)
        events = page.context.new_cdp_session(page)
        events.send("Network.enable")
        events.on("Network.loadingFinished", self._finished)
        events.on("Network.webSocketHandshakeResponseReceived", self._shook_hands)
        events.on("Network.webSocketFrameReceived", self._received)

    def _finished(self, event: dict[str, Any]) -> None:
        self.files[event["requestId"]] = int(event["encodedDataLength"])

    def _shook_hands(self, event: dict[str, Any]) -> None:
        agreed = str(event["response"]["headers"])
        self.deflated = "permessage-deflate" in agreed
        window = re.search(r"server_max_window_bits=(\d+)", agreed)
        self._pack = zlib.compressobj(wbits=-int(window[1]) if window else -15)

    def _received(self, event: dict[str, Any]) -> None:
        """Chromium tells what a message says, not how small it came, so it is packed here as the server did."""
        said = event["response"]["payloadData"].encode()
        packed = len(self._pack.compress(said)) + len(self._pack.flush(zlib.Z_SYNC_FLUSH))
        self.messages += packed if self.deflated else len(said)

    @property
    def total(self) -> int:
        return sum(self.files.values()) + self.messages


@dataclass
class Visits:
    """Bytes: of the first visit, the start page and then a table as well; of the second, the same two again."""

    home: int
    table: int
    again_home: int
    again_table: int
    requests: int  # of the first visit
    deflated: bool


@contextmanager
def new_page(browser: Browser, **context: Any) -> Iterator[Page]:
    newcomer = browser.new_context(**context)
    newcomer.set_default_timeout(60_000)
    yield newcomer.new_page()
    newcomer.close()


def at_rest(page: Page, selector: str) -> None:
    page.wait_for_selector(selector)
    page.wait_for_load_state("networkidle")


def visit(browser: Browser, address: str, game: str, locale: str = "en") -> Visits:
    """Somebody who was never here opens the start page and plays; later they come back to both."""
    play, board = f"[data-play={game}]", ".bar.active"
    with new_page(browser, locale=locale) as page:
        meter = Meter(page)
        page.goto(address)
        at_rest(page, play)
        home = meter.total
        page.click(play)
        page.wait_for_selector(f"dialog input, {board}")
        if page.locator("dialog input").count():  # who are you?
            page.fill("dialog input", "Ana")
            page.click("dialog .primary")
        at_rest(page, board)
        first, requests, deflated = meter.total, len(meter.files), meter.deflated
        table = page.url
        page.goto("about:blank")
        meter = Meter(page)
        page.goto(address)
        at_rest(page, play)
        again = meter.total
        page.goto(table)
        at_rest(page, board)
        return Visits(home, first, again, meter.total, requests, deflated)


def main() -> None:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    checkouts = [*(Path(one).resolve() for one in sys.argv[1:]), ROOT]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for checkout in checkouts:
            print(checkout.name if checkout != ROOT else "now")
            with tempfile.TemporaryDirectory() as folder:
                server = ServerProcess(Path(folder), path=str(checkout / "src"))
                server.start()
                for game in GAMES:
                    print(f"  {game:8} {visit(browser, server.address, game)}", flush=True)
                server.stop()
        browser.close()


if __name__ == "__main__":
    main()
