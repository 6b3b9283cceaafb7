//! The look-up of components: everything that the content files say, with its words and where its values come from.

use super::cards::{self, building, effect};
use super::city::token_moves;
use crate::engine::{Arg, LookUp, Text, Words};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::boards::Tower;
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::cards::SocietyCard;
use crate::games::frostpunk::content::events::Storehouses;
use crate::games::frostpunk::content::kinds::{
    Building, Citizen, Corner, GeneratorField, Level, Outpost, Place, Sheet, Society, Wall,
};
use crate::games::frostpunk::content::origin::Origin;
use crate::games::frostpunk::rules::map::place_name;
use crate::games::text_board::{component, count, list};

/// Every row of the content files.
pub(crate) fn pieces(content: &Content, words: &dyn Words) -> Vec<LookUp> {
    content.origins().iter().filter_map(|it| piece(content, it, words)).collect()
}

/// The row of an id.
pub(crate) fn entry_piece(content: &Content, id: &str, words: &dyn Words) -> Option<LookUp> {
    content.origins().iter().find(|it| it.id == id).and_then(|it| piece(content, it, words))
}

fn piece(content: &Content, origin: &Origin, words: &dyn Words) -> Option<LookUp> {
    let said = entry(content, &origin.id)?;
    let except = origin.except.iter().map(|(what, from)| (what, from.key()));
    Some(component(&origin.id, said, origin.provenance.key(), except, &EXCEPTED, words))
}

/// What the built-in files except from the provenance of a row.
const EXCEPTED: [&str; 31] = [
    "at_once",
    "back",
    "building",
    "buildings",
    "deaths",
    "dies",
    "each",
    "exhausted",
    "existence",
    "fewer-fall",
    "from",
    "hope",
    "key",
    "letter",
    "limits",
    "number",
    "one-card",
    "one-space-shows-3",
    "out",
    "price",
    "rounds-6-and-7",
    "scouts",
    "spaces",
    "stays",
    "then",
    "tiles",
    "track",
    "two-neighbours",
    "upgrade-price",
    "who",
    "yield",
];

/// The name and the words of a row by its id, such as `P001`, `tent` or `society/i/hard`.
fn entry(content: &Content, id: &str) -> Option<(Text, Vec<Text>)> {
    if let Ok(card) = CardId::read(id) {
        return Some((title(card), cards::card(content, card)?));
    }
    if let Some(key) = Building::from_key(id) {
        return Some((key.text(), building(content.building(key))));
    }
    match id.split_once('/') {
        Some((kind, key)) => keyed(content, kind, key),
        None => board(content, id),
    }
}

/// Tiles have no titles of their own.
fn title(card: CardId) -> Text {
    let number = Arg::Word(card.written());
    match card.deck {
        Deck::NearTile => Text::new("look-near-tile").with("number", number),
        Deck::FarTile => Text::new("look-far-tile").with("number", number),
        Deck::Outpost => Text::new("look-outpost").with("card", card.title()),
        _ => card.title(),
    }
}

