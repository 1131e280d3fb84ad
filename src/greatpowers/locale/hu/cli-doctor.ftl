### Amit a `greatpowers admin doctor` a beállításról mond.

doctor-folder-closed = Az adatmappába nem lehet írni: { $folder }. Add annak a felhasználónak, akinek a nevében a kiszolgáló fut, vagy válassz másikat: --data.
doctor-disk = Az adatmappába lehet írni, és van hely: { $folder }. Szabad megabájt: { $megabytes }.
doctor-disk-little = Fogy a hely az adatmappa lemezén: { $folder }. Szabad megabájt: { $megabytes }. Csinálj helyet, amíg a játszmák még menthetők.
doctor-disk-full = Megtelt az adatmappa lemeze: { $folder }. Szabad megabájt: { $megabytes }. Amíg nincs hely, semmi sem menthető.
doctor-store = Az adatbázis válaszol ({ $kind }). Ezredmásodperc: { $milliseconds }.
doctor-store-closed = Az adatbázis nem nyitható meg. Ok: { $problem }
doctor-store-trouble = Az adatbázis válaszol, de nem írható. Ok: { $problem }
doctor-clock = Eltér a gép és az adatbázis órája. Másodperc: { $seconds }. A határidők tévesek lennének; állítsd be mindkettőt NTP szerint.
doctor-address = Az emberek erről a címről jönnek: { $address }.
doctor-address-none = Nincs megadva nyilvános cím. Egyetlen gépen ez így jó; máskülönben a levelek hivatkozásai sehová sem vezetnek. Add meg: --public-url.
doctor-address-wrong = Ezen a címen senki sem ér ide: { $address }.
doctor-address-open = A nyilvános cím nem https: { $address }. A jelszavak nyíltan utaznak, és a böngészők nem fogadnak értesítést.
doctor-mail = A levelezőkiszolgáló válaszol: { $server }.
doctor-mail-none = Nincs megadva levelezőkiszolgáló. Senki sem tud címet megerősíteni vagy elfelejtett jelszót visszaszerezni. Add meg: GREATPOWERS_MAIL és GREATPOWERS_MAIL_FROM.
doctor-mail-half = A levelezőkiszolgáló meg van adva, de az nem, kitől jönnek a levelek, vagy a cím nem olvasható. Add meg: GREATPOWERS_MAIL_FROM.
doctor-mail-silent = A levelezőkiszolgáló nem válaszol, vagy nem enged be ({ $problem }). Nézd meg: GREATPOWERS_MAIL.
doctor-client = A böngészőben futó rész kész.
doctor-client-none = A böngészőben futó rész nincs elkészítve. Futtasd: make client, vagy telepítsd a csomagot.
doctor-connections = Egyszerre elég sokan elférnek. Kapcsolatok: { $count }.
doctor-connections-few = Egyszerre csak kevesen férnek el. Kapcsolatok: { $count }. Emeld a nyitott fájlok határát (ulimit -n).
doctor-limits-off = A gyakorisági korlátok ki vannak kapcsolva. Ez csak terhelési próbához való: töröld ezt: GREATPOWERS_LIMITS.
doctor-private-reached = Az értesítések a saját hálózatodba is mehetnek, ahová az emberek mondják. Töröld ezt: GREATPOWERS_REACH_PRIVATE, ha nem bízol itt mindenkiben.
