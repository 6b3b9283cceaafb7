//! What can be done in a turn, as players read it: keys, labels and groups, written only when somebody reads them.

use std::rc::Rc;

use crate::engine::{Choice, Group, Label, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::rules::action::Action;
use crate::games::state51::rules::output::built_key;
use crate::games::state51::rules::{
    action_location, build, connection, deals, defence, develop, faction_board, pass, raze, visit,
};
use crate::games::state51::state::{BuiltId, State};

/// A legal act, with the position that its words are taken from. Robots try thousands of turns and read none.
pub struct Move {
    pub act: Action,
    position: Rc<Position>,
}

struct Position {
    state: State,
    seat: Seat,
    /// Whether it is offered after the action of the turn (ACT-05): a short list, without groups.
    after: bool,
}

/// The acts as offers, in their order.
pub fn moves(state: &State, seat: Seat, acts: Vec<Action>, after: bool) -> Vec<Move> {
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

impl Action {
    fn group(self) -> Option<&'static str> {
        match self {
            Action::Build(_) => Some("build"),
            Action::Develop { .. } => Some("develop"),
            Action::Deal(_) => Some("deal"),
            Action::Raze(_) => Some("raze"),
            Action::RazeOpponent { .. } => Some("attack"),
            Action::Use(_) => Some("use"),
            Action::Exchange(_) | Action::Workers(_) => Some("board"),
            Action::Visit { .. } => Some("visit"),
            Action::Take(_) | Action::Play(_) => Some("connection"),
            Action::Defence(_) => Some("defence"),
            Action::Pass | Action::EndTurn => None,
        }
    }
}

impl Position {
    fn key(&self, act: Action) -> String {
        let state = &self.state;
        match act {
            Action::Build(card) => format!("build/{}", self.card(card)),
            Action::Develop { card, onto } => format!("develop/{}/{}", self.card(card), self.built(onto)),
            Action::Deal(card) => format!("deal/{}", self.card(card)),
            Action::Raze(card) => format!("raze/{}", self.card(card)),
            Action::RazeOpponent { owner, target } => format!("attack/{}/{}", letter(owner), self.built(target)),
            Action::Use(id) => format!("use/{}", self.built(id)),
            Action::Exchange(exchange) => format!("board/{}", exchange.key()),
            Action::Workers(good) => format!("board/workers/{}", good.key()),
            Action::Visit { owner, target } => format!("visit/{}/{}", letter(owner), self.built(target)),
            Action::Take(colour) => {
                let card = state.board.pile(colour).face_up;
                let key = card.map_or("", |it| &state.content.connection(it).key);
                format!("take/{}/{key}", colour.key())
            }
            Action::Play(card) => format!("play/{}", state.content.connection(card).key),
            Action::Defence(id) => format!("defence/{}", self.built(id)),
            Action::Pass => "pass".to_owned(),
            Action::EndTurn => "end-turn".to_owned(),
        }
    }

    fn card(&self, card: LocationId) -> &str {
        &self.state.content.location(card).key
    }

    fn built(&self, id: BuiltId) -> String {
        self.state.board.find(id).map_or_else(String::new, |it| built_key(&self.state, it.1))
    }

    fn label(&self, act: Action) -> Text {
        let (state, seat) = (&self.state, self.seat);
        let of = |id: BuiltId, label: &dyn Fn(&crate::games::state51::state::Built) -> Text| {
            state.board.find(id).map_or_else(|| Text::new("offer-pass"), |it| label(it.1))
        };
        match act {
            Action::Build(card) => build::label(state, seat, card),
            Action::Develop { card, onto } => of(onto, &|old| develop::label(state, seat, card, old)),
            Action::Deal(card) => deals::label(state, card),
            Action::Raze(card) => raze::label(state, card),
            Action::RazeOpponent { owner, target } => of(target, &|it| raze::opponent_label(state, owner, it)),
            Action::Use(id) => of(id, &|it| action_location::label(state, it, self.after)),
            Action::Exchange(exchange) => faction_board::label(state, seat, exchange),
            Action::Workers(good) => faction_board::workers_label(good),
            Action::Visit { owner, target } => of(target, &|it| visit::label(state, owner, it)),
            Action::Take(colour) => connection::take_label(state, colour),
            Action::Play(card) => connection::play_label(state, card),
            Action::Defence(id) => of(id, &|it| defence::label(state, it)),
            Action::Pass => pass::label(state, seat),
            Action::EndTurn => Text::new("offer-end-turn"),
        }
    }

    /// The second step on the way to an offer, where there are many.
    fn step(&self, act: Action) -> Option<Group> {
        match act {
            Action::Develop { card, .. } => {
                Some(Group { key: self.card(card).to_owned(), label: develop::group(&self.state, card) })
            }
            Action::RazeOpponent { owner, .. } => {
                Some(Group { key: letter(owner).to_string(), label: Text::new("group-seat").with("seat", owner) })
            }
            _ => None,
        }
    }
}

fn letter(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}
