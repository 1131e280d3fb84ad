"""The part of a player that talks: what it proposes, answers, believes, and how it words all that."""
