"""How weights are found: a start by regression, a search by evolution, a test before any is kept."""
