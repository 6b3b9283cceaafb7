//! Hope and discontent (TOK): rows of tokens that are active or used.

use super::because::cause;
use super::decisions::decide;
use super::{Play, Table, end};
use crate::engine::{Ask, Offered, Text};
use crate::games::card_words::Slot as _;
use crate::games::frostpunk::content::kinds::{Row, Token};
use crate::games::frostpunk::content::slots::Tokens;
use crate::games::frostpunk::labels::tokens::TurnAll;
use crate::games::frostpunk::state::{Laid, State};

/// What is done with one token of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// A random one from the bag.
    Draw(Row),
    Activate(Token),
    Use(Token),
    /// A used one goes back to the bag.
    Return(Token),
    /// An active one goes back to the bag.
    Discard(Token),
}

/// What is done with several tokens, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moves(pub Vec<Move>);

/// The spaces of a row.
pub(crate) fn spaces(state: &State, row: Row) -> usize {
    let tokens = &state.content.boards.tokens;
    match row {
        Row::Hope => tokens.hope as usize,
        Row::Discontent => tokens.discontent as usize,
    }
}

/// The number of a row that ends the game at the worst: of discontent one beyond its spaces (TOK-11).
pub(crate) fn end(state: &State, row: Row) -> usize {
    spaces(state, row) + usize::from(row == Row::Discontent)
}

pub(crate) fn is_full(state: &State, row: Row) -> bool {
    state.board.row(row).len() >= spaces(state, row)
}

/// DUS-05: the types with most active tokens, if any is active.
pub(crate) fn acting(active: impl Fn(Token) -> u32) -> Vec<Token> {
    let most = Token::ALL.into_iter().map(&active).max().unwrap_or_default();
    Token::ALL.into_iter().filter(|it| most > 0 && active(*it) == most).collect()
}

/// The types of which a token lies there on this side, in their order.
pub(crate) fn lying(state: &State, row: Row, active: bool) -> Vec<Token> {
    shown(state.board.row(row), row, active)
}

fn shown(laid: &[Laid], row: Row, active: bool) -> Vec<Token> {
    row.types().into_iter().filter(|it| laid.contains(&Laid { token: *it, active })).collect()
}

/// TOK-04, TOK-10: by one, so many times, each time with a new choice.
pub(crate) fn more(t: &mut Table, row: Row, n: u32) -> Play {
    for at in 1..=n {
        let used = lying(&t.state, row, false);
        // A draw onto a full row would be forbidden or lose the game; it is forced only where nothing else is left.
        let draw = !is_full(&t.state, row) || (row == Row::Discontent && used.is_empty());
        let mut options: Vec<Move> = used.into_iter().map(Move::Activate).collect();
        options.extend(draw.then_some(Move::Draw(row)));
        let ask = Ask::new(if row == Row::Hope { "hope-more" } else { "discontent-more" }, "TOK-04");
        let ask = ask.with("more", n - at);
        if let Some(it) = choose(t, ask, options)? {
            perform(t, it)?;
        }
    }
    Ok(())
}

/// TOK-06, TOK-07: by one, so many times. Nothing is drawn between, so that all of it is one question.
pub(crate) fn less(t: &mut Table, row: Row, n: u32) -> Play {
    if t.state.board.row(row).is_empty() {
        return Ok(());
    }
    let ask = Ask::new(if row == Row::Hope { "hope-less" } else { "discontent-less" }, "TOK-06").with("n", n);
    let ask = ask.with("active", u32::from(t.state.board.row(row).iter().any(|it| it.active)));
    // TOK-11: every way brings the end as near. Those who are still to starve leave the question no room for it.
    let steps: u32 = t.state.board.row(row).iter().map(|it| 1 + u32::from(it.active)).sum();
    let lost = if t.state.board.starving == 0 { steps.saturating_sub(n) } else { 0 };
    let ask = ask.with("lost", lost);
    let Moves(all) = decide(t, ask, ways_down(t.state.board.row(row), row, n))?;
    all.into_iter().try_for_each(|it| perform(t, it))
}

