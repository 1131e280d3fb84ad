### A napóleoni háborúk asztala a böngészőben. A helyek, nemzetek, tábornokok és kártyák kész nevek.

web-game-napoleonic-wars = The Napoleonic Wars
web-about-napoleonic-wars = Napóleon Európája két–öt játékosnak, kártyákkal: seregek és flották, konzulok és táborok.
web-length-napoleonic-wars = 3–8 óra

web-nw-nation = { $nation ->
    [britain] Nagy-Britannia
    [austria] Ausztria
    [russia] Oroszország
    [prussia] Poroszország
    [spain] Spanyolország
    [turkey] Törökország
    [sweden] Svédország
    [denmark] Dánia
   *[france] Franciaország
}
web-nw-seat-state = { $seat }, { $player }, { $presence ->
    [away] távol
   *[here] itt
}, { $state ->
    [writing] lép
    [over] vége a játéknak
   *[other] vár
}
web-nw-moment = { $year } · { $round }. kör
web-nw-impulse-of = Impulzus: { $nation }
web-nw-turn = Forduló
web-nw-phase = Fázis
web-nw-opening = Kezdés
web-nw-keys-cards = Pontok · kulcsok · kártyák
web-nw-nation-told = { $nation }: kulcsok { $keys }, kártyák { $cards }
web-nw-card-amount = Ebben a példányban a szám { $amount }.
web-nw-with-pack = { $who } · { $pack }
web-nw-seat-you = Te · { $nation }
web-nw-waiting = Most lép: { $nation }
web-nw-waiting-about = A térkép közben tanulmányozható.
web-nw-nobody = Most senki sem lép
web-nw-tab = { $tab ->
    [map] Térkép
    [diplomacy] Diplomácia
   *[table] Táborok
}
web-nw-hand-of = Kártyák: { $nation }
web-nw-hand-empty = Nincs kártya a kézben.
web-nw-squadrons = { $count ->
    [one] { $nation }: egy hajóraj
   *[other] { $nation }: { $count } hajóraj
}
web-nw-points-of = { $nation }: { $count }
web-nw-cp = { $cp } PP
web-nw-cp-left = Maradt PP: { $cp }
web-nw-purse-builds = csak építés
web-nw-purse-russia = csak Oroszországban
web-nw-purse-reinforcements = erősítés
web-nw-purse-influence = befolyás, szövetségig nem
web-nw-purse-for = Célja: { $use }.
web-nw-nothing-now = Ilyesmi most nem tehető.
web-nw-from-cp = legalább { $cp } PP
web-nw-free = ingyen
web-nw-ways = { $count ->
    [one] egy lehetőség
   *[other] { $count } lehetőség
}
web-nw-also-here = Vagy { IN($place) }
web-nw-act = { $act ->
    [move] Hadsereg mozgatása
    [build] Építés
    [regroup] Visszatérés az újraszervezésből
    [flag] Zászló kitűzése vagy bevonása
    [consul] Konzul mozgatása
    [war] Hadüzenet
    [siege] Erőd ostroma
    [sail] Flotta mozgatása
    [patrol] Őrjárat
    [refit] Felszerelés
    [convoy] Konvoj indítása
    [armada] Armada alakítása
    [part] Kilépés az armadából
    [end_war] Tengerentúli háború lezárása
   *[deploy] Felvonulás
}
web-nw-act-about = { $act ->
    [move] 1 PP hadseregenként és területenként
    [build] erőpont 2, tábornok a parancsnoki érték szerint, hajóraj 4
    [regroup] 1 PP darabonként
    [flag] 1 PP
    [consul] az új mező száma
    [war] 7 PP
    [siege] PP nélkül
    [sail] fél PP flottánként
    [patrol] fél PP flottánként
    [refit] fél PP
    [convoy] 1 PP és zónánként még egy
   *[other] {""}
}

## Kérdések

