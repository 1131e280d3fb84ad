### The Napoleonic Wars: why a card cannot be played. Names come ready; `$rule` is the rule.

nw-event-no-effect = The event could change nothing now (rule { $rule }). Card: { $card }.
nw-event-timing = This event is played at its own time, not as a play of an impulse (rule { $rule }). Card: { $card }.
nw-event-occasion = This response answers something that has just happened; nothing has in a play of your own impulse (rule { $rule }). Card: { $card }.
nw-event-not-1805 = This event cannot be played on the turn of 1805 (rule { $rule }). Card: { $card }.
nw-event-other-nation = This event is not for this nation (rule { $rule }). Card: { $card }. Nation: { $nation }.
nw-event-no-napoleon = Napoleon is not on the map (rule { $rule }).
nw-event-zones = British fleets must control six zones (rule { $rule }). Now: { $zones }.
nw-event-keys = France must control twelve key areas (rule { $rule }). Now: { $keys }.
nw-free-march-leader = Only the force he leads marches free (rule { $rule }). General: { $leader }.
nw-battle-card-timing = This card is not played at this moment of a battle (rule { $rule }). Card: { $card }.
nw-battle-card-absent = Only a nation with a formation in the battle plays this card (rule { $rule }). Card: { $card }. Nation: { $nation }.
nw-battle-card-land = This card does not count at sea (rule { $rule }). Card: { $card }.
nw-battle-card-condition = What the card asks for is not given in this battle (rule { $rule }). Card: { $card }.
nw-response-not-now = This response does not fit what has happened (rule { $rule }). Card: { $card }.
nw-auto-pass-unreadable = { unclear }: name the windows to be passed over in (rule { $rule }). Read: { $text }.
nw-order-unreadable = { unclear }: an order is “ask”, “ask every-impulse”, “ask always”, “off” or “play” with clauses (rule { $rule }). Read: { $text }.
nw-order-no-response = Only response cards take standing orders (rule { $rule }). Card: { $card }.
nw-order-window = This card is not played at such a moment (rule { $rule }). Card: { $card }. Moment: { $window }.
nw-answer-no-window = No sealed window is open for you to answer (rule { $rule }).
nw-reserves-choice = As many disrupted strength points as allowed come back into order, no other number (rule { $rule }). At most: { $count }.
