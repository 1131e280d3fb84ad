### Egy csata a képernyőn: a kockák előtt, amíg valaki dönt, és utánuk. A nevek készen jönnek.

web-pog-stage = Csata a dobás előtt: { $space }
web-pog-stage-result = Csata: { $space }
web-pog-stage-you = Te · { $strength }
web-pog-stage-they = Ellenség · { $strength }
web-pog-stage-column = oszlop: { $column }
web-pog-stage-counting = Az esélyek számítása folyik.
web-pog-fort-adds = erőd { $fort }
web-pog-ladder = { $who }: oszlop { $column }
web-pog-ladder-shifted = { $who }: oszlop { $column }, eredetileg { $natural }; ok: { $why }
web-pog-shifted = { $columns } oszloppal { $way ->
    [left] balra
   *[right] jobbra
}: { $why }
web-pog-die-moved = kocka { $by }
web-pog-cause = { $what ->
    [trench] lövészárok { $which }
    [fort] erőd { $which }
    [sinai] Sinai-sivatag
    [yanks] Jenkik és tankok
    [brusilov] Bruszilov-offenzíva
    [kerensky] Kerenszkij-offenzíva
   *[other] { $what }
}
web-pog-cause-terrain = { $terrain ->
    [mountain] hegység
    [swamp] mocsár
   *[other] { $terrain }
}
web-pog-cause-about = { $what ->
    [trench] A támadó { $columns ->
        [one] egy
       *[other] { $columns }
    } oszloppal balra, a védő eggyel jobbra tüzel.
    [shift] { $who ->
        [you] Te
       *[they] Az ellenség
    } { $columns ->
        [one] egy
       *[other] { $columns }
    } oszloppal { $way ->
        [left] balra
       *[right] jobbra
    } { $who ->
        [you] tüzelsz.
       *[they] tüzel.
    }
    [strength] Az ép erőd tűzereje: +{ $columns }.
    [table] { $who ->
        [you] A hadseregtáblán tüzelsz.
       *[they] Az ellenség a hadseregtáblán tüzel.
    }
   *[die] { $who ->
        [you] Kockád módosítója: { $by }.
       *[they] Az ellenség kockájának módosítója: { $by }.
    }
}
web-pog-cause-stand = kitartás
web-pog-cause-stand-about = A legyőzött védő még egy lépést feladhat, és maradhat.
web-pog-cause-none = nincs eltolás
web-pog-cause-none-about = Itt semmi sem tolja el az oszlopokat és a kockát.
web-pog-cause-short = { $title } { $by }
web-pog-fires-first = Ki tüzel először
web-pog-order = { $when ->
    [succeeded] sikeres szárnyi támadás
    [failed] sikertelen szárnyi támadás
   *[frontal] szárnyi támadás nélkül
}: { $who ->
    [both] mindkét fél egyszerre
    [you] te, aztán a túlélők
   *[they] az ellenség, aztán a te túlélőid
}
web-pog-think-again = Gondold meg: gyakrabban vesztesz, mint győzöl.
web-pog-stake-saved = Ha elfoglalod ({ $space }), újra ellátást kap: { $units }.
web-pog-stake-cut = Ha elfoglalod ({ $space }), elvágod: { $units }.
web-pog-stake-vp = { $space }: győzelmi pontot ér.
web-pog-flank-done = { $outcome ->
    [succeeded] A szárnyi támadás sikerült
   *[failed] A szárnyi támadás nem sikerült
}: { $who ->
    [you] te tüzelsz először
   *[they] az ellenség tüzel először
}. Az esélyek ezzel számolnak.
web-pog-flank-barred = Nem lehetséges
web-pog-odds-with-flank = Esélyek szárnyi támadással
web-pog-odds-you-win = Győzöl
web-pog-odds-you-lose = Vesztesz
web-pog-they-lose = Ők vesztenek
web-pog-you-lose = Te vesztesz
web-pog-loss-destroyed = megsemmisül: { $units }
web-pog-loss-reduced = gyengül: { $units }
web-pog-loss-fort = elesik az erőd
web-pog-loss-nothing = Ezek a számok senkinek sem ártanak.
web-pog-loss-at = { $loss } vagy több: { $what }
web-pog-card-usable = Itt kijátszható.
web-pog-enemy-cards = Az ellenség kezében lévő kártyák: { $count }.
web-pog-attack-now = Támadás
web-pog-attack-all-the-same = Támadás mindenképp
web-pog-battle-waits = { $what ->
    [card] { $name }: harci kártyát játszhat ki
    [losses] { $name }: veszteséget választ
   *[retreat] { $name }: a visszavonulásról dönt
}

## A kockák után

