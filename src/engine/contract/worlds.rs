//! Other worlds: the same answers after a roll, a shuffle or a hidden choice that came out differently. A viewer who
//! has seen no difference yet may see none but by an answer that is sealed.

use std::collections::{BTreeMap, BTreeSet};

use super::replay::{differing, other_note};
use super::{Case, Promise, name, viewers};
use crate::engine::chance::Twist;
use crate::engine::{Answer, Form, Mark, Note, Record, Sight, Step, Trail, Viewer, Who, World};

/// So often something is dealt anew before it counts as kept. What only one card of thirty changes stays the same by accident
/// in one of nine times with 64 deals, and once in thirty million with these.
const REDEALS: u64 = 512;

/// What differs in another world, and from which step on it may show.
struct Other<'t> {
    what: &'t str,
    trail: &'t Trail,
    first: usize,
    /// Who knows the difference, because it is their own answer.
    knows: Option<Viewer>,
}

impl Case<'_> {
    pub(super) fn worlds(&mut self, count: usize) {
        let marks = self.game.boundaries(self.record);
        for at in 0..count {
            if at % 2 == 0 {
                self.other_luck(&marks);
            } else {
                self.other_choice(&marks);
            }
        }
    }

    /// One roll comes out differently, or two cards change places in a deck.
    fn other_luck(&mut self, marks: &[Mark]) {
        let mut purposes: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, roll) in self.trail.run.rolls.iter().enumerate().filter(|it| it.1.of > 1) {
            let purpose = roll.label.rsplit_once('/').map_or("", |it| it.0);
            purposes.entry(purpose).or_default().push(at);
        }
        let purposes: Vec<Vec<usize>> = purposes.into_values().collect();
        if purposes.is_empty() {
            return;
        }
        // What is rolled seldom is as likely as what is rolled all the time.
        let rolls = &purposes[self.below(purposes.len())];
        let roll = rolls[self.below(rolls.len())];
        let (label, number) = (self.trail.run.rolls[roll].label.clone(), self.below(1 << 20) as u64);
        let Some(first) = self.trail.steps.iter().position(|it| it.rolls > roll) else { return };
        let from = first.checked_sub(1).and_then(|at| newest(marks, self.trail.steps[at].n));
        let what = format!("`{label}` comes out differently");
        let trail = self.game.trail(self.record, from, World::Twisted(Twist { label: label.clone(), number }));
        let shown = self.compare(&Other { what: &what, trail: &trail, first, knows: None });
        if let Some((step, by)) = shown.filter(|_| label.starts_with("deck/")) {
            self.future(marks, (roll, step), by, &trail, &label);
        }
    }

    /// One answer is another one, of which others may not learn.
    fn other_choice(&mut self, marks: &[Mark]) {
        let hidden: Vec<usize> = (0..self.trail.steps.len()).filter(|at| self.hidden(*at).is_some()).collect();
        if hidden.is_empty() {
            return;
        }
        let at = hidden[self.below(hidden.len())];
        let Some((answer, form)) = self.hidden(at) else { return };
        let n = self.trail.steps[at].n;
        let Some(key) = self.other_key(&form, &answer) else { return };
        let mut record: Record = self.record.clone();
        record.answers[n].key.clone_from(&key);
        let trail = self.game.trail(&record, newest(marks, n), World::Real);
        let what = format!("answer {} is `{key}`", n + 1);
        let knows = Some(Viewer::Seat(answer.seat));
        self.compare(&Other { what: &what, trail: &trail, first: at + 1, knows });
    }

    /// The answer that was given at a step, if not everybody may know it.
    fn hidden(&self, at: usize) -> Option<(Answer, Form)> {
        let step = &self.trail.steps[at];
        let answer = self.record.answers.get(step.n)?;
        let asked = step.asked.iter().find(|it| it.who.seat() == answer.seat && it.ask.id == answer.ask)?;
        let is_open = asked.ask.open || matches!(asked.who, Who::Team { .. });
        (!is_open).then(|| (answer.clone(), asked.form.clone()))
    }

    fn other_key(&mut self, form: &Form, answer: &Answer) -> Option<String> {
        let keys: Vec<String> = match form {
            Form::One(offers) => offers.iter().map(|it| it.key.clone()).collect(),
            // Another selection of the same size, by one that is exchanged, or the least that is allowed.
            Form::Some { offers, .. } => {
                let taken: BTreeSet<&str> = answer.key.split('+').collect();
                let exchanged = |new: &str| {
                    let gone = taken.first().copied().unwrap_or_default();
                    answer.key.split('+').map(|it| if it == gone { new } else { it }).collect::<Vec<_>>().join("+")
                };
                offers.iter().filter(|it| !taken.contains(it.key.as_str())).map(|it| exchanged(&it.key)).collect()
            }
            Form::Number { min, max } => (*min..=*max).take(100).map(|it| it.to_string()).collect(),
        };
        let keys: Vec<String> =
            keys.into_iter().filter_map(|it| form.settle(&it)).filter(|it| *it != answer.key).collect();
        if keys.is_empty() { None } else { Some(keys[self.below(keys.len())].clone()) }
    }

    /// Follows both worlds for as long as anybody sees no difference. The first step at which somebody does, if the
    /// luck was other: with the first who does.
    fn compare(&mut self, other: &Other) -> Option<(usize, Viewer)> {
        let everybody: Vec<Viewer> = viewers(self.record.seats).collect();
        let mut unaware: Vec<Viewer> = everybody.iter().copied().filter(|it| Some(*it) != other.knows).collect();
        let mut apart: BTreeSet<Viewer> = BTreeSet::new();
        let mut asked_for = BTreeSet::new();
        let (mut shown, mut found) = (None, Vec::new());
        for at in other.first..self.trail.steps.len() {
            let real = &self.trail.steps[at];
            let Some(there) = other.trail.at(real.n) else { break };
            let before = at.checked_sub(1).map(|it| &self.trail.steps[it]);
            let differ: Vec<Viewer> =
                everybody.iter().copied().filter(|it| !real.sight.same(there.sight.as_ref(), *it)).collect();
            let since = |trail: &Trail| before.and_then(|it| trail.at(it.n)).map_or(0, |it| it.notes);
            let told = |viewer| -> (Vec<Note>, Vec<Note>) {
                let notes = |trail: &Trail, to| trail.told(viewer, since(trail), to).into_iter().cloned().collect();
                (notes(&self.trail, real.notes), notes(other.trail, there.notes))
            };
            let actor =
                real.n.checked_sub(1).and_then(|it| self.record.answers.get(it)).map(|it| Viewer::Seat(it.seat));
            unaware.retain(|viewer| {
                // Somebody else has just got what this viewer does not see.
                let hidden = differ.iter().find(|it| *it != viewer && !apart.contains(*it));
                let sees = differ.contains(viewer);
                let (here, otherwise) = told(*viewer);
                let hears = other_note(&here, &otherwise);
                let (asks_here, asks_there) = (real.asked_of(*viewer), there.asked_of(*viewer));
                // A round of secret choices may stop at another seat's answer, which no longer fits there.
                let stopped = asks_there.is_empty() && asks_here.iter().any(|it| it.secret);
                let asked = asks_here != asks_there && !stopped;
                let who = name(*viewer);
                match (hidden, &hears) {
                    (Some(owner), Some(line)) if !sees => {
                        let what = format!("{who} is told what only {} may see: {line}", name(*owner));
                        found.push((Promise::Notes, real.n, what));
                    }
                    _ if asked && !sees && (hidden.is_some() || real.sealed < real.n) && hears.is_none() => {
                        found.push((
                            Promise::Asks,
                            real.n,
                            format!("{who} is asked by what is hidden: {}", asks(real, there, *viewer)),
                        ));
                    }
                    _ if (sees || asked || hears.is_some()) && actor == Some(*viewer) && real.sealed < real.n => {
                        let how = hears.clone().unwrap_or_else(|| changed(real, there, *viewer));
                        let what = format!("{who} learns by this answer and may still take it back: {how}");
                        found.push((Promise::Seal, real.n, what));
                    }
                    _ => {}
                }
                !(sees || asked || hears.is_some())
            });
            for (viewer, owner) in unaware.iter().flat_map(|it| differ.iter().map(move |owner| (*it, *owner))) {
                if asked_for.insert((viewer, owner)) {
                    let (here, otherwise) = (real.sight.outline(owner), there.sight.outline(owner));
                    if let Some(kept) =
                        kept(&here, &otherwise, |it| Some(real.sight.redealt(viewer, it).outline(owner)))
                    {
                        let (who, whose) = (name(viewer), name(owner));
                        let what = format!("`resample` for {who} never changes what {whose} may see: `{kept}`");
                        found.push((Promise::Resample, real.n, what));
                    }
                }
            }
            shown = shown.or_else(|| differ.first().map(|it| (at, *it)));
            apart.extend(differ);
            if unaware.is_empty() {
                break;
            }
        }
        for (promise, n, what) in found {
            self.tell(promise, n, format!("{what} (if {})", other.what));
        }
        shown
    }

    /// What is drawn after a boundary must come out differently, too, when a seat's guess deals anew what it cannot know. What is
    /// shuffled only after the boundary no guess holds.
    fn future(&mut self, marks: &[Mark], (roll, shown): (usize, usize), by: Viewer, trail: &Trail, label: &str) {
        let real = &self.trail.steps[shown];
        let Some(before) = shown.checked_sub(1).map(|at| self.trail.steps[at].n) else { return };
        let Some(mark) = newest(marks, before).filter(|it| it.rolls() > roll) else { return };
        let cut = self.record.cut(real.n);
        let Some(there) = trail.at(real.n) else { return };
        let (here, otherwise) = (real.sight.outline(by), there.sight.outline(by));
        let mut held = Vec::new();
        for seat in self.record.seats.all() {
            let redealt = |number: u64| {
                let there = self.game.trail(&cut, Some(mark), World::Redealt(Viewer::Seat(seat), number));
                there.at(real.n).map(|it| it.sight.outline(by))
            };
            if kept(&here, &otherwise, redealt).is_some() {
                held.push(seat);
            }
        }
        for seat in held {
            let what = format!(
                "`resample` for seat {} after answer {} keeps what comes of `{label}`",
                seat.letter(),
                mark.used()
            );
            self.tell(Promise::Resample, self.trail.steps[shown].n, what);
        }
    }
}

