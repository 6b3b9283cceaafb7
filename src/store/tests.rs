//! The database file: what it refuses and what it keeps.
