//! The sandbox in a terminal: type commands, press buttons by their numbers, switch between users.

mod line;
mod markup;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use tokio::sync::mpsc;

use super::sandbox::Guild;
use crate::sandbox::{Component, ComponentKind, Control, ControlError, Id, Interaction, Message};
use markup::{Mention, Pen};

const HELP: &str = "  3            press button 3, or take entry 3 of a menu; 3,5 takes several
  /            every command; /rules dino, /board part:overview run one, with name:value for its options
  /board part:?   a value that ends in ? lists what fits; then type a number
  as Ben       be Ben; a new name makes a new person        who    who is here
  read         everything you can see in this channel       quit   end; all of it is kept for next time
Numbers count until the next time something is shown.";

/// An answer is complete once nothing has changed for this long.
const QUIET: Duration = Duration::from_millis(450);
/// How long to wait while the bot is "thinking".
const THINKING: Duration = Duration::from_secs(20);
/// How many messages are shown at most after switching users.
const RECENT: usize = 2;

/// What a number on the screen does.
#[derive(Clone)]
enum Action {
    Press { message: Id, custom_id: String },
    Choose { message: Id, custom_id: String, value: String, min: usize, max: usize },
    Run { path: String, options: Vec<(String, String)> },
}

/// A message as a user last saw it.
#[derive(PartialEq)]
struct Seen {
    text: String,
    parts: String,
}

/// A person at a keyboard, who can act as any user.
pub(super) struct Terminal {
    control: Control,
    guild: Id,
    channel: Id,
    user: Id,
    locale: String,
    people: BTreeMap<String, Id>,
    /// What each user has seen of each message, so that only news is printed.
    seen: BTreeMap<(Id, Id), Seen>,
    actions: Vec<Action>,
    /// The folder for copies of pictures.
    pictures: PathBuf,
    pen: Pen,
    /// Names for mentions, by kind and id.
    names: BTreeMap<(u8, String), String>,
}

impl Terminal {
    pub(super) fn new(control: Control, guild: Guild, locale: String, pictures: PathBuf) -> Terminal {
        let Guild { id: guild, channel, members: people } = guild;
        let user = people.first().map_or(guild, |it| it.1);
        let people = people.into_iter().collect();
        let (seen, actions, names) = (BTreeMap::new(), Vec::new(), BTreeMap::new());
        let pen = Pen::new(can_style());
        Terminal { control, guild, channel, user, locale, people, seen, actions, pictures, pen, names }
    }

    /// Reads lines until the input ends or the user quits. What happens meanwhile is shown at once.
    pub(super) async fn run(&mut self) {
        let mut lines = lines();
        loop {
            print(&format!("{}> ", self.name()));
            let line = loop {
                tokio::select! {
                    line = lines.recv() => break line,
                    () = self.something_new() => {}
                }
                print("\n");
                self.screen(usize::MAX);
                print(&format!("\n{}> ", self.name()));
            };
            let Some(line) = line else {
                print("\n");
                return;
            };
            match line.trim() {
                "" => {}
                "quit" | "exit" => return,
                "help" | "?" => print(&format!("{HELP}\n")),
                "who" => self.who(),
                "read" => {
                    let user = self.user;
                    self.seen.retain(|it, _| it.0 != user);
                    self.screen(usize::MAX);
                }
                line => {
                    if let Err(error) = self.act(line, &mut lines).await {
                        print(&format!("! {}\n", explain(&error)));
                    }
                }
            }
        }
    }

    fn name(&self) -> &str {
        self.people.iter().find(|it| *it.1 == self.user).map_or("nobody", |it| it.0)
    }

    fn who(&self) {
        let others: Vec<&str> = self.people.keys().map(String::as_str).filter(|it| *it != self.name()).collect();
        print(&format!("  You are {}; here are also {}.\n", self.name(), others.join(", ")));
    }

    async fn act(&mut self, line: &str, lines: &mut mpsc::Receiver<String>) -> Result<(), ControlError> {
        if let Some(name) = line.strip_prefix("as ") {
            return self.become_somebody(name.trim());
        }
        let answer = if let Some(command) = line.strip_prefix('/') {
            self.command(command).await?
        } else {
            let Some(actions) = self.numbered(line) else { return Ok(()) };
            self.perform(&actions).await?
        };
        if let Some(answer) = answer {
            self.settle(&answer).await;
            if !self.screen(usize::MAX) && answer.modal.is_none() {
                print(&format!("  {}\n", self.pen.dim("(nothing has changed)")));
            }
            self.modal(answer, lines).await?;
        }
        Ok(())
    }

