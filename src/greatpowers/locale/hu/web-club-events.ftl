### Tournaments and clubs in the browser.

## Where one goes


## Tournaments

club-events-lead = Mindenki több ellenféllel játszik: az asztalok maguktól készülnek, az állás élő.
club-events-none = Még nincs verseny
club-events-none-about = Indíts egyet: az üres helyekre botok ülnek.
club-events-mine = Az enyéim
club-events-open = Nevezni lehet
club-events-running = Most zajlanak
club-events-over = Véget értek
club-event-in = te is játszol
club-event-round-of = { $round }. forduló, összesen { $rounds }
club-event-players = { $players ->
    [one] egy résztvevő
   *[other] { $players } résztvevő
}
club-event-bot = { $number }. bot ({ $level })

## A new one

club-event-new = Új verseny
club-event-new-about = A fordulók párosítása és az asztalok maguktól készülnek.
club-event-title-label = Név
club-event-scenario = Forgatókönyv
club-event-seats = { $seats ->
    [one] egy hely
   *[other] { $seats } hely
}
club-event-format = Forma
club-event-scoring = Mit ér egy játszma
club-event-rounds = Fordulók
club-event-hours = { $hours ->
    [one] egy óra fázisonként
   *[other] { $hours } óra fázisonként
}
club-event-cap-turns = Legfeljebb ennyi kör (0: mind)
club-event-cap-days = Legfeljebb ennyi nap (0: bármennyi)
club-event-cap-about = Az eddig eljutott játszma megáll, és az akkori állás számít.
club-event-turns = { $turns ->
    [one] egy kör
   *[other] legfeljebb { $turns } kör
}
club-event-days = { $days ->
    [one] egy nap fordulónként
   *[other] { $days } nap fordulónként
}
club-event-host-pairs = Minden vázlatot megnézek, mielőtt kihirdetem
club-event-by-link = Csak a linkkel
club-event-reachable = Csak akiket elérnek az értesítések
club-event-make = Verseny indítása
club-format-swiss = svájci rendszer
club-format-swiss-about = Egyenlők találkoznak, senki kétszer; az oldalak kiegyenlítődnek.
club-format-round-robin = körmérkőzés
club-format-round-robin-about = Mindenki mindenkivel játszik.
club-format-knock-out = kieséses
club-format-knock-out-about = Aki veszít, kiesik; döntetlennél a korábban nevező megy tovább.
club-format-ladder = létra
club-format-ladder-about = Szomszédok játszanak; aki a felette állót legyőzi, a helyére lép. Az újak alul kezdenek.
club-format-balanced = kiegyensúlyozott fordulók
club-format-balanced-about = { $seats } fős asztalok: kevesen találkoznak kétszer, mindenki más hatalmakkal játszik. Az utolsó asztalt botok töltik fel.
club-scoring-two = A győzelem egy pont, a döntetlen fél.
club-scoring-draw-size = a döntetlen részesei közt
club-scoring-draw-size-about = Száz pont jár a győztesnek, vagy a döntetlen részesei osztoznak rajta.
club-scoring-squares = a számok négyzete szerint
club-scoring-squares-about = Száz pont jár a győztesnek, vagy mindenki birtokának négyzete szerint oszlik meg.
club-scoring-counts = maguk a számok
club-scoring-counts-about = Mindenkinek annyi pontja van, amennyi a játszmában.

## Its page

club-event-round = { $round }. forduló
club-round-draft = vázlat
club-round-published = készülnek az asztalok
club-round-playing = zajlik
club-round-closed = lejátszva
club-round-later = a párok maguktól készülnek
club-event-parts = Az oldal részei
club-event-standings = Állás
club-event-pairings = Párosítás
club-event-rules = Szabályok
club-event-after = { $round }. forduló után
club-event-player = Résztvevő
club-event-now = Ha most érne véget
club-event-column-points = Pont
club-event-column-buchholz = Buchholz
club-event-column-wins = Győzelem
club-event-me = te
club-event-out = kilépett
club-outcome-win = győzelem
club-outcome-draw = döntetlen
club-outcome-loss = vereség
club-outcome-bye = pihent
club-letter-win = G
club-letter-draw = D
club-letter-loss = V
club-letter-bye = –
club-event-ties = Holtversenynél: Buchholz, aztán az egymás elleni játszma, aztán kevesebb játék nélküli győzelem, végül sorsolás.
club-event-ties-many = Holtversenynél: győzelmek, aztán a legjobb forduló, végül sorsolás.
club-event-next = Következő asztalod · { $round }. forduló, { $board }. tábla
club-event-next-waits = Te jössz
club-event-next-others = Az asztal készen áll
club-event-against = ellen
club-event-you = te · { $points }
club-event-points = pont: { $points }
club-event-side = Oldalad: { $seat }
club-event-dealing = Készül az asztal.
club-event-pairings-of = Párosítás, { $round }. forduló
club-event-ruled = Döntés: { $note }
club-event-byes = Pihen: { $who }
club-event-why = Senki sem találkozik kétszer, ha elkerülhető; egyenlők játszanak; az oldalak kiegyenlítődnek.
club-event-why-many = Kevesen találkoznak kétszer, és mindenki új hatalmat kap.
club-event-bye = A pihenőért { $points } jár, legfeljebb egyszer.
club-event-missing = Aki nem jön, helyette bot játszik; ő veszít, a többiek nem járnak rosszul.
club-event-seed = A sorsolás és az asztalok magja: { $seed }.
club-event-not-begun = Még nem kezdődött el.
club-event-enter = Nevezek
club-event-leave = Kilépek a versenyből
club-event-boards = A következő fordulókban
club-boards-one = Egy táblán játszom
club-boards-spare = Páratlan létszámnál pihenek
club-boards-twice = Ha hiányzik valaki, kétszer játszom
club-boards-none = Nem játszom
club-event-csv = Táblázat CSV-ben
club-event-png = Kép
club-calendar = Naptár

