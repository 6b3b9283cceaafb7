//! What effects do to the rows of tokens (TOK): which tokens they turn, draw or put back, and when that loses the game.

use super::brief::few;
use super::illness;
use super::people::Split;
use super::tokens::active_after;
use crate::engine::Text;
use crate::games::frostpunk::content::amounts::Group;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::kinds::{Row, Token};
use crate::games::frostpunk::content::slots::Tokens;
use crate::games::frostpunk::rules::illness::meant;
use crate::games::frostpunk::rules::{deaths, tokens};
use crate::games::frostpunk::state::{Laid, State};

/// The row that a step moves.
fn row_of(step: &Step) -> Option<Row> {
    match step {
        Step::HopeMore(_) | Step::HopeLess(_) => Some(Row::Hope),
        Step::DiscontentMore(_) | Step::DiscontentLess(_) => Some(Row::Discontent),
        Step::TokenMore { token, .. } | Step::TokenLess { token, .. } => Some(token.row()),
        _ => None,
    }
}

/// The row that a step moves, with how many tokens lie there; a type is of a row that it does not name.
pub(super) fn now(state: &State, step: &Step) -> Option<Text> {
    if is_lost(state, step) {
        return Some(Text::new("marker-now-lost").with("step", step.text()));
    }
    if let Some(moved) = typed(state, step) {
        return Some(Text::new("marker-row").with("step", step.text()).with("row", moved));
    }
    let row = row_of(step)?;
    let n = state.board.row(row).len();
    let lies = |active: bool| state.board.row(row).iter().any(|it| it.active == active);
    let (id, to) = match step {
        Step::DiscontentLess(_) if n == 0 => ("marker-now-nothing", n),
        // TOK-06: an active one is only turned, so that the number stays.
        Step::HopeLess(1) | Step::DiscontentLess(1) => match (lies(true), lies(false)) {
            (true, false) => ("marker-used", n),
            (true, true) => ("marker-used-or", n - 1),
            (false, _) => ("marker-to-of", n.saturating_sub(1)),
        },
        // TOK-04: without a used one there is nothing to activate instead.
        Step::HopeMore(1) | Step::DiscontentMore(1) if !lies(false) && !tokens::is_full(state, row) => {
            ("marker-to-of", n + 1)
        }
        _ => ("marker-now-of", n),
    };
    let text = Text::new(id).with("step", step.text()).with("n", n).with("to", to);
    Some(text.with("most", tokens::end(state, row)))
}

/// TOK-05, TOK-10, TOK-12: how many tokens lie in the row of a named type before such a step and after it.
pub(super) fn typed(state: &State, step: &Step) -> Option<Text> {
    let (row, to) = match step {
        // One is drawn each time, as long as there is room.
        Step::TokenMore { token, n } => {
            let (row, from) = (token.row(), state.board.row(token.row()).len());
            (row, (from + *n as usize).min(tokens::spaces(state, row)))
        }
        // An active one is used up and stays before a used one leaves.
        Step::TokenLess { token, n } => {
            let laid = state.board.row(token.row());
            let of_type = laid.iter().filter(|it| it.token == *token).count();
            let active = laid.iter().filter(|it| it.token == *token && it.active).count();
            (token.row(), laid.len().saturating_sub((*n as usize).saturating_sub(active).min(of_type)))
        }
        _ => return None,
    };
    let text = Text::new(format!("{}-to", row.key()));
    Some(text.with("from", state.board.row(row).len()).with("to", to))
}

/// TOK-05, TOK-10: what one more of a named type means, as long as a token can be drawn.
pub(super) fn typed_means(state: &State, step: &Step) -> Option<Text> {
    let Step::TokenMore { token, .. } = step else { return None };
    (!tokens::is_full(state, token.row())).then(|| Text::new("token-named").with("token", token.text()))
}

/// TOK-05, TOK-11, ILL-06: how the game is lost by one of these steps, one after the other, as far as that is certain.
pub(super) fn lost(state: &State, steps: &[Step]) -> Option<Text> {
    let mut moved: Vec<Row> = Vec::new();
    for step in steps {
        let row = row_of(step);
        if row.is_none_or(|it| !moved.contains(&it)) && is_lost(state, step) {
            return Some(last(state, step));
        }
        // Any other step may move a row on its way.
        if row.is_none() && !leaves_rows(step) {
            return None;
        }
        moved.extend(row);
    }
    None
}

/// Whether a step certainly touches no token.
fn leaves_rows(step: &Step) -> bool {
    matches!(
        step,
        Step::Gain(_)
            | Step::Lose(_)
            | Step::LoseAllRes
            | Step::HungerMore(_)
            | Step::HungerLess(_)
            | Step::OverloadMore(_)
            | Step::OverloadLess(_)
            | Step::Exhaust(_)
            | Step::Cure(_)
            | Step::Heal(_)
            | Step::Add(_)
            | Step::Stay
            | Step::Out
    )
}

