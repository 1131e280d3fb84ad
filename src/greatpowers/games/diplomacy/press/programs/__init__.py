"""Press of programs: the same proposals in a syntax like that of DAIDE, text both ways. [1.9]"""
