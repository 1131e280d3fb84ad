"""Programs at the table: accounts of their own, tokens that say what they may do, streams of lines."""
