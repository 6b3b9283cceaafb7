//! People at tables, who press whatever they are offered, and what they have to wait for.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use slowboat::discord::custom_id::{Action, Press, Span};
use slowboat::sandbox::{Component, Control, ControlError, Id, Interaction, Message};
use tokio::time::sleep;

/// How often it is looked whether a picture is there: so exact are its figures.
const LOOK: Duration = Duration::from_millis(5);
/// An answer that is no news to the channel brings no picture.
const NO_PICTURE: Duration = Duration::from_secs(10);

pub(crate) struct Table {
    channel: Id,
    players: Vec<Id>,
    /// Who presses, and what they see.
    turn: usize,
    panel: Option<Message>,
}

impl Table {
    pub(crate) fn new(channel: Id, players: Vec<Id>) -> Table {
        Table { channel, players, turn: 0, panel: None }
    }

    /// Its channel, and somebody who sits there.
    pub(crate) fn place(&self) -> (Id, Id) {
        (self.channel, self.players[0])
    }

    /// One press: on the panel that is open, or the command that opens one.
    pub(crate) async fn step(&mut self, control: &Control, figures: &Figures, luck: usize) {
        let user = self.players[self.turn];
        let offered = self.panel.as_ref().map(|it| (it.id, choice(it, luck)));
        let (pressed, is_answer) = match offered {
            Some((panel, Some(tap))) => {
                let before = shown(control, user, self.channel);
                let (pressed, is_answer) = tap.press(control, user, panel).await;
                if is_answer && pressed.is_ok() {
                    figures.expect(self.channel, user, before);
                }
                (pressed, is_answer)
            }
            // Nothing is asked of them: whose turn is it?
            Some((_, None)) => {
                self.turn = (self.turn + 1) % self.players.len();
                (control.run(self.players[self.turn], self.channel, "play", &[]).await, false)
            }
            None => (control.run(user, self.channel, "play", &[]).await, false),
        };
        // What comes later is looked at anew.
        let is_complete = |it: &&Interaction| matches!(it.kind, 4 | 7);
        self.panel = pressed.as_ref().ok().filter(is_complete).and_then(|it| it.message.clone());
        figures.acknowledged(&pressed, is_answer);
    }
}

/// What to do on a panel.
enum Tap {
    Answer(String),
    Select { menu: String, values: Vec<String> },
    Number(String),
}

impl Tap {
    /// The press, and whether it was an answer.
    async fn press(&self, control: &Control, user: Id, panel: Id) -> (Result<Interaction, ControlError>, bool) {
        match self {
            Tap::Answer(button) => (control.press(user, panel, button).await, true),
            Tap::Select { menu, values } => {
                let is_answer = values.iter().all(|it| Span::parse(it).is_none());
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                (control.select(user, panel, menu, &values).await, is_answer)
            }
            Tap::Number(button) => {
                let opened = control.press(user, panel, button).await;
                let Ok(Some(form)) = opened.as_ref().map(|it| it.modal.as_ref()) else { return (opened, false) };
                (control.submit(user, form, &[(&form.inputs[0].custom_id, "1")]).await, true)
            }
        }
    }
}

/// Anything that leads to an answer.
fn choice(panel: &Message, luck: usize) -> Option<Tap> {
    let tap = |part: &Component| {
        let id = part.custom_id.clone();
        match Press::parse(&id)?.act {
            Action::Answer(_) => Some(Tap::Answer(id)),
            Action::Number => Some(Tap::Number(id)),
            Action::Choose(_) => {
                let (first, count) = (luck % part.options.len().max(1), part.min_values.max(1));
                let picked = part.options.iter().cycle().skip(first).take(count);
                Some(Tap::Select { menu: id, values: picked.map(|it| it.value.clone()).collect() })
            }
            _ => None,
        }
    };
    let mut taps: Vec<Tap> = panel.components().filter(|it| !it.disabled).filter_map(tap).collect();
    let at = luck.checked_rem(taps.len())?;
    Some(taps.swap_remove(at))
}

/// The picture that everybody sees last in a channel.
fn shown(control: &Control, user: Id, channel: Id) -> Option<Id> {
    let all = control.messages(user, channel);
    all.iter().rev().find(|it| !it.ephemeral && it.picture().is_some())?.picture().map(|it| it.id)
}

/// An answer that a picture is expected of.
struct Expected {
    since: Instant,
    user: Id,
    before: Option<Id>,
}

#[derive(Default)]
pub(crate) struct Figures {
    /// In milliseconds, like the pictures.
    acknowledgements: Mutex<Vec<f64>>,
    pictures: Mutex<Vec<f64>>,
    expected: Mutex<BTreeMap<Id, Expected>>,
    answers: Mutex<usize>,
    failed: Mutex<Vec<String>>,
}

fn lock<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Figures {
    fn expect(&self, channel: Id, user: Id, before: Option<Id>) {
        lock(&self.expected).entry(channel).or_insert(Expected { since: Instant::now(), user, before });
    }

    fn acknowledged(&self, pressed: &Result<Interaction, ControlError>, is_answer: bool) {
        match pressed {
            Ok(answer) => {
                lock(&self.acknowledgements).push(answer.after_ms);
                *lock(&self.answers) += usize::from(is_answer);
            }
            Err(error) => lock(&self.failed).push(error.to_string()),
        }
    }

    pub(crate) async fn pictures_are_there(&self) {
        while !lock(&self.expected).is_empty() {
            sleep(LOOK).await;
        }
    }

    pub(crate) fn clear(&self) {
        lock(&self.acknowledgements).clear();
        lock(&self.pictures).clear();
        lock(&self.failed).clear();
        *lock(&self.answers) = 0;
    }

    pub(crate) fn report(&self) -> String {
        let failed = lock(&self.failed);
        let failed = match failed.first() {
            Some(first) => format!("; {} FAILED: {first}", failed.len()),
            None => String::new(),
        };
        format!(
            "{} answers among them{failed}\n  acknowledged: {}\n  pictures:     {}",
            lock(&self.answers),
            shares(&mut lock(&self.acknowledgements)),
            shares(&mut lock(&self.pictures)),
        )
    }
}

fn shares(all: &mut [f64]) -> String {
    all.sort_by(f64::total_cmp);
    let Some(last) = all.len().checked_sub(1) else { return "none".to_owned() };
    let share = |of: f64| all[(last as f64 * of) as usize];
    let (p50, p95, p99, most) = (share(0.5), share(0.95), share(0.99), share(1.0));
    format!("{} · p50 {p50:.0} ms · p95 {p95:.0} ms · p99 {p99:.0} ms · max {most:.0} ms", all.len())
}

/// Looks for the pictures that are expected, for ever.
pub(crate) async fn watch(control: Control, figures: std::sync::Arc<Figures>) {
    loop {
        sleep(LOOK).await;
        lock(&figures.expected).retain(|channel, it| {
            let took = it.since.elapsed();
            let is_there = shown(&control, it.user, *channel) != it.before;
            if is_there {
                lock(&figures.pictures).push(took.as_secs_f64() * 1e3);
            }
            !is_there && took < NO_PICTURE
        });
    }
}
