//! What a component carries: `v1|game|token|verb|arg`, at most 100 characters and complete in itself, so that buttons
//! survive a restart. It comes back from outside and is read as hostile input.

use std::fmt;

use super::picks::digits;
pub use super::picks::{Chosen, Pick, Span};
use crate::engine::Scope;
use crate::host::Pass;

/// The longest custom id that Discord takes.
pub const LONGEST: usize = 100;

const VERSION: &str = "v1";

/// What the verb of a step begins with that is only looked at.
const PEEK: char = '?';
/// And one that is a step to an order.
const ORDER: char = '!';

/// A press on a component, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Press {
    pub game: i64,
    /// What the component was made for: the token of a decision, or the message to refresh.
    pub token: Option<String>,
    pub act: Action,
}

/// What a press asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    // On the lobby.
    Join,
    Leave,
    Options,
    /// A menu whose values are the keys of settings.
    Setting,
    /// A menu whose values are those of one setting.
    Set(String),
    Start,
    /// Although seats are open.
    StartNow,
    /// The menu of robots.
    Robots,
    /// A menu whose values are robots to be seated or sent away.
    Robot,
    // On public messages: each opens something that only the presser sees.
    Play,
    Board,
    Hand,
    Rules,
    /// On the last message of a game.
    Record,
    /// The same game once more.
    Rematch,
    // On the panel.
    Panel,
    Answer(Pick),
    /// A menu whose values are picks or spans, and where it stands: menus of one id would keep in Discord what was
    /// chosen in the menu before.
    Choose(Option<Span>),
    /// A step back to the menu of these offers.
    Menu(Span),
    /// A page of a menu of which several can be picked, with those picked so far.
    Page(Chosen),
    /// The values that were picked on a page, with those picked so far.
    Toggle(Chosen),
    /// All that was picked so far, as the answer.
    Done(Chosen),
    Number,
    /// The answer, although it cannot be taken back; perhaps never to be asked that again.
    Sure {
        pick: Pick,
        never: bool,
    },
    /// The question, to look at what an answer would bring.
    Preview,
    /// A step of the panel, only to look at what it would bring.
    Peek(Box<Action>),
    /// What was ordered, and what could be.
    Plan,
    /// A step in the menus of a question that has not been asked yet.
    Order(Box<Action>),
    /// Takes back all that was ordered.
    NoOrders,
    /// To what is proposed to the whole team.
    Agree,
    Object,
    Undo,
    /// To move to take back what cannot just be taken back.
    AskUndo,
    Redo,
    Rule(String),
    /// Passes in advance: scope, kind and perhaps one ask.
    Ahead(Pass),
    /// Takes back what was passed in advance.
    Again,
    /// A menu whose values are parts of the board.
    Part,
}

impl Press {
    pub fn new(game: i64, act: Action) -> Press {
        Press { game, token: None, act }
    }

    pub fn with(game: i64, token: &str, act: Action) -> Press {
        Press { game, token: Some(token.to_owned()), act }
    }

    /// The custom id, or nothing if it would be too long.
    pub fn id(&self) -> Option<String> {
        Some(self.to_string()).filter(|it| it.chars().count() <= LONGEST)
    }

    pub fn parse(id: &str) -> Option<Press> {
        if id.chars().count() > LONGEST {
            return None;
        }
        let mut parts = id.splitn(5, '|');
        let (version, game, token, verb, arg) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let token = match token {
            "-" => None,
            _ if (1..=24).contains(&token.len()) && token.bytes().all(|it| it.is_ascii_alphanumeric()) => {
                Some(token.to_owned())
            }
            _ => return None,
        };
        let game = digits(game).and_then(|it| it.parse::<i64>().ok())?;
        let act = Action::parse(verb, arg)?;
        (version == VERSION).then_some(Press { game, token, act })
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let token = self.token.as_deref().unwrap_or("-");
        let (verb, arg) = self.act.write();
        write!(f, "{VERSION}|{}|{token}|{verb}|{arg}", self.game)
    }
}

