### What happened in Paths of Glory, one line an event, and why. Names come in ready.

## Turn and round

pog-event-turn-began = { $number }. forduló: { $turn }.
pog-event-phase-began = Kezdődik: { $phase }.
pog-event-round-began = { $round }. akciókör: { $side }.
pog-event-action-taken = { $side }: „{ $card }”, { $action }.
pog-event-action-taken-none = { $side }: { $action }, kártya nélkül.
pog-event-offensive-mandated = Utasított támadás ({ $side }), kocka { $die }: { $nation }.
pog-event-offensive-mandated-none = Utasított támadás ({ $side }), kocka { $die }: nincs.
pog-event-offensive-made = Teljesített utasított támadás ({ $side }): { $nation }.
pog-event-victory-points-changed = Győzelmi pont { $by }, most { $now }: { $why }.
pog-event-war-status-raised = Háborús állapot ({ $side }) +{ $by }: most { $now }, kombinált { $combined }.
pog-event-commitment-raised = Háborús elkötelezettség ({ $side }): { $level }.
pog-event-nation-entered = Belép a háborúba ({ $side }): { $nation }.
pog-event-game-ended = A parti véget ért. Győztes: { $winner }. { $why } Győzelmi pont: { $vp }.
pog-event-game-ended-none = A parti véget ért, nincs győztes. { $why } Győzelmi pont: { $vp }.

## Map

pog-event-control-changed = { $space } mostantól { $side } kezén van.
pog-event-unit-placed = { $who } megérkezik: { $space }.
pog-event-unit-moved = { $who } { $how }: { $path }.
pog-event-unit-reduced = { $unit } egy lépést veszít ({ $space }).
pog-event-unit-restored = { $unit } ismét teljes erejű ({ $space }).
pog-event-unit-eliminated = { $unit } megsemmisül ({ $space }): { $why }.
pog-event-unit-eliminated-for-good = { $unit } végleg megsemmisül ({ $space }): { $why }.
pog-event-trench-changed = Lövészárok ({ $side }), szint { $level }: { $space }.
pog-event-trench-changed-none = { $space } lövészárka megszűnt.
pog-event-fort-destroyed = { $space } erődje megsemmisült.
pog-event-siege-began = { $space } ostrom alatt áll ({ $side }).
pog-event-siege-lifted = Megszűnt ostrom: { $space }.
pog-event-beachhead-placed = MEF hídfőállás: { $space }.
pog-event-beachhead-lost = Elveszett MEF hídfőállás: { $space }.
pog-event-marker-moved = { $track }: { $box }.

## Operations and combat

pog-event-space-activated = { $space } aktiválva, cél: { $purpose }{ $cost ->
    [0] , ingyen.
   *[other] , { $cost } műveletért.
}
pog-event-entrench-tried = Árokásás dobás { $die } (legfeljebb { $needed }), { $unit } ({ $space }): { $succeeded ->
    [yes] siker
   *[no] kudarc
}.
pog-event-siege-rolled = Ostrom próba { $die }, módosítva { $modified }, legalább { $needed } kell ({ $space }): { $fell ->
    [yes] az erőd elesik
   *[no] az erőd kitart
}.
pog-event-attack-declared = { $side } támad, cél: { $target }, csapatok: { $force }.
pog-event-attack-cancelled = Lefújt támadás ({ $target }): { $why }.
pog-event-flank-tried = Szárnyi támadás, kocka { $die }, módosító { $modifier }, össztűz mező { $pinning }: { $succeeded ->
    [yes] sikeres
   *[no] sikertelen
}.
pog-event-combat-card-played = { $side } harci kártyája: „{ $card }”.
pog-event-fire-resolved = { $side } tüzel, dobása { $die }: az ellenség vesztesége { $loss } (erő { $factors }, oszlop { $column }, { $table }, eltolás { $shift }, módosító { $drm }).
pog-event-fire-resolved-plain = { $side } tüzel, dobása { $die }: az ellenség vesztesége { $loss } (erő { $factors }, oszlop { $column }, { $table }).
pog-event-combat-decided = A csata győztese: { $winner }. A védő vesztesége { $defender_loss }, a támadóé { $attacker_loss }{ $retreat ->
    [0] .
   *[other] ; a védőknek { $retreat } mezőt kell visszavonulniuk.
}
pog-event-combat-decided-none = Nincs győztes. A védő vesztesége { $defender_loss }, a támadóé { $attacker_loss }.
pog-event-retreat-cancelled = Elmarad a visszavonulás ({ $space }): { $why }.

## Cards and replacements