web-pog-side-short-name = { $side ->
    [ap] Szövetségesek
   *[cp] Központi hatalmak
}
web-pog-your-losses = A te veszteséged · { $steps ->
    [0] nincs
   *[other] { $steps } lépés
}
web-pog-losses-of = { $side }, veszteség · { $steps ->
    [0] nincs
   *[other] { $steps } lépés
}
web-pog-no-losses = Senki sem sérült meg.
web-pog-fate = { $standsIn ->
    [yes] a helyén, { $fate ->
        [reduced] csökkent erejű
       *[other] megsemmisült
    }
   *[no] { $fate ->
        [restored] kártyával helyreállítva
        [reduced] csökkent erejű
        [gone] végleg elveszett
       *[destroyed] megsemmisült
    }
}
web-pog-flank-rolled = Szárnyi támadás: { $die } + { $modifier } = { $sum }. { $outcome ->
    [succeeded] Sikerül
   *[failed] Nem sikerül
}: { $who ->
    [you] te tüzelsz először
   *[they] az ellenség tüzel először
} (12.3.3).
web-pog-flank-by-card = Szárnyi támadás kártyával: { $who ->
    [you] te tüzelsz először
   *[they] az ellenség tüzel először
} (12.3.3).
web-pog-fired-with = erő { $strength }, oszlop { $column }, { $table ->
    [army] hadseregtábla
   *[corps] hadtesttábla
}
web-pog-rolls = { $who ->
    [you] A te dobásod: { $die }
   *[they] { $side }, dobás: { $die }
}
web-pog-loss-word = { $count ->
    [one] veszteség
   *[other] veszteség
}
web-pog-against = { $theirs } – { $ours }: { $who ->
    [nobody] nincs győztes.
    [you] { $by } ponttal győzöl.
    [they] az ellenség győz, különbség: { $by }.
   *[side] győztes: { $side }, különbség: { $by }.
}
web-pog-must-retreat = { $spaces ->
    [one] A védők egy mezőt hátrálnak (12.5.2).
   *[other] A védők { $spaces } mezőt hátrálnak (12.5.2).
}
web-pog-they-stood = A védők még egy lépést feladtak, és maradtak (12.5.3).
web-pog-cancelled = A támadásból nem lett semmi.
web-pog-result-of = Csata: { $space } · eredmény
web-pog-result-head = { $outcome ->
    [taken] { $space } a tiéd
    [lost] { $space } elveszett
    [won] Győzelem: { $space }
    [beaten] Kudarc: { $space }
    [held] { $space } kitart
    [gave-way] Vereség: { $space }
    [cancelled] Elmaradt csata: { $space }
   *[tie] Nincs győztes: { $space }
}
web-pog-result-won = { $who ->
    [nobody] Mindkét fél ugyanannyi veszteséget okozott.
    [you] { $by } ponttal győzöl.
   *[they] Az ellenség győz, különbség: { $by }.
}
web-pog-result-fell = { $count ->
    [one] Megsemmisült: { $units }.
   *[other] Megsemmisültek: { $units }.
}
web-pog-result-retreat = { $who ->
    [they] Az ellenség
   *[you] A te csapataid
} { $spaces ->
    [one] egy mezőt
   *[other] { $spaces } mezőt
} { $who ->
    [they] hátrál.
   *[you] hátrálnak.
}
web-pog-result-called-off = A támadást lefújták.
web-pog-walked = { $how ->
    [advance] { $unit } előrenyomul: { $space }
   *[retreat] { $unit } visszavonul: { $space }
}
web-pog-hurt = { $fate ->
    [reduced] { $unit } csökkent erejű
    [restored] { $unit } ismét teljes erejű
    [gone] { $unit } végleg elveszett
   *[destroyed] { $unit } megsemmisült
}
web-pog-hurt-about = { $space }. { $fate ->
    [reduced] Egy utánpótlás pont újra teljes erejűvé teszi.
    [restored] A lépést egy harci kártya visszaadta.
    [gone] Nem építhető újra.
   *[destroyed] Utánpótlás ponttal újraépíthető.
}
web-pog-dice-moved = Mi módosította a dobásokat
web-pog-flank-from = Szárnyi támadás, össztűz mező: { $space }
web-pog-by-card = kártyával
web-pog-fire-of = { $who ->
    [you] A te tüzed
   *[they] Tűz: { $side }
}
web-pog-nothing-moved = semmi
web-pog-chance-of = { $who ->
    [they] Esély, hogy nekik { $loss } vagy több
   *[you] Esély, hogy neked { $loss } vagy több
}
web-pog-score = Állás
web-pog-score-why = { $space }: { $by }
web-pog-go-on = Tovább
web-pog-once-more = Még egyszer
web-pog-arrow-retreat = visszavonulás { $spaces }
web-pog-arrow-advance = előrenyomulás

## Az utolsó kör a térképen

web-pog-told-caps = Az utolsó kör · { $side }
web-pog-told-action = { $card ->
    [none] { $side }: { $action }.
   *[other] { $side }: { $action }, „{ $card }”.
}
web-pog-told-took = Elfoglalva: { $spaces }.
web-pog-told-fallen = { $space } elesett
web-pog-told-fallen-many = { $spaces } elesett
web-pog-told-on = Tovább a körömhöz
web-pog-cut-off = { $units } el van vágva
web-pog-cut-off-about = { $space }: a forduló végén elvész (14.3.5).
web-pog-scene = { $kind ->
    [move] { $count ->
        [one] menet
       *[other] menetek
    }
    [sr] átcsoportosítás
    [placed] erősítés
    [restored] utánpótlás
    [trench] lövészárkok
    [siege] ostrom
    [attrition] lemorzsolódás
   *[entered] új ellenség
}
web-pog-scene-attack = Támadás: { $space }
web-pog-scene-losses = veszteség
web-pog-scene-no-losses = nincs veszteség
web-pog-scene-advance = előrenyomulás
web-pog-scene-retreat = visszavonulás
