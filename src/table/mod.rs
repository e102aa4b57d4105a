//! table: being built.
