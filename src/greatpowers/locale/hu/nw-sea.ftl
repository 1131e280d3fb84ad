### The Napoleonic Wars a tengeren. A nevek készen jönnek; `$rule` a szabály.

nw-armada-already = Ott már minden szövetséges flotta egy armadát alkot (szabály: { $rule }). Hely: { $place }.
nw-armada-nobody = Armadához legalább két szövetséges nagyhatalom flottája kell, köztük a tiéd (szabály: { $rule }). Hely: { $place }.
nw-armada-none = A flotta ott nem tartozik armadához (szabály: { $rule }). Nemzet: { $nation }. Hely: { $place }.
nw-armada-not-yours = Az armada csak parancsnoka impulzusában hajózik (szabály: { $rule }). Parancsnok: { $nation }.
nw-armada-once = Armadát impulzusonként egyszer lehet alakítani vagy elhagyni (szabály: { $rule }).
nw-convoy-enemy-fleet = Konvoj nem lép ellenséges flotta zónájába (szabály: { $rule }). Zóna: { $zone }.
nw-convoy-foreign = A konvoj az aktív nemzet darabjait viszi, másokét csak ugyanattól a játékostól (szabály: { $rule }). Nemzet: { $nation }.
nw-convoy-marched = Aki ebben az impulzusban menetelt, nem száll hajóra (szabály: { $rule }). Terület: { $area }.
nw-convoy-no-port = A konvoj baráti kikötőből utolsó zónája egy másik kikötőjébe tart (szabály: { $rule }). Terület: { $area }.
nw-convoy-orders-in-council = A tanácsi rendeletek a brit flottás zónákat elzárják az idegen konvojok elől (szabály: { $rule }). Zóna: { $zone }.
nw-convoy-second = Nemzetenként egy konvoj impulzusonként (szabály: { $rule }). Nemzet: { $nation }.
nw-convoy-strait = Konvoj nem megy át ellenséges erőd őrizte tengerszoroson (szabály: { $rule }). Zóna: { $zone }.
nw-convoy-too-big = Ennyi erőpont és tábornok nem fér el a konvojon (szabály: { $rule }). Hely: { $room }. Megnevezve: { $size }.
nw-convoy-zone-barred = Ebben a fordulóban konvoj nem léphet ebbe a zónába (szabály: { $rule }). Zóna: { $zone }.
nw-fleet-not-yours = Legyen köztük az aktív nemzet hajóraja (szabály: { $rule }). Nemzet: { $nation }.
nw-landing-without-fleet = Partraszálláshoz saját vagy szövetséges flottának kell uralnia a zónát (szabály: { $rule }). Zóna: { $zone }.
nw-no-armada = Több nagyhatalom flottái csak armadaként lépnek együtt (szabály: { $rule }). Hely: { $place }.
nw-nobody-to-find = Ott nincs ellenséges flotta (szabály: { $rule }). Hely: { $place }.
nw-not-next-at-sea = Tengeren nem szomszédosak (szabály: { $rule }). Honnan: { $place }. Hová: { $other }.
nw-nothing-to-refit = Ott a nemzet egy hajóraja sem vár felszerelésre (szabály: { $rule }). Nemzet: { $nation }. Hely: { $place }.
nw-patrol-from-port = Kikötőben álló flotta nem járőrözik (szabály: { $rule }). Hely: { $place }.
nw-port-closed = Ellenséges kikötőbe csak az ott álló hajók ellen lehet bemenni (szabály: { $rule }). Hely: { $place }.
nw-purse-elsewhere = Ezek a parancspontok ott nem költhetők el (szabály: { $rule }). Hely: { $place }.
nw-refit-at-sea = Hajórajt kikötőben szerelnek fel (szabály: { $rule }). Hely: { $place }.
nw-squadron-stays = Ez a hajóraj most nem futhat ki (szabály: { $rule }). Hajóraj: { $squadron }.
nw-squadrons-apart = Ezek a hajórajok nincsenek egy helyen (szabály: { $rule }). Hajórajok: { $squadrons }.
