"""The wire: every message of HTTP and WebSocket, defined once.

`requests` is what clients send, `answers` what the server says, `socket` which of them travel over the
WebSocket of a table and what answers what; `words` are the kinds of fields. The OpenAPI description and the
client's TypeScript types are made from these classes, so a change here is a change everywhere. Nothing here
knows HTTP, a database or a game: what only a game understands (`View`, `Preview`, `GameEvent`) stays an open
JSON object.
"""
