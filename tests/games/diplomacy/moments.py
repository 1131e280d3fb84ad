"""Autumn 1904, the position of the pictures: much happens to Austria at once."""

from __future__ import annotations

from typing import Final

UNITS: Final = {
    "Austria": "A Vie, A Tri, A Ser, F Alb, F Adr",
    "Italy": "A Tyr, A Ven, F Ion, F Apu",
    "Germany": "A Boh, F Den, A Ruh, A Mun, A Hol",
    "England": "F Nwy, F Nth, F Edi, A Yor",
    "Russia": "A Sev, F Swe, A War, A StP, A Mos",
    "Turkey": "A Bul, F Aeg, F Gre, A Con, F Ank",
    "France": "A Bur, A Mar, A Bel, A Spa, F Bre, F Por",
}
CENTRES: Final = {
    "Austria": "Vie Bud Tri Ser Rum",
    "Italy": "Rom Nap Ven Tun",
    "Germany": "Ber Kie Mun Den Hol",
    "England": "Lon Lvp Edi Nwy",
    "Russia": "Mos War Sev StP Swe",
    "Turkey": "Con Ank Smy Bul Gre",
    "France": "Par Mar Bre Spa Por Bel",
}
ORDERS: Final = {
    "Austria": "A Vie - Tyr; A Tri S A Vie - Tyr; A Ser - Gre; F Alb S A Ser - Gre; F Adr H",
    "Italy": "A Tyr - Vie; A Ven - Tri; F Ion - Adr; F Apu S F Ion - Adr",
    "Germany": "A Boh S A Tyr - Vie; F Den - Swe; A Ruh H; A Mun H; A Hol H",
    "England": "F Nwy S F Den - Swe; F Nth H; F Edi H; A Yor H",
    "Russia": "A Sev - Rum; F Swe H; A War H; A StP H; A Mos H",
    "Turkey": "A Bul - Rum; F Aeg - Ion; F Gre H; A Con H; F Ank H",
    "France": "A Bur H; A Mar H; A Bel H; A Spa H; F Bre H; F Por H",
}
