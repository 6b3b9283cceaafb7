//! What every handler needs: the host, the words, and a way to have pictures painted.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use poise::serenity_prelude as serenity;
use tokio_util::task::TaskTracker;

use super::brushes::Brushes;
use super::call::Call;
use super::counts::Counts;
use super::door::Openers;
use super::open_panels::OpenPanels;
use super::rights::Known;
use super::uploads::Uploads;
use crate::engine::{AnyGame, Sight, Viewer};
use crate::host::{ChannelId, Command, Denied, Done, GameId, GuildId, Host, Person, Rest, Table, UserId};
use crate::scene::Painter;
use crate::words::{Language, Speech, Wordbook};

/// Shared by all handlers. Clones are cheap.
#[derive(Clone)]
pub(super) struct App(Arc<Inner>);

pub(super) struct Inner {
    pub host: Host,
    pub words: Wordbook,
    pub counts: Counts,
    /// What the bot may do in each channel.
    pub rights: Known,
    pub openers: Openers,
    pub panels: OpenPanels,
    /// Handlers in flight: shutting down waits for them.
    pub tasks: TaskTracker,
    pub uploads: Uploads,
    workshop: Workshop,
    /// Languages that servers took on while we ran: the library's cache keeps the one from the start.
    new_locales: Mutex<BTreeMap<u64, String>>,
}

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// What all bots of one process share. Clones are the same.
#[derive(Clone)]
pub struct Workshop {
    painter: Arc<Painter>,
    brushes: Arc<Brushes>,
    pub counts: Counts,
    /// How many times narrower pictures are painted than they should be.
    narrower: u32,
}

impl Workshop {
    #[expect(clippy::new_without_default, reason = "it starts threads")]
    pub fn new() -> Workshop {
        let (painter, brushes) = (Arc::new(Painter::new()), Arc::new(Brushes::new()));
        Workshop { painter, brushes, counts: Counts::new(), narrower: 1 }
    }

    /// Paints pictures so many times narrower: for whoever plays many games and looks closely at none.
    pub fn narrower(self, times: u32) -> Workshop {
        Workshop { narrower: times, ..self }
    }
}

/// A language with the names of a table: as text of messages, and as plain labels and pictures.
#[derive(Clone)]
pub(super) struct Voice {
    pub text: Speech,
    pub label: Speech,
}

/// The width of the picture of a component, in pixels.
const PIECE_WIDTH: u32 = 560;

/// A file as it is uploaded.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Upload {
    pub name: String,
    pub bytes: Vec<u8>,
    pub alt: String,
}

impl App {
    pub(super) fn new(host: Host, words: Wordbook, workshop: Workshop, uploads: Uploads) -> App {
        let new_locales = Mutex::default();
        let (tasks, rights, openers) = (TaskTracker::new(), Known::default(), Openers::default());
        let (counts, panels) = (workshop.counts.clone(), OpenPanels::default());
        App(Arc::new(Inner { host, words, counts, rights, openers, panels, tasks, uploads, workshop, new_locales }))
    }

    /// A server has changed its settings.
    pub(super) fn guild_changed(&self, guild: GuildId, locale: String) {
        self.new_locales.lock().unwrap_or_else(PoisonError::into_inner).insert(guild.0, locale);
    }

    /// The language a server took on since the start, if it did.
    pub(super) fn new_locale(&self, guild: GuildId) -> Option<String> {
        self.new_locales.lock().unwrap_or_else(PoisonError::into_inner).get(&guild.0).cloned()
    }

    /// The caller's language: their own choice, else that of their Discord client.
    pub(super) async fn language(&self, call: &Call) -> Language {
        let own = self.host.user_language(call.person.user).await.unwrap_or_else(complain);
        own.unwrap_or_else(|| Language::of_locale(&call.locale))
    }

    /// The language of public messages: the guild's choice, else that of its settings in Discord.
    pub(super) async fn public_language(&self, guild: Option<GuildId>, locale: Option<&str>) -> Language {
        let chosen = match guild {
            Some(guild) => self.host.guild_language(guild).await.unwrap_or_else(complain),
            None => None,
        };
        chosen.unwrap_or_else(|| Language::of_locale(locale.unwrap_or_default()))
    }

    /// The words of a table in a language.
    pub(super) fn voice(&self, table: &Table, language: Language) -> Voice {
        let names: Vec<String> = table.people.iter().map(|it| it.name.clone()).collect();
        self.voice_at(&table.game, &names, language)
    }

    /// The words of a game at which these people sit.
    pub(super) fn voice_at(&self, game: &str, names: &[String], language: Language) -> Voice {
        let lexicon = self.words.game(game, language);
        Voice { text: lexicon.markdown(names), label: lexicon.plain(names.to_vec()) }
    }

