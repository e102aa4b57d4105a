//! input: being built.
