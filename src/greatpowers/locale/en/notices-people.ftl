### Notices about people among each other.

notice-house-passkey-title = A passkey was added to your account
notice-house-passkey = If it was not you, take it away on your account page and choose a new password.
notice-table-declined-title = No, thank you: { $title }
notice-table-declined = { $game }: the seat is free again. Seat: { $seat }.
