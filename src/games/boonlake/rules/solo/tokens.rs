//! The solo tokens (SOL-02, SOL-03, SOL-05): the stack, what lies open, and the number that a silhouette points at.

use crate::engine::{Chance, Offered, Play, Text};
use crate::games::boonlake::content::kinds::{Corner, Level, Side};
use crate::games::boonlake::content::{Content, SpaceId, TokenId};
use crate::games::boonlake::rules::Table;
use crate::games::boonlake::state::{Secret, State};

/// SOL-02: some tokens of each side leave the game at random, the others are shuffled into a stack.
pub(super) fn stack(t: &mut Table, level: Level) {
    let all: Vec<TokenId> = (0..t.state.content.tokens.len() as u8).map(TokenId).collect();
    let mut left = Vec::new();
    for side in Side::ALL {
        let of: Vec<TokenId> = all.iter().copied().filter(|it| t.state.content.token(*it).side == side).collect();
        let mut of = t.shuffle(&format!("tokens-{}", side.key()), of);
        let removed = t.state.content.removed(level, side);
        t.state.secret.removed.extend(of.drain(..removed.min(of.len())));
        left.extend(of);
    }
    lay(t, left);
}

fn lay(t: &mut Table, tokens: Vec<TokenId>) {
    let shuffled = t.shuffle("tokens", tokens);
    let mut stack = Vec::new();
    for token in shuffled {
        let corner = Corner::ALL[t.roll("token", Corner::ALL.len())];
        stack.push((token, corner));
    }
    t.state.secret.stack = stack;
    show_top(&mut t.state);
}

/// TIM-07: the height of the stack and the silhouette on top are open.
fn show_top(state: &mut State) {
    let top = state.secret.stack.last().map(|it| it.1);
    let height = state.secret.stack.len();
    if let Some(her) = &mut state.board.eminence {
        (her.silhouette, her.stack) = (top, height);
    }
}

/// SOL-03: the top token; with none left the used ones are shuffled again first.
pub(super) fn turn_up(t: &mut Table) -> Play<TokenId> {
    if t.state.secret.stack.is_empty() {
        let used = t.state.board.eminence.as_mut().map(|it| std::mem::take(&mut it.open)).unwrap_or_default();
        lay(t, used);
        t.say("note-tokens-shuffled");
    }
    let token = t.draw(|state| state.secret.stack.pop()).offered("a solo token is left")?.0;
    if let Some(her) = &mut t.state.board.eminence {
        her.open.push(token);
    }
    show_top(&mut t.state);
    t.say_with(|state| {
        Text::new("note-token").with("token", Text::new(format!("solo-{}", state.content.token(token).key)))
    });
    Ok(token)
}

/// SOL-05: the corner of the open token at the place of the silhouette; with the stack empty the upper left one.
pub(super) fn pointed_at(state: &State) -> Option<SpaceId> {
    let her = state.board.eminence.as_ref()?;
    let corner = her.silhouette.unwrap_or(Corner::UpperLeft);
    her.open.last().map(|it| state.content.token(*it).corners[corner as usize])
}

/// Deals the hidden tokens anew: what lies in the stack and what left the game, side by side; the silhouette on top stays.
pub(crate) fn redeal(secret: &mut Secret, content: &Content, chance: &mut Chance) {
    let mut pools: [Vec<TokenId>; 2] = Default::default();
    let mut hidden: Vec<TokenId> = secret.stack.iter().map(|it| it.0).chain(secret.removed.iter().copied()).collect();
    hidden.sort_unstable();
    for at in chance.order("resample", hidden.len()).result {
        let token = hidden[at as usize];
        pools[content.token(token).side as usize].push(token);
    }
    for token in &mut secret.removed {
        *token = pools[content.token(*token).side as usize].pop().unwrap_or(*token);
    }
    let rest: Vec<TokenId> = pools.into_iter().flatten().collect();
    let order = chance.order("resample", rest.len()).result;
    let top = secret.stack.len().saturating_sub(1);
    for (place, at) in order.into_iter().enumerate() {
        let corner = match place == top {
            true => secret.stack[place].1,
            false => Corner::ALL[chance.below("resample", Corner::ALL.len() as u32).result[0] as usize],
        };
        secret.stack[place] = (rest[at as usize], corner);
    }
}
