### Diplomacy in the browser: proposals by buttons, letters understood, words given.

## Buttons

web-dip-propose = Propose
web-dip-button = { $kind ->
    [peace] Peace
    [empty] Empty zone
    [support] Support
    [bounce] Bounce here
    [convoy] Convoy
    [against] Against…
   *[draw] Draw
}
web-dip-key = Key { $key }
web-dip-slot = { $name ->
    [at] { $kind ->
        [convoy] fleet
       *[other] unit
    }
    [other] { $kind ->
        [convoy] carries
       *[other] supports
    }
    [goal] { $kind ->
        [bounce] in
       *[other] to
    }
    [mine] mine from
    [theirs] theirs from
    [place] where
    [who] who stays out
    [enemy] enemy
   *[sharing] among
}
web-dip-build-nobody = both of us
web-dip-build-only-i = only I
web-dip-build-all = all who are left
web-dip-build-hold = where it stands
web-dip-nothing-to-propose = Nothing of the kind is possible between you now.
web-dip-propose-more = And something else
web-dip-other-words = Other words
web-dip-no-proposal-now = No proposal
web-dip-drop-row = Take this row out
web-dip-send-proposal = Send with proposal
web-dip-letter-wrote-itself = The letter wrote itself; change it as you like, the proposal stays.

## How a draft is understood

web-dip-reads-as = { $reader } will read this as
web-dip-draft-act = { $act ->
    [propose] You propose:
    [fact] You say:
    [accept] You agree:
    [reject] You decline:
    [later] You will answer later:
    [counter] You propose instead:
    [cancel] You end:
    [question] You ask:
    [warn] You warn:
    [thank] You say thanks.
    [accuse] You reproach a broken word.
    [excuse] You apologise.
   *[other] You write:
}
web-dip-draft-plans = what will you do next?
web-dip-which = which?
web-dip-choose-one = choose one
web-dip-understood = understood
web-dip-plain-words = “{ $text }” goes along as plain words
web-dip-no-proposal = not a proposal
web-dip-only-talk = Small talk: it goes as plain words.
web-dip-not-understood = Not understood: { $words }
web-dip-nothing-fits = Clear words, but nothing possible fits.
web-dip-as-words = goes as plain words

## Proposals in letters

web-dip-act = { $mine ->
    [yes] { $act ->
        [propose] You propose
        [fact] You say
        [accept] You agreed
        [reject] You declined
        [later] You will answer later
        [counter] You propose instead
        [cancel] You end
        [question] You ask
        [warn] You warn
       *[other] About
    }
   *[no] { $act ->
        [propose] { $who } proposes
        [fact] { $who } says
        [accept] { $who } agrees
        [reject] { $who } declines
        [later] { $who } will answer later
        [counter] { $who } proposes instead
        [cancel] { $who } ends
        [question] { $who } asks
        [warn] { $who } warns
       *[other] About
    }
}
web-dip-standing = { $standing ->
    [open] open
    [agreed] agreed
    [refused] declined
    [later] answer later
    [withdrawn] taken back
   *[stale] lapsed
}
web-dip-accept = Accept
web-dip-accept-all = Accept all
web-dip-accept-some = Accept some
web-dip-accept-row = Accept this row
web-dip-accept-these = Accept these
web-dip-keep-all = Back
web-dip-counter = Counter
web-dip-answer-later = Later
web-dip-decline = Decline

## Words given

web-dip-beside = Seen on the map and agreed on
web-dip-words-between = Words between you
web-dip-word = { $state ->
    [open] Open
    [keeping] Kept so far
    [kept] Kept
    [broken] Broken
    [void] Came to nothing
    [ended] Ended
   *[past] Over
}
web-dip-word-judged = { $outcome ->
    [broken] broken
   *[kept] kept
}
web-dip-word-by = { $who }, { $turn }
web-dip-no-words = { $mine ->
    [yes] No promise between you yet.
   *[no] Letters are read by the players.
}

## What is agreed on

web-dip-deal-peace = Peace between { $seats }
web-dip-deal-alliance = Alliance of { $seats } against { $against }
web-dip-deal-to = { TO($place) }
web-dip-deal-empty = { $who ->
    [alone] { $seats } does not go { $places }
   *[other] Neither goes { $places }: { $seats }
}
web-dip-deal-draw = Draw of { $seats }
web-dip-deal-solo = { $seats } wins alone
web-dip-deal-not = Not: { $what }
web-dip-deal-end = No longer: { $what }
web-dip-deal-bounce = Bounce on purpose { IN($place) }

## Letters that write themselves

web-dip-say-peace = { $way ->
    [0] Let us keep the peace, you and I.
    [1] I would rather have peace with you than a war neither of us needs. Agreed?
   *[2] Peace between us: I leave you alone, you leave me alone.
}
web-dip-say-empty = { $who ->
    [mine] I shall not go { $places }.
    [theirs] Please do not go { $places }.
   *[both] { $way ->
        [0] Let neither of us go { $places }.
        [1] Nobody goes { $places }, neither you nor I. All right?
       *[2] I stay out if you do: nobody goes { $places }.
    }
}
web-dip-say-support = { $who ->
    [mine] I can support you { FROM($at) }: { $other } goes { TO($place) }.
   *[theirs] { $way ->
        [0] Please support my move { FROM($other) } { TO($place) }, { FROM($at) }.
        [1] With your help { FROM($at) } I can go { FROM($other) } { TO($place) }. Will you?
       *[2] { $other } goes { TO($place) } if { $at } stands by it.
    }
}
web-dip-say-support-hold = { $who ->
    [mine] I can support your unit { IN($other) } { FROM($at) }.
   *[theirs] { $way ->
        [0] Please support my unit { IN($other) }, { FROM($at) }.
        [1] { $other } will not hold alone. Will you support it { FROM($at) }?
       *[2] Stand by my unit { IN($other) }, { FROM($at) }.
    }
}
web-dip-say-convoy = { $who ->
    [mine] I can carry your army { FROM($other) } { TO($place) }.
   *[theirs] { $way ->
        [0] Please carry my army { FROM($other) } { TO($place) }.
        [1] Could your fleet { IN($at) } carry me { FROM($other) } { TO($place) }?
       *[2] I need your fleet { IN($at) }: my army goes { FROM($other) } { TO($place) }.
    }
}
web-dip-say-bounce = { $way ->
    [0] Let us bounce { IN($place) } on purpose, so that nobody gets it.
    [1] Shall we both go { TO($place) } and bounce?
   *[2] If we both go { TO($place) }, it stays empty.
}
web-dip-say-against = { $way ->
    [0] Shall we join against { $enemy }?
    [1] { $enemy } is the danger for both of us. Together we can do something about it.
   *[2] You and I against { $enemy }: what do you say?
}
web-dip-say-draw = { $way ->
    [0] I propose a draw: { $seats }.
    [1] Shall we share it? { $seats }.
   *[2] Nobody wins this alone. A draw: { $seats }.
}
web-dip-say-order = What about this: { $what }.
web-dip-say-answer = { $act ->
    [accept] Agreed.
    [reject] No, I cannot do that.
    [later] I shall answer later.
   *[some] To this I agree, not to the rest.
}
