//! Commands as a test writes them: a short call each, which returns the part of the result that the test is about.

use slowboat::engine::Seat;
use slowboat::host::{
    Actor, Command, Denied, Done, GameId, Host, InteractionId, Level, Person, Place, Receipt, Table, UserId, Wish,
};

type Changed = Result<Table, Denied>;
type Played = Result<Receipt, Denied>;

pub(super) fn actor(user: UserId, is_moderator: bool) -> Actor {
    Actor::Person { person: Person { user, name: String::new() }, is_moderator }
}

fn changed(done: Result<Done, Denied>) -> Changed {
    done.map(|it| it.table)
}

/// For `use`, so that the calls below are there.
#[allow(async_fn_in_trait, reason = "only tests call it")]
pub(crate) trait Commands {
    async fn by(&self, press: InteractionId, game: GameId, user: UserId, command: Command) -> Changed;
    async fn played(&self, press: InteractionId, game: GameId, user: UserId, command: Command) -> Played;
    async fn moderated(&self, press: InteractionId, game: GameId, actor: Actor, command: Command) -> Changed;
    async fn lobby(&self, press: InteractionId, place: Place, by: Person, wish: Wish) -> Changed;
    async fn join(&self, press: InteractionId, game: GameId, person: Person) -> Changed;

    async fn leave(&self, press: InteractionId, game: GameId, user: UserId) -> Changed {
        self.by(press, game, user, Command::Leave).await
    }
    async fn set_option(&self, press: InteractionId, game: GameId, user: UserId, key: &str, value: &str) -> Changed {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.by(press, game, user, Command::SetOption { key, value }).await
    }
    async fn add_robot(&self, press: InteractionId, game: GameId, user: UserId, level: Level) -> Changed {
        self.by(press, game, user, Command::AddRobot { seating: None, level }).await
    }
    async fn drop_robot(&self, press: InteractionId, game: GameId, user: UserId, seat: Seat) -> Changed {
        self.by(press, game, user, Command::DropRobot { seating: None, seat }).await
    }
    async fn stand_in(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        is_moderator: bool,
        seat: Seat,
        level: Level,
    ) -> Changed {
        self.moderated(press, game, actor(user, is_moderator), Command::StandIn { seat, level }).await
    }
    /// By somebody who does not sit at the table.
    async fn substitute(&self, press: InteractionId, game: GameId, person: Person, seat: Seat) -> Changed {
        self.moderated(press, game, Actor::Person { person, is_moderator: false }, Command::Substitute { seat }).await
    }
    async fn hand_back(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        is_moderator: bool,
        seat: Seat,
    ) -> Changed {
        self.moderated(press, game, actor(user, is_moderator), Command::HandBack { seat }).await
    }
    async fn begin(&self, press: InteractionId, game: GameId, user: UserId) -> Changed {
        self.by(press, game, user, Command::Start { seating: None }).await
    }
    async fn concede(&self, press: InteractionId, game: GameId, user: UserId) -> Changed {
        self.by(press, game, user, Command::Concede).await
    }
    async fn close(&self, press: InteractionId, game: GameId, user: UserId, is_moderator: bool) -> Changed {
        self.moderated(press, game, actor(user, is_moderator), Command::Close).await
    }
    async fn bring(&self, press: InteractionId, game: GameId, user: UserId, to: Place) -> Changed {
        self.by(press, game, user, Command::Move { to }).await
    }
    /// By a moderator.
    async fn renew(&self, press: InteractionId, game: GameId, user: UserId) -> Changed {
        self.by(press, game, user, Command::RenewFacts).await
    }
    async fn rewind(&self, press: InteractionId, game: GameId) -> Changed {
        self.moderated(press, game, actor(UserId(1), true), Command::Rewind).await
    }
    async fn answer(&self, press: InteractionId, game: GameId, user: UserId, token: Option<&str>, key: &str) -> Played {
        let answer = Command::Answer { token: token.map(str::to_owned), key: key.to_owned() };
        self.played(press, game, user, answer).await
    }
    async fn reply(&self, press: InteractionId, game: GameId, user: UserId, token: &str, agrees: bool) -> Played {
        self.played(press, game, user, Command::Reply { token: token.to_owned(), agrees }).await
    }
    async fn undo(&self, press: InteractionId, game: GameId, user: UserId) -> Played {
        self.played(press, game, user, Command::Undo { token: None }).await
    }
    async fn ask_undo(&self, press: InteractionId, game: GameId, user: UserId) -> Changed {
        self.by(press, game, user, Command::AskUndo { token: None }).await
    }
    async fn redo(&self, press: InteractionId, game: GameId, user: UserId) -> Played {
        self.played(press, game, user, Command::Redo { token: None }).await
    }
}

impl Commands for Host {
    async fn by(&self, press: InteractionId, game: GameId, user: UserId, command: Command) -> Changed {
        changed(self.run(press, game, actor(user, false), command).await)
    }
    async fn played(&self, press: InteractionId, game: GameId, user: UserId, command: Command) -> Played {
        self.run(press, game, actor(user, false), command).await.and_then(Done::into_receipt)
    }
    async fn moderated(&self, press: InteractionId, game: GameId, actor: Actor, command: Command) -> Changed {
        changed(self.run(press, game, actor, command).await)
    }
    async fn lobby(&self, press: InteractionId, place: Place, by: Person, wish: Wish) -> Changed {
        changed(self.open(press, place, by, wish).await)
    }
    async fn join(&self, press: InteractionId, game: GameId, person: Person) -> Changed {
        changed(self.run(press, game, Actor::Person { person, is_moderator: false }, Command::Join).await)
    }
}
