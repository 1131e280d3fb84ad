### What every game says: refusals, errors, dice. `$rule` is "none" where no rule of a book is concerned.

## How a refusal begins; what is wrong follows after a colon, then the pieces concerned.

refused = { $rule ->
    [none] Not allowed
   *[other] Not allowed (rule { $rule })
}
unclear = { $rule ->
    [none] Not clear
   *[other] Not clear (rule { $rule })
}

## Refused decisions

decision-unknown = { unclear }: no such decision. Text: “{ $text }”.
decision-not-offered = { refused }: this decision is not offered now.
not-your-turn = { refused }: it is not your turn.
seat-unknown = { refused }: there is no such seat. Seat: “{ $seat }”.
undo-barrier = { refused }: there is nothing left to undo. A die roll, a revealed secret or the answer of another seat ends it.
answer-closed = { refused }: the answer of this seat is final.
game-over = { refused }: game over.

## Errors at the border

error-option = Wrong options: { $problem }
error-record = Wrong match record: { $problem }
error-data = Wrong data file: { $problem }
error-invariant = Error in the program: { $problem }
error-other = Error: { $problem }

## Values of switches

value-yes = yes
value-no = no

## Dice

event-die-rolled = Die roll { $number }: { $purpose }. Result: { $result } of { $bound }.
