//! A table at which everybody does what they are offered, and what somebody finds there at some moment.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use slowboat::discord::custom_id::{Action, Press, Span};
use slowboat::discord::{Bot, BotOptions, ConnectionOptions, Running, Workshop, invite_permissions};
use slowboat::games::Registry;
use slowboat::host::{Host, SystemClock};
use slowboat::sandbox::{Component, ComponentKind, Control, Id, Message, Sandbox, SandboxOptions};
use slowboat::store::Store;
use slowboat::words::Wordbook;

use super::{Luck, told};

const PATIENCE: Duration = Duration::from_secs(60);
const NAMES: [&str; 5] = ["Ania", "Ben", "Chloe", "Dawid", "Ewa"];
/// How long nothing may happen in a channel that has told everything.
const QUIET: Duration = Duration::from_secs(6);
/// After what time an answer in several messages is there as a whole.
const FOLLOWS: Duration = Duration::from_millis(500);
/// How many presses an answer takes at most.
const PRESSES: usize = 12;
/// How often everybody is passed by before nobody is asked any more.
const ROUNDS: usize = 20;

pub(crate) struct Table {
    control: Control,
    /// They end with the table.
    _sandbox: Sandbox,
    _folder: tempfile::TempDir,
    bot: Running,
    channel: Id,
    people: Vec<(Id, &'static str)>,
}

fn act(part: &Component) -> Option<Action> {
    Some(Press::parse(&part.custom_id)?.act).filter(|_| !part.disabled)
}

/// The component of a message that does this.
fn find(message: &Message, wanted: impl Fn(&Action) -> bool) -> Option<String> {
    message.components().find(|it| act(it).is_some_and(|it| wanted(&it))).map(|it| it.custom_id.clone())
}

fn is_way(act: &Action) -> bool {
    use Action::{Agree, Answer, Choose, Done, Number, Sure, Toggle};
    matches!(act, Answer(_) | Choose(_) | Number | Sure { .. } | Agree | Toggle(_) | Done(_))
}

impl Table {
    /// From the command to the first question, some options set at random.
    pub(crate) async fn open(registry: &Registry, command: &str, locale: &str, seats: usize, luck: &mut Luck) -> Table {
        let options = SandboxOptions { bot_permissions: invite_permissions(), pace: 1000, ..Default::default() };
        let sandbox = Sandbox::start(options).await.unwrap();
        let control = sandbox.control();
        let guild = control.guild("Club", locale);
        let channel = control.channel(guild, "table").unwrap();
        let person = |name: &'static str| {
            let user = control.user(name, locale);
            control.join(user, guild).unwrap();
            (user, name)
        };
        let people: Vec<_> = NAMES.into_iter().take(seats).map(person).collect();
        let folder = tempfile::tempdir().unwrap();
        let host = Host::start(Store::open(folder.path()).await.unwrap(), registry.clone(), Arc::new(SystemClock));
        let connection = ConnectionOptions {
            token: sandbox.bot_token().into(),
            base_url: Some(sandbox.base_url()),
            allow_remote_base_url: false,
            proxy: None,
            registry: registry.clone(),
            words: Wordbook::load(registry).unwrap(),
            shard: None,
        };
        let options = BotOptions { connection, host: host.await.unwrap(), workshop: Workshop::new() };
        let bot = Bot::start(options).await.unwrap();
        control.wait_ready().await.unwrap();
        let table = Table { control, _sandbox: sandbox, _folder: folder, bot, channel, people };
        table.begin(command, luck).await;
        table
    }

    pub(crate) async fn close(self) {
        self.bot.shutdown().await;
    }

    async fn begin(&self, command: &str, luck: &mut Luck) {
        let opener = self.people[0].0;
        let seats = self.people.len().to_string();
        self.run(opener, &format!("{command} new"), &[("players", &seats)]).await;
        let is_lobby = |it: &Message| find(it, |it| *it == Action::Join).is_some();
        let seen = self.control.wait_for(opener, self.channel, PATIENCE, |all| all.iter().any(is_lobby)).await;
        let lobby = seen.unwrap().into_iter().find(is_lobby).unwrap();
        self.set(&lobby, luck).await;
        let [join, start] = [Action::Join, Action::Start].map(|act| find(&lobby, |it| *it == act).unwrap());
        for (user, _) in &self.people[1..] {
            self.press(*user, lobby.id, &join).await;
        }
        if let Some(asked) = self.press(opener, lobby.id, &start).await
            && let Some(now) = find(&asked, |it| *it == Action::StartNow)
        {
            self.press(opener, asked.id, &now).await;
        }
    }

