//! What offers, cards and boards say to players. Rules name ids and facts; the words for them are put together here.

pub mod cards;
pub mod moves;
pub mod offers;
pub mod payment;
