### Paths of Glory: redeployment and the inspection of positions. Names come in ready; `$rule` is the rule.

pog-sr-not-yours = Az egység nem a tied (szabály: { $rule }). Egység: { $unit }.
pog-sr-unit-twice = Egy akcióban egy egység csak egyszer csoportosítható át (szabály: { $rule }). Egység: { $unit }.
pog-sr-points = Nincs elég átcsoportosítási pont (szabály: { $rule }). Egység: { $unit }. Ár: { $cost }, maradt: { $points }.
pog-sr-already-there = Az egység már ott van (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-not-a-space = Erre a mezőre nem lehet átcsoportosítani (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-neutral = Semleges nemzet egységei helyben maradnak (szabály: { $rule }). Egység: { $unit }. Nemzet: { $nation }.
pog-sr-not-in-play = Az egység nincs sem a térképen, sem a tartalékban (szabály: { $rule }). Egység: { $unit }.
pog-sr-unsupplied = Ellátatlan egység nem csoportosítható át (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-siege = Az egység nélkül az ostrom megszűnne (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-broken-siege = Az ostromhoz kevés az erő, ezért a mező nem alkalmas átcsoportosításra (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-montenegrin = A montenegrói egység csak Cetinje és a tartalék között mozoghat (szabály: { $rule }). Egység: { $unit }.
pog-sr-goal-unsupplied = Az egység ott nem kapna ellátást (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-army-by-sea = Sereg nem csoportosítható át tengeren (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-no-way = Oda nem vezet baráti mezők lánca (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-closed = A mező még senki előtt nincs nyitva (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-not-friendly = A célnak barátinak és ellenségtől mentesnek kell lennie (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-russia = Orosz egység csak Oroszországon belül csoportosítható át (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-serbian-supply = A szerbek különleges ellátása nem érvényes a tartalékra (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-only-irregulars = Egyedül arabokhoz vagy szanúsziakhoz nem érkezhet senki a tartalékból (szabály: { $rule }). Egység: { $unit }. Mező: { $space }. Nemzet: { $nation }.
pog-sr-nobody-there = A tartalékból egy hadtest saját nemzete ellátott egységéhez, fővárosába vagy forrásához mehet (szabály: { $rule }). Egység: { $unit }. Mező: { $space }. Nemzet: { $nation }.
pog-sr-foreign-source = Az egység nem saját nemzete forrásából kap ellátást (szabály: { $rule }). Egység: { $unit }. Mező: { $space }. Nemzet: { $nation }.
pog-sr-army-reserve = Sereg nem mehet a tartalékba vagy onnan (szabály: { $rule }). Egység: { $unit }.
pog-sr-capital = A nemzet fővárosát az ellenség tartja vagy ostromolja (szabály: { $rule }). Egység: { $unit }. Mező: { $space }. Nemzet: { $nation }.
pog-sr-near-east-russian-army = Orosz sereg nem lépheti át a Közel-Kelet határát (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-near-east-russian = Fordulónként egy orosz hadtest lépheti át a Közel-Kelet határát (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-near-east-british = Fordulónként egy brit hadtest mehet tengeren vagy tartalékon át a Közel-Keletre vagy onnan (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-near-east-cp = Fordulónként egy nem török hadtest lépheti át a Közel-Kelet határát (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-near-east-nation = Ilyen hadtest nem mehet tengeren vagy tartalékon át a Közel-Keletre vagy onnan (szabály: { $rule }). Egység: { $unit }. Mező: { $space }. Nemzet: { $nation }.
pog-sr-near-east-arabs = Az Arab Északi Hadsereg a Közel-Kelet térképén marad (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-sr-space-full = Három egység van ott, és egyik sem küldhető tovább (szabály: { $rule }). Mező: { $space }.
pog-sr-too-many = Előbb egy egységnek el kell hagynia a túl nagy csoportot (szabály: { $rule }). Mező: { $space }.

## What `inspect` tells

pog-inspect-out-of-supply = Ellátatlan
pog-inspect-armies-removed = Felőrlődés: végleg elvesző seregek
pog-inspect-corps-eliminated = Felőrlődés: megsemmisülő hadtestek
pog-inspect-lost-spaces = Felőrlődés: elvesző mezők ({ $side })
pog-inspect-costs = Aktiválás ára ({ $side })
pog-inspect-space = mező
pog-inspect-move = mozgás
pog-inspect-attack = támadás
pog-inspect-events-hand = Kézből kijátszható események ({ $side })
pog-inspect-events-all = Kijátszható események az összes kártya közül ({ $side })
pog-inspect-mandated = Kötelező támadás a kocka szerint ({ $side })
pog-inspect-flip = Utánpótlás: teljes erőre hozható egységek ({ $side })
pog-inspect-rebuild-corps = Utánpótlás: újraépíthető hadtestek ({ $side })
pog-inspect-rebuild-army = Utánpótlás: hol építhető újra: { $unit }
pog-inspect-moves = Az egységek ide vonulhatnak
pog-inspect-attacks = Az egységek ezt támadhatják
pog-inspect-sr = Átcsoportosítás: { $unit }
pog-inspect-retreats = Visszavonulás: { $unit }
pog-inspect-fire-attacker = Támadó: erő { $factors }, { $table ->
        [army] hadsereg-táblázat
       *[corps] hadtest-táblázat
    }, eltolás { $shift }, oszlop { $column }, módosító { $drm }, veszteségszám { $loss }
pog-inspect-fire-defender = Védő: erő { $factors }, { $table ->
        [army] hadsereg-táblázat
       *[corps] hadtest-táblázat
    }, eltolás { $shift }, oszlop { $column }, módosító { $drm }, veszteségszám { $loss }
pog-inspect-no-attack = Ezek az egységek most együtt nem támadhatják: { $space }. Ha támadhatnák:
pog-inspect-odds = Esélyek: a támadó nyer { $attacker_wins }, döntetlen { $tie }, a védő nyer { $defender_wins }; a védőnek vissza kell vonulnia { $retreat }
pog-inspect-losses = Veszteség, viselve { $absorbed }; marad
pog-inspect-losses-fort = Veszteség, viselve { $absorbed }, az erőd elesik; marad
cli-pog-units-needed = Add meg az egységeket a --units kapcsolóval.
cli-pog-number = A következő kapcsolónak egész szám kell: { $option }, nem ez: { $text }.
cli-pog-points = Nincs ilyen utánpótláspont: { $text }.
cli-pog-only = Ez a kapcsoló a Paths of Glory játéké: { $option }.
cli-diplomacy-only = Ez a kapcsoló a Diplomacy játéké: { $option }.
