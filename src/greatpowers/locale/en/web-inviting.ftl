### Inviting somebody to a table.

web-people-found-none = No member’s name begins like this.
web-invite-person = Invite
web-invite-person-for = Invite somebody: { $seat }
web-invite-title = Who shall play this seat?
web-invite-name = Name of a member
web-invite-friends = Your friends
web-uninvite = Take the invitation back: { $name }
web-acquainted = { $one } and { $other } know each other.
