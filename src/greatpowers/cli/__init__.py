"""The greatpowers command: play in the terminal, referee, study. Each command is a module of its own."""
