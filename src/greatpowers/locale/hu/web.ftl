### The browser client: lobby, tables, account and everything round the board. Names come in as they are.

## House

web-title = Great Powers
web-title-waiting = ({ $tables }) { $title }
web-page-title = { $page } · Great Powers
web-skip = Ugrás a tartalomra
web-nav = Főmenü
web-nav-tables = Partik
web-nav-find = Keresés
web-nav-events = Versenyek
web-nav-clubs = Klubok
web-nav-replays = Visszajátszás
web-nav-rules = Szabályok
web-nav-arena = Botok
web-menu = Menü
web-menu-lobby = Vissza a lobbiba
web-close = Bezárás
web-loading = Betöltés folyamatban
web-try-again = Újrapróbálás
web-more = Továbbiak mutatása
web-keep = Mentés
web-kept = Mentve
web-copied = Link másolva
web-search = Keresés név vagy játékos szerint
web-language = Nyelv
web-theme = Téma
web-theme-light = Világos
web-theme-dark = Sötét
web-theme-system = Mint a rendszer
web-theme-to-light = Világos téma
web-theme-to-dark = Sötét téma
web-not-found = Itt nincs semmi
web-not-found-about = Ez az oldal nem létezik, vagy elköltözött.

## Errors and connection

web-error-unreachable = A szerver nem érhető el. Semmi sem veszett el, próbáld újra.
web-error-strange = A szerver válasza nem olvasható.
web-lobby-unreachable = A lobbi nem érhető el
web-table-unreachable = A parti nem nyitható meg
web-game-unknown = Ez a program nem ismeri a játékot. Játék: { $game }
web-connection-lost = Megszakadt a kapcsolat
web-connection-lost-about = Amit írtál, ezen az eszközön megmarad, és újra elküldjük. Az óra jár. { $seconds ->
    [0] Új próbálkozás folyik.
   *[other] Új próbálkozás { $seconds } mp múlva.
}

## Time

web-span-days = { $hours ->
    [0] { $days } nap
   *[other] { $days } nap { $hours } ó
}
web-span-hours = { $minutes ->
    [0] { $hours } ó
   *[other] { $hours } ó { $minutes } p
}
web-span-minutes = { $minutes } perc
web-no-deadline = Nincs határidő
web-until = határidő: { $when }
web-their-clock = az ő órájuk jár
web-time-up = lejárt az idő
web-stage-until = { $stage ->
    [negotiation] tárgyalás eddig: { $when }
    [writing] parancsírás eddig: { $when }
    [grace] türelmi idő eddig: { $when }
   *[other] határidő: { $when }
}
web-hours = { $hours ->
    [one] { $hours } óra
   *[other] { $hours } óra
}

## Games

web-game = Játék
web-game-diplomacy = Diplomacy
web-about-diplomacy = Hét nagyhatalom, egyetlen kocka nélkül. Tárgyalás, titkos parancsok, egyidejű felfedés.
web-length-diplomacy = 4–8 óra vagy hetek
web-seats-range = { $least }–{ $most } játékoshely
web-seats-exact = { $seats } játékoshely
web-new-game = Új parti
web-against-bots = Botok ellen
web-learn = Tanulás lépésről lépésre

## Lobby

web-tables-wait = { $tables ->
    [0] Partijaid
    [1] Egy parti vár rád
    [2] Két parti vár rád
    [3] Három parti vár rád
    [4] Négy parti vár rád
    [5] Öt parti vár rád
    [one] { $tables } parti vár rád
   *[other] { $tables } parti vár rád
}
web-all-my-tables = Összes partid · { $tables }
web-my-tables = Partijaid
web-mine-none = Még nincs partid.
web-status-playing = Folyamatban
web-status-waiting = Várakozás a játékosokra
web-status-finished = Befejezett
web-begin = Új háború
web-begin-about = Egyedül, barátokkal vagy meghívóval
web-open-tables = Nyitott partik
web-open-none = Most nincs nyitott parti
web-open-none-about = Nyiss egyet: a többiek itt találják meg.
web-watch-tables = Nézőknek
web-watch-none = Most nincs mit nézni
web-watch-games = { $tables ->
    [one] Megtekintés: { $tables } nyilvános parti
   *[other] Megtekintés: { $tables } nyilvános parti
}
web-filter = Szűrő
web-filter-all = Mind
web-filter-live = Élő
web-filter-slow = Levelező
web-filter-languages = Az én nyelveimen
web-invited = Meghívtak?
web-invite-paste = Illeszd be a meghívólinket
web-invite-wrong = Ez nem meghívólink.
web-join = Csatlakozás
web-play = Játék
web-play-table = Játék: { $table }
web-open = Megnyitás
web-open-table = Megnyitás: { $table }
web-watch = Megtekintés
web-watch-table = Megtekintés: { $table }
web-take-seat = Hely elfoglalása
web-take-seat-at = Hely elfoglalása: { $table }
web-free-seats = szabad: { $free } / { $seats }
web-row-waiting = Várakozás a játékosokra · szabad helyek: { $free }
web-row-finished = A parti véget ért
web-unread = { $letters ->
    [one] { $letters } olvasatlan üzenet
   *[other] { $letters } olvasatlan üzenet
}
web-seats-mine = { $seats ->
    [one] { $seats } játékoshely
   *[other] { $seats } játékoshely
}
web-your-turn = te jössz
web-thinking = { $seats ->
    [0] a forduló kiértékelése folyik
   *[other] még gondolkodik: { $seats }
}
web-sandbox = homokozó

