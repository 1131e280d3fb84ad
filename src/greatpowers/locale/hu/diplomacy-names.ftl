### A nevek ragozatlanul állnak a szövegekben.
