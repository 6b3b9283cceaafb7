//! Frostpunk: The Board Game, scenario New Home: Crater. What its components say stands in `content`.

mod content;
