"""Between turns: reinforcements, Deployment, cards. [14]"""
