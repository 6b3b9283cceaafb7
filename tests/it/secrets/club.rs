//! A club of two players and a spectator, whose game is begun from a given seed.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use slowboat::discord::{Bot, BotOptions, ConnectionOptions, Running, Workshop, invite_permissions};
use slowboat::engine::{Answer, AnyGame, Record, Seat};
use slowboat::games::Registry;
use slowboat::host::{Host, SystemClock};
use slowboat::sandbox::{Control, Id, Sandbox, SandboxOptions};
use slowboat::store::Store;
use slowboat::words::Wordbook;

use crate::common::stores;
use crate::common::stores::Books;
use crate::overheard;

/// What the bot logs last when it has connected.
const LAST_WORD: &str = "invite the bot to a server with this link";

pub(super) const PATIENCE: Duration = Duration::from_secs(30);
/// Stands in the footer of every message, and would differ by chance.
pub(super) const CODE: &str = "SECRET";

/// A game, and who reads what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub game: &'static str,
    pub edition: &'static str,
    /// The options that are not left as they are.
    pub options: &'static [(&'static str, &'static str)],
    pub look: Look,
    pub guild: &'static str,
    pub anna: &'static str,
    pub bea: &'static str,
    pub celina: &'static str,
}

/// What a survey of the game looks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    /// The least number of parts of the table that everybody can look at.
    pub parts: usize,
    /// A rule that is looked up.
    pub rule: &'static str,
    /// What is typed into the look-up.
    pub word: &'static str,
    /// What is typed into every sub-command.
    pub typed: &'static [&'static str],
}

/// Anna sits in seat A, Bea in seat B and keeps a secret, Celina looks on.
pub(super) struct Club {
    pub sandbox: Sandbox,
    pub control: Control,
    pub registry: Registry,
    words: Wordbook,
    workshop: Workshop,
    folder: tempfile::TempDir,
    /// The bot, its store, and what stands in it.
    bot: Option<(Running, Store, Books)>,
    pub channel: Id,
    pub anna: Id,
    pub bea: Id,
    pub celina: Id,
    /// What was said before the bot was started. It does not remember these messages, and leaves them as they are.
    forgotten: BTreeSet<Id>,
    pub setting: Setting,
    /// The game as it was begun.
    pub record: Option<Record>,
}

impl Club {
    pub(super) async fn open(setting: Setting) -> Club {
        let folder = tempfile::tempdir().unwrap();
        let record = Some(folder.path().join("traffic.jsonl"));
        let sandbox = Sandbox::start(SandboxOptions {
            record,
            bot_permissions: invite_permissions(),
            pace: 100,
            ..Default::default()
        })
        .await
        .unwrap();
        let control = sandbox.control();
        let guild = control.guild("Club", setting.guild);
        let channel = control.channel(guild, "table").unwrap();
        let user = |name: &str, locale: &str| {
            let user = control.user(name, locale);
            control.join(user, guild).unwrap();
            user
        };
        let (anna, bea, celina) =
            (user("Anna", setting.anna), user("Bea", setting.bea), user("Celina", setting.celina));
        let registry = Registry::load(None).unwrap();
        let words = Wordbook::load(&registry).unwrap();
        let workshop = Workshop::new().narrower(stores::narrower());
        let mut club = Club {
            sandbox,
            control,
            registry,
            words,
            workshop,
            folder,
            bot: None,
            channel,
            anna,
            bea,
            celina,
            forgotten: BTreeSet::new(),
            setting,
            record: None,
        };
        club.start().await;
        club.control.wait_ready().await.unwrap();
        club
    }

