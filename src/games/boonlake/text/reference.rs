//! The look-up of components: everything that the content files say, with its words and where its values come from.

use super::map::next_to;
use super::scoring::project;
use super::terms::{card_cost, numbers};
use crate::engine::{Arg, LookUp, Text, Words};
use crate::games::boonlake::content::kinds::{ActionTile, Corner, Kind, Level, Lever, Region, Side, Track};
use crate::games::boonlake::content::words::{Gain, Plot};
use crate::games::boonlake::content::{CardId, CardText, Content, Origin, RiverId, ScoringId, SpaceId, TokenId};
use crate::games::boonlake::labels::names::{
    action_name, asked_values, gains_list, group_name, lever_name, printed, region_name, resource_name,
};
use crate::games::text_board::{component, count, list};

/// Every row of the content files.
pub(crate) fn pieces(content: &Content, words: &dyn Words) -> Vec<LookUp> {
    content.origins().iter().filter_map(|it| piece(content, it, words)).collect()
}

pub(crate) fn piece(content: &Content, origin: &Origin, words: &dyn Words) -> Option<LookUp> {
    let said = texts(content, &origin.id)?;
    let except = origin.except.iter().map(|(what, from)| (what, from.key()));
    Some(component(&origin.id, said, origin.provenance.key(), except, &EXCEPTED, words))
}

/// What the built-in files except from the provenance of a row.
const EXCEPTED: [&str; 15] = [
    "title",
    "cost",
    "vp",
    "row",
    "fee",
    "plot",
    "coins",
    "resources",
    "track",
    "values",
    "third-value",
    "eminence",
    "actions",
    "lower-left",
    "second",
];

/// The name and the words of an entry such as `card/forge`.
fn texts(content: &Content, entry: &str) -> Option<(Text, Vec<Text>)> {
    let (kind, key) = entry.split_once('/').unwrap_or((entry, ""));
    let number = || key.parse::<usize>().ok()?.checked_sub(1);
    Some(match kind {
        "card" => {
            let card = content.find(key)?;
            (content.card_name(card), card_lines(content, card))
        }
        "scoring" => {
            let tile = content.scoring.iter().position(|it| it.key == key)?;
            let facts = &content.scoring[tile];
            let asked =
                Text::new("look-asked").with("what", facts.condition.text()).with("values", asked_values(facts));
            (content.scoring_name(ScoringId(tile as u8)), vec![project(facts), asked])
        }
        "tile" if key == "pasture" => {
            let pasture = Text::new("look-pastures").with("n", content.pastures).with("cattle", content.pasture_room);
            (Text::new("look-pasture"), vec![pasture])
        }
        "tile" => {
            let tile = content.tiles.iter().find(|it| it.key == key)?;
            let stack = Text::new(format!("stack-{}", tile.stack.key()));
            (Text::new("look-tile").with("number", printed(key)), [vec![stack], plots(&tile.plots)].concat())
        }
        "action" => {
            let tile = ActionTile::from_key(key)?;
            (action_name(tile), vec![Text::new(format!("action-text-{key}"))])
        }
        "row" => {
            let row = content.rows.get(number()?)?;
            let name = Text::new("look-row").with("n", Arg::Word(key.to_owned()));
            (name, vec![Text::new("look-row-gives").with("steps", row.steps).with("vp", row.vp)])
        }
        "lever" => {
            let lever = Lever::from_key(key)?;
            let facts = content.lever(lever);
            let slot = Text::new("look-slot").with("row", facts.row).with("coins", facts.coins);
            (lever_name(lever), vec![Text::new(format!("lever-text-{key}")), slot])
        }
        "token" => {
            let token = content.tokens.iter().position(|it| it.key == key)?;
            (Text::new("look-token-name").with("number", printed(key)), vec![token_line(content, TokenId(token as u8))])
        }
        "region" => {
            let region = Region::from_key(key)?;
            let facts = content.region(region);
            let reward = Text::new("look-reward").with("reward", facts.reward.text()).with("vp", facts.eminence);
            (region_name(region), vec![reward])
        }
        "space" => {
            let space = SpaceId(u8::try_from(number()?).ok()?);
            let facts = content.spaces.get(usize::from(space.0))?;
            let what = Text::new("look-space-gives").with("region", region_name(facts.region));
            let what = what.with("gain", gains_list(&facts.bonus)).with("near", next_to(content, space));
            let start = facts.start.map(|it| Text::new("look-start").with("n", it));
            (Text::new("look-space").with("n", Arg::Word(key.to_owned())), [vec![what], Vec::from_iter(start)].concat())
        }
        "river" if key == "start" => (Text::new("look-river-start"), starts(content)),
        "river" => {
            let at = content.river.iter().position(|it| it.key == key)?;
            let next = content.river[at]
                .next
                .iter()
                .flatten()
                .map(|it| Text::new("number").with("number", river_key(content, *it)));
            let next: Vec<Text> = next.collect();
            let lock = content.river[at].lock;
            let mut lines = vec![Text::new("look-next").with("what", list(dedup(next)))];
            lines.extend(lock.map(|it| Text::new("look-lock").with("lock", Text::new(format!("lock-{}", it.key())))));
            (content.river_name(RiverId(at as u8)), lines)
        }
        "track" => (Text::new(format!("track-{key}")), track_lines(content, Track::from_key(key)?)),
        "recess" => recess(content, key)?,
        "level" => {
            let level = Level::from_key(key)?;
            let removed = Side::ALL.map(|it| content.removed(level, it));
            let line = Text::new("look-removed").with("a", removed[0]).with("b", removed[1]);
            (Text::new("look-level").with("level", Text::new(format!("option-level-{key}"))), vec![line])
        }
        "eminence" => (Text::new("owner-eminence"), eminence_lines(content)),
        "setup" => (Text::new("board-setup"), setup_lines(content)),
        "canal" => {
            let order = content.canal.map(resource_name).to_vec();
            (Text::new("look-canal"), vec![Text::new("look-canal-order").with("what", order)])
        }
        _ => return None,
    })
}

