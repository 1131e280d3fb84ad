### Inviting somebody to a table.

web-people-found-none = No member has a name that begins like this.
web-invite-person = Invite
web-invite-person-for = Invite somebody: { $seat }
web-invite-title = Who shall play this seat?
web-invite-name = Name of a member
web-invite-friends = Your friends
web-uninvite = Take the invitation back: { $name }
web-acquainted = { $one } and { $other } know each other.

## Rated tables, points

web-rated = Rated
web-rated-about = For members: the end changes ratings; no advice, nothing is taken back.
web-scoring = Points
web-ending-worth = { $points } of 100 points
web-scoring-draw-size = by the size of the draw
web-scoring-squares = by squares of centres
web-scoring-centres = by centres
