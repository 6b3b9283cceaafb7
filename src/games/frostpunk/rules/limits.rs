//! The ends of tracks and supplies (LIM).

use super::decisions::decide;
use super::{Play, Table, illness};
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::amounts::People;
use crate::games::frostpunk::content::kinds::Citizen;

/// EXP-12, LIM-01: the marker moves; what is above its end comes as other types of choice. Then some of them fall ill.
pub(crate) fn gain_people(t: &mut Table, people: People) -> Play {
    let most = t.state.content.boards.limits.citizens;
    let mut taken = Vec::new();
    for _ in 0..people.n {
        let room = |it: Citizen| t.state.board.people(it).citizens < most;
        let open: Vec<Citizen> =
            if room(people.of) { vec![people.of] } else { Citizen::ALL.into_iter().filter(|it| room(*it)).collect() };
        if open.is_empty() {
            break;
        }
        let of = decide(t, Ask::new("newcomer", "LIM-01"), open)?;
        t.state.board.people_mut(of).citizens += 1;
        taken.push(of);
    }
    t.say_with(|_| Text::new("note-people").with("what", people.text()));
    taken.into_iter().take(people.ill as usize).try_for_each(|it| illness::ill(t, it))
}
