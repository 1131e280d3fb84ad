### Why a position of Paths of Glory cannot be read. Units, spaces and cards go by the names they have in documents.

pog-position-actions = «{ $where }»: действий названо { $count }, раундов в ходу { $rounds }.
pog-position-russian-vp = «{ $where }»: по контролю у Центральных держав таких регионов { $count }, а не { $given }.
pog-position-capitulation = «{ $where }»: для этой ячейки нужно 3 русских региона, приносящих ПО, сейчас их { $count }.
pog-position-card-twice = «{ $where }»: карта «{ $card }» уже названа в «{ $other }».
pog-position-card-side = «{ $where }»: карта «{ $card }» не этой стороны.
pog-position-counters = «{ $where }»: фишек «{ $unit }» больше нет. Всего: { $count }.
pog-position-unit = «{ $where }»: соединение пишется «{ $unit }» или «{ $unit } reduced».
pog-position-both-sides = Соединения двух сторон не могут стоять вместе. Регион: «{ $space }».
pog-position-not-at-war = «{ $where }»: эта нация не воюет; она должна стоять в «at_war». Нация: «{ $nation }».
pog-position-two-owners = Регион не может принадлежать обеим сторонам. Регион: «{ $space }».
pog-position-two-trenches = В регионе не может быть траншей обеих сторон. Регион: «{ $space }».
pog-position-no-beach = СЭС здесь не высаживаются. Регион: «{ $space }».
pog-position-no-fort = Здесь нет крепости, которую можно уничтожить. Регион: «{ $space }».
pog-position-no-besiegers = Осаждать крепость здесь некому. Регион: «{ $space }».
pog-position-no-broken-siege = Это не крепость, которую осаждают слишком слабо. Регион: «{ $space }».
pog-position-solo = Соло-режим начинается со своей расстановки, а не с позиции.
pog-position-swap = «{ $where }»: дополнительная карта «{ $card }» не может заменить карту «{ $other }».
pog-position-not-held = «{ $where }»: карты «{ $card }» в этой руке нет.
pog-position-claimed = У этого региона есть хозяин, ничьим он быть не может. Регион: «{ $space }».
