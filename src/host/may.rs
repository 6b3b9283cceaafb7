//! Who may do what, and when: one table, which is asked before anything is done. `docs/permissions.md` says the same for people,
//! and a test walks both.

use super::change::Change;
use super::{Actor, Command, Denied, Phase};

/// Who may do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Anybody,
    /// Who sits at the table.
    Player,
    /// And the robots there, each for its seat.
    PlayerOrRobot,
    /// And whoever opened it, if they do not sit there.
    PlayerOrCreator,
    PlayerOrModerator,
    CreatorOrModerator,
    Moderator,
    /// Nobody: it is due.
    Clock,
}

/// In which phases of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    Lobby,
    Running,
    /// Running or paused.
    UnderWay,
    Paused,
    /// In any but those in which it has ended.
    Open,
    Always,
}

fn rule(command: &Command) -> (Who, When) {
    match command {
        Command::Join => (Who::Anybody, When::Lobby),
        Command::Leave => (Who::Player, When::Lobby),
        Command::SetOption { .. }
        | Command::AddRobot { .. }
        | Command::DropRobot { .. }
        | Command::KeepSeat { .. }
        | Command::Start { .. } => (Who::PlayerOrCreator, When::Lobby),
        Command::StandIn { .. } | Command::HandBack { .. } | Command::Drop { .. } => {
            (Who::PlayerOrModerator, When::UnderWay)
        }
        Command::Extend { .. } => (Who::PlayerOrModerator, When::Running),
        Command::Substitute { .. } => (Who::Anybody, When::UnderWay),
        Command::Concede | Command::RenewFacts | Command::Reply { .. } => (Who::Player, When::UnderWay),
        Command::Answer { .. } => (Who::PlayerOrRobot, When::Running),
        Command::Undo { .. }
        | Command::AskUndo { .. }
        | Command::AskRewind { .. }
        | Command::Redo { .. }
        | Command::PassAhead { .. }
        | Command::AskAgain { .. }
        | Command::Order { .. }
        | Command::NoOrders => (Who::Player, When::Running),
        Command::Move { .. } => (Who::Player, When::Always),
        Command::Close => (Who::CreatorOrModerator, When::Open),
        Command::Rewind => (Who::Moderator, When::Paused),
        Command::CountVotes => (Who::Clock, When::UnderWay),
        Command::Remind | Command::Flag => (Who::Clock, When::Running),
        Command::Reckon | Command::Count { .. } => (Who::Clock, When::Always),
    }
}

impl Change<'_> {
    /// Whether whoever asks may do this now. What else keeps them from it is found by doing it.
    pub(super) fn may(&self, command: &Command) -> Result<(), Denied> {
        let (who, when) = rule(command);
        let sits = self.seat().is_ok();
        let (is_player, is_moderator) = (sits && self.actor.user().is_some(), self.actor.is_moderator());
        let (may, why) = match who {
            Who::Anybody => (self.actor.user().is_some(), Denied::NoSeat),
            Who::Player => (is_player, Denied::NoSeat),
            Who::PlayerOrRobot => (sits, Denied::NoSeat),
            Who::PlayerOrCreator => (is_player || self.is_creator(), Denied::NoSeat),
            Who::PlayerOrModerator => (is_player || is_moderator, Denied::NoSeat),
            // The clock closes what nobody ever saw.
            Who::CreatorOrModerator => {
                (self.is_creator() || is_moderator || *self.actor == Actor::Clock, Denied::NotAllowed)
            }
            Who::Moderator => (is_moderator, Denied::NotAllowed),
            Who::Clock => (*self.actor == Actor::Clock, Denied::NotAllowed),
        };
        if !may {
            return Err(why);
        }
        let phase = self.live.phase;
        let fits = match when {
            When::Lobby => phase == Phase::Lobby,
            When::Running => phase == Phase::Running,
            When::UnderWay => matches!(phase, Phase::Running | Phase::Paused),
            When::Paused => phase == Phase::Paused,
            When::Open => phase.is_open(),
            When::Always => true,
        };
        if fits { Ok(()) } else { Err(self.not_now(when)) }
    }

    fn not_now(&self, when: When) -> Denied {
        match (when, self.live.phase) {
            (When::Paused, _) => Denied::NothingToRewind,
            (_, Phase::Over | Phase::Closed) => Denied::Ended,
            (_, Phase::Lobby) => Denied::NotStarted,
            (When::Lobby, Phase::Running | Phase::Paused) => Denied::AlreadyStarted,
            (_, Phase::Running | Phase::Paused) => Denied::Paused { why: self.live.why() },
        }
    }
}
