### What every game says: refusals, errors, dice. `$rule` is "none" where no rule of a book is concerned.

## How a refusal begins; what is wrong follows after a colon, then the pieces concerned.

refused = { $rule ->
    [none] Nem lehet
   *[other] Nem lehet (szabály: { $rule })
}
unclear = { $rule ->
    [none] Nem érthető
   *[other] Nem érthető (szabály: { $rule })
}

## Refused decisions

decision-unknown = { unclear }: nincs ilyen döntés. Szöveg: „{ $text }”.
decision-not-offered = { refused }: ez a döntés most nem választható.
not-your-turn = { refused }: most nem te jössz.
seat-unknown = { refused }: nincs ilyen játékoshely. Játékoshely: „{ $seat }”.
undo-barrier = { refused }: nincs több visszavonható döntés. Határa kockadobás, felfedett titok vagy más játékoshely válasza.
answer-closed = { refused }: ennek a játékoshelynek a válasza végleges.
game-over = { refused }: a parti véget ért.

## Errors at the border

error-option = Hibás beállítási lehetőségek: { $problem }
error-record = Hibás partijegyzék: { $problem }
error-data = Hibás adatfájl: { $problem }
error-invariant = Hiba a programban: { $problem }
error-other = Hiba: { $problem }

## Values of switches

value-yes = igen
value-no = nem

## Dice

event-die-rolled = { $number }. kockadobás: { $purpose }. Eredmény: { $result } / { $bound }.
