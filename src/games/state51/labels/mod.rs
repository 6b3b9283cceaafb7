//! What offers, cards and boards say to players. Rules name ids and facts; the words for them are put together here, when
//! somebody reads them.

pub(super) mod building;
pub(super) mod cards;
pub(super) mod details;
mod good_for;
pub(super) mod goods;
mod groups;

pub(super) mod hand;
pub(super) mod keys;
pub(super) mod offers;
pub(super) mod phrases;
pub(super) mod stock;

mod payment;
mod stores;
mod turn;
