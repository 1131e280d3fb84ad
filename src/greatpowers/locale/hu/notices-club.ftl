### What people are told of tournaments and clubs, and what stands in calendars and pictures.

notice-event-paired-title = { $round }. forduló: { $title }
notice-event-paired = Elkészült a következő asztalod. Ellenfeled: { $opponent }.
notice-event-seated-title = { $round }. forduló: { $title }
notice-event-seated = Elkészült a következő asztalod. Itt ülnek: { $opponent }.
notice-event-rests-title = { $round }. forduló: { $title }
notice-event-rests = Ebben a fordulóban pihensz.
notice-event-drafted-title = { $round }. forduló, kész a párosítás: { $title }
notice-event-drafted = A vázlat rád vár: nézd meg, módosítsd, hirdesd ki.
notice-event-over-title = Véget ért a verseny: { $title }
notice-event-over = Nézd meg, hogyan végződött.
notice-club-note-title = Hírek a klubodból: { $title }
notice-club-note = { $note }
notice-club-asked-title = Valaki belépne: { $title }
notice-club-asked = { $name } felvételét kéri.
notice-club-admitted-title = Üdvözlünk: { $title }
notice-club-admitted = Mostantól a klub tagja vagy.

event-points = { $points } pont
event-round-of = { $title }, { $round }. forduló