impl Action {
    /// Whether it may change the game.
    pub(super) fn changes(&self) -> bool {
        match self {
            Action::Join | Action::Leave | Action::Setting | Action::Set(_) | Action::Start | Action::Robot => true,
            Action::StartNow | Action::Rematch => true,
            Action::Answer(_) | Action::Choose(_) | Action::Done(_) | Action::Undo | Action::Redo => true,
            Action::Sure { .. } | Action::Agree | Action::Object | Action::AskUndo => true,
            Action::Ahead(_) | Action::Again | Action::NoOrders => true,
            Action::Order(act) => act.changes(),
            Action::Options | Action::Robots | Action::Play | Action::Board | Action::Hand | Action::Rules => false,
            Action::Record | Action::Panel | Action::Menu(_) | Action::Page(_) | Action::Toggle(_) => false,
            Action::Number | Action::Rule(_) | Action::Part | Action::Preview | Action::Peek(_) | Action::Plan => false,
        }
    }

    fn write(&self) -> (String, String) {
        let none = String::new;
        let (verb, arg) = match self {
            Action::Peek(act) | Action::Order(act) => {
                let mark = if let Action::Peek(_) = self { PEEK } else { ORDER };
                let (verb, arg) = act.write();
                return (format!("{mark}{verb}"), arg);
            }
            Action::Join => ("join", none()),
            Action::Leave => ("leave", none()),
            Action::Options => ("options", none()),
            Action::Setting => ("setting", none()),
            Action::Set(key) => ("set", key.clone()),
            Action::Start => ("start", none()),
            Action::StartNow => ("start-now", none()),
            Action::Rematch => ("rematch", none()),
            Action::Robots => ("robots", none()),
            Action::Robot => ("robot", none()),
            Action::Play => ("play", none()),
            Action::Board => ("board", none()),
            Action::Hand => ("hand", none()),
            Action::Rules => ("rules", none()),
            Action::Panel => ("panel", none()),
            Action::Answer(pick) => ("a", pick.to_string()),
            Action::Choose(span) => ("c", span.map_or_else(none, |it| it.to_string())),
            Action::Menu(span) => ("m", span.to_string()),
            Action::Page(chosen) => ("p", chosen.to_string()),
            Action::Toggle(chosen) => ("t", chosen.to_string()),
            Action::Done(chosen) => ("d", chosen.to_string()),
            Action::Number => ("n", none()),
            Action::Sure { pick, never: false } => ("s", pick.to_string()),
            Action::Sure { pick, never: true } => ("sn", pick.to_string()),
            Action::Agree => ("agree", none()),
            Action::Object => ("object", none()),
            Action::Undo => ("undo", none()),
            Action::AskUndo => ("ask-undo", none()),
            Action::Redo => ("redo", none()),
            Action::Rule(id) => ("rule", id.clone()),
            Action::Ahead(pass) => ("pass", written(pass)),
            Action::Again => ("again", none()),
            Action::Part => ("part", none()),
            Action::Record => ("record", none()),
            Action::Preview => ("preview", none()),
            Action::Plan => ("plan", none()),
            Action::NoOrders => ("no-orders", none()),
        };
        (verb.to_owned(), arg)
    }

