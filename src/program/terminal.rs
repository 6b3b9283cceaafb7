//! The sandbox in a terminal: type commands, press what has a number, switch between people.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, BufRead, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use tokio::sync::mpsc;

use crate::sandbox::{Component, ComponentKind, Control, ControlError, Id, Interaction, Message, Modal};

const HELP: &str = "\
  /perseverance new players:2   any slash command, with its options as name:value
  /play choice:rations?         a value that ends in ? lists what autocomplete offers
  3          press button 3, or choose option 3 of a menu (3,5 chooses several)
  as Ben     be somebody else        who      who is here
  read       everything you can see in this channel
  quit       leave; the sandbox forgets everything";

/// How long to wait for messages that follow an answer, such as the board.
const SETTLE: Duration = Duration::from_millis(900);

/// What a number on the screen does.
#[derive(Clone)]
enum Deed {
    Press { message: Id, custom_id: String },
    Choose { message: Id, custom_id: String, value: String },
}

/// One person at a keyboard, who can be anybody.
pub struct Terminal {
    control: Control,
    guild: Id,
    channel: Id,
    user: Id,
    people: BTreeMap<String, Id>,
    /// What was shown of each message to each person, so that only news is printed.
    shown: BTreeMap<(Id, Id), String>,
    deeds: Vec<Deed>,
    pictures: PathBuf,
}

impl Terminal {
    /// Everybody in `people` is a member of the guild already.
    pub fn new(control: Control, guild: Id, channel: Id, people: Vec<(String, Id)>, pictures: PathBuf) -> Terminal {
        let user = people.first().map_or(guild, |it| it.1);
        let (shown, deeds) = (BTreeMap::new(), Vec::new());
        Terminal { control, guild, channel, user, people: people.into_iter().collect(), shown, deeds, pictures }
    }

    /// Reads lines until the input ends or somebody quits.
    pub async fn run(&mut self) {
        println!("{HELP}\n");
        let mut lines = lines();
        loop {
            print!("{}> ", self.name());
            let _ = io::stdout().flush();
            let Some(line) = lines.recv().await else { return };
            let line = line.trim();
            match line {
                "" => {}
                "quit" | "exit" => return,
                "help" | "?" => println!("{HELP}"),
                "who" => println!("{}", self.people.keys().cloned().collect::<Vec<_>>().join(", ")),
                "read" => {
                    let user = self.user;
                    self.shown.retain(|it, _| it.0 != user);
                    self.news();
                    continue;
                }
                _ => {
                    if let Err(error) = self.act(line, &mut lines).await {
                        println!("! {error}");
                    }
                }
            }
            if !line.is_empty() {
                tokio::time::sleep(SETTLE).await;
                self.news();
            }
        }
    }

    fn name(&self) -> &str {
        self.people.iter().find(|it| *it.1 == self.user).map_or("nobody", |it| it.0)
    }

    async fn act(&mut self, line: &str, lines: &mut mpsc::Receiver<String>) -> Result<(), ControlError> {
        if let Some(name) = line.strip_prefix("as ") {
            return self.become_somebody(name.trim());
        }
        if let Some(command) = line.strip_prefix('/') {
            return self.command(command, lines).await;
        }
        let numbers: Vec<usize> = line.split(',').filter_map(|it| it.trim().parse().ok()).collect();
        let deeds: Vec<Deed> = numbers.iter().filter_map(|it| self.deeds.get(it.checked_sub(1)?)).cloned().collect();
        let answer = match deeds.first() {
            None => {
                println!("! that is neither a /command nor a number on the screen; `help` says more");
                return Ok(());
            }
            Some(Deed::Press { message, custom_id }) => self.control.press(self.user, *message, custom_id).await?,
            Some(Deed::Choose { message, custom_id, .. }) => {
                let chosen = deeds.iter().filter_map(|it| match it {
                    Deed::Choose { custom_id: menu, value, .. } if menu == custom_id => Some(value.as_str()),
                    Deed::Choose { .. } | Deed::Press { .. } => None,
                });
                self.control.select(self.user, *message, custom_id, &chosen.collect::<Vec<_>>()).await?
            }
        };
        self.modal(answer, lines).await
    }

    fn become_somebody(&mut self, name: &str) -> Result<(), ControlError> {
        let known = self.people.iter().find(|it| it.0.eq_ignore_ascii_case(name)).map(|it| *it.1);
        self.user = match known {
            Some(user) => user,
            None => {
                let user = self.control.user(name, "en-US");
                self.control.join(user, self.guild)?;
                self.people.insert(name.to_owned(), user);
                user
            }
        };
        Ok(())
    }

