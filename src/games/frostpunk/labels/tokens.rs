//! Moves of tokens: what they leave in a row, and which types act then.

use super::options::several;
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::frostpunk::content::kinds::{Row, Token};
use crate::games::frostpunk::rules::tokens::{Move, Moves};
use crate::games::frostpunk::rules::{appeal, tokens};
use crate::games::frostpunk::state::State;

impl Choice<State> for Move {
    fn key(&self, _: &State) -> String {
        let of = |what: &str, token: Token| format!("{what}/{}", token.key());
        match self {
            Move::Draw(_) => "draw".to_owned(),
            Move::Activate(token) => of("activate", *token),
            Move::Use(token) => of("use", *token),
            Move::Return(token) => of("return", *token),
            Move::Discard(token) => of("discard", *token),
        }
    }

    fn words(&self, state: &State) -> Label {
        let of = |id: &'static str, token: Token| Label::from(Text::new(id).with("token", token.text()));
        match self {
            Move::Draw(row) => {
                let last = *row == Row::Discontent && tokens::is_full(state, *row);
                let label = Label::from("offer-draw");
                if last { label.detail("detail-draw-last") } else { label.detail(row_after(state, *row, 1)) }
            }
            Move::Activate(token) => of("offer-activate", *token).detail(active_after(state, *token, 1)),
            Move::Use(token) => of("offer-use-up", *token).detail(used_up(state, *token)),
            Move::Return(token) => of("offer-return", *token).detail(put_back(state, *token)),
            Move::Discard(token) => of("offer-discard", *token).detail(row_after(state, token.row(), -1)),
        }
    }

    fn appeals(options: &[&Move], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::token(state, it)).collect()
    }
}

/// All tokens of a type that lie the other way, turned at once (BLD-24, BLD-28); its first move names the type and the way.
pub(crate) struct TurnAll(pub Move);

impl Choice<State> for TurnAll {
    fn key(&self, state: &State) -> String {
        self.0.key(state)
    }

    fn words(&self, state: &State) -> Label {
        let lying = |token: Token, active: bool| {
            state.board.row(token.row()).iter().filter(|it| it.token == token && it.active == active).count() as i32
        };
        let of = |id: &'static str, token: Token, by: i32| {
            Label::from(Text::new(id).with("token", token.text())).detail(active_after(state, token, by))
        };
        match self.0 {
            Move::Activate(token) => of("offer-activate-all", token, lying(token, false)),
            Move::Use(token) => of("offer-use-all", token, -lying(token, true)),
            other => other.words(state),
        }
    }

    fn appeals(options: &[&TurnAll], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::token(state, &it.0)).collect()
    }
}

impl Choice<State> for Moves {
    fn key(&self, state: &State) -> String {
        self.0.iter().map(|it| it.key(state)).collect::<Vec<_>>().join("/")
    }

    fn words(&self, state: &State) -> Label {
        if let [only] = self.0.as_slice() {
            return only.words(state);
        }
        let part = |it: &Move| match it {
            Move::Use(token) => Text::new("move-use").with("token", token.text()),
            Move::Return(token) => Text::new("move-return").with("token", token.text()),
            other => other.words(state).text,
        };
        let label = Label::from(several(self.0.iter().map(part).collect()));
        let back = self.0.iter().filter(|it| matches!(it, Move::Return(_))).count() as i64;
        match self.0.first() {
            Some(Move::Use(token) | Move::Return(token)) => label.detail(row_after(state, token.row(), -back)),
            _ => label,
        }
    }

    fn appeals(options: &[&Moves], state: &State) -> Vec<i32> {
        options.iter().map(|it| it.0.iter().map(|it| appeal::table::token(state, it)).sum()).collect()
    }
}

/// How many tokens the row would have then (TOK-11).
fn row_after(state: &State, row: Row, by: i64) -> Text {
    let n = state.board.row(row).len() as i64 + by;
    if row == Row::Hope && n == 0 {
        return "detail-last-hope".into();
    }
    let text = Text::new(format!("detail-row-{}", row.key())).with("n", n);
    text.with("spaces", tokens::spaces(state, row)).with("most", tokens::end(state, row))
}

/// The same, and whether any active hope is left, which is what advisors are paid with (ADV-01).
fn used_up(state: &State, token: Token) -> Text {
    let then = Clause::new(0, active_after(state, token, -1));
    let last = token.row() == Row::Hope && state.board.row(Row::Hope).iter().filter(|it| it.active).count() == 1;
    Text::of_clauses([then].into_iter().chain(last.then(|| Clause::new(1, "no-advisor-token"))).collect())
}

/// What is left in the row, and what acts at a consultation all the same, to be compared with what is used up.
fn put_back(state: &State, token: Token) -> Text {
    let n = state.board.row(token.row()).len().saturating_sub(1);
    if token.row() == Row::Discontent || n == 0 {
        return row_after(state, token.row(), -1);
    }
    let text = Text::new("detail-row-back").with("n", n).with("spaces", tokens::spaces(state, Row::Hope));
    let acting = consulted(Text::new("at-consultation"), |it| state.board.active(it));
    // TOK-11: the one that is left cannot be used up any more.
    let last = n == 1 && state.board.row(Row::Hope).iter().all(|it| !it.active);
    let last = last.then(|| Clause::new(0, "row-back-last"));
    Text::of_clauses([Clause::new(0, text)].into_iter().chain(last).chain([Clause::new(1, acting)]).collect())
}

/// How many tokens of the type would be active then (TOK-09), and which types would act at a consultation (DUS-05).
pub(super) fn active_after(state: &State, token: Token, by: i32) -> Text {
    let active = |of: Token| state.board.active(of).saturating_add_signed(if of == token { by } else { 0 });
    let none = tokens::acting(active).is_empty();
    let text = Text::new(if none { "detail-active-none" } else { "detail-active" });
    consulted(text.with("token", token.text()).with("n", active(token)), active)
}

/// Which types act at a consultation with so many active tokens of each (DUS-05).
fn consulted(text: Text, active: impl Fn(Token) -> u32) -> Text {
    let acting = tokens::acting(&active);
    let Some(one) = acting.first() else { return text.with("count", 0_u32) };
    let others: Vec<Token> = Token::ALL.into_iter().filter(|it| !acting.contains(it)).collect();
    // So many names would not fit.
    let types: Vec<Text> = match others.as_slice() {
        [] => vec!["acting-all".into()],
        [other] => vec![Text::new("acting-but").with("token", other.text())],
        _ => acting.iter().map(|it| it.text()).collect(),
    };
    text.with("types", types).with("most", active(*one)).with("count", acting.len())
}
