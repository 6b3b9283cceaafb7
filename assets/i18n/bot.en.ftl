# What the bot itself says, whatever the game. Ids from here must not be used by games, except to say them better.

## Words that rules use
yes = Yes
no = No
done = Nothing more
number = { $number }
picked = { $all }
forced = { $seat }: { $ask } Only choice: { $label }
list = { $what }
clauses = { $clauses }

## The board as text
board-heading = ### { $title }
board-item = • { $what }
board-both = { $one }; { $other }
board-comma = { $one }, { $other }
board-cut = { $what },
board-more = … { $what }
board-none = none
board-count = { $what } { $n }

## Buttons and menus
bot-play = Play
bot-board = Board
bot-hand = Hand
bot-rules = Rules
bot-brief = The game in brief
bot-record = Record
bot-rematch = Rematch
bot-rule = Rule
bot-undo = Undo
bot-undo-what = Undo your answer “{ $what }”
bot-undo-with = -# Undo also takes back what has been done since by { $names }.
bot-undoes = -# You can undo your last { $count } answers, one at a time.
bot-undoes-back = -# You can undo your last { $count } answers, one at a time; the oldest is “{ $what }”.
bot-redo = Redo
bot-redo-what = Redo your answer “{ $what }”
bot-ask-again = Ask me again
bot-refresh = Look again
bot-back = ‹ Back
# Before what cannot be taken back.
bot-sure-roll = Chance decides something right after it, so you cannot take this back.
bot-sure-draw = Something hidden is drawn, shuffled or revealed right after it, so you cannot take this back.
bot-sure-choices = Secret choices are made or revealed right after it, so you cannot take this back.
bot-sure-any = Chance, something hidden or secret choices come right after it, so you cannot take this back.
bot-sure-yes = Do it
bot-sure-never = Do it, and never ask again in any game
bot-preview = 👁 What would happen?
bot-preview-choose = 👁 Choose what you would look at. Nothing is done by it.
bot-preview-of = 👁 What would happen: **{ $what }**. Nothing has been done.
bot-preview-next = Your next question: { $ask }
bot-preview-nothing = Nothing else comes of it at once.
bot-preview-chance = Dice, cards or something hidden would decide what comes of it: nobody can look ahead.
bot-preview-open = This is chosen in secret or decided by all together: there is nothing to look at yet.
bot-preview-do = Do it
bot-preview-more = 👁 Something else
bot-careful-newcomer = until my first game has ended
bot-careful-always = always
bot-careful-never = never
bot-careful-set-newcomer = Until your first game here has ended, you are asked before a roll or draw that you cannot take back.
bot-careful-set-always = You are always asked before a roll or draw that you cannot take back.
bot-careful-set-never = You are not asked any more before a roll or draw that you cannot take back.
bot-none = None
bot-choose = Choose…
bot-choose-in = { $place }: choose…
bot-join = Join
bot-leave = Leave
bot-options = Options
bot-robots = Robots
bot-start = Start
bot-number = Enter a number
bot-number-label = A number from { $min } to { $max }
bot-done = Done ({ $count })
bot-page = Page { $page } of { $pages }
bot-parts = Another part of the board…
bot-part-text = As text
bot-menu-more = { $list } · and { $count } more
bot-pick-exactly = { $count ->
    [one] Pick 1.
   *[other] Pick { $count }.
}
bot-pick-most = { $count ->
    [one] Pick 1, or none.
   *[other] Pick up to { $count }, or none.
}
bot-pick-between = Pick { $min } to { $max }.

