"""The rules in the order of the book: a noun answers questions, a gerund asks and carries out."""
