//! The map at the start (SET-02 to SET-05).

use super::{Play, Table, map};
use crate::engine::{Offered, Text};
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Corner, Deposit, Distance, Place, Wall};
use crate::games::frostpunk::state::{Built, Cubes, Plot};

/// How many deposits lie in the crater wall (SET-04).
const DEPOSITS: usize = 3;

/// Lays everything out; says how much food the tiles show (SET-10).
pub(crate) fn lay_out(t: &mut Table) -> Play<u32> {
    generator_tile(t);
    crater_wall(t)?;
    t.shuffle_deck("near-tiles", |state| &mut state.secret.near);
    t.shuffle_deck("far-tiles", |state| &mut state.secret.far);
    let content = t.state.content.clone();
    let empty = content.map.corner.iter().filter(|it| !t.state.board.walls.contains_key(&it.key));
    let places: Vec<(Place, Distance)> =
        empty.flat_map(|it| [(it.far, Distance::Far), (it.near, Distance::Near)]).collect();
    map::turn_up(t, &places)
}

/// SET-03.
fn generator_tile(t: &mut Table) {
    let content = t.state.content.clone();
    for row in &content.map.generator_field {
        let cubes = row.cubes.map(|it| Cubes { n: it.n, of: it.of });
        let plot = Plot { cubes, trees: 0, built: row.building.map(Built::new) };
        t.state.board.fields.insert(Field::Generator(row.key), plot);
    }
}

/// SET-04: a token for each corner, clockwise from a random one, until there are three deposits.
fn crater_wall(t: &mut Table) -> Play {
    let content = t.state.content.clone();
    let tokens = content.map.wall_token.iter().flat_map(|it| vec![it.kind; it.count as usize]).collect();
    let mut tokens = t.shuffle::<Wall>("crater-wall", tokens).into_iter();
    let first = t.roll("first-corner", Corner::ALL.len());
    for corner in Corner::ALL.into_iter().cycle().skip(first).take(Corner::ALL.len()) {
        if t.state.board.walls.len() == DEPOSITS {
            break;
        }
        let deposit = match tokens.next().offered("there is a token for each corner")? {
            Wall::Blank => continue,
            Wall::Wood => Deposit::Wood,
            Wall::Coal => Deposit::Coal,
        };
        t.state.board.walls.insert(corner, deposit);
        t.say_with(|_| {
            let corner = Text::new(format!("corner-{}", corner.key()));
            Text::new("note-deposit").with("deposit", deposit.text()).with("corner", corner)
        });
    }
    Ok(())
}
