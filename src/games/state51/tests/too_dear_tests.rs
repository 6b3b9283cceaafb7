//! What is too dear is refused in a line that fits, whatever could bring some of it; and every card to keep has its whole line.

use super::kit::*;
use crate::engine::{Choice as _, DETAIL, Refusal, Text, Words as _};
use crate::games::Registry;
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Ability, Bag, Cost};
use crate::games::state51::content::kinds::{Exchange, Faction, Good};
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::goods::cost_list;
use crate::games::state51::rules::action::Action;
use crate::games::state51::rules::connection;
use crate::games::state51::rules::faction_board::workers_cost;
use crate::games::state51::rules::means::Means;
use crate::games::state51::rules::setup::Dealt;
use crate::games::state51::rules::too_dear::{Lacking, MOST, wanted};
use crate::games::state51::rules::visit;
use crate::games::state51::state::State;
use crate::words::{Language, Speech, Wordbook};

/// What a refusal may take.
const LONGEST: usize = 280;

fn voices() -> Vec<Speech> {
    let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
    let names = ["Ania", "Bartek"].map(str::to_owned).to_vec();
    [Language::En, Language::Pl].map(|it| book.game("state51", it).plain(names.clone())).into()
}

/// Every card lies before both players and in the hand of A.
fn everything() -> State {
    let all: Vec<String> = built_in().locations.iter().map(|it| it.key.clone()).collect();
    let all = all.join(" ");
    game(2).hand(A, &all).built(A, &all).built(B, &all).connections(A, "merchants junk-train punks thugs")
}

/// All that could bring anything, one kind after the other.
fn sources(state: &State) -> Vec<Vec<Action>> {
    let cards: Vec<LocationId> = state.content.locations().map(|it| it.0).collect();
    let exchanges = Faction::ALL
        .into_iter()
        .flat_map(|faction| Exchange::ALL.into_iter().map(move |exchange| Action::Exchange { faction, exchange }));
    vec![
        exchanges.collect(),
        Good::BASIC.into_iter().map(Action::Workers).collect(),
        state.rows(A).map(|it| Action::Use(it.id)).collect(),
        state.rows(B).map(|it| Action::Visit { owner: B, target: it.id }).collect(),
        state.content.connections().map(|it| Action::Play(it.0)).collect(),
        cards.iter().map(|it| Action::Build(*it)).collect(),
        cards.iter().map(|it| Action::Deal(*it)).collect(),
        cards.iter().map(|it| Action::Raze(*it)).collect(),
    ]
}

/// How long a refusal becomes at the most by naming so many actions that would bring some of this good.
fn longest_more(state: &State, voice: &Speech, good: Good, most: usize) -> usize {
    let length = |text: &Text| voice.say(text).chars().count();
    let plain = Text::new("refuse-brick");
    let (mut frame, mut names) = (0, Vec::new());
    for kind in sources(state) {
        let said = kind.into_iter().filter_map(|it| {
            let legal = [it];
            let lacking = Lacking { state, seat: A, means: Means::of(state, A), legal: &legal };
            let text = lacking.or_first(plain.clone(), &[good]);
            let more = text.args.iter().find(|it| it.0 == "more")?.1.texts().into_iter().map(length).sum::<usize>();
            frame = length(&text) - length(&plain) - more;
            Some(more)
        });
        names.extend(said.max());
    }
    names.sort_unstable_by(|one, other| other.cmp(one));
    let count = names.len().min(most);
    // " lub " between two of them.
    // Two of the longest kind may be all that there is.
    let twice = names.first().map_or(0, |it| 2 * it + 5);
    if count == 0 { 0 } else { frame + twice.max(names[..count].iter().sum::<usize>() + 5 * (count - 1)) }
}

/// Every pool of none or all of each of these goods, with some Ammo.
fn pools(cost: &Cost) -> Vec<Bag> {
    let mut pools = vec![Bag::new(), Bag::from([(Good::Ammo, 1)]), Bag::from([(Good::Ammo, 2)])];
    for (good, count) in cost.goods.iter().filter(|it| *it.0 != Good::Ammo) {
        let more: Vec<Bag> = pools
            .iter()
            .flat_map(|it| {
                [1, *count].map(|n| {
                    let mut all = *it;
                    all.add(*good, n);
                    all
                })
            })
            .collect();
        pools.extend(more);
    }
    pools
}

