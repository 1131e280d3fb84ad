"""The regular: weighs what every province is worth and plans all units together."""
