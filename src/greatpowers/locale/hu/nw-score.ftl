### A napóleoni háborúk: pontok forrásonként, a béke esélye, mi döntött, hogyan ért véget.

nw-score-keys = { $nation }: kulcsok a kezdetihez képest
nw-score-keys-short = Kulcsok
nw-score-vassals = { $nation } mint vazallus: kulcsok
nw-score-vassals-short = Vazallusok
nw-score-pacts = Kisebb országok paktumban
nw-score-pacts-short = Paktumok
nw-score-resources = Megmaradt erőforrások
nw-score-resources-short = Erőforrások
nw-score-count = { $count }, kezdetben { $start }
nw-score-count-gained = { $count }, kezdetben { $start }; idegen földön: { $places }
nw-score-count-lost = { $count }, kezdetben { $start }; nincs meg: { $lost }
nw-score-count-gained-lost = { $count }, kezdetben { $start }; idegen földön: { $places }; nincs meg: { $lost }
nw-score-nations = { $nations }
nw-score-none = nincs
nw-score-left = { $count ->
    [0] elfogyott
    [one] { $count } maradt
   *[other] { $count } maradt
}

nw-outlook-leads = Ha most jönne a béke, { $seat } győzne, pontjai: { $count } (szabály: { $rule }).
nw-outlook-peace = { $ways ->
    [0] A béke dobása ebben a fordulóban még nem vethet véget a háborúnak; kártyák változtathatnak ezen (szabály: { $rule }).
    [1] A béke dobása ebben a fordulóban hatosra vet véget a háborúnak: 1 a 6-hoz, ha kártyák nem változtatnak rajta (szabály: { $rule }).
   *[other] A béke dobása ebben a fordulóban véget vet a háborúnak, ha legalább { $from }: { $ways } a 6-ból, ha kártyák nem változtatnak rajta (szabály: { $rule }).
}
nw-outlook-last-turn = Ez az utolsó forduló ({ $year }): a végén számolják a pontokat (szabály: { $rule }).

nw-swing-won = { $seat } új kulcsai: { $places }
nw-swing-lost = { $seat } elvesztett kulcsai: { $lost }
nw-swing-both = { $seat } új kulcsai: { $places }; elvesztette: { $lost }
nw-swing-joined = { $seat } megnyerte: { $nations }
nw-swing-left = { $seat } elvesztette befolyását: { $nations }
nw-swing-resources = { $seat }: erőforrások

nw-verdict-win = { $count ->
    [one] { $seat } győz { $count } ponttal
   *[other] { $seat } győz { $count } ponttal
}
nw-verdict-why-peace = Béke ({ $year }): a dobás { $die }, módosítókkal { $sum }, hat kellett hozzá (szabály: { $rule }).
nw-verdict-why-last-turn = Vége az utolsó fordulónak ({ $year }): számolják a pontokat (szabály: { $rule }).
nw-verdict-why-conquest = Franciaországot meghódították ({ $year }): a háború azonnal véget ér (szabály: { $rule }).
nw-verdict-why-submission = Franciaország behódolt ({ $year }): a háború azonnal véget ér (szabály: { $rule }).
nw-verdict-why-conceded = Mindenki más feladta ({ $year }).

nw-came-won = legtöbb pont
nw-came-won-tie = egyenlőségnél győztes: később áll a sorrendben
nw-came-tied = egyenlőségnél vesztes: előbb áll a sorrendben
nw-came-behind = hátránya { $count }
