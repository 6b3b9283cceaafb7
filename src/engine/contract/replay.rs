//! Replays: a record run again, from its start, from a boundary or cut short, is the same game; and views change with
//! nothing that their viewer cannot know.

use super::{Case, Promise, name, viewers};
use crate::engine::{Note, Plain, Run, Sight, Standing, Words};

impl Case<'_> {
    pub(super) fn replay(&mut self) {
        let whole = self.game.run(self.record, None);
        match &whole.standing {
            Standing::Fault(fault) => self.tell(Promise::NoFault, whole.used, fault.to_string()),
            Standing::Drift(drift) => {
                let what = format!("the record holds {:?} where `{}` is asked", drift.recorded, drift.asked);
                self.tell(Promise::NoDeadEnd, drift.at, what);
            }
            Standing::Refused(it) => self.tell(Promise::NoDeadEnd, whole.used, format!("{} refuses it", it.rule)),
            Standing::Asking(_) | Standing::Over(_) => {}
        }
        // One boundary and one cut a game, at places that differ from game to game.
        let marks = self.game.boundaries(self.record);
        if !marks.is_empty() {
            let mark = &marks[self.below(marks.len())];
            let rest = self.game.run(self.record, Some(mark));
            let from = format!("the replay from the boundary after {} answers", mark.used());
            let used = mark.used();
            if let Some(what) = self.difference(&whole, &rest) {
                self.tell(Promise::Replay, used, format!("{from} ends otherwise: {what}"));
            }
            let notes = whole.notes.get(rest.notes_before..).unwrap_or_default();
            if let Some(what) = other_note(notes, &rest.notes) {
                self.tell(Promise::Replay, used, format!("{from} tells something else: {what}"));
            }
            let rolls = whole.rolls.get(rest.rolls_before..).unwrap_or_default();
            if rolls != rest.rolls {
                let at = rolls.iter().zip(&rest.rolls).position(|(one, two)| one != two).unwrap_or(0);
                let what = format!("{from} rolls {:?}, not {:?}", rest.rolls.get(at), rolls.get(at));
                self.tell(Promise::Replay, used, what);
            }
        }
        let cut = self.below(self.record.answers.len() + 1);
        let part = self.game.run(&self.record.cut(cut), None);
        if !whole.notes.starts_with(&part.notes) {
            let what = other_note(&whole.notes, &part.notes).unwrap_or_default();
            self.tell(Promise::Replay, cut, format!("the record cut here tells something else: {what}"));
        }
        for (run, n) in [(&part, cut), (&whole, whole.used)] {
            for viewer in viewers(self.record.seats) {
                let there = run.sight.redealt(viewer, cut as u64);
                if !run.sight.same(there.as_ref(), viewer) {
                    let what = differing(&run.sight.digest(viewer), &there.digest(viewer));
                    self.tell(Promise::Views, n, format!("the view of {} shows what it may not: {what}", name(viewer)));
                }
            }
        }
    }

    /// How two runs of the record end differently.
    fn difference(&self, one: &Run, two: &Run) -> Option<String> {
        if one.standing != two.standing {
            return Some(differing(&format!("{:?}", one.standing), &format!("{:?}", two.standing)));
        }
        if one.sealed != two.sealed {
            return Some(format!("{} answers are sealed, not {}", two.sealed, one.sealed));
        }
        let other = viewers(self.record.seats).find(|it| !one.sight.same(two.sight.as_ref(), *it))?;
        let digest = |it: &dyn Sight| it.digest(other);
        let what = differing(&digest(one.sight.as_ref()), &digest(two.sight.as_ref()));
        Some(format!("the view of {}: {what}", name(other)))
    }
}

/// The first line of the log that is another one.
pub(super) fn other_note(one: &[Note], two: &[Note]) -> Option<String> {
    let same = one.iter().zip(two).take_while(|(one, two)| one == two).count();
    let say = |it: Option<&Note>| it.map_or("nothing".to_owned(), |it| format!("{:?}", Plain.say(&it.text)));
    (one.len() != two.len() || same < one.len())
        .then(|| format!("{} became {}", say(one.get(same)), say(two.get(same))))
}

/// Where two long texts part, with a little of what stands around it.
pub(super) fn differing(one: &str, two: &str) -> String {
    let same = one.chars().zip(two.chars()).take_while(|(one, two)| one == two).count();
    let around = |it: &str| it.chars().skip(same.saturating_sub(40)).take(100).collect::<String>();
    format!("`{}` became `{}`", around(one), around(two))
}
