"""The tests; `testkit` holds what they share."""
