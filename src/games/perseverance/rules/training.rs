//! Training (EFF-04): up to three different options, each effective at once. Keoni's Soldier (LDR-04).

use super::attack::with_due;
use super::community::Further;
use super::cost::Cost;
use super::goods::{buy_soldier, gain_one, lose_followers, take};
use super::outlook::Outlook;
use super::soldiers::{self, Call};
use super::turn::Next;
use crate::engine::{Ask, Fault, Play, Seat, Text};
use crate::games::perseverance::kinds::{Effect, Good, Leader, SoldierKind};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{Soldiers, State, Table};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lesson {
    GainLight,
    FoodLight,
    MrHeavy,
    Upgrade,
    Place,
    /// For nothing in retail, for 1 Follower in the beta.
    Story,
}

/// How many options a Training has at most.
pub(crate) const MOST: usize = 3;

pub(crate) const ALL: [Lesson; 6] =
    [Lesson::GainLight, Lesson::FoodLight, Lesson::MrHeavy, Lesson::Upgrade, Lesson::Place, Lesson::Story];

impl Lesson {
    pub(crate) fn cost(self) -> Cost {
        match self {
            Lesson::GainLight | Lesson::Story => Cost::FREE,
            Lesson::FoodLight => Cost::food(1),
            Lesson::MrHeavy => Cost::mr(1),
            Lesson::Upgrade | Lesson::Place => Cost::stories(1),
        }
    }
}

/// What can be resolved now, without what was chosen already.
pub(crate) fn options(state: &State, seat: Seat, outlook: &Outlook, taken: &[Lesson]) -> impl Iterator<Item = Lesson> {
    let player = &state.board.players[seat];
    let possible = move |it: &Lesson| match it {
        Lesson::GainLight | Lesson::FoodLight => player.supply.light > 0,
        Lesson::MrHeavy => player.supply.heavy > 0,
        Lesson::Upgrade => player.ready.light > 0 && player.supply.heavy > 0,
        Lesson::Place => soldiers::can_place(state, seat),
        Lesson::Story => state.board.retail() || outlook.followers > 0,
    };
    ALL.into_iter().filter(move |it| !taken.contains(it) && outlook.can_pay(it.cost()) && possible(it))
}

/// What Training works with, so that its options can be thought through one after the other.
#[derive(Clone, Copy)]
struct Course {
    food: u32,
    mr: u32,
    stories: u32,
    followers: u32,
    ready: Soldiers,
    supply: Soldiers,
    spaces: usize,
    retail: bool,
}

impl Course {
    /// What is left after an option, if it can be resolved. A Soldier is placed where two could be: less is used up so.
    fn after(mut self, lesson: Lesson) -> Option<Course> {
        let cost = lesson.cost();
        self.food = self.food.checked_sub(cost.food)?;
        self.mr = self.mr.checked_sub(cost.mr)?;
        self.stories = self.stories.checked_sub(cost.stories)?;
        match lesson {
            Lesson::GainLight | Lesson::FoodLight => {
                self.supply.light = self.supply.light.checked_sub(1)?;
                self.ready.light += 1;
            }
            Lesson::MrHeavy => {
                self.supply.heavy = self.supply.heavy.checked_sub(1)?;
                self.ready.heavy += 1;
            }
            Lesson::Upgrade => {
                self.ready.light = self.ready.light.checked_sub(1)?;
                self.supply.heavy = self.supply.heavy.checked_sub(1)?;
                self.supply.light += 1;
                self.ready.heavy += 1;
            }
            Lesson::Place => {
                let from = if self.ready.heavy > 0 { &mut self.ready.heavy } else { &mut self.ready.light };
                *from = from.checked_sub(1)?;
                self.spaces = self.spaces.checked_sub(1)?;
            }
            Lesson::Story => {
                let price = u32::from(!self.retail);
                self.followers = self.followers.checked_sub(price)?;
                self.stories += 1;
            }
        }
        Some(self)
    }

    fn explore(self, taken: &mut Vec<Lesson>, found: &mut Vec<Lesson>) -> usize {
        let mut most = taken.len();
        for lesson in ALL {
            if taken.len() == MOST || taken.contains(&lesson) {
                continue;
            }
            let Some(next) = self.after(lesson) else { continue };
            if !found.contains(&lesson) {
                found.push(lesson);
            }
            taken.push(lesson);
            most = most.max(next.explore(taken, found));
            taken.pop();
        }
        most
    }
}

