### «Дипломатия»: откуда центры, что решило игру, чем она кончилась.

dip-score-needed = { $count ->
    [one] Для победы нужен { $count } центр (правило { $rule })
    [few] Для победы нужны { $count } центра (правило { $rule })
    [many] Для победы нужно { $count } центров (правило { $rule })
   *[other] Для победы нужно { $count } центра (правило { $rule })
}
dip-score-home = Свои центры сохранены
dip-score-home-short = свои
dip-score-neutral = Взяты нейтральные центры
dip-score-neutral-short = нейтральные
dip-score-taken = Отнято, прежний владелец — { $power }
dip-score-taken-short = { $power }
dip-score-lost = Свои центры в чужих руках
dip-score-places = { $places }

dip-swing-won = { $seat } занимает новые центры: { $places }
dip-swing-lost = { $seat } теряет центры: { $lost }
dip-swing-both = { $seat } занимает новые центры: { $places }; потеряны: { $lost }

dip-verdict-win = { $seats } побеждает в одиночку: центров { $count } из { $all }
dip-verdict-draw = { $count ->
    [one] Ничья: остается { $seats }
    [few] Ничья на { $count } участника: { $seats }
    [many] Ничья на { $count } участников: { $seats }
   *[other] Ничья на { $count } участника: { $seats }
}
dip-verdict-draw-of-many = { $count ->
    [one] Ничья на { $count } участника
    [few] Ничья на { $count } участников
    [many] Ничья на { $count } участников
   *[other] Ничья на { $count } участника
}
dip-verdict-nobody = Победителя нет

dip-came-won = победа в одиночку
dip-came-drawn = участник ничьей
dip-came-survived = до конца на поле
dip-came-conceded = отказ от борьбы
dip-came-out = выбывание: { $year }
