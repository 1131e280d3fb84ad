### The Napoleonic Wars: felállítás, zászlók, diplomácia, hódítás. A nevek készen jönnek; `$rule` a szabály.

nw-armistice = Fegyverszünet van köztük ({ $rule }. szabály). Nemzet: { $nation }. Terület: { $area }.
nw-own-command = Senki sem támadhatja a saját parancsnoksága alatt álló nemzetet ({ $rule }. szabály). Nemzet: { $nation }.
nw-prussia-stays = A porosz csapatok 1805 első körében Poroszországban maradnak ({ $rule }. szabály). Terület: { $area }.
nw-truce = A következő köztes fázisig béke van köztük ({ $rule }. szabály). Nemzet: { $nation }.
nw-war-not-declared = Semleges nagyhatalmat csak hadüzenet után lehet megtámadni ({ $rule }. szabály). Nemzet: { $nation }.
