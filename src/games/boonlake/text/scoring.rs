//! The scoring tiles in play and the scoring sheet as text: what is asked for, who has what, and what it would bring.

use super::player::{points, title};
use super::terms::{numbers, owner, project_cost};
use crate::engine::{Arg, Seat, Text};
use crate::games::boonlake::content::ScoringTile;
use crate::games::boonlake::content::kinds::{Counted, Track};
use crate::games::boonlake::content::words::{Condition, Gain};
use crate::games::boonlake::labels::names::asked_values;
use crate::games::boonlake::labels::tokens::exchange_price;
use crate::games::boonlake::rules::conditions::Reached;
use crate::games::boonlake::rules::interim_scoring::exchanged;
use crate::games::boonlake::rules::projects::OWN;
use crate::games::boonlake::state::{Owner, SCORINGS};
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

/// Under what the next scoring does with them (INT-02 to INT-05).
pub(super) fn tiles(view: &View) -> Vec<Line> {
    let board = &view.board;
    let next = board.scorings + 1;
    let title = (!board.areas.is_empty() && next <= SCORINGS).then(|| Text::new("board-tiles").with("n", next));
    let tiles = (0..board.areas.len()).flat_map(|it| tile(view, it));
    // What holds for all four projects is said once.
    let mut projects: Vec<Line> = title.iter().map(|_| Line::Plain(Text::new("board-projects"))).collect();
    // PRJ-06: with how few in the supply what is printed does not come.
    for (id, supply) in [("board-projects-one", 1), ("board-projects-none", 0)].into_iter().filter(|_| title.is_some())
    {
        let few = board.players.seats().all().filter(|it| board.players[*it].supply == supply);
        let who: Vec<Text> = few.map(|it| owner(Owner::Seat(it))).collect();
        projects.extend((!who.is_empty()).then(|| Line::Plain(Text::new(id).with("who", who))));
    }
    let seats = board.players.seats().all().filter(|_| title.is_some());
    let left: Vec<Line> = seats.filter_map(|it| only(view, it)).map(Line::Plain).collect();
    title.into_iter().map(Line::Heading).chain(projects).chain(left).chain(tiles).collect()
}

/// Who has one tile left for the next token (INT-05).
fn only(view: &View, seat: Seat) -> Option<Text> {
    let tokens = &view.board.players[seat].tokens;
    let mut open = (0..view.board.areas.len()).filter(|it| tokens[*it].is_none());
    let (Some(area), None) = (open.next(), open.next()) else { return None };
    let tile = view.facts.0.scoring_name(view.board.areas[area].tile);
    Some(Text::new("board-tile-left").with("owner", owner(Owner::Seat(seat))).with("tile", tile))
}

fn tile(view: &View, area: usize) -> Vec<Line> {
    let facts = view.facts.0.scoring(view.board.areas[area].tile);
    let mut lines = vec![Line::Heading(name(view, area)), Line::Plain(asked(view, area))];
    lines.extend(met(view, area).map(Line::Plain));
    lines.extend(counts(&facts.condition).map(|it| Line::Plain(it.into())));
    let twice = view.board.areas[area].owner.filter(|it| *it != Owner::Eminence);
    lines.push(Line::Plain(match twice {
        Some(whose) => project_twice(facts, whose),
        None => project(facts),
    }));
    let seats = || view.board.players.seats().all();
    let done: Vec<Text> =
        seats().filter(|it| view.board.players[*it].projects[area]).map(|it| owner(Owner::Seat(it))).collect();
    if !done.is_empty() {
        lines.push(Line::Plain(Text::new("board-realised").with("who", done)));
    }
    let laid = |seat: Seat, n: u8| Text::new("board-laid-token").with("owner", owner(Owner::Seat(seat))).with("n", n);
    let token = |seat: Seat| view.board.players[seat].tokens[area].map(|n| laid(seat, n));
    let tokens: Vec<Text> = seats().filter_map(token).collect();
    if !tokens.is_empty() {
        lines.push(Line::Plain(Text::new("board-tokens").with("what", tokens)));
    }
    lines
}

