"""Who sits where: people, tables, clocks, storage, live updates, the HTTP and WebSocket API.

Read `tables` and `play` first: they are the rules of sitting at a table. `database` and `store` keep it
on disk, `hub` holds what is in memory and tells everybody, `live` and `api_*` are the doors, `app` puts it
together.
"""
