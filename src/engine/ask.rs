//! Questions and what can be answered, in a closed vocabulary.

use std::borrow::Cow;

use super::{Answer, Fault, Seat, Text};

/// What a rule returns: a value, or the reason the game stops here.
pub type Play<T = ()> = Result<T, Stop>;

/// Why the rules stopped. Matched exhaustively in one place (`run.rs`), caught nowhere else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The record holds no answer yet to these decisions.
    Asking(Vec<Decision>),
    /// The last answer breaks a rule that offers could not express.
    Refused(Refusal),
    /// The record holds an answer that the rules do not ask for.
    Drift(Box<Drift>),
    /// The rules contradict themselves.
    Fault(Box<Fault>),
}

/// A broken rule, named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub rule: &'static str,
    pub text: Text,
    /// What is said once of all that is refused for the same, where the text names one of them.
    pub of_all: Option<Text>,
}

impl Refusal {
    pub fn new(rule: &'static str, text: impl Into<Text>) -> Refusal {
        Refusal { rule, text: text.into(), of_all: None }
    }

    pub fn of_all(self, text: impl Into<Text>) -> Refusal {
        Refusal { of_all: Some(text.into()), ..self }
    }

    /// For use as `return Refusal::because("ATK-07", text)` in a rule.
    pub fn because<T>(rule: &'static str, text: impl Into<Text>) -> Play<T> {
        Err(Stop::Refused(Refusal::new(rule, text)))
    }
}

/// Where a record and the rules part ways.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drift {
    /// The number of answers that still fit.
    pub at: usize,
    /// The id of the ask that the rules have reached.
    pub asked: String,
    pub recorded: Answer,
}

/// A question, before it is known who may answer it and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// A word such as `place`: the message is `ask-place`, the log line carries the word.
    pub id: &'static str,
    /// The rule behind the question.
    pub rule: &'static str,
    pub args: Vec<(Cow<'static, str>, super::Arg)>,
    /// Asked even if only one answer is legal, because not asking would reveal something.
    pub always: bool,
    /// The answer that players may give in advance, if there is one.
    pub pass: Option<Pass>,
    /// Whether the player's own turn begins with it.
    pub turn: bool,
    /// Whether everybody may know the answer, wherever it leads: what is taken lies open before all.
    pub open: bool,
    /// Whether the rules tell the answer in a note of their own, so that the only answer there is needs no line besides.
    pub told: bool,
    /// Whether it is asked of several at once and nobody else is among them: there is nobody to keep the answer from.
    pub alone: bool,
}

/// An answer that may be given before the question is asked: it passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass {
    /// One of the kinds that the game's card names.
    pub kind: &'static str,
    /// The key that is answered.
    pub key: &'static str,
}

/// For how long and for which questions of its kind somebody passes in advance, always until they take it back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// Every question of the kind until the own turn begins.
    Turn,
    /// This question whenever it is asked.
    Ask,
    /// Every question of the kind for the rest of the game.
    Game,
}

impl Scope {
    pub const ALL: [Scope; 3] = [Scope::Turn, Scope::Ask, Scope::Game];

    pub fn key(self) -> &'static str {
        match self {
            Scope::Turn => "turn",
            Scope::Ask => "ask",
            Scope::Game => "game",
        }
    }

    pub fn from_key(key: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|it| it.key() == key)
    }
}

impl Ask {
    pub fn new(id: &'static str, rule: &'static str) -> Ask {
        Ask {
            id,
            rule,
            args: Vec::new(),
            always: false,
            pass: None,
            turn: false,
            open: false,
            told: false,
            alone: false,
        }
    }

    pub fn with(mut self, name: &'static str, arg: impl Into<super::Arg>) -> Ask {
        self.args.push((name.into(), arg.into()));
        self
    }

    pub fn always(mut self) -> Ask {
        self.always = true;
        self
    }

    /// Players may give this answer in advance, for this question or for all of its kind.
    pub fn may_pass(mut self, kind: &'static str, key: &'static str) -> Ask {
        self.pass = Some(Pass { kind, key });
        self
    }

    /// With this question the player's own turn begins.
    pub fn opens_turn(mut self) -> Ask {
        self.turn = true;
        self
    }