    /// The actions of these numbers; prints why if there are none.
    fn numbered(&self, line: &str) -> Option<Vec<Action>> {
        let words = line.split([',', ' ']).map(|it| it.trim_matches(['[', ']'])).filter(|it| !it.is_empty());
        let numbers: Option<Vec<usize>> = words.map(|it| it.parse().ok()).collect();
        let Some(numbers) = numbers.filter(|it| !it.is_empty()) else {
            print("! Type a number from the screen or a /command; help says more.\n");
            return None;
        };
        let actions: Option<Vec<Action>> =
            numbers.iter().map(|it| self.actions.get(it.checked_sub(1)?).cloned()).collect();
        if actions.is_none() {
            print(&match self.actions.len() {
                0 => "! Nothing on the screen has a number now; try read, or as somebody else.\n".to_owned(),
                last => format!("! The numbers on the screen go from 1 to {last}.\n"),
            });
        }
        actions
    }

    async fn perform(&mut self, actions: &[Action]) -> Result<Option<Interaction>, ControlError> {
        match actions {
            [Action::Press { message, custom_id }] => {
                Ok(Some(self.control.press(self.user, *message, custom_id).await?))
            }
            [Action::Run { path, options }] => {
                Ok(Some(self.control.run(self.user, self.channel, path, &as_strs(options)).await?))
            }
            [Action::Choose { message, custom_id, min, max, .. }, ..] => {
                let chosen: Vec<&str> = actions
                    .iter()
                    .filter_map(|it| match it {
                        Action::Choose { custom_id: menu, value, .. } if menu == custom_id => Some(value.as_str()),
                        Action::Choose { .. } | Action::Press { .. } | Action::Run { .. } => None,
                    })
                    .collect();
                if chosen.len() != actions.len() || !(*min..=*max).contains(&chosen.len()) {
                    print(&format!("! Of this menu you take {}.\n", how_many(*min, *max)));
                    return Ok(None);
                }
                Ok(Some(self.control.select(self.user, *message, custom_id, &chosen).await?))
            }
            _ => {
                print("! Only entries of one menu can be taken together; buttons are pressed one by one.\n");
                Ok(None)
            }
        }
    }

    fn become_somebody(&mut self, name: &str) -> Result<(), ControlError> {
        let known = self.people.iter().find(|it| it.0.eq_ignore_ascii_case(name)).map(|it| *it.1);
        self.user = match known {
            Some(user) => user,
            None if name.is_empty() || name.chars().count() > 32 || name.chars().any(char::is_control) => {
                print("! A name has 1 to 32 letters.\n");
                return Ok(());
            }
            None => {
                let user = self.control.user(name, &self.locale);
                self.control.join(user, self.guild)?;
                self.people.insert(name.to_owned(), user);
                print(&format!("  {name} is new here. Welcome!\n"));
                user
            }
        };
        self.actions.clear();
        self.screen(RECENT);
        Ok(())
    }

    async fn command(&mut self, text: &str) -> Result<Option<Interaction>, ControlError> {
        let commands = self.control.offered_commands(self.user, self.channel);
        if text.trim().is_empty() {
            for (usage, about) in line::list(&commands) {
                print(&format!("  {usage:32} {}\n", self.pen.dim(&about)));
            }
            return Ok(None);
        }
        let line = line::read(text, &commands);
        if !line.branches.is_empty() {
            print(&format!(
                "! /{} is one of: {}\n",
                line.path.split(' ').next().unwrap_or_default(),
                line.branches.join(", ")
            ));
            return Ok(None);
        }
        let Some(at) = line.asked else {
            return Ok(Some(self.control.run(self.user, self.channel, &line.path, &as_strs(&line.options)).await?));
        };
        let name = line.options[at].0.clone();
        let options = as_strs(&line.options);
        let choices = self.control.autocomplete(self.user, self.channel, &line.path, &options, &name).await?;
        if choices.is_empty() {
            print("  Nothing fits; less text before the ? finds more.\n");
            return Ok(None);
        }
        self.actions.clear();
        for choice in choices {
            let mut options = line.options.clone();
            options[at].1 = choice.value.as_str().map_or_else(|| choice.value.to_string(), str::to_owned);
            self.actions.push(Action::Run { path: line.path.clone(), options });
            print(&format!("  [{}] {}\n", self.actions.len(), choice.name));
        }
        Ok(None)
    }