web-nw-ask-other = { $nation }: mi a válaszod?
web-nw-ask-card = { $nation }, „{ $card }”: mit választasz?
web-nw-ask-resource = Melyik nemzet kezd erőforrással?
web-nw-ask-mulligan = { $nation }: megtartod ezeket a kártyákat?
web-nw-ask-play = { $nation }: melyik kártyát játszod ki?
web-nw-ask-drawn-play = { $nation }: mi legyen a „{ $card }” kártyával?
web-nw-ask-act = { $nation }: költsd el a PP-t
web-nw-ask-response = { $nation }: kijátszol egy választ?
web-nw-ask-preemption = { $nation }: megelőzöd ezt az impulzust: { $due }?
web-nw-ask-resource-or-pass = { $nation }: erőforrás vagy passz?
web-nw-ask-reaction = { $nation }: jön az ellenség. Elfogás vagy kitérés?
web-nw-ask-battle-card = { $nation }: kijátszol egy csatakártyát?
web-nw-ask-hits = { $word ->
    [disrupt] Veszteségeid: melyik { $count } lapka zilálódik szét?
   *[lose] Veszteségeid: melyik { $count } lapka esik el?
}
web-nw-ask-loss = { $nation }: melyik lapka vész el { IN($area) }?
web-nw-ask-loss-at-sea = Melyik lapka vész el a tengeren?
web-nw-ask-retreat = Hová vonulsz vissza?
web-nw-ask-siege = { $nation }: ostromolsz erődöt?
web-nw-ask-assault = Újra támadod az erődöt?
web-nw-ask-battle-flag = { $nation }: zászló { IN($area) }?
web-nw-ask-flag-interception = { $leader }: megakadályozza a zászlót { IN($area) }?
web-nw-ask-sinking = Melyik hajóraj vész el?
web-nw-ask-way-out = { $nation }: hová megy a flotta?
web-nw-ask-haven = Melyik kikötőbe?
web-nw-ask-fleet-interception = { $nation }: elfogod a flottát?
web-nw-ask-fleet-evasion = { $nation }: kitérsz a flottával?
web-nw-ask-armada-command = Vezetheti { $nation } az armadát { IN($place) }?
web-nw-ask-free-place = { $nation }: hol áll a következő erőpont? (maradt: { $count })
web-nw-ask-gathering = { $nation }: gyűjts lapkákat, aztán mondd meg, hová
web-nw-ask-deployment = { $nation }: ki vonul fel?
web-nw-ask-fleet-goal = { $nation }: hová megy a flotta { FROM($place) }?
web-nw-ask-excess = { $nation }: túl sok kártya. Melyik menjen?
web-nw-ask-peace = { $nation }: adsz kártyát a békedobásért?
web-nw-ask-camp = { $power }: táborváltás vagy hadüzenet?
web-nw-ask-consent = Beléphet { $power } a táborodba?
web-nw-ask-offer = { $power }: felajánlod a behódolást ennek: { $winner }?
web-nw-ask-acceptance = Behódolási ajánlat ({ $power } → { $winner }). Elfogadod?
web-nw-ask-protection = Támadás: { $aggressor } → { $victim }. Legyen a szövetségesed?
web-nw-ask-restoring = Elveszett szövetséges: { $nation }. Visszaszerzed?
web-nw-ask-ceded = { $nation } területet enged át ({ $conqueror }). Melyiket? (maradt: { $left })
web-nw-ask-gift = { $conqueror } átadja neked: { $area }. Elfogadod?
web-nw-ask-parting = { $nation }: mi legyen a csapatokkal { IN($area) }?
web-nw-ask-giving-back = { $nation }: visszaadod: { $area }?
web-nw-ask-leaving = { $nation }: hová mennek a csapatok innen: { $capital }?
web-nw-ask-staying = { $nation }: maradnak { IN($area) }?
web-nw-ask-committed = { $nation }: ki megy a külháborúba („{ $card }”)? (maradt: { $count })
web-nw-ask-war-payment = { $nation }: fizess a külháború hiányaiért
web-nw-ask-armistice = { $nation }: marad a fegyverszünet ezzel: { $other }?
web-nw-ask-free-march = { $leader }: tovább menetel?
web-nw-ask-corsair-landing = Hol szállnak partra a korzárok?
web-nw-ask-stolen-secret = { $victim }: melyik kártya cserélődik?
web-nw-ask-winter = Hol csap le a tél?
web-nw-ask-bid = Melyik tábor, és hány erőpontot adnál érte?
web-nw-ask-payment = Melyik erőpontot adod fel a licitért? (maradt: { $left })

## Válaszok

web-nw-do-submit = Behódolás a külháborúban
web-nw-do-play-card = Csatakártya: „{ $card }”
web-nw-do-pay-card = Fizetés: „{ $card }”
web-nw-do-replace-card = Csere: „{ $card }”
web-nw-do-respond = Válasz: „{ $card }” ({ $nation })
web-nw-do-respond-on = Válasz: „{ $card }” ({ $nation }): { $target }
web-nw-do-land-at = Partraszállás: { $place }
web-nw-do-send = Küldés: { $what }
web-nw-do-send-squadron = Küldés: { $what }
web-nw-do-keep-armistice = Marad a fegyverszünet: { $other }
web-nw-do-roll-armistice = Dobás a fegyverszünet ellen: { $other }