/// Every way to lower a row so many times; of those that leave the same tokens, one.
fn ways_down(laid: &[Laid], row: Row, n: u32) -> Vec<Moves> {
    let mut ways = vec![(Vec::new(), laid.to_vec())];
    for _ in 0..n {
        let mut longer: Vec<(Vec<Move>, Vec<Laid>)> = Vec::new();
        for (moves, laid) in ways {
            let used = shown(&laid, row, true).into_iter().map(Move::Use);
            for next in used.chain(shown(&laid, row, false).into_iter().map(Move::Return)) {
                let after = after(&laid, next);
                if longer.iter().all(|it| it.1 != after) {
                    longer.push((moves.iter().copied().chain([next]).collect(), after));
                }
            }
            // With no token left nothing more can be done.
            if laid.is_empty() {
                longer.push((moves, laid));
            }
        }
        ways = longer;
    }
    ways.into_iter().map(|it| Moves(it.0)).collect()
}

/// The tokens of a row after a loss, in an order by which rows can be compared.
fn after(laid: &[Laid], what: Move) -> Vec<Laid> {
    let mut after = laid.to_vec();
    let gone = match what {
        Move::Use(token) => Some(Laid { token, active: true }),
        Move::Return(token) => Some(Laid { token, active: false }),
        Move::Draw(_) | Move::Activate(_) | Move::Discard(_) => None,
    };
    if let Some(at) = gone.and_then(|gone| after.iter().position(|it| *it == gone)) {
        let gone = after.remove(at);
        after.extend(gone.active.then_some(Laid { active: false, ..gone }));
    }
    after.sort_unstable_by_key(|it| (it.token as usize, it.active));
    after
}

/// TOK-05, TOK-10: a random one, then one of the type turns active.
pub(crate) fn typed(t: &mut Table, token: Token, n: u32) -> Play {
    for _ in 0..n {
        let row = token.row();
        if row == Row::Discontent || !is_full(&t.state, row) {
            draw(t, row, false)?;
        }
        turn(t, token, true)?;
    }
    Ok(())
}

/// TOK-12: an active one of the type is used up, else a used one leaves the row, else nothing.
pub(crate) fn typed_less(t: &mut Table, token: Token, n: u32) -> Play {
    for _ in 0..n {
        let used = Laid { token, active: false };
        if !turn(t, token, false)? && t.state.board.row(token.row()).contains(&used) {
            back(t, used)?;
        }
    }
    Ok(())
}

/// TOK-02: one token turns active; of a whole row, one of choice.
pub(crate) fn activate(t: &mut Table, what: Tokens) -> Play {
    let options = of(&t.state, what, false).into_iter().map(Move::Activate).collect();
    match choose(t, Ask::new("activate", "TOK-02"), options)? {
        Some(it) => perform(t, it)?,
        None => {
            t.say_with(|s| Text::new("note-activate-none").with("what", Tokens::arg(&what)).with("cause", cause(s)))
        }
    }
    Ok(())
}

/// TOK-02: one active token is used up.
pub(crate) fn use_up(t: &mut Table, what: Tokens) -> Play {
    let options = of(&t.state, what, true).into_iter().map(Move::Use).collect();
    match choose(t, Ask::new("use-up", "TOK-02"), options)? {
        Some(it) => perform(t, it)?,
        None => t.say_with(|s| Text::new("note-use-none").with("what", Tokens::arg(&what)).with("cause", cause(s))),
    }
    Ok(())
}

/// TOK-08.
pub(crate) fn discard_active(t: &mut Table, row: Row) -> Play {
    let options = lying(&t.state, row, true).into_iter().map(Move::Discard).collect();
    match choose(t, Ask::new("discard-token", "TOK-08"), options)? {
        Some(it) => perform(t, it),
        None => Ok(()),
    }
}

/// TOK-13.
pub(crate) fn draw_active(t: &mut Table, row: Row) -> Play {
    if is_full(&t.state, row) { activate(t, Tokens::Row(row)) } else { draw(t, row, true) }
}