## The panel
bot-waiting = Waiting for { $names }.
bot-waiting-too = Also waiting for { $names }.
bot-panel-moved = -# ➜ This goes on in your newer message further down.
bot-panel-rests = -# This message does not change by itself any more: *Look again* brings it up to date.
bot-turns = { $own ->
    [0] **It is nowhere your turn.** You sit at { $all ->
        [one] one table
       *[other] { $all } tables
    }.
   *[other] **It is your turn in { $own } of { $all ->
        [one] one game
       *[other] { $all } games
    }.**
}
bot-turns-none = You sit at no table. `/help` says how to open one.
bot-games = { $count ->
    [one] One game of this server that you can see:
   *[other] { $count } games of this server that you can see:
}
bot-games-none = There is no game in this server that you can see. `/help` says how to open one.
bot-game-people = { $names }
bot-turn-own = ➤ [{ $title }]({ $link }) `{ $code }` – **your turn**, asked { $when }
bot-turn-others = · [{ $title }]({ $link }) `{ $code }` – waiting for { $names }
bot-turn-lobby = · [{ $title }]({ $link }) `{ $code }` – has not started
bot-turn-paused = · [{ $title }]({ $link }) `{ $code }` – paused
bot-turns-open = { $title } · { $code }
bot-turns-next = Next: { $title }
bot-over = The game is over.
bot-closed = This game was closed.
bot-earlier = { $count ->
    [one] … 1 more line: `/log`
   *[other] … { $count } more lines: `/log`
}
bot-noted = ✓ Your answer is in.
bot-plan = Plan ahead
bot-plan-hint = -# “Plan ahead” takes answers for later: each is given as soon as you are asked, if it still fits. Nothing is done before.
bot-plan-of = { $count ->
    [one] Plan: 1 answer
   *[other] Plan: { $count } answers
}
bot-plan-title = Answered as soon as it is asked, if it still fits; else you are asked. Only you see this.
bot-plan-order = { $ask } **{ $what }**
bot-plan-unfit = An answer that may not fit any more
bot-plan-first = You will be asked: **{ $ask }** What is offered is a guess at how the others play on.
bot-plan-next = Then: **{ $ask }**
bot-plan-end = Nothing more can be planned now.
bot-plan-changed = The game has moved on, and nothing was changed. Here is your plan as it stands.
bot-plan-drop = Drop the plan
bot-ahead = -# In advance: { $list }
bot-ahead-hint = { $count ->
    [one] -# In advance: “{ $first }” answers later questions, too, until you take it back here.
   *[other] -# In advance: “{ $first }” and the buttons after it answer later questions, too, until you take it back here.
}
bot-ahead-hint-leads = { $count ->
    [one] -# “{ $first }” does not answer this question, only later ones, until you take it back here.
   *[other] -# “{ $first }” and the buttons after it do not answer this question, only later ones, until you take it back here.
}
pass-leader-ask = Go along with the leader on such questions
pass-leader-game = Always go along with the leader
pass-leads-ask = When others lead, go along with them on this
pass-leads-game = When others lead, always go along with them
bot-took-back = ↩ You took your last answer back.
bot-secret = -# Secret until everybody has chosen.
bot-passes-late = -# Time is up { $when }. If you do not answer, “{ $what }” counts.
bot-team = -# You decide this together: what you choose is your proposal. If proposals differ, { $leader } decides.
bot-team-leads = -# You decide this together: what you choose is your proposal. If proposals differ, yours counts: you lead.
bot-team-last = -# All others have answered. If you agree, it stands at once; else { $leader } decides.
bot-team-last-leads = -# All others have answered, and you lead: what you choose stands at once.
bot-team-said = -# You have answered, and can change it until something stands. If proposals differ, { $leader } decides.
bot-team-said-leads = -# You have answered, and can change it until something stands. If proposals differ, yours counts: you lead.
bot-team-alone = -# All decide this together: what you choose stands, the robots go along with it.
bot-team-at-once = -# You decide this together: the first answer stands at once, whoever of you gives it.
bot-proposal = Proposed: **{ $what }** · for it: { $wanted }
bot-proposal-opposed = Proposed: **{ $what }** · for it: { $wanted } · against: { $opposed }
bot-stands = -# It stands { $when } if nobody objects, also without those who have not answered. After an objection the leader decides, once all have answered or the time is up.
bot-differ = -# You differ: { $leader } decides once everybody has answered.
bot-differ-now = -# You differ: { $leader } decides now.
bot-differ-leads = -# You differ: as the leader you decide once everybody has answered.
bot-differ-leads-now = -# You differ: as the leader you decide now.
bot-differ-until = Time is up { $when }: then what the leader wants counts, or else what most of you want, at a tie what was proposed first.
bot-agree = Agree
bot-agree-to = Agree to “{ $what }”
bot-object = Object
bot-object-to = Object to “{ $what }”
bot-too-many-picked = That many do not fit here. Answer with the slash command instead.
bot-file-lost = The file did not get through. Please try again.
bot-press-again = That took a moment. Please press the button again.
bot-pressed = You pressed **{ $label }**.
bot-old-button = This button is from another version of the bot. Use `/play`.
bot-other-verb = That is not what is asked now. Use the panel below, or `{ $command }`.
bot-no-verb = That is not what is asked now. Use the panel below.
bot-not-now = ✗ { $what } – { $why }
bot-not-now-more = { $list } and { $count } more
bot-why-not = **Not possible now:**
bot-player-letter = player { $letter }
bot-not-understood = “{ $typed }” could mean nothing, or more than one thing. Take a suggestion while you type, or use the panel below.

## The lobby
bot-edition = Edition
bot-seats = Players
bot-lobby-people = At the table ({ $have } of { $room })
bot-lobby-kept = Kept for: { $names }
bot-kept = ✓ A seat is kept for { $name }, who is called. The same command again gives it free.
bot-kept-no-more = ✓ No seat is kept for { $name } any more.
bot-kept-bot = A seat can only be kept for a person. For robots there is **Robots** in the lobby.
bot-ping-kept = { $names } – a seat is kept for you: press **Join**.
bot-lobby-missing = { $count ->
    [0] Everybody here? Press **Start**.
    [one] At least 1 more player is needed to start.
   *[other] At least { $count } more players are needed to start.
}
bot-lobby-started = The game has begun.
bot-start-open = At the table: { $names }. { $count ->
    [one] One seat is open:
   *[other] { $count } seats are open:
} start without anybody else?
bot-start-now = Start now
bot-lobby-foot = Table { $code } · SHA-256 of the random seed: { $hash }
bot-lobby-opened = Your table is open. Friends press **Join**, or seat **Robots**; then press **Start**.
bot-lobby-unseen = Your table is open, but nobody can see it yet. { $why } Then it appears by itself; you can also open one in another channel.
bot-not-opened = No table was opened. { $why }
bot-why-rights = I lack { $rights } here. Somebody who manages this channel can give it to me, under Edit Channel › Permissions.
bot-why-thread = I am not in this private thread. Mention me (@) here to add me, then try again.
bot-why-locked = This thread is locked. A moderator can unlock it.
bot-why-no-messages = No messages can stand here, only in the posts of it. Open a post, and try again there.
bot-why-closed = Discord does not let me write here. Somebody who manages this channel can, under Edit Channel › Permissions.
bot-why-refused = Discord does not take its message. I keep trying, and the operator’s log says why.
bot-right-view = View Channel
bot-right-send = Send Messages
bot-right-send-in-threads = Send Messages in Threads
option-deliberation = Time to object
option-deliberation-about = A choice of all is proposed: it stands then unless somebody objects. Whoever may pass passes.
option-deliberation-24 = 24 hours
option-deliberation-8 = 8 hours
option-deliberation-4 = 4 hours
option-deliberation-0 = None: the first proposal stands at once
bot-options-ask = What shall be different?
bot-robots-ask = Robots take the seats that nobody wants. They know only what their seat may know.
bot-robot-random = random
bot-robot-random-about = Does anything that the rules allow
bot-robot-steady = steady
bot-robot-steady-about = Weighs every answer; good for a first game
bot-robot-keen = keen
bot-robot-keen-about = Thinks ahead, for a second or two
bot-robot-none = nobody: the seat is a person's again
bot-robot-name = { $seat } ({ $level })
bot-robot-add = Seat a robot: { $level }
bot-robot-drop = Send { $seat } away
bot-no-options = This game has nothing to set.
bot-flip = { $value } – pick to switch