## Kártyák válaszainak szavai

web-nw-word-none = semmi
web-nw-word-right = jobbra
web-nw-word-left = balra
web-nw-word-with = vele:
web-nw-word-from = innen:
web-nw-word-to = neki:
web-nw-word-flag = zászló:
web-nw-word-consul = konzul:
web-nw-word-again = még egyszer:
web-nw-word-squadron = hajóraj:
web-nw-word-squadrons = hajórajok:
web-nw-word-zone = zóna:
web-nw-word-share = rész:
web-nw-word-raid = portya:
web-nw-word-build = építés
web-nw-word-regroup = újraszervezésből
web-nw-word-return = visszatér:
web-nw-word-sp = erőpont
web-nw-word-leader = tábornok
web-nw-word-look = betekintés a kézbe:
web-nw-word-rising = felkelés:
web-nw-word-troops = csapatok
web-nw-word-card = kártya
web-nw-word-home-cards = hazai kártyák
web-nw-word-send = küldés:
web-nw-word-camp = tábor:
web-nw-word-stay = maradás
web-nw-word-join-imperial = belépés a császári táborba
web-nw-word-join-coalition = belépés a koalíciós táborba
web-nw-word-port = kikötő:
web-nw-word-war = háború:
web-nw-word-marriage = házasság:
web-nw-word-accept = elfogadás
web-nw-word-refuse = elutasítás
web-nw-word-also = még
web-nw-word-free = csapatok:
web-nw-word-land = partraszállás:
web-nw-word-target = célpont:

## Az asztal

web-nw-watching = Néző
web-nw-give-up = Feladás
web-nw-give-up-about = A másik játékos azonnal győz. Ez nem vonható vissza.
web-nw-overlays = Rétegek
web-nw-bare = Lapkák nélkül
web-nw-zoom = Nagyítás
web-nw-zoom-in = Közelítés
web-nw-zoom-out = Távolítás
web-nw-zoom-all = Az egész térkép
web-nw-percent = { $percent }%
web-nw-scenes = Nézetek
web-nw-hands = Kezek

## Kártya felhasználása

web-nw-use = { $use ->
    [event] Esemény
   *[cp] { $cp } PP
}
web-nw-use-about = { $use ->
    [event] a kártya szövege szerint
   *[cp] menetre, építésre, zászlóra, konzulra, flottára
}
web-nw-use-it = { $use ->
    [event] Az esemény kijátszása
   *[cp] { $cp } PP elköltése
}
web-nw-how-play = Válassz kártyát a kezedből, a térkép alatt: eseményként, vagy a parancspontjaiért (PP). A PP-ből seregek és flották mennek, épül, zászló kerül le, konzul mozdul.
web-nw-how-drawn = A kártyát sorsolták: PP-ért vagy eseményként.
web-nw-how-peace = A kártya a következő kézből hiányzik majd. Béke lesz, ha a kocka a módosítókkal eléri a hatot; a módosítók eddig: { $modifier }.
web-nw-choose-this = Kiválasztás

## Menet

web-nw-how = { $act ->
    [move] Válassz hadsereget a térképen, aztán célt.
    [consul] A diplomáciai sáv mutatja minden lépés árát.
   *[other] Válassz a listából vagy a térképen.
}
web-nw-generals = Tábornokok
web-nw-commands = parancsnok
web-nw-usual = Szokásos erők
web-nw-own-choice = saját választás
web-nw-usual-force = { $force } · { $cp } PP területenként
web-nw-commander = Parancsnok
web-nw-of-units = { $nation }: { $count } / { $most }
web-nw-fewer = kevesebb
web-nw-more = több
web-nw-road-to = Út { TO($area) }
web-nw-road-neutral = A terület semleges: a belépés háború.
web-nw-road-attrition = Kimerülés { IN($area) } ({ $causes }).
web-nw-road-interception = { $leader } elfoghat { IN($area) }, { FROM($from) }, két kockával legalább { $needs } ({ $chance }).
web-nw-road-safe = Se kimerülés, se elfogás.
web-nw-cause = { $cause ->
    [pass] hegyi hágó
    [marsh] mocsár
    [ambush] rajtaütés
   *[forced_march] erőltetett menet
}
web-nw-march = Menet: { $cp } PP
web-nw-waste = Elvész: { $cp } PP, hacsak ebben az impulzusban nem jön második kártya.
web-nw-end-anyway = Befejezés mégis
web-nw-no-more = Többet nem költök
web-nw-march-ends = Itt megállok
web-nw-confirm = { $kind ->
    [response] Kijátszás
    [battle-card] Kijátszás
    [hits] Ezek a veszteségek
    [offer] Ajánlat
    [siege] Ostrom
    [reaction] Legyen így
   *[other] Megerősítés
}