/// What can be resolved in one Training after these options, at once or thanks to what comes before it there, and how many options
/// in all at most.
pub(crate) fn within_reach(state: &State, seat: Seat, outlook: &Outlook, taken: &[Lesson]) -> (Vec<Lesson>, usize) {
    let player = &state.board.players[seat];
    let course = Course {
        food: outlook.food,
        mr: outlook.mr,
        stories: outlook.stories,
        followers: outlook.followers,
        ready: player.ready,
        supply: player.supply,
        spaces: soldiers::free_spaces(state).len(),
        retail: state.board.retail(),
    };
    let mut found = Vec::new();
    let most = course.explore(&mut taken.to_vec(), &mut found);
    (found, most)
}

pub(crate) fn train(t: &mut Table, seat: Seat) -> Play {
    t.state.board.lessons.clear();
    while t.state.board.lessons.len() < MOST {
        let taken = &t.state.board.lessons;
        let mut lessons: Vec<Further<Lesson>> =
            options(&t.state, seat, &Outlook::now(&t.state, seat), taken).map(Further::To).collect();
        if taken.is_empty() {
            Fault::unless(!lessons.is_empty(), "Training was offered, so one of its options can be resolved")?;
        } else if lessons.is_empty() {
            break;
        } else {
            lessons.push(Further::NoMore);
        }
        let ask = Next::with(t, with_due(t, Ask::new("train", "EFF-04").with("n", taken.len() + 1)));
        let Further::To(lesson) = t.choose(seat, ask, lessons)? else { break };
        t.state.board.lessons.push(lesson);
        resolve(t, seat, lesson)?;
    }
    t.state.board.lessons.clear();
    keoni(t, seat)
}

fn resolve(t: &mut Table, seat: Seat, lesson: Lesson) -> Play {
    let why = Why::Effect(Effect::Training);
    lesson.cost().pay(&mut t.state.board.players[seat])?;
    match lesson {
        Lesson::GainLight | Lesson::FoodLight => buy_soldier(t, seat, SoldierKind::Light, lesson.cost(), why),
        Lesson::MrHeavy => buy_soldier(t, seat, SoldierKind::Heavy, lesson.cost(), why),
        Lesson::Upgrade => {
            let player = &t.state.board.players[seat];
            let most = player.ready.light.min(player.supply.heavy).min(2);
            let ask = Ask::new("upgrade", "EFF-04");
            let ask = t.ask_with(ask, |s, ask| ask.with("who", names::ready(s.board.players[seat].ready)));
            let count = t.number(seat, ask, 1, i64::try_from(most).unwrap_or(1))?;
            let count = usize::try_from(count).unwrap_or(1);
            let player = &mut t.state.board.players[seat];
            take(&mut player.ready.light, count, "there are Light Soldiers on the player board")?;
            take(&mut player.supply.heavy, count, "there are Heavy Soldiers in supply")?;
            player.supply.light += count;
            player.ready.heavy += count;
            t.say_with(|s| {
                let paid = lesson.cost().paid(s.board.retail());
                Text::new("note-upgrade").with("seat", seat).with("n", count).with("paid", paid)
            });
        }
        Lesson::Place => {
            t.say_with(|s| {
                let price = lesson.cost().list(s.board.retail());
                Text::new("note-train-place").with("seat", seat).with("price", price)
            });
            soldiers::place(t, seat, 2, Call::Training)?;
        }
        Lesson::Story => {
            if !t.state.board.retail() {
                lose_followers(t, seat, 1, why);
            }
            gain_one(t, seat, Good::Story, 1, why);
        }
    }
    Ok(())
}

/// LDR-04: after Training, by die or by Leader, one Light from the player board may be placed.
fn keoni(t: &mut Table, seat: Seat) -> Play {
    let ready = t.state.board.players[seat].ready.light > 0;
    if t.state.board.leads(seat, Leader::Keoni) && ready && soldiers::can_place(&t.state, seat) {
        t.state.board.keoni = true;
        soldiers::place(t, seat, 1, Call::Keoni)?;
        t.state.board.keoni = false;
    }
    Ok(())
}
