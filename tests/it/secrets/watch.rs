//! Everything that Anna, Celina and the public get, and everything that the bot logs, step by step, ready to compare.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use slowboat::engine::{Answer, Offer, Record};
use slowboat::sandbox::{Id, Message};

use super::club::{Club, PATIENCE};
use super::line::{asked, open};
use super::plain::Plain;
use crate::common::presses;
use crate::overheard;

/// What was seen in one step.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Step {
    pub title: String,
    pub seen: String,
    /// The texts of the look-up, and what is suggested although a rule forbids it, name every piece of the game: words mean
    /// nothing there.
    pub names_all: bool,
}

pub(super) struct Watch<'a> {
    pub club: &'a Club,
    plain: Plain,
    pub steps: Vec<Step>,
    /// What the bot and its libraries logged, as it was.
    pub log: Vec<Value>,
    /// Ephemeral messages that were looked at already.
    old: BTreeSet<Id>,
    /// How much of the traffic was looked at already.
    heard: usize,
    pictures: BTreeMap<String, String>,
    /// Interactions that the bot has to acknowledge and to log.
    pending: usize,
    /// What is typed into every sub-command.
    pub typed: Vec<String>,
    /// The game so far.
    record: Record,
}

/// Whoever reads over others' shoulders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Viewer {
    Anna,
    Celina,
}

