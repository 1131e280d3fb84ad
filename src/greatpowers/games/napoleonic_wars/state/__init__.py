"""What a match holds: the state, events, the verbs that change it."""
