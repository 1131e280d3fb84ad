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
