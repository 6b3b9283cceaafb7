//! Rule tests, worked out from the rulebooks; each names the rule that it tests.

mod kit;

mod assembly;
mod assets;
mod attack;
mod attack_example;
mod deterministic;
mod dinos;
mod dissenters;
mod effects;
mod end;
mod keys;
mod leaders;
mod officer_cases;
mod officers;
mod patrol;
mod rewards;
mod secondary;
mod set_up;
mod turn;
mod undo;
mod versions;
mod works;
mod wrap_up;
