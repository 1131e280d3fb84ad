"""The Regular: weighs what its answers lead to."""
