//! What is written on cards and tiles, line by line: for the board as text and for the look-up.

use crate::engine::{Arg, Text};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::amounts::Heap;
use crate::games::frostpunk::content::buildings::{BuildingRow, Price};
use crate::games::frostpunk::content::card_id::{CardId, Deck};
use crate::games::frostpunk::content::cards::{CitizenCard, Expedition, Technology};
use crate::games::frostpunk::content::effect::{Act, Step, Steps};
use crate::games::frostpunk::content::events::{Consequence, Consultation, Event, Law, ScenarioCard};
use crate::games::frostpunk::content::features::{Feature, Setup};
use crate::games::frostpunk::content::kinds::{Citizen, Colour, Then};
use crate::games::frostpunk::content::map::Tile;
use crate::games::frostpunk::content::routes::Leg;
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::routes::white;
use crate::games::text_board::joined;

/// The lines of a card or tile; none if there is no such card.
pub(super) fn card(content: &Content, id: CardId) -> Option<Vec<Text>> {
    Some(match id.deck {
        Deck::Morning => event(find(&content.morning, |it| it.id, id)?),
        Deck::Dusk => event(find(&content.dusk, |it| it.id, id)?),
        Deck::Consultation => consultation(find(&content.consultations, |it| it.id, id)?),
        Deck::ConsequenceA | Deck::ConsequenceB => {
            consequence(content.laws.iter().flat_map(|it| &it.consequence).find(|it| it.id == id)?)
        }
        Deck::Law => law(find(&content.laws, |it| it.id, id)?),
        Deck::Scenario => scenario(find(&content.scenario.card, |it| it.id, id)?),
        Deck::Weather => vec![find(&content.weather, |it| it.id, id)?.text()],
        Deck::Technology => vec![technology(find(&content.technologies, |it| it.id, id)?)],
        Deck::Advisor => vec![act(&find(&content.advisors, |it| it.id, id)?.ability), Text::new("card-once-a-round")],
        Deck::Citizen => citizen(find(&content.citizens, |it| it.id, id)?),
        Deck::Expedition => expedition(find(&content.expeditions, |it| it.id, id)?),
        Deck::Outpost => {
            let outpost = find(&content.outpost_cards, |it| it.id, id)?;
            let kind = Text::new(format!("outpost-{}", outpost.unlocks.key()));
            vec![Text::new("card-unlocks").with("outpost", kind).with("pays", Steps::arg(&outpost.pays))]
        }
        Deck::NearTile | Deck::FarTile => vec![tile(find(&content.map.tile, |it| it.id, id)?)],
    })
}

fn find<T>(rows: &[T], id_of: impl Fn(&T) -> CardId, id: CardId) -> Option<&T> {
    rows.iter().find(|it| id_of(it) == id)
}

/// An effect, capitalised by nothing: the language's list of its steps.
pub(super) fn effect(steps: &Vec<Step>) -> Text {
    Text::new("unpaid").with("effect", Steps::arg(steps))
}

fn act(act: &Act) -> Text {
    act.text()
}

/// What happens as the card comes up, if anything does.
fn at_once(steps: &Vec<Step>) -> Option<Text> {
    (!steps.is_empty()).then(|| Text::new("card-at-once").with("what", effect(steps)))
}

fn standing(texts: &[Standing]) -> impl Iterator<Item = Text> {
    texts.iter().map(Standing::text)
}

/// Where the card goes.
fn goes(then: Option<Then>) -> Text {
    Text::new(format!("card-then-{}", then.unwrap_or(Then::Out).key()))
}

fn event(event: &Event) -> Vec<Text> {
    let mut lines: Vec<Text> = at_once(&event.at_once).into_iter().collect();
    let options = event.options.iter().enumerate();
    lines.extend(options.map(|(at, it)| Text::new("card-option").with("n", at + 1).with("what", act(it))));
    lines.extend(standing(&event.standing));
    let mut all = event.options.iter().flat_map(|it| &it.effect).chain(&event.at_once);
    let stays = all.any(|it| it.holds(&Step::Stay));
    lines.push(if stays { Text::new("card-then-else") } else { goes(event.then) });
    lines
}

/// EVT-03: a card in the area that stays by one of its options only: that was chosen, and the others are over.
pub(super) fn staying(content: &Content, id: CardId) -> Option<Vec<Text>> {
    let events = if id.deck == Deck::Morning { &content.morning } else { &content.dusk };
    let event = find(events, |it| it.id, id).filter(|it| matches!(it.id.deck, Deck::Morning | Deck::Dusk))?;
    let stays = |it: &&Act| it.effect.iter().any(|it| it.holds(&Step::Stay));
    let mut by = event.options.iter().enumerate().filter(|it| stays(&it.1));
    let (at, chosen) = by.next().filter(|_| by.next().is_none())?;
    if event.options.len() < 2 || event.at_once.iter().any(|it| it.holds(&Step::Stay)) {
        return None;
    }
    let chosen = Text::new("card-chosen").with("n", at + 1).with("what", act(chosen));
    Some([chosen].into_iter().chain(standing(&event.standing)).collect())
}