## While the reader was away

web-away = Amíg nem voltál itt
web-away-finished = { $table }: a parti véget ért.
web-away-started = { $table }: a parti elkezdődött.
web-away-moved = { $table }: { $from } → { $to }.
web-away-letters = { $table }: { $letters ->
    [one] { $letters } új üzenet.
   *[other] { $letters } új üzenet.
}
web-away-more = Korábbi sorok a partinaplóban: { $lines }.
web-away-on = Tovább a partihoz

## Name and account

web-name-title = Hogy szólítsunk?
web-name-label = Neved
web-name-about = Más nem kell. Később jelszót adhatsz meg, és a partijaid megmaradnak.
web-name-go = Leülés
web-sign-in-instead = Van fiókom
web-account = Fiók
web-account-enter = Bejelentkezés
web-sign-in = Bejelentkezés
web-sign-in-about = A játékhoz elég egy név: akkor kell megadni, amikor helyet foglalsz.
web-signed-in = Bejelentkeztél
web-sign-out = Kijelentkezés
web-sign-out-everywhere = Kijelentkezés minden eszközön
web-sign-out-guest = Kijelentkezés után a vendég nem talál vissza a helyeire. Ha meg akarod tartani őket, előbb adj meg jelszót.
web-signed-out = Kijelentkeztél
web-register = Regisztráció
web-register-about = Jelszóval minden eszközön eléred a partijaidat.
web-register-guest = Adj meg jelszót: a partijaid és a helyeid minden eszközön a tieid maradnak.
web-registered = A fiók elkészült
web-password = Jelszó
web-password-old = Régi jelszó
web-password-new = Új jelszó
web-password-change = Jelszó módosítása
web-password-about = Legalább { $letters } karakter.
web-kind-guest = Vendégként játszol ezen az eszközön.
web-kind-member = Van fiókod.
web-kind-admin = Rendszergazda vagy.
web-look = Nyelv és megjelenés

## New game