/// What counts for a tile where its name does not tell (INT-06).
fn counts(condition: &Condition) -> Option<&'static str> {
    match condition {
        Condition::Reach(Counted::ConnectedTiles) => Some("board-counts-connected"),
        Condition::Reach(Counted::BridgePresence) => Some("board-counts-bridges"),
        Condition::Reach(Counted::Levers) => Some("board-counts-levers"),
        // INT-11.
        Condition::Groups { .. } | Condition::Regions { .. } => Some("board-counts-two"),
        _ => None,
    }
}

/// What the tile asks for, and what those have of it who have no token below it yet: to others it is closed (INT-05).
fn asked(view: &View, area: usize) -> Text {
    let facts = view.facts.0.scoring(view.board.areas[area].tile);
    let players = &view.board.players;
    let open: Vec<Seat> = players.seats().all().filter(|it| players[*it].tokens[area].is_none()).collect();
    let text = match reached(view, area, &open) {
        _ if open.is_empty() => Text::new("board-asked-done"),
        Some(reached) => Text::new("board-asked").with("reached", reached),
        None => match &facts.condition {
            Condition::Exchange(what) => {
                let text = Text::new("board-asked-exchange").with("price", exchange_price(*what));
                text.with("vp", exchanged(*what, 1))
            }
            _ => Text::new("board-asked-done"),
        },
    };
    text.with("values", asked_values(facts))
}

/// Who has now what the next scoring asks for, and no token below the tile yet (INT-04).
fn met(view: &View, area: usize) -> Option<Text> {
    let next = view.board.scorings + 1;
    let wanted = *view.facts.0.scoring(view.board.areas[area].tile).values.get(usize::from(next) - 1)?;
    let players = &view.board.players;
    let meets = |it: &Seat| {
        players[*it].tokens[area].is_none() && view.standings[*it].reached.get(area).is_some_and(|it| it.meets(wanted))
    };
    let who: Vec<Text> = players.seats().all().filter(meets).map(|it| owner(Owner::Seat(it))).collect();
    (!who.is_empty()).then(|| Text::new("board-met").with("n", next).with("who", who))
}

/// The tile, and for whom it counts twice (PRJ-03, INT-04). The Grey Eminence lays no tokens (SOL-01).
pub(super) fn name(view: &View, area: usize) -> Text {
    let area = view.board.areas[area];
    let name = view.facts.0.scoring_name(area.tile);
    match area.owner {
        Some(Owner::Eminence) => Text::new("board-area-hers").with("tile", name),
        Some(whose) => Text::new("board-area-of").with("tile", name).with("owner", owner(whose)),
        None => name,
    }
}

/// The special project above, with the twofold VP of whoever chose the tile (PRJ-03).
fn project_twice(facts: &ScoringTile, whose: Owner) -> Text {
    let text = Text { id: "board-project-twice".into(), ..project(facts) };
    text.with("owner", owner(whose)).with("twice", facts.vp * OWN)
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

/// What these players have of what is asked for; nothing of exchanges, which are paid when the token is placed (INT-07).
fn reached(view: &View, area: usize, seats: &[Seat]) -> Option<Text> {
    let of = |seat: Seat| match view.standings[seat].reached[area] {
        Reached::One(n) => Some(numbers([n], "")),
        Reached::Two(one, other, 0) => Some(Arg::Word(format!("{one}+{other}"))),
        Reached::Two(one, other, projects) => {
            let parts = Text::new("board-with-projects").with("one", one).with("other", other);
            Some(parts.with("n", projects).into())
        }
        Reached::Exchange => None,
    };
    let all = seats.iter().filter_map(|it| Some(count(owner(Owner::Seat(*it)), of(*it)?)));
    let all: Vec<Text> = all.collect();
    (!all.is_empty()).then(|| joined([list(all)]))
}
