//! ai: being built.