web-scenario = Játékváltozat
web-seats = Játékoshelyek
web-pack = Térkép és kártyák
web-pack-none = beépített térkép és kártyák
web-pack-named = csomag: { $name }
web-lots = Nagyhatalmak
web-lots-chosen = választással
web-lots-drawn = sorsolással
web-holder-you = Te
web-holder-open = Nyitott
web-holder-bot = Bot
web-seat-holder = Ki játssza: { $seat }
web-seat-detail = Részletek: { $seat }
web-plan-open = bárki
web-plan-invite = meghívólinkkel
web-plan-starts = Minden hely foglalt: a parti azonnal indul.
web-plan-waits = { $seats ->
    [one] { $seats } hely szabad marad. A parti akkor indul, ha elfoglalják, vagy ha botnak adod.
   *[other] { $seats } hely szabad marad. A parti akkor indul, ha elfoglalják, vagy ha botoknak adod.
}
web-plan-count = { $who ->
    [you] te
    [hotseats] { $n } ennél a képernyőnél
    [bots] { $n ->
        [one] { $n } bot
       *[other] { $n } bot
    }
    [open] { $n } nyitott
   *[invited] { $n } meghívott
}
web-plan-alone = Egyszemélyes mód: minden helyen te játszol.
web-table-name = A parti neve
web-table-language = A levelezés nyelve
web-table-name-1 = A hosszú nyár
web-table-name-2 = Levelek és ágyúk
web-table-name-3 = Térkép az asztalon
web-table-name-4 = Keleti expressz
web-table-name-5 = Hatalmi egyensúly
web-table-name-6 = Az utolsó bál
web-table-name-7 = Szürke köpenyek
web-table-name-8 = Kongresszus éjfélkor
web-table-name-9 = Csendes határ
web-table-name-10 = Hét pecsét
web-table-name-11 = Köd az Északi-tenger felett
web-table-name-12 = A szorosok kérdése
web-pace = Tempó
web-pace-untimed = Óra nélkül
web-pace-untimed-about = a fázis akkor ér véget, ha mindenki válaszolt
web-pace-live = Élő játék
web-pace-live-about = tárgyalás { $talk } perc, írás { $writing } perc
web-pace-live-short = élő, { $minutes } perc
web-pace-slow = Levelező játék
web-pace-slow-about = { $hours ->
    [one] fázisonként { $hours } óra
   *[other] fázisonként { $hours } óra
}
web-pace-slow-short = fázisonként { $hours } óra
web-pace-fixed = Rögzített időpontok
web-pace-fixed-about = a fázisok megadott órákban érnek véget
web-pace-fixed-short = időpont: { $hours }
web-pace-first = Tárgyalás az első forduló előtt, perc
web-pace-later = Tárgyalás a többi forduló előtt, perc
web-pace-writing = Parancsírás, perc
web-pace-short = Visszavonulás és kiigazítás, perc
web-pace-hours = Egy fázis ideje
web-pace-at = Időpont
web-pace-at-second = Második időpont
web-pace-at-none = nincs
web-pace-zone = Időzóna
web-pace-days = Napok
web-pace-grace = Türelmi idő, perc
web-pace-excuses = Megbocsátott kihagyott lépések
web-pace-leave = A szabadság megállítja az órát
web-pace-leave-about = akinek bejelentett szabadsága van, azt megvárják; kettőnél több játékosnál lépésenként három napig
web-missed-bot = Botok a távollévők helyén
web-missed-bot-about = lekésett határidő után bot játszik
web-missed-disorder-about = a lekésett határidő polgári zavargás
web-press = Üzenetváltás
web-public = Nyilvános parti
web-public-about = látszik a listán, bárki leülhet
web-anonymous = Névtelen játékosok
web-anonymous-about = a nevek a parti után látszanak
web-spectators = Nézők
web-spectators-about = mások is nézhetik, titkok nélkül
web-spectator-delay = Késleltetés a nézőknek, perc
web-more-rules = További szabályok
web-option-chosen = { $option }: { $choice }
web-option-number = választás
web-option-usual = alapértelmezett
web-preset-keep = Mentés alapnak
web-preset-kept = A beállítások mentve
web-preset-kept-about = A következő új parti ezekkel indul.
web-create = Parti létrehozása

## Seats and bots

web-seat-open = szabad hely
web-seat-invited = a meghívott játékosra vár
web-seat-bot = bot, { $level }
web-seat-hotseat = ennél a képernyőnél
web-seat-program = { $player }, program
web-seat-hotseat-of = közös képernyőn, { $player }
web-seat-standin = { $player }, bot játszik
web-seat-anonymous = névtelen játékos
web-seat-yours = a te helyed
web-seat-take = Leülés
web-seat-take-named = Hely elfoglalása: { $seat }
web-level-random = véletlen
web-level-random-about = Bármilyen szabályos lépés, gondolkodás nélkül.
web-level-holder = mozdulatlan
web-level-holder-about = Sosem mozog: támadások kipróbálására jó.
web-level-novice = újonc
web-level-novice-about = Elveszi, ami közel van, a sajátját elfelejti őrizni.
web-level-regular = rutinos
web-level-regular-about = Előkészíti a támadásait, és őrzi, amit birtokol.
web-level-veteran = veterán
web-level-veteran-about = Mérlegeli, mit tehetnek a többiek, és válaszol rá.
web-level-marshal = marsall
web-level-marshal-about = A legmélyebben számol, és nem siet.

## Before the game

web-waiting-room = { $free ->
    [0] Minden hely foglalt.
    [one] A parti akkor indul, ha még { $free } játékos leül.
   *[other] A parti akkor indul, ha még { $free } játékos leül.
}
web-about-table = A partiról
web-listed = Hol látszik
web-listed-public = a nyitott partik listáján
web-listed-private = sehol
web-invite-copy = Meghívólink másolása
web-invite-copy-for = Meghívólink másolása: { $seat }
web-share-table = A parti linkjének másolása
web-start-level = Botok a szabad helyeken
web-start-bots = Indítás most, botokkal
web-leave-table = Hely elhagyása
web-cancel-table = Parti törlése
web-invite-lead = { $game } · { $scenario } · { $pace }
web-invite-enter = Tovább a helyedhez
web-invite-taken = Ez a hely már foglalt.
web-invite-dead = A meghívó nem érvényes

## At the table

