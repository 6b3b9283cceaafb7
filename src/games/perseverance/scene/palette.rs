//! The colours of Perseverance's pictures: paper and sea, sand for the community, jungle for the defense.

use crate::engine::Seat;
use crate::games::perseverance::kinds::{Dino, Good};
use crate::games::perseverance::state::{DieOwner, Owner};
use crate::scene::{Color, Sym, Tone};

pub(super) const SEA: Color = Color::rgb(0xd3e1e4);
pub(super) const DEEP: Color = Color::rgb(0x16394c);
pub(super) const FOAM: Color = Color::rgb(0xbcd3da);
pub(super) const CARD: Color = Color::rgb(0xfdfbf6);
pub(super) const CARD_LINE: Color = Color::rgb(0xd9d2c3);
pub(super) const WELL: Color = Color::rgb(0xf0ebdf);
pub(super) const QUIET: Color = Color::rgb(0x57534a);

pub(super) const SAND: Color = Color::rgb(0xf4e3bf);
pub(super) const SAND_LINE: Color = Color::rgb(0xc7a264);
pub(super) const SAND_SLOT: Color = Color::rgb(0xfff9ea);
/// The ground of an empty die space: sunk, so that a white die stands out.
pub(super) const SAND_WELL: Color = Color::rgb(0xdfc48c);
pub(super) const SAND_COVER: Color = Color::rgb(0xd8bd88);
pub(super) const SAND_INK: Color = Color::rgb(0x4a3211);
pub(super) const SAND_GHOST: Color = Color::rgb(0x8a6c3a);

pub(super) const JUNGLE: Color = Color::rgb(0x2c5744);
pub(super) const JUNGLE_SLOT: Color = Color::rgb(0x173227);
pub(super) const JUNGLE_LINE: Color = Color::rgb(0x4f8068);
pub(super) const JUNGLE_COVER: Color = Color::rgb(0x3b6450);
pub(super) const JUNGLE_INK: Color = Color::rgb(0xe6f1e6);
pub(super) const JUNGLE_GHOST: Color = Color::rgb(0x9dbfa9);

pub(super) const DANGER: Color = Color::rgb(0xb3261e);
pub(super) const SAFE: Color = Color::rgb(0xcfe9d2);
pub(super) const SAFE_INK: Color = Color::rgb(0x14532d);
pub(super) const GOLD: Color = Color::rgb(0xe0a100);
pub(super) const WARN: Color = Color::rgb(0xf2b632);

pub(super) fn seat(seat: Seat) -> Tone {
    Tone::of_seat(seat.index())
}

pub(super) const DISSENTERS: Tone = Tone { fill: Color::rgb(0x626b75), edge: Color::rgb(0x2b3138), on: Color::WHITE };
pub(super) const NEUTRAL: Tone = Tone { fill: Color::WHITE, edge: Color::rgb(0x77736a), on: Color::rgb(0x33373d) };

pub(super) fn owner(owner: Owner) -> Tone {
    match owner {
        Owner::Seat(it) => seat(it),
        Owner::Dissenters => DISSENTERS,
    }
}

pub(super) fn die(owner: DieOwner) -> Tone {
    match owner {
        DieOwner::Neutral => NEUTRAL,
        DieOwner::Seat(it) => seat(it),
        DieOwner::Dissenters => DISSENTERS,
    }
}

/// The letter of an owner: a seat's own, D for the Dissenters (who only play where nobody sits at D).
pub(super) fn letter(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => seat.letter().to_string(),
        Owner::Dissenters => "D".to_owned(),
    }
}

pub(super) const FOOD: Color = Color::rgb(0x9a4a12);
pub(super) const SCRAP: Color = Color::rgb(0x4d5f70);
pub(super) const STORY: Color = Color::rgb(0x2e6b55);
pub(super) const FOLLOWER: Color = Color::rgb(0x6b3a1a);

pub(super) fn good(good: Good) -> (Sym, Color) {
    match good {
        Good::Food => (Sym::Food, FOOD),
        Good::Mr => (Sym::Scrap, SCRAP),
        Good::Story => (Sym::Story, STORY),
        Good::LightSoldier => (Sym::LightSoldier, Color::INK),
        Good::Safeguard => (Sym::Safeguard, Color::rgb(0x1f5c8b)),
        Good::Valor => (Sym::Valor, Color::rgb(0xc03f0c)),
        Good::Follower => (Sym::Follower, FOLLOWER),
        Good::Vote => (Sym::Vote, Color::rgb(0x5a3d8c)),
    }
}

pub(super) fn dino(dino: Dino) -> (Sym, Color) {
    match dino {
        Dino::Trampler => (Sym::Trampler, Color::rgb(0x5f6b1f)),
        Dino::Raptor => (Sym::Raptor, Color::rgb(0xa3391c)),
    }
}
