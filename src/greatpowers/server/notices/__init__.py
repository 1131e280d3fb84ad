"""Being told: what happened where somebody is awaited, by what reaches him, once a turn and never wrongly."""
