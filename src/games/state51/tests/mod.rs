//! Rule tests of 51st State, a file a chapter, written from the catalogue; numbers are worked out by hand.

mod kit;
mod table;

mod aca_tests;
mod act_tests;
mod bld_tests;
mod blocked_tests;
mod cln_tests;
mod con_tests;
mod crd_tests;
mod deals_tests;
mod def_tests;
mod dev_tests;
mod end_tests;
mod fac_tests;
mod lim_pay_tests;
mod lim_tests;
mod loo_tests;
mod messages_tests;
mod opn_tests;
mod outlook_tests;
mod pas_tests;
mod pri_tests;
mod pro_tests;
mod pro_winter_tests;
mod raze_tests;
mod set_tests;
mod suppliers_tests;
mod table_tests;
mod text_tests;
mod told_pay_tests;
mod told_tests;
mod told_whose_tests;
mod too_dear_tests;
mod view_tests;
