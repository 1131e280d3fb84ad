### The Napoleonic Wars a tengeren. A nevek készen jönnek; `$rule` a szabály.

nw-armada-already = Ott már minden szövetséges flotta egy armadát alkot ({ $rule }. szabály). Hely: { $place }.
nw-armada-nobody = Armadához legalább két szövetséges nagyhatalom flottája kell, köztük a tiéd ({ $rule }. szabály). Hely: { $place }.
nw-armada-none = A flotta ott nem tartozik armadához ({ $rule }. szabály). Nemzet: { $nation }. Hely: { $place }.
nw-armada-not-yours = Az armada csak parancsnoka impulzusában hajózik ({ $rule }. szabály). Parancsnok: { $nation }.
nw-armada-once = Armadát impulzusonként egyszer lehet alakítani vagy elhagyni ({ $rule }. szabály).
nw-convoy-enemy-fleet = Konvoj nem lép ellenséges flotta zónájába ({ $rule }. szabály). Zóna: { $zone }.
nw-convoy-foreign = A konvoj az aktív nemzet darabjait viszi, másokét csak ugyanattól a játékostól ({ $rule }. szabály). Nemzet: { $nation }.
nw-convoy-marched = Aki ebben az impulzusban menetelt, nem száll hajóra ({ $rule }. szabály). Terület: { $area }.
nw-convoy-no-port = A konvoj baráti kikötőből utolsó zónája egy másik kikötőjébe tart ({ $rule }. szabály). Terület: { $area }.
nw-convoy-orders-in-council = A tanácsi rendeletek a brit flottás zónákat elzárják az idegen konvojok elől ({ $rule }. szabály). Zóna: { $zone }.
nw-convoy-second = Nemzetenként egy konvoj impulzusonként ({ $rule }. szabály). Nemzet: { $nation }.
nw-convoy-strait = Konvoj nem megy át ellenséges erőd őrizte tengerszoroson ({ $rule }. szabály). Zóna: { $zone }.
nw-convoy-too-big = A konvojon { $room } erőpont és tábornok fér el ({ $rule }. szabály). Megnevezve: { $size }.
nw-convoy-zone-barred = Ebben a fordulóban konvoj nem léphet ebbe a zónába ({ $rule }. szabály). Zóna: { $zone }.
nw-fleet-not-yours = Legyen köztük az aktív nemzet hajóraja ({ $rule }. szabály). Nemzet: { $nation }.
nw-landing-without-fleet = Partraszálláshoz saját vagy szövetséges flottának kell uralnia a zónát ({ $rule }. szabály). Zóna: { $zone }.
nw-no-armada = Több nagyhatalom flottái csak armadaként lépnek együtt ({ $rule }. szabály). Hely: { $place }.
nw-nobody-to-find = Ott nincs ellenséges flotta ({ $rule }. szabály). Hely: { $place }.
nw-not-next-at-sea = Tengeren nem szomszédosak ({ $rule }. szabály). Honnan: { $place }. Hová: { $other }.
nw-nothing-to-refit = Ott a nemzet egy hajóraja sem vár felszerelésre ({ $rule }. szabály). Nemzet: { $nation }. Hely: { $place }.
nw-patrol-from-port = Kikötőben álló flotta nem járőrözik ({ $rule }. szabály). Hely: { $place }.
nw-port-closed = Ellenséges kikötőbe csak az ott álló hajók ellen lehet bemenni ({ $rule }. szabály). Hely: { $place }.
nw-purse-elsewhere = Ezek a parancspontok ott nem költhetők el ({ $rule }. szabály). Hely: { $place }.
nw-refit-at-sea = Hajórajt kikötőben szerelnek fel ({ $rule }. szabály). Hely: { $place }.
nw-squadron-stays = Ez a hajóraj most nem futhat ki ({ $rule }. szabály). Hajóraj: { $squadron }.
nw-squadrons-apart = Ezek a hajórajok nincsenek egy helyen ({ $rule }. szabály). Hajórajok: { $squadrons }.
