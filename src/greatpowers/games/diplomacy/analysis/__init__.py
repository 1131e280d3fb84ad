"""What can be asked of any position."""
