//! The fields, what stands on them and what can be built, and the routes that lead out of the city, as text.

use super::cards::{insulation, side};
use super::terms::with_pawns;
use crate::engine::Text;
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::buildings::Price;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Building, Colour, Corner, Deposit, GeneratorField, Place, User};
use crate::games::frostpunk::labels::options::beside;
use crate::games::frostpunk::labels::places::{field_detail, room};
use crate::games::frostpunk::labels::routes::white;
use crate::games::frostpunk::rules::buildings::{by_law, features, field_name, field_short, site_name, works};
use crate::games::frostpunk::rules::construction::{self, price};
use crate::games::frostpunk::rules::expeditions::{self, last_space};
use crate::games::frostpunk::rules::map::{self, place_name};
use crate::games::frostpunk::rules::{building_actions, heat, technologies};
use crate::games::frostpunk::scene::place_number;
use crate::games::frostpunk::state::{Built, Route, RouteCard, Spot, State};
use crate::games::text_board::{Line, joined, list};

/// Every tile with its two fields, then the crater wall.
pub(super) fn map(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(Text::new("board-map"))];
    let generator = GeneratorField::ALL.map(Field::Generator);
    let middle = generator.into_iter().filter(|it| state.board.fields.get(*it).is_some());
    let middle =
        joined(middle.map(|it| Text::new("board-field").with("field", field_name(it)).with("what", field(state, it))));
    lines.push(Line::Item(Text::new("board-generator-tile").with("what", middle)));
    lines.extend(state.board.tiles.keys().map(|it| Line::Item(tile(state, *it))));
    for deposit in Deposit::ALL {
        let at = state.board.walls.iter().filter(|it| *it.1 == deposit);
        let at: Vec<Text> = at.map(|it| corner(state, *it.0)).collect();
        if !at.is_empty() {
            let text = Text::new("board-deposits").with("deposit", deposit.text()).with("n", at.len());
            lines.push(Line::Plain(text.with("corners", list(at))));
        }
    }
    lines
}

/// A corner with the numbers of the places that touch it (MAP-04).
fn corner(state: &State, at: Corner) -> Text {
    let touch = state.content.map.place.iter().filter(|it| it.deposits.contains(&at));
    let mut touch: Vec<Place> = touch.map(|it| it.key).collect();
    touch.sort_by_key(|it| place_number(*it));
    let places: Vec<Text> = touch.iter().map(|it| Text::new(format!("place-{}-short", it.key()))).collect();
    let name = Text::new(format!("corner-{}", at.key()));
    Text::new("corner-touches").with("corner", name).with("places", places)
}

fn tile(state: &State, place: Place) -> Text {
    let [upper, lower] = Half::BOTH.map(|half| Field::Map(place, half));
    let warm = Text::new(if heat::is_warm(state, upper) { "board-warm-place" } else { "board-cold-place" });
    let large = state.board.plot(upper).built.filter(|it| state.is_large(it.key));
    let text = match large {
        Some(_) => Text::new("board-tile-whole").with("what", field(state, upper)),
        None => Text::new("board-tile").with("upper", field(state, upper)).with("lower", field(state, lower)),
    }
    .with("place", place_name(place))
    .with("warm", warm);
    match beside(state, place) {
        none if none.is_empty() => text,
        some => Text::new("board-tile-beside").with("tile", text).with("deposits", some),
    }
}

/// What stands or lies on a field, with the pawns on it.
fn field(state: &State, field: Field) -> Text {
    let what = state.board.plot(field).built.map_or_else(|| field_detail(state, field), name);
    with_pawns(state, Spot::Field(field), what)
}

fn name(built: Built) -> Text {
    if built.upgraded { Text::new("board-upgraded").with("building", built.key.text()) } else { built.key.text() }
}

/// The buildings that stand, with what they do and whether they are heated.
pub(super) fn buildings(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(Text::new("part-buildings"))];
    lines.extend(state.board.buildings().map(|(field, built)| Line::Item(building(state, field, built))));
    lines
}

fn building(state: &State, field: Field, built: Built) -> Text {
    let colour = heat::colour(state, built);
    let heated = match heat::is_heated(state, field, built) {
        _ if colour == Colour::White => insulation(colour),
        true => Text::new("board-heated").with("colour", colour.text()),
        false => Text::new("board-unheated").with("colour", colour.text()),
    };
    // ACT-42.
    let who = state.content.building(built.key).who;
    let engineers = (who == Some(User::Engineer)).then(|| Text::new("board-engineers"));
    let words = engineers.into_iter().chain(features(state, built).iter().map(|it| by_law(state, it).text()));
    let idle = (!works(state, built.key)).then(|| Text::new("board-out-of-work"));
    let at = site_name(state, field, built.key);
    let text = Text::new("board-building").with("building", name(built)).with("field", at);
    let text = text.with("heated", heated).with("what", joined(words.chain(idle)));
    with_pawns(state, Spot::Field(field), text)
}

