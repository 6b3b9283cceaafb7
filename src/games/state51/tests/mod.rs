//! Rule tests of 51st State around the Action phase, written from the catalogue: SET, LOO, PRO, CLN, END, LIM, PRI, CRD-14 to CRD-18.

pub mod kit;

mod cln_tests;
mod end_tests;
mod lim_pay_tests;
mod lim_tests;
mod loo_tests;
mod pri_tests;
mod pro_tests;
mod pro_winter_tests;
mod set_tests;
mod suppliers_tests;
mod view_tests;
