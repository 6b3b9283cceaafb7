//! Rule tests of the Action phase: ACT, BLD, DEV, DEA, RAZ, RZO, ACA, FAC, OPN, CON, PAS, DEF, CRD-01 to CRD-13, CRD-19.
//! Numbers are worked out by hand from the catalogue.

mod table;

mod aca_tests;
mod act_tests;
mod bld_tests;
mod con_tests;
mod crd_tests;
mod deals_tests;
mod def_tests;
mod dev_tests;
mod fac_tests;
mod messages_tests;
mod opn_tests;
mod pas_tests;
mod raze_tests;
mod table_tests;
mod trial;
