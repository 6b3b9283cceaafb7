//! Why something cannot be done. Every reason says kindly what is missing.

use super::{GameId, Limited, Millis, Panel, Place};
use crate::engine::{Refusal, Seat, Text};
use crate::store::Cause;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// There is no such game.
    NoGame,
    /// The game is played in a server of another shard.
    Elsewhere {
        place: Place,
    },
    /// The registry has no game of this name.
    UnknownGame {
        game: String,
    },
    /// The player does not sit at this table.
    NoSeat,
    /// The game is still gathering its players.
    NotStarted,
    /// The players are gathered already.
    AlreadyStarted,
    Ended,
    /// Only once a game has ended is it played again.
    StillOpen,
    /// Only a game that has ended can be exported.
    NotEnded,
    Paused {
        why: Text,
    },
    NotYourTurn {
        waiting: Vec<Seat>,
    },
    /// The press belongs to a question that was answered or has changed. The panel is the one that holds now.
    Stale {
        panel: Box<Panel>,
    },
    /// The decision does not offer this.
    NotLegal {
        ask: Text,
        key: String,
    },
    /// The rules refuse it, and name the rule.
    Refused(Refusal),
    Full {
        room: u8,
    },
    AlreadySeated,
    /// The server does not have this game opened, but those of these commands.
    NotHere {
        commands: Vec<String>,
    },
    /// As many games are open in the server as it wants at once.
    HouseFull {
        most: u32,
    },
    /// All free seats are kept for these.
    Kept {
        names: Vec<String>,
    },
    /// The interaction has done something else already.
    AlreadyDone,
    /// Another game holds this channel.
    ChannelTaken {
        game: GameId,
        code: String,
    },
    BadOption {
        key: String,
        value: String,
    },
    /// So many more people are needed.
    TooFew {
        have: usize,
        need: usize,
    },
    /// More people sit at the table than the game or the chosen number allows.
    TooMany {
        have: usize,
        most: usize,
    },
    /// Only the creator of the table or a moderator may do this.
    NotAllowed,
    /// No robot sits there.
    NoRobot,
    /// There is no such seat at the table.
    NobodyThere,
    /// Nobody's time can run out at this table.
    NoClock,
    /// The player has not answered yet, or has taken back all that they answered.
    NothingToUndo,
    /// This seat has answered since.
    OthersSince {
        seat: Seat,
    },
    /// What was decided last was decided by all together.
    TeamDecided,
    /// The button takes back one answer, and the player has given so many more since.
    AnsweredSince {
        count: usize,
    },
    /// What the button takes back has been taken back.
    TakenBack,
    /// People or robots have sat down or left since this was offered.
    SeatingChanged,
    /// Nothing is proposed whose time is up.
    NothingToDecide,
    /// Something was rolled, drawn or revealed since.
    Sealed,
    NothingToRedo,
    /// Nothing has to be moved: the player can take it back without asking.
    NothingToAsk,
    /// The motion of the button has been decided, or has fallen.
    MotionOver,
    /// There is nothing to pass on in advance, or it has been done already; or nothing of it to take back.
    NothingToPass,
    /// So many answers can be ordered at once.
    OrdersFull {
        most: usize,
    },
    NothingOrdered,
    /// The game stands well, or no shorter record would help.
    NothingToRewind,
    /// The game is played with the newest component facts already.
    NewestFacts,
    /// The record does not replay with the newest component facts: so many answers fit.
    FactsDiffer {
        at: usize,
    },
    /// More than one may have in so short a time.
    TooOften {
        what: Limited,
        again_at: Millis,
    },
    /// The rules failed. Nothing was changed.
    Bug,
    /// The database failed. Nothing was changed.
    Trouble,
    /// Nothing can be written. Nothing was changed, and the operator knows.
    Unsaved {
        cause: Cause,
    },
}

