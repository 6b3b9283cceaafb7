//! The details of a card that comes into a State, by building or by Development, or that may come into it one day.

use super::cards::{card_label, category_name};
use super::details::visited;
use super::goods::{short, shorts, type_name, types};
use super::offers::{brings_anywhere, brings_at_all, brings_now};
use super::stock::{changed, open_payment, stock};
use crate::engine::{Arg, Clause, Seat, Text};
use crate::games::state51::content::ability::{Ability, Bag, Bonus, Effect, Make};
use crate::games::state51::content::kinds::{Category, Good, Type};
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::rules::build::distance;
use crate::games::state51::rules::develop::onto;
use crate::games::state51::state::{Built, State};

/// What building a card brings, and the Types for its Development.
pub(super) fn build_detail(state: &State, seat: Seat, card: LocationId) -> Text {
    let location = state.content.location(card);
    new_card(location, brings_now(state, seat, card, None), counted(location, 1), after(state, seat, location))
}

/// Which contacts may pay the price (BLD-02, LIM-04), or what there is then where the card itself brings some: what else it leaves
/// everybody reckons from the price.
fn after(state: &State, seat: Seat, location: &Location) -> Option<Clause> {
    let cost = distance(location, Good::Grey);
    if let Some(open) = open_payment(state, seat, &cost) {
        return Some(open);
    }
    let comes = comes_at_once(location)?;
    (!comes.is_empty()).then(|| Clause::new(1, changed("detail-gain", stock(state, seat, &cost, &comes))))
}

/// The contacts that pay for building and come with the card: what is paid comes back at once. Nothing where what comes is still to
/// be chosen.
fn comes_at_once(location: &Location) -> Option<Bag> {
    let mut all = Bag::new();
    for ability in &location.abilities {
        match ability {
            Ability::Make(Make::Goods(goods)) | Ability::Bonus(Bonus::Gain(goods)) => {
                [Good::Grey, Good::Universal].into_iter().for_each(|it| all.add(it, goods.count(it)));
            }
            Ability::Make(Make::EchoOwn | Make::Rob | Make::Either(..)) | Ability::Bonus(Bonus::EchoOpponent) => {
                return None;
            }
            _ => {}
        }
    }
    Some(all)
}

/// What a card is and brings that is about to be developed, onto whatever location.
pub(crate) fn step_detail(state: &State, card: LocationId) -> Text {
    let location = state.content.location(card);
    new_card(location, brings_anywhere(location, state.board.end_begun), None, None)
}

/// Why it is so much as it is now, and that it may become more (PRO-06, BLD-06).
fn counted(location: &Location, rank: u8) -> Option<Clause> {
    let text = |(of, most)| Text::new("counts-per").with("of", type_name(of)).with("most", most);
    counts(location).map(|it| Clause::new(rank, text(it)))
}

/// The Type that it counts, and up to which number.
fn counts(location: &Location) -> Option<(Type, u32)> {
    location.abilities.iter().find_map(|it| match it {
        Ability::Make(Make::PerType { of, most, .. }) | Ability::Bonus(Bonus::PerType { of, most, .. }) => {
            Some((*of, *most))
        }
        _ => None,
    })
}

fn new_card(location: &Location, brings: Text, counted: Option<Clause>, after: Option<Clause>) -> Text {
    let brings = Text::new("detail-build").with("category", category_name(location)).with("brings", brings);
    let mut clauses = vec![Clause::new(0, brings)];
    clauses.extend(counted);
    if location.category == Category::Production && location.open {
        // OPN-01, OPN-02: a visitor copies, so that neither takes anything from the other, and gains no building bonus.
        // Where both gain the same, what it is has been said just before; of one good the name has.
        let is_more = location.abilities.iter().any(|it| matches!(it, Ability::Bonus(_)));
        let visitors = match location.make() {
            Some(Make::Goods(goods)) if is_more => {
                let what: Arg = if goods.iter().count() == 1 { goods.total().into() } else { shorts(goods).into() };
                Text::new("detail-visitors-gain").with("what", what)
            }
            _ => "detail-visitors".into(),
        };
        clauses.push(Clause::new(1, visitors));
    }
    clauses.push(Clause::new(0, types(&location.types)));
    clauses.extend(token_worth(location, 2));
    clauses.extend(after);
    Text::of_clauses(clauses)
}

/// A location beside its cost and what it brings.
pub(crate) fn card_detail(state: &State, seat: Seat, card: LocationId) -> Text {
    let location = state.content.location(card);
    let detail = Text::new("detail-card")
        .with("category", category_name(location))
        .with("types", types(&location.types))
        .with("spoils", shorts(&location.spoils))
        .with("deal", short(location.deal, 1));
    // The button, too, says whose locations a card counts, as far as it has room.
    let own = |of: Type, most: u32| (state.count_type(seat, of) + u32::from(location.types.contains(&of))).min(most);
    let per_type = counts(location).map(|(of, most)| Clause::new(2, Text::new("counts-own").with("n", own(of, most))));
    let more = fits_onto(state, seat, card).into_iter().flatten().chain(per_type).chain(token_worth(location, 3));
    let more: Vec<Clause> = more.collect();
    if more.is_empty() {
        return detail;
    }
    Text::of_clauses([Clause::new(0, detail)].into_iter().chain(more).collect())
}

