//! What Training and Politics let one choose. The active player chooses.

use super::effects::{keoni_places, with_keoni};
use super::{Ending, with_presence};
use crate::engine::{Arg, Choice, Clause, Label, Seat, Text};
use crate::games::perseverance::kinds::{Good, SoldierKind};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::outlook::Outlook;
use crate::games::perseverance::rules::politics::{NeutralDie, ON_BOARD};
use crate::games::perseverance::rules::soldiers::free_spaces;
use crate::games::perseverance::rules::training::{Lesson, MOST, within_reach};
use crate::games::perseverance::rules::turn::Next;
use crate::games::perseverance::state::State;

impl Choice<State> for Lesson {
    fn key(&self, _: &State) -> String {
        let key = match self {
            Lesson::GainLight => "light",
            Lesson::FoodLight => "food-light",
            Lesson::MrHeavy => "mr-heavy",
            Lesson::Upgrade => "upgrade",
            Lesson::Place => "place",
            Lesson::Story => "story",
        };
        key.to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let retail = state.board.retail();
        let id = match self {
            Lesson::GainLight => "offer-train-light",
            Lesson::FoodLight => "offer-train-food-light",
            Lesson::MrHeavy if retail => "offer-train-mr-heavy-retail",
            Lesson::MrHeavy => "offer-train-mr-heavy-beta",
            Lesson::Upgrade => "offer-train-upgrade",
            Lesson::Place => "offer-train-place",
            Lesson::Story if retail => "offer-train-story-retail",
            Lesson::Story => "offer-train-story-beta",
        };
        let (seat, player) = (state.board.active, &state.board.players[state.board.active]);
        let (ready, supply) = (|| names::ready(player.ready), || names::ready(player.supply));
        let detail = match self {
            Lesson::Story => with_keoni(story(state, seat), state, seat, false),
            Lesson::GainLight => {
                with_keoni(recruit("detail-train-light-free", state, seat, SoldierKind::Light), state, seat, true)
            }
            Lesson::FoodLight => {
                let text = recruit("detail-train-light", state, seat, SoldierKind::Light);
                with_keoni(and_left(text, Good::Food, player.food, retail), state, seat, true)
            }
            Lesson::MrHeavy => {
                let text = recruit("detail-train-heavy", state, seat, SoldierKind::Heavy);
                with_keoni(and_left(text, Good::Mr, player.mr, retail), state, seat, false)
            }
            Lesson::Upgrade => {
                let most = player.ready.light.min(player.supply.heavy).min(2);
                let text =
                    Text::new("detail-train-upgrade").with("n", most).with("who", ready()).with("more", supply());
                let text = match self.opens_light(state, seat) {
                    true => Text::of_clauses(vec![Clause::new(0, text), Clause::new(0, "train-light-again")]),
                    false => text,
                };
                match self.leaves_light(state, seat) && keoni_places(state, seat, true) {
                    true => with_keoni(text, state, seat, true),
                    false => and_left(text, Good::Story, player.stories, retail),
                }
            }
            Lesson::Place => {
                let most = player.ready.total().min(free_spaces(state).len()).min(2);
                let with = |id: &'static str| Text::new(id).with("n", most).with("full", full(state, seat));
                match self.leaves_light(state, seat) && keoni_places(state, seat, true) {
                    true => with_keoni(with("detail-train-place-short"), state, seat, true),
                    false => {
                        let text = with("detail-train-place").with("who", ready());
                        and_left(text, Good::Story, player.stories, retail)
                    }
                }
            }
        };
        Label::from(id).detail(detail)
    }
}

impl Lesson {
    /// Whether a Light can be gained again after this option, because it puts some back into an empty supply (AST-02, EFF-04).
    fn opens_light(self, state: &State, seat: Seat) -> bool {
        let (player, lessons) = (&state.board.players[seat], &state.board.lessons);
        let is_open = |it: Lesson| !lessons.contains(&it) && player.food >= it.cost().food;
        let more = lessons.len() + 1 < MOST;
        player.supply.light == 0 && more && [Lesson::GainLight, Lesson::FoodLight].into_iter().any(is_open)
    }

    /// Whether this option may leave a Light on the player board, or another one after it may still bring one (LDR-04).
    fn leaves_light(self, state: &State, seat: Seat) -> bool {
        let taken: Vec<Lesson> = state.board.lessons.iter().copied().chain([self]).collect();
        let (found, _) = within_reach(state, seat, &Outlook::now(state, seat), &taken);
        let recruits = [Lesson::GainLight, Lesson::FoodLight].iter().any(|it| found.contains(it));
        recruits || state.board.players[seat].ready.light > 1
    }
}

