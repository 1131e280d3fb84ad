"""Who plays whom in a tournament: values in, tables out; no clock, no store, chance only from a seed."""
