"""What the checks and measurements of all games ask of this one."""