pog-event-cards-drawn = Húzott kártyák ({ $side }): { $cards }.
pog-event-cards-drawn-none = Nem húzott kártyát: { $side }.
pog-event-cards-drawn-unseen = Húzott kártyák száma ({ $side }): { $count }.
pog-event-card-discarded = { $side } eldobja: „{ $card }”.
pog-event-card-removed = „{ $card }” kikerül a játékból ({ $side }).
pog-event-card-kept = { $side } az asztalon tartja: „{ $card }”.
pog-event-deck-shuffled = Megkevert húzópakli ({ $side }): { $count }.
pog-event-hand-shown = Megmutatott kéz ({ $side }): { $cards }.
pog-event-hand-shown-none = Megmutatott üres kéz ({ $side }).
pog-event-replacements-gained = Utánpótlás pont: { $points }. Ok: { $why }.
pog-event-replacements-lost = Elveszett utánpótlás pont: { $points }. Ok: { $why }.
pog-event-peace-offered = Békeajánlat: { $side }.
pog-event-peace-answered = Elfogadott béke.
pog-event-peace-answered-refused = Visszautasított béke, kocka { $die }.
pog-event-side-bid = Licit ({ $seat }): { $side }, győzelmi pont { $points }.
pog-event-sides-settled = Elfogadott licit: { $side }, győzelmi pont { $points }.
pog-event-card-swapped = Opcionális kártya ({ $side }): „{ $optional }”, ehelyett: „{ $out }”.
pog-event-opening-chosen = A Központi hatalmak az Augusztusi fegyverekkel a kézben kezdenek.
pog-event-opening-chosen-none = A Központi hatalmak az Augusztusi fegyvereket a húzópakliban hagyják.
pog-event-boxes-turned-up = Felfordított kártyák ({ $side }): { $cards }.
pog-event-boxes-turned-up-none = Minden rekesz üres ({ $side }).
pog-event-box-filled = Lefordított kártya a rekeszben ({ $side }): { $box }.
pog-event-box-filled-none = Üresen maradó rekesz ({ $side }): { $box }.
pog-event-solo-rolled = { $box } rekesz ({ $side }): szürke kocka { $grey }, kék kocka { $blue }. Kártya: „{ $card }”.
pog-event-solo-rolled-none = { $box } rekesz ({ $side }): szürke kocka { $grey }, kék kocka { $blue }. A kártya nem engedelmeskedik.

## Causes

pog-why-vp-space-taken = gazdát cserélt egy VP mező
pog-why-french-mutiny = francia támadás a zendülés ellenére
pog-why-no-advance = a támadást nem követte előrenyomulás
pog-why-americans-missing = elmaradt amerikai erősítések
pog-why-tsar-never-fell = a cár nem bukott meg
pog-why-bid = az oldalért tett licit
pog-why-peace-refused = visszautasított béke
pog-why-offensive-not-made = elmulasztott utasított támadás
pog-why-blockade = a blokád télen
pog-why-italy-neutral = Olaszország semleges a Szövetségesek totális háborújában
pog-why-attrition = ellátás hiánya
pog-why-card = kártya
pog-why-replacement-phase = utánpótlás fázis
pog-why-haig = a beásott németek kitartanak a britek ellen
pog-why-stood = a védők még egy erősségszint árán kitartottak
pog-why-lost-in-combat = csatában elszenvedett veszteség
pog-why-lost-retreated = visszavonulás után újra megtámadták
pog-why-lost-no-retreat = nem volt hová visszavonulnia
pog-why-lost-stand-in = az utánpótlás hadteste nem tudott visszavonulni
pog-why-lost-overstacked = kupac limit túllépés

## Ends of a game

pog-end-automatic = Automatikus győzelem.
pog-end-armistice = Tűzszünet vet véget a háborúnak.
pog-end-last-turn = Az utolsó forduló véget ért.
pog-end-total-war = Az egyik oldal totális háborúba lépett.
pog-end-peace = Elfogadott békeajánlat.
pog-end-conceded = Az ellenfél feladta.

## Purposes of dice

pog-purpose-about = { $purpose } ({ $about })
pog-purpose-fire-attacker = a támadó tüzelése
pog-purpose-fire-defender = a védő tüzelése
pog-purpose-flank = szárnyi támadás
pog-purpose-mandate = utasított támadás
pog-purpose-bidding = licit
pog-purpose-siege = ostrom
pog-purpose-peace = békeajánlat
pog-purpose-sixtus-affair = A Sixtus-ügy
pog-purpose-entrench = árokásás
pog-purpose-solo-grey = szürke kocka
pog-purpose-solo-blue = kék kocka
pog-purpose-shuffle = keverés
pog-purpose-deck = keverés