/// Whether a Brick could ever develop it here as things stand: else the question would promise a use that there is not (DEV-01).
fn fits_onto(state: &State, seat: Seat, card: LocationId) -> Option<Vec<Clause>> {
    state.rows(seat).next()?;
    let namely = |names: Text| Clause::new(2, Text::new("fits-namely").with("old", names));
    // Silence would say that there is none: the number is as short as can be, and no name may take it with it.
    let number = |n: usize| Clause::new(1, Text::new("fits-more").with("n", n));
    let name = |old: LocationId| card_label(state, old);
    Some(match onto(state, seat, card)[..] {
        [] if token_comes(state, seat) => vec![Clause::new(1, "fits-token")],
        [] => vec![Clause::new(1, "fits-none")],
        [only] => vec![Clause::new(1, "fits-only"), namely(name(only))],
        // Two copies of one card are one name.
        [one, other] if one == other => vec![number(2), namely(name(one))],
        [one, other] => {
            vec![number(2), namely(Text::new("brings-either").with("one", name(one)).with("other", name(other)))]
        }
        [first, ref others @ ..] => {
            let such = Clause::new(4, Text::new("fits-such").with("old", name(first)));
            vec![number(others.len() + 1), such]
        }
    })
}

/// Whether this player has a Development token, or gets one in the next Production: with that every card fits (DEV-02).
fn token_comes(state: &State, seat: Seat) -> bool {
    let player = &state.board.players[seat];
    let makes = |it: &Built| match state.location(it).make() {
        Some(Make::Goods(goods)) => goods.count(Good::Development) > 0,
        _ => false,
    };
    let is_deal = |it: &LocationId| state.content.location(*it).deal == Good::Development;
    player.has(Good::Development) > 0 || player.intact().any(makes) || player.deals.iter().any(is_deal)
}

/// What a token is for, beside a card that makes some (RZO-02, DEF-04, DEV-02).
fn token_worth(location: &Location, rank: u8) -> Option<Clause> {
    let makes = |good: Good| {
        location.abilities.iter().any(|it| match it {
            Ability::Make(Make::Goods(goods)) | Ability::Use { effect: Effect::Gain(goods), .. } => {
                goods.count(good) > 0
            }
            _ => false,
        })
    };
    let tokens = [(Good::Defence, "token-worth"), (Good::Development, "token-develops")];
    tokens.into_iter().find(|it| makes(it.0)).map(|it| Clause::new(rank, it.1))
}

/// A location that is offered by its name alone.
pub(crate) fn hand_card_detail(location: &Location, last: bool) -> Text {
    Text::new("detail-hand-card")
        .with("distance", location.distance)
        .with("category", category_name(location))
        .with("brings", brings_at_all(location, last))
}

/// What the new card brings in the place of another one, and what becomes of that (DEV-05, DEV-06).
pub(super) fn replaced(state: &State, seat: Seat, card: LocationId, old: &Built) -> Text {
    let brings = Text::new("detail-develop").with("brings", brings_now(state, seat, card, Some(old)));
    let mut clauses = vec![Clause::new(0, brings)];
    clauses.extend(counted(state.content.location(card), 3));
    // The VP of every Development stands above all of them: beside some only it would seem that the others give none (DEV-05).
    if state.content.location(card).category == Category::Action {
        // BLD-04.
        clauses.push(Clause::new(4, "develop-usable"));
    }
    if old.ruined {
        // Ruins are worth nothing at the end, so that the new location counts there as well.
        clauses.push(Clause::new(2, "develop-ruins-end"));
    }
    if !old.placed.is_empty() {
        clauses.push(Clause::new(3, "develop-placed"));
    }
    if !old.ruined {
        // Where it has given its bonus nothing of that is lost with it (DEV-05).
        let has_given = state.location(old).abilities.iter().any(|it| matches!(it, Ability::Bonus(_)));
        let lost = lost_each_round(state, seat, old);
        match has_given {
            true => clauses.push(Clause::new(4, "develop-old-bonus")),
            // What ends with it says as much.
            false if lost.is_some() => {}
            false => clauses.push(Clause::new(5, "develop-old")),
        }
        clauses.extend(lost);
    }
    Text::of_clauses(clauses)
}

/// What the card that is replaced makes no more (DEV-05); once the end has begun it would make nothing anyway (END-03).
fn lost_each_round(state: &State, seat: Seat, old: &Built) -> Option<Clause> {
    let lost = visited(state, seat, state.location(old).make()?);
    let is_told = !state.board.end_begun && !lost.is_empty();
    is_told.then(|| Clause::new(1, Text::new("develop-loses").with("what", shorts(&lost))))
}
