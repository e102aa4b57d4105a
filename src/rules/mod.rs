//! rules: being built.
