//! The table as text: round and turn, action board, river, piles, the Grey Eminence, and then everything else.

use super::reference::token_line;
use super::scoring;
use super::terms::{letter, numbers, owner, pieces};
use super::{map, near, player};
use crate::engine::{Arg, Text};
use crate::games::boonlake::content::kinds::{ActionTile, Corner, Kind, Lock, Region, Side};
use crate::games::boonlake::content::{CardId, Content, RiverId};
use crate::games::boonlake::labels::names::{action_name, group_name};
use crate::games::boonlake::rules::card_effects::own;
use crate::games::boonlake::rules::ship::reach_on;
use crate::games::boonlake::state::{Eminence, Phase, SCORINGS};
use crate::games::boonlake::view::View;
use crate::games::text_board::{Line, count, in_lines, joined, list};

/// How many spaces of the river and how many cards stand in a line.
const SPACES: usize = 5;
const CARDS: usize = 10;

pub(super) fn table(view: &View) -> Vec<Line> {
    let mut lines = vec![Line::Heading(when(view))];
    lines.extend(more(view).into_iter().map(Line::Plain));
    lines.push(Line::Heading(Text::new("board-actions")));
    lines.extend(actions(view).into_iter().map(Line::Item));
    lines.extend(taken(view).map(Line::Plain));
    lines.extend(tiles_do(view));
    lines.extend(way(view));
    for region in Region::ALL {
        lines.extend(map::region(view, region, true));
    }
    for seat in view.board.players.seats().all() {
        lines.extend(player::player(view, seat));
    }
    lines.extend(player::other_levers(view));
    lines.extend(eminence(view));
    lines.extend(scoring::tiles(view));
    lines.extend(discards(view));
    lines
}

/// When it is in the game, and whose move.
pub(super) fn when(view: &View) -> Text {
    let board = &view.board;
    let (id, n) = match board.phase {
        Phase::Setup => return Text::new("board-setup"),
        Phase::Over => return Text::new("board-over"),
        Phase::Turn if !awaited(view).is_empty() => ("board-turn-awaited", 0),
        Phase::Turn => ("board-turn", 0),
        Phase::Eminence => ("board-turn-eminence", 0),
        Phase::Scoring => ("board-scoring", board.scorings + 1),
    };
    let text = Text::new(id).with("round", board.round + 1).with("seat", board.active);
    let who = awaited(view);
    text.with("n", n).with("all", SCORINGS).with("awaited", who.len()).with("who", who)
}

/// Who has to answer now, unless that is whoever's turn it is.
fn awaited(view: &View) -> Vec<Text> {
    let board = &view.board;
    if board.phase == Phase::Turn && board.awaited == [board.active] {
        return Vec::new();
    }
    board.awaited.iter().map(|it| Text::new("board-name").with("seat", *it)).collect()
}

pub(super) fn more(view: &View) -> Vec<Text> {
    let board = &view.board;
    let mut texts = Vec::new();
    // In a turn the heading says it.
    let others = awaited(view);
    if board.phase != Phase::Turn && !others.is_empty() {
        texts.push(Text::new("board-awaited").with("who", others));
    }
    let start = match board.phase {
        _ if board.eminence.is_some() => "board-start-eminence",
        Phase::Setup => "board-start-open",
        _ => "board-start",
    };
    let start = Text::new(start).with("seat", board.start).with("letter", letter(board.start));
    texts.push(start.with("n", board.scorings).with("all", SCORINGS));
    // LOC-06: in round 2 the last player's ship may end the game.
    let ends = board.is_last_turn() && board.round > 0;
    if board.phase == Phase::Turn && board.eminence.is_none() && !ends {
        texts.push(Text::new("board-next-turn").with("seat", board.players.seats().next(board.active)));
    }
    if board.closing && board.phase != Phase::Over {
        texts.push(Text::new("board-closing"));
    }
    let piles = Text::new("board-piles").with("deck", view.deck).with("discards", board.discard.len());
    texts.push(piles.with("grey", view.grey).with("pastures", board.pastures));
    texts
}

