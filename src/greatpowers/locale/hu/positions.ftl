### Why a position cannot be read. `$where` is a place in the document, `$value` what stands there, as it is written.

position-wrong-kind = „{ $where }”: { $needed ->
    [number] egész szám kell ide
    [truth] true vagy false kell ide
    [object] névvel ellátott mezők kellenek ide
    [list] lista kell ide
   *[text] szöveg kell ide
}. Most ez áll itt: { $value }
position-out-of-bounds = „{ $where }”: a szám ({ $value }) nem esik a határok közé: { $lowest } és { $highest }.
position-unknown-word = „{ $where }”: ismeretlen szó: „{ $value }”.{ $meant ->
    [none] {""}
   *[other] {" "}Talán erre gondoltál: „{ $meant }”.
}
position-unknown-field = Nincs ilyen mező: „{ $where }”.{ $meant ->
    [none] {""}
   *[other] {" "}Talán erre gondoltál: „{ $meant }”.
}
position-format = Ez másfajta dokumentum: a szükséges formátum „{ $needed }”.
position-other-rules = A parti játékváltozata és beállításai nem egyeznek az állásáival.
