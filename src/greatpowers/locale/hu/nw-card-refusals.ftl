### The Napoleonic Wars: miért nem játszható ki egy kártya. A nevek készen jönnek; `$rule` a szabály.

nw-event-no-effect = Az esemény most semmit sem változtatna (szabály: { $rule }). Kártya: { $card }.
nw-event-timing = Ezt az eseményt a maga idejében játsszák ki, nem impulzusként (szabály: { $rule }). Kártya: { $card }.
nw-event-occasion = Ez a válasz olyasmire felel, ami épp megtörtént; saját impulzusban, szokásos kijátszásnál nincs ilyen alkalom (szabály: { $rule }). Kártya: { $card }.
nw-event-not-1805 = Ez az esemény az 1805-ös fordulóban nem játszható ki (szabály: { $rule }). Kártya: { $card }.
nw-event-other-nation = Ez az esemény nem ennek a nemzetnek szól (szabály: { $rule }). Kártya: { $card }. Nemzet: { $nation }.
nw-event-no-napoleon = Napóleon nincs a térképen (szabály: { $rule }).
nw-event-zones = A brit flottáknak hat zónát kell uralniuk (szabály: { $rule }). Most: { $zones }.
nw-event-keys = Franciaországnak tizenkét kulcsterületet kell birtokolnia (szabály: { $rule }). Most: { $keys }.
nw-free-march-leader = Csak az általa vezetett sereg menetel ingyen (szabály: { $rule }). Tábornok: { $leader }.
nw-battle-card-timing = Ezt a kártyát a csatának nem ebben a pillanatában játsszák ki (szabály: { $rule }). Kártya: { $card }.
nw-battle-card-absent = Ezt a kártyát csak a csatában részt vevő nemzet játszhatja ki (szabály: { $rule }). Kártya: { $card }. Nemzet: { $nation }.
nw-battle-card-land = Ez a kártya tengeren nem számít (szabály: { $rule }). Kártya: { $card }.
nw-battle-card-condition = A kártya feltétele ebben a csatában nem teljesül (szabály: { $rule }). Kártya: { $card }.
nw-response-not-now = Ez a válasz nem illik a történtekhez (szabály: { $rule }). Kártya: { $card }.
nw-auto-pass-unreadable = { unclear }: nevezd meg az átugrandó ablakokat (szabály: { $rule }). Olvasva: { $text }.
nw-order-unreadable = { unclear }: a parancs „ask”, „ask every-impulse”, „ask always”, „off” vagy „play” kiegészítésekkel (szabály: { $rule }). Olvasva: { $text }.
nw-order-no-response = Állandó parancs csak válaszkártyának adható (szabály: { $rule }). Kártya: { $card }.
nw-order-window = Ez a kártya ilyen pillanatban nem játszható ki (szabály: { $rule }). Kártya: { $card }. Pillanat: { $window }.
nw-answer-no-window = Most nincs titkos ablak, amelyre válaszolhatnál (szabály: { $rule }).
nw-reserves-choice = Pontosan annyi szétzilált erőpont áll újra rendbe, amennyi szabad (szabály: { $rule }). Határ: { $count }.
