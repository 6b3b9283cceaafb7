//! What can be done in a turn, as players read it: keys, labels and groups, written only when somebody reads them.

use std::rc::Rc;

use super::action::Act;
use super::content::LocationId;
use super::produce::built_key;
use super::state::{BuiltId, State};
use super::{build, connection, deals, defence, develop, faction_board, location, pass, raze, visit};
use crate::engine::{Choice, Group, Label, Seat, Text};

/// A legal act, with the position that its words are taken from. Robots try thousands of turns and read none.
pub struct Move {
    pub act: Act,
    position: Rc<Position>,
}

struct Position {
    state: State,
    seat: Seat,
    /// Whether it is offered after the action of the turn (ACT-05): a short list, without groups.
    after: bool,
}

/// The acts as offers, in their order.
pub fn moves(state: &State, seat: Seat, acts: Vec<Act>, after: bool) -> Vec<Move> {
    let position = Rc::new(Position { state: state.clone(), seat, after });
    acts.into_iter().map(|act| Move { act, position: position.clone() }).collect()
}

impl Choice<State> for Move {
    fn key(&self, _: &State) -> String {
        self.position.key(self.act)
    }

    fn words(&self, _: &State) -> Label {
        let label = Label::from(self.position.label(self.act));
        let Some(group) = self.act.group().filter(|_| !self.position.after) else { return label };
        let mut path = vec![Group { key: group.to_owned(), label: Text::new(format!("group-{group}")) }];
        path.extend(self.position.step(self.act));
        Label { path, ..label }
    }
}

impl Act {
    fn group(self) -> Option<&'static str> {
        match self {
            Act::Build(_) => Some("build"),
            Act::Develop { .. } => Some("develop"),
            Act::Deal(_) => Some("deal"),
            Act::Raze(_) => Some("raze"),
            Act::RazeOpponent { .. } => Some("attack"),
            Act::Use(_) => Some("use"),
            Act::Exchange(_) | Act::Workers(_) => Some("board"),
            Act::Visit { .. } => Some("visit"),
            Act::Take(_) | Act::Play(_) => Some("connection"),
            Act::Defence(_) => Some("defence"),
            Act::Pass | Act::EndTurn => None,
        }
    }
}

impl Position {
    fn key(&self, act: Act) -> String {
        let state = &self.state;
        match act {
            Act::Build(card) => format!("build/{}", self.card(card)),
            Act::Develop { card, onto } => format!("develop/{}/{}", self.card(card), self.built(onto)),
            Act::Deal(card) => format!("deal/{}", self.card(card)),
            Act::Raze(card) => format!("raze/{}", self.card(card)),
            Act::RazeOpponent { owner, target } => format!("attack/{}/{}", letter(owner), self.built(target)),
            Act::Use(id) => format!("use/{}", self.built(id)),
            Act::Exchange(exchange) => format!("board/{}", exchange.key()),
            Act::Workers(good) => format!("board/workers/{}", good.key()),
            Act::Visit { owner, target } => format!("visit/{}/{}", letter(owner), self.built(target)),
            Act::Take(colour) => {
                let card = state.board.pile(colour).face_up;
                let key = card.map_or("", |it| &state.content.connection(it).key);
                format!("take/{}/{key}", colour.key())
            }
            Act::Play(card) => format!("play/{}", state.content.connection(card).key),
            Act::Defence(id) => format!("defence/{}", self.built(id)),
            Act::Pass => "pass".to_owned(),
            Act::EndTurn => "end-turn".to_owned(),
        }
    }

    fn card(&self, card: LocationId) -> &str {
        &self.state.content.location(card).key
    }

    fn built(&self, id: BuiltId) -> String {
        self.state.board.find(id).map_or_else(String::new, |it| built_key(&self.state, it.1))
    }

    fn label(&self, act: Act) -> Text {
        let (state, seat) = (&self.state, self.seat);
        let of = |id: BuiltId, label: &dyn Fn(&super::state::Built) -> Text| {
            state.board.find(id).map_or_else(|| Text::new("offer-pass"), |it| label(it.1))
        };
        match act {
            Act::Build(card) => build::label(state, seat, card),
            Act::Develop { card, onto } => of(onto, &|old| develop::label(state, seat, card, old)),
            Act::Deal(card) => deals::label(state, card),
            Act::Raze(card) => raze::label(state, card),
            Act::RazeOpponent { owner, target } => of(target, &|it| raze::opponent_label(state, owner, it)),
            Act::Use(id) => of(id, &|it| location::label(state, it, self.after)),
            Act::Exchange(exchange) => faction_board::label(state, seat, exchange),
            Act::Workers(good) => faction_board::workers_label(good),
            Act::Visit { owner, target } => of(target, &|it| visit::label(state, owner, it)),
            Act::Take(colour) => connection::take_label(state, colour),
            Act::Play(card) => connection::play_label(state, card),
            Act::Defence(id) => of(id, &|it| defence::label(state, it)),
            Act::Pass => pass::label(state, seat),
            Act::EndTurn => Text::new("offer-end-turn"),
        }
    }

    /// The second step on the way to an offer, where there are many.
    fn step(&self, act: Act) -> Option<Group> {
        match act {
            Act::Develop { card, .. } => {
                Some(Group { key: self.card(card).to_owned(), label: develop::group(&self.state, card) })
            }
            Act::RazeOpponent { owner, .. } => {
                Some(Group { key: letter(owner).to_string(), label: Text::new("group-seat").with("seat", owner) })
            }
            _ => None,
        }
    }
}

fn letter(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}
