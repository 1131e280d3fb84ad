"""Order in the house: reports, moderators, mutes and bans that are told, appeals, a log of who did what."""
