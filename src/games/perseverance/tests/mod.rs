//! Rule tests of the first half of the catalogue: SET, AST, TRN, EFF, SEC, LDR. They are worked out from the rulebooks.

mod kit_tests;

mod ast_tests;
mod eff_tests;
mod eff_works_tests;
mod keys_tests;
mod ldr_tests;
mod officers_tests;
mod sec_tests;
mod set_dissenters_tests;
mod set_tests;
mod trn_dinos_tests;
mod trn_tests;
mod undo_tests;
