"""Public talk: announcements, calls for help, answers to what people say. [8.6]"""