## What stands in the channel
bot-ping = { $names } – your move!
bot-ping-direct = { $game } – your move!
bot-direct-go = Go to the table
bot-direct-hello = ✉️ Here I call you from now on when a game waits for you. `/rest calls` changes that.
bot-direct-refused = Discord does not let me write to you. Allow direct messages from members of this server (its name → *Privacy Settings*), and try again. Nothing has changed.
bot-next = ⏭️ { $names } – your turn is next.
bot-direct-closed = { $names } – the message above is for you. Discord did not let me write to you directly. `/rest calls` sets how I call you.
bot-ping-rematch = { $names } – a rematch? The table below is like the last one, and everybody moves up by one seat: press **Join**.
bot-remind = { $names } – still your move: asked { $when }.
bot-remind-last = { $names } – still your move: asked { $when }. No other reminder comes.
bot-remind-others = { $names } – if you would rather not wait, `/game robot` lets a robot play on, and with `/game substitute` a friend can. Whoever comes back takes over from a robot.
bot-ping-over = { $names } – { $game } has ended.
bot-ping-closed = { $names } – { $game } was closed.
bot-rests = 🌙 { $seat } rests until { $when } and is called then.
bot-undone = ↩ { $seat } took an answer back.
bot-rewound = ↩ The game was set back to its last good answer.
bot-conceded = Most of you agreed to end it here.
bot-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
bot-score = **{ $seat }**: { $points }
sheet-total = Total
sheet-tie = Tie on points: { $what } – { $who }
sheet-tied = { $seat } { $n }
bot-won-alone = **Won**, with { $points } points
bot-lost-alone = **Lost**, with { $points } points
bot-won-together = **Won together**, with { $points } points
bot-lost-together = **Lost together**, with { $points } points
bot-history =
    { $count ->
        [one] { $game }, { $count } game of exactly these people:
       *[other] { $game }, { $count } games of exactly these people:
    }
bot-history-none = Exactly these people have not ended a game of this kind yet. Games count here once they are played to their end.
bot-history-together = won { $won } of { $count }, best: { $points } points
bot-history-each =
    { $count ->
        [one] { $count } game, first place: { $each }
       *[other] { $count } games, first places: { $each }
    }
bot-history-seat = { $seat } { $n }
bot-record-about = Everything that was decided, with the seed. `slowboat verify { $file } --commitment { $hash }` plays it again and checks every roll.
bot-seed = The random seed was { $seed }. It fits the SHA-256 from the beginning, so every roll and every shuffle can be checked.
bot-paused-help = A moderator can set it back with `/game rewind`, or close it with `/game close`.
bot-unsaved = ⚠️ **Nothing can be saved at the moment,** because { $why } The last answer in this game was not saved. All before it is safe, the operator of the bot has been told, and this message will say when it goes on.
bot-saved-again = ✅ For a while nothing could be saved. Now it can again: please give your answer once more.
bot-lacks-files = -# I may not attach files here, so the board comes in words. Somebody who manages this channel can give me **Attach Files**; then the pictures come back.
bot-lacks-history = -# I may not read this channel’s history, so after a failure I cannot see what has arrived, and a message may come twice. Somebody who manages this channel can give me **Read Message History**.
bot-post-plain = { $game } ({ $number }): /play, /board and /game status show the rest.

## Looking
bot-no-part = There is no such part of the board. Take a suggestion while you type.
bot-secrets = Only you can see this
bot-no-secrets = You hold nothing secret. Everything you have is on the board.
bot-empty-log = Nothing has happened yet.
bot-no-rule = No rule fits “{ $typed }”. Try a single word.
bot-rules-found = { $count } rules fit. Name one by its id:
bot-rules-hint = Look up any rule with `/rules`, by id or by word.
bot-ruling = Our ruling: the rulebook is silent or unclear here.
bot-rulings = Our further rulings:
bot-related-rules = What belongs to it:
bot-provenance = Source: { $source }
bot-from-rulebook = the rulebook
bot-from-deduced = worked out from the rulebook
bot-from-third-party = other players’ reports
bot-from-reconstructed = reconstructed by us; the operator can correct it
origin-rulebook = From the rulebook: { $what }
origin-deduced = Worked out from the rulebook: { $what }
origin-third-party = From public lists: { $what }
origin-reconstructed = Reconstructed by us: { $what }

