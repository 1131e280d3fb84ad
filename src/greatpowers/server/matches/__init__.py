"""Tables: made in the lobby, seats, clocks, and the game each of them plays."""
