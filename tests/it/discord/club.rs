//! A sandbox with a bot and some people, and how they act.

use std::sync::Arc;
use std::time::Duration;

use slowboat::discord::{Bot, BotOptions, ConnectionOptions, Running, Workshop, invite_permissions};
use slowboat::engine::Shelf;
use slowboat::games::Registry;
use slowboat::host::{Host, SystemClock, UserId};
use slowboat::sandbox::{Control, Id, Interaction, Message, Sandbox, SandboxOptions};
use slowboat::words::Wordbook;

use crate::overheard;

pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// A sandbox, a bot, a channel and three people: Anna and Bea speak English, Celina Polish.
pub(super) struct Club {
    pub sandbox: Sandbox,
    pub control: Control,
    pub folder: tempfile::TempDir,
    pub bot: Option<Running>,
    /// Held only while the bot runs: whoever holds it holds the database.
    host: Option<Host>,
    pub guild: Id,
    pub channel: Id,
    pub anna: Id,
    pub bea: Id,
    pub celina: Id,
}

fn registry() -> Registry {
    Registry::of(vec![Arc::new(Shelf::new(super::skiff::Skiff))])
}

async fn bot(sandbox: &Sandbox, folder: &std::path::Path, people: [Id; 3]) -> (Running, Host) {
    let registry = registry();
    let store = super::store(folder).await;
    let words = Wordbook::load(&registry).unwrap();
    let host = Host::start(store, registry.clone(), Arc::new(SystemClock)).await.unwrap();
    // They know what they do, unless a test says otherwise.
    for user in people {
        host.set_asks_first(UserId(user.0), Some(false)).await.unwrap();
    }
    let connection = ConnectionOptions {
        token: sandbox.bot_token().into(),
        base_url: Some(sandbox.base_url()),
        allow_remote_base_url: false,
        proxy: None,
        registry,
        words,
        shard: None,
    };
    let options = BotOptions { connection, host: host.clone(), workshop: Workshop::new() };
    (Bot::start(options).await.unwrap(), host)
}

impl Club {
    pub(super) async fn open(locale: &str) -> Club {
        overheard::listen();
        let sandbox =
            Sandbox::start(SandboxOptions { bot_permissions: invite_permissions(), pace: 100, ..Default::default() })
                .await
                .unwrap();
        let control = sandbox.control();
        let guild = control.guild("Club", locale);
        let channel = control.channel(guild, "table").unwrap();
        let user = |name: &str, locale: &str| {
            let user = control.user(name, locale);
            control.join(user, guild).unwrap();
            user
        };
        let (anna, bea, celina) = (user("Anna", "en-GB"), user("Bea", "en-US"), user("Celina", "pl"));
        let folder = tempfile::tempdir().unwrap();
        let (bot, host) = bot(&sandbox, folder.path(), [anna, bea, celina]).await;
        let (bot, host) = (Some(bot), Some(host));
        control.wait_ready().await.unwrap();
        Club { sandbox, control, folder, bot, host, guild, channel, anna, bea, celina }
    }

    pub(super) fn host(&self) -> &Host {
        self.host.as_ref().unwrap()
    }

    pub(super) async fn stop(&mut self) {
        self.host = None;
        if let Some(bot) = self.bot.take() {
            bot.shutdown().await;
        }
    }

    pub(super) async fn restart(&mut self) {
        self.stop().await;
        let before = self.control.identifies();
        let (bot, host) = bot(&self.sandbox, self.folder.path(), [self.anna, self.bea, self.celina]).await;
        (self.bot, self.host) = (Some(bot), Some(host));
        self.control.wait_identified(before).await.unwrap();
    }

    /// What everybody sees in the channel.
    pub(super) fn public(&self) -> Vec<Message> {
        self.control.messages(self.anna, self.channel).into_iter().filter(|it| !it.ephemeral).collect()
    }

    /// The newest public message that holds, once it is there.
    pub(super) async fn posted(&self, holds: impl Fn(&Message) -> bool) -> Message {
        let newest = |all: &[Message]| all.iter().rev().find(|it| !it.ephemeral).cloned();
        let seen =
            self.control.wait_for(self.anna, self.channel, PATIENCE, |all| newest(all).is_some_and(|it| holds(&it)));
        match seen.await {
            Ok(all) => newest(&all).unwrap(),
            Err(error) => panic!("{error}; there is: {:#?}", self.public().last()),
        }
    }

    /// The direct messages of somebody, once there are so many.
    pub(super) async fn letters(&self, user: Id, count: usize) -> Vec<Message> {
        let room = self.control.dm(user).unwrap();
        let seen = self.control.wait_for(user, room, PATIENCE, |all| all.len() >= count);
        seen.await.unwrap_or_else(|error| panic!("{error}; there is: {:#?}", self.control.direct_messages(user)))
    }

    /// Runs a command and returns the answer as it stands once it is complete.
    pub(super) async fn run(&self, user: Id, path: &str, options: &[(&str, &str)]) -> Message {
        let answer = self.control.run(user, self.channel, path, options).await.unwrap();
        self.settled(&answer).await
    }

    pub(super) async fn settled(&self, answer: &Interaction) -> Message {
        assert!(answer.after_ms < 3000.0);
        self.control.settled(answer.id, PATIENCE).await.unwrap()
    }

    /// Presses the button with this label on a message and returns the answer.
    pub(super) async fn press(&self, user: Id, message: &Message, label: &str) -> Interaction {
        let Some(button) = message.button(label) else { panic!("no button {label} on {message:#?}") };
        self.control.press(user, message.id, &button.custom_id).await.unwrap()
    }

    /// The same, and the message that the answer has become once it is complete.
    pub(super) async fn pressed(&self, user: Id, message: &Message, label: &str) -> Message {
        let answer = self.press(user, message, label).await;
        self.settled(&answer).await
    }

    pub(super) async fn pick(&self, user: Id, message: &Message, labels: &[&str]) -> Message {
        let menu = message.menus().next().unwrap();
        let value = |label: &&str| {
            let option = menu.options.iter().find(|it| it.label == **label);
            option.unwrap_or_else(|| panic!("no entry {label} in {menu:#?}")).value.clone()
        };
        let values: Vec<String> = labels.iter().map(value).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let answer = self.control.select(user, message.id, &menu.custom_id, &values).await.unwrap();
        self.settled(&answer).await
    }

    /// A table for these people, begun.
    pub(super) async fn begin(&self, people: &[Id], options: &[(&str, &str)]) -> Message {
        let opened = self.run(people[0], "skiff new", options).await;
        assert!(opened.ephemeral);
        let lobby = self.posted(|it| it.button("Join").is_some() || it.button("Dołącz").is_some()).await;
        for user in &people[1..] {
            self.control.press(*user, lobby.id, &lobby.components().next().unwrap().custom_id).await.unwrap();
        }
        let start = lobby.components().find(|it| it.custom_id.contains("|start|")).unwrap().custom_id.clone();
        let started = self.control.press(people[0], lobby.id, &start).await.unwrap();
        // More could sit down: the bot asks first.
        if let Ok(ask) = started.message()
            && let Some(now) = ask.components().find(|it| it.custom_id.contains("|start-now|"))
        {
            self.control.press(people[0], ask.id, &now.custom_id).await.unwrap();
        }
        self.posted(|it| it.picture().is_some()).await
    }

    pub(super) fn pings(&self) -> [usize; 3] {
        [self.anna, self.bea, self.celina].map(|it| self.control.pings(it).len())
    }
}
