"""The HTTP and WebSocket face of the server: each handler reads, asks a service and answers."""
