"""`patolli serve` and `patolli work`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_network
from pathlib import Path

import uvicorn

from patolli.cli.language import command_texts, system_language
from patolli.core.errors import PatolliError
from patolli.core.registry import games
from patolli.server.app import make_app
from patolli.server.clock import Clock
from patolli.server.heads import BoundedHttp
from patolli.server.logs import set_up_logs
from patolli.server.metrics import Metrics
from patolli.server.packed_sockets import PackedSockets
from patolli.server.settings import Keep, Limits, Settings, with_bots, with_keep, with_limits
from patolli.server.storage import CannotOpen, open_data

LOOPBACK = ("127.0.0.0/8", "::1")  # a proxy on the same machine is believed


class CannotServe(PatolliError):
    """The server cannot start, or its data cannot be copied."""


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    workers: int,
    browser: bool,
    origin: list[str],
    trusted_proxy: list[str],
    secure: bool,
    limits: str,
    keep: str,
    bots: list[str],
) -> None:
    """Run the server until Ctrl-C."""
    set_up_logs()
    for missing in games()[1]:
        print(f"patolli: {missing}", file=sys.stderr)
    try:
        allowed = with_limits(Limits(), limits)
        kept = with_keep(Keep(), keep)
        offered = with_bots(bots)
        proxies = tuple(str(ip_network(proxy)) for proxy in trusted_proxy)
    except ValueError as error:
        raise CannotServe(str(error)) from None
    settings = Settings(
        data=data or Settings().data,
        database=database,
        workers=workers,
        limits=allowed,
        keep=kept,
        bots=offered,
        origins=tuple(origin),
        secure=secure,
        proxies=proxies,
    )
    listener = listen(host, port)
    address = f"http://{host if ':' not in host else f'[{host}]'}:{listener.getsockname()[1]}/"
    try:
        with open_data(settings, address, Clock().now()) as shared:
            if workers == 0 and not shared:
                raise CannotServe(
                    "--workers 0 is for PostgreSQL, where `patolli work` can think for the server"
                )
            run(settings, listener, address, browser)
    except CannotOpen as error:
        raise cannot_serve(error) from None


def cannot_serve(error: CannotOpen) -> CannotServe:
    return CannotServe(command_texts(system_language()).say(error.error, dict(error.facts)))


def work(database: str | None, workers: int, bots: list[str]) -> None:
    """Think for the servers of a PostgreSQL until Ctrl-C."""
    from patolli.server.worker import RunningWorker  # what PostgreSQL needs is loaded only here

    set_up_logs()
    try:
        settings = Settings(database=database, workers=workers, bots=with_bots(bots))
    except ValueError as error:
        raise CannotServe(str(error)) from None
    if database is None or database.startswith("sqlite"):
        raise CannotServe("workers need a database that several programs can use: --database postgresql://…")
    try:
        with open_data(settings, "a worker", Clock().now()), contextlib.suppress(KeyboardInterrupt):
            asyncio.run(RunningWorker(settings, Clock(), Metrics()).run(ready=announce_worker))
    except CannotOpen as error:
        raise cannot_serve(error) from None


def announce_worker() -> None:
    print("Patolli is ready to think  (Ctrl-C ends it)", flush=True)


def run(settings: Settings, listener: socket.socket, address: str, browser: bool) -> None:
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message,
        ws_max_queue=8,
        ws=PackedSockets,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_keep_alive=75,  # longer than browsers and proxies like to reuse an idle connection
        timeout_graceful_shutdown=3,
        http=BoundedHttp,
        proxy_headers=True,
        forwarded_allow_ips=[*LOOPBACK, *settings.proxies],
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a server ends: nothing went wrong
        Announced(config, address, browser).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """Take the port first, so that a port in use is said plainly."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        problem = f"cannot listen on {host}:{port}: {error.strerror}; try another one with --port"
        raise CannotServe(problem) from None
    return listener


class Announced(uvicorn.Server):
    """Says its address once it answers, and opens it where there is a screen."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        spare_the_collector()
        print(f"Patolli is at {self.address}  (Ctrl-C ends it)", flush=True)
        if self.browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def spare_the_collector() -> None:
    """Full garbage collections stop everybody: 0.2 s with a thousand sockets, several times a minute.

    What was loaded so far stays for good, so it need not be looked at again; and nearly all that comes and
    goes is freed without the collector, so it may look less often.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    gc.enable()


def has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
