//! The solo tokens (SOL-02, SOL-03, SOL-05): the stack, what lies open, and the number that a silhouette points at.

use crate::engine::{Chance, Offered, Play, Text};
use crate::games::boonlake::content::kinds::{Corner, Level, Side};
use crate::games::boonlake::content::{Content, SpaceId, TokenId};
use crate::games::boonlake::labels::names::action_name;
use crate::games::boonlake::rules::Table;
use crate::games::boonlake::state::State;

/// SOL-02: some tokens of each side leave the game at random, the others are shuffled into a stack.
pub(super) fn stack(t: &mut Table, level: Level) {
    let mut left = Vec::new();
    for side in Side::ALL {
        let of: Vec<TokenId> = all(&t.state.content).filter(|it| t.state.content.token(*it).side == side).collect();
        let mut of = t.shuffle(&format!("tokens-{}", side.key()), of);
        let removed = t.state.content.removed(level, side);
        t.state.secret.removed.extend(of.drain(..removed.min(of.len())));
        left.extend(of);
    }
    lay(t, left);
}

/// Face down and with their silhouettes wherever they come to lie.
fn lay(t: &mut Table, tokens: Vec<TokenId>) {
    t.state.secret.stack = tokens.into_iter().collect();
    t.shuffle_deck("tokens", |state| &mut state.secret.stack);
    turn_top(t);
}

/// TIM-07: where the top token shows the silhouette is open, so it is decided when a token comes to lie on top.
fn turn_top(t: &mut Table) {
    let top = !t.state.secret.stack.is_empty();
    let corner = top.then(|| Corner::ALL[t.roll("token", Corner::ALL.len())]);
    if let Some(her) = &mut t.state.board.eminence {
        her.silhouette = corner;
    }
}

/// SOL-03: the top token; with none left the used ones are shuffled again first.
pub(super) fn turn_up(t: &mut Table) -> Play<TokenId> {
    if t.state.secret.stack.is_empty() {
        let used = t.state.board.eminence.as_mut().map(|it| std::mem::take(&mut it.open)).unwrap_or_default();
        lay(t, used);
        t.say("note-tokens-shuffled");
    }
    let token = t.draw_from(|state| &mut state.secret.stack).offered("a solo token is left")?;
    if let Some(her) = &mut t.state.board.eminence {
        her.open.push(token);
    }
    turn_top(t);
    t.say_with(|state| {
        // SOL-06: what she does first depends on the tile in the lowest row.
        let tile = state.board.actions.last().map(|it| action_name(*it));
        let note = Text::new("note-token").with("token", Text::new(format!("solo-{}", state.content.token(token).key)));
        tile.into_iter().fold(note, |note, it| note.with("tile", it))
    });
    Ok(token)
}

/// The side of the token that she turns up next, if all that lie face down have the same: how many there are of each everybody knows
/// (SOL-02). With none left the used ones come again.
pub(crate) fn only_side(state: &State) -> Option<Side> {
    let (content, her) = (&state.content, state.board.eminence.as_ref()?);
    let lying = |side: Side| {
        let open = her.open.iter().filter(|it| content.token(**it).side == side).count();
        if state.secret.stack.is_empty() {
            return open;
        }
        let dealt = all(content).filter(|it| content.token(*it).side == side).count();
        dealt.saturating_sub(content.removed(her.level, side) + open)
    };
    let mut left = Side::ALL.into_iter().filter(|it| lying(*it) > 0);
    let first = left.next()?;
    left.next().is_none().then_some(first)
}

/// At the end; says which were still face down.
pub(super) fn turn_up_all(t: &mut Table) -> Vec<TokenId> {
    let hidden: Vec<TokenId> = std::iter::from_fn(|| t.draw_from(|state| &mut state.secret.stack)).collect();
    if let Some(her) = &mut t.state.board.eminence {
        her.open.extend_from_slice(&hidden);
        her.silhouette = None;
    }
    hidden
}

/// SOL-05: the corner of the open token at the place of the silhouette; with the stack empty the upper left one.
pub(super) fn pointed_at(state: &State) -> Option<SpaceId> {
    let her = state.board.eminence.as_ref()?;
    let corner = her.silhouette.unwrap_or(Corner::UpperLeft);
    her.open.last().map(|it| state.content.token(*it).corners[corner as usize])
}

/// Deals the hidden tokens anew: of those that left the game it is known how many of each side they are.
pub(crate) fn redeal(state: &mut State, chance: &mut Chance) {
    let Some(her) = &state.board.eminence else { return };
    let side = |token: TokenId| state.content.token(token).side;
    let mut hidden = chance.deal_anew(all(&state.content).filter(|it| !her.open.contains(it)).collect());
    for removed in &mut state.secret.removed {
        if let Some(at) = hidden.iter().position(|it| side(*it) == side(*removed)) {
            *removed = hidden.remove(at);
        }
    }
    state.secret.stack = hidden.into_iter().collect();
}

fn all(content: &Content) -> impl Iterator<Item = TokenId> + use<> {
    (0..content.tokens.len() as u8).map(TokenId)
}