web-hand-over = Hely átadása egy botnak…
web-take-back = A hely visszavétele
web-ask-motion = Szünet vagy több idő kérése…
web-resign-seat = A hely feladása…
web-master-acts = Az asztal vezetése…
web-report = Bejelentés…
web-fork = Elágazás a homokozóba
web-rematch = Visszavágó
web-record = Partijegyzék letöltése
web-curtain = Következő ennél a képernyőnél: { $seat }
web-curtain-about = Add tovább az eszközt. Most senki más ne nézzen ide.
web-curtain-open = Megnyitás: { $seat }
web-timeline = A parti menete
web-timeline-back = Egy lépés vissza
web-timeline-next = Egy lépés előre
web-timeline-now = most
web-timeline-end = a parti vége
web-log-more = Korábbi sorok
web-late = { $missed ->
    [bot] Lejárt az idő. Türelmi idő eddig: { $when }. Utána bot játszik azok helyett, akik nem válaszoltak.
   *[disorder] Lejárt az idő. Türelmi idő eddig: { $when }. Utána polgári zavargás jön azoknál, akik nem válaszoltak.
}
web-standin = A helyeden bot játszik: { $seat }
web-delayed = Késleltetve nézed a partit: { $span }

## Replays and records

web-replays-about = Befejezett partik lépésről lépésre, bármelyik játékoshelyről nézve.
web-replays-none = Még nincs befejezett parti.
web-replay = Visszajátszás
web-replay-table = Visszajátszás: { $table }
web-record-of = Partijegyzék letöltése: { $table }
web-verification-of = Ellenőrzés: { $table }
web-import = Partijegyzék importálása
web-import-unreadable = Ez a fájl nem partijegyzék.
web-you-played = te is játszottál
web-result-win = Győzelem: { $seats }
web-result-draw = Megosztott döntetlen: { $seats }
web-result-none = Nincs győztes

## Verification

web-verification = Ellenőrzés
web-verification-about = Az első forduló előtt a szerver közzéteszi titkos véletlenmagjának lenyomatát. A parti után a mag nyilvános, és bárki újra kiszámolhat minden dobást és sorsolást.
web-verified = minden egyezik
web-verified-not = valami nem egyezik
web-verified-later = a parti után ellenőrizhető
web-commitment = Közzétett lenyomat
web-seed = Véletlenmag
web-seed-hidden = titkos a parti végéig
web-nonce = A játékoshely hozzáadott száma: { $seat }
web-dice = Dobások és sorsolások
web-dice-none = Eddig semmit sem bíztunk a véletlenre.
web-dice-number = Sorszám
web-dice-purpose = Cél
web-dice-range = Tartomány
web-dice-of = 1–{ $bound }
web-dice-result = Eredmény
web-checkpoints = Az állás lenyomatai
web-verification-offline = Ha e szerver nélkül ellenőriznéd, töltsd le a jegyzéket, és a fájl mellett futtasd ezt:

## Bots

web-arena-about = A botok bármelyik helyen játszanak, amelyet nekik adsz. Azt látják, amit az a játékos látna, semmi többet.
web-arena-fair = Ha egy bot kifut az időből, biztonságos parancsot ad, így egy parti sem vár botra.

## The page of the rules

web-rules-about = Minden szabály a számával, saját szavainkkal. A játék elutasításai ezeket a számokat nevezik meg.
web-rules-search = Keresés a szabályokban
web-rules-none = Nincs ilyen szó a szabályokban.
web-rules-parts = A segédlet részei
web-rules-number = Szabály: { $rule }

## Letters and talk

web-talk-unsigned = Feladó nélkül
web-talk-you = Te
web-talk-letter = Leveled
web-talk-send = Küldés
web-talk-keys = Enter küldi el, Shift+Enter új sort kezd
web-talk-binds-nobody = Az itt tett ígéret senkit sem köt.
web-talk = Tárgyalás
web-talk-none = Még senki sem szólt.
web-talk-public = Az asztalnál folyó tárgyalást mindenki hallja.

## Sharing

web-share = A parti megosztása
web-share-about = Hivatkozás, kép erről a pillanatról vagy film az eddigi partiról.
web-share-preview = A megosztott kép
web-share-link = Hivatkozás másolása
web-share-link-copied = A hivatkozás a vágólapon van.
web-share-link-failed = A hivatkozást nem sikerült másolni. Itt van: { $link }
web-share-send = Küldés…
web-share-copy-picture = Kép másolása
web-share-picture-copied = A kép a vágólapon van.
web-share-picture-saved = Ez a böngésző nem tud képet másolni, ezért fájlba mentette.
web-share-save-picture = Kép mentése (PNG)
web-share-save-film = Film mentése ({ $form })
web-share-film-making = Készül a film: { $percent }%
web-share-film-saved = A film elkészült.
web-share-closed = A hivatkozást csak az itt játszók tudják megnyitni.