    /// If the answer is a modal, fills it in line by line.
    async fn modal(&mut self, answer: Interaction, lines: &mut mpsc::Receiver<String>) -> Result<(), ControlError> {
        let Some(modal) = answer.modal else { return Ok(()) };
        print(&format!(
            "\n{}  {}\n",
            self.pen.bold(&modal.title),
            self.pen.dim("(Enter keeps what stands in brackets)")
        ));
        let mut fields = Vec::new();
        for input in &modal.inputs {
            print(&format!("  {} [{}]: ", input.label, input.value));
            let typed = lines.recv().await.unwrap_or_default();
            let value = if typed.trim().is_empty() { input.value.clone() } else { typed.trim().to_owned() };
            fields.push((input.custom_id.clone(), value));
        }
        let answer = self.control.submit(self.user, &modal, &as_strs(&fields)).await?;
        self.settle(&answer).await;
        self.screen(usize::MAX);
        Ok(())
    }

    /// Waits until the answer is complete and nothing, such as the board, has followed it for a while.
    async fn settle(&self, answer: &Interaction) {
        if answer.message.as_ref().is_some_and(|it| it.loading) {
            // If it never comes, the screen shows that the bot is still thinking.
            let _ = self.control.settled(answer.id, THINKING).await;
        }
        // The aim is a pause, so a timeout is what we hope for.
        for _ in 0..8 {
            let before = self.snapshot();
            if self.control.wait_until("news", QUIET, || self.snapshot() != before).await.is_err() {
                return;
            }
        }
    }

    /// All that this user sees now, as one text to compare.
    fn snapshot(&self) -> String {
        format!("{:?}", self.control.messages(self.user, self.channel))
    }

    /// Returns once there is something that this user has not seen, after a short pause.
    async fn something_new(&self) {
        let news = || self.control.messages(self.user, self.channel).iter().any(|it| self.is_new(it));
        while self.control.wait_until("news", Duration::from_secs(3600), news).await.is_err() {}
        tokio::time::sleep(QUIET).await;
    }

    /// Buttons that disappear from an old message are not news.
    fn is_new(&self, message: &Message) -> bool {
        let now = Seen::of(message);
        !message.loading
            && match self.seen.get(&(self.user, message.id)) {
                None => true,
                Some(old) => *old != now && (old.text != now.text || !now.parts.is_empty()),
            }
    }

    /// Prints the latest messages that are new or changed for this user, and numbers what can be pressed.
    /// Returns whether there was any.
    fn screen(&mut self, most: usize) -> bool {
        self.learn_names();
        let all = self.control.messages(self.user, self.channel);
        let mut news: Vec<&Message> = all.iter().filter(|it| self.is_new(it)).collect();
        let skipped = news.len().saturating_sub(most);
        news.drain(..skipped);
        if news.is_empty() && !self.actions.is_empty() {
            return false;
        }
        self.actions.clear();
        if skipped > 0 {
            print(&format!("  {}\n", self.pen.dim(&format!("({skipped} earlier messages; read shows them)"))));
        }
        for message in &news {
            let text = self.shown(message);
            print(&text);
        }
        // The latest board can be used at any time, even if something else is on the screen.
        let standing = all.iter().rev().find(|it| !it.ephemeral && !Seen::of(it).parts.is_empty());
        if let Some(message) = standing.filter(|it| !news.iter().any(|shown| shown.id == it.id)) {
            let buttons: Vec<String> = message.components().filter_map(|it| self.number(message.id, it)).collect();
            print(&format!("\n  {} {}\n", self.pen.dim("still open:"), buttons.join("   ")));
        }
        for message in all.iter().filter(|it| !it.loading) {
            self.seen.insert((self.user, message.id), Seen::of(message));
        }
        !news.is_empty()
    }

    fn learn_names(&mut self) {
        let text = |it: &serde_json::Value| it.as_str().unwrap_or_default().to_owned();
        let users = self.control.users();
        let overview = self.control.overview(self.user);
        let guilds = overview["guilds"].as_array().into_iter().flatten();
        let channels = guilds.flat_map(|it| it["channels"].as_array().into_iter().flatten());
        let of = |kind: Mention, it: &serde_json::Value| ((kind as u8, text(&it["id"])), text(&it["name"]));
        self.names = channels.map(|it| of(Mention::Channel, it)).collect();
        self.names.extend(users.iter().map(|it| of(Mention::User, it)));
    }

