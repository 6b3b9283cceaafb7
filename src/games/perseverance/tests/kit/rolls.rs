//! Chosen rolls.

use super::content;
use crate::engine::{Chance, Seed, trial};
use crate::games::perseverance::content::{TrapResult, WallFace};
use crate::games::perseverance::state::{State, Table};

/// Rolls to come, by die: `("wall", &[0, 3])` is face 0 and then face 3. A Threat die shows its face and one.
pub(crate) type Rolls<'a> = &'a [(&'a str, &'a [usize])];

/// The number of the first seed with which six-sided dice roll so.
pub(crate) fn seed(rolls: Rolls) -> u64 {
    let fits = |number: &u64| {
        let mut chance = Chance::new(Seed::from_number(*number));
        rolls.iter().all(|(die, faces)| {
            faces.iter().all(|face| chance.below(&format!("die/{die}"), 6).result[0] as usize == *face)
        })
    };
    (0..10_000_000).find(fits).unwrap()
}

/// A table with chosen rolls.
pub(crate) fn table(state: &State, rolls: Rolls, answers: &str) -> Table<'static> {
    let seats = state.board.players.seats().0;
    trial::seeded(state.clone(), seats, seed(rolls), answers)
}

/// The Wall face with so many Safeguard and Followers, with or without a skull.
pub(crate) fn wall_face(safeguard: u32, followers: u32, skull: bool) -> usize {
    let fits = |it: &WallFace| (it.safeguard, it.followers, it.skull) == (safeguard, followers, skull);
    content().wall_die().iter().position(fits).unwrap()
}

pub(crate) fn trap_face(result: TrapResult, followers: u32) -> usize {
    content().trap_die().iter().position(|it| (it.result, it.followers) == (result, followers)).unwrap()
}
