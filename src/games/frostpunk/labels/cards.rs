//! Offers of cards, and of yes or no to what one of them brings.

use super::options::card_key;
use super::places::{brings, price_text};
use super::{brief, now, rows};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::card_words::Slot as _;
use crate::games::frostpunk::content::amounts::Gained;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::CitizenCard;
use crate::games::frostpunk::content::cost::Cost;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::features::{Ability, Decree, Setup};
use crate::games::frostpunk::content::kinds::{Action, Row};
use crate::games::frostpunk::content::slots::{Tokens, Work};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::rules::effects::{self, Scope};
use crate::games::frostpunk::rules::illness::{curable, meant};
use crate::games::frostpunk::rules::{action, appeal, citizens, dusk, gather, technologies, tokens};
use crate::games::frostpunk::state::{Phase, State};
use crate::games::text_board::joined;

/// A card by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardPick(pub CardId);

/// One of some cards or none of them: an advisor to hear (PRE-01), a dusk card to leave unresolved (BLD-25).
pub(crate) struct CardOrNone {
    pub card: Option<CardId>,
    /// What none is called.
    pub none: &'static str,
}

/// A law to enact (LAW-01); `quiet` leaves out what it does at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LawPick {
    pub law: CardId,
    pub quiet: bool,
}

/// A card whose text comes next, with that text (RND-03).
pub(crate) struct NextText<'a> {
    pub card: CardId,
    pub text: &'a Standing,
}

/// A citizen card to discard at the start, with whether it is paid (SET-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FirstDiscard {
    pub card: CardId,
    pub paid: bool,
}

/// Yes or no to some effect, with what a no means.
pub(crate) struct YesNo<'a> {
    pub yes: bool,
    pub effect: &'a [Step],
    pub no: &'static str,
}

impl Choice<State> for CardPick {
    fn key(&self, _: &State) -> String {
        card_key(self.0)
    }

    fn words(&self, state: &State) -> Label {
        let (title, content) = (self.0.title(), &state.content);
        if let Some(advisor) = content.advisors.iter().find(|it| it.id == self.0) {
            let cost: Vec<Text> = advisor.ability.cost.iter().map(Cost::text).collect();
            let label = Text::new("offer-advisor").with("card", title).with("cost", cost);
            // At the start nothing of what stands now matters to whoever takes one for the game.
            let said = |effect: Vec<Text>| Text::new("unpaid").with("effect", effect);
            return Label::from(label).detail(match state.board.phase {
                Phase::Setup => said(advisor.ability.effect.iter().map(Step::text).collect()),
                _ => Text::of_clauses(advice(state, &advisor.ability, said)),
            });
        }
        match content.technologies.iter().find(|it| it.id == self.0) {
            Some(technology) => {
                let words: Vec<Text> = technology.words.iter().map(|it| it.text()).collect();
                let round = technologies::due(state, technology);
                // TEC-08.
                let id = if round > state.board.round { "offer-technology" } else { "offer-technology-last" };
                Label::from(title).detail(Text::new(id).with("round", round).with("words", words))
            }
            None => match dusk::says(state, self.0) {
                says if says.is_empty() => Label::from(title),
                says => Label::from(title).detail(unresolved(state, self.0, &says)),
            },
        }
    }

    fn appeals(options: &[&CardPick], state: &State) -> Vec<i32> {
        appeal::table::cards(state, options.iter().map(|it| it.0))
    }
}

/// BLD-25: what comes to nothing with a dusk card that is not resolved.
fn unresolved(state: &State, card: CardId, says: &[Step]) -> Text {
    let now = effects::ahead(state, &Scope::of_card(card), says);
    let brings = (!now.is_empty()).then(|| Clause::new(1, Text::new("screen-brings").with("what", brief::steps(now))));
    Text::of_clauses([Clause::new(0, "detail-screen")].into_iter().chain(brings).collect())
}

