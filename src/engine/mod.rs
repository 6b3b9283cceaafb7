//! The table on which rules run. Start reading here.
//!
//! A game is one plain function over a [`Table`]: `t.choose(seat, ask, options)?` is the question, the list of legal
//! moves, the check, the log entry and the continuation. If the [`Record`] already holds the answer, `choose` returns
//! it and the rules run on; if not, it returns [`Stop::Asking`] and `?` unwinds to the top. This module knows no game,
//! no Discord, no SQL and no pixels.

mod ask;
mod chance;
mod contract;
mod deck;
mod facts;
mod fault;
mod foresight;
mod fuzz;
mod game;
mod gather;
mod look_up;
mod note;
mod orders;
mod outcome;
mod playout;
mod policy;
mod record;
mod run;
mod seat;
mod sheet;
mod source;
mod table;
mod text;
mod trail;
pub mod trial;
mod view;

#[cfg(test)]
mod tests;

pub use ask::{Ask, Choice, Decision, Drift, Form, Group, Label, Offer, Opt, Pass, Play, Refusal, Scope, Stop, Who};
pub use chance::{Chance, Roll, Seed};
pub use contract::{Finding, Promise, Reader, Shown, examine};
pub use deck::Deck;
pub use facts::Facts;
pub use fault::{Fault, Offered};
pub use foresight::{Foreseen, foresee, seals};
pub use fuzz::{Fuzz, FuzzReport, Played};
pub use game::{AnyGame, Card, Game, OptionKind, OptionSpec, Passes, Shelf, Verb};
pub use gather::Solo;
pub use look_up::{AID, BRIEF, LookUp};
pub use note::{Audience, Note, Weight};
pub use orders::{Order, suppose};
pub use outcome::{Common, Outcome, Ranking};
pub use playout::{Guess, Playout, known_record};
pub use policy::{Policy, Question, RandomPolicy, Shape};
pub use record::{Answer, Record, RecordError};
pub use run::{Mark, Run, Sight, Standing, play_out};
pub use seat::{PerSeat, Seat, Seats};
pub use sheet::Row;
pub use table::{Seal, Table};
pub use text::{Arg, Clause, DETAIL, Plain, Text, Words};
pub use trail::{Step, Trail, World};
pub use view::{Part, View, Viewer};
