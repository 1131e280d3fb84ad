"""Random play that prefers events, so that in the long run every card comes up."""