/// With what one of a good, which is the price, leaves of it.
fn and_left(text: Text, good: Good, before: u32, retail: bool) -> Text {
    let left = Text::new("train-left").with("what", names::good(good, retail));
    let left = left.with("before", before).with("n", before.saturating_sub(1));
    Text::of_clauses(vec![Clause::new(0, text), Clause::new(1, left)])
}

/// Which of what a Soldier brings on its space there is no room for (AST-03).
fn full(state: &State, seat: Seat) -> Arg {
    let is_full = |good: Good| state.within_limits(seat, good, 1) == 0;
    let word = match (is_full(Good::Valor), is_full(Good::Safeguard)) {
        (true, true) => "both",
        (true, false) => "valor",
        (false, true) => "safeguard",
        (false, false) => "none",
    };
    Arg::Word(word.to_owned())
}

/// What the Story of Training costs, and what it may still pay for there.
fn story(state: &State, seat: Seat) -> Text {
    let (player, retail) = (&state.board.players[seat], state.board.retail());
    let now = names::amount(Good::Story, player.stories, retail);
    // What it may pay for is told while both of that are still to be had: the last option pays for no other one.
    let lessons = &state.board.lessons;
    let pays = lessons.len() + 1 < MOST && ![Lesson::Upgrade, Lesson::Place].iter().any(|it| lessons.contains(it));
    let text = Text::new(match (retail, pays) {
        (true, true) => "detail-train-story-free",
        (true, false) => "detail-train-story-last",
        (false, true) => "detail-train-story-pays",
        (false, false) => "detail-train-story",
    });
    let text = text.with("stories", now);
    match retail {
        true => text,
        false => text.with("followers", names::amount(Good::Follower, player.followers, retail)),
    }
}

/// What a Soldier more leaves ready and in supply.
fn recruit(id: &'static str, state: &State, seat: Seat, kind: SoldierKind) -> Text {
    let player = &state.board.players[seat];
    let (ready, supply) = (player.ready.count(kind), player.supply.count(kind));
    Text::new(id)
        .with("before", ready)
        .with("n", ready + 1)
        .with("supply", supply)
        .with("left", supply.saturating_sub(1))
}

impl Ending for Lesson {
    fn ending(state: &State) -> Text {
        let seat = state.board.active;
        match keoni_places(state, seat, false) {
            true => with_keoni("train-ends".into(), state, seat, false),
            false => Text::of_clauses(vec![Clause::new(0, "train-ends"), Clause::new(0, Next::of(state).after())]),
        }
    }
}

impl Choice<State> for NeutralDie {
    fn key(&self, _: &State) -> String {
        match self {
            NeutralDie::Pool(icon) => format!("pool/{}", icon.key()),
            NeutralDie::Board { zone, space, .. } => format!("board/{}/{}", zone.key(), space + 1),
        }
    }

    fn words(&self, state: &State) -> Label {
        let (seat, retail) = (state.board.active, state.board.retail());
        let followers = |n: u32| names::amount(Good::Follower, n, retail);
        match *self {
            NeutralDie::Pool(icon) => {
                let dice = u32::try_from(state.board.own_dice(seat) + 1).unwrap_or(0);
                Label::from(Text::new("offer-politics-pool").with("icon", names::icon(icon)))
                    .under("pool", Text::new("group-pool"))
                    .about(Text::new("detail-politics-pool").with("what", followers(dice)))
                    .detail(
                        Text::new("detail-politics-pool-die")
                            .with("before", state.board.players[seat].dice)
                            .with("n", state.board.players[seat].dice.saturating_sub(1)),
                    )
            }
            NeutralDie::Board { zone, space, icon } => {
                let text = Text::new("offer-politics-board")
                    .with("icon", names::icon_short(icon))
                    .with("zone", names::zone_short(zone))
                    .with("space", space + 1);
                let detail = Text::new("detail-politics-board").with("what", followers(ON_BOARD));
                let detail = with_presence(detail, state, seat, zone);
                let about = Text::new("detail-group-board").with("what", followers(ON_BOARD));
                Label::from(text).under("board", Text::new("group-board")).about(about).detail(detail)
            }
        }
    }
}
