//! A Discord of our own on loopback.
