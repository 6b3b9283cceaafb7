//! Rule tests of the second half of the catalogue: PAT, ATK, ASM, END, DET.