/// The tiles on and below the building board, with their prices.
pub(super) fn supply(state: &State) -> Vec<Line> {
    let left = state.board.supply.iter().filter(|it| *it.1 > 0).map(|(key, n)| {
        let price = price(state, *key, 0);
        let cost = if price.is_empty() {
            Text::new("detail-free")
        } else {
            Text::new("detail-price").with("price", Price::arg(&price))
        };
        let id = if works(state, *key) { "board-supply" } else { "board-supply-locked" };
        let text = Text::new(id).with("building", key.text()).with("price", cost).with("n", *n);
        Line::Item(text.with("what", promised(state, *key)))
    });
    let head = [Line::Heading(Text::new("board-buildable")), Line::Plain(warm_from(state))];
    head.into_iter().chain(open_works(state)).chain(left).collect()
}

/// What could be built now, and where nothing would be lost by it (ACT-32, ACT-33).
fn open_works(state: &State) -> impl Iterator<Item = Line> {
    let named = |id: &'static str, what: Vec<Text>| (!what.is_empty()).then(|| Text::new(id).with("what", list(what)));
    let payable = construction::buildable(state).map(|it| it.text()).collect();
    let empty = map::empty_fields(state).map(field_short).collect();
    [named("board-affordable", payable), named("board-empty-fields", empty)].into_iter().flatten().map(Line::Plain)
}

/// HEA-02: the heat from which on tiles are warm, and buildings by their insulation.
fn warm_from(state: &State) -> Text {
    let [generator, near, far] = heat::warm_from(state, None);
    let text = Text::new("board-warm-from").with("generator", generator).with("near", near).with("far", far);
    [("red", Colour::Red), ("orange", Colour::Orange), ("yellow", Colour::Yellow)]
        .into_iter()
        .fold(text, |text, (name, of)| text.with(name, heat::passed_from(state, of).unwrap_or_default()))
}

/// What a tile is good for once it stands, as laws and technologies change it.
fn promised(state: &State, key: Building) -> Text {
    let row = state.content.building(key);
    let insulation = insulation(heat::colour(state, Built::new(key)));
    let engineers = (row.who == Some(User::Engineer)).then(|| Text::new("board-engineers"));
    let words = row.words.iter().map(|it| match it {
        Feature::Do(act) => building_actions::as_changed(state, key, act).text(),
        it => by_law(state, it).text(),
    });
    // TEC-03.
    let starts = technologies::would_begin(state, key).then(|| Text::new("board-starts-technology"));
    // AUT-02.
    let automaton = row.makes_automatons().then(|| Text::new("automaton-works"));
    let large = state.is_large(key).then(|| Text::new("takes-tile").with("pawns", room(state, key)));
    // BLD-01.
    let upgrade = row.upgraded.as_ref().map(|it| {
        let text = Text::new("board-upgrade").with("price", Price::arg(&it.price));
        text.with("what", side(it.colour, if it.words == row.words { &[] } else { &it.words }))
    });
    let more = starts.into_iter().chain(automaton).chain(upgrade);
    joined(large.into_iter().chain([insulation]).chain(engineers).chain(words).chain(more))
}

/// Route by route, the cards from the first on (EXP-03).
pub(super) fn routes(state: &State) -> Vec<Line> {
    let routes = state.board.routes.iter().enumerate().map(|(at, it)| Line::Item(route(state, at + 1, it)));
    [Line::Heading(Text::new("board-routes"))].into_iter().chain(routes).collect()
}

fn route(state: &State, n: usize, route: &Route) -> Text {
    if route.cards.is_empty() {
        return Text::new("board-route-closed").with("n", n);
    }
    let text =
        Text::new("board-route").with("n", n).with("cards", joined(route.cards.iter().map(|it| card(state, it))));
    match (route.scout, last_space(state, route)) {
        (Some(scout), Some(last)) => {
            let who = Text::new("board-scout").with("who", scout.pawn.text());
            let text = Text::new("board-route-scout").with("route", text).with("scout", who);
            text.with("space", scout.space + 1).with("of", last + 1)
        }
        _ => text,
    }
}

/// The white side, or what the dark one will pay at the return.
fn card(state: &State, card: &RouteCard) -> Text {
    let what = match expeditions::find(state, card.id) {
        Some(facts) if card.dark => joined(facts.on.iter().map(|it| Text::new("card-on").with("leg", it.text()))),
        Some(facts) => white(facts),
        None => Text::new("board-none"),
    };
    Text::new("board-card").with("card", card.id.title()).with("what", what)
}
