### The Napoleonic Wars: felállítás, zászlók, diplomácia, hódítás. A nevek készen jönnek; `$rule` a szabály.

nw-armistice = Fegyverszünet van köztük (szabály: { $rule }). Nemzet: { $nation }. Terület: { $area }.
nw-own-command = Senki sem támadhatja a saját parancsnoksága alatt álló nemzetet (szabály: { $rule }). Nemzet: { $nation }.
nw-prussia-stays = A porosz csapatok 1805 első körében Poroszországban maradnak (szabály: { $rule }). Terület: { $area }.
nw-truce = A következő köztes fázisig béke van köztük (szabály: { $rule }). Nemzet: { $nation }.
nw-war-not-declared = Semleges nagyhatalmat csak hadüzenet után lehet megtámadni (szabály: { $rule }). Nemzet: { $nation }.
nw-build-no-squadron = Nincs több építhető hajóraj (szabály: { $rule }). Nemzet: { $nation }.
nw-build-no-port = Hajórajt saját ellenőrzésű hazai kikötőben építenek (szabály: { $rule }). Nemzet: { $nation }. Terület: { $area }.
nw-build-not-there = Alakulatot saját ellenőrzésű hazai vagy közös területen állítanak fel, erősítést a fővárosban (szabály: { $rule }). Nemzet: { $nation }. Terület: { $area }.
nw-build-no-leader = Ez a tábornok most nem hívható be (szabály: { $rule }). Tábornok: { $leader }.
nw-build-no-strength = Ennyi erőpont már nincs a dobozban (szabály: { $rule }). Nemzet: { $nation }.
nw-regroup-nothing = Nincs ilyen darab az újraszervezésben (szabály: { $rule }). Nemzet: { $nation }.
nw-regroup-no-port = A hajórajok blokád nélküli baráti kikötőbe térnek vissza (szabály: { $rule }). Terület: { $area }.
nw-regroup-home-port = Fordulók között a hajóraj csak hazai kikötőbe tér vissza az újraszervezésből (szabály: { $rule }). Terület: { $area }.
nw-regroup-not-home = Az újraszervezésből hazai területre térnek vissza (szabály: { $rule }). Terület: { $area }.
nw-flag-fortress = Erődre csak ostrommal kerül zászló (szabály: { $rule }). Terület: { $area }.
nw-flag-neutral = Semleges területére nem kerül zászló (szabály: { $rule }). Terület: { $area }.
nw-flag-allied = Szövetséges vagy saját területre nem kerül zászló (szabály: { $rule }). Terület: { $area }.
nw-flag-forbidden = Egy kártya most megtiltja ott a zászlót (szabály: { $rule }). Terület: { $area }.
nw-flag-none-left = A nemzet minden zászlója használatban van (szabály: { $rule }). Nemzet: { $nation }.
nw-flag-out-of-reach = Zászlóhoz alakulat kell a területen, vagy mellette egy sereg, amelyet ellenség nem akadályozhat (szabály: { $rule }). Terület: { $area }.
nw-no-foreign-war = A nemzetnek nincs darabja ebben a külháborúban (szabály: { $rule }). Kártya: { $card }. Nemzet: { $nation }.
nw-consul-none = Ennek a nemzetnek nincs konzulja (szabály: { $rule }). Nemzet: { $nation }.
nw-consul-proxy = A szövetséges ország pontjai a saját alakulatait mozgatják és építik, konzult nem (szabály: { $rule }). Nemzet: { $nation }.
nw-restore-short = Ezek a pontok nem érnek el a paktumig, és csak annak visszaállítására valók (szabály: { $rule }). Kell: { $cost } PP. Van: { $left } PP.
nw-restore-event = Ez az esemény nem állítja vissza a paktumot (szabály: { $rule }). Kártya: { $card }.
nw-consul-closed = A diplomáciai sáv 1805 első körében zárva van (szabály: { $rule }).
nw-consul-frozen = A meghódított nemzet konzulja a köztes fázisig nem mozog (szabály: { $rule }). Nemzet: { $nation }.
nw-consul-no-row = Csak a játékosok nagyhatalmainak van sora (szabály: { $rule }). Nemzet: { $nation }.
nw-consul-other-row = A konzul másik sorban áll, és csak el nem kötelezettként válthat sort (szabály: { $rule }). Nemzet: { $nation }. Sor: { $row }.
nw-consul-in-pact = Parancspontok nem mozdítják ki a konzult a paktumból (szabály: { $rule }). Nemzet: { $nation }.
nw-consul-not-your-row = Parancsponttal jobbra csak a költő nagyhatalom sorában lehet tolni (szabály: { $rule }). Nemzet: { $nation }. Sor: { $row }.
nw-consul-at-war = E sor tábora hadban áll a nemzettel (szabály: { $rule }). Nemzet: { $nation }. Sor: { $row }.
nw-consul-no-pact-now = Fordulók között nem köttetik paktum (szabály: { $rule }). Nemzet: { $nation }.
nw-consul-unaligned = A konzul már el nem kötelezett (szabály: { $rule }). Nemzet: { $nation }.
nw-consul-own-row = Saját sorában senki sem tolja vissza a konzult (szabály: { $rule }). Nemzet: { $nation }. Sor: { $row }.
nw-consul-side = A konzul már ezen az oldalán van (szabály: { $rule }). Nemzet: { $nation }.
nw-consul-not-in-reinforcement = Ebben a játszmában az erősítési pontok nem adnak befolyást (szabály: { $rule }).
nw-war-players-only = Hadat csak játékos nagyhatalma üzen (szabály: { $rule }). Nemzet: { $nation }.
nw-war-join-camp = Egy tábor tagja elleni háborúhoz a másik táborhoz kell csatlakozni (szabály: { $rule }). Nemzet: { $nation }.
nw-war-already = Nincs megszakítható béke (szabály: { $rule }). Nemzet: { $nation }.
nw-war-wrong-camp = A választott tábornak hadban kell állnia azzal a nemzettel (szabály: { $rule }). Nemzet: { $nation }. Tábor: { $camp }.
nw-camp-already = A nagyhatalom már ebben a táborban van (szabály: { $rule }). Nemzet: { $nation }. Tábor: { $camp }.
nw-prussia-no-camp = Poroszország 1805 első körében nem csatlakozik táborhoz (szabály: { $rule }). Tábor: { $camp }.
nw-camp-france-britain = Franciaország és Nagy-Britannia sosem szövetséges (szabály: { $rule }). Tábor: { $camp }.
nw-camp-both = Egy játékos nem irányíthatja mindkét tábor tagjait (szabály: { $rule }). Nemzet: { $nation }. Tábor: { $camp }.
nw-camp-asked = Köztes fázisonként egy kérés (szabály: { $rule }). Nemzet: { $nation }.
nw-cede-not-home = Saját ellenőrzésű hazai területet engednek át, fővárost soha (szabály: { $rule }). Terület: { $area }. Nemzet: { $nation }.
nw-cede-taker = Átengedett területet csak a hódító ajándékozhat, tábora nagyhatalmának (szabály: { $rule }). Nemzet: { $nation }.
nw-offer-not-held = A másik fél nem tart ilyen területedet (szabály: { $rule }). Terület: { $area }.

## Talk

nw-press-unreadable = { unclear }: a mindenkihez szóló üzenet így kezdődik: „press all:”.
nw-press-public = A tárgyalás nyilvános: az üzenet mindenkinek szól (szabály: { $rule }).
nw-press-silence = Az ajánlatra tárgyalás nélkül kell felelni (szabály: { $rule }).
nw-press-too-long = Az üzenet túl hosszú (szabály: { $rule }). Karakterek száma legfeljebb: { $longest }.