    fn parse(verb: &str, arg: &str) -> Option<Action> {
        for (mark, wrap) in [(PEEK, Action::Peek as fn(Box<Action>) -> Action), (ORDER, Action::Order)] {
            if let Some(verb) = verb.strip_prefix(mark) {
                // Only what stands in the menus of a question.
                let steps = ["a", "c", "m", "p", "t", "d", "n"];
                return Action::parse(verb, arg).filter(|_| steps.contains(&verb)).map(|it| wrap(Box::new(it)));
            }
        }
        let bare = |act: Action| arg.is_empty().then_some(act);
        match verb {
            "join" => bare(Action::Join),
            "leave" => bare(Action::Leave),
            "options" => bare(Action::Options),
            "setting" => bare(Action::Setting),
            "set" => word(arg).map(Action::Set),
            "start" => bare(Action::Start),
            "start-now" => bare(Action::StartNow),
            "rematch" => bare(Action::Rematch),
            "robots" => bare(Action::Robots),
            "robot" => bare(Action::Robot),
            "play" => bare(Action::Play),
            "board" => bare(Action::Board),
            "hand" => bare(Action::Hand),
            "rules" => bare(Action::Rules),
            "panel" => bare(Action::Panel),
            "a" => Pick::parse(arg).map(Action::Answer),
            "c" if arg.is_empty() => Some(Action::Choose(None)),
            "c" => Span::parse(arg).map(|it| Action::Choose(Some(it))),
            "m" => Span::parse(arg).map(Action::Menu),
            "p" => Chosen::parse(arg).map(Action::Page),
            "t" => Chosen::parse(arg).map(Action::Toggle),
            "d" => Chosen::parse(arg).map(Action::Done),
            "n" => bare(Action::Number),
            "s" | "sn" => Pick::parse(arg).map(|pick| Action::Sure { pick, never: verb == "sn" }),
            "agree" => bare(Action::Agree),
            "object" => bare(Action::Object),
            "undo" => bare(Action::Undo),
            "ask-undo" => bare(Action::AskUndo),
            "redo" => bare(Action::Redo),
            "rule" => word(arg).map(Action::Rule),
            "pass" => read(arg).map(Action::Ahead),
            "again" => bare(Action::Again),
            "part" => bare(Action::Part),
            "record" => bare(Action::Record),
            "preview" => bare(Action::Preview),
            "plan" => bare(Action::Plan),
            "no-orders" => bare(Action::NoOrders),
            _ => None,
        }
    }
}

fn written(pass: &Pass) -> String {
    let parts = [Some(pass.scope.key()), Some(&*pass.kind), pass.ask.as_deref()];
    parts.into_iter().flatten().collect::<Vec<_>>().join("/")
}

fn read(arg: &str) -> Option<Pass> {
    let arg = word(arg)?;
    let mut parts = arg.splitn(3, '/');
    let scope = Scope::from_key(parts.next()?)?;
    let kind = parts.next()?.to_owned();
    Some(Pass { kind, scope, ask: parts.next().map(str::to_owned) })
}

