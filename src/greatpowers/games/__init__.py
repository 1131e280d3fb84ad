"""The games of the house; `table` lists them."""
