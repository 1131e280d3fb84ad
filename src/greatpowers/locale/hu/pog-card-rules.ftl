### Why a card, or a choice an event offers, is refused in Paths of Glory. Names come in ready.

## Playing an event

pog-play-other-side = { refused }: a kártya a másik oldalé. Kártya: „{ $card }”.
pog-play-only-in-combat = { refused }: ez a kártya csak csatában játszható ki. Kártya: „{ $card }”.
pog-play-gone = { refused }: az eseményt már kijátszották, és kikerült a játékból. Kártya: „{ $card }”.
pog-play-needs-card = { refused }: előbb egy másik eseményt kell kijátszani. Esemény: „{ $card }”.
pog-play-needs-earlier-turn = { refused }: egy másik eseményt már korábbi fordulóban ki kellett játszani. Esemény: „{ $card }”.
pog-play-closed-by-card = { refused }: egy már kijátszott esemény tiltja. Esemény: „{ $card }”.
pog-play-needs-offensive-of-1918 = { refused }: előbb az 1918-as három német offenzíva egyikét kell kijátszani, például: „{ $card }”.
pog-play-too-late = { refused }: a kártya csak egy bizonyos fordulóig játszható ki. Utolsó forduló: { $turn }.
pog-play-commitment-too-high = { refused }: a háborús elkötelezettség már túl magas. Oldal: { $side }.
pog-play-war-status-too-low = { refused }: a kombinált háborús állapot túl alacsony. Szükséges: { $needed }.
pog-play-nation-neutral = { refused }: a nemzet nem áll háborúban. Nemzet: { $nation }.
pog-play-space-not-held = { refused }: a mezőt a Központi hatalmaknak kell irányítaniuk. Mező: { $space }.
pog-guns-of-august-late = { refused }: ennek kell lennie a Központi hatalmak első akciójának a háborúban.
pog-falkenhayn-too-early = { refused }: az első két fordulóban előbb egy másik eseményt kell kijátszani. Esemény: „{ $card }”.
pog-grand-fleet-no-answer = { refused }: csak A nyílt tengeri flotta eseményre válasz, közvetlenül utána következő akcióként.
pog-landwehr-berlin = { refused }: Berlinnek irányítás alatt és ellátva kell lennie.
pog-tsar-too-few-spaces = { refused }: a Központi hatalmaknak három orosz VP mezőt kell irányítaniuk.
pog-tsar-stands = { refused }: a kombinált háborús állapotnak és az orosz VP mezőknek együtt 33-at kell kiadniuk.
pog-revolution-not-yet = { refused }: a Központi hatalmaknak több orosz VP mezőt kell tartaniuk, mint a cár bukásakor, vagy Bakun kívül mindet.
pog-treaty-too-early = { refused }: a szerződés csak a Bolsevik forradalom utáni fordulóban köthető meg.
pog-entrench-august = { refused }: a történelmi játékváltozatban ez az esemény 1914 augusztusában nem játszható ki.
pog-taxis-nobody = { refused }: nincs csökkent erejű francia hadsereg Párizsban vagy mellette.
pog-cavalry-no-place = { refused }: az európai Oroszországban egyetlen ellátott orosz hadseregnél sincs hely mindkét hadtestnek.

## Neutral entry and reinforcements

pog-neutral-entry-once = { refused }: ebben a fordulóban már belépett egy semleges nemzet.
pog-neutral-entry-at-war = { refused }: a nemzet már háborúban áll. Nemzet: { $nation }.
pog-entry-one-corps = { refused }: a fővároson kívül minden mezőre egy hadtest kerül. Mező: { $space }. Nemzet: { $nation }.
pog-entry-other-country = { refused }: a hadtestnek saját országában kell állnia. Mező: { $space }. Nemzet: { $nation }.
pog-reinforcements-august = { refused }: 1914 augusztusában nem játszható ki erősítés.
pog-reinforced-already = { refused }: a nemzet ebben a fordulóban már kapott erősítést. Nemzet: { $nation }.
pog-reinforcement-in-play = { refused }: az egység már játékba került. Egység: { $unit }.
pog-reinforcement-no-place = { refused }: az egység sehol sem léphet be, és a kártya egyik része sem veszhet el. Egység: { $unit }.
pog-entry-full = { refused }: a mezőn nincs több hely. Mező: { $space }. Egység: { $unit }.
pog-entry-not-friendly = { refused }: a mező nincs baráti irányítás alatt. Mező: { $space }. Egység: { $unit }.
pog-entry-besieged = { refused }: a mező erődje ostrom alatt áll. Mező: { $space }. Egység: { $unit }.
pog-entry-not-there = { refused }: az egység itt nem léphet be. Mező: { $space }. Egység: { $unit }.
pog-landing-enemy = { refused }: ellenséges egység áll a mezőn. Mező: { $space }.
pog-orient-at-home = { refused }: a Keleti sereg otthon lépett be, ezért távol marad Szalonikitól. Egység: { $unit }. Mező: { $space }.
pog-place-unreadable = { unclear }: írd így: „place”, az egység, „at” és a mező. Egység: { $unit }.
pog-salonika-after-sr = { refused }: a partraszállás átcsoportosításnak számít, és az előző akció is az volt.
pog-salonika-nobody = { refused }: legalább egy hadtestnek Szalonikibe kell hajóznia.
pog-salonika-no-corps = { refused }: nincs brit vagy francia hadtest kikötőben vagy tartalékban.
pog-salonika-other-corps = { refused }: Szalonikibe csak közönséges brit és francia hadtest mehet. Egység: { $unit }. Mező: { $space }.
pog-salonika-no-port = { refused }: a hadtestnek szövetséges kikötőből vagy tartalékból kell jönnie. Egység: { $unit }. Mező: { $space }.