/// TOK-05, TOK-11: whether the game is lost by it, whatever is chosen.
pub(super) fn is_lost(state: &State, step: &Step) -> bool {
    let row = |row: Row| state.board.row(row);
    // A loss uses an active token up before the used one can be put back.
    let losses = |laid: &[Laid]| laid.iter().map(|it| 1 + usize::from(it.active)).sum::<usize>();
    let room = || tokens::spaces(state, Row::Discontent).saturating_sub(row(Row::Discontent).len());
    match step {
        Step::HopeLess(n) => !row(Row::Hope).is_empty() && losses(row(Row::Hope)) <= *n as usize,
        Step::TokenLess { token, n } if token.row() == Row::Hope => {
            let laid = row(Row::Hope);
            !laid.is_empty() && laid.iter().all(|it| it.token == *token) && losses(laid) <= *n as usize
        }
        Step::DiscontentMore(n) => {
            // Whatever is drawn lies used, so that it can become active later.
            let used = row(Row::Discontent).iter().filter(|it| !it.active).count();
            used + 2 * room() < *n as usize
        }
        Step::TokenMore { token, n } => token.row() == Row::Discontent && room() < *n as usize,
        Step::Die(who) => lost_by(state, *who).is_some(),
        _ => false,
    }
}

/// How deaths lose it, whoever of these dies.
fn lost_by(state: &State, who: Group) -> Option<Text> {
    let types = meant(state, who.of).into_iter().filter(|it| state.board.people(*it).citizens >= who.n);
    types
        .min_by_key(|it| deaths::sure_loss(state, *it))
        .and_then(|of| illness::lost_by(state, Split::of_one(of, who.n)))
}

/// How a step loses the game.
fn last(state: &State, step: &Step) -> Text {
    match step {
        Step::Die(who) => lost_by(state, *who).unwrap_or_else(|| step.text()),
        Step::HopeLess(_) | Step::TokenLess { .. } => "detail-last-hope".into(),
        _ => "detail-draw-last".into(),
    }
}

/// What one token more or less may be (TOK-04, TOK-05, TOK-06, TOK-10, TOK-11, TOK-12).
pub(crate) fn token(state: &State, step: &Step) -> Option<Text> {
    let of = |id: &'static str, token: Token| Some(Text::new(id).with("token", token.text()));
    match step {
        step if is_lost(state, step) => Some(last(state, step)),
        Step::HopeMore(_) => Some(one_more(state, Row::Hope)),
        Step::DiscontentMore(_) => Some(one_more(state, Row::Discontent)),
        Step::HopeLess(_) => one_less(state, Row::Hope),
        Step::DiscontentLess(_) => one_less(state, Row::Discontent),
        Step::TokenMore { token, .. } => match (token.row(), tokens::is_full(state, token.row())) {
            (_, false) => Some(typed_more(state, *token)),
            (Row::Hope, true) => of("detail-token-typed-full", *token),
            (Row::Discontent, true) => Some("detail-draw-last".into()),
        },
        Step::TokenLess { token, .. } => of("detail-token-typed-less", *token),
        // TOK-02: of a type of which none lies used nothing happens.
        Step::Activate(Tokens::Type(it)) if !tokens::lying(state, it.row(), false).contains(it) => {
            of("detail-activate-nothing", *it)
        }
        Step::Activate(Tokens::Type(it)) => Some(active_after(state, *it, 1)),
        Step::Activate(Tokens::Row(row)) => turned(state, "detail-token-woken", *row, false),
        Step::Use(Tokens::Row(row)) => turned(state, "detail-token-used", *row, true),
        Step::Use(Tokens::Type(it)) if state.board.active(*it) > 0 => Some(active_after(state, *it, -1)),
        _ => None,
    }
}

/// TOK-05: one that is drawn turns active only where it is of the type and no other used one of it lies there.
fn typed_more(state: &State, token: Token) -> Text {
    let row = token.row();
    let sure = tokens::lying(state, row, false).contains(&token);
    let bag = tokens::bag(state, row);
    let text = Text::new(if sure { "detail-token-typed" } else { "detail-token-typed-chance" });
    let chance = bag.iter().filter(|it| **it == token).count();
    text.with("token", token.text()).with("chance", chance).with("bag", bag.len())
}

/// Which types of a row can be turned, where there are any.
fn turned(state: &State, id: &'static str, row: Row, active: bool) -> Option<Text> {
    let lying = tokens::lying(state, row, active);
    (!lying.is_empty()).then(|| Text::new(id).with("tokens", few(named(&lying), 3)))
}

fn one_more(state: &State, row: Row) -> Text {
    match (&tokens::lying(state, row, false)[..], tokens::is_full(state, row), row) {
        ([], false, _) => "detail-token-drawn".into(),
        ([], true, Row::Hope) => "detail-token-full".into(),
        ([], true, Row::Discontent) => "detail-draw-last".into(),
        (used, false, _) => Text::new("detail-token-either").with("tokens", few(named(used), 2)),
        (used, true, _) => Text::new("detail-token-activated").with("tokens", few(named(used), 3)),
    }
}

fn one_less(state: &State, row: Row) -> Option<Text> {
    match (&tokens::lying(state, row, true)[..], &tokens::lying(state, row, false)[..]) {
        ([], []) => None,
        ([], back) => Some(Text::new("detail-token-back").with("tokens", few(named(back), 3))),
        (active, []) => Some(Text::new("detail-token-used").with("tokens", few(named(active), 3))),
        (active, _) => Some(Text::new("detail-token-used-or-back").with("tokens", few(named(active), 2))),
    }
}

fn named(tokens: &[Token]) -> Vec<Text> {
    tokens.iter().map(|it| it.text()).collect()
}