## The game as a whole
bot-status-seats = At the table: { $names }
bot-status-answers = { $count ->
    [one] 1 answer so far
   *[other] { $count } answers so far
}
bot-info-opened = Opened by { $name }, { $when }
bot-info-ended = Ended { $when }
bot-info-undone = { $count ->
    [one] One answer was taken back,
   *[other] { $count } answers were taken back,
} { $agreed } of them because all agreed
bot-info-rules = Played to its end by version { $rules } of our rules
bot-info-seed = SHA-256 of the seed: `{ $hash }`. The seed is shown when the game has ended.
bot-tempo = Clock
bot-tempo-none = None
bot-tempo-several = Several moves a day
bot-tempo-daily = One move a day
bot-tempo-weekly = One move a week
bot-wish-starts = Start
bot-wish-starts-asked = When somebody presses Start
bot-wish-starts-full = By itself when all seats are taken
bot-wish-experience = For whom
bot-wish-experience-any = Everybody
bot-wish-experience-newcomers = Newcomers
bot-wish-experience-experienced = People who know the game
bot-wish-spoken = Table talk
bot-wish-spoken-any = Any language
bot-wish-spoken-en = English
bot-wish-spoken-pl = Polish
bot-clock = ⏳ { $seat } has until { $when } ({ $left }).
bot-time-up = { $names } – the time of { $seat } is up. Once that is excused: { $seat } has until { $when }.
bot-out-of-time = { $names } – the time of { $seat } is up. Unless somebody objects, a robot plays for { $seat } from { $when } on.
bot-took-over = 🤖 A robot plays for { $seat } now: the time was up, and nobody objected. Whoever comes back takes over again.
bot-motion-clock-stand-in = 🤖 A robot is to play for { $whom }, whose time is up. { $lacking ->
    [one] At once if one more agrees.
   *[other] At once if { $lacking } more agree.
} Whoever objects gives { $whom } more time.
bot-motion-silent-carries = Not heard yet: { $names }. Otherwise it happens { $when }.
bot-motion-concede = 🏳️ { $names } would end the game here. { $lacking ->
    [one] One more has to agree.
   *[other] { $lacking } more have to agree.
}
bot-motion-stand-in = 🤖 { $names } would let a robot play for { $whom }. { $lacking ->
    [one] One more has to agree.
   *[other] { $lacking } more have to agree.
} If { $whom } answers, no robot comes.
bot-motion-substitute = 🪑 { $who } would play on in the place of { $whom }, and see what { $whom } sees. { $lacking ->
    [one] One more has to agree.
   *[other] { $lacking } more have to agree.
} { $whom } has the last word: to answer is to stay.
bot-motion-extend = ⏳ { $names } would give { $whom } all their time again. { $lacking ->
    [one] One more has to agree.
   *[other] { $lacking } more have to agree.
}
bot-motion-drop = 🚪 { $names } would let { $whom } go for good: a robot plays on, and the seat is open to a substitute. { $lacking ->
    [one] One more has to agree.
   *[other] { $lacking } more have to agree.
} If { $whom } answers, nobody goes.
bot-motion-renew-facts = 🔄 { $names } would play on with the newest component facts. { $lacking ->
    [one] One more has to agree.
   *[other] { $lacking } more have to agree.
}
bot-motion-take-back = ↩️ { $whom } asks to take back { $count ->
    [one] the last answer.
   *[other] the last { $count } answers.
} All have to agree; so far: { $names }. Whoever plays on says no.
bot-motion-reveals = What was rolled, drawn or shown since stays seen, and comes the same way again.
bot-motion-silent = Not heard yet: { $names }.
bot-motion-silent-until = Not heard yet: { $names }. Otherwise it falls { $when }.
bot-moved = { $names } – { $seat } asks what you say to this:
bot-offered = { $names } – { $who } asks what you say to this:
bot-replaced = { $names } – 🪑 you play on in the place of { $who } from now on. What lies there is yours.
bot-extended = ⏳ { $seat } has all their time again.
bot-let-go = 🚪 { $names } plays no more: { $seat } plays on in that seat. Whoever would take it over: `/game substitute`.
bot-opposed-concede = 🏳️ The game goes on: { $seat } would not end it here.
bot-opposed-stand-in = 🤖 No robot plays for { $whom }: { $seat } objects.
bot-opposed-substitute = 🪑 { $whom } keeps the seat, { $who } does not get it: { $seat } objects.
bot-opposed-extend = ⏳ { $whom } gets no more time: { $seat } objects.
bot-opposed-drop = 🚪 { $whom } stays: { $seat } objects.
bot-opposed-renew-facts = 🔄 The component facts stay: { $seat } objects.
bot-opposed-take-back = ↩️ Nothing is taken back for { $whom }: { $seat } objects.
bot-lapsed-concede = 🏳️ The game goes on: not enough have agreed in time to end it.
bot-lapsed-stand-in = 🤖 No robot plays for { $whom }: not enough have agreed in time.
bot-lapsed-substitute = 🪑 { $whom } keeps the seat: not enough have agreed in time that { $who } plays on.
bot-lapsed-extend = ⏳ { $whom } gets no more time: not enough have agreed in time.
bot-lapsed-drop = 🚪 { $whom } stays: not enough have agreed in time.
bot-lapsed-renew-facts = 🔄 The component facts stay: not everybody has agreed in time.
bot-lapsed-take-back = ↩️ Nothing is taken back for { $whom }: not everybody has agreed in time.
bot-played-on = ↩️ Nothing is taken back: { $seat } has played on.
bot-agreed-take-back = ↩️ All agree: { $count ->
    [one] the last answer is taken back, as { $seat } asked.
   *[other] the last { $count } answers are taken back, as { $seat } asked.
}
bot-carried-concede = Most of you agree: the game is over.
bot-carried-stand-in = ✓ A robot plays for { $whom } now. Whoever comes back takes over again.
bot-carried-substitute = ✓ { $who } plays on in that seat now.
bot-carried-extend = ✓ { $whom } has all their time again.
bot-carried-drop = ✓ Done: a robot plays on in that seat. With `/game substitute` somebody else can.
bot-carried-renew-facts = Everybody agrees: the game goes on with the newest component facts.
bot-carried-take-back = ↩️ Everybody agrees: it is taken back, as { $whom } asked.
bot-motion-noted = ✓ Noted.
bot-fallen = Noted: it does not happen.
bot-ask-undo = Ask to take back
bot-rewind-to = { $count ->
    [one] 1 answer back
   *[other] { $count } answers back
} · { $seat } is next
bot-rewind-after = { $to } · after “{ $note }”
bot-sign-concede = 🏳️
bot-sign-stand-in = 🤖
bot-sign-substitute = 🪑
bot-sign-extend = ⏳
bot-sign-drop = 🚪
bot-sign-renew-facts = 🔄
bot-sign-take-back = ↩️
bot-closed-done = The game is closed. It can still be looked at.
bot-brought = The game goes on here.
bot-not-brought = The game stays where it is. { $why }
bot-server-manager = Only somebody who may manage the server can settle this. `/server show` says what holds.
bot-server-moderator = Only moderators read the log: those who may manage the server, its channels or its messages, and whom `/server moderators` names.
bot-server-yes = Yes
bot-server-no = No
bot-server-any = as many as people like
bot-server-clock = Clock of new tables: **{ $clock }**
bot-server-games = Games that may be opened: { $games }
bot-server-most = Games at once: **{ $most }**
bot-server-moderators = Moderators of games, beside those of the server: **{ $role }**
bot-server-channel = Channel of the log: { $channel }
bot-server-nobody = nobody
bot-server-here = This channel
bot-server-nowhere = None
bot-server-language = Language of its channels: **{ $language }**
bot-server-language-auto = as the server has it in Discord
bot-server-foot = Its language: `/language server`. Who may use which command: Server Settings › Integrations.
bot-server-log-none = Nothing has been done here that belongs into the log.
bot-server-clock-itself = The clock
bot-server-line = { $when } · { $code }{ $name }: { $deed }
bot-server-agreed = (agreed: { $names })
bot-deed-close = closed the game
bot-deed-rewind = set the paused game back
bot-deed-concede = the game ends without scores
bot-deed-stand-in = a robot plays for { $whom }
bot-deed-hand-back = the seat goes back to { $whom }
bot-deed-substitute = a seat changes hands: { $whom }
bot-deed-extend = all their time again for { $whom }
bot-deed-drop = { $whom } is let go
bot-deed-renew-facts = the newest component facts
bot-deed-take-back = taken back, as { $whom } asked
bot-deed-house-clock = clock of new tables: { $whom }
bot-deed-house-game = games: { $whom }
bot-deed-house-moderators = moderators of games: { $whom }
bot-deed-house-log = channel of the log: { $whom }
bot-deed-house-language = language of the channels: { $whom }
bot-deed-house-most = games at once: { $whom }
bot-rewound-done = { $count ->
    [one] The game is set back to its first answer.
   *[other] The game is set back to its first { $count } answers.
}
bot-needs-manager = Only somebody who may manage the server can set its language.
bot-language-auto = As in my app
bot-language-en = English
bot-language-pl = Polski
bot-day-1 = Monday
bot-day-2 = Tuesday
bot-day-3 = Wednesday
bot-day-4 = Thursday
bot-day-5 = Friday
bot-day-6 = Saturday
bot-day-7 = Sunday
bot-rest-zone = Time zone: **{ $zone }**, where it is { $time } now.
bot-rest-hours = Quiet hours: **{ $from }–{ $until }**, every day.
bot-rest-days = Days off: **{ $days }**.
bot-rest-away = Away until { $when }.
bot-rest-calls-direct = ✉️ Games call you by direct message.
bot-rest-calls-none = 🔕 No game calls you, and clocks run all the same: look at `/turns`.
bot-rest-calls-some-mention = { $count ->
    [one] 🔔 In 1 game you are called by a mention.
   *[other] 🔔 In { $count } games you are called by a mention.
}
bot-rest-calls-some-direct = { $count ->
    [one] ✉️ In 1 game you are called by direct message.
   *[other] ✉️ In { $count } games you are called by direct message.
}
bot-rest-calls-some-none = { $count ->
    [one] 🔕 In 1 game you are never called, and its clock runs all the same: look at `/turns`.
   *[other] 🔕 In { $count } games you are never called, and their clocks run all the same: look at `/turns`.
}
bot-rest-calls-how-mention = by a mention in the channel
bot-rest-calls-how-direct = by direct message
bot-rest-calls-how-none = not at all: I look by myself
bot-rest-calls-where-everywhere = everywhere
bot-rest-calls-where-here = in the game of this channel
bot-rest-forewarned = ⏭️ Games tell you when your turn is the next one.
bot-rest-now = 🌙 You rest now, until { $when }. No game calls you before; what waits for you then calls you once.
bot-rest-awake = You do not rest now.
bot-rest-none = You never rest: games call you at any hour. `/rest hours` sets quiet hours, `/rest days` days off, and `/rest away` some days without calls.
bot-rest-no-zone = That needs your time zone first: `/rest zone` with your city.
bot-rest-unknown-zone = No time zone is called { $typed }. Type a large city near you, such as Warsaw, and pick one.
bot-rest-which-zone = { $typed } could be more than one time zone: { $zones }. Pick one.
bot-rest-no-time = “{ $typed }” is no time of day. Write it like 22:00, 22 or 8:30.
bot-rest-no-hours = Quiet hours cannot end when they begin.
bot-rest-no-days = “{ $typed }” names no days. Write them like Saturday, Sunday.
bot-rest-endless = With all seven days off nobody could ever call you. Leave one out; `/rest away` is for some days in a row.
bot-rest-too-long = That is too long: { $days } days at most.
bot-rest-next-yes = yes, tell me once before each turn of mine
bot-rest-next-no = no
bot-rest-part-all = everything
bot-rest-part-hours = quiet hours
bot-rest-part-days = days off
bot-language-set = I speak English to you now.
bot-language-set-server = I speak English in this server’s channels now.
bot-help =
    { "**How to play**" }
    1. Open a table:
    { $games }
    2. Friends press **Join**, **Robots** take empty seats if you like, then somebody presses **Start**.
    3. When it is your turn you are pinged. Press **Play** and choose.
    Misclicked? **Undo**. Unsure? The **Rule** button shows the rule behind the question.

    `/play` what you are asked now · `/turns` all your games · `/board` the board, also `part:As text` · `/hand` your secrets
    `/log` what happened · `/rules` look up a rule · `/undo` `/redo` · `/language`
    `/rest` quiet hours, days off and days away, or no calls at all · `/server` what holds for the tables of this server

    `/game status` where it stands · `/game info` how it was set up · `/game list` the games of this server
    `/game pass` and `/game ask` answers in advance · `/game robot` a robot for somebody · `/game substitute` play on for somebody
    `/game reserve` a seat for somebody · `/game extend` more time · `/game drop` for good · `/game rewind` back to an earlier time, also after a fault
    `/game bring` here from another channel · `/game concede` end it together · `/game agree` and `/game object` to what is moved · `/game close` for who opened it
    `/game record` and `/game history` once it has ended · `/game facts` corrected cards
    `/game careful` whether you are asked before a roll or draw

    -# To invite the bot: scopes bot and applications.commands, permissions { $permissions }. It reads no messages.

