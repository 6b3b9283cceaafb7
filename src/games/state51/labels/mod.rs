//! What offers, cards and boards say to players. Rules name ids and facts; the words for them are put together here, when
//! somebody reads them.

pub mod cards;
pub mod details;
pub mod goods;

pub mod keys;
pub mod offers;
pub mod phrases;

mod hand;
mod payment;
mod stores;
mod turn;
