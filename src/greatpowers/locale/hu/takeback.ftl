### Visszavonás beleegyezéssel: mit kérnek egymástól a játékosok, és mit felel a kiszolgáló.

takeback-unknown = { refused }: nincs ilyen döntésed, amelyhez vissza lehetne térni.
takeback-rated = { refused }: értékelt asztalnál semmit sem lehet visszavenni.
takeback-sealed = { refused }: amit titokban írtak, és már mindenki elolvasott, azt nem lehet visszavonni.
takeback-upgraded = { refused }: azóta változtak a szabályok, és az elé nem lehet visszatérni.
takeback-open = { refused }: valaki már visszavonást kér. Várd meg a választ.
takeback-none = { refused }: senki sem kér visszavonást.
takeback-not-yours = { refused }: a kérést csak az vonhatja vissza, aki kérte.
takeback-not-asked = { refused }: a te beleegyezésedet nem kérik.

event-takeback-asked = Visszavonást kért: { $seat }.
event-takeback-agreed = Beleegyezett a visszavonásba: { $seat }.
event-takeback-refused = Elutasította a visszavonást: { $seat }.
event-takeback-withdrawn = Már nem kér visszavonást: { $seat }.
event-taken-back = A játék visszatért egy korábbi döntéshez: { $seat }.

web-takeback = { $alone ->
    [yes] Visszavonás…
   *[no] Visszavonás kérése…
}
web-takeback-title = Visszavonás
web-takeback-about = A saját lépés visszavonása kockadobásig, felfedett kártyáig vagy a másik fél válaszáig tart. Azon túl a másik fél beleegyezése kell. Válaszd ki, melyik döntéshez térjen vissza a játék: az és minden, ami utána jött, meg nem történtnek számít.
web-takeback-dice = Az ugyanarra a célra újra dobott kockák ugyanúgy esnek. Amit a többiek már leírtak, érvényben marad.
web-takeback-alone = Senkit sem kell megkérdezni: a botok mindig beleegyeznek, és a játék azonnal visszatér.
web-takeback-nothing = Most nincs mit visszavonni.
web-takeback-ask = { $alone ->
    [yes] Visszatérés
   *[no] Kérés
}
web-takeback-asked = Visszavonást kér: { $seat }
web-takeback-asked-about = A játék e döntés elé térne vissza. Ami azóta történt, meg nem történtnek számítana.
web-takeback-since = Azóta
web-takeback-agree = Beleegyezem
web-takeback-refuse = Elutasítom
web-takeback-waiting = Visszavonást kérsz. Válaszra vár: { $seats }
web-takeback-withdraw = Mégsem kérem
web-takeback-other = Visszavonást kér: { $seat }. Válaszra vár: { $seats }
web-takeback-done = A játék visszatért.
web-takeback-refused = A visszavonást elutasították.
