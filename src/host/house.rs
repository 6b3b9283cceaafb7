//! The house: what a server settles for its tables, and the log of what moderators, those who opened a table and motions have done
//! to others. It is written with what was done, and holds nothing that the table did not see.

use super::change::{Change, trouble};
use super::{Actor, ChannelId, Command, Denied, GuildId, Host, HostError, Person, Place, Tempo};
use crate::engine::{Card, Seat};
use crate::store::{Deed, DeedRow, House, HouseWrite, Matter, MotionRow, Role, Write};
use crate::words::Language;

impl Deed {
    fn new(what: &str, whom: impl Into<String>, agreed: Option<Vec<String>>) -> Deed {
        Deed { what: what.to_owned(), whom: whom.into(), agreed }
    }
}

impl Matter {
    /// The word for what is moved.
    pub fn key(&self) -> &'static str {
        match self {
            Matter::Concede => "concede",
            Matter::StandIn { .. } => "stand-in",
            Matter::Substitute { .. } => "substitute",
            Matter::Extend { .. } => "extend",
            Matter::Drop { .. } => "drop",
            Matter::RenewFacts => "renew-facts",
            Matter::TakeBack { .. } => "take-back",
        }
    }
}

impl Change<'_> {
    fn called(&self, seat: Seat) -> String {
        self.live.people.get(seat.index()).map_or_else(String::new, |it| it.name.clone())
    }

    /// What is worth a line of the log in this command, before it is done: what somebody does to others without asking them.
    pub(super) fn deed(&self, command: &Command) -> Option<Deed> {
        let is_own = |seat: Seat| self.seat().is_ok_and(|it| it == seat);
        let to = |what: &str, seat: Seat| (!is_own(seat)).then(|| Deed::new(what, self.called(seat), None));
        match command {
            Command::Close if self.actor.user().is_some() && self.live.manned().any(|it| !is_own(it)) => {
                Some(Deed::new("close", "", None))
            }
            Command::Rewind => Some(Deed::new("rewind", "", None)),
            Command::StandIn { seat, level } if self.actor.is_moderator() => {
                to("stand-in", *seat).filter(|_| self.live.robots.get(seat) != Some(level))
            }
            Command::HandBack { seat } if self.actor.is_moderator() => to("hand-back", *seat),
            Command::Extend { seat } if self.actor.is_moderator() => {
                Some(Deed::new("extend", self.called(*seat), None))
            }
            Command::Drop { seat } if self.actor.is_moderator() => to("drop", *seat),
            _ => None,
        }
    }

    /// What a motion brings that carries now, with who agreed.
    pub(super) fn deed_of(&self, row: &MotionRow) -> Deed {
        let whom = match &row.matter {
            Matter::Substitute { whom, name, .. } => format!("{} → {name}", self.called(*whom)),
            Matter::TakeBack { by, .. } => self.called(*by),
            Matter::StandIn { whom, .. } | Matter::Extend { whom } | Matter::Drop { whom } => self.called(*whom),
            Matter::Concede | Matter::RenewFacts => String::new(),
        };
        Deed::new(row.matter.key(), whom, Some(row.wanted.iter().map(|it| self.called(*it)).collect()))
    }

    /// Writes a line of the log, if the game is played in a server.
    pub(super) fn log(&mut self, deed: Deed) {
        let Some(guild) = self.live.place.guild else { return };
        let (user, name) = match self.actor {
            Actor::Person { person, .. } => (Some(person.user), person.name.clone()),
            Actor::Robot(_) | Actor::Clock => (None, String::new()),
        };
        let (at, code) = (self.host.now(), Some(self.live.code.clone()));
        self.writes.push(Write::House(HouseWrite::Deed(DeedRow { guild, at, code, user, name, deed })));
    }
}

/// One thing that a server settles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Settle {
    Clock(Option<Tempo>),
    Game {
        game: String,
        allowed: bool,
    },
    Most(Option<u32>),
    Moderators(Option<Role>),
    /// Where the log is read, and what that channel is called.
    Log(Option<(ChannelId, String)>),
}

