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

club-people = Emberek
club-people-about = A barátaidról és a tiltásaidról csak te tudsz. Hogy ketten ismerik egymást, a játszma előtt látszik, ha mindketten mondták.
club-people-none = Még senkiről sem mondtál semmit.
club-people-friend = Barátok
club-people-block = Letiltva
club-people-knows = Ismerjük egymást
club-people-knows-waits = { $name } még nem mondta
club-people-forget = Visszavonás: { $name }
club-people-find = Tag keresése
club-people-find-about = A név első betűi
club-people-open = { $name } oldala
club-invitations = Meghívások
club-invitation = { $host } játszmára hív: { $game }, { $seat }.
club-invitation-hidden = Rejtett nevű játszmára hívnak: { $game }, { $seat }.
club-invitation-accept = Elfogadom
club-invitation-accept-for = Elfogadom: { $title }
club-invitation-decline = Nem, köszönöm
club-invitation-decline-for = Visszautasítás: { $title }
club-invitation-decline-ask = Visszautasítod a meghívást?
club-invitation-decline-about = A hely újra szabad lesz, a házigazda értesül róla.
club-invitation-look = Előbb megnézem
club-invitation-accepted = Tiéd a hely: { $seat }.
club-invitation-declined = Visszautasítottad.
