"""The server: people, lobby, matches, clocks, press, bots and records, over HTTP and WebSocket."""
