"""What the checks of all games ask of this one: samples, odd answers, what a study counts."""
