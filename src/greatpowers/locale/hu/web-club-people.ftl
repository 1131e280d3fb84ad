### Az emberek oldalai: belépőkulcsok, barátok, meghívások, adatlapok.

## Belépőkulcsok

club-passkeys = Belépőkulcsok
club-passkeys-about = Az eszközöd léptet be ujjlenyomattal, arccal vagy kóddal; a titok nem hagyja el. Több is lehet.
club-passkeys-none = Még egy sincs.
club-passkeys-here = A belépőkulcsok a ház másik címén működnek: { $party }.
club-passkeys-browser = Ez a böngésző nem ismeri a belépőkulcsokat.
club-passkey-add = Belépőkulcs felvétele
club-passkey-name = Hogyan hívod
club-passkey-first = { $name } kulcsa
club-passkey-made = Készült: { $day }.
club-passkey-used = Utoljára használva: { $day }.
club-passkey-unused = Még nem használtad.
club-passkey-rename = Átnevezés: { $name }
club-passkey-remove = Törlés: { $name }
club-passkey-added = A belépőkulcs működik. Legközelebb lépj be vele.
club-passkey-removed = A belépőkulcs többé semmit sem ér.
club-passkey-sign-in = Belépés belépőkulccsal
club-passkey-gave-up = Az eszköz nem készített belépőkulcsot.
club-passkey-no-sign-in = Az eszköz senkit sem léptetett be.

## Barátok, tiltások, meghívások

club-persons = Emberek
club-persons-about = A barátaidról és a tiltásaidról csak te tudsz. Hogy ketten ismerik egymást, a játszma előtt látszik, ha mindketten mondták.
club-persons-none = Még senkiről sem mondtál semmit.
club-persons-friend = Barátok
club-persons-block = Letiltva
club-persons-knows = Ismerjük egymást
club-persons-knows-waits = { $name } még nem mondta
club-persons-forget = Visszavonás: { $name }
club-persons-find = Tag keresése
club-persons-find-about = A név első betűi
club-persons-open = { $name } oldala

## Egy tag

club-profile-since = Itt van { $month } óta
club-profile-edit = Szerkesztés
club-profile-friend = Barátnak jelölöm
club-profile-unfriend = Barát
club-profile-knows = Ismerjük egymást
club-profile-knows-both = Mindketten mondtátok, hogy ismeritek egymást.
club-profile-block = Letiltás
club-profile-unblock = Tiltás visszavonása
club-profile-blocked = Letiltottad: { $name }. Az új asztalok és a meghívások mindkettőtök elől rejtve vannak.
club-profile-block-ask = Letiltod: { $name }?
club-profile-block-about = A meghívások és az új asztalok mindkettőtök elől rejtve lesznek. A futó játszmák folytatódnak. Senki sem tudja meg.
club-rating = Értékszám
club-rating-none = Még nincs értékelt játszma.
club-rating-of = { $game }, { $pace ->
    [live] egy ülésben
   *[slow] levélben
}, { $press ->
    [silent] levelezés nélkül
   *[letters] levelezéssel
}, { $seats } hely
club-rating-all = Minden játszma
club-rating-live = Egy ülésben
club-rating-slow = Levélben
club-rating-band = A sáv a bizonytalanság (95%). Szaggatott vonal és kérdőjel: ideiglenes.
club-rating-told = { $line }: { $value }, { $low } és { $high } között, játszmák: { $games }
club-rating-value = { $provisional ->
    [yes] { $value }?
   *[no] { $value }
}
club-by-side = Oldalanként
club-by-side-none = Nincs befejezett játszma, amelyet láthatsz.
club-by-side-row = { $seat }: játszmák { $games }, győzelem { $won }, döntetlen { $draw }, túlélés { $survived }, vereség { $lost }, átlagos rész { $share }
club-by-side-short = { $games } játszma · { $share }
club-by-side-par = Az utolsó szám az átlagos rész; egyenlő esetben { $par }.
club-ended-won = győzelem
club-ended-draw = döntetlen
club-ended-survived = túlélés
club-ended-lost = vereség
club-ended-place = { $outcome }, helyezés: { $rank } / { $seats }
club-recent = Legutóbbi játszmák
club-recent-none = Nincs befejezett játszma, amelyet láthatsz.
club-recent-ended = Vége
club-recent-table = Asztal
club-recent-side = Oldal
club-recent-result = Eredmény
club-reliability = Megbízhatóság
club-reliability-none = Még nem volt határidős lépés.
club-reliability-live = Egy ülésben
club-reliability-slow = Levélben
club-reliability-percent = { $percent }%
club-reliability-about = a lépések ennyi része volt időben, a frissebbek többet érnek
club-reliability-turns = Időben megtett lépések
club-reliability-of = { $made } / { $turns }
club-reliability-missed = Elmulasztott
club-reliability-excused = Elmulasztott, igazolt

## A botok ranglistája

club-ladder = Ranglista
club-ladder-about = Egy skála botoknak és embereknek. A sáv a bizonytalanság (95%): ahol két sáv fedi egymást, még nem tudni, melyik az erősebb.
club-ladder-letters = Levelezéssel
club-ladder-silent = Levelezés nélkül
club-ladder-press = Levelezéssel vagy nélküle
club-ladder-you = te
club-ladder-unmeasured = még nincs megmérve
club-ladder-arena = botok egymás elleni játszmáiból
club-ladder-value = { $value }, { $low } és { $high } között
club-ladder-games = { $games } játszma
club-profile-mine = Az oldalam
