//! What an Assembly does not offer, and why: a die to place, and the reward tiles of the Zones that somebody does not lead.

use super::assembly::{Standing, owners, standing};
use super::blocked::{Blocked, refuse};
use crate::engine::{Label, Seat, Text};
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Owner, State};

/// That there are no dice comes first: whoever was about to play on learns why that cannot be.
pub(super) fn blocked(state: &State, seat: Seat) -> Blocked {
    let dice = Label::from("refuse-what-die").of("place".to_owned());
    let mut all = vec![(dice, refuse("ASM-01", "refuse-assembly-dice"))];
    for zone in Zone::ALL {
        let standing = standing(&state.board, zone);
        if standing.top != [Owner::Seat(seat)] {
            let tile = Label::from(Text::new("refuse-what-tile").with("zone", names::zone(zone)));
            let own = state.board.zones[zone].presence(Owner::Seat(seat));
            all.push((tile.of(format!("tile/{}", zone.key())), refuse("ASM-02", no_tile(&standing, own))));
        }
    }
    all
}

/// Who has it instead, or that a tie takes it from all.
fn no_tile(standing: &Standing, own: usize) -> Text {
    let id = match standing.top.as_slice() {
        [] => "refuse-tile-nobody",
        [Owner::Seat(_)] => "refuse-tile-other",
        [Owner::Dissenters] => "refuse-tile-dissenters",
        [_, _] => "refuse-tile-tied-two",
        _ => "refuse-tile-tied",
    };
    let text = Text::new(id).with("who", owners(standing)).with("n", standing.most).with("own", own);
    text.with("half", standing.population / 2)
}
