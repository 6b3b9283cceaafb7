//! Rule tests of the second half of the catalogue: PAT, ATK, ASM, END, DET.

mod asm_tests;
mod atk_example_tests;
mod atk_reward_tests;
mod atk_tests;
mod det_tests;
mod end_tests;
mod kit_tests;
mod officer_tests;
mod pat_tests;
mod wrap_up_tests;
