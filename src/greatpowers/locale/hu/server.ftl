### What the server answers when it does not do what was asked. Refusals of the rules stand with the games.

## People

sign-in-needed = Előbb add meg a neved.
wrong-password = Hibás név vagy jelszó.
already-registered = Már van fiókod.
name-taken = Ez a név foglalt: „{ $name }”.
name-length = A név hossza: 1–{ $longest } karakter.
name-characters = A névben nem megjeleníthető karakter van.
name-mixed = A név egyik szavában különböző ábécék betűi keverednek.
name-alike = Ez a név túlságosan hasonlít egy másik tagéra: „{ $name }”.
password-length = A jelszó hossza: { $shortest }–{ $longest } karakter.
password-name = A jelszó nem lehet a saját név.
password-common = Ez a jelszó az elsők között van, amit bárki kipróbálna.
language-unknown = Ez a nyelv itt nem érhető el. Nyelv: { $language }.
theme-unknown = Nincs ilyen téma. Téma: { $theme }.

## Tables

table-unknown = Nincs ilyen parti, vagy számodra zárt.
invitation-unknown = Nincs ilyen meghívó, vagy már felhasználták.
lesson-unknown = Nincs ilyen lecke.
invitation-needed = Ezt a helyet meghívott játékosnak tartják fenn.
title-length = A név túl hosszú. Karakterek: legfeljebb { $longest }.
title-characters = A névben nem megjeleníthető karakter áll.
game-unknown = Nincs ilyen játék. Játék: { $game }.
text-too-long = A szöveg túl hosszú. Karakter legfeljebb: { $most }.
option-unknown = A beállítások nem illenek a játékhoz.
level-unknown = Nincs ilyen bot. Szint: { $level }.
zone-unknown = Nincs ilyen időzóna. Időzóna: { $zone }.
seat-wish-unknown = Így nem adható ki a hely.
seat-taken = A hely foglalt.
seats-open = Vannak még szabad helyek: { $free }.
no-free-seat = Nincs szabad hely.
not-seated = Nincs helyed ebben a partiban.
not-your-seat = Ez nem a te helyed.
not-owner = Ezt csak a parti szervezője teheti.
already-started = A parti már elkezdődött.
not-started = A parti még nem kezdődött el.
not-finished = A parti még nem ért véget.
not-playing = A parti most nem folyik.
too-many-tables = Előbb fejezz be néhány partit. Legfeljebb: { $most }.
rules-version = Ez a parti más szabályverziójú.
game-unreadable = Ez a parti nem olvasható. Az ok a szerver naplójában áll.

## Playing

stale = Közben megváltozott az állás. Nézd meg újra.
changed-meanwhile = Közben megváltozott a parti. Próbáld újra.
no-talk-to-end = Most nincs lezárható tárgyalás.
message-unknown = A szerver nem ismeri ezt az üzenetet. Fajta: { $type }.
message-unreadable = Az üzenet nem olvasható.
body-unfinished = A kérés félbeszakadt, mielőtt a végére ért volna.
not-live = A befejezett parti csak nézhető.
still-secret = Ez csak a parti után nyilvános.

## Records and pictures

record-unusable = { $reason ->
    [unreadable] Ez a fájl nem partijegyzék.
    [size] A partijegyzék túl nagy.
    [long] A partijegyzékben túl sok döntés van. Legfeljebb: { $most }.
    [letters] A partijegyzékben túl sok levél van. Legfeljebb: { $most }.
    [field] A partijegyzék egyik része túl hosszú: { $field }. Karakter legfeljebb: { $most }.
    [slow] A partijegyzék újrajátszása túl sokáig tart.
    [setup] A partijegyzékben itt ismeretlen játék, forgatókönyv, beállítás vagy állás szerepel.
    [version] A partijegyzék a szabályok más változatához tartozik: { $found }. Az itteni változat: { $known }.
    [seed-hidden] A partijegyzék véletlenmagja még titkos, ezért nem játszható újra.
    [seed-wrong] A partijegyzék véletlenmagja nem illik a közzétett lenyomathoz.
    [seats] A partijegyzék helyei nem a forgatókönyv helyei.
    [decision] A szabályok elutasítják a partijegyzék egyik döntését. Sorszám: { $number }, szöveg: „{ $text }”.
    [hash] A parti nem úgy áll, mint a partijegyzékben. A döntés sorszáma: { $number }.
    [result] A parti nem úgy ér véget, mint a partijegyzékben.
    [states] A jegyzőkönyvben tárolt állások nem illenek össze.
    [pack] A játszma felvételével érkezett térkép és kártyák nem használhatók.
   *[other] A partijegyzék nem használható.
}
record-waits = Az előző partid újrajátszása még folyik. Kérjük, várd meg.
pack-unknown-here = A háznak nincs ilyen csomagja.
pack-unusable = A csomag nem használható: { $problem }
position-unusable = Ebből az állásból nem kezdődhet játék: { $problem }
position-unknown = Ennek a játéknak nincsenek állásai.
fork-needs-end = Volt kockadobás: elágazás csak a parti után lehet.
no-picture = Erről a játékról nincs kép.
nothing-to-show = A két pillanat között nincs mit megmutatni.
no-score = Ebben a játékban nem számolnak semmit.
talk-over = Ennél az asztalnál már nem lehet beszélgetni.
talk-full = Ennél az asztalnál már elég szó esett, legfeljebb { $most } hozzászólás lehet.
remark-empty = Nincs mit mondani.
fork-at-end = Itt már vége a játéknak: válassz korábbi pillanatot.
centres-missing = A kiigazítási fázishoz termelőközpontok kellenek.

