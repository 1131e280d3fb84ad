"""What is particular to the boards of Paths of Glory: which spaces stand where, and their settings."""