    async fn command(&mut self, command: &str, lines: &mut mpsc::Receiver<String>) -> Result<(), ControlError> {
        let options_at = command.split_whitespace().position(|it| it.contains(':')).unwrap_or(usize::MAX);
        let words: Vec<&str> = command.split_whitespace().collect();
        let path = words[..options_at.min(words.len())].join(" ");
        let mut options: Vec<(String, String)> = Vec::new();
        for word in &words[options_at.min(words.len())..] {
            match word.split_once(':') {
                Some((name, value)) => options.push((name.to_owned(), value.to_owned())),
                None => {
                    if let Some(last) = options.last_mut() {
                        let _ = write!(last.1, " {word}");
                    }
                }
            }
        }
        let asked = options.iter().position(|it| it.1.ends_with('?'));
        if let Some(at) = asked {
            options[at].1.pop();
        }
        let options: Vec<(&str, &str)> = options.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
        if let Some(at) = asked {
            let name = options[at].0;
            for choice in self.control.autocomplete(self.user, self.channel, &path, &options, name).await? {
                println!("  {}   [{}]", choice.name, choice.value);
            }
            return Ok(());
        }
        let answer = self.control.run(self.user, self.channel, &path, &options).await?;
        self.modal(answer, lines).await
    }

    /// Fills in a modal, line by line, if the answer is one.
    async fn modal(&mut self, answer: Interaction, lines: &mut mpsc::Receiver<String>) -> Result<(), ControlError> {
        let Some(modal) = answer.modal else { return Ok(()) };
        let Modal { title, inputs, .. } = &modal;
        println!("  -- {title}");
        let mut fields = Vec::new();
        for input in inputs {
            print!("  {} [{}]: ", input.label, input.value);
            let _ = io::stdout().flush();
            let typed = lines.recv().await.unwrap_or_default();
            let value = if typed.trim().is_empty() { input.value.clone() } else { typed.trim().to_owned() };
            fields.push((input.custom_id.clone(), value));
        }
        let fields: Vec<(&str, &str)> = fields.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
        self.control.submit(self.user, &modal, &fields).await?;
        Ok(())
    }

    /// Prints the messages that are new or changed for this person, and numbers what can be pressed.
    fn news(&mut self) {
        self.deeds.clear();
        for message in self.control.messages(self.user, self.channel) {
            let digest = format!("{message:?}");
            let key = (self.user, message.id);
            if self.shown.get(&key) == Some(&digest) {
                continue;
            }
            self.shown.insert(key, digest);
            self.print(&message);
        }
    }

    fn print(&mut self, message: &Message) {
        let mine = message.mentions.contains(&self.user);
        let marks = [(message.ephemeral, " (only you see this)"), (message.edited, " (edited)"), (mine, " @you")];
        let marks: String = marks.iter().filter(|it| it.0).map(|it| it.1).collect();
        println!("\n{}{marks}", message.author_name);
        for line in message.text().lines() {
            println!("  {line}");
        }
        for file in &message.attachments {
            let path = self.pictures.join(format!("{}-{}", file.id, file.filename));
            let saved = self.control.attachment(&file.url).ok().and_then(|it| std::fs::write(&path, it).ok());
            let place = saved.map_or_else(|| file.url.clone(), |()| path.display().to_string());
            println!("  [picture {place}]");
            println!("  {}", file.description.as_deref().unwrap_or("(no alt text)"));
        }
        for row in &message.rows {
            let shown: Vec<String> = row.iter().filter_map(|it| self.number(message.id, it)).collect();
            println!("  {}", shown.join("   "));
        }
    }

    /// A component with the numbers that press it or choose from it.
    fn number(&mut self, message: Id, component: &Component) -> Option<String> {
        if component.disabled {
            return Some(format!("({})", component.label));
        }
        match component.kind {
            ComponentKind::Button => {
                self.deeds.push(Deed::Press { message, custom_id: component.custom_id.clone() });
                Some(format!("[{}] {}", self.deeds.len(), component.label))
            }
            _ if component.options.is_empty() => None,
            _ => {
                let mut text = component.label.clone();
                for option in &component.options {
                    let (custom_id, value) = (component.custom_id.clone(), option.value.clone());
                    self.deeds.push(Deed::Choose { message, custom_id, value });
                    let about = option.description.as_deref().map_or(String::new(), |it| format!(" – {it}"));
                    let _ = write!(text, "\n    [{}] {}{about}", self.deeds.len(), option.label);
                }
                Some(text)
            }
        }
    }
}

/// Lines of the standard input, read by a thread of their own, because a terminal cannot be polled.
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
