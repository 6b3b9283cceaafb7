//! Project cards (CRD): playing, discarding for coins, discarding as a price.

use super::Table;
use super::acts::Act;
use super::card_effects;
use super::gains;
use super::levers::lower_told;
use super::projects;
use super::reasons::{because, priced, say};
use super::resources::{missing, shown};
use crate::engine::{Arg, Ask, Offered, Play, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Group, Lever};
use crate::games::boonlake::content::words::{Gain, Ongoing};
use crate::games::boonlake::content::{CardId, CardText, Resources};
use crate::games::boonlake::labels::names::{card_name, lever_name};
use crate::games::boonlake::labels::options::{HandCard, Reduction};
use crate::games::boonlake::state::{State, Why};

/// What a discarded card earns (CRD-03).
const DISCARD: u32 = 2;

/// What L11 gives (MOD-09).
pub(crate) const ELEVEN: u32 = 5;

/// The demands of a card or a special project.
#[derive(Clone, Copy)]
pub(crate) struct Demand {
    pub coins: u32,
    pub vases: u32,
    pub resources: Resources,
}

impl Demand {
    pub(crate) fn of_card(state: &State, seat: Seat, card: CardId) -> Demand {
        let card = state.content.card(card);
        Demand { coins: discounted(state, seat, card.coins), vases: card.vases, resources: card.resources }
    }

    /// What is paid; resources are only shown.
    pub(crate) fn price(&self) -> Goods {
        Goods { coins: self.coins, vases: self.vases, ..Goods::default() }
    }
}

/// CRD-07: 1 coin less for each such card, never below 0; for projects, too.
pub(crate) fn discounted(state: &State, seat: Seat, coins: u32) -> u32 {
    let less = state.ongoing(seat, |it| if let Ongoing::PlayDiscount(n) = it { Some(*n) } else { None });
    coins.saturating_sub(less)
}

/// The ways to meet a demand: which levers take a resource off it (CRD-06, MOD-09). Only levers that are needed.
pub(crate) fn reductions(state: &State, seat: Seat, demand: &Demand) -> Vec<Reduction> {
    let player = &state.board.players[seat];
    let short = missing(&shown(state, seat), &demand.resources);
    let up = |lever: Lever| player.is_up(lever);
    let all = [
        Reduction { ten: false, eleven: false },
        Reduction { ten: true, eleven: false },
        Reduction { ten: false, eleven: true },
        Reduction { ten: true, eleven: true },
    ];
    let possible = |it: &Reduction| {
        let coins = player.coins + if it.eleven { ELEVEN } else { 0 };
        it.resources() == short
            && (!it.ten || up(Lever::L10))
            && (!it.eleven || up(Lever::L11))
            && coins >= demand.coins
            && player.vases >= demand.vases
    };
    all.into_iter().filter(possible).collect()
}

/// The levers that can take a resource off now (MOD-09).
pub(crate) fn levers_for_resources(state: &State, seat: Seat) -> Vec<Lever> {
    let player = &state.board.players[seat];
    [Lever::L10, Lever::L11].into_iter().filter(|it| player.is_up(*it)).collect()
}

/// What is left of resources when so many of them are taken off, in every way (CRD-06).
pub(crate) fn fewer(resources: &Resources, by: usize) -> Vec<Resources> {
    let mut ways = vec![*resources];
    for _ in 0..by {
        let one = |from: &Resources| {
            let from = *from;
            (0..from.len()).filter(move |at| from[*at] > 0).map(move |at| {
                let mut less = from;
                less[at] -= 1;
                less
            })
        };
        ways = ways.iter().flat_map(one).collect();
    }
    ways
}

/// CRD-01: meets a demand; coins and vases are paid, resources only shown.
pub(crate) fn meet(t: &mut Table, seat: Seat, demand: &Demand) -> Play {
    let mut ways = reductions(&t.state, seat, demand);
    let way = match ways.len() {
        0 | 1 => ways.pop().offered("what is offered can be paid")?,
        _ => t.choose(seat, Ask::new("reduce", "MOD-09"), ways)?,
    };
    if way.ten {
        lower_told(t, seat, Lever::L10);
        t.say_with(|_| Text::new("note-lever-resource").with("seat", seat).with("lever", lever_name(Lever::L10)));
    }
    if way.eleven {
        lower_told(t, seat, Lever::L11);
        because(t, Why::Lever(Lever::L11), |t| gains::gain(t, seat, &Gain::Coins(ELEVEN)))?;
    }
    gains::pay_told(t, seat, &demand.price())
}

