//! The scoring tiles in play and the scoring sheet as text: what is asked for, who has what, and what it would bring.

use super::player::{points, title};
use super::terms::{numbers, owner, project_cost};
use crate::engine::{Arg, Seat, Text};
use crate::games::boonlake::content::ScoringTile;
use crate::games::boonlake::content::kinds::Track;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::names::asked_values;
use crate::games::boonlake::rules::conditions::Reached;
use crate::games::boonlake::state::Owner;
use crate::games::boonlake::view::View;
use crate::games::text_board::{Line, count, joined, list};

/// The four tiles, then everybody's points.
pub(super) fn sheet(view: &View) -> Vec<Line> {
    let mut lines = tiles(view);
    for seat in view.board.players.seats().all() {
        lines.push(Line::Heading(title(view, seat)));
        lines.extend(points(view, seat).into_iter().map(Line::Plain));
        lines.push(Line::Plain(Text::new("board-cattle").with("n", view.standings[seat].cattle)));
    }
    lines.extend(super::table::eminence(view));
    lines
}

pub(super) fn tiles(view: &View) -> Vec<Line> {
    (0..view.board.areas.len()).flat_map(|it| tile(view, it)).collect()
}

fn tile(view: &View, area: usize) -> Vec<Line> {
    let facts = view.facts.0.scoring(view.board.areas[area].tile);
    let asked = match reached(view, area) {
        Some(reached) => Text::new("board-asked").with("reached", reached),
        None => Text::new("board-asked-exchange"),
    };
    let asked = asked.with("values", asked_values(facts));
    let mut lines = vec![Line::Heading(name(view, area)), Line::Plain(asked), Line::Plain(project(facts))];
    let seats = || view.board.players.seats().all();
    let done: Vec<Text> =
        seats().filter(|it| view.board.players[*it].projects[area]).map(|it| owner(Owner::Seat(it))).collect();
    if !done.is_empty() {
        lines.push(Line::Plain(Text::new("board-realised").with("who", done)));
    }
    let token = |seat: Seat| view.board.players[seat].tokens[area].map(|n| count(owner(Owner::Seat(seat)), n));
    let tokens: Vec<Text> = seats().filter_map(token).collect();
    if !tokens.is_empty() {
        lines.push(Line::Plain(Text::new("board-tokens").with("what", tokens)));
    }
    lines
}

/// The tile, and for whom it counts twice (PRJ-03, INT-04).
pub(super) fn name(view: &View, area: usize) -> Text {
    let area = view.board.areas[area];
    let name = view.facts.0.scoring_name(area.tile);
    match area.owner {
        Some(whose) => Text::new("board-area-of").with("tile", name).with("owner", owner(whose)),
        None => name,
    }
}

/// The special project above.
pub(super) fn project(facts: &ScoringTile) -> Text {
    let track = match facts.track {
        Track::Coin => Gain::CoinTrack(1),
        Track::Card => Gain::CardTrack(1),
    };
    let text = Text::new("board-project").with("cost", project_cost(facts)).with("vp", facts.vp);
    text.with("track", track.text())
}

/// What everybody has of what is asked for; nothing of exchanges, which are paid when the token is placed (INT-07).
fn reached(view: &View, area: usize) -> Option<Text> {
    let of = |seat: Seat| match view.standings[seat].reached[area] {
        Reached::One(n) => Some(numbers([n], "")),
        Reached::Two(one, other, 0) => Some(Arg::Word(format!("{one}+{other}"))),
        Reached::Two(one, other, projects) => {
            let parts = Text::new("board-with-projects").with("one", one).with("other", other);
            Some(parts.with("n", projects).into())
        }
        Reached::Exchange => None,
    };
    let all = view.board.players.seats().all().filter_map(|it| Some(count(owner(Owner::Seat(it)), of(it)?)));
    let all: Vec<Text> = all.collect();
    (!all.is_empty()).then(|| joined([list(all)]))
}
