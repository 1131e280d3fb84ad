### What `greatpowers admin doctor` says of a set-up.

doctor-folder-closed = The data folder cannot be written: { $folder }. Give it to the user the server runs as, or choose another with --data.
doctor-disk = The data folder can be written and has room: { $folder }. Megabytes free: { $megabytes }.
doctor-disk-little = The disk of the data folder is filling up: { $folder }. Megabytes free: { $megabytes }. Make room before games cannot be saved.
doctor-disk-full = The disk of the data folder is full: { $folder }. Megabytes free: { $megabytes }. Nothing can be saved until there is room.
doctor-store = The database answers ({ $kind }). Milliseconds: { $milliseconds }.
doctor-store-closed = The database cannot be opened. { $problem }
doctor-store-trouble = The database answers, but it cannot be written. { $problem }
doctor-clock = The clock of this machine and that of the database differ. Seconds: { $seconds }. Deadlines would be wrong; set both by NTP.
doctor-address = People come from { $address }.
doctor-address-none = No public address is set. On one machine that is right; otherwise links in letters lead nowhere. Set --public-url.
doctor-address-wrong = This is no address people could use: { $address }.
doctor-address-open = The public address has no https: { $address }. Passwords travel openly, and browsers refuse pushes.
doctor-mail = The mail server answers: { $server }.
doctor-mail-none = No mail server is set. Nobody can confirm an address or get a lost password back. Set GREATPOWERS_MAIL and GREATPOWERS_MAIL_FROM.
doctor-mail-half = The mail server is set, but not who the letters are from, or its address cannot be read. Set GREATPOWERS_MAIL_FROM.
doctor-mail-silent = The mail server does not answer or does not let us in ({ $problem }). Check GREATPOWERS_MAIL.
doctor-client = The browser client is built.
doctor-client-none = The browser client is not built. Run make client, or install the package.
doctor-connections = There is room for enough people at once. Connections: { $count }.
doctor-connections-few = Only few people can be here at once. Connections: { $count }. Raise the limit of open files (ulimit -n).
doctor-limits-off = Rate limits are switched off. That is for load tests only: unset GREATPOWERS_LIMITS.
doctor-private-reached = Notices may go into your own network, wherever people say. Unset GREATPOWERS_REACH_PRIVATE unless everybody here is trusted.