/// Whatever may be done with a right to a card of a group, or of any (CRD-02, TIL-09).
pub(crate) fn offers(state: &State, seat: Seat, group: Option<Group>, discards: bool) -> Vec<Act> {
    let fits = |it: &&CardId| group.is_none_or(|wanted| state.content.card(**it).group == wanted);
    let playable = |it: &&CardId| !reductions(state, seat, &Demand::of_card(state, seat, **it)).is_empty();
    let hand = || state.hand(seat).iter().filter(fits);
    let mut offers: Vec<Act> = hand().filter(playable).map(|it| Act::Play(*it)).collect();
    offers.extend(projects::offers(state, seat));
    if discards {
        offers.extend(hand().map(|it| Act::Discard(*it)));
    }
    offers
}

/// CRD-01, CRD-04: pay the cost, lay the card down, take what it gives now.
pub(crate) fn play(t: &mut Table, seat: Seat, card: CardId) -> Play {
    let demand = Demand::of_card(&t.state, seat, card);
    t.state.take_from_hand(seat, card).offered("the played card is in the hand")?;
    t.say_with(|state| played(state, seat, card, &demand));
    meet(t, seat, &demand)?;
    t.state.board.players[seat].played.push(card);
    let effect = match &t.state.content.card(card).text {
        CardText::Now(effect) => Some(effect.clone()),
        CardText::Ongoing(_) | CardText::End(_) => None,
    };
    effect.map_or(Ok(()), |it| because(t, Why::Card(card), |t| card_effects::resolve(t, seat, &it)))
}

/// What the log tells of a card that is played. What it does at once is told below; what holds from now on or counts at the end is
/// told here (CRD-04).
fn played(state: &State, seat: Seat, card: CardId, demand: &Demand) -> Text {
    let lasting = match state.content.card(card).text {
        CardText::Now(_) => None,
        CardText::Ongoing(_) | CardText::End(_) => Some(state.content.card_text(card)),
    };
    let id = if lasting.is_some() { "note-play-lasting" } else { "note-play" };
    let text = priced(id, &demand.price()).with("seat", seat).with("card", card_name(state, card));
    lasting.into_iter().fold(text, |text, it| text.with("text", it))
}

/// CRD-03, CRD-11: 2 coins, and 1 more for each card that says so of the group.
pub(crate) fn discard_coins(state: &State, seat: Seat, card: CardId) -> u32 {
    let group = state.content.card(card).group;
    let more = |it: &Ongoing| match it {
        Ongoing::DiscardCoins { group: of, n } if *of == group => Some(*n),
        _ => None,
    };
    DISCARD + state.ongoing(seat, more)
}

pub(crate) fn discard_for_coins(t: &mut Table, seat: Seat, card: CardId) -> Play {
    let coins = discard_coins(&t.state, seat, card);
    to_discards(t, seat, &[card])?;
    t.state.board.players[seat].coins += coins;
    let content = t.state.content.clone();
    say(t, "note-discard-coins", |it| {
        let note = it.with("seat", seat).with("what", vec![content.card_name(card)]);
        note.with("get", Goods::coins(coins).taken())
    });
    Ok(())
}

/// Discards cards of the hand by choice, as a price of other goods or of what the question names.
pub(crate) fn discard(t: &mut Table, seat: Seat, n: usize, get: &Goods) -> Play {
    let hand: Vec<HandCard> = t.state.hand(seat).iter().map(|card| HandCard { card: *card, seat }).collect();
    let why = t.state.why.unwrap_or(Why::Reason("why-price")).text(&t.state);
    // SYM-03: more than the supply holds does not come.
    let inhabitants = get.inhabitants.min(t.state.board.players[seat].supply.into());
    let get = Goods { inhabitants, ..*get };
    let brings = match t.state.why {
        _ if get == Goods::default() => "none",
        // HIR-01: what it is for, the goods say.
        Some(Why::Reason("why-hire")) => "hire",
        _ => "some",
    };
    let ask = Ask::new("discard", priced_by(t.state.why)).with("n", n).with("why", why);
    let ask = ask.with("brings", Arg::Word(brings.to_owned())).with("get", get.taken());
    let cards: Vec<_> = t.choose_some(seat, ask, hand, n, n)?.into_iter().map(|it| it.card).collect();
    to_discards(t, seat, &cards)?;
    let content = t.state.content.clone();
    say(t, "note-discard", |it| {
        let names: Vec<Text> = cards.iter().map(|it| content.card_name(*it)).collect();
        it.with("seat", seat).with("what", names)
    });
    Ok(())
}

/// The rule by which cards are the price: it tells what they are paid for.
fn priced_by(why: Option<Why>) -> &'static str {
    match why {
        Some(Why::Reason("why-hire")) => "HIR-01",
        Some(Why::Space(_)) => "DEV-03",
        Some(Why::Card(_)) => "CRD-08",
        Some(Why::Lever(_)) => "MOD-09",
        _ => "LIM-03",
    }
}

fn to_discards(t: &mut Table, seat: Seat, cards: &[CardId]) -> Play {
    for card in cards {
        t.state.take_from_hand(seat, *card).offered("the discarded card is in the hand")?;
        t.state.board.discard.push(*card);
    }
    Ok(())
}
