"""Strategic redeployment. [9.3, 13]"""
