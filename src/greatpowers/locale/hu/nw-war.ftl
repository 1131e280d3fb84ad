### The Napoleonic Wars: felállítás, zászlók, diplomácia, hódítás. A nevek készen jönnek; `$rule` a szabály.

nw-armistice = Fegyverszünet van köztük (szabály: { $rule }). Nemzet: { $nation }. Terület: { $area }.
nw-own-command = Senki sem támadhatja a saját parancsnoksága alatt álló nemzetet (szabály: { $rule }). Nemzet: { $nation }.
nw-prussia-stays = A porosz csapatok 1805 első körében Poroszországban maradnak (szabály: { $rule }). Terület: { $area }.
nw-truce = A következő köztes fázisig béke van köztük (szabály: { $rule }). Nemzet: { $nation }.
nw-war-not-declared = Semleges nagyhatalmat csak hadüzenet után lehet megtámadni (szabály: { $rule }). Nemzet: { $nation }.
