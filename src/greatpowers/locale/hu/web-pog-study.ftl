### A Paths of Glory tanulmányozása a böngészőben: visszatekintés, kockák, esélyek, állások.

## Mi történt azóta


## Kockák

web-pog-study-side = Oldal
web-pog-study-good-about = Eredmény: a tűzzel okozott veszteség, illetve a sikeres szárnyi támadások, árokásások és ostromok száma.
web-pog-study-purpose = { $purpose ->
    [fire] Tűz
    [flank] Szárnyi támadások
    [entrench] Árokásások
    [siege] Ostromok
    [offensive] Utasított támadások
    [peace] Békeajánlatok
   *[solo] Egyszemélyes játék
}

## Esélyek

web-pog-study-odds-about = Állíts össze egy támadást, és olvasd le az oszlopokat, a veszteségeket és a pontos esélyeket. Senki sem játszik ki további kártyát, a tartalék üres.
web-pog-study-place = Hely és idő
web-pog-study-terrain = Terep
web-pog-study-space = Mező
web-pog-study-trench = Lövészárok
web-pog-study-none = nincs
web-pog-study-fort = Áll az erőd ({ $strength })
web-pog-study-attacker = Támadó: { $side }
web-pog-study-defender = Védő: { $side }
web-pog-study-swap = Oldalcsere
web-pog-study-add = Hozzáadható egységjelzők: { $side }
web-pog-study-flank = A támadás módja
web-pog-study-frontal = Szemből
web-pog-study-pinning = Szárnyi támadás, össztűz mező: { $space }
web-pog-study-no-attackers = Adj hozzá támadó egységet.
web-pog-study-flip = Megfordítás
web-pog-study-from = Honnan támad: { $unit }
web-pog-study-nobody = Nincs egység.
web-pog-study-attack = A támadó tüze
web-pog-study-defence = A védő tüze
web-pog-study-holds = A védőnek nem kell visszavonulnia
web-pog-study-may-stand = A védő még egy lépés veszteség árán helyben maradhat.
web-pog-study-losses = Veszteségek
web-pog-study-loses = { $who ->
    [attacker] A támadó vesztesége, átlagosan { $mean }
   *[defender] A védő vesztesége, átlagosan { $mean }
}

## Állások

web-pog-study-position-title = Állás, { $turn }. forduló
web-pog-study-page = { $page ->
    [space] Mező
    [tracks] Sávok
    [cards] Kártyák
   *[file] Fájl
}
web-pog-study-sandbox = Mindkét oldal
web-pog-study-boxes = Mezők a térkép mellett
web-pog-study-box = { $box ->
    [eliminated] Megsemmisült egységek
   *[removed] Kikerült a játékból
}
web-pog-study-pick-space = Válassz egy mezőt a térképen vagy fent.
web-pog-study-add-here = Ide helyezhető egységjelzők
web-pog-study-control = Irányítás
web-pog-study-scenario = Játékváltozat
web-pog-study-round = Akciókör
web-pog-study-commitment = Elkötelezettség
web-pog-study-mandated = Hátralévő utasított támadás
web-pog-study-at-war = Hadba lépett
web-pog-study-rp = Utánpótlás pontok
web-pog-study-pile = { $pile ->
    [hands] Kéz
    [discards] Dobópakli
   *[removed_cards] Kikerült a játékból
}
web-pog-study-deal = Osztás mindkét oldalnak
web-pog-study-add-card = Kártya hozzáadása…
web-pog-study-events = Érvényes események
web-pog-study-on-turn = { $turn }. forduló
web-pog-study-reset = 1914 augusztusa
web-pog-study-fault-10-1-1 = Háromnál több egység áll egy mezőn.
web-pog-study-fault-10-1-5 = Mindkét oldal egységei állnak egy mezőn.
web-pog-study-fault-11-1-10 = Egységek állnak a parton hídfő nélkül.
web-pog-study-fault-11-1-14 = Egységek állnak a másik oldal irányította mezőn.
web-pog-study-fault-12-4-4 = Meggyengült egység van a térképen kívül.
web-pog-study-fault-13-1-9 = Hadsereg van a tartalék mezőn.
web-pog-study-fault-15-2-1 = Az erődöt senki sem ostromolja.
web-pog-study-fault-15-2-4 = Túl kevés egység ostromolja az erődöt.
web-pog-study-fault-17-1-7 = Pótolhatatlan egység van a megsemmisültek között.
web-pog-study-fault-5 = A játékváltozat eddigre véget ért.
web-pog-study-fault-5-3-2 = Ebben a játékváltozatban az elkötelezettség nem nő.
web-pog-study-fault-6-0 = Túl sok kártya van egy kézben.
web-pog-study-fault-9-1-2 = Egy kártya ezen az elkötelezettségi szinten nincs játékban, vagy két helyen van.
