//! Rule tests of the first half of the catalogue: SET, AST, TRN, EFF, SEC, LDR.