impl Settle {
    /// Settles it, and says so as a line of the log does.
    fn settle(self, house: &mut House) -> Deed {
        match self {
            Settle::Clock(tempo) => {
                house.tempo = tempo;
                Deed::new("house-clock", tempo.map_or("none", Tempo::key), None)
            }
            Settle::Game { game, allowed: true } => {
                house.without.remove(&game);
                Deed::new("house-game", format!("+ {game}"), None)
            }
            Settle::Game { game, allowed: false } => {
                house.without.insert(game.clone());
                Deed::new("house-game", format!("− {game}"), None)
            }
            Settle::Moderators(role) => {
                let name = role.as_ref().map_or_else(|| "–".to_owned(), |it| format!("@{}", it.name));
                house.moderators = role;
                Deed::new("house-moderators", name, None)
            }
            Settle::Log(place) => {
                house.log = place.as_ref().map(|it| it.0);
                Deed::new("house-log", place.map_or_else(|| "–".to_owned(), |it| format!("#{}", it.1)), None)
            }
            Settle::Most(most) => {
                house.most = most;
                Deed::new("house-most", most.map_or_else(|| "–".to_owned(), |it| it.to_string()), None)
            }
        }
    }
}

impl Host {
    pub async fn house(&self, guild: GuildId) -> Result<House, HostError> {
        Ok(self.0.store.house(guild).await?)
    }

    /// From now on this holds for new tables there, which is written once. Whoever calls has seen to it that this person may settle
    /// it.
    pub async fn settle(&self, guild: GuildId, by: &Person, what: Settle) -> Result<House, HostError> {
        let _alone = self.0.house.lock().await;
        let before = self.0.store.house(guild).await?;
        let mut house = before.clone();
        let deed = what.settle(&mut house);
        if house != before {
            let mut writes = vec![Write::House(HouseWrite::Settle { guild, house: house.clone() })];
            if house.log != before.log {
                writes.push(Write::House(HouseWrite::LogBegins { guild }));
            }
            writes.push(self.line(guild, by, deed));
            self.0.store.write(&writes).await?;
            self.keep_moderators(guild, &house);
        }
        Ok(house)
    }

    /// The language of its channels from now on; none is the one that the server has in Discord. Whoever calls has seen to it that
    /// this person may settle it.
    pub async fn set_guild_language(
        &self,
        guild: GuildId,
        by: &Person,
        language: Option<Language>,
    ) -> Result<(), HostError> {
        let _alone = self.0.house.lock().await;
        if self.guild_language(guild).await? == language {
            return Ok(());
        }
        let line = self.line(guild, by, Deed::new("house-language", language.map_or("–", Language::code), None));
        Ok(self.0.store.write(&[Write::GuildLanguage { guild, language }, line]).await?)
    }

    /// A line of the log.
    fn line(&self, guild: GuildId, by: &Person, deed: Deed) -> Write {
        let (user, name) = (Some(by.user), by.name.clone());
        Write::House(HouseWrite::Deed(DeedRow { guild, at: self.now(), code: None, user, name, deed }))
    }

    pub(super) fn keep_moderators(&self, guild: GuildId, house: &House) {
        let mut roles = self.0.moderators.lock().unwrap_or_else(|it| it.into_inner());
        match &house.moderators {
            Some(role) => roles.insert(guild, role.id),
            None => roles.remove(&guild),
        };
    }

    /// Whether one of these roles moderates games there.
    pub fn moderates(&self, guild: GuildId, roles: &[u64]) -> bool {
        let moderators = self.0.moderators.lock().unwrap_or_else(|it| it.into_inner());
        moderators.get(&guild).is_some_and(|it| roles.contains(it))
    }

    /// The lines of logs that their channels have not been told, with their numbers, the oldest first.
    pub async fn untold_deeds(&self, count: u32) -> Result<Vec<(i64, ChannelId, DeedRow)>, HostError> {
        Ok(self.0.store.untold_deeds(count).await?)
    }

    pub async fn log_told(&self, guild: GuildId, line: i64) -> Result<(), HostError> {
        Ok(self.0.store.write(&[Write::House(HouseWrite::LogTold { guild, line })]).await?)
    }

    /// The newest lines of the log of a server, the newest first.
    pub async fn deeds(&self, guild: GuildId, count: u32) -> Result<Vec<DeedRow>, HostError> {
        Ok(self.0.store.deeds(guild, count).await?)
    }

    /// Whether a table of this game may be opened there now.
    pub(super) async fn may_open_here(&self, place: Place, card: &Card) -> Result<House, Denied> {
        let Some(guild) = place.guild else { return Ok(House::default()) };
        let house = self.0.store.house(guild).await.map_err(trouble)?;
        if house.without.contains(card.id) {
            let games = self.0.registry.games().map(|it| it.card());
            let commands = games.filter(|it| !house.without.contains(it.id)).map(|it| it.command.to_owned()).collect();
            return Err(Denied::NotHere { commands });
        }
        if let Some(most) = house.most
            && self.0.store.open_games_in(guild).await.map_err(trouble)? >= most
        {
            return Err(Denied::HouseFull { most });
        }
        Ok(house)
    }
}
