### The Napoleonic Wars: answers in words, one for each kind of option. Names come ready.

nw-do-pass = Pass
nw-do-done = Spend no more
nw-do-keep = Keep the hand
nw-do-mulligan = Throw the hand in for one card fewer
nw-do-stand = Stand
nw-do-preempt = Preempt: an impulse now
nw-do-let-pass = Let it pass
nw-do-resource = Use a resource
nw-do-resource-draw = Use a resource: draw a card
nw-do-resource-winter = Use a resource: try for an early winter
nw-do-no-siege = No siege
nw-do-go-on = Attack again
nw-do-stop = Stop
nw-do-battle-flag = Place the flag
nw-do-leave = Leave it
nw-do-agree = Agree
nw-do-refuse = Refuse
nw-do-decline = Decline
nw-do-accept = Accept
nw-do-none = Nobody
nw-do-nothing = Save the card
nw-do-plus = +1 to the peace roll
nw-do-minus = −1 to the peace roll
nw-do-enough = That is all
nw-do-deploy = Deploy
nw-do-to-regroup = To Regroup
nw-do-no-offer = Fight on
nw-do-offer = Offer submission without terms
nw-do-let-it-be = Let it be
nw-do-no-intercept = Let it pass
nw-do-yes-intercept = Intercept
nw-do-no-evade = Stand and fight
nw-do-yes-evade = Evade
nw-do-cp = “{ $card }” for { $cp } CP
nw-do-event = Event “{ $card }”
nw-do-discard = Discard “{ $card }”
nw-do-influence = “{ $card }” for { $cp } CP of influence
nw-do-restore = “{ $card }” for { $cp } CP
nw-do-restore-with = “{ $card }” and “{ $second }” for { $cp } CP
nw-do-end-war = End the foreign war “{ $card }”
nw-do-move = March from { $frm } to { $to }: { $force }
nw-do-sail = Fleet to { $to }: { $fleet }
nw-do-patrol = Patrol: { $fleet }
nw-do-convoy = Convoy from { $frm } to { $to }: { $force } ({ $zones })
nw-do-build-sp = { $count ->
    [one] Build one unit in { $area }
   *[other] Build { $count } units in { $area }
}
nw-do-build-leader = Call up { $leader } in { $area }
nw-do-build-squadron = Build a squadron in { $area }
nw-do-regroup-sp = { $count ->
    [one] One unit from Regroup to { $area }
   *[other] { $count } units from Regroup to { $area }
}
nw-do-regroup-leader = { $leader } from Regroup to { $area }
nw-do-regroup-squadron = A squadron from Regroup to { $area }
nw-do-consul = { $way ->
    [left] Consul of { $nation } one box left
    [plus] Consul of { $nation } to its +1 side
    [plain] Consul of { $nation } off its +1 side
   *[right] Consul of { $nation } one box right
}{ $placed ->
    [yes] {" "}(row { $row })
   *[no] {""}
}
nw-do-war = War on { $enemy }
nw-do-war-join = War on { $enemy }, joining: { $camp }
nw-do-join = Join: { $camp }
nw-do-siege = Besiege { $area } with { $force }
nw-do-intercept = Intercept from { $frm }: { $force }
nw-do-intercept-flag = Intercept with { $leader }
nw-do-evade = Evade to { $to }: { $force }
nw-do-lose = Eliminated: { $force }
nw-do-disrupt = Disrupted: { $force }
nw-do-lose-sp = One unit
nw-do-lose-flag = The flag
nw-do-sink = Lost: squadron { $squadron }
nw-do-flag = Flag in { $area }
nw-do-refit = Refit in { $place }
nw-do-armada = Form an armada in { $place }
nw-do-part = Leave the armada in { $place }
nw-do-retreat = Retreat to { $area }
nw-do-to = To { $place }
nw-do-join-fleet = Take along the squadrons of { $place }
nw-do-winter = Winter in { $area }
nw-do-accept-area = Accept { $area }
nw-do-decline-area = Decline { $area }
nw-do-stay = Stay in { $area }
nw-do-regroup-from = From { $area } to Regroup
nw-do-place = Unit in { $area }
nw-do-place-from = Unit in { $area }, taken from { $frm }
nw-do-take-sp = Take along from { $area }: { $nation } { $count }
nw-do-take = Take along: { $leader }
nw-do-deploy-army = Army of { $leader }
nw-do-deploy-convoy = Convoy from { $port }
nw-do-deploy-fleet = Fleet from { $place }
nw-do-keep-area = Keep { $area } ({ $nation })
nw-do-give-area = Give { $area } back ({ $nation })
nw-do-cede = Cede { $area }
nw-do-cede-to = Cede { $area } to { $taker }
nw-do-give-up = Give up one unit in { $area } ({ $nation })
nw-do-bid = { $strength ->
    [one] { $camp }, giving up one unit
   *[other] { $camp }, giving up { $strength } units
}
nw-do-resource-of = Resource for { $nation }
nw-do-offer-terms = Offer submission. Ceded: { $cedes }. Given back: { $returns }.
