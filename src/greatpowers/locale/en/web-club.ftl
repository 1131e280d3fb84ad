### The pages round the tables: what people are told, addresses, lost passwords.

club-again = Try again

## Notices

club-notices = Notices
club-notices-lead = At most one a turn, none while you are looking, and never a word of orders, cards or letters.
club-notices-nobody = Tell us your name first: notices are for somebody.
club-notices-settle = What I am told, and where
club-told = The latest
club-told-none = Nothing yet. When a table waits for you, it stands here.
club-told-read = I have read them
club-told-all = Show all { $count }

club-channels = Where we reach you
club-channels-about = Addresses are as secret as a password. A channel that fails says so here; no game waits for it.
club-channels-none = Nowhere yet. Until then notices stand on this page and in the title of its tab.
club-channel-push = Push
club-channel-mail = E-mail
club-channel-app = App or webhook
club-channel-works = works
club-channel-unconfirmed = wait for the letter and follow its link
club-channel-trouble = { $failures ->
    [one] did not get through; we try again
   *[other] did not get through { $failures } times; we try again
}
club-channel-added = Connected. Send yourself a test.
club-channel-remove = Remove { $name }
club-this-browser = This browser ({ $name })
club-test = Send a test
club-test-sent = Sent. Has it arrived?
club-push-about = This browser shows it, even when no page of ours is open.
club-push-add = Let this browser tell me
club-push-impossible = This browser cannot be pushed to. On a phone, add the page to the home screen first.
club-push-refused = The browser has been told to show no notices of this page. Its settings can change that.
club-mail-about = We send a letter there; its link confirms the address. It also leads back to a lost password.
club-mail-change = Another address takes the place of this one when it is confirmed.
club-mail-address = Your e-mail address
club-mail-add = Send the letter
club-mail-sent = A letter is on its way to { $address }. Its link holds for two days.
club-app-about = Telegram, Discord, Slack, Matrix and ntfy by their Apprise address; your own server by an https address that takes JSON.
club-app-url = Address
club-app-label = What you call it
club-app-add = Connect

club-matrix = What we tell you
club-matrix-about = Saved at once. Summaries come at eight in the morning.
club-matrix-none = Connect something above first: then you choose here what comes through it.
club-matrix-kind = Tell me about
club-wish-now = at once
club-wish-digest = summed up
club-wish-never = never
club-wish-of = { $kind }, { $channel }
club-kind-turn = Your turn
club-kind-turn-about = a table waits for you
club-kind-letter = Letters
club-kind-letter-about = that there are some, never what they say
club-kind-deadline = Deadlines
club-kind-deadline-about = when four fifths of the time are over
club-kind-over = The end
club-kind-over-about = a game of yours is over
club-kind-invited = Invitations
club-kind-invited-about = a seat is kept for you
club-kind-table = Votes and leave
club-kind-table-about = beginnings, pauses, stand-ins, returns
club-kind-event = Tournaments
club-kind-event-about = a new round, your table
club-kind-club = Clubs
club-kind-club-about = what your clubs announce
club-kind-house = From the house
club-kind-house-about = about your account

club-quiet = Quiet hours
club-quiet-on = Do not disturb me at night
club-quiet-about = What happens then comes in one summary when the quiet hours end.
club-quiet-from = From
club-quiet-until = Until
club-quiet-zone = By the clocks of { $zone }
club-quiet-urgent = Deadlines come all the same
club-quiet-urgent-about = If less than two hours are left.

## Links of letters

club-confirm = Confirm your address
club-confirm-about = Notices go to this address from now on, and it leads back to a lost password.
club-confirm-do = This address is mine
club-confirm-done = The address is confirmed.
club-unsubscribe = No more of these letters
club-unsubscribe-about = We stop sending you letters of this kind. You can have them again at any time.
club-unsubscribe-do = Stop them
club-unsubscribe-done = You get no more letters of this kind: { $kind }.

## A lost password

club-password-lost = Forgotten the password?
club-password-lost-about = If the account has a confirmed address, a letter with a link goes there.
club-password-who = Your name or your address
club-password-ask = Send me the letter
club-password-asked = If there is such an account and its address is confirmed, a letter is on its way. Its link holds for an hour.
club-password-choose = Choose a new password
club-password-keep = Keep it and come in

## Leave

club-my-leave = Leave