## Why something cannot be done
host-seat = { $seat }
host-no-game = There is no game in this channel. `/help` shows how to open a table.
host-unknown-game = There is no game called { $game } here.
host-no-seat = You do not sit at this table.
host-not-started = The game has not begun yet. Press **Start** on the lobby once everybody has joined.
host-already-started = The game has already begun.
host-ended = This game has ended. You can still look at the board and the log.
host-still-open = This game is still being played.
host-not-ended = The record can be had once the game has ended.
host-paused = This game is paused: { $why }
host-not-your-turn = You have nothing to decide right now. Waiting for { $waiting }.
host-stale = Things have moved on meanwhile, and nothing was changed. This is what is asked now:
host-stale-waiting = That question is already answered, and nothing was changed.
host-not-legal = That is not possible here. Choose one of these:
host-refused = That is not allowed (rule { $rule }): { $text }
host-full = { $room ->
    [one] The only seat is taken.
   *[other] All { $room } seats are taken.
}
host-elsewhere = This game is played in its own channel: { $link }
host-not-here = This server does not have that game opened. Here there are: { $games }. Whoever manages the server can change it with `/server game`.
host-house-full = { $most ->
    [one] One game is open in this server, and it wants no more at once.
   *[other] { $most } games are open in this server, and it wants no more at once.
} Whoever manages it can change that with `/server most`.
host-kept = The free seats are kept for: { $names }. Whoever sits at the table can give one free with `/game reserve`.
host-already-done = This has already been done, and nothing was changed again.
host-already-seated = You already sit at this table.
host-channel-taken = Table { $code } is being played here. Finish it first, or open yours in another channel or thread.
host-bad-option = { $key } cannot be { $value }.
host-too-few = { $need ->
    [one] At least 1 player is needed.
   *[other] At least { $need } players are needed.
} { $have ->
    [0] Nobody sits here yet.
    [one] So far there is 1.
   *[other] So far there are { $have }.
}
host-too-many = { $most ->
    [one] 1 player can play this,
   *[other] { $most } players can play this,
} and { $have } sit here.
host-not-allowed = Only the player who opened the table, or a moderator, may do this.
host-nobody-there = Nobody of that name sits here. Choose from the list, or type the letter of the seat.
host-no-clock = This table plays without a clock: nobody's time runs out. With `/game robot` a robot plays for somebody, with `/game substitute` a friend can.
host-no-robot = No robot sits there.
host-nothing-to-decide = Nothing is due to be decided yet.
host-nothing-to-undo = You have no answer to take back: you have not answered yet.
host-others-since = Your answer cannot be taken back: { $seat } has answered since.
host-team-decided = Nothing can be taken back: the last answer was a decision of the whole table.
host-answered-since = { $count ->
    [0] This button takes back one earlier answer, and you have said something to the open decision since. Nothing was changed; `/undo` takes that back.
    [one] This button takes back one earlier answer, and you have given another one since. Nothing was changed; `/undo` takes back your latest.
   *[other] This button takes back one earlier answer, and you have given { $count } more since. Nothing was changed; `/undo` takes back your latest.
}
host-taken-back = What this button takes back was taken back already, and nothing was changed. `/undo` takes back your latest answer.
host-seating-changed = Somebody has sat down or left since this menu was opened, and nothing was changed. This is how it stands now.
host-sealed = That cannot be taken back: something was rolled, drawn or revealed since, or a secret choice began.
host-orders-full = { $most } answers at most can be planned.
host-nothing-ordered = You have planned nothing, so nothing was changed.
host-nothing-to-pass = There is nothing here to pass on in advance, or nothing more. Your panel shows what is in force.
host-nothing-to-redo = There is nothing to do again: it was given again already, or something else was answered since.
host-nothing-to-ask = Nobody has to be asked: `/undo` takes your last answer back.
host-motion-over = That has been decided, or has fallen, meanwhile. Nothing was changed.
host-nothing-to-rewind = There is nothing to set back.
host-newest-facts = This game is played with the newest component facts already.
host-facts-differ = With the newest component facts the game would go another way after answer { $at }, so it stays with those it was begun with.
host-too-many-tables = You have opened many tables just now. You can open the next one { $when }.
host-too-many-guild-tables = Many tables have been opened in this server just now. The next one can be opened { $when }.
host-too-many-offers = You have offered yourself several times just now, and every offer calls the table. The next one is possible { $when }.
host-too-many-boards = That were many pictures at once. The next one is yours { $when }; until then `/board part:As text` shows the board in words.
host-bug = Something went wrong on our side, and nothing was changed. Please try again; if it happens again, tell the operator of the bot.
host-trouble = The database did not answer, and nothing was changed. Please try again in a moment.
host-unsaved = Nothing was saved, because { $why } What was there before is safe, and the operator of the bot has been told. Please do it again in a while.
host-unsaved-full = the bot's disk is full.
host-unsaved-io = the bot's disk reports an error.
host-unsaved-read-only = the bot may not write to its disk.
host-unsaved-busy = another program holds the bot's database.
host-unsaved-damaged = the bot's database is damaged.
host-unsaved-other = the bot's database does not take it.

