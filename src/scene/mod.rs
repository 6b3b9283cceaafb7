//! Pictures as data, and the painter.
