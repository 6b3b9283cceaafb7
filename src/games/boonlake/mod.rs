//! Boonlake. Not in the registry before its words and pictures stand.
#![allow(dead_code, reason = "what is not in the registry is called by tests only")]

mod content;