#[test]
fn aca_01_whatever_is_missing_and_could_bring_it_fits_a_refusal() {
    let mut state = everything();
    let legal: Vec<Action> = sources(&state).into_iter().flatten().collect();
    let content = state.content.clone();
    let mut costs: Vec<(Text, Cost)> = vec![
        (Text::new("exchange-worker"), workers_cost()),
        (Text::new("refuse-what-visit"), visit::cost()),
        (Text::new("connection-junk-train"), connection::price()),
    ];
    for (id, location) in content.locations() {
        for ability in &location.abilities {
            if let Ability::Use { cost, .. } = ability {
                costs.push((card_label(&state, id), cost.clone()));
            }
        }
    }
    for faction in Faction::ALL {
        let name = |it: Exchange| Text::new(format!("exchange-{}", it.key()));
        costs.extend(Exchange::ALL.map(|it| (name(it), content.board(faction).exchange(it).0.clone())));
    }
    for (_, it) in content.connections() {
        costs.push((Text::new(format!("connection-{}", it.key)), it.cost.clone()));
    }
    let mut wrong = Vec::new();
    for voice in voices() {
        let length = |text: &Text| voice.say(text).chars().count();
        let more: Vec<(Good, usize)> =
            Good::ALL.into_iter().map(|it| (it, longest_more(&state, &voice, it, MOST - 1))).collect();
        let of = |good: Good| more.iter().find(|it| it.0 == good).map_or(0, |it| it.1);
        let brick = [Good::Brick, Good::Ammo, Good::Development].into_iter().map(of).max().unwrap_or(0);
        let text = Text::new("refuse-brick");
        if length(&text) + brick > LONGEST {
            wrong.push(format!("{} with {brick}: {}", length(&text) + brick, voice.say(&text)));
        }
        for (what, cost) in &costs {
            for pool in pools(cost) {
                state.board.players[A].pool = pool;
                let lacking = |legal| Lacking { state: &state, seat: A, means: Means::of(&state, A), legal };
                let Some(alone) = lacking(&[]).unpaid("ACA-01", what.clone(), cost) else { continue };
                let whole = lacking(&legal).unpaid("ACA-01", what.clone(), cost).unwrap();
                let missing = Means::of(&state, A).missing(cost).unwrap();
                let more = wanted(&missing).into_iter().map(of).max().filter(|_| whole.text.id == "refuse-more");
                let all = length(&alone.text) + more.unwrap_or(0);
                if all > LONGEST {
                    wrong.push(format!("{all} with {more:?}: {}", voice.say(&alone.text)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn bld_02_missing_contacts_and_what_could_bring_some_fit_a_refusal() {
    let mut state = everything();
    let mut wrong = Vec::new();
    for voice in voices() {
        let length = |text: &Text| voice.say(text).chars().count();
        for good in [Good::Grey, Good::Red, Good::Blue] {
            state.board.players[A].pool = Bag::new();
            let more = longest_more(&state, &voice, good, MOST);
            for pool in [Bag::new(), Bag::from([(good, 2), (Good::Universal, 2)])] {
                state.board.players[A].pool = pool;
                let lacking = Lacking { state: &state, seat: A, means: Means::of(&state, A), legal: &[] };
                let Refusal { text, of_all, .. } = lacking.contacts("BLD-02", 5, cost_list(&Cost::of(good, 5)), good);
                for said in [Some(text), of_all].into_iter().flatten() {
                    let all = length(&said) + more;
                    if all > LONGEST {
                        wrong.push(format!("{all} with {more}: {}", voice.say(&said)));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// SET-05, RAZ-01, DEA-01: whatever the card, the line of what it is kept for has room for what it gives.
#[test]
fn set_05_no_card_to_keep_lacks_its_spoils_or_its_deal() {
    // Cards of the expansions with long names of tokens or three kinds of Spoils; whole cards stand in the picture besides.
    let without_deal = ["car-garage", "ohio-cavalry", "demolition-team"];
    let (mut wrong, voices) = (Vec::new(), voices());
    for last in [false, true] {
        let state = game(2).with(|s| s.board.end_begun = last);
        for (card, location) in state.content.locations() {
            let words = Dealt { card, copy: 1 }.words(&state);
            let detail = words.detail.unwrap();
            for voice in &voices {
                let said = voice.say(&detail);
                let marks = if voice.language() == Language::Pl {
                    ["; Łupy: ", "; Umowa: "]
                } else {
                    ["; Spoils: ", "; Deal: "]
                };
                let marks = if without_deal.contains(&&*location.key) { &marks[..1] } else { &marks[..] };
                if marks.iter().any(|it| !said.contains(it)) || said.chars().count() > DETAIL {
                    wrong.push(format!("{} | {said}", voice.say(&words.text)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
