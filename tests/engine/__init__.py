"""The engine, on games made for the purpose."""
