"""What all cards share: who may play which, what they ask, notes on fights. [6]"""