## Why a game is paused
host-why-unknown = this bot no longer knows the game.
host-why-newer = it was begun with a newer version of the bot. Please update.
host-why-content = the component facts it was begun with cannot be read.
host-why-drift = the record and the rules part ways after answer { $at }.
host-why-dead-end = after answer { $at } the rules leave nothing to choose. This is our fault.
host-why-panic = after answer { $at } the rules failed. This is our fault.
host-why-fault = after answer { $at } the rules contradict themselves. This is our fault, and nothing given so far is lost.
host-why-altered = what is stored of it after answer { $at } is not what was written: a fault of the disk. What came before is well.
host-why-mismatch = the record now leads to another game than before.

## Commands
cmd-new = Open a table in this channel
cmd-new-name = new
cmd-new-edition = Which edition
cmd-new-edition-name = edition
cmd-new-players = How many may sit down
cmd-new-players-name = players
cmd-new-robots = Robots in all other seats, and how well they play
cmd-new-robots-name = robots
cmd-choice = What you choose: type a few letters and take a suggestion
cmd-choice-name = choice
cmd-play = What you are asked now, for your eyes only
cmd-play-name = play
cmd-board = Look at the board, or at a part of it
cmd-board-name = board
cmd-board-part = Which part, or as text
cmd-board-part-name = part
cmd-hand = What only you may see
cmd-hand-name = hand
cmd-turns = All your games, in every server, and where it is your turn
cmd-turns-name = turns
cmd-undo = Take your last answer back
cmd-undo-name = undo
cmd-redo = Give an answer again that you took back
cmd-redo-name = redo
cmd-log = What happened so far
cmd-log-name = log
cmd-log-page = 1 is the newest page
cmd-log-page-name = page
cmd-rules = Look up a rule or a component
cmd-rules-name = rules
cmd-rules-find = An id such as SET-01, or a word
cmd-rules-find-name = find
cmd-game = The game in this channel as a whole
cmd-game-name = game
cmd-game-status = Where the game stands
cmd-game-status-name = status
cmd-game-info = How the game was set up, and how to check it
cmd-game-info-name = info
cmd-game-list = The games of this server that you can see
cmd-game-list-name = list
cmd-game-concede = Agree to end the game here; it ends once most of you agree
cmd-game-concede-name = concede
cmd-game-agree = Agree to what is before the table, as the button below it does
cmd-game-agree-name = agree
cmd-game-object = Object to what is before the table, as the button below it does
cmd-game-object-name = object
cmd-game-facts = Play on with the newest component facts, once everybody agrees
cmd-game-facts-name = facts
cmd-game-pass = Pass in advance on whatever this game lets you pass on
cmd-game-pass-name = pass
cmd-game-ask = Take back what you passed on in advance, and be asked again
cmd-game-ask-name = ask
cmd-game-close = Close the game: for the player who opened it, and for moderators
cmd-game-close-name = close
cmd-game-record = The record of a game that has ended: seed and answers, to check every roll
cmd-game-record-name = record
cmd-game-history = What the people of this table have won and lost at this game
cmd-game-history-name = history
cmd-game-bring = Bring one of your games from another channel into this one
cmd-game-bring-name = bring
cmd-game-bring-table = Which game
cmd-game-bring-table-name = table
cmd-game-rewind = Ask to go back to an earlier time; for moderators: set a paused game right
cmd-game-rewind-name = rewind
cmd-game-rewind-to = Up to when everything is taken back, or how many answers
cmd-game-rewind-to-name = to
cmd-game-reserve = Keep a seat for somebody at a table that gathers; the same again gives it free
cmd-game-reserve-name = reserve
cmd-game-reserve-member = For whom
cmd-game-reserve-member-name = member
cmd-game-robot = Let a robot play in somebody's place; at once for your own seat, else if most others agree
cmd-game-robot-name = robot
cmd-game-robot-level = How well it plays, or nobody to hand the seat back
cmd-game-robot-level-name = level
cmd-game-robot-player = In whose place; yours if left out
cmd-game-robot-player-name = player
cmd-game-extend = Give somebody all their time again, at a table with a clock; the others are asked
cmd-game-extend-name = extend
cmd-game-extend-player = Whose; yours if left out
cmd-game-extend-player-name = player
cmd-game-drop = Let somebody go for good, or go yourself: a robot plays on; the others are asked
cmd-game-drop-name = drop
cmd-game-drop-player = Who; you if left out
cmd-game-drop-player-name = player
cmd-game-substitute = Offer to play on in somebody's place, with their hand; the table is asked
cmd-game-substitute-name = substitute
cmd-game-substitute-player = In whose place
cmd-game-substitute-player-name = player
cmd-game-careful = Whether you are asked before a roll or draw that you cannot take back
cmd-game-careful-name = careful
cmd-game-careful-when = When you are asked
cmd-game-careful-when-name = when
cmd-server = What holds for the tables of this server, and what was done to them
cmd-server-name = server
cmd-server-show = What holds for new tables
cmd-server-show-name = show
cmd-server-clock = The clock that new tables have, until they say otherwise
cmd-server-clock-name = clock
cmd-server-clock-clock = Which clock
cmd-server-clock-clock-name = clock
cmd-server-game = Whether a game may be opened here
cmd-server-game-name = game
cmd-server-game-game = Which game
cmd-server-game-game-name = game
cmd-server-game-allowed = Whether it may
cmd-server-game-allowed-name = allowed
cmd-server-most = How many games may be open at once
cmd-server-most-name = most
cmd-server-most-games = How many; as many as people like if left out
cmd-server-most-games-name = games
cmd-server-moderators = A role whose members moderate games; none if left out
cmd-server-moderators-name = moderators
cmd-server-moderators-role = Which role
cmd-server-moderators-role-name = role
cmd-server-channel = Where what moderators and motions do is written as well
cmd-server-channel-name = channel
cmd-server-channel-where = In this channel, or in none
cmd-server-channel-where-name = where
cmd-server-log = What moderators and motions have done: for moderators
cmd-server-log-name = log
cmd-rest = When no game calls you
cmd-rest-name = rest
cmd-rest-calls = How games call you, if at all: everywhere or in one game
cmd-rest-calls-name = calls
cmd-rest-calls-how = How you are called when it is your turn
cmd-rest-calls-how-name = how
cmd-rest-calls-where = Everywhere if left out
cmd-rest-calls-where-name = where
cmd-rest-next = Whether games tell you when your turn is the next one
cmd-rest-next-name = next
cmd-rest-next-tell = Not while you rest, and the way you are called
cmd-rest-next-tell-name = tell
cmd-rest-show = What you have set, and until when you rest now
cmd-rest-show-name = show
cmd-rest-zone = Where you live, so that your hours and days are known
cmd-rest-zone-name = zone
cmd-rest-zone-zone = A large city in your time zone
cmd-rest-zone-zone-name = zone
cmd-rest-hours = Quiet hours of every day
cmd-rest-hours-name = hours
cmd-rest-hours-from = When they begin, such as 22:00
cmd-rest-hours-from-name = from
cmd-rest-hours-until = When they end, such as 08:00
cmd-rest-hours-until-name = until
cmd-rest-days = Days of the week on which no game calls you
cmd-rest-days-name = days
cmd-rest-days-days = Such as Saturday, Sunday
cmd-rest-days-days-name = days
cmd-rest-away = Some days without calls, from now on
cmd-rest-away-name = away
cmd-rest-away-days = How many days
cmd-rest-away-days-name = days
cmd-rest-back = You are back: games call you again
cmd-rest-back-name = back
cmd-rest-remove = Forget your quiet hours, your days off, or everything
cmd-rest-remove-name = remove
cmd-rest-remove-what = What to forget; everything if left out
cmd-rest-remove-what-name = what
cmd-language = In which language the bot speaks
cmd-language-name = language
cmd-language-mine = How the bot speaks to you
cmd-language-mine-name = mine
cmd-language-server = How the bot speaks in the channels of this server
cmd-language-server-name = server
cmd-language-language = The language
cmd-language-language-name = language
cmd-help = How to start and how to play
cmd-help-name = help