## The house

bad-request = A kérés nem érthető.
not-allowed = Ez számodra nem megengedett.
not-found = Ilyen oldal itt nincs.
wrong-method = Ezt így nem lehet megtenni.
too-large = Ez túl nagy a szervernek.
wrong-media-type = A szerver ilyen tartalmat nem tud olvasni.
null-character = A kérésben nem megjeleníthető karakter van.
request-header-missing = A kérés nem erről az oldalról jött.
foreign-origin = A kérés más oldalról jött.
too-often = Túl sok kérés. Következő próba: { $seconds } mp.
busy = A szerver foglalt. Próbáld újra kicsit később.
store-unavailable = { $reason ->
    [full] Betelt a szerver lemeze. Amíg nincs hely, semmi sem menthető.
    [locked] A szerver adatbázisa zárolva van. Próbáld újra kicsit később.
    [read-only] A szerver adatbázisa most nem írható.
    [damaged] A szerver adatbázisa megsérült. Biztonsági mentésből kell helyreállítani.
   *[unreachable] A szerver adatbázisa nem érhető el. Próbáld újra kicsit később.
}
our-mistake = Hiba történt nálunk. Semmi sem veszett el abból, amit tettél.

## Értesítések

channel-unknown = Nincs ilyen csatorna.
channel-address = Ilyen címre nem küldünk értesítést.
channel-failed = Nem sikerült elküldeni. { $reason }
too-many-channels = Előbb törölj egy csatornát. Csatornák: legfeljebb { $most }.
push-keys = Ezek nem egy böngésző kulcsai.
notice-always = Amit maga a ház üzen, azt nem lehet kikapcsolni.
members-only = Ez tagoknak szól: előbb válassz jelszót.
mail-address = Ez nem e-mail-cím.
mail-not-set-up = Ez a ház nem küld leveleket.
mail-not-sent = A levelet nem sikerült elküldeni. Próbáld meg kicsit később.
link-expired = Ez a hivatkozás már nem érvényes. Kérj újat.

## Absence

leave-days = A szabadságnak egy éven belüli első és utolsó napja van.
leave-late = A szabadságot a kezdőnapja előtt kell bejelenteni.
leave-overlaps = E napok közül néhány már foglalt.
leave-row = Egyhuzamban legfeljebb { $most } nap szabadság lehet. Ez { $days } volna.
leave-spent = Kevesebb napod maradt: { $left }. Ez { $days } volna.
leave-unknown = Nincs ilyen szabadság, vagy már véget ért.
motion-open = Itt már másról folyik szavazás.
motion-no-vote = Aki távol van vagy kiesett, annak nincs szavazata.
motion-not-yours = Ezt más kérte.
motion-amount = Kérj kevesebbet: legfeljebb { $most }.
motion-pace = Válaszd ki a kívánt tempót.
no-motion = Itt semmiről sem folyik szavazás.
not-paused = Ennél az asztalnál nincs szünet.
no-extension = Nincs mit meghosszabbítani, vagy ez a fázis egyszer már hosszabb lett.
seat-not-vacant = Ezen a helyen senki sem hiányzik.
seat-shared = Közös képernyő helyét nem lehet feladni.
already-seated = Már van helyed ennél az asztalnál.

## Game masters and order

master-plays = A játékvezetőnek nincs helye a saját asztalánál. Előbb állj fel.
not-master = Ezt csak az asztal játékvezetője teheti.
nothing-to-correct = Még semmi sem dőlt el.
master-no-orders = Ennél az asztalnál a játékvezető nem ad be parancsokat.
report-self = Önmagát senki sem jelenti.
report-claimed = Ezzel a bejelentéssel már más foglalkozik.
report-unclaimed = Előbb vedd magadhoz a bejelentést.
report-unknown = Nincs ilyen bejelentés.
sanction-unknown = Nincs ilyen döntés.
reason-missing = Írd meg, miért: akit érint, megtudja.
appeal-once = Egyszer lehet fellebbezni, amíg a döntés érvényes.
appeal-another = A fellebbezésről másik moderátor dönt.
appeal-none = Nincs nyitott fellebbezés.
muted = Most nem írhatsz itt. Ok: { $reason } Eddig: { $until }
banned = Most nem kezdhetsz játszmát. Ok: { $reason } Eddig: { $until }
