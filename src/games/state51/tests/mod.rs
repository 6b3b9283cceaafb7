//! Rule tests of 51st State, written from the catalogue.

pub mod kit;