/// A word such as a rule id or the key of an option.
fn word(arg: &str) -> Option<String> {
    let fits = |it: char| it.is_alphanumeric() || matches!(it, '-' | '_' | '.' | '/' | ':');
    (!arg.is_empty() && arg.chars().all(fits)).then(|| arg.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Offer;

    fn all() -> Vec<Action> {
        let chosen = Chosen { page: 3, picked: vec![0, 7, 8, 60, 1999] };
        vec![
            Action::Join,
            Action::Leave,
            Action::Options,
            Action::Setting,
            Action::Set("first-game".to_owned()),
            Action::Start,
            Action::Robots,
            Action::Robot,
            Action::Play,
            Action::Board,
            Action::Hand,
            Action::Rules,
            Action::Panel,
            Action::Answer(Pick::Key("die-3|x=y#2".to_owned())),
            Action::Answer(Pick::Index(1999)),
            Action::Choose(None),
            Action::Choose(Some(Span { from: 0, to: 25 })),
            Action::Menu(Span { from: 25, to: 50 }),
            Action::Page(chosen.clone()),
            Action::Toggle(Chosen::default()),
            Action::Done(chosen),
            Action::Number,
            Action::Sure { pick: Pick::Key("a+b".to_owned()), never: false },
            Action::Sure { pick: Pick::Index(7), never: true },
            Action::Agree,
            Action::Object,
            Action::Undo,
            Action::Redo,
            Action::Rule("ATK-04".to_owned()),
            Action::Part,
            Action::Record,
            Action::Preview,
            Action::Peek(Box::new(Action::Answer(Pick::Index(3)))),
            Action::Plan,
            Action::NoOrders,
            Action::Order(Box::new(Action::Choose(None))),
            Action::Order(Box::new(Action::Answer(Pick::Index(3)))),
            Action::Peek(Box::new(Action::Number)),
            Action::Peek(Box::new(Action::Done(Chosen::default()))),
        ]
    }

    #[test]
    fn what_is_written_is_read() {
        for act in all() {
            for press in [Press::new(i64::MAX, act.clone()), Press::with(1, "a1B2c3D4", act.clone())] {
                let id = press.id().expect("short enough");
                assert_eq!(Press::parse(&id), Some(press), "{id}");
            }
        }
    }

    #[test]
    fn hostile_ids_are_refused() {
        let long = format!("v1|1|-|a|={}", "x".repeat(91));
        let hostile = [
            "",
            "|",
            "||||",
            "v1",
            "v1|1|-|join",
            "v2|1|-|join|",
            "v1|-1|-|join|",
            "v1|+1|-|join|",
            "v1|01|-|join|",
            "v1|9999999999999999999|-|join|",
            "v1|١|-|join|",
            "v1|1||join|",
            "v1|1|a b|join|",
            "v1|1|' OR 1=1|join|",
            "v1|1|aaaaaaaaaaaaaaaaaaaaaaaaa|join|",
            "v1|1|-|JOIN|",
            "v1|1|-|join|x",
            "v1|1|-|drop|",
            "v1|1|-|?|",
            "v1|1|-|?undo|",
            "v1|1|-|??n|",
            "v1|1|-|a|",
            "v1|1|-|a|key",
            "v1|1|-|a|=",
            "v1|1|-|a|#",
            "v1|1|-|a|#-1",
            "v1|1|-|a|#99999999999",
            "v1|1|-|m|",
            "v1|1|-|m|5",
            "v1|1|-|m|5-5",
            "v1|1|-|m|9-5",
            "v1|1|-|m|0-99999999999",
            "v1|1|-|p|",
            "v1|1|-|p|0",
            "v1|1|-|p|0:.",
            "v1|1|-|p|0:zzzzzzzzzzzzzz",
            "v1|1|-|p|0:-1",
            "v1|1|-|p|x:0",
            "v1|1|-|rule|",
            "v1|1|-|rule|a b",
            "v1|1|-|rule|@everyone",
            "v1|1|-|concede|",
            long.as_str(),
        ];
        for id in hostile {
            assert_eq!(Press::parse(id), None, "{id}");
        }
    }

    #[test]
    fn nothing_that_is_read_breaks_the_reader() {
        let pieces = ["v1", "|", "1", "-", "a", "=", "#", "0:", ".", "zz", "m", "5-9", "\u{0}", "ą", "💥", "%s"];
        let mut state = 1u64;
        for _ in 0..20_000 {
            let mut id = String::new();
            for _ in 0..12 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                id.push_str(pieces[(state >> 33) as usize % pieces.len()]);
            }
            if let Some(press) = Press::parse(&id) {
                assert_eq!(Press::parse(&press.to_string()), Some(press), "{id}");
            }
        }
    }

    #[test]
    fn a_long_key_is_carried_by_its_position() {
        let offers = vec![Offer::new("short", "x"), Offer::new("k".repeat(150), "x")];
        assert_eq!(Pick::of(&offers[0], 0, 90), Pick::Key("short".to_owned()));
        let pick = Pick::of(&offers[1], 1, 90);
        assert_eq!(pick, Pick::Index(1));
        assert_eq!(pick.key(&offers), Some("k".repeat(150)));
        assert_eq!(Pick::Index(2).key(&offers), None);
    }
}
