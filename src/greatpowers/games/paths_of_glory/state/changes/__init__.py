"""The verbs that alter the state; each records what happened."""
