### Why a position of The Napoleonic Wars cannot be read. Pieces, places and cards go by the names they have in documents.

nw-position-broken = Ez az állás ellentmond a szabályoknak. Szabály: { $rule }.
nw-position-rules = A játékváltozat vagy az egyik beállítás ismeretlen.
nw-position-proxy = „{ $where }”: ezzel a nemzettel senki sem játszik; a paktumbeli szövetségesét követi.
nw-position-power = „{ $where }”: ezt a nemzetet játékos vezeti; nincs konzulja.
nw-position-pair = „{ $where }”: két különböző nemzet kell ide.
nw-position-effect = „{ $where }”: egy hatás így kezdődik: „impulse.”, „turn.” vagy „game.”. Most ez áll itt: „{ $effect }”.
nw-position-effect-unknown = „{ $where }”: egyetlen kártyának sincs „{ $effect }” nevű hatása.
nw-position-reinforcing = „{ $where }”: ez a „reinforcements” fázishoz tartozik.
nw-position-card-twice = A kártya két helyen van. Kártya: „{ $card }”.
nw-position-no-home = „{ $where }”: ez nem hazai kártya. Kártya: „{ $card }”.
nw-position-home = „{ $where }”: hazai kártya itt sosem lehet. Kártya: „{ $card }”.
nw-position-consul = „{ $where }”: egy konzul így áll: „france pact” vagy „unaligned”.
nw-position-leader-twice = „{ $where }”: a tábornok két helyen van. Tábornok: „{ $leader }”.
nw-position-ship-twice = „{ $where }”: a hajóraj két helyen van. Hajóraj: „{ $squadron }”.
nw-position-ship-at-sea = „{ $where }”: hajóraj csak kikötőben épül vagy javul.
nw-position-foreign = „{ $where }”: itt csak ennek a nemzetnek a lapkái harcolnak. Nemzet: „{ $nation }”.
nw-position-ship-unnamed = „{ $where }”: külháborúban a hajórajokat egyenként kell megnevezni.
nw-position-no-port = „{ $where }”: itt nincs kikötő. Terület: „{ $place }”.
nw-position-ships = „{ $where }”: a nemzetnek nincs több hajóraja. Nemzet: „{ $nation }”. Összesen: { $most }.
nw-position-strength = „{ $where }”: több erőpont van, mint amennyi létezik. Nemzet: „{ $nation }”. Itt: { $count }. Összesen: { $most }.
nw-position-flag = „{ $where }”: a tulajdonosnak itt nem kell zászló. Nemzet: „{ $nation }”.
nw-position-armada = „{ $where }”: egy armada legalább két hatalomé, egyikük parancsol.