fn card_lines(content: &Content, id: CardId) -> Vec<Text> {
    let card = content.card(id);
    let kind = match card.text {
        CardText::Now(_) => "look-now",
        CardText::Ongoing(_) => "look-ongoing",
        CardText::End(_) => "look-end",
    };
    let head = Text::new("look-card").with("number", card.number).with("group", group_name(card.group));
    let head = head.with("cost", card_cost(card)).with("vp", card.vp);
    vec![head, Text::new(kind).with("what", content.card_text(id))]
}

fn plots(plots: &[Plot]) -> Vec<Text> {
    match plots {
        [only] => vec![Text::new("look-plot").with("plot", only.text())],
        more => {
            let ids = ["look-plot-upper", "look-plot-lower"];
            more.iter().zip(ids).map(|(it, id)| Text::new(id).with("plot", it.text())).collect()
        }
    }
}

/// The actions of a solo token and the spaces in its corners.
pub(super) fn token_line(content: &Content, id: TokenId) -> Text {
    let token = content.token(id);
    let actions: Vec<Text> = token.actions.iter().map(|it| action_name(*it)).collect();
    let corner = |it: Corner| {
        let name = Text::new(format!("corner-{}", it.key()));
        count(name, token.corners[it as usize].number())
    };
    let corners: Vec<Text> = Corner::ALL.into_iter().map(corner).collect();
    Text::new("look-token").with("actions", actions).with("corners", corners)
}

fn river_key(content: &Content, at: RiverId) -> Arg {
    printed(&content.river(at).key)
}

fn dedup(mut texts: Vec<Text>) -> Vec<Text> {
    texts.dedup();
    texts
}

/// By the number of players, in both rounds (SET-09, LOC-05).
fn starts(content: &Content) -> Vec<Text> {
    let line = |round: usize| {
        let keys = content.river_starts[round].iter().map(|it| content.river(*it).key.to_uppercase());
        Text::new("look-starts").with("round", round + 1).with("spaces", numbers(keys, " / "))
    };
    vec![line(0), line(1)]
}