    /// Up to two options that are not as they were.
    async fn set(&self, lobby: &Message, luck: &mut Luck) {
        let opener = self.people[0].0;
        let Some(options) = find(lobby, |it| *it == Action::Options) else { return };
        let Some(mut shown) = self.press(opener, lobby.id, &options).await else { return };
        for _ in 0..luck.below(3) {
            for wanted in [|it: &Action| *it == Action::Setting, |it: &Action| matches!(it, Action::Set(_))] {
                let menus: Vec<_> = shown.components().filter(|it| act(it).is_some_and(|it| wanted(&it))).collect();
                let Some(menu) = menus.first() else { return };
                let value = luck.of(&menu.options).value.clone();
                let Some(next) = self.select(opener, &shown, &menu.custom_id.clone(), &[value]).await else { return };
                shown = next;
            }
        }
    }

    /// Everybody answers what they are asked until so many answers were given; says how many were.
    pub(crate) async fn play(&mut self, wanted: usize, luck: &mut Luck) -> usize {
        let (mut given, mut idle) = (0, 0);
        while given < wanted && idle < ROUNDS {
            let first = luck.below(self.people.len());
            idle += 1;
            for n in 0..self.people.len() {
                let user = self.people[(first + n) % self.people.len()].0;
                if let Some(panel) = self.asked(user).await {
                    self.answer(user, panel, luck).await;
                    (given, idle) = (given + 1, 0);
                }
                if given == wanted {
                    break;
                }
            }
        }
        given
    }

    /// The panel of somebody who is asked.
    async fn asked(&self, user: Id) -> Option<Message> {
        let panel = self.run(user, "play", &[]).await?;
        find(&panel, is_way).is_some().then_some(panel)
    }

    /// Presses whatever leads to an answer.
    async fn answer(&self, user: Id, mut panel: Message, luck: &mut Luck) {
        for _ in 0..PRESSES {
            let ways: Vec<&Component> = panel.components().filter(|it| act(it).is_some_and(|it| is_way(&it))).collect();
            if ways.is_empty() {
                return;
            }
            let sure = ways.iter().find(|it| matches!(act(it), Some(Action::Sure { .. }))).copied();
            let way = sure.unwrap_or_else(|| *luck.of(&ways));
            let done = !matches!(act(way), Some(Action::Toggle(_)));
            let (next, is_answer) = self.take_way(user, &panel, way, luck).await;
            let Some(next) = next else { return };
            let is_sure = find(&next, |it| matches!(it, Action::Sure { .. })).is_some();
            if done && is_answer && !is_sure {
                return;
            }
            panel = next;
        }
    }

    /// One press, what came of it, and whether it was an answer.
    async fn take_way(&self, user: Id, panel: &Message, way: &Component, luck: &mut Luck) -> (Option<Message>, bool) {
        if way.kind != ComponentKind::Button {
            let most = way.max_values.min(way.options.len()).max(1);
            let count = way.min_values.max(1) + luck.below(most);
            let first = luck.below(way.options.len());
            let picked = way.options.iter().cycle().skip(first).take(count.min(most));
            let values: Vec<String> = picked.map(|it| it.value.clone()).collect();
            let is_answer = values.iter().all(|it| Span::parse(it).is_none());
            return (self.select(user, panel, &way.custom_id, &values).await, is_answer);
        }
        if matches!(act(way), Some(Action::Number)) {
            if let Ok(opened) = self.control.press(user, panel.id, &way.custom_id).await
                && let Some(form) = &opened.modal
            {
                // What is wrong is refused and asked again.
                let _ = self.control.submit(user, form, &[(&form.inputs[0].custom_id, "1")]).await;
            }
            return (None, true);
        }
        (self.press(user, panel.id, &way.custom_id).await, true)
    }