/// The rows from the top; the taken tile waits below (TRN-04).
pub(super) fn actions(view: &View) -> Vec<Text> {
    let content = &view.facts.0;
    let rows = view.board.actions.iter().zip(&content.rows).enumerate();
    rows.map(|(at, (tile, row))| {
        let to = stops(view, at, row.steps);
        // TRN-08: from the empty row on, what holds in the next turn.
        let up = view.board.taken.filter(|taken| *taken < at).and_then(|_| content.rows.get(at - 1));
        let id = match (view.board.taken == Some(at), row.vp, &to) {
            // The VP of the taken row are lost already (TRN-03).
            (true, _, None) => "board-row-taken",
            (true, ..) => "board-row-taken-reach",
            (false, 0, None) => "board-row-action",
            (false, _, None) => "board-row-loss",
            (false, 0, _) => "board-row-reach",
            (false, ..) => "board-row-reach-loss",
        };
        let name = action_name(*tile);
        // CRD-02: of which group a card may be played first.
        let name = match content.group(*tile) {
            Some(group) if view.board.taken != Some(at) => {
                Text::new("board-action-group").with("tile", name).with("group", group_name(group))
            }
            _ => name,
        };
        if let Some(next) = up {
            let id = if next.vp > 0 { "board-row-up-loss" } else { "board-row-up" };
            let text = Text::new(id).with("row", at + 1).with("to", at).with("tile", name);
            return text.with("steps", next.steps).with("vp", next.vp);
        }
        let text = Text::new(id).with("row", at + 1).with("tile", name);
        to.into_iter().fold(text.with("steps", row.steps).with("vp", row.vp), |text, it| text.with("to", it))
    })
    .collect()
}

/// What the tile does that has been taken: what still comes of it is chosen with that in mind (TRN-05 to TRN-07).
fn taken(view: &View) -> Option<Text> {
    let board = &view.board;
    let tile = board.actions.get(board.taken?).filter(|_| board.phase == Phase::Turn)?;
    Some(does(view, *tile))
}

fn does(view: &View, tile: ActionTile) -> Text {
    let solo = if view.board.eminence.is_some() { "-solo" } else { "" };
    let what = Text::new(format!("action-text-{}{solo}", tile.key()));
    Text::new("board-explained").with("name", action_name(tile)).with("what", what)
}

/// What the other tiles do, for whoever thinks of the next turns; where one is chosen now, the offers say it.
fn tiles_do(view: &View) -> Vec<Line> {
    let board = &view.board;
    if board.phase == Phase::Over || (board.phase == Phase::Turn && board.taken.is_none()) {
        return Vec::new();
    }
    let taken = board.taken.filter(|_| board.phase == Phase::Turn);
    let others = board.actions.iter().enumerate().filter(|it| Some(it.0) != taken);
    let title = Line::Plain("board-actions-do".into());
    [title].into_iter().chain(others.map(|it| Line::Item(does(view, *it.1)))).collect()
}

/// Where the ship of this turn could stop: at the farthest from each row while a tile is chosen, all of it from the row that was
/// (SHP-01 to SHP-05).
fn stops(view: &View, row: usize, steps: u32) -> Option<Arg> {
    let (content, board) = (&view.facts.0, &view.board);
    let is_ahead = board.phase == Phase::Turn && !board.sailed && board.taken.is_none_or(|it| it == row);
    let reach = if is_ahead { reach_on(content, board, own(board.active), steps) } else { Vec::new() };
    let first = if board.taken.is_some() { 0 } else { reach.len().saturating_sub(1) };
    let keys: Vec<String> = reach.iter().skip(first).map(|it| content.river(it.to).key.to_uppercase()).collect();
    (!keys.is_empty()).then(|| numbers(keys, " / "))
}

/// The river under its heading.
pub(super) fn way(view: &View) -> Vec<Line> {
    let spaces = river(view).into_iter().map(Line::Plain);
    let title = Text::new("board-river").with("round", view.board.round + 1);
    let near = near::near(view).map(Line::Plain);
    [Line::Heading(title)].into_iter().chain(near).chain(spaces).collect()
}

/// The way of this round from the last ship on, with ships and locks.
fn river(view: &View) -> Vec<Text> {
    let (content, board) = (&view.facts.0, &view.board);
    let start = content.river_starts[board.round][board.players.seats().count() - 1];
    let way = std::iter::successors(Some(start), |it| content.river(*it).next[board.round]);
    let mut texts = Vec::new();
    let key = |it: RiverId| numbers([content.river(it).key.to_uppercase()], "");
    for at in way.skip_while(|at| board.ships().all(|it| it.1 != *at)) {
        texts.push(river_space(view, at));
        if let Some(lock) = content.river(at).lock {
            let id = match lock {
                _ if board.passed.contains(&lock) => "board-lock-passed",
                // LOC-06: there the scoring waits until all have had equal turns.
                Lock::Last if board.round > 0 => "board-lock-last",
                _ => "board-lock",
            };
            let next = content.river(at).next[board.round].unwrap_or(at);
            let lock = Text::new(id).with("lock", Text::new(format!("lock-{}", lock.key())));
            texts.push(lock.with("from", key(at)).with("to", key(next)));
        }
    }
    // Where a message ends, the next one has no heading.
    let further = |it: (usize, Text)| if it.0 == 0 { it.1 } else { Text::new("board-river-on").with("what", it.1) };
    texts.chunks(SPACES).map(|it| joined(it.iter().cloned())).enumerate().map(further).collect()
}

