"""The veteran: what everybody could do, weighed against each other."""
