"""Ratings: how games ended, and how strong those who played them are; a rating is a fold over its events."""