/// Of the lines that differ between two worlds, those that stay as they are in every one dealt anew. A world in which
/// the answers no longer fit is another one, too.
fn kept(here: &[String], there: &[String], redealt: impl Fn(u64) -> Option<Vec<String>>) -> Option<String> {
    let mut kept: Vec<usize> = (0..here.len()).filter(|at| there.get(*at) != here.get(*at)).collect();
    for number in 0..REDEALS {
        if kept.is_empty() {
            return None;
        }
        let dealt = redealt(number)?;
        // Where there are more or fewer lines, none has its place any more.
        kept.retain(|at| dealt.len() == here.len() && dealt[*at] == here[*at]);
    }
    let lines: Vec<&str> = kept.iter().take(3).map(|at| here[*at].trim()).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// The newest boundary that stood before this question was answered.
fn newest(marks: &[Mark], n: usize) -> Option<&Mark> {
    marks.iter().rfind(|it| it.used() <= n)
}

fn asks(one: &Step, two: &Step, viewer: Viewer) -> String {
    differing(&format!("{:?}", one.asked_of(viewer)), &format!("{:?}", two.asked_of(viewer)))
}

fn changed(one: &Step, two: &Step, viewer: Viewer) -> String {
    let digest = |it: &dyn Sight| it.digest(viewer);
    let (here, there) = (digest(one.sight.as_ref()), digest(two.sight.as_ref()));
    if here == there { asks(one, two, viewer) } else { differing(&here, &there) }
}