impl<'a> Watch<'a> {
    pub(super) fn new(club: &'a Club) -> Watch<'a> {
        let mut plain = Plain::new(club.sandbox.address().to_string());
        // So that these numbers are the same in both runs whoever is named first.
        for id in [club.anna, club.bea, club.celina, club.channel, club.control.bot()] {
            plain.text(&id.to_string());
        }
        overheard::take();
        let heard = club.traffic().len();
        Watch {
            club,
            plain,
            steps: Vec::new(),
            log: Vec::new(),
            old: BTreeSet::new(),
            heard,
            pictures: BTreeMap::new(),
            pending: 0,
            typed: club.setting.look.typed.iter().map(|it| (*it).to_owned()).collect(),
            record: club.record.clone().unwrap(),
        }
    }

    pub(super) fn id(&self, viewer: Viewer) -> Id {
        match viewer {
            Viewer::Anna => self.club.anna,
            Viewer::Celina => self.club.celina,
        }
    }

    /// Waits until the bot has nothing more to say, and writes down what everybody can see now.
    pub(super) async fn step(&mut self, title: &str) {
        self.settle().await;
        let mut seen = Vec::new();
        // Anna sees the same in public as Celina; whoever looks on is asked, who knows the least.
        for message in self.club.control.messages(self.club.celina, self.club.channel) {
            if !message.ephemeral {
                seen.push(self.message(&message));
            }
        }
        for viewer in [self.club.anna, self.club.celina] {
            let pings: Vec<Id> = self.club.control.pings(viewer).iter().map(|it| it.message).collect();
            seen.push(format!("pings {}", json!(pings)));
            let direct = self.club.control.direct_messages(viewer);
            seen.extend(direct.iter().map(|it| format!("direct {}", self.message(it))));
        }
        let pings = self.club.control.pings(self.club.bea).len();
        seen.push(format!("pings of Bea, which all can see: {pings}"));
        seen.extend(self.wire());
        seen.extend(self.logged());
        self.put(title, seen.join("\n"), false);
    }

    fn put(&mut self, title: &str, seen: String, names_all: bool) {
        let seen = self.plain.text(&seen);
        self.steps.push(Step { title: title.to_owned(), seen, names_all });
    }

    pub(super) async fn settle(&mut self) {
        let started = std::time::Instant::now();
        while overheard::count(&["answered", "an answer could not be sent"]) < self.pending {
            assert!(started.elapsed() < PATIENCE, "an interaction was not answered");
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        self.club.quiet().await;
    }

    /// A message as it is shown, with the bytes of its pictures.
    fn message(&mut self, message: &Message) -> String {
        let mut shown = serde_json::to_value(message).unwrap();
        if message.ephemeral {
            shown["edited"] = Value::Null;
        }
        let mut text = shown.to_string();
        for file in &message.attachments {
            let bytes = self.pictures.entry(file.url.clone()).or_insert_with(|| {
                let bytes = self.club.control.attachment(&file.url).unwrap();
                format!("{} bytes sha256:{}", bytes.len(), hex(&Sha256::digest(&bytes)))
            });
            text.push_str(&format!("\n  file {} {bytes}", file.filename));
        }
        text
    }

    /// Every request that the bot made about the channel since the last step, in order.
    fn wire(&mut self) -> Vec<String> {
        let traffic = self.club.traffic();
        let fresh = traffic[self.heard..].to_owned();
        self.heard = traffic.len();
        let all = fresh.lines().map(|it| serde_json::from_str::<Value>(it).unwrap());
        let path = format!("/api/v10/channels/{}", self.club.channel);
        let ours = all.filter(|it| it["path"].as_str().is_some_and(|it| it.starts_with(&path)));
        let line = |it: Value| {
            let parts = ["method", "path", "query", "status", "request_json", "files"].map(|key| it[key].to_string());
            format!("wire {}", parts.join(" "))
        };
        ours.map(line).collect()
    }

    /// What the bot logged since the last step.
    fn logged(&mut self) -> Vec<String> {
        self.pending = 0;
        let fresh = overheard::take();
        let bea = self.club.bea.to_string();
        let mut own: Vec<String> = fresh
            .iter()
            .filter(|it| overheard::is_own(it) && !(is_answered(it) && it["user"] == bea))
            .map(|line| {
                let mut line = line.clone();
                if line.get("took").is_some() {
                    line["took"] = json!("TOOK");
                }
                format!("log {line}")
            })
            .collect();
        own.sort();
        self.log.extend(fresh);
        own
    }

    /// A command; what comes of it is seen only by whoever looks.
    pub(super) async fn run(&mut self, user: Id, path: &str, options: &[(&str, &str)]) {
        self.club.control.run(user, self.club.channel, path, options).await.unwrap();
        self.pending += 1;
    }

    pub(super) async fn press(&mut self, user: Id, message: Id, custom_id: &str) {
        presses::press(&self.club.control, user, message, custom_id).await.unwrap();
        self.pending += 1;
    }

    pub(super) async fn forge(&mut self, user: Id, message: Id, data: Value) {
        let id = self.club.control.forge(user, message, data).unwrap();
        self.club.control.answered(id).await.unwrap();
        self.pending += 1;
    }

    /// The ephemeral messages that came for this user since the last look.
    pub(super) async fn own(&mut self, user: Id) -> Vec<Message> {
        self.settle().await;
        let all = self.club.control.messages(user, self.club.channel).into_iter();
        all.filter(|it| it.ephemeral && self.old.insert(it.id)).collect()
    }

    /// What came for a viewer, as a step.
    pub(super) async fn got(&mut self, viewer: Viewer, title: &str, names_all: bool) {
        let mut seen = Vec::new();
        for message in self.own(self.id(viewer)).await {
            seen.push(self.message(&message));
        }
        self.put(&format!("{viewer:?}: {title}"), seen.join("\n"), names_all);
    }

    async fn look(&mut self, viewer: Viewer, path: &str, options: &[(&str, &str)]) {
        self.run(self.id(viewer), path, options).await;
        self.got(viewer, &format!("/{path} {options:?}"), path == "rules").await;
    }

    async fn suggest(&mut self, viewer: Viewer, path: &str, option: &str, typed: &str) -> Vec<String> {
        let control = &self.club.control;
        let found = control.autocomplete(self.id(viewer), self.club.channel, path, &[(option, typed)], option).await;
        let found: Vec<_> = found.unwrap().into_iter().map(|it| (it.name, it.value)).collect();
        let title = format!("{viewer:?}: suggestions for /{path} {option}: {typed:?}");
        // What a rule forbids to the viewers themselves names whatever they could have chosen.
        let is_why_not = found.iter().any(|it| it.0.starts_with('✗'));
        self.put(&title, json!(found).to_string(), path == "rules" || is_why_not);
        found.iter().filter_map(|it| it.1.as_str().map(str::to_owned)).collect()
    }

    /// Everything that a viewer can open without changing anything.
    pub(super) async fn survey(&mut self, viewer: Viewer) {
        let mut parts = self.suggest(viewer, "board", "part", "").await;
        parts.retain(|it| it != "text");
        let setting = self.club.setting;
        assert!(parts.len() >= setting.look.parts, "{parts:?}");
        self.look(viewer, "board", &[]).await;
        for part in parts.iter().map(String::as_str).chain(["text"]) {
            self.look(viewer, "board", &[("part", part)]).await;
        }
        for (path, options) in [
            ("log", &[][..]),
            ("log", &[("page", "2")]),
            ("hand", &[]),
            ("play", &[]),
            ("game status", &[]),
            ("game record", &[]),
            ("help", &[]),
            ("rules", &[("find", setting.look.rule)]),
        ] {
            self.look(viewer, path, options).await;
        }
        self.suggest(viewer, "rules", "find", setting.look.word).await;
        let game = self.club.game();
        for verb in game.card().verbs {
            for typed in self.typed.clone() {
                self.suggest(viewer, &format!("{} {}", game.card().command, verb.name), "choice", &typed).await;
            }
        }
        // The buttons below the newest message.
        let all = self.club.control.messages(self.id(viewer), self.club.channel);
        let newest = all.iter().rfind(|it| !it.ephemeral).unwrap();
        for button in newest.components() {
            self.press(self.id(viewer), newest.id, &button.custom_id).await;
            self.got(viewer, &button.label, button.custom_id.contains("|rules|")).await;
        }
        self.step(&format!("after {viewer:?} looked")).await;
    }

    /// Takes Bea's last answer back.
    pub(super) async fn undo(&mut self) {
        let before = self.club.stored().await.1;
        self.run(self.club.bea, "undo", &[]).await;
        self.settle().await;
        assert_eq!(self.club.stored().await.1, before - 1, "Bea takes an answer back");
        self.record.answers.pop();
    }

    /// Gives an answer by its command. Whoever gives it sees what comes of it; of Bea's nothing is written down.
    pub(super) async fn answer(&mut self, answer: &Answer) {
        let user = self.club.user(answer.seat);
        // A question may belong to several commands, by the group of the answer.
        let game = self.club.game();
        let open = open(game.as_ref(), &self.record);
        let offers = asked(&open, answer.seat).map(|it| it.form.offers()).unwrap_or_default();
        let several = Offer::new(answer.key.as_str(), "");
        let offer = offers.iter().find(|it| it.key == answer.key).unwrap_or(&several);
        let verb = game.card().verbs.iter().find(|it| it.takes(&answer.ask, offer));
        let verb = verb.unwrap_or_else(|| panic!("no sub-command takes {answer:?}")).name;
        let before = self.club.stored().await.1;
        self.run(user, &format!("{} {verb}", game.card().command), &[("choice", &answer.key)]).await;
        let title = format!("{} answers {}", answer.seat.letter(), answer.ask);
        if user == self.club.anna {
            self.got(Viewer::Anna, &title, false).await;
        }
        self.settle().await;
        let said = self.club.control.messages(user, self.club.channel).pop().map(|it| it.content);
        assert_eq!(self.club.stored().await.1, before + 1, "{title}: {}, and got {said:?}", answer.key);
        self.record.answers.push(answer.clone());
    }
}

/// Whether the line says that somebody's press was answered.
fn is_answered(line: &Value) -> bool {
    line["message"] == "answered"
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}

/// Both runs, step by step.
pub(super) fn assert_same(one: &[Step], other: &[Step], what: &str) {
    for (a, b) in one.iter().zip(other) {
        assert_eq!(a.title, b.title, "{what}: the runs part");
        assert!(a.seen == b.seen, "{what}: a secret shows in “{}”:\n{}", a.title, parting(&a.seen, &b.seen));
    }
    assert_eq!(one.len(), other.len(), "{what}: one run has more steps");
}

/// The first line that differs, from a little before the place where it does.
fn parting(one: &str, other: &str) -> String {
    let (mut left, mut right) = (one.lines(), other.lines());
    loop {
        let (a, b) = (left.next(), right.next());
        if a == b && a.is_some() {
            continue;
        }
        let (a, b) = (a.unwrap_or("(nothing more)"), b.unwrap_or("(nothing more)"));
        let common = a.chars().zip(b.chars()).take_while(|it| it.0 == it.1).count();
        let cut = |it: &str| it.chars().skip(common.saturating_sub(80)).take(400).collect::<String>();
        return format!("after {common} characters of a line in common\n  …{}\n  …{}", cut(a), cut(b));
    }
}
