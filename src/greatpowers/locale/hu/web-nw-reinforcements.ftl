# The Napoleonic Wars in the browser: reinforcements and Deployment between two turns.
web-nw-levy-title = { $nation }: { $cp } PP elköltése
web-nw-levy-where = Az erősítés itt jelenik meg: { $places }; a hajórajok hazai kikötőben.
web-nw-levy-nowhere = Az erősítés most sehol sem jelenhet meg; a hajórajok hazai kikötőben.
web-nw-levy-lost = A maradék elvész.
web-nw-levy-left = { $cp } maradt
web-nw-levy-coins = Elköltve { $spent } PP, összesen { $total }, maradt { $left }
web-nw-levy-kind = { $kind ->
    [sp] Erőpont
    [leader] { $piece }
    [squadron] Hajóraj
    [regroup-sp] Erőpont az újraszervezésből
    [regroup-leader] { $piece }, az újraszervezésből
    [regroup-squadron] Hajóraj az újraszervezésből
    [refit] Hajóraj felszerelése
    [consul] Befolyás: { $piece }
    [deploy] Felvonulás
   *[deploy-again] Második felvonulás
}
web-nw-levy-influence = Befolyás
web-nw-levy-influence-more = Befolyás konzulokra: { $count }
web-nw-levy-about = { $kind ->
    [sp] darabja { $cp } PP
    [leader] { $cp } PP, ennyit vezet
    [squadron] { $cp } PP, felszerelésig tétlen
    [regroup-sp] darabja { $cp } PP · { $most } van ott
    [regroup-leader] { $cp } PP
    [regroup-squadron] { $cp } PP, utána felszerelés · { $most } van ott
    [refit] darabja { $cp } PP · { $most } vár
    [consul] { $cp } PP
    [deploy] ingyen; különben a végén következik
   *[deploy-again] lapkánként 1 PP, tengerzónánként ½ PP
}
web-nw-levy-at = hely: { $place }
web-nw-levy-way = { $way ->
    [left] egy oszloppal balra
    [plus] a +1 oldalra
    [plain] le a +1 oldalról
   *[right] egy oszloppal jobbra
}
web-nw-levy-elsewhere = Továbbá: { $list }
web-nw-levy-place = Hely: { $what }
web-nw-levy-push = Lépés: { $what }
web-nw-levy-spin = { $what }, { $count }, parancspont: { $cp }, összesen { $total }
web-nw-levy-more = Eggyel több: { $what }
web-nw-levy-less = Eggyel kevesebb: { $what }
web-nw-levy-no-further = Nincs belőle több.
web-nw-levy-closed = Most nem lehet
web-nw-levy-rows = Behívandók
web-nw-levy-then = Utána { IN($place) } áll { $force }.
web-nw-levy-units = { $count } erőpont
web-nw-levy-ships = { $count ->
    [one] egy új hajóraj
   *[other] { $count } új hajóraj
}
web-nw-levy-strength = Erőpontok a térképen: { $list }.
web-nw-levy-nothing-yet = Még nincs terv.
web-nw-levy-unspent = { $cp } PP maradt, és elveszne.
web-nw-levy-kept = { $cp } PP marad későbbre.
web-nw-levy-best = Még egy: { $what }?
web-nw-levy-do-it = Legyen
web-nw-levy-call = Behívás: { $cp } PP
web-nw-levy-deploy = Felvonulás most
web-nw-levy-finish = Ennyi
web-nw-levy-finish-lost = Ennyi, { $cp } PP elvész
web-nw-levy-reset = Elölről
web-nw-levy-pill = { $before } → { $after }
web-nw-levy-pill-ship = { $count ->
    [one] új hajóraj
   *[other] { $count } új hajóraj
}
web-nw-levy-pill-back = visszatérő hajóraj
web-nw-levy-pill-refit = felszerelve
web-nw-interphase = Köztes fázis
web-nw-interphase-step = { $step ->
    [camps] Táborok
    [reinforcements] Erősítés
    [deployment] Felvonulás
   *[cards] Kártyák
}
web-nw-interphase-done = Kész:
web-nw-interphase-now = Most: { $nation }
web-nw-interphase-waits = Utána:
web-nw-deploy-taken = { $who } magával viszi:
web-nw-deploy-room = { $count ->
    [0] több már nem fér el
   *[other] még { $count } lapka fér el
}
web-nw-deploy-alone = még senki
web-nw-deploy-how = Gyűjts lapkákat, aztán mutass a célra a térképen.
web-nw-deploy-how-fleet = Vegyél fel más hajórajokat, vagy mutass a célra a térképen.
web-nw-deploy-how-choose = Egy hadsereg, konvoj vagy flotta messzire mehet baráti területeken.
web-nw-deploy-price = Eddig { $cp } PP.
web-nw-deploy-take = Vigye
web-nw-deploy-goal = Cél
web-nw-deploy-go = Indulás
web-nw-deploy-none = Nincs felvonulás
