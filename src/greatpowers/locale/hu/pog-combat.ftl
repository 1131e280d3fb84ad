### Paths of Glory: why an attack, a flank attempt, a card, losses, a retreat or an advance is not allowed.
### Names come in ready; `$rule` is the rule.

## Declaring an attack

pog-attack-nobody = A támadáshoz legalább egy egység kell (szabály: { $rule }).
pog-attack-not-marked = Az egység nem támadásra aktivált mezőn áll (szabály: { $rule }). Egység: { $unit }.
pog-attack-unit-twice = Az egység ebben az akcióban már támadott (szabály: { $rule }). Egység: { $unit }.
pog-attack-space-twice = A mezőt ebben az akcióban már megtámadták (szabály: { $rule }). Mező: { $space }.
pog-attack-out-of-supply = Ellátás nélküli egység nem támad (szabály: { $rule }). Egység: { $unit }.
pog-attack-desert-summer = Nyáron sivatagba és sivatagból nem lehet támadni (szabály: { $rule }). Mező: { $space }.
pog-attack-no-enemy = Ott nincs kit megtámadni (szabály: { $rule }). Mező: { $space }.
pog-attack-only-retreated = Ott csak ebben az akciókörben visszavonult egységek vannak (szabály: { $rule }). Mező: { $space }.
pog-attack-neutral = A mező semleges (szabály: { $rule }). Mező: { $space }.
pog-attack-no-attackers = Most egyetlen egység sem támadhatja meg a mezőt (szabály: { $rule }). Mező: { $space }.
pog-attack-no-line = Oda nem vezet az egység által használható vonal (szabály: { $rule }). Egység: { $unit }. Mező: { $space }.
pog-attack-siege-from-outside = Ostromlott erődöt csak a saját mezőjéről lehet támadni (szabály: { $rule }). Mező: { $space }.
pog-attack-leaves-siege = Túl kevés egység maradna az ostromhoz (szabály: { $rule }). Mező: { $space }.
pog-attack-london = A londoni egységek csak franciaországi vagy belgiumi szövetséges egységekkel együtt támadhatnak (szabály: { $rule }).
pog-attack-multinational = Valamelyik támadó mezőn minden részt vevő nemzet egységének támadnia kell (szabály: { $rule }).

## Flank attacks and cards

pog-flank-one-space = A szárnyi támadáshoz legalább két mező kell (szabály: { $rule }).
pog-flank-no-army = A szárnyi támadáshoz hadsereg kell (szabály: { $rule }).
pog-flank-terrain = Mocsár és hegy ellen nincs szárnyi támadás (szabály: { $rule }). Mező: { $space }.
pog-flank-trench = A lövészárok kizárja a szárnyi támadást (szabály: { $rule }). Mező: { $space }.
pog-flank-fort = Egység nélküli erőd ellen nincs szárnyi támadás (szabály: { $rule }). Mező: { $space }.
pog-flank-pinning = Frontális mező csak támadó mező lehet (szabály: { $rule }). Mező: { $space }.
pog-combat-card-not-held = Ez a kártya nincs nálad (szabály: { $rule }). Kártya: { $card }.
pog-combat-card-wrong-step = Ez a kártya a csata másik lépéséhez tartozik (szabály: { $rule }). Kártya: { $card }.

## Losses, retreats, advances

pog-losses-other = A veszteséget másképp kell elszenvedni (szabály: { $rule }). Veszteségszám: { $number }.
pog-retreat-not-yours = Ilyen egység nem vár visszavonulásra (szabály: { $rule }). Egység: { $text }.
pog-retreat-not-there = Oda az egység nem vonulhat vissza (szabály: { $rule }). Mező: { $space }. Mezők száma: { $number }.
pog-advance-not-able = Csak teljes erejű támadó nyomulhat előre, és csak egyszer (szabály: { $rule }). Egység: { $unit }.
pog-advance-not-there = Odáig nem lehet előrenyomulni (szabály: { $rule }). Mező: { $space }.
pog-advance-enemy = Ott ellenséges egységek vannak (szabály: { $rule }). Mező: { $space }.
pog-advance-stacking = Ott nincs hely ennyi egységnek (szabály: { $rule }). Mező: { $space }.
pog-advance-fort = Csak az erődöt ostromolni képes erő léphet be, és ott megáll (szabály: { $rule }). Mező: { $space }.
pog-advance-channel = A Központi hatalmak még nem nyomulhatnak a Csatorna partjára (szabály: { $rule }). Mező: { $space }.
