"""What goes over the wire while a game is played: snapshots, changes, reasons."""
