"""What a match holds."""
