### Értesítések az emberekről és egymáshoz való viszonyukról.

notice-house-passkey-title = Belépőkulcsot vettek fel a fiókodba
notice-house-passkey = Ha nem te voltál, töröld a fiókod oldalán, és válassz új jelszót.
notice-table-declined-title = Nem, köszönöm: „{ $title }”
notice-table-declined = { $game }: a hely újra szabad. Hely: { $seat }.
