//! Pictures as data, and the painter.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene;
