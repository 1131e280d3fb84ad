"""What players say to each other as values: arrangements and what is done with them. [1.9]"""
