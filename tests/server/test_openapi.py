"""The OpenAPI description, and thousands of requests made from it: no server error."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from tests.server.people import ServerProcess, Someone

from patolli.server.app import describe

DESCRIBED: dict[str, Any] = describe()
DOORS = [(path, method) for path, methods in DESCRIBED["paths"].items() for method in methods]
schema = schemathesis.openapi.from_dict(DESCRIBED)


@pytest.mark.parametrize(("path", "method"), DOORS)
def test_no_request_breaks_the_server(server: ServerProcess, path: str, method: str) -> None:
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
        case.validate_response(response, checks=[not_a_server_error])

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
def test_every_door_is_described(path: str, method: str) -> None:
    assert DESCRIBED["paths"][path][method]["description"]
