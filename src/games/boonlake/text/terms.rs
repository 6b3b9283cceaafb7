//! What stands in the lines of the text board: owners, pieces, amounts, and lists of them.

use crate::engine::{Arg, Seat, Text};
use crate::games::boonlake::content::kinds::{Kind, Region, Resource};
use crate::games::boonlake::content::{ProjectCard, Resources, ScoringTile, SpaceId};
use crate::games::boonlake::labels::names::{demand_list, region_name, resource_name};
use crate::games::boonlake::rules::cards::Demand;
use crate::games::boonlake::state::{Owner, Piece};
use crate::games::boonlake::view::View;
use crate::games::text_board::{count, list};

pub(super) fn letter(seat: Seat) -> Arg {
    Arg::Word(seat.letter().to_string())
}

/// A player by the letter, as on the pictures.
pub(super) fn owner(owner: Owner) -> Text {
    match owner {
        Owner::Seat(seat) => Text::new("owner-seat").with("letter", letter(seat)),
        Owner::Eminence => Text::new("owner-eminence"),
    }
}

/// Everybody whose pieces can be on the map.
pub(super) fn owners(view: &View) -> Vec<Owner> {
    let seats = view.board.players.seats().all().map(Owner::Seat);
    seats.chain(view.board.eminence.as_ref().map(|_| Owner::Eminence)).collect()
}

pub(super) fn piece(piece: Piece) -> Text {
    Text::new(format!("piece-{}", piece.kind.key())).with("owner", owner(piece.owner))
}

/// Numbers with commas between, or as they stand on a tile with strokes.
pub(super) fn numbers<T: ToString>(numbers: impl IntoIterator<Item = T>, between: &str) -> Arg {
    Arg::Word(numbers.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(between))
}

pub(super) fn spaces(spaces: impl IntoIterator<Item = SpaceId>) -> Arg {
    numbers(spaces.into_iter().map(SpaceId::number), ", ")
}

pub(super) fn anybody_in(view: &View, region: Region) -> bool {
    view.board.pieces().any(|it| view.facts.0.space(it.0).region == region)
}

/// Presence in a region (SYM-05), of everybody who has any.
pub(super) fn presence(view: &View, region: Region) -> Text {
    let of = |it: &Owner| {
        let own = view.board.pieces().filter(|piece| piece.1.owner == *it);
        own.filter(|piece| view.facts.0.space(piece.0).region == region).count()
    };
    let some = owners(view).into_iter().map(|it| (it, of(&it))).filter(|it| it.1 > 0);
    let list = list(some.map(|(it, n)| count(owner(it), n)).collect());
    Text::new("board-presence").with("region", region_name(region)).with("what", list)
}

pub(super) fn card_cost(card: &ProjectCard) -> Vec<Text> {
    demand_list(&Demand { coins: card.coins, vases: card.vases, resources: card.resources })
}

pub(super) fn project_cost(tile: &ScoringTile) -> Vec<Text> {
    demand_list(&Demand { coins: tile.coins, vases: 0, resources: tile.resources })
}

/// Each kind of which there is any, with its number.
pub(super) fn resources(resources: &Resources) -> Text {
    let some = Resource::ALL.into_iter().zip(resources).filter(|it| *it.1 > 0);
    list(some.map(|(of, n)| count(resource_name(of), *n)).collect())
}

/// So many pieces of a kind.
pub(super) fn pieces(kind: Kind, n: usize) -> Text {
    Text::new(format!("board-pieces-{}", kind.key())).with("n", n)
}
