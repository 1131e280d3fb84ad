# Válaszok a kártyákra: események, válaszok, csatakártyák, külháborúk

nw-do-push = { $way ->
    [left] Konzul egy oszloppal balra: { $nation } (sor: { $row })
   *[right] Konzul egy oszloppal jobbra: { $nation } (sor: { $row })
}
nw-do-push-again = { $way ->
    [left] Konzul egy oszloppal balra: { $nation } (sor: { $row })
   *[right] Konzul egy oszloppal jobbra: { $nation } (sor: { $row })
}
nw-do-push-two = { $way ->
    [left] Konzul két oszloppal balra: { $nation } (sor: { $row })
   *[right] Konzul két oszloppal jobbra: { $nation } (sor: { $row })
}
nw-do-push-boxes = { $way ->
    [left] konzul: { $boxes } { $nation } balra { $row }
   *[right] konzul: { $boxes } { $nation } jobbra { $row }
}
nw-do-consul-none = konzul: semmi
nw-do-push-no-more = még egyszer: semmi
nw-do-no-event-flag = zászló: semmi
nw-do-deal-with = vele: { $nation }
nw-do-raise-strength = Grande Armée építés
nw-do-call-back = Grande Armée újraszervezésből
nw-do-nobody-returns = Más nem tér vissza
nw-do-strength-returns = Egy erőpont visszatér: { $area } (még jöhet: { $left })
nw-do-leader-returns = { $leader } visszatér: { $area } (még jöhet: { $left })
nw-do-lend-to = neki: { $nation }
nw-do-new-squadron = hajóraj: { $nation } { $area }
nw-do-leader = tábornok { $leader } { $area }
nw-do-port = kikötő: { $area }
nw-do-offer-treaty = Szerződés felajánlása: { $nation }
nw-do-tilsit-accept = A szerződés elfogadása: { $nation } oldalt vált
nw-do-tilsit-refuse = A szerződés elutasítása ({ $nation })
nw-do-take-from = innen: { $nation }
nw-do-camp-stay = tábor: maradás
nw-do-change-camp = tábor: belépés: { $camp }
nw-do-share = rész: { $first } { $share } { $second } { $rest }
nw-do-dowry = Konzul { $boxes } oszloppal jobbra: { $nation }
nw-do-marriage-accept = házasság: elfogadás { $nation }
nw-do-marriage-refuse = házasság: elutasítás { $nation }
nw-do-no-war = háború: semmi
nw-do-war-free = Háború: { $enemy }
nw-do-rising = felkelés: { $area }
nw-do-nobody-lands = partraszállás: semmi
nw-do-troops-land = partraszállás: csapatok
nw-do-corsairs-land = Partraszállás: { $area }
nw-do-free = csapatok: { $area }
nw-do-free-one = még { $first } semmi
nw-do-free-two = még { $first } { $second }
nw-do-raid = portya: { $leader }
nw-do-zone = zóna: { $zone }
nw-do-look-away = betekintés a kézbe: semmi
nw-do-look = betekintés a kézbe: { $nation }
nw-do-luddites-troops = Ludditák csapatok
nw-do-luddites-card = Ludditák kártya
nw-do-bring-home = innen: { $left } { $area }
nw-do-squadrons = hajórajok: { $count }
nw-do-general-goes = Küldés: tábornok
nw-do-strength-goes = Küldés: két erőpont
nw-do-finland = Finnország: { $area }
nw-do-target = célpont: { $target }
nw-do-respond = { $aimed ->
    [yes] Válasz: „{ $card }” ({ $nation }): { $target }
   *[no] Válasz: „{ $card }” ({ $nation })
}
nw-do-no-response = Passz
nw-do-response-by-order = Parancs szerint
nw-do-battle-card = Csatakártya: „{ $card }”
nw-do-rally = Újra rendben: { $force }
nw-do-replace = Csere: „{ $card }”
nw-do-keep-armistice = Marad a fegyverszünet: { $other }
nw-do-roll-armistice = Dobás a fegyverszünet ellen: { $other }
nw-do-send-strength = Küldés: { $area }
nw-do-send-leader = Küldés: { $leader }
nw-do-send-squadron = Küldés: { $squadron }
nw-do-submit-in-war = Behódolás a külháborúban
nw-do-resource-for-war = Erőforrás felhasználása
nw-do-pay-with = Fizetés: „{ $card }”
