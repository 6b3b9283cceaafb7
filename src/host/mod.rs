//! The club around the tables: lobby, seats, answers, undo, delivery.