fn river_space(view: &View, at: RiverId) -> Text {
    let space = view.facts.0.river_name(at);
    let there: Vec<Text> = view.board.ships().filter(|it| it.1 == at).map(|it| owner(it.0)).collect();
    if there.is_empty() { space } else { Text::new("board-ships").with("space", space).with("ships", there) }
}

/// Where the ships are, in one sentence.
pub(super) fn ships_line(view: &View) -> Text {
    let at = |it: RiverId| numbers([view.facts.0.river(it).key.to_uppercase()], "");
    let ships = view.board.ships().map(|(whose, it)| count(owner(whose), at(it))).collect();
    Text::new("board-all-ships").with("what", list(ships))
}

fn discards(view: &View) -> Vec<Line> {
    let name = |it: &CardId| view.facts.0.card_name(*it);
    let names = view.board.discard.iter().map(name).collect();
    in_lines("board-discards", names, CARDS).into_iter().map(Line::Plain).collect()
}

/// The Grey Eminence with what her tokens show (SOL).
pub(super) fn eminence(view: &View) -> Vec<Line> {
    let Some(her) = &view.board.eminence else { return Vec::new() };
    let content = &view.facts.0;
    let level = Text::new(format!("option-level-{}", her.level.key()));
    let title = Text::new("board-eminence").with("level", level).with("vp", her.vp);
    let left = [(Kind::House, her.houses), (Kind::Settlement, her.settlements), (Kind::Cattle, her.cattle)];
    // SOL-18: by that a tile is told from another that would start her turn.
    let next = left.iter().filter_map(|(kind, n)| {
        let more = content.eminence.next_piece(*kind, *n)?;
        Some(Text::new(format!("her-next-{}", kind.key())).with("n", more))
    });
    let next: Vec<Text> = next.collect();
    let left = left.map(|(kind, n)| pieces(kind, usize::from(n))).to_vec();
    let income = view.eminence.unwrap_or_default();
    let board = Text::new("board-eminence-board").with("what", left).with("income", income);
    let board = board.with("cactus", cactus(content, her.cactus));
    let mut lines = vec![Line::Heading(title), Line::Plain(board)];
    if view.board.phase != Phase::Over {
        lines.extend((!next.is_empty()).then(|| Line::Plain(Text::new("board-her-next").with("what", next))));
        lines.extend(["board-her-turn", "board-her-takes", "board-her-pieces"].map(|it| Line::Plain(it.into())));
    }
    lines.extend(tokens(view, her).into_iter().map(Line::Plain));
    lines
}

/// Her open token counts in her own turn only: in the next she turns up another one, and only then is it known which corner counts
/// (SOL-03, SOL-05).
fn tokens(view: &View, her: &Eminence) -> Vec<Text> {
    let (content, board) = (&view.facts.0, &view.board);
    let hers = board.phase == Phase::Eminence;
    let mut texts = Vec::new();
    if board.phase == Phase::Over {
        return texts;
    }
    if let Some(open) = her.open.last() {
        let name = Text::new(format!("solo-{}", content.token(*open).key));
        let token = Text::new(if hers { "board-token" } else { "board-token-past" });
        texts.push(token.with("token", name).with("what", token_line(content, *open)));
    }
    let shown = her.silhouette.unwrap_or(Corner::UpperLeft);
    let stack = match (hers, board.closing) {
        (true, _) => "board-stack",
        (false, false) => "board-stack-next",
        // SOL-20: she has had her last turn.
        (false, true) => "board-stack-last",
    };
    let [a, b] = face_down(content, her);
    let stack = Text::new(stack).with("n", view.stack).with("a", a).with("b", b);
    texts.push(stack.with("corner", Text::new(format!("corner-{}", shown.key()))));
    texts
}

/// How many of each side lie face down: how many have left the game everybody knows, and the open ones everybody sees (SOL-02).
fn face_down(content: &Content, her: &Eminence) -> [usize; 2] {
    Side::ALL.map(|side| {
        let all = content.tokens.iter().filter(|it| it.side == side).count();
        let open = her.open.iter().filter(|it| content.token(**it).side == side).count();
        all.saturating_sub(content.removed(her.level, side) + open)
    })
}

/// Her marker with what its space brings, and where the track brings more (SOL-18).
fn cactus(content: &Content, at: usize) -> Text {
    let points = |it: usize| content.eminence.cactus_points(it);
    let text = |id: &'static str| Text::new(id).with("space", at).with("vp", points(at));
    match content.eminence.next_cactus(at) {
        Some(next) => text("board-cactus").with("next", next).with("more", points(next)),
        None => text("board-cactus-last"),
    }
}
