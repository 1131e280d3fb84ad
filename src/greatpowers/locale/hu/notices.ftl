### Amit az emberek a házon kívül megtudnak: egész mondatok, semmi titok.

notice-turn-title = Te jössz: „{ $title }”
notice-turn = { $game }, { $moment }. Helyed: { $seat }. Rád várnak.
notice-turn-until = { $game }, { $moment }. Helyed: { $seat }. Határidő: { $until }.
notice-letter-title = Új levelek: „{ $title }”
notice-letter = { $game }: írtak neked. Helyed: { $seat }.
notice-deadline-title = Fogy az időd: „{ $title }”
notice-deadline = { $game }, { $moment }. Helyed: { $seat }. Határidő: { $until }.
notice-over-title = Vége a játszmának: „{ $title }”
notice-over = { $game }: nézd meg, hogyan végződött, beszéljétek meg, játsszatok újra.
notice-invited-title = Meghívás: „{ $title }”
notice-invited = { $game }: fenntartottak neked egy helyet. Helyed: { $seat }.
notice-table-begun-title = Elkezdődött a játszma: „{ $title }”
notice-table-begun = { $game }: szólunk, amikor te jössz.
notice-test-title = A Great Powers itt elér téged
notice-test = Így néz ki egy értesítés.
notice-digest-title = { $count ->
    [one] Egy dolog vár rád
   *[other] { $count } dolog vár rád
}
notice-today = ma { $time } ({ $zone })
notice-on-day = { $day }, { $time } ({ $zone })
notice-mail-end = Ne küldjetek több ilyen levelet: { $link }

mail-confirm-title = { $name }, ez a te címed?
mail-confirm = Valaki, reméljük, hogy te, ezt a címet adta meg a(z) „{ $name }” fiókhoz. A hivatkozás megerősíti; két napig érvényes. Ha nem te voltál, ne tégy semmit.
mail-password-title = Új jelszó: { $name }
mail-password = Valaki, reméljük, hogy te, elfelejtette a(z) „{ $name }” fiók jelszavát. A hivatkozáson újat választhatsz; egy óráig és csak egyszer érvényes. Ha nem te voltál, ne tégy semmit: a régi jelszó megmarad.
