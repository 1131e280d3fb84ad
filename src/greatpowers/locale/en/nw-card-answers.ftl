# Answers to cards: events, Responses, Battle cards, foreign wars

nw-do-push = { $way ->
    [left] Consul of { $nation } one box left (row { $row })
   *[right] Consul of { $nation } one box right (row { $row })
}
nw-do-push-again = { $way ->
    [left] Consul of { $nation } one box left (row { $row })
   *[right] Consul of { $nation } one box right (row { $row })
}
nw-do-push-two = { $way ->
    [left] Consul of { $nation } two boxes left (row { $row })
   *[right] Consul of { $nation } two boxes right (row { $row })
}
nw-do-push-boxes = { $way ->
    [left] consul { $boxes } { $nation } left { $row }
   *[right] consul { $boxes } { $nation } right { $row }
}
nw-do-consul-none = consul nothing
nw-do-push-no-more = once more: nothing
nw-do-no-event-flag = flag nothing
nw-do-deal-with = with { $nation }
nw-do-raise-strength = Grande Armée building
nw-do-call-back = Grande Armée from Regroup
nw-do-nobody-returns = Nobody else comes back
nw-do-strength-returns = A unit comes back to { $area } ({ $left } may still come)
nw-do-leader-returns = { $leader } comes back to { $area } ({ $left } may still come)
nw-do-lend-to = to { $nation }
nw-do-new-squadron = squadron { $nation } { $area }
nw-do-leader = general { $leader } { $area }
nw-do-port = port { $area }
nw-do-offer-treaty = Offer the treaty to { $nation }
nw-do-tilsit-accept = Accept the treaty: { $nation } changes sides
nw-do-tilsit-refuse = Refuse the treaty ({ $nation })
nw-do-take-from = from { $nation }
nw-do-camp-stay = Camp: stay
nw-do-change-camp = Camp: join: { $camp }
nw-do-share = share: { $first } { $share } { $second } { $rest }
nw-do-dowry = { $boxes ->
    [one] Consul of { $nation } one box right
   *[other] Consul of { $nation } { $boxes } boxes right
}
nw-do-marriage-accept = marriage: accept { $nation }
nw-do-marriage-refuse = marriage: refuse { $nation }
nw-do-no-war = war on nothing
nw-do-war-free = War on { $enemy }
nw-do-rising = rising in { $area }
nw-do-nobody-lands = land nothing
nw-do-troops-land = land troops
nw-do-corsairs-land = Land in { $area }
nw-do-free = free troops in { $area }
nw-do-free-one = also { $first } nothing
nw-do-free-two = also { $first } { $second }
nw-do-raid = raid on { $leader }
nw-do-zone = sea zone { $zone }
nw-do-look-away = look into the hand: nothing
nw-do-look = look into the hand: { $nation }
nw-do-luddites-troops = Luddites troops
nw-do-luddites-card = Luddites card
nw-do-bring-home = from { $left } { $area }
nw-do-squadrons = squadrons { $count }
nw-do-general-goes = Send: a general
nw-do-strength-goes = Send: two units
nw-do-finland = Finland { $area }
nw-do-target = target: { $target }
nw-do-respond = { $aimed ->
    [yes] Response “{ $card }” ({ $nation }): { $target }
   *[no] Response “{ $card }” ({ $nation })
}
nw-do-no-response = Pass
nw-do-response-by-order = As ordered
nw-do-battle-card = Battle card “{ $card }”
nw-do-rally = In order again: { $force }
nw-do-replace = Replace “{ $card }”
nw-do-keep-armistice = Keep the armistice with { $other }
nw-do-roll-armistice = Roll against the armistice with { $other }
nw-do-send-strength = Send: { $area }
nw-do-send-leader = Send: { $leader }
nw-do-send-squadron = Send squadron { $squadron }
nw-do-submit-in-war = Submit in the foreign war
nw-do-resource-for-war = Use a resource
nw-do-pay-with = Pay with “{ $card }”