    /// Everybody may know the answer: what is taken lies open before all.
    pub fn openly(mut self) -> Ask {
        self.open = true;
        self
    }

    /// The rules tell the answer themselves: that it was the only one is not told besides.
    pub fn told(mut self) -> Ask {
        self.told = true;
        self
    }

    pub fn text(&self) -> Text {
        Text { id: format!("ask-{}", self.id).into(), args: self.args.clone() }
    }
}

/// Who may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    Seat(Seat),
    /// The whole team: the host lets them agree, the leader decides where they differ, and the log holds the outcome.
    Team {
        leader: Seat,
    },
}

impl Who {
    /// The seat under which the answer is recorded.
    pub fn seat(self) -> Seat {
        match self {
            Who::Seat(seat) => seat,
            Who::Team { leader } => leader,
        }
    }
}

/// An open question: who may answer it, and with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    pub who: Who,
    pub ask: Ask,
    pub form: Form,
    /// Answered by several seats at the same time and kept secret until all are in.
    pub secret: bool,
}

/// The three shapes of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    One(Vec<Offer>),
    Some { offers: Vec<Offer>, min: usize, max: usize },
    Number { min: i64, max: i64 },
}

/// One legal answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// A word for ever: it stands in other people's records.
    pub key: String,
    pub label: Text,
    /// What it costs, what it brings and what it touches, where the label does not say so.
    pub detail: Option<Text>,
    /// The groups that lead to the offer, for drill-down.
    pub path: Vec<Group>,
}

/// A step on the way to an offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    pub key: String,
    pub label: Text,
    /// What all of it costs, brings and touches, where that is the same.
    pub about: Option<Text>,
    /// It only sorts: the labels of its offers say the same, and stand without it where they stand side by side.
    pub sorts: bool,
}

impl Group {
    pub fn new(key: impl Into<String>, label: impl Into<Text>) -> Group {
        Group { key: key.into(), label: label.into(), about: None, sorts: false }
    }

    /// What a question would hold, for things that are not offered: whoever reads of them must know what they belong to.
    pub fn asked(ask: &str, label: impl Into<Text>) -> Group {
        Group::new(Group::asked_key(ask), label)
    }

    pub fn asked_key(ask: &str) -> String {
        format!("ask-{ask}")
    }
}

impl Offer {
    pub fn new(key: impl Into<String>, label: impl Into<Text>) -> Offer {
        Label::from(label.into()).of(key.into())
    }

    pub fn under(mut self, key: impl Into<String>, label: impl Into<Text>) -> Offer {
        self.path.push(Group::new(key, label));
        self
    }
}

/// The words of an offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    pub text: Text,
    pub detail: Option<Text>,
    pub path: Vec<Group>,
}

impl Label {
    /// What it costs, brings and touches.
    pub fn detail(mut self, detail: impl Into<Text>) -> Label {
        self.detail = Some(detail.into());
        self
    }

    /// Puts the offer into a group, below those that it is in already.
    pub fn under(mut self, key: impl Into<String>, label: impl Into<Text>) -> Label {
        self.path.push(Group::new(key, label));
        self
    }

    /// Puts the offer into a group that only sorts.
    pub fn sorted(mut self, key: impl Into<String>, label: impl Into<Text>) -> Label {
        self.path.push(Group { sorts: true, ..Group::new(key, label) });
        self
    }

    /// What the group costs, brings and touches into which the offer was put last.
    pub fn about(mut self, about: impl Into<Text>) -> Label {
        if let Some(group) = self.path.last_mut() {
            group.about = Some(about.into());
        }
        self
    }

    pub fn of(self, key: String) -> Offer {
        Offer { key, label: self.text, detail: self.detail, path: self.path }
    }
}

impl<T: Into<Text>> From<T> for Label {
    fn from(text: T) -> Label {
        Label { text: text.into(), detail: None, path: Vec::new() }
    }
}

/// What a player can pick. Rules see the typed value, Discord the offer, the log the key. Keys and words are made from
/// the state, and only when somebody reads them: a robot tries thousands of turns and reads hardly any.
pub trait Choice<S> {
    fn key(&self, state: &S) -> String;
    fn words(&self, state: &S) -> Label;