fn keyed(content: &Content, kind: &str, key: &str) -> Option<(Text, Vec<Text>)> {
    let boards = &content.boards;
    let number = || key.parse::<u32>().ok();
    Some(match kind {
        "society" => {
            let (society, level) = key.split_once('/')?;
            let (society, level) = (Society::from_key(society)?, Level::from_key(level)?);
            society_entry(content.societies.iter().find(|it| it.key == society && it.level == level)?)
        }
        "population" => {
            let row = boards.population.iter().find(|it| Some(it.from) == number())?;
            let title = Text::new("look-population").with("from", row.from);
            (title, vec![Text::new("look-section-pawns").with("n", row.pawns)])
        }
        "illness" => {
            let row = boards.illness.iter().find(|it| Some(it.from) == number())?;
            let what = Text::new("look-illness-brings").with("exhausted", row.exhausted).with("flips", row.flips);
            (Text::new("look-illness").with("from", row.from), vec![what])
        }
        "hunger" => {
            let row = boards.hunger.iter().find(|it| Some(it.from) == number())?;
            let what = Text::new("look-hunger-brings").with("discontent", row.discontent).with("deaths", row.deaths);
            (Text::new("look-hunger").with("from", row.from), vec![what])
        }
        "tower" => {
            let upgraded = Some(boards.tower.upgraded.falls) == number();
            let tower = if upgraded { &boards.tower.upgraded } else { &boards.tower.basic };
            (Text::new(if upgraded { "look-tower-upgraded" } else { "look-tower" }), vec![tower_line(tower)])
        }
        "corner" => {
            let corner = content.map.corner.iter().find(|it| Some(it.key) == Corner::from_key(key))?;
            let name = Text::new(format!("corner-{key}"));
            let places = Text::new("look-corner-places").with("near", place_name(corner.near));
            (Text::new("look-corner").with("corner", name), vec![places.with("far", place_name(corner.far))])
        }
        "generator-field" => {
            let field = content.map.generator_field.iter().find(|it| Some(it.key) == GeneratorField::from_key(key))?;
            let cubes = field.cubes.map(|it| it.text());
            let what = field.building.map(Building::text).or(cubes).unwrap_or_else(|| Text::new("heap-none"));
            (Text::new(format!("generator-field-{key}")), vec![Text::new("look-lies").with("what", what)])
        }
        "place" => {
            let place = content.map.place.iter().find(|it| Some(it.key) == Place::from_key(key))?;
            let touches = place.touches.iter().map(|it| place_name(*it)).collect();
            let what = Text::new(format!("look-place-{}", place.kind.key())).with("places", list(touches));
            (place_name(place.key), vec![what])
        }
        "wall-token" => {
            let token = content.map.wall_token.iter().find(|it| Some(it.kind) == Wall::from_key(key))?;
            let kind = Text::new(format!("look-wall-{key}"));
            (Text::new("look-wall"), vec![Text::new("look-wall-tokens").with("kind", kind).with("n", token.count)])
        }
        "outpost" => {
            let row = content.outpost_kinds.iter().find(|it| Some(it.kind) == Outpost::from_key(key))?;
            let pays = Text::new("look-outpost-pays").with("what", effect(&row.pays));
            (Text::new(format!("outpost-{key}")), vec![pays])
        }
        "sheet" => {
            let row = boards.sheet.iter().find(|it| Some(it.key) == Sheet::from_key(key))?;
            let title = Text::new("look-sheet").with("sheet", Text::new(format!("sheet-{key}")));
            (title, vec![Text::new("look-sheet-of").with("advisor", row.advisor.title())])
        }
        "targets" => {
            let targets = &content.scenario.targets;
            let of = |it: &Storehouses| format!("{}-{}-{}", it.coal, it.wood, it.food) == key;
            let (id, row) = if of(&targets.normal) {
                ("look-targets", &targets.normal)
            } else {
                ("look-targets-high", &targets.high)
            };
            let line = Text::new("look-stored").with("coal", row.coal).with("wood", row.wood).with("food", row.food);
            (Text::new(id), vec![line])
        }
        _ => return None,
    })
}

fn society_entry(card: &SocietyCard) -> (Text, Vec<Text>) {
    let name = Text::new(format!("society-{}", card.key.key()));
    let level = Text::new(format!("level-{}", card.level.key()));
    let each = |n: &dyn Fn(Citizen) -> u32| Citizen::ALL.map(|it| count(it.many(), n(it))).to_vec();
    let people = Text::new("look-people").with("who", list(each(&|it| *card.citizens.of(it))));
    let ill = Text::new("look-ill").with("who", list(each(&|it| *card.ill.of(it))));
    let goods = Text::new("board-goods").with("wood", card.wood).with("coal", card.coal).with("core", card.core);
    let start = Text::new("look-start").with("automatons", card.automatons).with("deaths", card.deaths);
    let tokens = Text::new("look-society-tokens").with("hope", card.hope.tokens).with("hope-active", card.hope.active);
    let tokens = tokens.with("discontent", card.discontent.tokens).with("discontent-active", card.discontent.active);
    let title = Text::new("look-society").with("society", name).with("level", level);
    (title, vec![people, ill, goods.with("food", card.food), start, tokens])
}

fn tower_line(tower: &Tower) -> Text {
    let text = Text::new("look-tower-odds").with("falls", tower.falls).with("loosens", tower.loosens);
    text.with("holds", tower.holds)
}

