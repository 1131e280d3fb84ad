### The Napoleonic Wars: egy állás minden oldalról.

cli-nw-force-needed = Add meg a csapatokat a --force kapcsolóval.
cli-nw-only = Ez a kapcsoló a The Napoleonic Wars játéké: { $option }.
nw-inspect-score = Pontok ({ $seat }): { $points } (kisebb országok paktumban: { $pacts }; erőforrás: { $resources }). Szerzett és elvesztett kulcsok
nw-inspect-conquests = Hódítások, ha most véget érne a forduló
nw-inspect-conquest = { $nation }, hódító: { $conqueror }, { $falls }
nw-inspect-zones = Tengeri zónák irányítása
nw-inspect-flags = Kitűzhető vagy levehető zászlók ({ $nation })
nw-inspect-blockades = Blokád alatt álló kikötők ({ $nation })
nw-inspect-convoys = Konvojok, kikötő: { $port } ({ $nation })
nw-inspect-voyage = { $port }: { $cp } PP{ $landing ->
    [yes] {""}, partraszállás
   *[no] {""}
}
nw-inspect-moves = Mozgás
nw-inspect-move = { $area }: { $cp } PP, lemorzsolódás: { $causes }
nw-inspect-interceptions = Elfogás, terület: { $area }
nw-inspect-evasions = Kitérés, terület: { $area }. Csapatok: { $force }
nw-inspect-chance = legalább { $needs }, { $chance }
nw-inspect-dice-attacker = A támadó kockái, terület: { $area }. Összesen: { $dice }
nw-inspect-dice-defender = A védő kockái, terület: { $area }. Összesen: { $dice }
nw-inspect-odds-battle = Esélyek: a támadó győz – { $attacker_wins } (megfutamodás – { $defender_routed }), a védő győz – { $defender_wins } (megfutamodás – { $attacker_routed }), senki sem marad – { $nobody_left }
nw-inspect-odds-siege = Esélyek: az erőd azonnal elesik – { $falls_at_once }, összesen – { $falls }
nw-inspect-no-odds = A körök korlátja nélkül nincs esélyszámítás.
nw-part-units = erőpontok és tábornokok
nw-part-commander = parancsnok
nw-part-unit-bonus = csapatbónusz
nw-part-terrain = terepbónusz
nw-part-failed-evasion = sikertelen kitérés
nw-part-jealous-marshals = féltékeny marsallok
nw-part-fortress = erőd
nw-part-pass = hágó
nw-part-marsh = mocsár
nw-part-ambush = rajtaütés
nw-part-forced-march = erőltetett menet