    /// A message for the terminal, with its buttons numbered.
    fn shown(&mut self, message: &Message) -> String {
        let marks = [
            (message.ephemeral, " (only you see this)"),
            (message.edited, " (edited)"),
            (message.mentions.contains(&self.user), " @you"),
        ];
        let marks: String = marks.iter().filter(|it| it.0).map(|it| it.1).collect();
        let mut text = format!("\n{}{}\n", self.pen.bold(&message.author_name), self.pen.dim(&marks));
        let name = |kind: Mention, id: &str| self.names.get(&(kind as u8, id.to_owned())).cloned();
        for line in self.pen.lines(&message.text(), &name) {
            let _ = writeln!(text, "  {line}");
        }
        for file in &message.attachments {
            let path = self.pictures.join(format!("{}-{}", file.id, file.filename));
            let saved = self.control.attachment(&file.url).ok().and_then(|it| std::fs::write(&path, it).ok());
            let place = saved.map_or_else(|| file.url.clone(), |()| path.display().to_string());
            let _ = writeln!(text, "  picture: {place}");
            let _ = writeln!(text, "  {}", self.pen.dim(file.description.as_deref().unwrap_or("(no alt text)")));
        }
        for row in &message.rows {
            let parts: Vec<String> = row.iter().filter_map(|it| self.number(message.id, it)).collect();
            let _ = writeln!(text, "  {}", parts.join("   "));
        }
        text
    }

    /// A component with the numbers that press it or choose from it.
    fn number(&mut self, message: Id, component: &Component) -> Option<String> {
        let emoji = component.emoji.as_deref().map_or(String::new(), |it| format!("{it} "));
        let label = format!("{emoji}{}", component.label).trim_end().to_owned();
        if component.disabled {
            return Some(self.pen.dim(&format!("({label})")));
        }
        match component.kind {
            ComponentKind::Link => Some(format!("{label}: {}", component.url.as_deref().unwrap_or_default())),
            ComponentKind::Button => {
                self.actions.push(Action::Press { message, custom_id: component.custom_id.clone() });
                Some(format!("[{}] {label}", self.actions.len()))
            }
            ComponentKind::Select => {
                let (min, max) = (component.min_values, component.max_values);
                let placeholder = if label.is_empty() { "Choose" } else { label.as_str() };
                let several = if max > 1 { format!(" ({}, as 1,2)", how_many(min, max)) } else { String::new() };
                let mut text = format!("{}{several}:", self.pen.bold(placeholder));
                for option in &component.options {
                    let (custom_id, value) = (component.custom_id.clone(), option.value.clone());
                    self.actions.push(Action::Choose { message, custom_id, value, min, max });
                    let about = option.description.as_deref().map_or(String::new(), |it| format!(" – {it}"));
                    let chosen = if option.default { " ✓" } else { "" };
                    let _ =
                        write!(text, "\n    [{}] {}{chosen}{}", self.actions.len(), option.label, self.pen.dim(&about));
                }
                Some(text)
            }
        }
    }
}

impl Seen {
    fn of(message: &Message) -> Seen {
        let alts: Vec<&str> = message.attachments.iter().filter_map(|it| it.description.as_deref()).collect();
        let parts: Vec<&Component> = message.components().filter(|it| !it.disabled).collect();
        let parts = if parts.is_empty() { String::new() } else { format!("{parts:?}") };
        Seen { text: format!("{}\n{}", message.text(), alts.join("\n")), parts }
    }
}

fn how_many(min: usize, max: usize) -> String {
    if min == max { format!("{min}") } else { format!("{min} to {max}") }
}

/// The error in words for a user who sees no ids.
fn explain(error: &ControlError) -> String {
    match error {
        ControlError::Missing { what: "message" | "component", .. } => {
            "That is no longer there; read shows what is.".to_owned()
        }
        error => error.to_string(),
    }
}

fn as_strs(pairs: &[(String, String)]) -> Vec<(&str, &str)> {
    pairs.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect()
}

/// Styles are for terminals only, and can be turned off.
fn can_style() -> bool {
    let unset = |name: &str| std::env::var_os(name).is_none_or(|it| it.is_empty());
    io::stdout().is_terminal() && unset("NO_COLOR") && std::env::var_os("TERM").is_some_and(|it| it != "dumb")
}

/// Ignores errors: if the output is closed, the end of the input ends the terminal, too.
fn print(text: &str) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Lines of the standard input, read on a thread because a terminal cannot be polled.
fn lines() -> mpsc::Receiver<String> {
    let (send, receive) = mpsc::channel(16);
    std::thread::spawn(move || {
        for line in io::stdin().lock().lines().map_while(Result::ok) {
            if send.blocking_send(line).is_err() {
                return;
            }
        }
    });
    receive
}