/// What every space of an income track gives, and what is gained on the way (SYM-06).
fn track_lines(content: &Content, track: Track) -> Vec<Text> {
    let spaces = content.track(track);
    let gain = |n: u32| if track == Track::Coin { Gain::Coins(n) } else { Gain::Cards(n) };
    let each = spaces.iter().enumerate().map(|(at, it)| {
        let what = vec![gain(it.gain).text(), Gain::Vp(it.vp).text()];
        let text = Text::new("look-track-space").with("n", at).with("what", what);
        match it.crossed.as_slice() {
            [] => text,
            crossed => Text::new("look-crossed").with("space", text).with("gain", gains_list(crossed)),
        }
    });
    each.collect()
}

fn recess(content: &Content, key: &str) -> Option<(Text, Vec<Text>)> {
    let (kind, place) = key.rsplit_once('-')?;
    let kind = Kind::from_key(kind)?;
    let recess = content.recesses(kind).get(place.parse::<usize>().ok()?.checked_sub(1)?)?;
    let title = Text::new(format!("look-recess-{}", kind.key())).with("n", Arg::Word(place.to_owned()));
    let line = Text::new("look-recess").with("row", recess.row).with("income", gains_list(&recess.income));
    let fee = (recess.fee > 0).then(|| Text::new("look-fee").with("n", recess.fee));
    Some((title, [vec![line.with("vp", recess.vp)], Vec::from_iter(fee)].concat()))
}

/// What the Grey Eminence gains in a scoring (SOL-18).
fn eminence_lines(content: &Content) -> Vec<Text> {
    let income = &content.eminence;
    let lists = [
        ("look-income-houses", &income.houses),
        ("look-income-settlements", &income.settlements),
        ("look-income-cattle", &income.cattle),
        ("look-income-cactus", &income.cactus),
    ];
    lists.map(|(id, list)| Text::new(id).with("values", numbers(list, " "))).to_vec()
}

fn setup_lines(content: &Content) -> Vec<Text> {
    let setup = &content.setup;
    let goods = Text::new("look-setup").with("cards", setup.cards).with("ranch", setup.ranch);
    let goods = goods.with("supply", setup.supply);
    let coins = Text::new("look-setup-coins").with("coins", numbers(&setup.coins, " / "));
    vec![goods, coins.with("solo", setup.solo_coins)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Plain;

    #[test]
    fn every_row_of_the_files_can_be_looked_up() {
        let content = Content::load(None).unwrap();
        let pieces = pieces(&content, &Plain);
        let missing: Vec<&str> = content
            .origins()
            .iter()
            .map(|it| it.id.as_str())
            .filter(|id| pieces.iter().all(|it| it.id != **id))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
        let of = |kind: &str| pieces.iter().filter(|it| it.id.starts_with(&format!("{kind}/"))).count();
        let kinds = ["card", "scoring", "tile", "action", "lever", "token"].map(of);
        assert_eq!(kinds, [165, 16, 36, 7, 12, 10]);
    }

    #[test]
    fn every_piece_says_where_it_comes_from() {
        let content = Content::load(None).unwrap();
        let pieces = pieces(&content, &Plain);
        let of = |id: &str| pieces.iter().find(|it| it.id == id).unwrap();
        let from = |id: &str| of(id).provenance.clone().unwrap();
        assert_eq!((from("card/forge"), from("action/settle")), ("reconstructed".to_owned(), "rulebook".to_owned()));
        assert!(of("card/forge").text.contains("origin-rulebook(what=origin-cost)"), "{}", of("card/forge").text);
        assert!(of("card/forge").text.contains("look-now(what=effect-gain"));
        assert!(of("tile/g1").text.ends_with("origin-rulebook(what=origin-plot)"));
        assert!(!of("tile/g2").text.contains("origin-"));
        assert!(of("scoring/t13").text.contains("values=1+1 / 2+1 / 3+2 / 5+3"));
        let excepted = content.origins().iter().flat_map(|it| it.except.keys());
        let unknown: Vec<&String> = excepted.filter(|it| !EXCEPTED.contains(&it.as_str())).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}