## Leading one

club-event-host = Te vezeted a versenyt
club-event-link = A belépő link
club-event-bots = Botok
club-event-level = Válassz erősséget
club-event-count = Hány
club-event-add = Botok hozzáadása
club-event-begin = Kezdés
club-event-rule = Döntés
club-event-rule-board = Válassz táblát
club-event-rule-who = Ki győzött
club-event-rule-why = Miért
club-event-rule-do = Így számítson
club-event-cancel = A verseny lefújása
club-event-cancel-ask = Lefújod a versenyt? A játszmák folytatódnak, de nem számítanak.
club-draft = A következő vázlat: { $round }. forduló
club-draft-cost = Ára: ismételt találkozás { $repeats }, második pihenő { $byes }, korábbi oldal { $seats }, pontkülönbség { $distance }.
club-draft-one = Őt
club-draft-other = cserélje vele
club-draft-swap = Csere
club-draft-publish = A forduló kihirdetése

## Clubs

club-clubs-lead = Akik együtt játszanak: hirdetőtábla, naptár, asztalok és versenyek.
club-mine = Klubjaim
club-all = Minden klub
club-none = Még nincs klub. Alapítsd meg az elsőt.
club-new = Új klub
club-name-label = Név
club-about = Miről szól
club-make = Klub alapítása
club-members = { $members ->
    [one] egy tag
   *[other] { $members } tag
}
club-ask = Felvételt kérek
club-asked = Felvételt kértél. A tisztségviselők tudnak róla.
club-join = Belépek
club-board = Hirdetőtábla
club-board-none = Itt még nincs semmi.
club-note-new = Új hirdetmény
club-note-title = Cím
club-note-text = Szöveg
club-note-day = Nap, a naptárba
club-note-post = Kiteszem
club-take-down = Leveszem
club-tables = A klub asztalai
club-people = Tagok
club-online = most itt van
club-role-owner = tulajdonos
club-role-officer = tisztségviselő
club-role-member = tag
club-role-asks = felvételt kér
club-role-of = Szerep: { $name }
club-admit = Felveszem
club-put-out = Kizárom
club-put-out-name = Kizárás: { $name }
club-calendar-about = Akinél ez a cím van, olvassa a naptárt; megújítás után a régi sehová sem vezet.
club-renew = Megújítás
club-link = Belépő link
club-quit = Kilépek a klubból

## The first page

club-lobby-nothing = Semmi sem vár rád
club-lobby-next = a következő határidő: { $when }
club-lobby-soonest = legelöl a legközelebbi határidő
club-lobby-week = A hét
club-lobby-others = Másokra vársz
club-lobby-others-about = itt nincs teendőd
club-lobby-invitations = Meghívások
club-lobby-invites = { $host } meghív: { $game }, { $pace }.
club-lobby-invited = Helyet tartanak neked: { $game }, { $pace }.
club-lobby-accept = Elfogadom
club-lobby-accept-at = Elfogadom: { $table }
club-lobby-look = Előbb megnézem
club-lobby-decline = Elutasítom
club-lobby-decline-at = Elutasítom: { $table }
club-lobby-decline-ask = Elutasítod a meghívást?
club-lobby-letters = Levelek
club-lobby-club = A klubban
club-lobby-your-table = { $round }. forduló: kész az asztalod.
club-lobby-your-turn = { $round }. forduló: te jössz.
club-lobby-entered = Neveztél; még nem kezdődött el.
club-lobby-round = { $round }. forduló, összesen { $rounds }