/// BLD-24, BLD-28: all of one type of choice.
pub(crate) fn turn_all(t: &mut Table, row: Row, active: bool) -> Play {
    let types = lying(&t.state, row, !active);
    let options: Vec<TurnAll> =
        types.into_iter().map(if active { Move::Activate } else { Move::Use }).map(TurnAll).collect();
    if options.is_empty() {
        return Ok(());
    }
    let ask = Ask::new("turn-all", "TOK-02").with("active", u32::from(active));
    if let TurnAll(Move::Activate(token) | Move::Use(token)) = decide(t, ask, options)? {
        while turn(t, token, active)? {}
    }
    Ok(())
}

/// The types that are meant and lie there on this side.
pub(crate) fn of(state: &State, what: Tokens, active: bool) -> Vec<Token> {
    match what {
        Tokens::Row(row) => lying(state, row, active),
        Tokens::Type(token) => lying(state, token.row(), active).into_iter().filter(|it| *it == token).collect(),
    }
}

fn choose(t: &mut Table, ask: Ask, options: Vec<Move>) -> Play<Option<Move>> {
    if options.is_empty() { Ok(None) } else { decide(t, ask, options).map(Some) }
}

fn perform(t: &mut Table, what: Move) -> Play {
    match what {
        Move::Draw(row) => draw(t, row, false),
        Move::Activate(token) => turn(t, token, true).map(|_| ()),
        Move::Use(token) => turn(t, token, false).map(|_| ()),
        Move::Return(token) => back(t, Laid { token, active: false }),
        Move::Discard(token) => back(t, Laid { token, active: true }),
    }
}

/// The tokens of a row that lie in the bag.
pub(crate) fn bag(state: &State, row: Row) -> Vec<Token> {
    let each = state.content.boards.tokens.each as usize;
    let lies = |token: Token| state.board.row(row).iter().filter(|it| it.token == token).count();
    row.types().into_iter().flat_map(|it| vec![it; each.saturating_sub(lies(it))]).collect()
}

/// A random token from the bag onto the first empty space; a sixth of discontent loses the game (TOK-11).
pub(crate) fn draw(t: &mut Table, row: Row, active: bool) -> Play {
    let bag = bag(&t.state, row);
    let name = if row == Row::Hope { "hope" } else { "discontent" };
    let token = *bag.get(t.roll(name, bag.len())).offered("a token is left in the bag")?;
    t.state.board.rows[row as usize].push(Laid { token, active });
    t.say_with(|_| noted(if active { "note-draw-active" } else { "note-draw" }, token));
    if row == Row::Discontent && t.state.board.row(row).len() > spaces(&t.state, row) {
        return end::defeat(t, "defeat-discontent");
    }
    Ok(())
}

/// Turns the first token of the type that lies the other way up; says whether there was one.
fn turn(t: &mut Table, token: Token, active: bool) -> Play<bool> {
    let row = &mut t.state.board.rows[token.row() as usize];
    let Some(laid) = row.iter_mut().find(|it| **it == Laid { token, active: !active }) else { return Ok(false) };
    laid.active = active;
    t.say_with(|_| noted(if active { "note-activate" } else { "note-use-up" }, token));
    Ok(true)
}

/// TOK-08, TOK-11: back to the bag, and the gap closes; without hope the game is lost.
fn back(t: &mut Table, what: Laid) -> Play {
    let row = &mut t.state.board.rows[what.token.row() as usize];
    let at = row.iter().position(|it| *it == what).offered("the token lies there")?;
    row.remove(at);
    t.say_with(|_| noted("note-return", what.token));
    if what.token.row() == Row::Hope && t.state.board.row(Row::Hope).is_empty() {
        return end::defeat(t, "defeat-hope");
    }
    Ok(())
}

/// What became of a token, with the row that it belongs to.
fn noted(id: &'static str, token: Token) -> Text {
    Text::new(id).with("row", Text::new(format!("row-of-{}", token.row().key()))).with("token", token.text())
}
