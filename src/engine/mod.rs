//! The table on which rules run; knows no game, no Discord, no database, no pixels.