## Licit

web-nw-bidding = Licit a táborokért
web-nw-bidding-about = A nagyobb kocka licitál először: hány erőpontot ad fel egy tábor vezetéséért. A másik játékos elfogadja, vagy többet ad fel ugyanazért a táborért.
web-nw-bid-camp = { $camp ->
    [imperial] a birodalmi tábor
   *[coalition] a koalíciós tábor
}
web-nw-bid-sits = helye: { $side }
web-nw-bid-made = licitje { $points }: { $side }
web-nw-bid-accept = A licit elfogadása
web-nw-bid-play = Táborom: { $side }
web-nw-bid-play-about = a másik játékosé: { $side }, és felad ennyi erőpontot: { $points }
web-nw-bid-name = Nevezz meg egy tábort és egy licitet
web-nw-bid-raise = Vagy licitálj többet
web-nw-bid-side = Tábor
web-nw-bid-less = Kevesebb
web-nw-bid-more = Több
web-nw-bid-points = { $points ->
    [one] { $points } erőpont
   *[other] { $points } erőpont
}
web-nw-bid-cost = { $points ->
    [0] A te táborod: { $side }, minden erőpontjával.
   *[other] A te táborod: { $side }; ennyi erőpontját veszed le a térképről, ahonnan akarod: { $points }.
}
web-nw-bid-do = Licit: { $points } – { $side }
web-nw-bid-waits = Licitál: { $name }
web-nw-bid-settled = A licit eldőlt: { $side }, licit: { $points }. A te táborod: { $mine }.
web-nw-bid-exchanged = A játékosok helyet cseréltek.

## Harcok

web-nw-battle-there = Az ottani csata
web-nw-battle-of = Csata { IN($area) }
web-nw-siege-of = Ostrom { IN($area) }
web-nw-sea-battle = Tengeri csata { IN($place) }
web-nw-port-battle = Csata a kikötőben { IN($place) }
web-nw-fight-round = { $round }. kör
web-nw-battle-how = A hatos megsemmisít, az ötös szétzilál; a nagyobb veszteség veszít.
web-nw-siege-how = Az erőd annyi hatosra adja meg magát, amennyi az ereje.
web-nw-sea-how = A hatos elsüllyeszt, az ötös szétzilál; a nagyobb veszteség veszít.
web-nw-dice-of = { $nation }: kocka { $dice }
web-nw-dice-fortress = Erőd: kocka { $dice }
web-nw-fortress-guns = Erőd
web-nw-your-dice = Te: kocka { $dice }
web-nw-their-dice = Ők: kocka { $dice }
web-nw-part = { $part ->
    [strength] erőpontok
    [subordinates] alárendelt tábornokok
    [units] erőpontok és tábornokok
    [commander] a parancsnok értéke
    [unit_bonus] csapatbónusz
    [terrain] terep
    [failed_evasion] sikertelen kitérés
    [jealous_marshals] féltékeny marsallok
    [fortress] az erőd ereje
    [squadrons] hajórajok
    [battery] parti ütegek
    [cards] kártyák
    [excess] szétzilálás
   *[other] kártyák hatása
}
web-nw-cards-played = Kijátszva: { $cards }
web-nw-the-roll = A dobás
web-nw-eliminated = megsemmisült { $count }
web-nw-disrupted = szétzilált { $count }
web-nw-odds = Győzelem { $win } · megfutamodás { $rout } · vereség { $lose }
web-nw-roll-needs = Siker két kockával legalább { $needs } esetén: { $chance }.
web-nw-comes = { $nation } belép { TO($area) }, { FROM($origin) } ({ $force })
web-nw-comes-there = { $nation } belép { TO($area) } ({ $force })

## Válaszkártyák

