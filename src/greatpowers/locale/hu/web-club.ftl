### Az asztalok körüli oldalak: értesítések, címek, elfelejtett jelszavak.

club-again = Próbáld újra

## Értesítések

club-notices = Értesítések
club-notices-lead = Lépésenként legfeljebb egy, egy sem, amíg az asztalt nézed, és soha egy szó sem parancsokról, kártyákról vagy levelekről.
club-notices-nobody = Előbb mondd meg a neved: az értesítés valakinek szól.
club-notices-settle = Miről és hová szóljatok
club-told = A legutóbbiak
club-told-none = Még semmi. Ha egy asztalnál rád várnak, itt látod.
club-told-read = Elolvastam
club-told-all = Mutasd mind: { $count }

club-channels = Hol érünk el
club-channels-about = A címek olyan titkosak, mint egy jelszó. Ha egy csatorna nem működik, itt látszik; a játszmák nem várnak rá.
club-channels-none = Még sehol. Addig az értesítések ezen az oldalon és a lap címében látszanak.
club-channel-push = Böngésző
club-channel-mail = E-mail
club-channel-app = Alkalmazás vagy webhook
club-channel-works = működik
club-channel-unconfirmed = várd meg a levelet, és nyisd meg a hivatkozást
club-channel-trouble = { $failures } alkalommal nem sikerült; újra próbáljuk
club-channel-added = Bekötve. Küldj magadnak egy próbát.
club-channel-remove = Törlés: { $name }
club-this-browser = Ez a böngésző ({ $name })
club-test = Próba küldése
club-test-sent = Elküldve. Megérkezett?
club-push-about = A böngésző akkor is szól, ha egyetlen oldalunk sincs nyitva.
club-push-add = Szóljon ez a böngésző
club-push-impossible = Ez a böngésző nem fogad értesítést. Telefonon előbb tedd az oldalt a kezdőképernyőre.
club-push-refused = A böngészőnek megtiltották, hogy ennek az oldalnak az értesítéseit mutassa. A beállításaiban ez megváltoztatható.
club-mail-about = Levelet küldünk oda; a benne lévő hivatkozás erősíti meg a címet. Elfelejtett jelszónál is ez segít.
club-mail-change = Egy másik cím akkor lép ennek a helyébe, ha megerősítetted.
club-mail-address = Az e-mail-címed
club-mail-add = Levél küldése
club-mail-sent = A levél úton van ide: { $address }. A hivatkozás két napig érvényes.
club-app-about = Telegram, Discord, Slack, Matrix és ntfy az Apprise-címükkel; saját kiszolgáló egy JSON-t fogadó https-címmel.
club-app-url = Cím
club-app-label = Hogyan nevezed
club-app-add = Bekötés

club-matrix = Miről szóljunk
club-matrix-about = Rögtön mentjük. Az összefoglaló reggel nyolckor jön.
club-matrix-none = Előbb köss be fent valamit: akkor itt választhatod ki, mi jöjjön rajta.
club-matrix-kind = Szóljatok erről
club-wish-now = azonnal
club-wish-digest = összefoglalva
club-wish-never = soha
club-wish-of = { $kind }, { $channel }
club-kind-turn = Te jössz
club-kind-turn-about = egy asztalnál rád várnak
club-kind-letter = Levelek
club-kind-letter-about = csak hogy vannak, az nem, mi áll bennük
club-kind-deadline = Határidők
club-kind-deadline-about = amikor az idő négyötöde letelt
club-kind-over = A vége
club-kind-over-about = véget ért egy játszmád
club-kind-invited = Meghívások
club-kind-invited-about = fenntartottak neked egy helyet
club-kind-table = Szavazás és szabadság
club-kind-table-about = kezdés, szünet, helyettes, visszatérés
club-kind-event = Versenyek
club-kind-event-about = új forduló, az asztalod
club-kind-club = Klubok
club-kind-club-about = amit a klubjaid közölnek
club-kind-house = A háztól
club-kind-house-about = a fiókodról

club-quiet = Csendes órák
club-quiet-on = Éjjel ne zavarjatok
club-quiet-about = Ami addig történik, egy összefoglalóban jön, amikor a csendes órák véget érnek.
club-quiet-from = Ettől
club-quiet-until = Eddig
club-quiet-zone = E szerint az idő szerint: { $zone }
club-quiet-urgent = A határidők akkor is jöjjenek
club-quiet-urgent-about = Ha két óránál kevesebb van hátra.

## A levelek hivatkozásai

club-confirm = A cím megerősítése
club-confirm-about = Mostantól ide jönnek az értesítések, és ezzel szerezhető vissza az elfelejtett jelszó.
club-confirm-do = Ez az én címem
club-confirm-done = A cím meg van erősítve.
club-unsubscribe = Ne jöjjön több ilyen levél
club-unsubscribe-about = Nem küldünk több ilyen levelet. Bármikor újra kérheted.
club-unsubscribe-do = Ne küldjétek
club-unsubscribe-done = Ilyen levél nem jön többé: { $kind }.

## Elfelejtett jelszó

club-password-lost = Elfelejtetted a jelszót?
club-password-lost-about = Ha a fióknak van megerősített címe, oda megy egy levél a hivatkozással.
club-password-who = A neved vagy a címed
club-password-ask = Küldjétek a levelet
club-password-asked = Ha van ilyen fiók és a címe meg van erősítve, a levél már úton van. A hivatkozás egy óráig érvényes.
club-password-choose = Válassz új jelszót
club-password-keep = Mentés és belépés

## Leave

club-my-leave = Szabadság
