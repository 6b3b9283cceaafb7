//! Dinos that a placement attracts (TRN-07, TRN-08), and Jack, who leads one of them astray (LDR-02).

use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::{Dino, DinoIcon, Effect, Leader, Zone};
use crate::games::perseverance::labels;
use crate::games::perseverance::names;
use crate::games::perseverance::state::Table;

/// Adds the Dinos of a die space of an effect, top to bottom, to the Defense area of the same Zone.
pub(crate) fn attract(t: &mut Table, seat: Seat, effect: Effect, icons: &[DinoIcon]) -> Play {
    let (zone, mut placed) = (effect.zone(), Vec::new());
    for icon in icons {
        let dinos = match icon.dino() {
            Some(dino) => vec![dino],
            None => roll(t, zone),
        };
        for dino in dinos {
            placed.extend(add(t, zone, dino).map(|spot| (spot, dino)));
        }
    }
    if t.state.board.leads(seat, Leader::Jack) && !placed.is_empty() {
        fireworks(t, seat, effect, &placed)?;
    }
    Ok(())
}

/// Rolls the normal Dino die, or the dangerous one if the Zone is Dangerous. In the deterministic version (DET-01) the
/// face shown counts, and only then the die is rolled for the next time.
fn roll(t: &mut Table, zone: Zone) -> Vec<Dino> {
    let dangerous = t.state.board.zones[zone].dangerous;
    let purpose = if dangerous { "dino-dangerous" } else { "dino-normal" };
    let faces = t.state.content.dino_die(dangerous).len();
    let rolled = t.roll(purpose, faces);
    let face = match &mut t.state.board.dino_dice {
        Some(shown) => std::mem::replace(&mut shown[usize::from(dangerous)], rolled),
        None => rolled,
    };
    let dinos = t.state.content.dino_die(dangerous)[face].shows.clone();
    t.say_with(|_| {
        let id = if dangerous { "note-dino-die-dangerous" } else { "note-dino-die" };
        Text::new(id).with("what", names::dinos(&dinos))
    });
    dinos
}

/// Puts a Dino on the next empty space; one that does not fit is ignored (TRN-08). A Trap stays under it.
/// There is always another Dino (TRN-13).
fn add(t: &mut Table, zone: Zone, dino: Dino) -> Option<Spot> {
    let spot = t.state.free_spots(zone).next();
    let id = match spot {
        Some(_) => "note-dino",
        None => "note-dino-no-space",
    };
    t.say_with(|_| Text::new(id).with("dino", names::dino(dino)).with("zone", names::zone(zone)));
    let spot = spot?;
    t.state.board.zones[zone].dinos.insert(spot, dino);
    Some(spot)
}

/// What Jack can do about the Dinos that were just placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fireworks {
    Stay,
    Send { spot: Spot, dino: Dino, to: Zone },
}

/// LDR-02: one of the Dinos just placed may go to another Defense area, if it leaves a space free there. (In retail
/// the area must have two free spaces, in the beta it must not come to an attack: the same.)
fn fireworks(t: &mut Table, seat: Seat, effect: Effect, placed: &[(Spot, Dino)]) -> Play {
    let from = effect.zone();
    let mut options = vec![Fireworks::Stay];
    for to in Zone::ALL.into_iter().filter(|it| *it != from && t.state.free_spots(*it).count() >= 2) {
        options.extend(placed.iter().map(|(spot, dino)| Fireworks::Send { spot: *spot, dino: *dino, to }));
    }
    let ask = Ask::new("jack", "LDR-02").with("n", placed.len());
    // The effect comes at once after the answer, which may depend on it.
    let ask = t.ask_with(ask, |s, ask| ask.with("then", labels::upcoming(s, seat, effect)));
    let Fireworks::Send { spot, dino, to } = t.choose(seat, ask, options)? else { return Ok(()) };
    t.state.board.zones[from].dinos.remove(&spot).offered("the Dino that was just placed is there")?;
    let target = t.state.free_spots(to).next().offered("the other area has a free Dino space")?;
    t.state.board.zones[to].dinos.insert(target, dino);
    t.say_with(|_| {
        Text::new("note-jack")
            .with("seat", seat)
            .with("leader", names::leader(Leader::Jack))
            .with("dino", names::dino(dino))
            .with("from", names::zone(from))
            .with("to", names::zone(to))
    });
    Ok(())
}
