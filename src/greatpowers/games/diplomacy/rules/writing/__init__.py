"""Orders as people write them, in three languages and many spellings. [2]"""
