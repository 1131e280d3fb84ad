### Taking back by consent: what players ask each other, and what the server answers.

takeback-unknown = { refused }: there is no such decision of yours to go back to.
takeback-rated = { refused }: at a rated table nothing is taken back.
takeback-sealed = { refused }: what was written in secret and has been read by all cannot be taken back.
takeback-upgraded = { refused }: since then the rules have changed, and nobody can go back behind that.
takeback-open = { refused }: somebody asks to take back already. Please wait for the answer.
takeback-none = { refused }: nobody asks to take anything back.
takeback-not-yours = { refused }: only who asked may withdraw.
takeback-not-asked = { refused }: you are not asked to agree.

event-takeback-asked = Asked to take back: { $seat }.
event-takeback-agreed = Agreed to take back: { $seat }.
event-takeback-refused = Refused to take back: { $seat }.
event-takeback-withdrawn = No longer asks to take back: { $seat }.
event-taken-back = The game went back to an earlier decision: { $seat }.

web-takeback = { $alone ->
    [yes] Take back…
   *[no] Ask to take back…
}
web-takeback-title = Take back
web-takeback-about = Undo ends where a die was thrown, a card was shown or the other side answered. Beyond that the other side must agree. Choose the decision to go back to: it and everything after it will not have happened.
web-takeback-dice = Dice thrown again for the same purpose fall as they fell, and what others have written stays written.
web-takeback-alone = Nobody else need be asked: bots always agree, and the game goes back at once.
web-takeback-nothing = There is nothing you could take back now.
web-takeback-ask = { $alone ->
    [yes] Go back
   *[no] Ask
}
web-takeback-asked = Asks to take back: { $seat }
web-takeback-asked-about = The game would go back to before this decision. What has happened since would not have happened.
web-takeback-since = Since then
web-takeback-agree = Agree
web-takeback-refuse = Refuse
web-takeback-waiting = You ask to take back. Waiting for: { $seats }
web-takeback-withdraw = Withdraw
web-takeback-other = Asks to take back: { $seat }. Waiting for: { $seats }
web-takeback-done = The game has gone back.
web-takeback-refused = Taking back was refused.
