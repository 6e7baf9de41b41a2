"""The OpenAPI description: all is in it, and thousands of requests made from it are answered as it says."""

from __future__ import annotations

from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.contract import DESCRIBED, DOORS, LIVE, SCHEMAS
from tests.server.people import ServerProcess, Someone

from patolli.server.wire.answers import Answer
from patolli.server.wire.requests import Request
from patolli.server.wire.socket import ANSWERS, ClientMessage, ServerMessage

schema = schemathesis.openapi.from_dict(DESCRIBED)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.parametrize(("path", "method"), DOORS)
def test_every_request_is_answered_as_described(server: ServerProcess, path: str, method: str) -> None:
    regulars = Regulars(server)

    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=schema[path][method].as_strategy())
    def ask(case: Any) -> None:
        ana, table = regulars.somebody()
        if case.path_parameters and "table_id" in case.path_parameters:
            # Half of the requests go to a table that exists.
            if len(str(case.path_parameters["table_id"])) % 2:
                case.path_parameters["table_id"] = table
        if isinstance(case.query, dict):
            case.query.pop("wait", None)
        response = case.call(base_url=server.address, cookies=dict(ana.http.cookies))
        # What reads the schemas there does not know tuples; `contract` looks at records, too.
        unread = [response_schema_conformance] if path.endswith("/record") else []
        case.validate_response(response, checks=[check for check in CHECKS if check not in unread])

    ask()


class Regulars:
    """Somebody who is logged in and sits at a table that runs, again and again."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.person: Someone | None = None
        self.table = ""

    def somebody(self) -> tuple[Someone, str]:
        if self.person is None or self.person.http.get("/api/me").status_code != 200:
            self.person = self.server.guest()
            self.table = self.person.table("patolli", "me local", start=True)["table"]["id"]
        return self.person, self.table


@pytest.mark.parametrize(("path", "method"), DOORS)
def test_every_door_says_what_it_answers_and_refuses(path: str, method: str) -> None:
    operation = DESCRIBED["paths"][path][method]
    assert operation["description"]
    good = [status for status in operation["responses"] if status < "300"]
    assert len(good) == 1
    for status, told in operation["responses"].items():
        assert told["description"]
        if status in ("204", "304"):
            assert "content" not in told
            continue
        ((_, body),) = told["content"].items()
        assert body["schema"]
        if status >= "400" and path != "/healthz":
            assert body["schema"] == {"$ref": "#/components/schemas/Refused"}
    assert {"429", "500", "503"} <= operation["responses"].keys()


def test_every_message_of_the_wire_is_described() -> None:
    def family(kind: type[Any]) -> set[str]:
        return {kind.__name__} | {name for child in kind.__subclasses__() for name in family(child)}

    bases = {"Request", "Answer"}
    assert (family(Request) | family(Answer)) - bases <= SCHEMAS.keys()
    assert all(schema.get("description") for schema in SCHEMAS.values())


def test_the_websocket_is_described() -> None:
    assert set(ANSWERS) == set(get_args(ClientMessage))
    assert LIVE["receives"].keys() == {"play", "undo", "why", "prices", "hint", "chat", "ping"}
    assert len(LIVE["sends"]) == len(get_args(ServerMessage))
