"""The rules, a folder for each group of chapters; a noun answers questions, a gerund asks and carries out."""