impl Denied {
    pub fn text(&self) -> Text {
        match self {
            Denied::NoGame => "host-no-game".into(),
            Denied::Elsewhere { place } => Text::new("host-elsewhere").with("link", word(&place.link())),
            Denied::UnknownGame { game } => Text::new("host-unknown-game").with("game", word(game)),
            Denied::NoSeat => "host-no-seat".into(),
            Denied::NotStarted => "host-not-started".into(),
            Denied::AlreadyStarted => "host-already-started".into(),
            Denied::Ended => "host-ended".into(),
            Denied::StillOpen => "host-still-open".into(),
            Denied::NotEnded => "host-not-ended".into(),
            Denied::Paused { why } => Text::new("host-paused").with("why", why.clone()),
            Denied::NotYourTurn { waiting } => Text::new("host-not-your-turn").with("waiting", names(waiting)),
            Denied::Stale { panel } if panel.decision.is_some() => "host-stale".into(),
            Denied::Stale { panel } => Text::new("host-stale-waiting").with("waiting", names(&panel.table.active)),
            Denied::NotLegal { ask, key } => {
                Text::new("host-not-legal").with("ask", ask.clone()).with("key", word(key))
            }
            Denied::Refused(refusal) => {
                Text::new("host-refused").with("rule", word(refusal.rule)).with("text", refusal.text.clone())
            }
            Denied::Full { room } => Text::new("host-full").with("room", *room),
            Denied::NotHere { commands } => {
                let list: Vec<String> = commands.iter().map(|it| format!("`/{it}`")).collect();
                Text::new("host-not-here").with("games", word(&list.join(", ")))
            }
            Denied::HouseFull { most } => Text::new("host-house-full").with("most", *most),
            Denied::Kept { names } => {
                let names: Vec<String> = names.iter().map(|it| crate::words::escape(it)).collect();
                Text::new("host-kept").with("names", word(&names.join(", ")))
            }
            Denied::AlreadyDone => "host-already-done".into(),
            Denied::AlreadySeated => "host-already-seated".into(),
            Denied::ChannelTaken { code, .. } => Text::new("host-channel-taken").with("code", word(code)),
            Denied::BadOption { key, value } => {
                Text::new("host-bad-option").with("key", word(key)).with("value", word(value))
            }
            Denied::TooFew { have, need } => Text::new("host-too-few").with("have", *have).with("need", *need),
            Denied::TooMany { have, most } => Text::new("host-too-many").with("have", *have).with("most", *most),
            Denied::NotAllowed => "host-not-allowed".into(),
            Denied::NobodyThere => "host-nobody-there".into(),
            Denied::NoRobot => "host-no-robot".into(),
            Denied::NoClock => "host-no-clock".into(),
            Denied::NothingToDecide => "host-nothing-to-decide".into(),
            Denied::NothingToUndo => "host-nothing-to-undo".into(),
            Denied::OthersSince { seat } => Text::new("host-others-since").with("seat", *seat),
            Denied::TeamDecided => "host-team-decided".into(),
            Denied::AnsweredSince { count } => Text::new("host-answered-since").with("count", *count),
            Denied::TakenBack => "host-taken-back".into(),
            Denied::SeatingChanged => "host-seating-changed".into(),
            Denied::Sealed => "host-sealed".into(),
            Denied::NothingToPass => "host-nothing-to-pass".into(),
            Denied::OrdersFull { most } => Text::new("host-orders-full").with("most", *most),
            Denied::NothingOrdered => "host-nothing-ordered".into(),
            Denied::NothingToRedo => "host-nothing-to-redo".into(),
            Denied::NothingToAsk => "host-nothing-to-ask".into(),
            Denied::MotionOver => "host-motion-over".into(),
            Denied::NothingToRewind => "host-nothing-to-rewind".into(),
            Denied::NewestFacts => "host-newest-facts".into(),
            Denied::FactsDiffer { at } => Text::new("host-facts-differ").with("at", *at),
            Denied::TooOften { what, again_at } => {
                // Discord shows the time that is left in the reader's own words; it has whole seconds only.
                let when = format!("<t:{}:R>", again_at / 1_000 + 1);
                let id = match what {
                    Limited::Tables => "host-too-many-tables",
                    Limited::GuildTables => "host-too-many-guild-tables",
                    Limited::Offers => "host-too-many-offers",
                    Limited::Boards | Limited::Beside => "host-too-many-boards",
                };
                Text::new(id).with("when", word(&when))
            }
            Denied::Bug => "host-bug".into(),
            Denied::Trouble => "host-trouble".into(),
            Denied::Unsaved { cause } => Text::new("host-unsaved").with("why", unsaved(*cause)),
        }
    }

    /// Whether the same may succeed a little later.
    pub(super) fn is_passing(&self) -> bool {
        matches!(self, Denied::Trouble | Denied::Unsaved { .. })
    }
}

/// Why nothing can be written.
pub(super) fn unsaved(cause: Cause) -> Text {
    match cause {
        Cause::Full => "host-unsaved-full",
        Cause::Io => "host-unsaved-io",
        Cause::ReadOnly => "host-unsaved-read-only",
        Cause::Busy => "host-unsaved-busy",
        Cause::Damaged => "host-unsaved-damaged",
        Cause::Other => "host-unsaved-other",
    }
    .into()
}

fn word(word: &str) -> crate::engine::Arg {
    crate::engine::Arg::Word(word.to_owned())
}

/// The people in these seats, as a list: each element is the message `host-seat` with the argument `seat`.
fn names(seats: &[Seat]) -> Vec<Text> {
    seats.iter().map(|seat| Text::new("host-seat").with("seat", *seat)).collect()
}
