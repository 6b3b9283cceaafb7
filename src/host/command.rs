//! Everything that can be done to a game, who asks for it, and what comes of it.

use super::{Denied, Level, Pass, Person, Place, Receipt, Table, UserId};
use crate::engine::{Order, Seat};

/// One change of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    Join,
    /// If the last person leaves, the table is closed.
    Leave,
    /// `key` is `edition`, `seats` or the key of an option of the game. The creator and the players may do it.
    SetOption {
        key: String,
        value: String,
    },
    /// Seats a robot at a table that still gathers. The creator and the players may do it. `seating` is who sat there when
    /// it was offered; nothing if it was typed.
    AddRobot {
        seating: Option<String>,
        level: Level,
    },
    /// Sends a robot away from a table that still gathers.
    DropRobot {
        seating: Option<String>,
        seat: Seat,
    },
    /// Keeps a seat for somebody at a table that still gathers, and calls them; or keeps it no longer. The creator and the players
    /// may do it.
    KeepSeat {
        person: Person,
    },
    /// The creator and the players may do it.
    /// `seating` is what stood there when it was said that seats are open; nothing if nobody had to be asked.
    Start {
        seating: Option<String>,
    },
    /// Lets a robot play for somebody in a running game: at once for oneself and for moderators, else it is moved, and carries
    /// as soon as most of the others agree. The table shows whether it does now.
    StandIn {
        seat: Seat,
        level: Level,
    },
    /// Moves that whoever asks, and does not sit there, plays on in a seat of a running game. It carries as soon as most of
    /// the others agree, or the player of that seat.
    Substitute {
        seat: Seat,
    },
    /// Gives somebody all their time again, at a table with clocks: at once for moderators, else as soon as most of the others agree.
    Extend {
        seat: Seat,
    },
    /// Lets somebody go for good, in whose place a robot sits then: at once for oneself and for moderators, else as soon as most
    /// of the others agree.
    Drop {
        seat: Seat,
    },
    /// Gives a seat back to its player. A player who answers gets the seat back, too.
    HandBack {
        seat: Seat,
    },
    /// Moves, or agrees, to end the game without scores; it ends when most have. A player who answers again plays on.
    Concede,
    /// Ends the game at once. For its creator and for moderators; and for the clock, if nobody ever saw the table.
    Close,
    /// Moves a game into another channel, where what is owed arrives. For its players.
    Move {
        to: Place,
    },
    /// Moves, or agrees, to play on with the newest component facts; it happens when all players have agreed.
    RenewFacts,
    /// Cuts a paused game back to its last good answer. For moderators.
    Rewind,
    /// `token` is the one of the panel that was pressed; nothing if the answer was typed.
    Answer {
        token: Option<String>,
        key: String,
    },
    /// Agrees or objects to a motion, or to what is proposed to the whole team. `token` is the one of the button, which stands
    /// for one motion or proposal.
    Reply {
        token: String,
        agrees: bool,
    },
    /// Takes the player's last answer back, or what they said to a decision that is still open. `token` is the one of the
    /// button that was pressed, which stands for one answer; nothing if it was typed.
    Undo {
        token: Option<String>,
    },
    /// Moves to take back what cannot just be taken back: the player's or the team's newest answer and all that came after
    /// it. `token` is the one of the button, which stands for one answer.
    AskUndo {
        token: Option<String>,
    },
    /// Moves to take back all but the first `keep` answers.
    AskRewind {
        keep: u32,
    },
    /// Gives the answer again that the player took back last.
    Redo {
        token: Option<String>,
    },
    /// Passes in advance: in this way, or if nothing is said in every way that needs no open question. `token` is the one of
    /// the button that was pressed.
    PassAhead {
        token: Option<String>,
        pass: Option<Pass>,
    },
    /// Takes back all that was passed in advance.
    AskAgain {
        token: Option<String>,
    },
    /// Answers a question that has not been asked yet, behind what was ordered before. `token` is the one of the menu that was used.
    Order {
        token: String,
        order: Order,
    },
    /// Takes back all that was ordered.
    NoOrders,
    /// Lets stand what has been proposed for long enough, and fall what has been moved for too long. For the clock.
    CountVotes,
    /// Calls those again who have been awaited for long. For the clock.
    Remind,
    /// Calls those whose time is up, or moves that a robot plays for them. For the clock.
    Flag,
    /// Takes down what somebody has spent of their time, because they rest otherwise from now on. For the clock.
    Count {
        user: UserId,
    },
    /// Changes nothing but when what is due is due. For the clock.
    Reckon,
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    Person {
        person: Person,
        is_moderator: bool,
    },
    /// The robot that plays for a seat.
    Robot(Seat),
    /// A deadline has passed.
    Clock,
}

/// What came of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    pub table: Table,
    /// For a person who sits at the table.
    pub receipt: Option<Receipt>,
}

impl Actor {
    pub(super) fn user(&self) -> Option<UserId> {
        match self {
            Actor::Person { person, .. } => Some(person.user),
            Actor::Robot(_) | Actor::Clock => None,
        }
    }

    pub(super) fn is_moderator(&self) -> bool {
        matches!(self, Actor::Person { is_moderator: true, .. })
    }
}

impl Done {
    pub fn into_receipt(self) -> Result<Receipt, Denied> {
        self.receipt.ok_or(Denied::NoSeat)
    }
}