/// Rows of which there is one only.
fn board(content: &Content, id: &str) -> Option<(Text, Vec<Text>)> {
    let boards = &content.boards;
    let of_type = |types: &[Citizen]| list(types.iter().map(|it| it.text()).collect());
    let lines = match id {
        "defeat" => {
            let it = &boards.defeat;
            let text = Text::new("look-defeat-limits").with("epidemic", it.epidemic).with("famine", it.famine);
            vec![text.with("deaths", it.deaths)]
        }
        "heat" => {
            let it = &boards.heat;
            let text =
                Text::new("look-heat-start").with("spaces", it.spaces).with("heat", it.heat).with("cold", it.cold);
            vec![text.with("red", it.red).with("orange", it.orange).with("yellow", it.yellow)]
        }
        "icons" => vec![Text::new("look-icons-between").with("who", of_type(&boards.icons.between))],
        "cubes" => {
            let dropped = boards.cubes.dropped.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
            vec![Text::new("look-cubes-dropped").with("values", Arg::Word(dropped))]
        }
        "overload" => {
            let it = &boards.overload;
            vec![Text::new("look-overload-track").with("small", it.small).with("n", it.malfunction)]
        }
        "columns" => vec![Text::new("look-columns-feed").with("who", of_type(&boards.columns.feed))],
        "tokens" => {
            let it = &boards.tokens;
            let text = Text::new("look-tokens-each").with("n", it.each).with("hope", it.hope);
            vec![text.with("discontent", it.discontent), token_moves(content)]
        }
        "pawns" => {
            let it = &boards.pawns;
            let all = [("worker", it.worker), ("engineer", it.engineer), ("child", it.child)].into_iter();
            let rare = [("child-worker", it.child_worker), ("child-engineer", it.child_engineer)].into_iter();
            let all = all.chain(rare).chain([("automaton", it.automaton)]);
            let all = all.map(|(key, n)| count(Text::new(format!("pawn-{key}")), n)).collect();
            vec![Text::new("look-pieces").with("what", list(all)).with("n", it.exhausted)]
        }
        "limits" => {
            let it = &boards.limits;
            let text = Text::new("look-limits-of").with("citizens", it.citizens).with("food", it.food);
            let text = text.with("hunger", it.hunger).with("field", it.field).with("laws", it.laws);
            vec![text.with("trees", it.trees)]
        }
        "setup" => {
            let it = &boards.setup;
            let hands = it.hands.iter().map(u32::to_string).collect::<Vec<_>>().join(" / ");
            let text = Text::new("look-setup-deals").with("hands", Arg::Word(hands));
            vec![text.with("technologies", it.technologies).with("laws", it.laws)]
        }
        "scenario" => {
            let it = &content.scenario.setup;
            let text = Text::new("look-scenario-starts").with("rounds", it.rounds).with("storm", it.storm);
            vec![text.with("open", it.open.title()).with("card", it.storm_card.title())]
        }
        "mobilization" => return Some((Text::new("title-mobilization"), vec![effect(&content.mobilization.effect)])),
        "outposts" => {
            let it = &content.outposts;
            vec![Text::new("look-outposts-price").with("price", it.price.text()).with("track", it.track)]
        }
        _ => return None,
    };
    Some((Text::new(format!("look-{id}")), lines))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Plain;

    #[test]
    fn every_row_of_the_files_can_be_looked_up() {
        let content = Content::load(None).unwrap();
        let pieces = pieces(&content, &Plain);
        let ids: Vec<String> = content.origins().into_iter().map(|it| it.id).collect();
        assert_eq!(pieces.iter().map(|it| it.id.clone()).collect::<Vec<_>>(), ids);
        assert!(pieces.iter().all(|it| !it.text.is_empty()));
        let excepted = content.origins();
        let excepted = excepted.iter().flat_map(|it| it.except.keys());
        let unknown: Vec<&String> = excepted.filter(|it| !EXCEPTED.contains(&it.as_str())).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    #[test]
    fn every_piece_says_where_it_comes_from() {
        let content = Content::load(None).unwrap();
        let pieces = pieces(&content, &Plain);
        let of = |id: &str| pieces.iter().find(|it| it.id == id).unwrap();
        let from = |id: &str| of(id).provenance.clone().unwrap();
        assert_eq!((from("P005"), from("S01")), ("reconstructed".to_owned(), "rulebook".to_owned()));
        assert!(of("M01").text.contains("origin-deduced(what=origin-dies)"), "{}", of("M01").text);
        assert!(of("S04").text.contains("standing-action(who=actor-adult, special=special-do"), "{}", of("S04").text);
        assert!(
            of("society/i/normal").text.contains("look-people(who=list(what=board-count(what=board-of-worker, n=22)")
        );
    }
}
