//! speech: being built.
