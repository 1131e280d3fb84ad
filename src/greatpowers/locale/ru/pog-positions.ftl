### Why a position of Paths of Glory cannot be read. Units, spaces and cards go by the names they have in documents.

pog-position-actions = «{ $where }»: действий названо { $count }, раундов в ходу { $rounds }.
pog-position-russian-vp = «{ $where }»: по контролю у центральных держав таких пунктов { $count }, а не { $given }.
pog-position-capitulation = «{ $where }»: для этой ячейки нужно 3 российских пункта с победными очками, сейчас их { $count }.
pog-position-card-twice = «{ $where }»: карта «{ $card }» уже названа в «{ $other }».
pog-position-card-side = «{ $where }»: карта «{ $card }» не этой стороны.
pog-position-counters = «{ $where }»: фишек «{ $unit }» больше нет. Всего: { $count }.
pog-position-unit = «{ $where }»: подразделение пишется «{ $unit }» или «{ $unit } reduced».
pog-position-both-sides = Подразделения двух сторон не могут стоять вместе. Пункт: «{ $space }».
pog-position-not-at-war = «{ $where }»: эта нация не воюет; она должна стоять в «at_war». Нация: «{ $nation }».
pog-position-two-owners = Пункт не может принадлежать обеим сторонам. Пункт: «{ $space }».
pog-position-two-trenches = В пункте не может быть траншей обеих сторон. Пункт: «{ $space }».
pog-position-no-beach = Здесь MEF не высаживается. Пункт: «{ $space }».
pog-position-no-fort = Здесь нет форта, который мог быть разрушен. Пункт: «{ $space }».
pog-position-no-besiegers = Осаждать форт здесь некому. Пункт: «{ $space }».
pog-position-no-broken-siege = Это не форт, который осаждают слишком слабо. Пункт: «{ $space }».
pog-position-solo = Игра в одиночку начинается со своей расстановки, а не с позиции.
pog-position-swap = «{ $where }»: дополнительная карта «{ $card }» не может заменить карту «{ $other }».
pog-position-not-held = «{ $where }»: карты «{ $card }» в этой руке нет.
pog-position-claimed = У этого пункта есть хозяин, ничьим он быть не может. Пункт: «{ $space }».