    pub(super) async fn start(&mut self) {
        let (before, heard) = (self.control.identifies(), overheard::count(&[LAST_WORD]));
        self.forgotten.extend(self.offering_play());
        let store = stores::open(self.folder.path()).await;
        let host = Host::start(store.clone(), self.registry.clone(), Arc::new(SystemClock)).await.unwrap();
        let connection = ConnectionOptions {
            token: self.sandbox.bot_token().into(),
            base_url: Some(self.sandbox.base_url()),
            allow_remote_base_url: false,
            proxy: None,
            registry: self.registry.clone(),
            words: self.words.clone(),
            shard: None,
        };
        let options = BotOptions { connection, host, workshop: self.workshop.clone() };
        self.bot = Some((Bot::start(options).await.unwrap(), store, self.books().await));
        self.control.wait_identified(before).await.unwrap();
        // It says so a little later, which must not fall into what is compared.
        let started = std::time::Instant::now();
        while overheard::count(&[LAST_WORD]) == heard {
            assert!(started.elapsed() < PATIENCE, "the bot does not connect");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    pub(super) async fn stop(&mut self) {
        if let Some((bot, store, books)) = self.bot.take() {
            bot.shutdown().await;
            books.close().await;
            store.close().await;
        }
    }

    pub(super) fn game(&self) -> Arc<dyn AnyGame> {
        self.registry.get(self.setting.game).unwrap().clone()
    }

    /// The lines that are written whole: a dispatched event may be on its way into the file.
    pub(super) fn traffic(&self) -> String {
        let mut lines = std::fs::read_to_string(self.folder.path().join("traffic.jsonl")).unwrap();
        lines.truncate(lines.rfind('\n').map_or(0, |it| it + 1));
        lines
    }

    pub(super) fn user(&self, seat: Seat) -> Id {
        if seat == Seat(0) { self.anna } else { self.bea }
    }

    async fn books(&self) -> Books {
        stores::books(self.folder.path()).await
    }

    /// How many messages are owed to the channel, and how many answers are stored.
    pub(super) async fn stored(&self) -> (i64, i64) {
        let (_, _, books) = self.bot.as_ref().expect("the bot runs");
        let owed = books.number("SELECT count(*) FROM outbox WHERE state = 'owed'").await;
        let answers = books.number("SELECT count(*) FROM answers").await;
        (owed, answers)
    }

    /// Opens a table for Anna and Bea, and begins a game with the seed of the record and its first `given` answers.
    ///
    /// The bot draws its seeds itself and nobody can tell it one; so it is stopped, and the seed is written where the
    /// drawn one stood. The answers are put behind the record in the same way.
    pub(super) async fn begin(&mut self, record: &Record, given: &[Answer]) {
        self.record = Some(Record { answers: given.to_vec(), ..record.clone() });
        let game = self.game();
        let mut new = vec![("players", "2")];
        // Where there is only one edition the command does not ask for it.
        if game.card().editions.len() > 1 {
            new.push(("edition", self.setting.edition));
        }
        new.extend(self.setting.options);
        let path = format!("{} new", game.card().command);
        self.control.run(self.anna, self.channel, &path, &new).await.unwrap();
        let lobby = self.control.wait_for(self.celina, self.channel, PATIENCE, |all| !all.is_empty()).await.unwrap();
        let lobby = lobby.into_iter().find(|it| !it.ephemeral).unwrap();
        let press = |user: Id, at: usize| {
            let id = lobby.components().nth(at).unwrap().custom_id.clone();
            let (control, message) = (self.control.clone(), lobby.id);
            async move { control.press(user, message, &id).await.unwrap() }
        };
        press(self.bea, 0).await;
        self.quiet().await;
        self.stop().await;
        let books = self.books().await;
        // A game without a sum gets one at the start.
        let seed = format!("UPDATE games SET seed = '{}', code = '{CODE}', sum = NULL", record.seed.to_hex());
        assert_eq!(books.run(seed).await, 1);
        books.close().await;
        self.start().await;
        // Begun from here on: whatever was said of the drawn seed is not compared.
        self.quiet().await;
        overheard::take();
        let lobby = self.control.message(self.celina, lobby.id).unwrap();
        let start = lobby.components().find(|it| it.custom_id.contains("|start|")).unwrap().custom_id.clone();
        self.control.press(self.anna, lobby.id, &start).await.unwrap();
        self.quiet().await;
        if given.is_empty() {
            return;
        }
        self.stop().await;
        let books = self.books().await;
        for (n, answer) in given.iter().enumerate() {
            let (ask, key) = (stores::quoted(&answer.ask), stores::quoted(&answer.key));
            let sql = format!(
                "INSERT INTO answers (game, n, seat, ask, key, secret, team, at) \
                 SELECT id, {n}, {}, {ask}, {key}, FALSE, FALSE, 0 FROM games",
                answer.seat.0
            );
            books.run(sql).await;
        }
        books.run("UPDATE games SET sum = NULL").await;
        books.close().await;
        self.start().await;
    }

    /// The messages of the channel that have *Play*.
    fn offering_play(&self) -> Vec<Id> {
        let all = self.control.messages(self.celina, self.channel).into_iter();
        let offering = all.filter(|it| !it.ephemeral && it.components().any(|it| it.custom_id.contains("|play|")));
        offering.map(|it| it.id).collect()
    }

    /// Waits until nothing is owed to the channel any more, and only the newest message still has *Play*.
    pub(super) async fn quiet(&self) {
        let started = std::time::Instant::now();
        let is_fading = || self.offering_play().iter().filter(|it| !self.forgotten.contains(it)).count() > 1;
        while self.stored().await.0 > 0 || is_fading() {
            assert!(started.elapsed() < PATIENCE, "the outbox does not get empty, or old messages keep Play");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
