"""Where units may be, and how they move, entrench and take ground. [10, 11]"""
