//! Tests of the component facts against hand-written expectations.