## Choices of events

pog-entrench-no-army = { refused }: itt nem áll ellátott hadsereg. Mező: { $space }.
pog-entrench-trench-there = { refused }: itt már van lövészárok. Mező: { $space }.
pog-entrench-not-held = { refused }: a mező sem irányítás, sem ostrom alatt nem áll. Mező: { $space }.
pog-taxis-other-unit = { refused }: csökkent erejű francia hadsereg lehet, Párizsban vagy mellette. Egység: { $unit }.
pog-cavalry-not-there = { refused }: a lovasság az európai Oroszországban ellátott orosz hadsereghez kerül, ahol mindkét hadtestnek van hely. Mező: { $space }.
pog-landwehr-other-unit = { refused }: csökkent erejű német egység lehet. Egység: { $unit }.
pog-landwehr-no-supply = { refused }: az egység ellátáson kívül van. Egység: { $unit }.
pog-landwehr-spent = { refused }: a maradék pont kevés. Egység: { $unit }.
pog-poles-without-warsaw = { refused }: a lengyelek nem kapnak utánpótlást, amíg Varsó a Szövetségeseké. Egység: { $unit }.
pog-africa-other-unit = { refused }: teljes erejű brit hadtest lehet a térképen vagy a tartalékban, csökkent erejű csak ha nincs más. Egység: { $unit }.
pog-desertions-other-unit = { refused }: teljes erejű orosz egység lehet a térképen. Egység: { $unit }.

## Combat cards

pog-combat-card-is-none = { refused }: ez nem harci kártya. Kártya: „{ $card }”.
pog-combat-card-used = { refused }: a kártyát ebben a körben már felhasználták. Kártya: „{ $card }”.
pog-combat-card-for-attacker = { refused }: ezt a kártyát csak a támadó játszhatja ki. Kártya: „{ $card }”.
pog-combat-card-for-defender = { refused }: ezt a kártyát csak a védő játszhatja ki. Kártya: „{ $card }”.
pog-combat-card-fort-alone = { refused }: harci kártya nem segíthet egység nélküli erődnek.
pog-combat-card-out-of-supply = { refused }: az ellátáson kívüli védőknek nem használ a harci kártya.
pog-combat-card-needs-unit = { refused }: a nemzet egységének harcolnia kell a kártya oldalán. Nemzet: { $nation ->
    [br_fr] Nagy-Britannia vagy Franciaország
   *[other] { $nation }
}.
pog-combat-card-needs-only = { refused }: minden támadónak egy nemzetből kell lennie. Nemzet: { $nation }.
pog-combat-card-needs-enemy = { refused }: a nemzet egységének a megtámadott mezőn kell állnia. Nemzet: { $nation }.
pog-combat-card-needs-enemy-only = { refused }: a megtámadott mezőn minden egységnek egy nemzetből kell lennie. Nemzet: { $nation }.
pog-combat-card-needs-army = { refused }: a nemzet hadseregének harcolnia kell a kártya oldalán. Nemzet: { $nation }.
pog-combat-card-needs-factor = { refused }: a nemzet legalább 1-es harci tényezőjű egységének harcolnia kell a kártya oldalán. Nemzet: { $nation }.
pog-combat-card-needs-line = { refused }: minden brit támadónak ellátási útvonal kell. Hová: { $space }.
pog-combat-card-other-country = { refused }: a megtámadott mezőnek egy bizonyos országban kell lennie. Ország: { $nation ->
    [fr_be] Franciaország vagy Belgium
    [fr_be_ge] Franciaország, Belgium vagy Németország
   *[other] { $nation }
}.
pog-combat-card-needs-clear = { refused }: a megtámadott mezőnek síkságnak kell lennie.
pog-combat-card-needs-mountain = { refused }: hegyre vagy hegyről kell támadni.
pog-combat-card-needs-fort = { refused }: a megtámadott mezőn ép erődnek kell állnia.
pog-combat-card-needs-trench = { refused }: a védőnek érvényes lövészárok kell.
pog-combat-card-trench-there = { refused }: itt már van lövészárok.
pog-combat-card-fair-weather = { refused }: hegy kell ősszel vagy télen, vagy mocsár tavasszal vagy ősszel.
pog-combat-card-tanks = { refused }: tankok vesznek részt a támadásban.

## Attacks forbidden by events

pog-attack-forbidden-by-card = { refused }: egy esemény tiltja ezt a támadást. Esemény: „{ $card }”. Mező: { $space }.
pog-treaty-russians-attack = { refused }: a szerződés után az oroszok nem támadnak többé.
pog-treaty-russians-attacked = { refused }: a szerződés után csak törökök támadhatnak oroszokat, és csak a Közel-Keleten. Mező: { $space }.