    /// Writes down what somebody finds who is asked now, and says who that is.
    pub(crate) async fn take(&self, folder: &Path, luck: &mut Luck) -> Option<&'static str> {
        self.quiet().await;
        let first = luck.below(self.people.len());
        let mut found = None;
        for n in 0..self.people.len() {
            let (user, name) = self.people[(first + n) % self.people.len()];
            if let Some(panel) = self.asked(user).await {
                found = Some((user, name, panel));
                break;
            }
        }
        let (user, name, panel) = found?;
        std::fs::create_dir_all(folder).unwrap();
        let write =
            |file: &str, texts: &[String]| std::fs::write(folder.join(file), texts.join("\n\n-----\n\n")).unwrap();
        let mut public = self.control.messages(user, self.channel);
        public.retain(|it| !it.ephemeral);
        let newest: Vec<String> = public[public.len().saturating_sub(4)..].iter().map(told::message).collect();
        write("channel.txt", &newest);
        if let Some(board) = public.iter().rev().find(|it| it.picture().is_some()) {
            self.save(board, folder, "public");
        }
        write("panel.txt", &[told::message(&panel)]);
        self.save(&panel, folder, "panel");
        write("more.txt", &self.more(user, panel, folder).await);
        Some(name)
    }

    /// Waits until nothing more is told.
    async fn quiet(&self) {
        let told = || self.control.messages(self.people[0].0, self.channel);
        let mut before = told();
        loop {
            tokio::time::sleep(QUIET).await;
            let now = told();
            if now == before {
                return;
            }
            before = now;
        }
    }

    /// What is one press away: the menus below, the rule with all that is not possible, hand, board and its text.
    async fn more(&self, user: Id, panel: Message, folder: &Path) -> Vec<String> {
        let mut more = Vec::new();
        for menu in panel.menus().filter(|it| matches!(act(it), Some(Action::Choose(_)))) {
            for option in menu.options.iter().filter(|it| Span::parse(&it.value).is_some()) {
                let Some(panel) = self.asked(user).await else { continue };
                let opened = self.select(user, &panel, &menu.custom_id, std::slice::from_ref(&option.value)).await;
                let opened = opened.iter().map(|it| format!("In the menu, {}:\n{}", option.label, told::message(it)));
                more.extend(opened);
            }
        }
        let Some(panel) = self.asked(user).await else { return more };
        if let Some(rule) = find(&panel, |it| matches!(it, Action::Rule(_)))
            && let Some(told) = self.press(user, panel.id, &rule).await
        {
            more.push(format!("The rule:\n{}", self.whole(user, &told).await));
            if let Some(brief) = find(&told, |it| matches!(it, Action::Rule(_)))
                && let Some(told) = self.press(user, told.id, &brief).await
            {
                more.push(format!("The game in brief:\n{}", self.whole(user, &told).await));
            }
        }
        for (command, options) in [("hand", &[][..]), ("board", &[]), ("board", &[("part", "text")])] {
            let Some(told) = self.run(user, command, options).await else { continue };
            more.push(format!("/{command}:\n{}", self.whole(user, &told).await));
            self.save(&told, folder, if options.is_empty() { command } else { "text" });
        }
        more
    }

    /// An answer with what follows it in messages of its own.
    async fn whole(&self, user: Id, first: &Message) -> String {
        tokio::time::sleep(FOLLOWS).await;
        let all = self.control.messages(user, self.channel).into_iter();
        let more = all.filter(|it| it.id > first.id && it.interaction == first.interaction);
        std::iter::once(told::message(first)).chain(more.map(|it| told::message(&it))).collect::<Vec<_>>().join("\n")
    }

    fn save(&self, message: &Message, folder: &Path, name: &str) {
        for (n, file) in message.attachments.iter().enumerate() {
            // It may have been replaced by a newer one meanwhile.
            let Ok(bytes) = self.control.attachment(&file.url) else { continue };
            let (_, ending) = file.filename.rsplit_once('.').unwrap_or(("", "bin"));
            let more = if n == 0 { String::new() } else { n.to_string() };
            std::fs::write(folder.join(format!("{name}{more}.{ending}")), bytes).unwrap();
        }
    }

    async fn run(&self, user: Id, path: &str, options: &[(&str, &str)]) -> Option<Message> {
        let ran = self.control.run(user, self.channel, path, options).await.ok()?;
        self.control.settled(ran.id, PATIENCE).await.ok()
    }

    async fn press(&self, user: Id, message: Id, custom_id: &str) -> Option<Message> {
        let pressed = self.control.press(user, message, custom_id).await.ok()?;
        self.control.settled(pressed.id, PATIENCE).await.ok()
    }

    async fn select(&self, user: Id, message: &Message, custom_id: &str, values: &[String]) -> Option<Message> {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let picked = self.control.select(user, message.id, custom_id, &values).await.ok()?;
        self.control.settled(picked.id, PATIENCE).await.ok()
    }
}