fn consultation(card: &Consultation) -> Vec<Text> {
    let columns = card.columns().map(|(token, steps)| {
        let what = Text::new("unpaid").with("effect", Steps::arg(&steps.to_vec()));
        Text::new("card-column").with("token", token.text()).with("what", what)
    });
    [vec![Text::new("card-consultation")], columns.to_vec()].concat()
}

fn consequence(card: &Consequence) -> Vec<Text> {
    let mut lines: Vec<Text> = at_once(&card.effect).into_iter().collect();
    lines.extend(card.standing.iter().map(Standing::text));
    lines.push(goes(Some(card.then)));
    lines
}

pub(super) fn law(law: &Law) -> Vec<Text> {
    let mut lines: Vec<Text> = at_once(&law.at_once).into_iter().collect();
    lines.extend(law.words.iter().map(|it| it.text()));
    lines.extend(law.removes.map(|it| Text::new("card-removes").with("card", it.title())));
    lines
}

pub(super) fn scenario(card: &ScenarioCard) -> Vec<Text> {
    at_once(&card.at_once).into_iter().chain(standing(&card.standing)).collect()
}

pub(super) fn technology(card: &Technology) -> Text {
    let words: Vec<Text> = card.words.iter().map(|it| it.text()).collect();
    Text::new("detail-technology").with("n", card.value).with("words", words)
}

/// What is written on a citizen card.
fn citizen(card: &CitizenCard) -> Vec<Text> {
    let dies = Citizen::ALL.map(|it| dead(card, it, "card-dies"));
    vec![played(card), joined(dies), setup(card)]
}

/// The same as far as it can happen to a card of the hand, which stands for a death of its own type only (ILL-07).
pub(super) fn held(card: &CitizenCard) -> [Text; 3] {
    [played(card), dead(card, card.of, "card-given"), setup(card)]
}

fn dead(card: &CitizenCard, of: Citizen, id: &'static str) -> Text {
    Text::new(format!("{id}-{}", of.key())).with("what", effect(&card.dies.of(of).0))
}

fn setup(card: &CitizenCard) -> Text {
    // SET-21: others take cubes from the map.
    let id = if matches!(card.setup, Setup::Pay(_)) { "card-setup-pool" } else { "card-setup" };
    Text::new(id).with("what", card.setup.text())
}

/// What it does when it is played (CIT-02).
fn played(card: &CitizenCard) -> Text {
    // One of several, where there are several.
    let or = |one: Text, other: Text| Text::new("card-or").with("one", one).with("other", other);
    let at = card.at.iter().map(|it| said(Work::arg(it))).reduce(or).unwrap_or_else(|| Text::new("board-none"));
    let ability = Text::new("card-ability").with("who", card.of.text()).with("at", at);
    ability.with("what", card.ability.text())
}

/// What the dark side has in store.
pub(super) fn dark(card: &Expedition) -> Vec<Text> {
    let back = card.back.iter().map(|it| leg("card-back", it));
    back.chain(card.on.iter().map(|it| leg("card-on", it))).collect()
}

fn leg(id: &'static str, leg: &Leg) -> Text {
    Text::new(id).with("leg", leg.text())
}

fn expedition(card: &Expedition) -> Vec<Text> {
    [vec![white(card)], dark(card)].concat()
}

pub(super) fn tile(tile: &Tile) -> Text {
    let heap = |it: Option<Heap>| it.map_or_else(|| Text::new("heap-none").into(), |it| Heap::arg(&it));
    Text::new("card-tile").with("upper", heap(tile.upper)).with("lower", heap(tile.lower)).with("food", tile.food)
}

/// Both sides of a building, what it costs and who may use it.
pub(super) fn building(row: &BuildingRow) -> Vec<Text> {
    let plain = side(row.colour, &row.words);
    let size = Text::new(format!("size-{}", row.size.key()));
    let mut lines = vec![Text::new("card-building").with("size", size).with("what", plain)];
    lines.extend(row.who.map(|it| Text::new(format!("card-user-{}", it.key()))));
    if !row.price.is_empty() {
        lines.push(Text::new("card-price").with("price", Price::arg(&row.price)));
    }
    lines.extend(row.upgraded.as_ref().map(|it| {
        let text = Text::new("card-upgraded").with("price", Price::arg(&it.price));
        text.with("what", side(it.colour, &it.words))
    }));
    lines.extend(row.back.map(|it| Text::new("card-reverse").with("building", it.text())));
    lines.extend(row.stays.then(|| Text::new("card-stays")));
    lines
}

pub(super) fn side(colour: Colour, words: &[Feature]) -> Text {
    joined([insulation(colour)].into_iter().chain(words.iter().map(|it| it.text())))
}

/// HEA-05: what has white insulation has no action, so no pawn goes there and the cold means nothing to it.
pub(super) fn insulation(colour: Colour) -> Text {
    let id = if colour == Colour::White { "card-insulation-white" } else { "card-insulation" };
    Text::new(id).with("colour", colour.text())
}

fn said(arg: Arg) -> Text {
    match arg {
        Arg::Text(text) => text,
        other => Text::new("unpaid").with("effect", other),
    }
}
