"""What can happen, in the past tense."""