/// What an advisor brings, that the token stays (TOK-02), and what is decided only afterwards.
fn advice(state: &State, ability: &Act, said: impl Fn(Vec<Text>) -> Text) -> Vec<Clause> {
    let effect = match &ability.effect[..] {
        [Step::Choose(ways)] => now::chosen_later(state, ways),
        _ => None,
    };
    let effect = effect.unwrap_or_else(|| said(now::steps(state, &ability.effect)));
    let payable = match ability.cost {
        Some(Cost::Use(what)) => tokens::of(state, what, true),
        _ => Vec::new(),
    };
    // TOK-03: any type pays, but it matters for the consultation which one is no longer active.
    let token = match payable[..] {
        [only] => Text::new("advice-token-of").with("token", only.text()),
        _ => "advice-token".into(),
    };
    let paid = (payable.len() > 1).then(|| Clause::new(2, "advice-which"));
    // ILL-11.
    let cures = ability.effect.iter().any(|it| matches!(it, Step::Cure(_)));
    let several = state.board.people.iter().filter(|it| curable(it) > 0).count() > 1;
    let whom = (cures && several).then(|| Clause::new(2, "advice-whom"));
    // TOK-06.
    let lies = |active: bool| !tokens::lying(state, Row::Discontent, active).is_empty();
    let either = ability.effect.contains(&Step::DiscontentLess(1)) && lies(true) && lies(false);
    let either = either.then(|| Clause::new(2, "advice-either"));
    [Clause::new(0, effect), Clause::new(1, token)].into_iter().chain(paid).chain(whom).chain(either).collect()
}

impl CardOrNone {
    pub(crate) fn of(cards: impl IntoIterator<Item = CardId>, none: &'static str) -> Vec<CardOrNone> {
        cards.into_iter().map(Some).chain([None]).map(|card| CardOrNone { card, none }).collect()
    }
}

impl Choice<State> for CardOrNone {
    fn key(&self, state: &State) -> String {
        self.card.map(CardPick).key(state)
    }

    fn words(&self, state: &State) -> Label {
        self.card.map_or_else(|| Label::from(self.none), |it| CardPick(it).words(state))
    }

    fn appeals(options: &[&CardOrNone], state: &State) -> Vec<i32> {
        let cards: Vec<Option<CardPick>> = options.iter().map(|it| it.card.map(CardPick)).collect();
        Choice::appeals(&cards.iter().collect::<Vec<_>>(), state)
    }
}

/// What a building costs and does that a law lets the table build, if it is one (LAW-06).
fn unlocked(state: &State, words: &[Decree]) -> Vec<Clause> {
    let [Decree::Unlock(buildings)] = words else { return Vec::new() };
    let [key] = buildings[..] else { return Vec::new() };
    let row = state.content.building(key);
    let price = Text::new("law-price").with("price", price_text(&row.price));
    vec![Clause::new(1, price), Clause::new(2, brings(state, key, &row.words))]
}

impl Choice<State> for LawPick {
    fn key(&self, _: &State) -> String {
        card_key(self.law)
    }

    fn words(&self, state: &State) -> Label {
        let label = Label::from(self.law.title());
        let Some(law) = state.content.laws.iter().find(|it| it.id == self.law) else { return label };
        let words = joined(law.words.iter().map(brief::decree));
        if let Some(lost) = rows::lost(state, &law.at_once).filter(|_| !self.quiet) {
            return label.detail(lost);
        }
        let words = if self.quiet || law.at_once.is_empty() {
            words
        } else {
            Text::new("detail-law").with("price", brief::steps(&law.at_once)).with("words", words)
        };
        let clauses = [Clause::new(0, words)].into_iter().chain(unlocked(state, &law.words));
        label.detail(Text::of_clauses(clauses.collect()))
    }

    fn appeals(options: &[&LawPick], state: &State) -> Vec<i32> {
        appeal::table::cards(state, options.iter().map(|it| it.law))
    }
}

impl Choice<State> for NextText<'_> {
    fn key(&self, _: &State) -> String {
        card_key(self.card)
    }

    /// What comes of it as things stand now.
    fn words(&self, state: &State) -> Label {
        let now = effects::ahead(state, &Scope::of_card(self.card), self.text.steps());
        let label = Label::from(self.card.title());
        if now.is_empty() { label.detail("detail-text-idle") } else { label.detail(brief::steps(now)) }
    }

    fn appeals(options: &[&NextText<'_>], state: &State) -> Vec<i32> {
        appeal::table::cards(state, options.iter().map(|it| it.card))
    }
}