    /// What each of the options promises at first sight, in any unit; empty where the game has no opinion. Robots try the
    /// most promising first, and play on by them where they do not think.
    fn appeals(_options: &[&Self], _state: &S) -> Vec<i32>
    where
        Self: Sized,
    {
        Vec::new()
    }

    fn offer(&self, state: &S) -> Offer {
        self.words(state).of(self.key(state))
    }
}

/// Nothing ends an open-ended series of picks.
impl<S, T: Choice<S>> Choice<S> for Option<T> {
    fn key(&self, state: &S) -> String {
        self.as_ref().map_or_else(|| "done".to_owned(), |it| it.key(state))
    }

    fn words(&self, state: &S) -> Label {
        self.as_ref().map_or_else(|| Label::from("done"), |it| it.words(state))
    }

    fn appeals(options: &[&Self], state: &S) -> Vec<i32> {
        let some: Vec<&T> = options.iter().filter_map(|it| it.as_ref()).collect();
        let mut appeals = T::appeals(&some, state).into_iter();
        if appeals.len() == 0 {
            return Vec::new();
        }
        options.iter().map(|it| it.as_ref().and_then(|_| appeals.next()).unwrap_or_default()).collect()
    }
}

/// Any value with an offer of its own, for the odd question that needs no type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opt<T> {
    pub value: T,
    pub offer: Offer,
}

impl<T> Opt<T> {
    pub fn new(value: T, key: impl Into<String>, label: impl Into<Text>) -> Opt<T> {
        Opt { value, offer: Offer::new(key, label) }
    }
}

impl<S, T> Choice<S> for Opt<T> {
    fn key(&self, _: &S) -> String {
        self.offer.key.clone()
    }

    fn words(&self, _: &S) -> Label {
        let Offer { label, detail, path, .. } = self.offer.clone();
        Label { text: label, detail, path }
    }
}

impl Form {
    pub fn offers(&self) -> &[Offer] {
        match self {
            Form::One(offers) | Form::Some { offers, .. } => offers,
            Form::Number { .. } => &[],
        }
    }

    /// What an answer offers, as one: of several picks the labels together.
    pub fn offered(&self, key: &str) -> Option<Offer> {
        match self {
            Form::One(offers) => offers.iter().find(|it| it.key == key).cloned(),
            Form::Some { offers, .. } => {
                let picked = offers.iter().filter(|it| key.split('+').any(|key| key == it.key));
                let labels: Vec<Text> = picked.map(|it| it.label.clone()).collect();
                let label = if labels.is_empty() { "bot-none".into() } else { Text::new("picked").with("all", labels) };
                Some(Offer::new(key, label))
            }
            Form::Number { .. } => Some(Offer::new(key, Text::new("number").with("number", key.parse::<i64>().ok()?))),
        }
    }

    /// Whether nothing can be answered at all: a fault of the rules.
    pub fn is_dead_end(&self) -> bool {
        match self {
            Form::One(offers) => offers.is_empty(),
            Form::Some { offers, min, max } => min > max || *min > offers.len(),
            Form::Number { min, max } => min > max,
        }
    }

    /// The key under which this answer is recorded, or nothing if it is not legal. Several keys are joined by `+`, in
    /// the order of the offers; the empty selection is `none`.
    pub fn settle(&self, key: &str) -> Option<String> {
        match self {
            Form::One(offers) => offers.iter().find(|it| it.key == key).map(|it| it.key.clone()),
            Form::Some { offers, min, max } => {
                let wanted: Vec<&str> = if key == "none" { Vec::new() } else { key.split('+').collect() };
                let taken: Vec<&str> =
                    offers.iter().map(|it| it.key.as_str()).filter(|it| wanted.contains(it)).collect();
                let fits = taken.len() == wanted.len() && (*min..=*max).contains(&taken.len());
                fits.then(|| if taken.is_empty() { "none".to_owned() } else { taken.join("+") })
            }
            Form::Number { min, max } => {
                let number: i64 = key.parse().ok()?;
                (*min..=*max).contains(&number).then(|| number.to_string())
            }
        }
    }
}
