### The Napoleonic Wars: térkép, bábuk, kártyák és sávok a böngészőben.

web-nw-board = Európa térképe
web-nw-board-how = térkép: a nyilakkal helyről helyre lépsz, az Enter választ
web-nw-board-fan-sum = { $limit ->
    [0] { $blocks }
   *[other] { $blocks }, határ: { $limit }
}
web-nw-board-strength = { $sp } erőpont
web-nw-board-strength-of = { $nation }: { $sp } erőpont
web-nw-board-squadrons-of = { $nation }: { $count } hajóraj
web-nw-board-state = { $state ->
    [can] választható
    [selected] kiválasztva
    [target] lehetséges cél
    [planned] tervben
    [attacked] támadás alatt
    [acted] már cselekedett
   *[blocked] nem szabad
}
web-nw-board-capital = főváros
web-nw-board-key = kulcs
web-nw-board-fortress = erőd, { $strength }
web-nw-board-port = kikötő
web-nw-board-zone = tengeri zóna
web-nw-board-uncontrolled = irányítás nélkül
web-nw-board-flag-of = zászló: { $nation }
web-nw-board-besieged = ostrom alatt
web-nw-board-regroup = Újraszervezés
web-nw-board-regroup-empty = itt nincs senki
web-nw-board-overlay = { $overlay ->
    [control] Irányítás
    [keys] Kulcsok
    [flags] Zászlók
    [zones] Tengeri zónák
    [attrition] Lemorzsolódás
    [interception] Elfogás
   *[blockade] Blokád
}
web-nw-board-road = { $road ->
    [plain] sík
    [rough] nehéz terep
    [pass] hágó
    [marsh] mocsár
   *[strait] szoros
}
web-nw-card-kind = { $kind ->
    [home] Hazai kártya
    [battle] Csata
    [response] Válasz
    [foreign_war] Külháború
    [continuing] Tartós esemény
   *[event] Esemény
}
web-nw-card-naval = tengeren
web-nw-card-plus = plusz
web-nw-card-red = semleges
web-nw-card-removed = egyszer
web-nw-card-must = csak esemény
web-nw-card-late = 1805-ben nem
web-nw-card-hidden = Lefordított kártya
web-nw-card-hidden-of = Lefordított kártya: { $nation }
web-nw-card-hand = Kéz
web-nw-card-of = { $number }. kártya, összesen { $count }
web-nw-track-diplomacy = Diplomáciai sáv
web-nw-track-enter = belépés: { $cp } PP
web-nw-track-unaligned-about = minden soré · belépés: { $cp } PP
web-nw-track-push = { $nation }: { $row }, { $box }, { $cp } PP
web-nw-track-turn-consul = { $nation }, megfordítva: +1 { $cp } PP
web-nw-track-consul = { $nation }, { $box }{ $plus ->
    [yes] , +1
   *[no] {""}
}
web-nw-track-sequence = Az impulzusok sorrendje
web-nw-track-impulse = most az övé az impulzus
web-nw-track-due = az övé a következő impulzus
web-nw-track-preempts = megelőzhet
web-nw-track-camps = Táborok
web-nw-track-neutral = Semlegesek
web-nw-track-keys = Kulcsok
web-nw-track-keys-of = { $nation }: { $keys } kulcs, kezdetben { $start }
web-nw-track-resources = Erőforrások
web-nw-track-turn = Forduló
web-nw-track-round = { $round }. kör
web-nw-track-wars = Külháborúk
web-nw-track-events = Tartós események
web-nw-track-home = Hazai kártyák
web-nw-track-ready = kész
web-nw-track-used = felhasználva
web-nw-track-hands = Kezek
web-nw-track-hand-of = { $nation }: { $cards } kártya, kijátszható: { $playable }
web-nw-track-piles = Húzópakli: { $deck } · dobópakli: { $discards }
web-nw-track-none = nincs
web-nw-track-flags-left = Maradék zászlók
web-nw-track-lasting = érvényben
web-nw-track-this-turn = a forduló végéig
web-nw-track-effect = { $effect ->
    [armistice] Fegyverszünet
    [raided] Lekötött tábornok
    [no_convoy] Nincs konvoj
    [mutiny] Lázadás
    [unit_bonus] Csapatbónusz
    [mud] Sártenger
    [pauses] Kihagy egy impulzust
    [reforms] Reformok
    [draw_fewer] Eggyel kevesebb kártya
   *[other] { $effect }
}
web-nw-view = A térkép megjelenése
web-nw-close = Bezárás
web-nw-bare-about = csak a terep, az irányítás és a zászlók
web-nw-names = Nevek a térképen
