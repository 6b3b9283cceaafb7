//! What offers, questions and notes call things: message ids with their arguments.

pub(super) mod abilities;
pub(super) mod acts;
pub(super) mod alternatives;
pub(super) mod brief;
pub(super) mod cards;
pub(super) mod cold;
mod food;
pub(super) mod forecast;
pub(super) mod illness;
pub(super) mod none;
pub(super) mod now;
pub(super) mod options;
mod passing;
pub(super) mod people;
pub(super) mod places;
mod prospect;
pub(super) mod routes;
pub(super) mod rows;
pub(super) mod stoking;
pub(super) mod tokens;
pub(super) mod using;
pub(super) mod works;
