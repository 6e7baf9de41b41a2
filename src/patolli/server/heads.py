"""HTTP with bounds: uvicorn itself would read the headers of a request without end."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

MOST = 64 * 1024  # bytes; what is larger than allowed but not without end, `gate` refuses in a nicer way


class BoundedHttp(HttpToolsProtocol):
    """Hangs up on whoever sends a head that does not end."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.in_head = True
        self.size = 0  # bytes since the last one that belonged to something else

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        super().data_received(data)
        if self.in_head and self.size > MOST and not self.transport.is_closing():
            self.transport.write(STATUS_LINE[431] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = True
        self.size = 0
        super().on_message_complete()