    /// The words that belong to no table.
    pub(super) fn common(&self, language: Language) -> Voice {
        let speech = self.words.common(language).nobody();
        Voice { text: speech.clone(), label: speech }
    }

    /// The words for what somebody cannot do: those of the table if there is one, since the reason may name its seats.
    pub(super) fn voice_of(&self, table: Option<&Table>, language: Language) -> Voice {
        table.map_or_else(|| self.common(language), |it| self.voice(it, language))
    }

    /// Something has changed in these channels of a guild: what we were not let write there is tried again now.
    pub(super) async fn opened(&self, guild: serenity::GuildId, concerns: impl Fn(ChannelId) -> bool) {
        let guild = Some(GuildId(guild.get()));
        self.rights.forget(guild, &concerns);
        self.knock(guild, concerns).await;
    }

    pub(super) async fn knock(&self, guild: Option<GuildId>, concerns: impl Fn(ChannelId) -> bool) {
        if let Err(error) = self.host.knock(guild, concerns).await {
            tracing::error!(%error, "the outbox cannot be looked into");
        }
    }

    pub(super) fn game(&self, table: &Table) -> Option<Arc<dyn AnyGame>> {
        self.host.registry().get(&table.game).cloned()
    }

    /// Changes a game as the caller asks.
    pub(super) async fn run(&self, call: &Call, game: GameId, command: Command) -> Result<Done, Denied> {
        self.host.run(call.press, game, call.actor(), command).await
    }

    /// The game of the channel in which somebody calls.
    pub(super) async fn table_here(&self, call: &Call) -> Result<Table, Denied> {
        match self.host.at(call.place.channel).await {
            Ok(Some(table)) => Ok(table),
            Ok(None) => Err(Denied::NoGame),
            Err(error) => {
                tracing::error!(%error, "the games of a channel cannot be read");
                Err(Denied::Trouble)
            }
        }
    }

    /// Paints a part of what a viewer may know. Nothing if there is no such part, or no picture of it.
    pub(super) async fn paint(
        &self,
        sight: Arc<dyn Sight>,
        since: Option<Arc<dyn Sight>>,
        viewer: Viewer,
        part: Option<String>,
        words: Speech,
    ) -> Option<Upload> {
        let (painter, narrower) = (self.workshop.painter.clone(), self.workshop.narrower);
        let painted = self.workshop.brushes.paint(move || {
            let parts = sight.parts(viewer);
            let part = match &part {
                Some(key) => parts.iter().find(|it| it.key == *key)?,
                None => parts.first()?,
            };
            let scene = sight.scene(viewer, &part.key, since.as_deref(), &words)?;
            let alt = sight.alt(viewer, &part.key, &words).unwrap_or_default();
            let png = painter.png(&scene, part.width / narrower);
            Some(Upload { name: "board.png".to_owned(), bytes: png, alt: super::text::clip(&alt, 1024) })
        });
        painted.await
    }

    /// Paints a component of the look-up, if the game has a picture of it.
    pub(super) async fn paint_piece(&self, game: &dyn AnyGame, id: &str, language: Language) -> Option<Upload> {
        let scene = game.piece_picture(id, &self.words.game(game.card().id, language).nobody())?;
        let (painter, narrower) = (self.workshop.painter.clone(), self.workshop.narrower);
        let painted = self.workshop.brushes.paint(move || {
            let png = painter.png(&scene, PIECE_WIDTH / narrower);
            Some(Upload { name: "card.png".to_owned(), bytes: png, alt: super::text::clip(&scene.alt, 1024) })
        });
        painted.await
    }

    pub(super) async fn set_language(&self, user: UserId, language: Option<Language>) -> bool {
        done(self.host.set_user_language(user, language).await)
    }

    /// Whether this person is asked before an answer that cannot be taken back.
    pub(super) async fn set_asks_first(&self, user: UserId, asks: Option<bool>) -> bool {
        done(self.host.set_asks_first(user, asks).await)
    }

    /// When this person wants not to be called.
    pub(super) async fn set_rest(&self, user: UserId, rest: Option<Rest>) -> bool {
        done(self.host.set_rest(user, rest).await)
    }

    pub(super) async fn set_public_language(&self, guild: GuildId, by: &Person, language: Option<Language>) -> bool {
        done(self.host.set_guild_language(guild, by, language).await)
    }
}

/// A setting that cannot be read is worth a line in the log, not a broken answer.
fn complain<T>(error: crate::host::HostError) -> Option<T> {
    tracing::error!(%error, "a setting cannot be read");
    None
}

fn done(outcome: Result<(), crate::host::HostError>) -> bool {
    match outcome {
        Ok(()) => true,
        Err(error) => {
            tracing::error!(%error, "a setting cannot be written");
            false
        }
    }
}