web-nw-window-name = { $kind ->
    [card] esemény bejelentésekor
    [consul] konzul mozgatásakor
    [move] csapat területre lépésekor
    [roll] elfogás, kitérés és őrjárat előtt
    [intercept] elfogások után
    [evade] kitérhető csata előtt
    [battle] csata vagy ostrom dobása előtt
    [retreat] visszavonulás után
    [aftermath] csata után
    [fleet] flotta zónába vagy kikötőbe érkezésekor
    [convoy] konvoj zónába érkezésekor
   *[impulse] impulzus kezdetekor
}

## Megadás

web-nw-terms-ceded = Átengedve: { $nation }
web-nw-terms-returned = Visszaadva: { $nation }
web-nw-terms-write = Ezek a feltételek

## Forgatókönyvek és változatok

web-nw-scenario-1805-5 = 1805, öt játékos
web-nw-scenario-1805-4 = 1805, négy játékos
web-nw-scenario-1805-3 = 1805, három játékos
web-nw-scenario-1805-2 = 1805, két játékos
web-nw-scenario-1812-5 = 1812, öt játékos
web-nw-scenario-1812-4 = 1812, négy játékos
web-nw-scenario-1812-3 = 1812, három játékos
web-nw-scenario-1812-2 = 1812, két játékos
web-nw-scenario-1813-5 = 1813, öt játékos
web-nw-scenario-1813-4 = 1813, négy játékos
web-nw-scenario-1813-3 = 1813, három játékos
web-nw-scenario-1813-2 = 1813, két játékos
web-nw-option-bid = Licit a táborokért
web-nw-option-bid-about = Aki ugyanazt a tábort akarja, erőpontokkal licitál érte; licit nélkül a Koalíció az erősebb.
web-nw-option-responses = Válaszok
web-nw-option-responses-about = Egy válaszlap bármelyik nemzet bármely lépésére felelhet. Az asztal dönti el, mit áruljon el egy szünet a kézről.
web-nw-option-responses-brisk = Gyors
web-nw-option-responses-sealed = Titkos
web-nw-option-diplomacy-in-reinforcement = Befolyás erősítésből
web-nw-option-diplomacy-in-reinforcement-about = A köztes fázis PP-je konzult is mozgathat, szövetségig nem.
web-nw-group-command = Hadseregcsoport, { $area } terület: ki parancsol?
web-nw-fight-lost = A vesztes: { $nation }
web-nw-end-impulse = Impulzus vége
web-nw-ask-play-more = { $nation }: még egy kártya ebben az impulzusban, vagy vége?
web-nw-ask-played-out = { $nation }: az impulzus véget ér
web-nw-how-played-out = Kézben lévő kártya nem követheti: egy impulzus két kártyája közül pontosan az egyiken van plusz. (5.12)
web-nw-how-play-more = Egy kártyát már kijátszottál. Második akkor jöhet, ha a kettő közül pontosan az egyiken plusz van. (5.12)
web-nw-first = { $kind ->
    [resource] Egy erőforrás a játék végén egy pontot ér. Impulzusban elköltve egy kártyát vagy korai telet ad. (16.2)
    [mulligan] Rossz kártyáidat akárhányszor bedobhatod: ugyanannyit húzol, eggyel kevesebbet. (4.5)
    [preemption] Neked van a legtöbb kijátszható kártyád, így a soron lévő nemzet előtt léphetsz; ő utánad jön. (5.2)
    [response] Válaszkártyával bármely impulzusban felelhetsz arra, ami épp történt. (6.14)
    [battle-card] A csatakártya kockát ad, vagy a veszteségeken változtat ebben a harcban. (6.15)
    [camp] Egy hatalom két forduló között a tábor beleegyezésével tábort válthat, vagy hadat üzenhet. (8.3)
    [excess] Több kártyád van, mint amennyit tarthatsz: egy a dobott kártyák közé kerül. (14.3)
    [siege] Az erőd előtt álló sereg az impulzus végén megtámadhatja. (12.2)
    [offer] Az a hatalom, amelynek földjén kevesebb erőpontja van, mint ellenségeinek, behódolást ajánlhat; a feltételek területeket neveznek meg. (15.4)
   *[other] {""}
}
web-nw-open-key = { $capital ->
    [yes] Fővárosod, { $place } védtelen
   *[no] Védtelen kulcsterület: { $place }
}. { $nation } bevonulhat { FROM($from) }
web-nw-nation-points = Pontok: { $points }