impl Choice<State> for FirstDiscard {
    fn key(&self, _: &State) -> String {
        card_key(self.card)
    }

    fn words(&self, state: &State) -> Label {
        let label = Label::from(self.card.title());
        let Some(card) = citizens::find(state, self.card) else { return label };
        let cost = match &card.setup {
            _ if !self.paid => Text::new("detail-unpaid").with("who", card.of.text()),
            // SET-23.
            Setup::Do(Step::Exhaust(who)) => {
                let pawns: u32 = meant(state, who.of).into_iter().map(|it| action::pawns_of(state, it)).sum();
                Text::new("detail-setup-tired").with("what", card.setup.text()).with("pawns", pawns)
            }
            cost => cost.text(),
        };
        // CIT-02.
        let lost = Text::new("discard-loses").with("what", lost(card));
        // HUN-01, HUN-07.
        let hunger = match &card.setup {
            Setup::Do(Step::HungerMore(n)) if self.paid => Some(Text::new("discard-hunger").with("n", *n)),
            _ => None,
        };
        let at = card.at.iter().map(|it| Text::new("discard-where").with("at", Work::arg(it))).collect();
        let at = Text::new("discard-at").with("pawn", card.of.text()).with("at", brief::few(at, 2));
        let told = [Clause::new(0, cost)].into_iter().chain(hunger.map(|it| Clause::new(2, it)));
        label.detail(Text::of_clauses(told.chain([Clause::new(1, lost), Clause::new(3, at)]).collect()))
    }
}

/// What a card could do (CIT-03), with the usual effect of its action by name, in so few words that it has room beside the cost.
fn lost(card: &CitizenCard) -> Text {
    let able = &card.ability;
    if able.effect.contains(&Ability::SwapUpgrade) {
        return "lost-swap".into();
    }
    let named = |it: &Ability| card.at.first().filter(|_| *it == Ability::Usual && able.effect.len() < 3).map(usual);
    let one = |it: &Ability| match it {
        Ability::ClearMixed => "lost-mixed".into(),
        Ability::Collect(n) => Text::new("lost-collect").with("n", *n),
        Ability::Spread(n) => Text::new("lost-spread").with("n", *n),
        Ability::Do(Step::Gain(Gained::Stock(what))) => what.text(),
        Ability::Do(Step::Choose(ways)) => {
            let or = |one: Text, other: Text| Text::new("card-or").with("one", one).with("other", other);
            ways.iter().flat_map(|it| &it.effect).map(lost_step).reduce(or).unwrap_or_else(|| it.text())
        }
        Ability::Do(Step::Activate(Tokens::Type(it))) => Text::new("lost-token").with("token", it.text()),
        Ability::Do(step) => brief::step(step),
        // Beside two more things there is no room for its name.
        it => named(it).unwrap_or_else(|| it.text()),
    };
    let effect = brief::in_a_row(able.effect.iter().map(one));
    match &able.cost {
        Some(Cost::Pay(what)) => Text::new("paid").with("cost", what.text()).with("effect", vec![effect]),
        Some(cost) => Text::new("paid").with("cost", cost.text()).with("effect", vec![effect]),
        None => effect,
    }
}

fn lost_step(step: &Step) -> Text {
    match step {
        Step::DrawActiveHope => "lost-hope".into(),
        Step::DiscardActiveDiscontent => "lost-discontent".into(),
        step => brief::step(step),
    }
}

/// What an action does as a rule (ACT-21).
fn usual(at: &Work) -> Text {
    match at {
        Work::Action(Action::Gather) => Text::new("lost-gather").with("n", gather::CUBES),
        at => Text::new("lost-usual").with("at", Work::arg(at)),
    }
}

impl Choice<State> for YesNo<'_> {
    fn key(&self, _: &State) -> String {
        if self.yes { "yes" } else { "no" }.to_owned()
    }

    fn words(&self, state: &State) -> Label {
        if self.yes {
            Label::from("yes").detail(Text::new("unpaid").with("effect", now::steps(state, self.effect)))
        } else {
            Label::from("no").detail(self.no)
        }
    }
}
